"""Pieces by number: acts of any change, lists, map, checks, jumps, position files, pack-away."""

import random
from itertools import pairwise

import msgspec
import pytest

from beachmaster.engine.acts import ActWords, LaidTable, moves
from beachmaster.engine.areasketch import area_sketch
from beachmaster.engine.counters import counter_of
from beachmaster.engine.difference import table_changes
from beachmaster.engine.due import due, parts_of
from beachmaster.engine.laid import Lies, follow, net, settle, tick
from beachmaster.engine.module import AdjustError, Recorder
from beachmaster.engine.pack_away import sheet
from beachmaster.engine.pieces import Piece, alike
from beachmaster.engine.piles import flows, in_roster, move, pile_id, with_count
from beachmaster.engine.positions import position_of
from beachmaster.engine.reconcile import PLACES, heaps, meant_moves, such_as, why_not_there
from beachmaster.engine.session import Session
from beachmaster.engine.setup import PositionError
from beachmaster.engine.text import plain_text, render
from engine.pile_game import KINDS, START, ZONES, PileGame, PileState

say = plain_text
NOWHERE = "Enter where at least one counter is, by its id, or how many pieces are in a pile."
WHOLE = "“us” gives a whole number for each kind in each place."


def game_at(**piles):
    return Session(PileGame(start={**piles, "phase": "move"}), 7)


def texts(changes):
    return [render(one.text) for one in changes if one.act != "check"]


def carried_out(pieces, changes):
    """Return how many of each kind lie where once the changes are made by hand."""
    table = {name: piece.count for name, piece in pieces.items()}
    for one in changes:
        if not one.count:
            assert one.act == "check"
            continue
        if one.act in ("take", "move"):
            table[one.piece] -= one.count
            assert table[one.piece] >= 0, "nobody moves what is not there"
        if one.act in ("place", "move"):
            name = one.to or one.piece
            table[name] = table.get(name, 0) + one.count
    return {name: count for name, count in table.items() if count}


def counted(pieces):
    return {name: piece.count for name, piece in pieces.items()}


def random_state(chance):
    """Return piles of any numbers in any places."""
    piles = {
        side: {
            zone: {k: n for k in chance.sample(sorted(kinds), 2) if (n := chance.randrange(4))}
            for zone in ZONES
        }
        for side, kinds in (("us", "ifv"), ("japan", "mb"))
    }
    return PileState(**{side: {z: p for z, p in pile.items() if p} for side, pile in piles.items()})


# -- acts and jumps -----------------------------------------------------------------------------


def test_units_that_change_places_are_one_line_a_kind():
    """Whoever went, nobody says which three of ten equal pieces it were."""
    game, before = PileGame(), PileState(us={"woods": {"i": 4, "f": 1}, "8": {"i": 6}})
    after = PileState(us={"woods": {"i": 1, "f": 1}, "8": {"i": 9}})
    changes = table_changes(game, before, after)
    assert texts(changes) == ["Move 3 Infantry from North East Woods to 8."]
    assert [render(one.text) for one in changes if one.act == "check"] == [
        "Now 8 holds: 9 Infantry.",
        "Now North East Woods holds: 1 Flamethrower, 1 Infantry.",
    ]


def test_what_leaves_the_table_or_comes_to_it_has_its_number():
    game, before = PileGame(), PileState(us={"woods": {"i": 4}}, japan={"beach": {"m": 2}})
    after = PileState(us={"8": {"i": 3}}, japan={"beach": {"m": 5}})
    assert texts(table_changes(game, before, after)) == [
        "Take 1 Infantry away from North East Woods.",
        "Move 3 Infantry from North East Woods to 8.",
        "Place 3 Militia on Green Beach.",
    ]


def test_equal_numbers_are_matched_first():
    pieces = [
        {pile_id("i", zone): Piece(say("i"), zone, say(""), kind="i", count=n)
         for zone, n in zones.items()}
        for zones in ({"a": 5, "b": 2}, {"c": 2, "d": 3, "e": 2})
    ]  # fmt: skip
    found = flows(*pieces)
    assert {(one.count, one.source, one.target) for one in found} == {
        (2, "i@b", "i@c"), (3, "i@a", "i@d"), (2, "i@a", "i@e"),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_the_pieces_before_and_the_acts_make_the_pieces_after(seed):
    chance, game = random.Random(seed), PileGame()
    before, after = random_state(chance), random_state(chance)
    changes = table_changes(game, before, after)
    old, new = game.pieces(before), game.pieces(after)
    assert carried_out(old, changes) == counted(new)
    kinds = {piece.kind for piece in (*old.values(), *new.values())}
    assert len([one for one in changes if one.count]) <= sum(
        len({n for n, p in (*old.items(), *new.items()) if p.kind == kind}) for kind in kinds
    )


@pytest.mark.parametrize("seed", range(20))
def test_of_a_jump_any_ticks_leave_what_is_still_to_be_done(seed):
    """Ticked in any order, the rest of the list still makes the table lie as the game stands."""
    chance, game = random.Random(seed), PileGame()
    before, after = random_state(chance), random_state(chance)
    lies = Lies()
    follow(lies, table_changes(game, before, after))
    settle(lies, game, after)
    table = dict(counted(game.pieces(before)))
    while lies:
        left = [one for one in net(lies, game, after) if one.act != "check"]
        one = chance.choice(left)
        assert carried_out(_as_pieces(table), left) == counted(game.pieces(after))
        table = carried_out(_as_pieces(table), [one])
        tick(lies, one, game, after)
    assert table == counted(game.pieces(after))


def _as_pieces(table):
    return {
        name: Piece(say(""), name.partition("@")[2], say(""), kind=name.partition("@")[0], count=n)
        for name, n in table.items()
    }


def test_jumps_that_follow_one_another_are_one_list():
    game = PileGame()
    states = [PileState(us={"woods": {"i": n}, "8": {"i": 9 - n}}) for n in (4, 6, 5)]
    lies = Lies()
    for one, other in pairwise(states):
        follow(lies, table_changes(game, one, other))
        settle(lies, game, other)
    assert texts(net(lies, game, states[2])) == ["Move 1 Infantry from 8 to North East Woods."]


def test_an_act_names_only_the_piles_that_it_touches():
    game = PileGame(start={"us": {"woods": {"i": 4}, "8": {"i": 1}}, "phase": "move"})
    state = game.first_state(0)
    play = game.play(state, 0, Recorder())
    play.table = LaidTable(game, game.pieces(state))
    move(state.us, "i", 3, "woods", "8")
    play.emit("moved", None, act=moves("us/i@woods", "us/i@8", own=True))
    move(state.us, "i", 1, "woods", "")
    play.emit("lost", say("Lost."), act=moves("us/i@woods"))
    first, second = play.recorder.events
    assert [(one.count, one.piece, one.to, one.own) for one in first.acts] == [
        (3, "us/i@woods", "us/i@8", True),
    ]  # fmt: skip
    assert render(first.act) == "Move 3 Infantry from North East Woods to 8."
    assert (first.to_tick, render(second.act)) == (
        None, "Take 1 Infantry away from North East Woods.",
    )  # fmt: skip
    play.emit("again", None, act=moves("us/i@woods", "us/i@8"))
    assert len(play.recorder.events) == 2  # it lies so already


def test_several_acts_on_one_pile_stay_apart_until_they_are_done():
    game = PileGame(start={"us": {"woods": {"i": 4}}, "phase": "move"})
    state = game.first_state(0)
    play = game.play(state, 0, Recorder())
    play.table = LaidTable(game, game.pieces(state))
    for _ in range(2):
        move(state.us, "i", 1, "woods", "8")
        play.emit("moved", None, act=moves("us/i@woods", "us/i@8"))
    told = list(enumerate(play.recorder.events, 1))
    waits = {part for entry, event in told for part in parts_of(entry, event)}
    lines = due(ActWords(game, state), told, waits)
    assert [render(one.text) for one in lines] == [
        "Move 1 Infantry from North East Woods to 8."
    ] * 2


def test_piles_are_alike_by_place_and_number():
    one = Piece(say("i"), "woods", say(""), kind="i", count=2)
    assert alike(one, msgspec.structs.replace(one, name=say("Infantry")))
    assert not alike(one, with_count(one, 3))
    assert with_count(one, 0) is None


# -- a game -------------------------------------------------------------------------------------


def test_orders_by_number_are_undone_and_gone_along_again():
    session = game_at(us={"woods": {"i": 4, "f": 1}, "8": {"i": 6}})
    start = counted(session.module.pieces(session.state))
    session.answer("woods 8 3i 1f")
    told = [event for _at, event in session.history()][-1]
    assert texts(told.acts) == [
        "Move 3 Infantry from North East Woods to 8.",
        "Move 1 Flamethrower from North East Woods to 8.",
    ]
    moved = counted(session.module.pieces(session.state))
    session.undo()
    assert counted(session.module.pieces(session.state)) == start
    session.redo()
    assert counted(session.module.pieces(session.state)) == moved
    assert carried_out(_as_pieces(start), told.acts) == moved


def test_a_fight_takes_pieces_away_by_number():
    session = Session(PileGame(), 7)
    before = session.module.pieces(session.state)
    session.answer({"hits": [0, 0, 0, 1]})
    [event] = [one for _at, one in session.history() if one.name == "losses"]
    assert render(event.act) == "Take 1 Infantry away from North East Woods."
    assert carried_out(before, event.acts) == counted(session.module.pieces(session.state))


def test_rows_go_by_the_roster_however_the_state_was_read():
    state = PileState(us={"woods": {"v": 1, "i": 2, "f": 3}})
    again = msgspec.json.decode(msgspec.json.encode(state, order="sorted"), type=PileState)
    assert list(again.us["woods"]) == ["f", "i", "v"]
    assert in_roster(again.us["woods"], KINDS) == ["i", "f", "v"]


def test_nobody_moves_what_is_not_there():
    piles = {"woods": {"i": 2}}
    with pytest.raises(ValueError, match="too few"):
        move(piles, "i", 3, "woods", "8")
    move(piles, "i", 2, "woods", "8")
    assert piles == {"8": {"i": 2}}


# -- the table is checked -----------------------------------------------------------------------


def test_a_check_lists_piles_by_number_and_puts_numbers_right():
    session = game_at(us={"woods": {"i": 4, "f": 1}, "8": {"i": 6}}, japan={"beach": {"m": 2}})
    module, state = session.module, session.state
    assert render(such_as(module, state)) == "woods=5 Infantry"
    meant = meant_moves(module, state, ["8=5", "infantry,", "North", "East", "Woods=5i"])
    assert meant == {"us/i@8": 5, "us/i@woods": 5}
    session.adjust(PLACES, meant, "the table shows otherwise")
    assert session.state.us == {"8": {"i": 5}, "woods": {"f": 1, "i": 5}}
    told = [event for _at, event in session.history() if event.acts][-1]
    assert texts(told.acts) == ["Move 1 Infantry from 8 to North East Woods."]
    assert all(change.own for change in told.acts)
    assert "5 Infantry in 8, 5 Infantry in North East Woods" in render(told.text)
    session.undo()
    assert session.state.us["8"] == {"i": 6}
    assert heaps(module, session.state, module.overview(session.state).units) == []


def test_a_pile_may_come_anew_or_go():
    session = game_at(us={"woods": {"i": 4}})
    meant = meant_moves(session.module, session.state, ["woods=0", "Infantry,8=4", "Infantry"])
    session.adjust(PLACES, meant, "so it is")
    assert session.state.us == {"8": {"i": 4}}


class Untold(PileGame):
    """A game that tells neither kinds nor places of its piles."""

    piles_of = None


@pytest.mark.parametrize("game", [PileGame, Untold])
def test_an_empty_place_goes_by_its_name(game):
    start = {"us": {"8": {"i": 6}}, "japan": {"beach": {"b": 1}}, "phase": "move"}
    session = Session(game(start=start), 7)
    typed = "8=2 Infantry, North East Woods=4 Infantry, green=2 75mm gun"
    meant = meant_moves(session.module, session.state, typed.split())
    assert meant == {"us/i@8": 2, "us/i@woods": 4, "japan/b@beach": 2}
    session.adjust(PLACES, meant, "so it is")
    assert session.state.us == {"8": {"i": 2}, "woods": {"i": 4}}
    assert session.state.japan == {"beach": {"b": 2}}


def test_a_kind_that_is_off_the_table_comes_back_by_its_name():
    session = game_at(us={"8": {"i": 6}})
    meant = meant_moves(session.module, session.state, ["woods=1", "Flamethrower"])
    session.adjust(PLACES, meant, "so it is")
    assert session.state.us == {"8": {"i": 6}, "woods": {"f": 1}}
    told = [event for _at, event in session.history() if event.acts][-1]
    assert "1 Flamethrower in North East Woods" in render(told.text)
    with pytest.raises(AdjustError) as refused:
        session.adjust(PLACES, {"japan/m@moon": 1}, "x")
    assert render(refused.value.text) == "Militia: no such value"


def test_an_empty_table_is_told_by_piles():
    session = game_at()
    assert render(such_as(session.module, session.state)) == "woods=1 Infantry"
    assert meant_moves(session.module, session.state, ["beach=12", "75mm"]) == {"japan/b@beach": 12}


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("8>5", "“8>5” is not in the form PLACE=NUMBER KIND, such as woods=5 Infantry."),
        ("8=5 horses", "There is no kind “horses”."),
        ("8=5 i, 8=4 i", "You listed 8=4 i twice."),
        ("moon=4 i", "There is no place “moon”."),
        ("8=75mm gun", "There is no kind “mm gun”."),
        (
            "8=12345i",
            "“8=12345i” is not in the form PLACE=NUMBER KIND, such as woods=5 Infantry.",
        ),
        ("8=x i", "“8=x i” is not in the form PLACE=NUMBER KIND, such as woods=5 Infantry."),
    ],
)
def test_what_is_typed_wrongly_is_said(typed, words):
    session = game_at(us={"woods": {"i": 4}, "8": {"i": 6}})
    with pytest.raises(AdjustError) as refused:
        meant_moves(session.module, session.state, typed.split())
    assert render(refused.value.text) == words


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({"us/i@woods": 4}, "4 Infantry are in North East Woods already."),
        ({"us/i@moon": 4}, "Infantry: no such value"),
        ({"us/i@woods": -1}, "Infantry: no such value"),
        ({"us/i@woods": "8"}, NOWHERE),
        ({"us/i@moon": "8"}, NOWHERE),
        ({"us/i@woods": 1.5}, NOWHERE),
    ],
)
def test_what_cannot_be_put_right_is_refused(value, words):
    session = game_at(us={"woods": {"i": 4}})
    with pytest.raises(AdjustError) as refused:
        session.adjust(PLACES, value, "x")
    assert render(refused.value.text) == words
    assert session.state.us == {"woods": {"i": 4}}
    assert why_not_there(session, {"us/i@woods": 5}) is None


# -- files, lists, map --------------------------------------------------------------------------


def test_a_position_file_holds_piles_and_is_read_again():
    session = game_at(us={"woods": {"i": 4, "f": 1}}, japan={"beach": {"m": 2}})
    written = position_of(session).position
    assert written["us"] == {"woods": {"f": 1, "i": 4}}
    again = Session(PileGame(start=written), 9)
    assert again.state.us == session.state.us
    assert again.state.japan == session.state.japan


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"us": {"moon": {"i": 1}}}, "“us”: there is no place “moon”."),
        ({"us": {"woods": {"x": 1}}}, "“us”: there is no kind “x”."),
        ({"us": {"woods": {"i": 0}}}, "“us”: a number in woods is below 1."),
        ({"us": {"woods": {"i": "4"}}}, WHOLE),
        ({"us": [1]}, WHOLE),
    ],
)  # fmt: skip
def test_a_position_file_with_piles_that_cannot_be_is_refused(given, words):
    with pytest.raises(PositionError) as refused:
        PileGame(start=given).first_state(0)
    assert render(refused.value.text) == words


def test_the_sheet_for_packing_away_lists_piles_by_number():
    session = game_at(us={"woods": {"i": 4, "f": 1}, "8": {"i": 6}})
    lines = sheet(session, say("Piles"), render).splitlines()
    assert "- [ ] **8**: 6 Infantry" in lines
    assert lines[lines.index("## North East Woods") :][2:4] == [
        "- [ ] 1 Flamethrower", "- [ ] 4 Infantry",
    ]  # fmt: skip


def test_lists_and_maps_count_pieces():
    session = game_at(us={"woods": {"i": 4, "f": 1}}, japan={"woods": {"m": 2}})
    rows = session.module.overview(session.state).units
    assert [render(row.titled) for row in rows] == ["4 Infantry", "1 Flamethrower", "2 Militia"]
    assert (counter_of(rows[0]).count, render(counter_of(rows[0]).words)) == (
        4, "4 Infantry in North East Woods",
    )  # fmt: skip
    found = area_sketch(session.module, session.state)
    assert found.blocks["woods"].foot == "U5 J2"
    assert "us, 5 units: 4 Infantry, 1 Flamethrower" in render(found.lines[0])


def test_the_start_is_what_the_other_tests_take_it_for():
    assert counted(PileGame().pieces(PileGame().first_state(0))) == {
        f"{side}/{kind}@{zone}": n
        for side, piles in START.items()
        for zone, pile in piles.items()
        for kind, n in pile.items()
    }

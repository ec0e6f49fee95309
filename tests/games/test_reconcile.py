"""What lies elsewhere on the table is put right at once, whole or not at all, and lost never."""

import pytest

from beachmaster.engine.facts import MapFact
from beachmaster.engine.module import AdjustError, encode
from beachmaster.engine.reconcile import PLACES, Comparing, counters_of, meant_moves
from beachmaster.engine.session import Session, SessionError
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games import catalogue
from beachmaster.games.hell_on_earth.state import State
from own_map import answered

WHY = "the table shows otherwise"
GROUNDS = ["tracked", "own"]
HELL = {
    "turn": 3,
    "phase": "first-movement",
    "us": {
        "23": {"place": "0712"},
        "24": {"place": "0811", "steps": 3, "supported": True},
        "25": {"place": "0910"},
    },
    "japan": [
        {"place": "0605"},
        {"place": "0607", "defence": "ds18"},
        {"place": "0710", "hidden": False, "battalion": "313", "steps": 1},
    ],
}
BIB = {
    "turn": 3,
    "phase": "us-movement",
    "us": {"23-1": {"place": "2015"}, "23-2": {"place": "2016"}},
    "japan": [
        {"place": "2012"},
        {"place": "1815"},
        {"place": "1712", "unit": "2/312", "hidden": False, "dug_in": False},
    ],
}


def begun(position, board="tracked"):
    game = "bloodbath" if position is BIB else "hell-on-earth"
    factory = catalogue.load(game)
    if position is BIB:
        _, module = factory.prepare(Setup(game=game))
        named = min(module.data.japan)
        position = {**BIB, "japan": [*BIB["japan"][:2], {**BIB["japan"][2], "unit": named}]}
    setup, module = factory.prepare(Setup(game=game, seed=4, board=board, position=position))
    session = Session(module, setup.seed)
    if board == "own":
        given(session, True)
    return session


def given(session, value):
    """Answer; what is asked of the map is told as the program's map shows it."""
    full = catalogue.load("hell-on-earth").prepare(Setup(game="hell-on-earth"))[1].prints
    factory = catalogue.load("hell-on-earth")
    answered(session, value, lambda question: factory.answer_from(full, question))


def refused(session, moves):
    before, at = encode(session.state), session.tree.cursor
    with pytest.raises(AdjustError) as error:
        session.adjust(PLACES, moves, WHY)
    assert encode(session.state) == before
    assert session.tree.cursor == at
    assert len(session.tree.entries) == at + 1
    return render(error.value.text)


def places(session):
    return {row.id: row.place for row in counters_of(session.module, session.state)}


@pytest.mark.parametrize("board", GROUNDS)
def test_every_counter_is_listed_with_its_place(board):
    session = begun(HELL, board)
    found = places(session)
    assert {name for name in found if name.isdigit()} == set(session.state.us)
    alive = {name for name, unit in session.state.japan.items() if unit.alive}
    assert {name for name in found if not name.isdigit()} == alive
    assert found["23"] == "0712"
    assert found["147"] == "box7"


@pytest.mark.parametrize("board", GROUNDS)
def test_each_counter_can_be_put_right_by_itself(board):
    """Each goes to a hex where nobody stands, keeps all else, and one undo takes it back."""
    for unit in places(begun(HELL, board)):
        session = begun(HELL, board)
        before = encode(session.state)
        entry = session.adjust(PLACES, {unit: "1107"}, WHY)
        assert places(session)[unit] == "1107"
        assert entry.reason == WHY
        others = {name: at for name, at in places(session).items() if name != unit}
        assert others == {n: at for n, at in places(begun(HELL, board)).items() if n != unit}
        session.undo()
        assert encode(session.state) == before


def test_units_of_bloodbath_are_put_right_by_the_same_words():
    session = begun(BIB)
    for unit, place in places(session).items():
        if place.isdigit():
            session = begun(BIB)
            counters = len(session.state.japan)
            session.adjust(PLACES, {unit: "1511"}, WHY)
            standing = [one.place for one in session.state.japan.values()]
            standing += [one.place for one in session.state.us.values()]
            assert "1511" in standing
            assert place not in standing
            assert len(session.state.japan) == counters


def test_japanese_units_of_bloodbath_trade_places():
    session = begun(BIB)
    here = {one.place: name for name, one in session.state.japan.items() if one.on_map}
    session.adjust(PLACES, {"japan/2012": "1815", "japan/1815": "2012"}, WHY)
    assert {name: session.state.japan[name].place for name in here.values()} == {
        here["2012"]: "1815",
        here["1815"]: "2012",
        here["1712"]: "1712",
    }


@pytest.mark.parametrize("board", GROUNDS)
def test_two_counters_that_stand_in_each_others_hex_are_told_together(board):
    session = begun(HELL, board)
    assert "only one" in refused(session, {"23": "0811"})
    session.adjust(PLACES, {"23": "0811", "24": "0712"}, WHY)
    found = places(session)
    assert (found["23"], found["24"]) == ("0811", "0712")
    assert (session.state.us["24"].steps, session.state.us["24"].supported) == (3, True)
    told = [render(event.text) for event in session.take_events()][-1]
    assert "23rd Marines from 0712 to 0811, 24th Marines from 0811 to 0712" in told
    assert WHY in told


def test_a_marker_goes_with_its_unit_and_a_hidden_unit_stays_hidden():
    session = begun(HELL)
    name = next(n for n, u in session.state.japan.items() if u.place == "0607")
    was = session.state.japan[name].battalion
    session.adjust(PLACES, {name: "0706"}, WHY)
    unit = session.state.japan[name]
    assert (unit.place, unit.hidden, unit.battalion) == ("0706", True, was)
    assert session.state.red["ds18"] == f"defence:{name}"


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ({"23": "9999"}, "23rd Marines: There is no place “9999”"),
        ({"23": "reserv"}, "There is no place “reserv”"),
        ({"23": "0710"}, "only one"),
        ({"23": "0712"}, "23rd Marines: already in 0712"),
        ({"23": "0811", "24": "0811"}, "24th Marines: already in 0811"),
        ({"99": "0512"}, "There is no counter “99”"),
        ({}, "Enter where at least one counter"),
        ({"23": 512}, "Enter where at least one counter"),
        ("0512", "Enter where at least one counter"),
        ({"23": "0512", "24": "0512"}, "only one"),
        ({"23": "0512", "24": "nowhere"}, "There is no place “nowhere”"),
    ],
)
def test_what_cannot_be_is_refused_whole_and_named(moves, why):
    said = refused(begun(HELL), moves)
    assert why in said


def test_a_hex_that_the_players_map_shows_as_sea_is_refused():
    """The program cannot know which is wrong, so the map is put right first."""
    session = begun(HELL, "own")
    run = session._run
    run.learn([MapFact("0512", "terrain", "sea")])
    said = refused(session, {"23": "0512"})
    assert "23rd Marines" in said
    assert "your map shows sea there" in said
    session.adjust(PLACES, {"23": "0513"}, WHY)


def test_what_is_painted_of_an_unknown_map_needs_no_mountain_and_no_airfield():
    """A position may say that an objective is held whose hex nobody has told."""
    factory = catalogue.load("hell-on-earth")
    held = {**HELL, "control": ["airfield1"], "captured": {"airfield1": 3}}
    setup, module = factory.prepare(Setup(game="hell-on-earth", board="own", position=held))
    state = Session(module, setup.seed).state
    assert module.position(state, module.overview(state).units).taken == frozenset()
    assert "same level" in render(module.sight(state, "0712", "0811"))


def test_play_goes_on_from_what_was_put_right():
    """The prompt that waits looks at the table as it is now."""
    session = begun(HELL)
    session.adjust(PLACES, {"23": "1107"}, WHY)
    words = [render(option.text) for option in session.asked.prompt.options]
    assert "23rd Marines in 1107" in words


def test_a_correction_before_it_carries_it_over():
    session = begun(HELL)
    session.answer(["done"])
    confirm = session.asked
    assert confirm is not None
    session.adjust(PLACES, {"23": "1107", "25": "0712"}, WHY)
    session.goto(0)
    session.redo(2)
    assert places(session)["25"] == "0712"


def test_words_name_a_counter_by_number_name_or_hex():
    session = begun(HELL)
    name = next(n for n, u in session.state.japan.items() if u.place == "0605")
    said = ["23>0512", "24th marines>0513", "0605>0706"]
    assert meant_moves(session.module, session.state, said) == {
        "23": "0512",
        "24": "0513",
        name: "0706",
    }


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("23", "not in the form"),
        (">0512", "not in the form"),
        ("77>0512", "no counter “77”"),
        ("hidden unit>0512", "means several counters"),
        ("reserve>0512", "means several counters"),
    ],
)
def test_words_that_name_nothing_are_refused(word, why):
    session = begun(HELL)
    with pytest.raises(AdjustError) as error:
        meant_moves(session.module, session.state, [word])
    assert why in render(error.value.text)


def offered(position, moved, ground, before, now):
    """Tell whether a check is offered where a unit moved between two phases."""
    session, comparing = begun(position), Comparing()
    comparing.is_due(session, ground, "", before)
    session.adjust(PLACES, moved, WHY)
    return comparing.is_due(session, ground, before, now)


def test_a_check_is_offered_on_ones_own_map_when_a_movement_is_over():
    assert offered(HELL, {"23": "0512"}, "own", "first-movement", "first-attack")
    assert not offered(HELL, {"23": "0512"}, "own", "first-movement", "first-movement")
    assert not offered(HELL, {"23": "0512"}, "tracked", "first-movement", "first-attack")
    assert not offered(HELL, {"23": "0512"}, "own", "raid", "second-movement")
    assert offered(BIB, {"23-1": "2014"}, "own", "japanese-movement", "japanese-combat")


def test_on_words_only_there_is_nothing_to_check():
    _, module = catalogue.load("hell-on-earth").prepare(Setup(game="hell-on-earth", board="table"))
    session = Session(module, 0)
    assert isinstance(session.state, State)
    assert counters_of(module, session.state) == ()
    assert "no counter" in refused(session, {"23": "map"})


def test_the_reason_is_kept_and_must_be_there():
    session = begun(HELL)
    with pytest.raises((AdjustError, SessionError)):
        session.adjust(PLACES, {"23": "0512"}, " ")

"""Counted pieces in a game bound as those on maps are, beside units, on the player's own map."""

import contextlib
from types import SimpleNamespace

import msgspec
import pytest

from beachmaster.cli.console import Leaving
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine import ownareas
from beachmaster.engine.areasketch import area_sketch
from beachmaster.engine.difference import table_changes
from beachmaster.engine.module import AdjustError
from beachmaster.engine.pack_away import sheet
from beachmaster.engine.positions import position_of
from beachmaster.engine.reconcile import PLACES, meant_moves, such_as, why_not_there
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.unknown import Unknown
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.storage.starting import Playing
from engine.area_game import printed
from engine.area_piles import PiledAreas

OURS = printed()
BOARD = msgspec.structs.replace(ownareas.bare(OURS, "Mine"), names={"2": "Airfield"})
"""The player's own map, with a name for one area."""


def begun(*, own=True, start=None):
    return Session(PiledAreas(ownareas.OwnAreas(OURS, BOARD) if own else OURS, start), seed=1)


def acts_of(session):
    told = [event for _at, event in session.history() if event.acts][-1]
    return [render(one.text) for one in told.acts]


@pytest.mark.parametrize("own", [False, True])
def test_pieces_move_by_number_and_are_undone(own):
    session = begun(own=own)
    if own:
        with pytest.raises(Unknown) as raised:  # what the own map shows is asked first
            session.answer("3i 1>2")
        session.learn(raised.value.question, {"1-2": True})
    session.answer("3i 1>2")
    assert session.state.piles == {"1": {"us/i": 3}, "2": {"us/i": 5}, "4": {"japan/m": 3}}
    assert acts_of(session) == ["Move 3 Infantry from Area 1 to Area 2."]
    session.undo()
    assert session.state.piles["1"] == {"us/i": 6}


def test_a_jump_is_told_by_numbers():
    session = begun(own=False)
    before = session.copy_state()
    session.answer("3i 1>2")
    module = session.module
    assert [
        render(one.text)
        for one in table_changes(module, session.state, before)
        if one.act != "check"
    ] == ["Move 3 Infantry from Area 2 to Area 1."]


@pytest.mark.parametrize("own", [False, True])
def test_piles_and_units_are_put_right_in_one_check(own):
    session = begun(own=own)
    typed = "1=5 Infantry, Area 3=2 75mm gun, A>5"
    meant = meant_moves(session.module, session.state, typed.split())
    assert meant == {"us/i@1": 5, "us/g@3": 2, "A": "5"}
    assert why_not_there(session, meant) is None
    session.adjust(PLACES, meant, "so it is")
    assert session.state.piles["3"] == {"us/g": 2}
    assert session.state.piles["1"] == {"us/i": 5}
    assert session.state.places == {"A": "5"}
    assert sorted(acts_of(session)) == [
        "Move A from Area 1 to Area 5.",
        "Place 2 75mm Gun on Area 3.",
        "Take 1 Infantry away from Area 1.",
    ]
    with pytest.raises(AdjustError) as refused:
        session.adjust(PLACES, {"us/i@9": 1}, "x")
    assert render(refused.value.text) == "Infantry: no such value"
    assert render(such_as(session.module, session.state)) == "1=6 Infantry"


def test_a_pile_is_put_right_alone_under_its_path():
    session = begun()
    session.adjust(session.module.path_of(session.state, "us/i@1"), 2, "so it is")
    session.adjust(session.module.path_of(session.state, "A"), "3", "so it is")
    assert (session.state.piles["1"], session.state.places) == ({"us/i": 2}, {"A": "3"})


def test_no_pile_lies_in_what_the_own_map_shows_as_sea(monkeypatch):
    session = begun()
    open_ = SimpleNamespace(board=BOARD, land={one: None for one in BOARD.lattice if one != "3"})
    monkeypatch.setattr(PiledAreas, "open_prints", lambda _self, _state: open_)
    module, state = session.module, session.copy_state()
    with pytest.raises(AdjustError) as refused:
        module.adjust(state, PLACES, {"us/g@3": 2})
    assert render(refused.value.text).startswith("75mm Gun cannot be in 3: your map shows sea")
    module.adjust(state, PLACES, {"us/g@5": 2})
    assert state.piles["5"] == {"us/g": 2}


def test_the_table_is_packed_away_and_laid_out_again_from_a_file():
    session = begun()
    lines = sheet(session, plain_text("Piles"), render).splitlines()
    assert "- [ ] **Area 1**: A (whole), 6 Infantry" in lines
    written = position_of(session).position
    again = begun(start={name: written[name] for name in ("piles", "places")})
    assert again.state.piles == session.state.piles
    assert again.state.places == session.state.places


def test_lists_and_the_map_count_pieces():
    session = begun()
    module, state = session.module, session.state
    rows = module.overview(state).units
    assert [render(one.titled) for one in rows if one.count] == [
        "6 Infantry", "2 Infantry", "3 Militia",
    ]  # fmt: skip
    drawn = area_sketch(module, state)
    assert "6" in str(drawn)


def test_an_area_with_a_word_of_the_players_is_named_in_a_check(capsys):
    session = begun()
    lines = iter(["check", "check Airfield=4 Infantry, 2 airfield=1 75mm Gun, A>airfield"])
    playing = Playing(session=session, setup=Setup(game="hell-on-earth"), factory=FACTORY)
    player = TerminalPlayer(playing, Words(), lambda: next(lines, None))
    with contextlib.suppress(Leaving):
        player.play()
    out = capsys.readouterr().out
    assert session.state.piles["2"] == {"us/i": 4, "us/g": 1}, out
    assert session.state.places == {"A": "2"}
    assert "Area 2 Airfield: 2 Infantry" in out

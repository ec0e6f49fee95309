"""A map of areas of the player's own in the terminal: told ahead, asked, put right."""

import contextlib

import msgspec
import pytest

from beachmaster.cli.console import Leaving
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine import ownareas
from beachmaster.engine.pack_away import by_space, sheet
from beachmaster.engine.pieces import Piece
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import plain_text, render
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.storage.starting import Playing
from engine.area_game import AreaGame, printed

OURS = printed()


@pytest.fixture
def said(capsys):
    """Return what is said to lines typed at the toy game on a map of the player's own."""

    def typed(*lines, own=True, names=None):
        board = msgspec.structs.replace(ownareas.bare(OURS, "Mine"), names=names or {})
        prints = ownareas.OwnAreas(OURS, board) if own else OURS
        session = Session(AreaGame(prints, A="1", B="1", J="3"), seed=1)
        left = iter(lines)
        playing = Playing(session=session, setup=Setup(game="hell-on-earth"), factory=FACTORY)
        player = TerminalPlayer(playing, Words(), lambda: next(left, None))
        with contextlib.suppress(Leaving):
            player.play()
        return session, capsys.readouterr().out

    return typed


def learned(session):
    return session.state.learned


def test_areas_are_typed_and_said_by_their_names(said):
    session, out = said("A>Green Hill>5", "y", "y", "map green hill tem 3", "m",
                        names={"2": "Green Hill", "4": "Airfield"})  # fmt: skip
    assert "1 touches 2 Green Hill" in out
    assert "2 Green Hill touches 5" in out
    assert session.state.places["A"] == "5"
    assert learned(session)["2"] == {"tem": 3}
    assert "touches 1, 3, 5" in out
    assert "2 Green Hill: clear" in out


def test_an_area_with_no_name_goes_by_its_number(said):
    _session, out = said("A>2", names={"4": "Airfield"})
    assert "Do 1 and 2 touch on your map?" in out


def test_a_move_asks_for_its_edges_and_goes_on(said):
    session, out = said("A>2>5", "y", "y")
    assert "1 touches 2" in out
    assert session.state.places["A"] == "5"
    assert learned(session) == {"1-2": {"edge": True}, "2-5": {"edge": True}}


def test_the_answer_that_waits_can_be_taken_back(said):
    session, out = said("A>2>5", "b")
    assert "undone" in out
    assert not learned(session)


def test_each_area_is_told_in_a_line_one_after_the_other(said):
    session, out = said("map lines", "2", "1", "false", "b")
    assert "What does your map show in 1?" in out
    assert "What does your map show in 2?" in out
    shown = learned(session)
    assert shown["1-2"] == {"edge": True}
    assert shown["1-5"] == {"edge": False}
    assert shown["1"] == {"tem": 1, "urban": False}


def test_neighbours_terrain_and_edges_are_told_in_words(said):
    session, _out = said("map 5 touches 2, 4", "map 5 tem 3", "map 1-2 no", "map 4 urban true")
    shown = learned(session)
    assert shown["2-5"] == shown["4-5"] == {"edge": True}
    assert shown["3-5"] == shown["1-5"] == {"edge": False}
    assert shown["5"] == {"tem": 3}
    assert shown["1-2"] == {"edge": False}
    assert shown["4"] == {"urban": True}


@pytest.mark.parametrize("line", ["map 5", "map 9 tem 1", "map 5 touches 9", "map x", "map 5 mud"])
def test_what_says_nothing_is_explained(said, line):
    session, out = said(line)
    assert not learned(session)
    assert "map lines asks area by area" in out or "“" in out


def test_gaps_say_what_is_open(said):
    _session, out = said("map 1 touches 2 green", "map gaps")
    assert "edge: " in out
    assert "tem: 2 of 5" in out


def test_what_the_game_knows_otherwise_is_asked_since_when(said):
    session, out = said("map 2-3 no", "now")
    assert "knows something else" in out
    assert learned(session)["2-3"] == {"edge": False}


def test_the_map_is_drawn_on_any_ground(said):
    for own in (True, False):
        assert "controlled by the japan side" in said("m", own=own)[1]


def test_a_map_that_is_told_whole_says_so(said):
    lines = []
    for place in OURS.areas:
        near = " ".join(OURS.neighbours(place))
        lines += [f"map {place} touches {near}", f"map {place} tem {OURS.read(place, 'tem')}"]
        lines += [f"map {place} urban {str(OURS.read(place, 'urban')).lower()}"]
    _session, out = said(*lines, "map lines")
    assert "Every area of your map is entered." in out


def test_the_pack_away_sheet_says_who_controls_what():
    session = Session(AreaGame(A="2", J="3"), seed=1)
    session.state.taken = ["1", "2"]
    text = sheet(session, plain_text("Toy"), render)
    assert "Controlled by the us side: 1, 2" in text
    assert "Controlled by the japan side: 3, 4, 5" in text
    assert "Hexes" not in text


def test_areas_are_listed_in_the_order_of_their_numbers():
    look = plain_text("whole")
    pieces = {str(n): Piece(look, str(n), look) for n in (10, 9, 2, "green")}
    assert list(by_space(pieces)) == ["2", "9", "10", "green"]

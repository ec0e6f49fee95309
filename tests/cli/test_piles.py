"""Pieces by number in the terminal and over JSON lines: orders, checks, jumps, files, reopened."""

import json

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register

AT = {"us": {"woods": {"i": 4, "f": 1}, "8": {"i": 6}}, "phase": "move"}


@pytest.fixture(autouse=True)
def _pile():
    """Put the game of piles into the catalogue, too."""
    register("pile")


@pytest.fixture
def typed(capsys, monkeypatch, tmp_path):
    """Return a way to type lines at the game; what was said stands in one line."""
    monkeypatch.setenv("COLUMNS", "100")
    position = tmp_path / "position.json"
    position.write_text(json.dumps(AT))

    def play(*lines, **wish):
        new = {"seed": 5, "position": position} if not wish.pop("again", False) else {}
        playing = start(Wish(**{"game": "pile", **new, **wish}))
        given = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(given, None)).play()
        playing.close()
        return " ".join(capsys.readouterr().out.split()), playing.session

    return play


def test_orders_are_typed_by_number_and_taken_back(typed):
    said, session = typed("woods 8 3i", "u")
    assert "Move 3 Infantry from North East Woods to 8." in said
    assert session.state.us == AT["us"]
    said, session = typed("woods 8 9i")
    assert "4 Infantry are in North East Woods." in said
    assert session.tree.cursor == 0


def test_the_table_is_listed_and_put_right_by_number(typed):
    said, session = typed("check", "check 8=5 Infantry, woods=5i", "s", "m")
    assert "North East Woods: 4 Infantry, 1 Flamethrower" in said
    assert "If a number differs, enter how many there are: check woods=5 Infantry." in said
    assert "On the table: 5 Infantry in 8, 5 Infantry in North East Woods." in said
    assert "8: 5 Infantry" in said
    assert "U6" in said
    assert session.state.us == {"8": {"i": 5}, "woods": {"f": 1, "i": 5}}


def test_a_position_is_written_and_packed_away_by_number(typed, tmp_path):
    written = tmp_path / "later.json"
    said, _session = typed("pack", f"position {written}")
    assert "4 Infantry" in said
    assert json.loads(written.read_text())["us"] == AT["us"]
    _said, session = typed(position=written)
    assert session.state.us == AT["us"]


def test_a_game_of_piles_is_kept_and_goes_on(typed, tmp_path):
    file = tmp_path / "piles.beachmaster"
    _said, before = typed("woods 8 3i", "8 woods 1i", "u", save=file)
    said, after = typed("check", again=True, save=file)
    assert after.state == before.state
    assert "8: 9 Infantry" in said


def test_json_lines_tell_changes_by_number(talk, tmp_path):
    position = tmp_path / "position.json"
    position.write_text(json.dumps(AT))
    told = talk(
        {"answer": "woods 8 3i"}, {"undo": 1}, {"check": True},
        {"check": {"us/i@woods": 5, "us/i@8": 5}}, game="pile", position=position,
    )  # fmt: skip
    [change] = next(event["changes"] for event in told.of("event") if "changes" in event)
    assert change == {
        "act": "move", "text": "Move 3 Infantry from North East Woods to 8.", "space": "8",
        "piece": "us/i@woods", "count": 3, "to": "us/i@8", "own": True,
    }  # fmt: skip
    [check] = told.of("check")
    assert {one["id"]: one["count"] for one in check["counters"]} == {
        "us/i@woods": 4,
        "us/f@woods": 1,
        "us/i@8": 6,
    }
    assert next(one["text"] for one in check["pieces"]) == "4 Infantry"
    assert told.player.session.state.us["8"] == {"i": 5}

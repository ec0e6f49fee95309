"""Terminal and lines show the open half, and go on where the opponent's half goes wrong."""

import io
import json

import pytest

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.problems import refusal
from beachmaster.cli.render import Words
from beachmaster.cli.seats import Seats
from beachmaster.cli.simulate import Task, _play
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.halves import HiddenError, settle
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.storage import diagnostics
from beachmaster.storage.starting import Wish, start
from screen import island
from screen.island import FACTORY, NAME
from screen.play import SALT

pytestmark = pytest.mark.usefixtures("in_catalogue")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Keep out of a player's folder, on a screen of a hundred columns."""
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")


def sent(*lines):
    """Return what is written to a program that sends these lines."""
    playing, out = start(Wish(game=NAME, seed=3, salt=SALT)), io.BytesIO()
    JsonPlayer(playing, Words(), out).play(io.BytesIO("\n".join(lines).encode()))
    playing.close()
    return [json.loads(line) for line in out.getvalue().splitlines()]


def typed(capsys, *lines):
    """Return what a person reads who types these lines."""
    playing, given = start(Wish(game=NAME, seed=3, salt=SALT)), iter(lines)
    TerminalPlayer(playing, Words(), lambda: next(given, None)).play()
    playing.close()
    return " ".join(capsys.readouterr().out.split())


def test_lines_tell_place_and_key_of_what_was_decided_and_that_it_is_secret():
    first = next(line for line in sent() if line.get("name") == "answered")
    assert first == {
        "type": "event",
        "name": "answered",
        "text": "The Japanese set up.",
        "rules": ["scr:4"],
        "entry": 1,
        "key": "1.set-up/deploy#1",
        "kind": "choose",
        "secret": True,
        "by": "opponent",
    }


def test_its_reasons_are_refused_by_its_number_and_passed_over_without():
    told = sent(
        '{"reasons": 1}', '{"reasons": true}', '{"anew": 1}', '{"correct": 1, "answer": []}'
    )
    errors = [line["message"] for line in told if line["type"] == "error"]
    behind = "That was decided behind the screen and stays secret."
    assert errors == [behind, "The opponent has decided nothing there.", behind, behind]


def breaks(_play):
    """Be a phase that goes wrong as it begins."""
    yield from ()
    raise KeyError("okina")


def test_where_nothing_can_be_carried_out_lines_ask_nobody_else(monkeypatch):
    """No answer of the opponent's is listed, and what went wrong is not told."""
    monkeypatch.setitem(island.PHASES, "bombard", breaks)
    told = sent('{"answer": "hold"}', '{"auto": true}', '{"state": true}')
    assert {line["type"] for line in told} == {"error", "state"}
    assert "okina" not in repr([line for line in told if line["type"] == "error"])


def test_nor_does_the_terminal(capsys, monkeypatch):
    monkeypatch.setitem(island.PHASES, "bombard", breaks)
    said = typed(capsys, "", "inf1>north", "q")
    assert "made a mistake here; nothing changed." in said
    assert "does not count. Enter lets it try again" in said
    assert "inf1>" not in said.replace("> inf1>", "")
    assert "KeyError" not in said


def test_what_went_wrong_is_logged_without_its_words():
    error = HiddenError(island.say("Amiss."))
    error.__cause__ = KeyError("okina")
    assert refusal(error)[0] == error.text
    log = "\n".join(diagnostics.log_lines(5))
    assert "KeyError" in log
    assert "okina" not in log


def test_in_a_simulation_the_opponent_answers_behind_the_screen():
    """Whatever policy its side has: nobody else may be asked."""
    told = []
    for _ in range(2):
        _setup, game = FACTORY.prepare(Setup(game=NAME, seed=5))
        settle(game, 5)
        session = Session(game, 5)
        seats = Seats(FACTORY, {"": "random", "us": "random", "japan": "random"}, session)
        while session.asked is not None:
            seats.answer()
        told.append([entry.given for entry in session.tree.entries])
        assert len(seats.decided) == sum(entry.secret for entry in session.tree.entries) > 9
    assert told[0] == told[1]


def fails(_self, _state, _asked):
    """Be an opponent that finds no answer."""
    yield
    raise ValueError("okina")


def test_what_the_opponent_failed_at_is_logged_without_its_words(monkeypatch):
    monkeypatch.setattr(island.Kuribayashi, "decide", fails)
    sent()
    log = "\n".join(diagnostics.log_lines(9))
    assert "ValueError" in log
    assert "okina" not in log


def test_a_simulation_in_which_the_opponent_fails_is_a_failure(monkeypatch):
    task = Task(setup=Setup(game=NAME), policies={"": "random"}, seeds=[5])
    assert _play(FACTORY, task, 5, None).failure == ""
    monkeypatch.setattr(island.Kuribayashi, "decide", fails)
    told = _play(FACTORY, task, 5, None)
    assert not told.finished
    assert "ValueError" in told.failure
    assert "okina" not in told.failure

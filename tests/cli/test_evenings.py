"""Notes on a moment and evenings, typed: kept in the save, listed, refused in words."""

import io
import json

import pytest

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def typed(capsys, tmp_path):
    """Return a way to type lines at a saved toy game, giving what was printed."""

    def play(*lines):
        playing = start(Wish(game="toy", save=tmp_path / "evening.beachmaster"), seed=5)
        words = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(words, None)).play()
        playing.close()
        return capsys.readouterr().out

    return play


def test_notes_and_evenings_are_kept_until_the_next_time(typed):
    typed("auto 3", "note Ada rolled <b>this</b>", "evening With Ada")
    out = typed("note", "evening", "j")
    assert out.count("Note: Ada rolled <b>this</b>") == 2
    assert "Evening 1, “With Ada”: 0:00 h" in out
    assert "There are no notes." in typed("note -") or "There are no notes." in typed("note")


def test_dice_taken_back_are_counted_without_blame(typed):
    out = typed("1>hill", "done", "3", "u", "4", "evening")
    assert "1 die undone" in out


def test_what_fits_no_line_is_refused_in_words(typed):
    out = typed("evening Early", "auto", "note " + "x" * 501)
    assert "The evening begins with its first answer" in out
    assert "Enter one line of at most 500 printable characters" in out


@pytest.fixture
def sent(tmp_path):
    """Return a way to send lines to a saved toy game, giving what came back."""

    def send(*lines):
        playing = start(Wish(game="toy", save=tmp_path / "evening.beachmaster"), seed=5)
        out = io.BytesIO()
        source = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
        JsonPlayer(playing, Words(), out).play(io.BytesIO(source))
        playing.close()
        return [json.loads(line) for line in out.getvalue().splitlines()]

    return send


def test_lines_keep_notes_and_evenings_until_the_next_time(sent):
    sent({"auto": 3}, {"note": "Ada rolled this"}, {"evening": "With Ada"})
    notes, evenings, none = sent({"note": True}, {"evening": True}, {"note": ""})[1:]
    assert notes["notes"] == [
        {"entry": 3, "note": "Ada rolled this", "text": "Note: Ada rolled this"}
    ]
    assert [(one["number"], one["name"], one["entry"]) for one in evenings["evenings"]] == [
        (1, "With Ada", 1)
    ]
    assert evenings["evenings"][0]["text"] == "Evening 1, “With Ada”: 0:00 h"
    assert evenings["dice_taken_back"] == 0
    assert none == {"type": "notes", "notes": []}


def test_a_line_with_unfit_words_is_refused_and_keeps_nothing(sent):
    lines = sent({"evening": "Early"}, {"note": "x" * 501}, {"note": 3}, {"note": True})[1:]
    assert [line["type"] for line in lines] == ["error", "error", "error", "notes"]
    assert lines[-1]["notes"] == []

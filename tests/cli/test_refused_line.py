"""A line that was refused names its bad part, and stands there again to be edited."""

import contextlib
import os
import subprocess
import sys

import pytest

from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.setup import Setup
from beachmaster.engine.typed import part_at_fault
from beachmaster.games.ie_shima.factory import FACTORY
from beachmaster.storage.starting import Playing
from games.ie_shima.island import at, session

CODE = """
from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
console = Console(Words())
console.keep("1/305 A>9")
print("read", console.ask())
print("read", console.ask())
"""


def read_until(end, words="") -> str:
    """Return what comes out of a terminal until it says these words, or until it is closed."""
    got = ""
    with contextlib.suppress(OSError):  # Linux raises it when the other end is closed
        while not (words and words in got) and (part := os.read(end, 1000)):
            got += part.decode()
    return got


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminal")
def test_a_refused_line_stands_there_again_and_is_edited():
    master, slave = os.openpty()
    with subprocess.Popen([sys.executable, "-c", CODE], stdin=slave, stdout=slave, stderr=slave):
        os.close(slave)
        read_until(master, "1/305 A>9")
        os.write(master, b"\x7f4\n")
        told = read_until(master, "read 1/305 A>4")
        os.write(master, b"new\n")
        told += read_until(master)
    os.close(master)
    assert "read 1/305 A>4" in told
    assert "read new" in told


@pytest.fixture
def moving():
    """Return a game in which two battalions may move out of one area."""
    game = session(position=at({"1/305": "4", "1/306": "4"}, control=["4"]))
    game.answer({"act": "assault", "area": "4"})
    return game


def play(game, monkeypatch, *lines):
    """Type lines; return which of them were kept to be edited."""
    kept, left = [], iter(lines)
    monkeypatch.setattr(Console, "keep", lambda _console, line: kept.append(line))
    playing = Playing(session=game, setup=Setup(game="ie-shima"), factory=FACTORY)
    TerminalPlayer(playing, Words(), lambda: next(left, None)).play()
    return kept


def test_the_part_of_a_line_that_is_wrong_is_named_and_the_line_is_kept(
    moving, monkeypatch, capsys
):
    line = "1/305 A>6 1/306 B>16>1 1/306 C>6"
    assert part_at_fault(moving.asked.prompt, line) == "1/306 B>16>1"
    assert play(moving, monkeypatch, line, "1/305 A>6", "qqq") == [line, "qqq"]
    assert "In your line: 1/306 B>16>1" in capsys.readouterr().out


def test_one_word_has_no_part_that_is_named_again(moving, monkeypatch, capsys):
    assert play(moving, monkeypatch, "1/305 A>16") == ["1/305 A>16"]
    assert "In your line" not in capsys.readouterr().out

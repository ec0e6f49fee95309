"""The mark of a run tells one that broke off from one that ended, and from one still going on."""

import subprocess
import sys

import pytest

from beachmaster.storage.folders import data_folder
from beachmaster.storage.running import NAME, Running

HOLDING = """
import sys
from pathlib import Path
from beachmaster.storage.running import Running
running = Running()
running.note(Path(sys.argv[1]))
print("noted", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def save(tmp_path, monkeypatch):
    """Keep data in a folder of the test's own, with a saved game to name."""
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    path = tmp_path / "evening.beachmaster"
    path.write_bytes(b"a game")
    return path


def going_on(save):
    """Start another process that has a game open."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(save)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdout.readline().strip() == b"noted"
    return process


def test_a_run_that_ended_leaves_no_mark(save):
    first = Running()
    first.note(save)
    assert (data_folder() / NAME).is_file()
    first.end()
    assert not (data_folder() / NAME).exists()
    assert Running().unfinished is None


def test_nothing_was_unfinished_at_the_very_first_start(save):
    running = Running()
    assert running.unfinished is None
    running.end()
    assert not data_folder().exists()


def test_a_run_that_was_killed_is_found_and_one_going_on_is_left_alone(save):
    other = going_on(save)
    beside = Running()
    assert beside.unfinished is None
    beside.note(save.with_name("another.beachmaster"))
    other.kill()
    other.communicate()
    after = Running()
    assert after.unfinished == save
    after.end()
    assert Running().unfinished is None


def test_a_game_that_is_gone_and_a_mark_that_cannot_be_read_are_no_game(save):
    other = going_on(save)
    other.kill()
    other.communicate()
    save.unlink()
    after = Running()
    assert after.unfinished is None
    after.end()
    (data_folder() / NAME).write_text("{")
    broken = Running()
    assert broken.unfinished is None
    broken.end()


def test_a_folder_that_cannot_be_made_stops_nobody(save):
    data_folder().write_text("a file in the way")
    running = Running()
    running.note(save)
    running.end()
    assert running.unfinished is None

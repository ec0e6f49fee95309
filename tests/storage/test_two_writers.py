"""Where the lock's file was taken away, two programs have one game: nothing is replaced."""

import json
import os
import sqlite3
import subprocess
import sys

import pytest

from beachmaster.sqlitefiles import copy_of
from beachmaster.storage.checking import checked_content
from beachmaster.storage.locking import lock_file
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from engine.toy_game import ToyGame
from storage.test_killed import COMMAND, end, started, until_prompt

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a held lock's file stays there")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evening.beachmaster"


@pytest.fixture
def first(path, prepared):
    """Return a game under way and its session, whose lock's file was taken away."""
    saved = SavedGame.create(path, prepared[0])
    session = saved.resume(prepared[1])
    for _ in range(4):
        session.auto()
    lock_file(path).unlink()
    yield saved, session
    saved.close()


def again(path, prepared):
    saved = SavedGame.open(path)
    return saved, saved.resume(ToyGame(prepared[0].options))


def entries(path):
    return checked_content(path).tree.entries


def test_a_lock_that_was_taken_away_is_made_again(first, path):
    first[1].auto()
    assert lock_file(path).exists()
    with pytest.raises(SaveError, match="open in another program"):
        SavedGame.open(path)


def test_whoever_opened_it_since_goes_on_and_the_first_is_told(first, path, prepared):
    second, other = again(path, prepared)
    other.auto()
    before = entries(path)
    for act in (first[1].auto, first[1].undo, lambda: first[1].bookmark("here")):
        with pytest.raises(SaveError, match="open in another program"):
            act()
    assert entries(path) == before
    other.auto()
    second.close()
    assert entries(path) == other.tree.entries


def test_what_another_wrote_and_left_is_not_replaced(first, path, prepared):
    second, other = again(path, prepared)
    other.auto()
    second.close()
    for act in (first[1].auto, first[1].undo, lambda: first[1].bookmark("here")):
        with pytest.raises(SaveError, match="Another program wrote"):
            act()
    assert entries(path) == other.tree.entries
    assert checked_content(copy_of(path)).tree.next_id <= other.tree.next_id


def test_what_was_written_while_another_opened_it_is_not_replaced(path, prepared, first):
    opened = SavedGame.open(path)
    lock_file(path).unlink()
    first[1].auto()
    late = opened.resume(ToyGame(prepared[0].options))
    lock_file(path).unlink()
    with pytest.raises(SaveError, match="Another program wrote"):
        late.auto()
    opened.close()
    assert entries(path) == first[1].tree.entries


def test_a_reader_of_the_file_is_no_writer(first, path):
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(path)) as reader:
        reader.execute("SELECT * FROM entry").fetchall()
        first[1].auto()
        reader.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    first[1].auto()
    assert entries(path) == first[1].tree.entries


def test_entries_and_states_are_only_ever_added(first):
    from beachmaster.storage.content import entry_row
    from beachmaster.storage.tables import EntryRow

    saved, session = first
    changed = {**entry_row(session.tree.entries[1]), "value": '"another"'}
    with pytest.raises(sqlite3.IntegrityError), saved._alone():
        saved._put(EntryRow, changed)


@pytest.mark.slow
def test_two_programs_at_one_game_leave_it_whole_and_the_second_is_told(path):
    one = started(path)
    try:
        until_prompt(one)
        lock_file(path).unlink()
        other = started(path)
        try:
            until_prompt(other)
            for process in (other, one):
                process.stdin.write(b'{"auto":true}\n')
                process.stdin.flush()
            assert until_prompt(other)["type"] == "prompt"
            said = until_prompt(one)
            assert (said["type"], "open in another program" in said["message"]) == ("error", True)
        finally:
            end(other)
    finally:
        end(one)
    assert len(entries(path)) == 2
    words = [*COMMAND, "play", "toy", "--json", "--save", str(path)]
    done = subprocess.run(
        words, input=b'{"auto":true}\n', capture_output=True, check=True, env=dict(os.environ)
    )
    assert json.loads(done.stdout.splitlines()[-1])["type"] == "prompt"

"""A saved game is copied aside at each phase's start: at once, or while the player thinks."""

import sys

import pytest

from beachmaster.sqlitefiles import copy_of
from beachmaster.storage import savefile
from beachmaster.storage.checking import checked_content
from beachmaster.storage.savefile import SavedGame


@pytest.fixture
def saved(tmp_path, prepared):
    """Return a new game without a copy."""
    with SavedGame.create(tmp_path / "evening.beachmaster", prepared[0]) as saved:
        yield saved


@pytest.fixture
def session(saved, prepared):
    session = saved.resume(prepared[1])
    copy_of(saved.path).unlink()
    return session


def to_next_phase(session):
    """Play until a phase begins."""
    before = set(session.snapshots)
    while set(session.snapshots) == before:
        session.auto()


def entries_in_copy(saved):
    return checked_content(copy_of(saved.path)).tree.next_id


def test_a_phase_that_begins_is_copied_at_once(saved, session):
    to_next_phase(session)
    assert entries_in_copy(saved) == session.tree.next_id


def test_at_leisure_it_is_copied_once_when_the_caller_has_time(saved, session):
    saved.at_leisure = True
    to_next_phase(session)
    assert not copy_of(saved.path).exists()
    saved.copy_aside()
    assert entries_in_copy(saved) == session.tree.next_id
    copy_of(saved.path).unlink()
    saved.copy_aside()
    assert not copy_of(saved.path).exists()


def test_a_change_does_it_else_that_comes_late(saved, session, monkeypatch):
    monkeypatch.setattr(savefile, "MOST_LATE", 1)
    saved.at_leisure = True
    to_next_phase(session)
    begun = session.tree.next_id
    session.auto()
    assert entries_in_copy(saved) == begun


def test_the_end_does_it_else(saved, session):
    saved.at_leisure = True
    to_next_phase(session)
    saved.close()
    assert entries_in_copy(saved) == session.tree.next_id


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_the_copy_of_another_file_in_the_place_of_ours_is_left_alone(saved, session):
    saved.at_leisure = True
    to_next_phase(session)
    saved.path.rename(saved.path.with_name("mine"))
    saved.path.write_text("another")
    copy_of(saved.path).write_text("a copy of another")
    saved.copy_aside()
    assert copy_of(saved.path).read_text() == "a copy of another"


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_game_whose_file_was_taken_away_is_copied_all_the_same(saved, session):
    saved.at_leisure = True
    to_next_phase(session)
    saved.path.unlink()
    saved.copy_aside()
    assert entries_in_copy(saved) == session.tree.next_id

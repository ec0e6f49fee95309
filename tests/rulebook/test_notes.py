"""The player's notes and bookmarks."""

import sqlite3
from contextlib import closing

import pytest

from beachmaster.rulebook.notes import Bookmark, Notebook
from beachmaster.rulebook.player import player_database
from beachmaster.rulebook.problems import NoteError, PlayerDataError


@pytest.fixture
def place(tmp_path):
    return tmp_path / "deep" / "player.sqlite"


def test_notes_are_kept_changed_and_removed(place):
    with Notebook(place) as notebook:
        kept = notebook.add("hoe:5.5", "  Roll red.  ")
        notebook.add("bib:20.5", "Other.")
        assert kept.text == "Roll red."
        notebook.change(kept.id, "Roll blue.")
    with Notebook(place) as notebook:
        assert [note.text for note in notebook.notes("hoe:5.5")] == ["Roll blue."]
        notebook.remove(kept.id)
        assert [note.rule_id for note in notebook.notes()] == ["bib:20.5"]


def test_a_note_needs_words_and_has_an_end(place):
    with Notebook(place) as notebook:
        with pytest.raises(NoteError, match="needs a text"):
            notebook.add("hoe:5.5", " \n")
        with pytest.raises(NoteError, match="at most 20000 letters; this has 20001"):
            notebook.add("hoe:5.5", "x" * 20_001)
        for change in (lambda: notebook.change(7, "x"), lambda: notebook.remove(7)):
            with pytest.raises(NoteError, match="There is no note 7"):
                change()


def test_a_bookmark_is_one_a_rule_and_can_be_renamed(place):
    with Notebook(place) as notebook:
        notebook.bookmark("hoe:5.5", "raids")
        notebook.bookmark("hoe:5.5", "all raids")
        assert notebook.bookmarks() == (Bookmark("hoe:5.5", "all raids"),)
        notebook.unbookmark("hoe:5.5")
        notebook.unbookmark("hoe:5.5")
        assert notebook.bookmarks() == ()


def test_what_is_no_database_is_refused_and_left_as_it_is(place):
    place.parent.mkdir()
    place.write_bytes(b"a letter to my aunt" * 100)
    with pytest.raises(PlayerDataError, match=r"player\.sqlite"):
        Notebook(place)
    assert place.read_bytes().startswith(b"a letter")


def test_a_database_of_a_later_version_is_refused(place):
    Notebook(place).close()
    with closing(sqlite3.connect(place)) as database:
        database.execute("PRAGMA user_version = 99")
        database.commit()
    with pytest.raises(PlayerDataError, match="later version"):
        Notebook(place)


def test_the_players_data_lies_in_the_platforms_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path))
    assert player_database() == tmp_path / "player.sqlite"
    monkeypatch.delenv("BEACHMASTER_DATA")
    assert player_database().name == "player.sqlite"
    assert "beachmaster" in player_database().parent.as_posix().lower()


def test_what_no_database_can_hold_is_replaced(place):
    with Notebook(place) as notebook:
        assert notebook.add("hoe:5.5", "bad \udcff\x1b[31m end").text == "bad \ufffd\ufffd[31m end"
        assert notebook.bookmark("hoe:5.5", "\ud800").label == "\ufffd"


def test_a_database_that_fails_in_use_is_said_in_one_line(place):
    with Notebook(place) as notebook:
        notebook.add("hoe:5.5", "one")
        with closing(sqlite3.connect(place)) as database:
            database.execute("DROP TABLE note")
        with pytest.raises(PlayerDataError, match=r"cannot be opened: .*: no such table: note"):
            notebook.notes()

"""The player's notes are copied, and a damaged file of them is kept and replaced, which is said."""

import shutil
import sqlite3
from contextlib import closing

import pytest

from beachmaster.engine.text import render
from beachmaster.rulebook.mending import is_good, mend
from beachmaster.rulebook.notes import Notebook
from beachmaster.rulebook.problems import NoteError
from beachmaster.sqlitefiles import copy_of


@pytest.fixture
def place(tmp_path):
    place = tmp_path / "player.sqlite"
    with Notebook(place) as notebook:
        notebook.add("hoe:5.5", "Roll red.")
        notebook.bookmark("hoe:2", "start")
    return place


def mended(place):
    told = []
    mend(place, told.append)
    return [render(text) for text in told]


def notes(place):
    with Notebook(place) as notebook:
        return [note.text for note in notebook.notes()]


def spoil(place, way):
    content = place.read_bytes()
    if way == "no database":
        place.write_bytes(b"diary" * 400)
    elif way == "cut short":
        place.write_bytes(content[: len(content) // 2])
    elif way == "zeros":
        place.write_bytes(content[:4096] + bytes(len(content) - 4096))
    elif way == "another":
        place.unlink()
        with closing(sqlite3.connect(place)) as raw:
            raw.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, song TEXT)")
            raw.commit()


DAMAGE = ["no database", "cut short", "zeros", "another"]


def test_every_change_is_copied_when_the_notes_are_closed(place):
    assert notes(copy_of(place)) == ["Roll red."]
    before = copy_of(place).stat().st_mtime_ns
    assert notes(place) == ["Roll red."]
    assert copy_of(place).stat().st_mtime_ns == before
    with Notebook(place) as notebook:
        notebook.add("hoe:5.5", "Roll blue.")
    assert notes(copy_of(place)) == ["Roll red.", "Roll blue."]


@pytest.mark.parametrize("way", DAMAGE)
def test_a_damaged_file_is_kept_and_the_last_good_copy_put_in_its_place(place, way):
    spoil(place, way)
    damaged = place.read_bytes()
    (said,) = mended(place)
    assert "The last good copy of them is in their place" in said
    assert "player.sqlite.damaged-1" in said
    assert place.with_name("player.sqlite.damaged-1").read_bytes() == damaged
    assert notes(place) == ["Roll red."]
    assert mended(place) == []


@pytest.mark.parametrize("way", DAMAGE)
def test_without_a_good_copy_new_notes_are_begun(place, way):
    spoil(place, way)
    shutil.copyfile(place, copy_of(place))
    (said,) = mended(place)
    assert "new ones are begun" in said
    assert not place.exists()
    assert notes(place) == []
    with Notebook(place) as notebook:
        assert notebook.add("hoe:5.5", "Anew.").text == "Anew."


def test_a_good_copy_is_never_replaced_by_a_damaged_file(place):
    with Notebook(place) as notebook:
        notebook.add("hoe:5.5", "later")
        spoil(place, "zeros")
    assert notes(copy_of(place)) == ["Roll red."]


def test_a_second_damaged_file_does_not_replace_the_first(place):
    for number in (1, 2):
        spoil(place, "no database")
        assert f"damaged-{number}" in mended(place)[0]


def test_what_is_whole_or_not_there_is_left_alone(place, tmp_path):
    before = place.read_bytes()
    assert mended(place) == mended(tmp_path / "none") == []
    assert is_good(place)
    empty = tmp_path / "empty"
    empty.touch()
    assert mended(empty) == []
    assert place.read_bytes() == before


def test_a_later_format_is_no_damage(place):
    with closing(sqlite3.connect(place)) as raw:
        raw.execute("PRAGMA user_version = 9")
    assert mended(place) == []


def test_a_number_that_no_note_can_have_is_refused(place):
    with Notebook(place) as notebook, pytest.raises(NoteError, match="There is no note"):
        notebook.remove(10**30)

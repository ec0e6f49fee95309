"""The player's notes are copied, and a damaged file of them is kept and replaced, which is said."""

import random
import shutil
import sqlite3
from contextlib import closing, suppress

import pytest

from beachmaster.cli.main import main
from beachmaster.engine.text import render
from beachmaster.rulebook import mending
from beachmaster.rulebook.mending import PLAYER_FORMAT, is_good, mend
from beachmaster.rulebook.notes import Notebook
from beachmaster.rulebook.own_book.shelf import Shelf
from beachmaster.rulebook.problems import NoteError, PlayerDataError, RulebookError
from beachmaster.sqlitefiles import copy_of
from often import few


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
    assert "They are restored from their last good copy" in said
    assert "player.sqlite.damaged-1" in said
    assert place.with_name("player.sqlite.damaged-1").read_bytes() == damaged
    assert notes(place) == ["Roll red."]
    assert mended(place) == []


@pytest.mark.parametrize("way", DAMAGE)
def test_without_a_good_copy_new_notes_are_begun(place, way):
    spoil(place, way)
    shutil.copyfile(place, copy_of(place))
    (said,) = mended(place)
    assert "You start with new ones" in said
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


def test_a_number_that_no_note_can_have_is_refused(place):
    with Notebook(place) as notebook, pytest.raises(NoteError, match="There is no note"):
        notebook.remove(10**30)


def sql(place, *statements):
    with closing(sqlite3.connect(place)) as raw:
        for statement in statements:
            raw.execute(statement)
        raw.commit()


def test_the_schema_that_is_ours_is_the_one_that_is_made(place):
    with closing(sqlite3.connect(place)) as raw:
        made = raw.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    assert {name: " ".join(words.split()) for name, words in made} == mending._OURS


LARGE = "hex(zeroblob(450000000))"
FOREIGN = {
    "trigger": ("CREATE TRIGGER t AFTER INSERT ON note BEGIN DELETE FROM bookmark; END",),
    "view": (f"CREATE VIEW v AS SELECT {LARGE}",),
    "generated": (f"ALTER TABLE note ADD COLUMN more TEXT AS ({LARGE})",),
    "check": (
        "DROP TABLE bookmark",
        "CREATE TABLE bookmark (rule_id VARCHAR NOT NULL, label VARCHAR NOT NULL, "
        f"written VARCHAR NOT NULL, PRIMARY KEY (rule_id), CHECK (length({LARGE}) > 0))",
    ),
    "index": (f"CREATE INDEX i ON note (length({LARGE[:3]}(text)))",),
    "another table": ("CREATE TABLE more (id INTEGER)",),
}


@pytest.mark.parametrize("statements", FOREIGN.values(), ids=FOREIGN)
def test_a_schema_that_is_not_ours_runs_nothing(place, statements):
    """Opening it is refused; a start puts it aside and the last good copy in its place."""
    sql(place, *statements)
    with pytest.raises(PlayerDataError, match="contains what is not ours"):
        Notebook(place)
    (said,) = mended(place)
    assert "They are restored from their last good copy" in said
    assert notes(place) == ["Roll red."]


@pytest.mark.parametrize("statements", [(), *FOREIGN.values()], ids=["as ours", *FOREIGN])
def test_a_file_of_a_later_version_is_left_alone_which_is_said(place, capsys, statements):
    """Whatever else it holds: a later version may have tables and columns that we do not know."""
    sql(place, *statements, f"PRAGMA user_version = {PLAYER_FORMAT + 1}")
    before, there = place.read_bytes(), sorted(place.parent.iterdir())
    assert mended(place) == []
    with pytest.raises(PlayerDataError, match="written by a later version"):
        Notebook(place)
    assert main(["rules", "--data", str(place), "notes"]) == 1
    assert "written by a later version" in capsys.readouterr().err
    for words in (["search", "roll red"], ["search", "--own", "roll red"]):
        assert main(["rules", "--data", str(place), *words]) == 0
        shown = capsys.readouterr()
        assert "Roll red." not in shown.out
        assert shown.err.count("written by a later version") == 1
    assert place.read_bytes() == before
    assert sorted(place.parent.iterdir()) == there


@pytest.mark.parametrize("way", DAMAGE)
def test_a_copy_of_a_later_version_is_not_lost_for_new_notes(place, way):
    sql(copy_of(place), *FOREIGN["another table"], f"PRAGMA user_version = {PLAYER_FORMAT + 1}")
    kept = copy_of(place).read_bytes()
    spoil(place, way)
    assert "They are restored from their last good copy" in mended(place)[0]
    assert place.read_bytes() == copy_of(place).read_bytes() == kept
    with pytest.raises(PlayerDataError, match="written by a later version"):
        Notebook(place)


@pytest.mark.parametrize("seed", few(range(20), 2))
def test_flipped_bits_are_told_in_words(place, seed):
    """Each verb works or is refused by an error of ours, whatever is garbled."""
    chance, whole = random.Random(seed), place.read_bytes()
    texts = [at for at in range(len(whole)) if whole.startswith((b"Roll", b"CREATE", b"hoe:"), at)]
    for number in range(40):
        spoilt = bytearray(whole)
        for _ in range(3):
            near = chance.choice(texts) + chance.randrange(60)
            at = near if number % 2 else chance.randrange(len(whole))
            spoilt[min(at, len(whole) - 1)] ^= 1 << chance.randrange(8)
        place.write_bytes(spoilt)
        for opened in (Notebook, Shelf):
            with suppress(RulebookError), opened(place) as book:
                for ask in ("notes", "bookmarks", "books"):
                    getattr(book, ask, list)()
        place.write_bytes(spoilt)
        mended(place)
        with suppress(PlayerDataError):
            notes(place)
        for beside in place.parent.glob("player.sqlite.damaged-*"):
            beside.unlink()


def test_the_last_good_copy_is_put_back_when_wanted(place, capsys):
    with Notebook(place) as notebook:
        notebook.remove(1)
    copy_of(place).unlink()
    words = ["rules", "--data", str(place), "restore"]
    assert main(words) == 1
    assert "There is no good copy" in capsys.readouterr().err
    with Notebook(place) as notebook:
        notebook.add("hoe:5.5", "Roll red again.")
    sql(place, "DELETE FROM note")
    assert main(words) == 0
    assert "are restored from their last good copy" in capsys.readouterr().out
    assert notes(place) == ["Roll red again."]
    assert place.with_name("player.sqlite.damaged-1").exists()

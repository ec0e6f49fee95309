"""A bad file gets a clear error and stays as it is; the last good copy is offered."""

import random
import shutil
import sqlite3
from contextlib import closing

import pytest

from beachmaster.cli.main import main
from beachmaster.sqlitefiles import copy_of
from beachmaster.storage.checking import checked_content
from beachmaster.storage.database import APPLICATION_ID, FORMAT
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.saves import saved_games
from often import few


@pytest.fixture
def path(tmp_path, prepared):
    """Return a saved game with some play in it."""
    path = tmp_path / "evening.beachmaster"
    with SavedGame.create(path, prepared[0]) as saved:
        session = saved.resume(prepared[1])
        for _ in range(12):
            session.auto()
        session.bookmark("here")
    return path


def refused(path):
    """Open a bad file; return the error after seeing that the file was left alone."""
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        SavedGame.open(path)
    assert path.read_bytes() == before
    return caught.value


def content_of(path):
    found = checked_content(path)
    return found.setup, found.tree.entries, found.tree.cursor, found.tree.bookmarks, found.snapshots


def test_a_flipped_bit_is_noticed_or_does_not_matter(path):
    whole, good = path.read_bytes(), content_of(path)
    chance = random.Random(1945)
    noticed = 0
    for place in chance.sample(range(len(whole)), 120):
        spoilt = bytearray(whole)
        spoilt[place] ^= 1 << chance.randrange(8)
        path.write_bytes(spoilt)
        refusal = None
        try:
            found = content_of(path)
        except SaveError as error:
            refusal = error
        if refusal is None:
            assert found == good
        else:
            noticed += 1
            assert path.name in str(refusal.text)
        assert path.read_bytes() == bytes(spoilt)
    assert noticed > 9


@pytest.mark.parametrize("part", [0.0, 0.001, 0.003, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
def test_a_truncated_file_is_refused(path, part):
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * part)])
    assert refused(path).backup == copy_of(path)


def test_zeros_in_place_of_a_page_are_refused(path):
    whole = path.read_bytes()
    for start in range(4096, len(whole), 4096):
        path.write_bytes(whole[:start] + bytes(4096) + whole[start + 4096 :])
        refused(path)


@pytest.mark.parametrize("content", [b"", b"diary", b"SQLite format 3", b"{}", bytes(5000)])
def test_a_foreign_file_is_refused(path, content):
    path.write_bytes(content)
    assert refused(path).backup == copy_of(path)


def test_another_programs_database_is_refused(path):
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE entry (id)")
        other.commit()
    assert "not a saved game" in str(refused(path).text)


def change(path, *statements):
    with closing(sqlite3.connect(path)) as raw:
        for statement in statements:
            raw.execute(statement)
        raw.commit()


def test_a_later_format_is_refused(path):
    change(path, f"PRAGMA user_version = {FORMAT + 1}")
    assert "later version" in str(refused(path).text)


def test_a_half_written_file_is_refused(tmp_path, path):
    half = tmp_path / "half.beachmaster"
    change(half, f"PRAGMA application_id = {APPLICATION_ID}", "CREATE TABLE x (y)")
    assert "never finished" in str(refused(half).text)
    change(half, "PRAGMA user_version = 1")
    assert "contains “x”" in str(refused(half).text)
    change(half, "DROP TABLE x")
    assert "missing or incomplete" in str(refused(half).text)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET value = '\"1>cave\"' WHERE id = 1",
        "UPDATE entry SET parent = 9 WHERE id = 3",
        "UPDATE entry SET opens = 'x' WHERE id = 3",
        "UPDATE entry SET text = x'ff00' WHERE id = 3",
        "DELETE FROM entry WHERE id = 2",
        "DELETE FROM snapshot",
        "DELETE FROM place",
        "UPDATE place SET cursor = 99",
        "UPDATE snapshot SET state = replace(state, '3', '2')",
        "UPDATE last_child SET child = 5",
        "UPDATE bookmark SET entry = 2",
        "UPDATE game SET seed = '6'",
        "UPDATE data SET content = '{}'",
        "DROP TABLE bookmark",
        "ALTER TABLE entry DROP COLUMN reason",
        "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
        "CREATE VIEW v AS SELECT 1",
    ],
)
def test_a_changed_content_is_refused(path, statement):
    copy = copy_of(path).read_bytes()
    change(path, statement)
    assert refused(path).backup == copy_of(path)
    assert copy_of(path).read_bytes() == copy


def test_a_bad_copy_is_not_offered(path):
    path.write_bytes(b"")
    copy_of(path).write_bytes(b"")
    assert refused(path).backup is None


def test_a_file_left_with_its_log_is_whole(path, prepared, tmp_path):
    saved = SavedGame.open(path)
    session = saved.resume(prepared[1])
    session.auto()
    left = tmp_path / "left.beachmaster"
    for ending in ("", "-wal"):
        shutil.copyfile(path.with_name(path.name + ending), left.with_name(left.name + ending))
    saved.close()
    assert checked_content(left).tree.next_id == session.tree.next_id
    with SavedGame.open(left) as again:
        assert again.resume(prepared[1]).asked.key == session.asked.key
    assert not left.with_name(left.name + "-wal").exists()


@pytest.mark.parametrize("gone", few([4, 12, *range(1, 12)], 2))
def test_a_game_that_lacks_an_answer_is_listed_as_damaged_and_hides_no_other(path, gone, capsys):
    good = path.with_name("another.beachmaster")
    shutil.copyfile(path, good)
    change(path, f"DELETE FROM entry WHERE id = {gone}")
    listed = {one.path: one for one in saved_games(path.parent, told=True)}
    assert listed[path].problem is not None
    assert listed[good].problem is None
    assert listed[good].entries == 12
    assert main(["saves", "list", str(path.parent)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"{path.name} is damaged and is left as it is" in said
    assert "12 answers" in said


@pytest.mark.parametrize("seed", few(range(40), 4))
def test_no_damage_hides_the_other_games(path, seed, capsys):
    """Rows vanish and bytes change at random; the list holds both files each time."""
    chance = random.Random(seed)
    whole = path.read_bytes()
    good = path.with_name("another.beachmaster")
    good.write_bytes(whole)
    for _ in range(12):
        path.write_bytes(whole)
        if chance.random() < 0.5:
            table = chance.choice(["entry", "snapshot", "place", "game", "data", "last_child"])
            change(path, f"DELETE FROM {table} WHERE rowid % {chance.randrange(2, 9)} = 1")
        else:
            spoilt = bytearray(whole)
            for place in chance.sample(range(len(whole)), 40):
                spoilt[place] = chance.randrange(256)
            path.write_bytes(spoilt)
        listed = {one.path: one for one in saved_games(path.parent, told=True)}
        assert listed.keys() == {path, good}
        assert listed[good].problem is None

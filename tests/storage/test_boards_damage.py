"""A bad file of boards gets a clear error and stays as it is; the good copy is kept and offered."""

import os
import random
import sqlite3
from contextlib import closing

import pytest

from beachmaster.engine.facts import MapFact
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.sqlitefiles import copy_of
from beachmaster.storage.board_database import boards_file, restore
from beachmaster.storage.boards import Boards
from beachmaster.storage.locking import lock_file
from beachmaster.storage.problems import BoardsError

BOARD = OwnBoard(format=1, game="toy", id="mine", name="Mine", columns=8, rows=6)
SAND = MapFact("0101", "ground", "sand")
TOLD = [SAND, *(MapFact(place, "height", 3) for place in BOARD.lattice)]


@pytest.fixture
def path():
    """Return a file of boards of which something is known."""
    with Boards() as boards:
        boards.create(BOARD)
        boards.remember("mine", TOLD)
        boards.rename("mine", "Renamed")
    return boards_file()


def known():
    with Boards() as boards:
        return boards.list_boards(), boards.known("mine")


def refused(path):
    """Open a bad file; return the error after seeing that file and copy were left alone."""
    before, copy = path.read_bytes(), copy_of(path).read_bytes()
    with pytest.raises(BoardsError) as caught:
        Boards()
    assert (path.read_bytes(), copy_of(path).read_bytes()) == (before, copy)
    return caught.value


def change(path, *statements):
    with closing(sqlite3.connect(path)) as raw:
        for statement in statements:
            raw.execute(statement)
        raw.commit()
        raw.execute("PRAGMA journal_mode = DELETE")


def test_a_flipped_bit_is_noticed_or_does_not_matter(path):
    good, whole = known(), path.read_bytes()
    chance = random.Random(1945)
    noticed = 0
    for place in chance.sample(range(len(whole)), 60):
        spoilt = bytearray(whole)
        spoilt[place] ^= 1 << chance.randrange(8)
        path.write_bytes(spoilt)
        refusal = None
        try:
            found = known()
        except BoardsError as error:
            refusal = error
        if refusal is None:
            assert found == good
        else:
            noticed += 1
            assert path.name in str(refusal.text)
            assert path.read_bytes() == bytes(spoilt)
    assert noticed > 4


@pytest.mark.parametrize("part", [0.0, 0.001, 0.01, 0.1, 0.5, 0.9, 0.99])
def test_a_truncated_file_is_refused_and_the_copy_put_back(path, part):
    good, whole = known(), path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * part)])
    error = refused(path)
    assert error.backup == copy_of(path)
    damaged = path.read_bytes()
    kept = restore()
    assert kept.read_bytes() == damaged
    assert known() == good


@pytest.mark.parametrize("content", [b"diary", b"SQLite format 3", b"{}", bytes(5000)])
def test_a_foreign_file_is_refused(path, content):
    path.write_bytes(content)
    assert "not a file of boards" in str(refused(path).text)


def test_a_saved_game_is_no_file_of_boards(path, prepared):
    from beachmaster.storage.savefile import SavedGame

    path.unlink()
    SavedGame.create(path, prepared[0]).close()
    assert "not a file of boards" in str(refused(path).text)


def test_a_later_format_is_refused(path):
    change(path, "PRAGMA user_version = 5")
    assert "later version" in str(refused(path).text)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE fact SET value = '\"rock\"' WHERE field = 'ground'",
        "UPDATE fact SET value = x'ff00' WHERE field = 'ground'",
        "UPDATE fact SET place = '0102' WHERE field = 'ground'",
        "UPDATE fact SET board = 'other' WHERE field = 'ground'",
        "UPDATE board SET columns = 4",
        "UPDATE board SET columns = 'four'",
        "UPDATE board SET name = hex(zeroblob(600000))",
        "DELETE FROM board",
        "DROP TABLE fact",
        "ALTER TABLE fact DROP COLUMN tag",
        "ALTER TABLE fact ADD COLUMN more VARCHAR",
        "CREATE TRIGGER t AFTER INSERT ON fact BEGIN DELETE FROM fact; END",
        "CREATE VIEW v AS SELECT 1",
        "CREATE INDEX i ON fact (length(hex(zeroblob(9000))))",
    ],
)
def test_a_changed_content_is_refused(path, statement):
    change(path, statement)
    error = refused(path)
    assert "is damaged and is left as it is" in str(error.text)
    assert error.backup == copy_of(path)


def resealed(path, table, **values):
    """Change a row as somebody would who knows how rows are sealed."""
    from beachmaster.storage.tables import sealed

    with closing(sqlite3.connect(path)) as raw:
        raw.row_factory = sqlite3.Row
        row = dict(raw.execute(f"SELECT * FROM {table}").fetchone())
        key = {name: row[name] for name in ("place", "field", "id") if name in row}
        whole = sealed({**row, **values})
        names = ", ".join(f'"{name}" = ?' for name in whole)
        where = " AND ".join(f"{name} = ?" for name in key)
        raw.execute(f"UPDATE {table} SET {names} WHERE {where}", (*whole.values(), *key.values()))
        raw.commit()
        raw.execute("PRAGMA journal_mode = DELETE")


@pytest.mark.parametrize(
    ("table", "values"),
    [
        ("fact", {"value": "[1]"}),
        ("fact", {"value": "null"}),
        ("fact", {"value": "1.5"}),
        ("fact", {"value": "NaN"}),
        ("fact", {"value": "[" * 9_000}),
        ("fact", {"value": '"' + "x" * 61 + '"'}),
        ("fact", {"place": "0909"}),
        ("fact", {"place": "sea"}),
        ("fact", {"field": "x" * 61}),
        ("fact", {"field": "fort:true"}),
        ("fact", {"tag": "rumour"}),
        ("board", {"columns": 61}),
        ("board", {"columns": 60, "rows": 60}),
        ("board", {"rows": 5}),
        ("board", {"orientation": "round"}),
        ("board", {"name": "x" * 301}),
        ("board", {"placement": "[" * 9_000}),
        ("board", {"placement": '{"width": 0, "height": 3}'}),
        ("board", {"photo": "../../secret"}),
    ],
)
def test_a_row_that_makes_no_sense_is_refused_even_where_it_is_sealed(path, table, values):
    resealed(path, table, **values)
    assert "is damaged and is left as it is" in str(refused(path).text)


def test_a_bad_copy_is_not_offered_and_not_put_back(path):
    path.write_bytes(b"")
    copy_of(path).write_bytes(b"")
    assert refused(path).backup is None
    with pytest.raises(BoardsError, match="no good copy"):
        restore()
    assert path.read_bytes() == b""


def test_a_file_that_is_gone_comes_back_from_its_copy(path):
    good = known()
    path.unlink()
    assert known() == good


def test_a_bad_copy_of_a_file_that_is_gone_is_kept_aside(path):
    path.unlink()
    copy_of(path).write_bytes(b"what is left")
    with Boards() as boards:
        assert boards.list_boards() == []
    (kept,) = path.parent.glob("*.damaged-1")
    assert kept.read_bytes() == b"what is left"


def test_the_copy_holds_what_a_killed_program_told(path):
    boards = Boards()
    boards.remember("mine", [MapFact("0101", "ground", "rock")])
    with Boards():  # as the next start, while the first never closes
        pass
    with closing(sqlite3.connect(copy_of(path))) as raw:
        rows = raw.execute("SELECT value FROM fact WHERE field = 'ground'").fetchall()
    boards.close()
    assert rows == [('"rock"',)]


def test_a_file_taken_away_in_the_middle_is_put_back_with_all(path):
    with Boards() as boards:
        boards.remember("mine", [MapFact("0102", "ground", "reef")])
        for one in path.parent.glob("boards.sqlite*"):
            one.unlink()
        boards.remember("mine", [MapFact("0103", "ground", "rock")])
        shown = boards.known("mine")
    found = known()[1]
    assert found == shown
    assert [found[place]["ground"] for place in ("0101", "0102", "0103")] == [
        "sand",
        "reef",
        "rock",
    ]


def test_a_copy_put_back_while_a_game_goes_on_is_what_it_reads(path):
    with Boards() as boards:
        assert boards.known("mine")["0101"]["ground"] == "sand"
        restore()
        boards.remember("mine", [MapFact("0101", "ground", "rock")])
        assert boards.known("mine") == known()[1]


def test_who_opens_waits_for_another_who_does_but_not_for_ever(path, monkeypatch):
    from filelock import FileLock

    monkeypatch.setattr("beachmaster.storage.board_database.PATIENCE", 0)
    with FileLock(lock_file(path)), pytest.raises(BoardsError, match="opening your boards"):
        Boards()
    assert known()[1]["0101"]["ground"] == "sand"


def test_a_writer_who_never_ends_is_told_of(path, monkeypatch):
    with Boards() as boards, closing(sqlite3.connect(path, isolation_level=None)) as other:
        from beachmaster.storage import database

        database.raw_connection(boards._file._connection).execute("PRAGMA busy_timeout = 1")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BoardsError, match="locked"):
            boards.remember("mine", [MapFact("0101", "ground", "rock")])
        assert boards.known("mine")["0101"]["ground"] == "sand"
        other.execute("ROLLBACK")
        boards.remember("mine", [MapFact("0101", "ground", "rock")])
        assert boards.known("mine")["0101"]["ground"] == "rock"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs rights to take away")
def test_a_folder_that_nobody_may_write_to_is_told_of(path):
    path.parent.chmod(0o500)
    try:
        with pytest.raises(BoardsError, match="cannot be kept in"):
            Boards()
    finally:
        path.parent.chmod(0o700)
    assert known()[1]["0101"]["ground"] == "sand"


def test_a_folder_that_cannot_be_made_is_told_of(tmp_path, monkeypatch):
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "file" / "data"))
    with pytest.raises(BoardsError, match="cannot be kept in"):
        Boards()

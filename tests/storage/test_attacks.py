"""A file made to do harm takes neither memory nor room, is refused in one line, and leaves nothing.

What each attack would cost is shown by what SQLite is kept from doing, not by a clock.
"""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from beachmaster.engine.text import render
from beachmaster.storage import apart, scratch
from beachmaster.storage.checking import checked_content
from beachmaster.storage.content import PARTS
from beachmaster.storage.glimpse import glimpse
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.saves import saved_games
from beachmaster.storage.tables import SAVE, sealed
from storage.test_killed import COMMAND

BOMB, LARGE_BOMB = "hex(zeroblob(20000000))", "hex(zeroblob(450000000))"
SEALED_BOOKMARK = "name VARCHAR NOT NULL, entry INTEGER NOT NULL, seal VARCHAR NOT NULL"
FEW_MEGABYTES = 60_000_000


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "saves"


@pytest.fixture
def path(folder, prepared):
    folder.mkdir()
    path = folder / "evening.beachmaster"
    with SavedGame.create(path, prepared[0]) as saved:
        session = saved.resume(prepared[1])
        for _ in range(6):
            session.auto()
    for one in folder.glob("*.backup"):
        one.unlink()
    return path


@pytest.fixture
def rooms(tmp_path, monkeypatch):
    """Give copies a folder of this test's own, and return it."""
    room = tmp_path / "tmp"
    room.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(room))
    apart.clear_leftovers.cache_clear()
    yield room
    apart.clear_leftovers.cache_clear()


def change(path, *statements):
    with closing(sqlite3.connect(path)) as raw:
        for statement in statements:
            raw.execute(statement)
        raw.commit()


def no_row(table, columns, *more):
    """Return the statements that put another table in the place of ours, with one row."""
    row = sealed({"name": "x", "entry": 0})
    names = ", ".join(row)
    values = ", ".join(repr(value) for value in row.values())
    if "seal TEXT GENERATED" in columns:
        names, values = "name, entry", "'x', 0"
    return (
        f"DROP TABLE {table}",
        f"CREATE TABLE {table} ({columns}, PRIMARY KEY (name))",
        f"INSERT INTO {table} ({names}) VALUES ({values})",
        *more,
    )


ATTACKS = {
    "generated": no_row(
        "bookmark",
        f"name VARCHAR, entry INTEGER, seal TEXT GENERATED ALWAYS AS ({BOMB}) VIRTUAL",
    ),
    "generated beside ours": no_row(
        "bookmark", f"{SEALED_BOOKMARK}, more TEXT GENERATED ALWAYS AS ({BOMB}) VIRTUAL"
    ),
    "stored": (f"ALTER TABLE place ADD COLUMN more TEXT AS ({BOMB})",),
    "check": no_row("bookmark", f"{SEALED_BOOKMARK}, CHECK (length(hex(zeroblob(9000))) > 0)"),
    "collation": no_row("bookmark", SEALED_BOOKMARK.replace("VARCHAR", "VARCHAR COLLATE NOCASE")),
    "default": ("ALTER TABLE bookmark ADD COLUMN more VARCHAR DEFAULT (hex(zeroblob(90)))",),
    "index": ("CREATE INDEX i ON entry (length(hex(zeroblob(9000))))",),
    "partial index": ("CREATE INDEX i ON entry (id) WHERE length(hex(zeroblob(9000))) > 0",),
    "another table": ("CREATE TABLE more (id INTEGER NOT NULL, PRIMARY KEY (id))",),
    "another column": ("ALTER TABLE bookmark ADD COLUMN more VARCHAR",),
    "trigger": ("CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END",),
    "view": (f"CREATE VIEW v AS SELECT {BOMB}",),
    "view for a table": ("DROP TABLE bookmark", f"CREATE VIEW bookmark AS SELECT {BOMB} AS name"),
    "virtual": ("DROP TABLE bookmark", "CREATE VIRTUAL TABLE bookmark USING fts5(name, entry)"),
    "long value": ("UPDATE game SET created = hex(zeroblob(8500000))",),
}


@pytest.mark.parametrize("read", [checked_content, glimpse, SavedGame.open])
@pytest.mark.parametrize("statements", ATTACKS.values(), ids=ATTACKS)
def test_a_schema_that_is_not_ours_is_refused_before_it_runs(path, statements, read):
    change(path, *statements)
    before = path.read_bytes()
    with pytest.raises(SaveError, match="is damaged and is left as it is"):
        read(path)
    assert path.read_bytes() == before
    (listed,) = saved_games(path.parent)
    assert listed.problem is not None


def test_our_own_schema_is_plain(path):
    with closing(sqlite3.connect(path)) as raw:
        names = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE sql <> ''")}
    assert names == set(SAVE.tables)
    assert saved_games(path.parent)[0].problem is None


def test_too_many_rows_are_refused_before_they_are_read(path, monkeypatch):
    monkeypatch.setattr("beachmaster.storage.checking.MOST_ROWS", 3)
    with pytest.raises(SaveError, match="it contains more than any game does"):
        checked_content(path)


ROW_OF_EACH = [
    "INSERT INTO bookmark VALUES ('here', 1, '{seal}')".format(
        seal=sealed({"name": "here", "entry": 1})["seal"]
    ),
    "INSERT INTO reasons VALUES (1, 'null', '0a', '{seal}')".format(
        seal=sealed({"entry": 1, "why": "null", "seen": "0a"})["seal"]
    ),
    "INSERT OR IGNORE INTO data VALUES ('board', '{}', 'x', 'x')",
]


def test_what_is_wrong_is_said_in_words_of_the_game(path):
    """No name of a table or a column shows, whatever is wrong with it."""
    whole = path.read_bytes()
    for table in SAVE.tables.values():
        columns = [column.name for column in table.columns if not column.primary_key]
        for statement in (
            f"ALTER TABLE {table.name} ADD COLUMN more VARCHAR",
            f"ALTER TABLE {table.name} DROP COLUMN {columns[0]}",
            f"DROP TABLE {table.name}",
            f"UPDATE {table.name} SET seal = 'x'",
        ):
            path.write_bytes(whole)
            change(path, *ROW_OF_EACH, statement)
            with pytest.raises(SaveError) as caught:
                checked_content(path)
            said = render(caught.value.text)
            assert render(PARTS[table.name]) in said, (statement, said)
            assert "_" not in said, said
            assert "“" not in said, said


def test_a_value_of_another_kind_is_refused(path):
    row = sealed({"name": 5, "entry": 0})
    change(path, f"INSERT INTO bookmark VALUES (x'05', 0, '{row['seal']}')")
    with pytest.raises(SaveError, match="cannot be read"):
        checked_content(path)


@pytest.mark.parametrize("ending", ["", "-wal", "-journal"])
def test_a_file_too_large_is_refused_before_it_is_copied(path, ending, rooms, monkeypatch):
    large = path.with_name(path.name + ending)
    with large.open("ab") as file:
        file.truncate(6_000_000_000)
    monkeypatch.setattr(shutil, "copyfile", None)
    for read in (checked_content, glimpse, SavedGame.open):
        with pytest.raises(SaveError, match="larger than 64 megabytes"):
            read(path)
    assert "64 megabytes" in repr(saved_games(path.parent)[0].problem)
    assert not list(rooms.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="it measures as Linux counts")
@pytest.mark.parametrize("attack", ["generated", "long value", "large"])
def test_a_list_with_an_attack_in_it_takes_no_more_memory_than_one_without(path, attack, tmp_path):
    def list_takes():
        words = [*COMMAND, "saves", "list", str(path.parent)]
        script = (
            "import resource, subprocess, sys;"
            "done = subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL);"
            "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
        )
        done = subprocess.run(
            [sys.executable, "-c", script, *words], capture_output=True, check=True
        )
        return int(done.stdout) * 1024

    plain = list_takes()
    if attack == "large":
        with path.open("ab") as file:
            file.truncate(6_000_000_000)
    else:
        statements = [one.replace(BOMB, LARGE_BOMB) for one in ATTACKS[attack]]
        made = f"from storage.test_attacks import *; change({str(path)!r}, *{statements!r})"
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        subprocess.run([sys.executable, "-c", made], check=True, env=environment)
    assert list_takes() < plain + FEW_MEGABYTES


def unclosed(path, prepared):
    """Leave a game as a killed run does, with its log; return what it holds."""
    saved = SavedGame.open(path)
    session = saved.resume(prepared[1])
    session.auto()
    left = path.with_name("left.beachmaster")
    for ending in ("", "-wal"):
        shutil.copyfile(path.with_name(path.name + ending), left.with_name(left.name + ending))
    saved.close()
    return left, session.tree.next_id


def test_a_closed_game_is_read_without_writing_anywhere(path, rooms, monkeypatch):
    monkeypatch.setattr(tempfile, "mkdtemp", None)
    assert checked_content(path).tree.next_id == 7


def test_a_full_temporary_folder_keeps_no_good_game_from_being_read(
    path, prepared, rooms, monkeypatch, data_folder
):
    left, count = unclosed(path, prepared)
    copyfile = shutil.copyfile

    def full(source, target):
        if Path(target).is_relative_to(rooms):
            raise OSError(28, "No space left on device")
        return copyfile(source, target)

    monkeypatch.setattr(shutil, "copyfile", full)
    assert checked_content(left).tree.next_id == count
    assert not list(rooms.iterdir())
    assert not list(data_folder.glob("beachmaster-*"))
    monkeypatch.setattr(apart, "data_folder", lambda: rooms)
    monkeypatch.setattr(apart, "ROOTS", (lambda: rooms,))
    with pytest.raises(SaveError, match="was not closed, and there is no room to read it"):
        checked_content(left)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="nobody kills like this there")
def test_copies_of_a_killed_run_go_at_the_next_start(path, prepared, rooms):
    left, _count = unclosed(path, prepared)
    script = (
        "import os, pathlib, signal, sys;"
        "from beachmaster.storage.apart import apart;"
        "held = apart(pathlib.Path(sys.argv[1])); held.__enter__();"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    environment = {**os.environ, "TMPDIR": str(rooms)}
    done = subprocess.run([sys.executable, "-c", script, str(left)], env=environment, check=False)
    assert done.returncode == -signal.SIGKILL
    (copy,) = rooms.iterdir()
    foreign = rooms / f"{scratch.PREFIX}mine"
    foreign.mkdir()
    (foreign / "diary").write_text("mine")
    with scratch.scratch(rooms) as living:
        apart.clear_leftovers.cache_clear()
        saved_games(path.parent)
        assert set(rooms.iterdir()) == {living, foreign}
    assert (foreign / "diary").read_text() == "mine"
    assert not copy.exists()

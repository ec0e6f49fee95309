"""Read a saved game and check all of it, on a copy, so that a bad file stays as it is."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from beachmaster.engine.module import digest
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.storage import content, database
from beachmaster.storage.content import Content, ContentError
from beachmaster.storage.problems import SaveError, damaged
from beachmaster.storage.rows import Kind, Row
from beachmaster.storage.tables import (
    BookmarkRow,
    DataRow,
    EntryRow,
    GameRow,
    LastChildRow,
    PlaceRow,
    SnapshotRow,
)

BESIDE = ("-wal", "-journal")
_UNREADABLE = (SQLAlchemyError, sqlite3.Error, msgspec.MsgspecError, ValueError, TypeError)


def readable_header(path: Path) -> None:
    """Raise `SaveError` for a file that is none of ours, or of a later format."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as error:
        raise SaveError(Text(_NO_FILE, file=path.name, why=error.strerror or "")) from error
    if not header:
        raise SaveError(Text(_EMPTY, file=path.name))
    if not header.startswith(database.MAGIC):
        raise SaveError(Text(_FOREIGN, file=path.name))
    if int.from_bytes(header[68:72]) != database.APPLICATION_ID:
        raise SaveError(Text(_FOREIGN, file=path.name))
    version = int.from_bytes(header[60:64])
    if version > database.FORMAT:
        raise SaveError(Text(_NEWER, file=path.name))
    if version < database.FORMAT:
        raise damaged(path, Text(_HALF))


def checked_content(path: Path) -> Content:
    """Return what a file holds; raise `SaveError` where it is damaged, and touch nothing."""
    readable_header(path)
    with _copied(path) as copy:
        return _read(copy, path)


@contextmanager
def _copied(path: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="beachmaster-") as folder:
        copy = Path(folder) / "copy"
        try:
            shutil.copyfile(path, copy)
            for ending in BESIDE:
                beside = path.with_name(path.name + ending)
                if beside.exists():
                    shutil.copyfile(beside, copy.with_name(copy.name + ending))
        except OSError as error:
            raise SaveError(Text(_NO_FILE, file=path.name, why=error.strerror or "")) from error
        yield copy


def _read(copy: Path, path: Path) -> Content:
    try:
        with database.opened(copy) as engine:
            lacking = database.missing_columns(engine)
            if lacking:
                raise damaged(path, Text(_LACKING, names=lacking))
            with engine.connect() as connection:
                _check_database(connection, path)
                return _content(connection)
    except ContentError as error:
        raise damaged(path, error.text) from error
    except _UNREADABLE as error:
        raise damaged(path, Text(_GARBLED)) from error


def _check_database(connection: Connection, path: Path) -> None:
    connection.execute(text("PRAGMA trusted_schema = OFF"))
    if connection.execute(text("PRAGMA integrity_check")).scalar() != "ok":
        raise damaged(path, Text(_GARBLED))
    strange = "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"
    if connection.execute(text(strange)).scalar():
        raise damaged(path, Text(_STRANGE))


def _sealed_rows(connection: Connection, kind: Kind) -> list[Row]:
    found = list(database.rows_of(connection, kind))
    if not all(database.is_sealed(row) for row in found):
        raise ContentError(Text(_SEAL, table=database.table_of(kind).name))
    return found


def _single(connection: Connection, kind: Kind) -> Row:
    found = _sealed_rows(connection, kind)
    if len(found) != 1:
        raise ContentError(Text(_HALF))
    return found[0]


def _content(connection: Connection) -> Content:
    game, place = _single(connection, GameRow), _single(connection, PlaceRow)
    entries = [content.entry_of(row) for row in _sealed_rows(connection, EntryRow)]
    last_child = {row["parent"]: row["child"] for row in _sealed_rows(connection, LastChildRow)}
    bookmarks = {row["name"]: row["entry"] for row in _sealed_rows(connection, BookmarkRow)}
    tree = content.tree_of(entries, place["cursor"], last_child, bookmarks)
    states = [content.snapshot_of(row) for row in _sealed_rows(connection, SnapshotRow)]
    snapshots = {snapshot.entry: snapshot for snapshot in states}
    content.check_snapshots(tree, snapshots, place["locked_before"])
    return Content(
        setup=_setup(game, _data(connection)),
        program=game["program"],
        created=game["created"],
        tree=tree,
        snapshots=snapshots,
        locked_before=place["locked_before"],
    )


def _setup(game: Row, data: dict[str, str]) -> Setup:
    plain = {
        "game": game["game"],
        "board": game["board"],
        "seed": int(game["seed"]),
        "options": msgspec.json.decode(game["options"]),
        "position": msgspec.json.decode(game["position"]),
        "data": data,
    }
    return msgspec.convert(plain, Setup)


def _data(connection: Connection) -> dict[str, str]:
    found = {}
    for row in _sealed_rows(connection, DataRow):
        if digest(row["content"].encode()) != row["digest"]:
            raise ContentError(Text(_SEAL, table=row["name"]))
        found[row["name"]] = row["content"]
    return found


_NO_FILE = QT_TRANSLATE_NOOP("storage", "The saved game {file} cannot be read: {why}.")
_EMPTY = QT_TRANSLATE_NOOP("storage", "The file {file} is empty; it is left as it is.")
_FOREIGN = QT_TRANSLATE_NOOP(
    "storage", "The file {file} is no saved game of this program; it is left as it is."
)
_NEWER = QT_TRANSLATE_NOOP(
    "storage", "The saved game {file} was written by a later version of the program."
)
_HALF = QT_TRANSLATE_NOOP("storage", "it was never finished.")
_LACKING = QT_TRANSLATE_NOOP("storage", "it lacks {names}.")
_GARBLED = QT_TRANSLATE_NOOP("storage", "the database in it cannot be read.")
_STRANGE = QT_TRANSLATE_NOOP("storage", "it holds triggers or views, which no saved game has.")
_SEAL = QT_TRANSLATE_NOOP("storage", "a value in “{table}” is not what was written.")

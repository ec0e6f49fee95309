"""Read a saved game and check all of it, apart from its file, so that a bad one stays as it is."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from beachmaster.engine.beside import Beside
from beachmaster.engine.module import digest
from beachmaster.engine.setup import Setup
from beachmaster.engine.values import is_bounded
from beachmaster.storage import content, database
from beachmaster.storage.apart import apart
from beachmaster.storage.content import Content, ContentError
from beachmaster.storage.mending import astray
from beachmaster.storage.problems import SaveError, damaged, unreadable
from beachmaster.storage.rows import Kind, Row
from beachmaster.storage.schema import check_schema
from beachmaster.storage.tables import (
    SAVE,
    BesideRow,
    BookmarkRow,
    DataRow,
    EntryRow,
    GameRow,
    LastChildRow,
    PlaceRow,
    ReasonsRow,
    SnapshotRow,
)
from beachmaster.storage.texts import T

MOST_ROWS = 200_000
_UNREADABLE = (
    *(sqlite3.Error, msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError),
    *(RecursionError, OverflowError, MemoryError),
)
"""What a file that anybody made may lead to."""


def readable_header(path: Path) -> None:
    """Raise `SaveError` for a file that is none of ours, or of a later format."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as error:
        raise unreadable(path, error) from error
    if not header:
        raise SaveError(T("The file {file} is empty; it is left as it is.", file=path.name))
    if not header.startswith(database.MAGIC):
        raise SaveError(_FOREIGN.fill(file=path.name))
    if int.from_bytes(header[68:72]) != database.APPLICATION_ID:
        raise SaveError(_FOREIGN.fill(file=path.name))
    version = int.from_bytes(header[60:64])
    if version > database.FORMAT:
        raise SaveError(
            T(
                "The saved game {file} was written by a later version of the program.",
                file=path.name,
            )
        )
    if version < database.FIRST_FORMAT:
        raise damaged(path, _HALF)


def checked_content(path: Path) -> Content:
    """Return what a file holds; raise `SaveError` where it is damaged, and touch nothing."""
    readable_header(path)
    with apart(path) as connection, told_as_damage(path):
        check_database(connection)
        return _content(connection)


@contextmanager
def told_as_damage(path: Path) -> Iterator[None]:
    """Raise `SaveError` for whatever a file that is not as it was written leads to."""
    try:
        yield
    except ContentError as error:
        raise damaged(path, error.text) from error
    except _UNREADABLE as error:
        raise damaged(path, _GARBLED) from error


def check_database(connection: sqlite3.Connection) -> None:
    """Raise `ContentError` where the tables are not ours, hold too much, or are garbled."""
    check_schema(connection)
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise ContentError(_GARBLED)
    for table in _there(connection):
        count = connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()  # noqa: S608 - ours
        if count[0] > MOST_ROWS:
            raise ContentError(T("it contains more than any game does."))


def _there(connection: sqlite3.Connection) -> list[str]:
    """Return our tables that the file has."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return [name for (name,) in rows if name in SAVE.tables]


def sealed_rows(connection: sqlite3.Connection, kind: Kind, **equal: int) -> list[Row]:
    """Return the rows of a table, all or those that equal; raise `ContentError` for a bad seal."""
    found = list(database.rows_of(connection, kind, **equal))
    if not all(database.is_sealed(row) for row in found):
        raise ContentError(_SEAL.fill(part=content.PARTS[database.table_of(kind).name]))
    return found


def single(connection: sqlite3.Connection, kind: Kind, **equal: int) -> Row:
    """Return the one row that there must be; raise `ContentError` where there is none."""
    found = sealed_rows(connection, kind, **equal)
    if len(found) != 1:
        raise ContentError(_HALF)
    return found[0]


def _content(connection: sqlite3.Connection) -> Content:
    game, place = single(connection, GameRow), single(connection, PlaceRow)
    entries = [content.entry_of(row) for row in sealed_rows(connection, EntryRow)]
    if ReasonsRow.__tablename__ in _there(connection):
        content.add_reasons(entries, sealed_rows(connection, ReasonsRow))
    last_child = {row["parent"]: row["child"] for row in sealed_rows(connection, LastChildRow)}
    bookmarks = {row["name"]: row["entry"] for row in sealed_rows(connection, BookmarkRow)}
    tree = content.tree_of(entries, place["cursor"], last_child, bookmarks)
    states = [content.snapshot_of(row) for row in sealed_rows(connection, SnapshotRow)]
    snapshots = {snapshot.entry: snapshot for snapshot in states}
    lost = astray(tree, snapshots)
    for entry_id in lost:
        del snapshots[entry_id]
    content.check_snapshots(tree, snapshots, place["locked_before"])
    beside = Beside()
    if BesideRow.__tablename__ in _there(connection):
        beside = content.beside_of(single(connection, BesideRow))
    content.check_beside(beside, tree)
    return Content(
        setup=setup_of(connection, game),
        program=game["program"],
        created=game["created"],
        tree=tree,
        snapshots=snapshots,
        locked_before=place["locked_before"],
        beside=beside,
        mended=bool(lost),
    )


def setup_of(connection: sqlite3.Connection, game: Row) -> Setup:
    """Return what a game is played with."""
    plain = {
        "game": game["game"],
        "board": game["board"],
        "seed": int(game["seed"]),
        "options": msgspec.json.decode(game["options"]),
        "position": msgspec.json.decode(game["position"]),
        "data": _data(connection),
    }
    setup = msgspec.convert(plain, Setup)
    if not is_bounded(setup.position):
        raise ContentError(_GARBLED)
    return setup


def _data(connection: sqlite3.Connection) -> dict[str, str]:
    found = {}
    for row in sealed_rows(connection, DataRow):
        if digest(row["content"].encode()) != row["digest"]:
            raise ContentError(_SEAL.fill(part=content.PARTS["data"]))
        found[row["name"]] = row["content"]
    return found


_FOREIGN = T("The file {file} is not a saved game of this program; it is left as it is.")
_HALF = T("it was never finished.")
_GARBLED = T("the database in it cannot be read.")
_SEAL = T("something in it is not what was written: {part}.")

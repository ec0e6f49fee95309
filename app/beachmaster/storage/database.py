"""Read and write sealed rows of an SQLite file, such as a saved game; statements are made once."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from weakref import finalize

from beachmaster.engine.values import Value
from beachmaster.storage.described import quoted
from beachmaster.storage.tables import SAVE, SaveTable, seal_of, sealed

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

APPLICATION_ID = 0x42454143  # "BEAC"
FORMAT, FIRST_FORMAT = 3, 1
"""The latest format, and the first: it has no table of what is kept beside the answers.

The second has none of an opponent's reasons.
"""
MAGIC = b"SQLite format 3\x00"


def open_engine(path: Path) -> "Engine":
    """Return an engine that keeps one connection to the file."""
    from sqlalchemy.pool import StaticPool  # slow to load; a saved game does without
    from sqlmodel import create_engine

    def connect() -> sqlite3.Connection:
        raw = sqlite3.connect(path, timeout=5, check_same_thread=False)
        finalize(engine, raw.close)  # where nobody disposes of the engine
        return raw

    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)
    return engine


def table_of(row: type) -> Any:
    """Return the table that a row class describes, a plain one or one of SQLModel."""
    return cast("Any", row).__table__


class Writer:
    """Insert rows of one table; the statement is made once.

    A row whose key is there already is replaced where `replaces` says so, and an error elsewhere.
    """

    def __init__(self, row: type, *, replaces: bool) -> None:
        table = table_of(row)
        self.names = [column.name for column in table.columns]
        keys = [column.name for column in table.primary_key]
        marks = ", ".join("?" for _ in self.names)
        into = f'"{table.name}" ({quoted(self.names)})'
        self.statement = f"INSERT INTO {into} VALUES ({marks})"  # noqa: S608 - ours
        if replaces:
            others = [name for name in self.names if name not in keys]
            told = ", ".join(f'"{name}" = excluded."{name}"' for name in others)
            self.statement += f" ON CONFLICT ({quoted(keys)}) DO UPDATE SET {told}"

    def write(self, connection: sqlite3.Connection, row: dict[str, Value]) -> None:
        """Write one row with its seal."""
        self.write_all(connection, [row])

    def write_all(self, connection: sqlite3.Connection, rows: Iterable[dict[str, Value]]) -> None:
        """Write rows with their seals."""
        values = [tuple(whole[name] for name in self.names) for whole in map(sealed, rows)]
        if values:
            connection.executemany(self.statement, values)


@cache
def _reading(row: type, *names: str) -> tuple[str, list[str], list[type]]:
    """Return a statement that reads a table in the order of its key, its columns and their types.

    It reads all rows, or those where the named columns equal its parameters.
    """
    table = table_of(row)
    columns = [column.name for column in table.columns]
    types = [_holds(column) for column in table.columns]
    keys = [column.name for column in table.primary_key]
    wanted = " AND ".join(f'"{name}" = ?' for name in names)
    where = f" WHERE {wanted}" if names else ""
    source = f'"{table.name}"{where} ORDER BY {quoted(keys)}'
    words = f"SELECT {quoted(columns)} FROM {source}"  # noqa: S608 - ours
    return words, columns, types


def _holds(column: Any) -> type:
    """Return the type of a column's values; columns of SQLModel name text in ways of their own."""
    kind = column.type
    return kind if isinstance(kind, type) else int if kind.python_type is int else str


def rows_of(
    connection: sqlite3.Connection, row: type, **equal: Value
) -> Iterator[dict[str, Value]]:
    """Yield the rows of a table, all or those that equal, as dicts in the order of the key.

    Raise `TypeError` where a value is not of its column's type: SQLite does not mind.
    """
    statement, names, types = _reading(row, *equal)
    for found in connection.execute(statement, tuple(equal.values())):
        if [type(value) for value in found] != types:
            raise TypeError(f"{table_of(row).name}: {found[0]!r}")
        yield dict(zip(names, found, strict=True))


def is_sealed(row: dict[str, Value]) -> bool:
    """Tell whether a row still is what was once written."""
    return bool(row["seal"] == seal_of(row))


def make(path: Path, rows: Sequence[tuple[type[SaveTable], dict[str, Value]]]) -> None:
    """Write a new file with its tables, marks and first rows."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        raw.execute(f"PRAGMA user_version = {FORMAT}")
        make_tables(raw)
        writers = {table: Writer(table, replaces=False) for table in dict(rows)}
        for table, row in rows:
            writers[table].write(raw, row)
        raw.commit()


def make_tables(connection: sqlite3.Connection) -> None:
    """Make the tables of a saved game that are not there."""
    for table in SAVE.tables.values():
        connection.execute(table.making)


@contextmanager
def opened(path: Path) -> Iterator["Engine"]:
    """Open the file, and let go of it in the end."""
    engine = open_engine(path)
    try:
        yield engine
    finally:
        engine.dispose()


def raw_connection(connection: "Connection") -> sqlite3.Connection:
    """Return SQLite's own connection, for its backup interface."""
    return cast("sqlite3.Connection", connection.connection.dbapi_connection)

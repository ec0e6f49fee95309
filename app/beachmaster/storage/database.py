"""Open an SQLite file of sealed rows, such as a saved game, and write with compiled statements."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Engine, Integer, Table, bindparam
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.pool import StaticPool
from sqlmodel import SQLModel, create_engine

from beachmaster.engine.values import Value
from beachmaster.storage.tables import SAVE, seal_of, sealed

APPLICATION_ID = 0x42454143  # "BEAC"
FORMAT, FIRST_FORMAT = 3, 1
"""The latest format, and the first: it has no table of what is kept beside the answers.

The second has none of an opponent's reasons.
"""
MAGIC = b"SQLite format 3\x00"


def open_engine(path: Path) -> Engine:
    """Return an engine that keeps one connection to the file."""

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, timeout=5, check_same_thread=False)

    return create_engine("sqlite://", creator=connect, poolclass=StaticPool)


def table_of(row: type[SQLModel]) -> Table:
    """Return the table of a row class."""
    return cast("Table", cast("Any", row).__table__)


class Writer:
    """Insert rows of one table; the statement is compiled once.

    A row whose key is there already is replaced where `replaces` says so, and an error elsewhere.
    """

    def __init__(self, engine: Engine, row: type[SQLModel], *, replaces: bool) -> None:
        table = table_of(row)
        self.columns = [column.name for column in table.columns]
        keys = [column.name for column in table.primary_key]
        statement = insert(table)
        others = {name: statement.excluded[name] for name in self.columns if name not in keys}
        if replaces:
            statement = statement.on_conflict_do_update(index_elements=keys, set_=others)
        self.compiled = statement.compile(engine)
        self.names = self.compiled.positiontup or self.columns

    def write(self, connection: Connection, row: dict[str, Value]) -> None:
        """Write one row with its seal."""
        self.write_all(connection, [row])

    def write_all(self, connection: Connection, rows: Iterable[dict[str, Value]]) -> None:
        """Write rows with their seals."""
        values = [tuple(whole[name] for name in self.names) for whole in map(sealed, rows)]
        if values:
            connection.exec_driver_sql(str(self.compiled), values)


@cache
def _reading(row: type[SQLModel], *names: str) -> tuple[str, list[str], list[type]]:
    """Return a statement that reads a table in the order of its key, its columns and their types.

    It reads all rows, or those where the named columns equal its parameters.
    """
    table = table_of(row)
    wanted = [table.columns[name] == bindparam(name) for name in names]
    statement = table.select().where(*wanted).order_by(*table.primary_key)
    columns = list(table.columns)
    types: list[type] = [int if isinstance(column.type, Integer) else str for column in columns]
    words = str(statement.compile(dialect=sqlite.dialect(paramstyle="qmark")))
    return words, [column.name for column in columns], types


def rows_of(
    connection: sqlite3.Connection, row: type[SQLModel], **equal: Value
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


def make(path: Path, rows: Sequence[tuple[type[SQLModel], dict[str, Value]]]) -> None:
    """Write a new file with its tables, marks and first rows."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        raw.execute(f"PRAGMA user_version = {FORMAT}")
    with opened(path) as engine, engine.begin() as connection:
        SAVE.create_all(connection)
        writers = {table: Writer(engine, table, replaces=False) for table in dict(rows)}
        for table, row in rows:
            writers[table].write(connection, row)


@contextmanager
def opened(path: Path) -> Iterator[Engine]:
    """Open the file, and let go of it in the end."""
    engine = open_engine(path)
    try:
        yield engine
    finally:
        engine.dispose()


def raw_connection(connection: Connection) -> sqlite3.Connection:
    """Return SQLite's own connection, for its backup interface."""
    return cast("sqlite3.Connection", connection.connection.dbapi_connection)

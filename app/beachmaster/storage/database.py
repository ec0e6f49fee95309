"""Open the SQLite file of a saved game and write to it with statements compiled once."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Engine, Table, inspect
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.pool import StaticPool
from sqlmodel import create_engine

from beachmaster.engine.values import Value
from beachmaster.storage.tables import SAVE, SaveTable, seal_of, sealed

APPLICATION_ID = 0x42454143  # "BEAC"
FORMAT = 1
MAGIC = b"SQLite format 3\x00"


def open_engine(path: Path) -> Engine:
    """Return an engine that keeps one connection to the file."""

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, timeout=5, check_same_thread=False)

    return create_engine("sqlite://", creator=connect, poolclass=StaticPool)


def table_of(row: type[SaveTable]) -> Table:
    """Return the table of a row class."""
    return cast("Table", cast("Any", row).__table__)


class Writer:
    """Insert or replace rows of one table; the statement is compiled once."""

    def __init__(self, engine: Engine, row: type[SaveTable]) -> None:
        table = table_of(row)
        self.columns = [column.name for column in table.columns]
        keys = [column.name for column in table.primary_key]
        statement = insert(table)
        others = {name: statement.excluded[name] for name in self.columns if name not in keys}
        upsert = statement.on_conflict_do_update(index_elements=keys, set_=others)
        self.compiled = upsert.compile(engine)
        self.names = self.compiled.positiontup or self.columns

    def write(self, connection: Connection, row: dict[str, Value]) -> None:
        """Write one row with its seal."""
        whole = sealed(row)
        values = tuple(whole[name] for name in self.names)
        connection.exec_driver_sql(str(self.compiled), values)


def rows_of(connection: Connection, row: type[SaveTable]) -> Iterator[dict[str, Value]]:
    """Yield every row of a table as a dict, in the order of its key."""
    table = table_of(row)
    order = list(table.primary_key)
    for found in connection.execute(table.select().order_by(*order)).mappings():
        yield dict(found)


def is_sealed(row: dict[str, Value]) -> bool:
    """Tell whether a row still is what was once written."""
    return bool(row["seal"] == seal_of(row))


def missing_columns(engine: Engine) -> list[str]:
    """Return the tables and columns that a saved game should have and this file lacks."""
    found = inspect(engine)
    tables = set(found.get_table_names())
    lacking = [name for name in SAVE.tables if name not in tables]
    for name, table in SAVE.tables.items():
        if name in tables:
            there = {column["name"] for column in found.get_columns(name)}
            lacking += [f"{name}.{c.name}" for c in table.columns if c.name not in there]
    return lacking


def make(path: Path, rows: Sequence[tuple[type[SaveTable], dict[str, Value]]]) -> None:
    """Write a new file with its tables, marks and first rows."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        raw.execute(f"PRAGMA user_version = {FORMAT}")
    with opened(path) as engine, engine.begin() as connection:
        SAVE.create_all(connection)
        writers = {table: Writer(engine, table) for table in dict(rows)}
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

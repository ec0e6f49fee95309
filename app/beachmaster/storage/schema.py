"""Compare a file's tables with those that we make: nothing else may be in it.

SQLite runs what a schema holds: generated columns, checks and index expressions as well as
triggers and views. A plain table of plain columns holds none of that.
"""

import re
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from beachmaster.engine.text import Text
from beachmaster.storage.content import PARTS, ContentError
from beachmaster.storage.tables import SAVE
from beachmaster.storage.texts import T

LONGEST = 4_000
_NAME, _COLUMN = r'"?\w+"?', r'("?\w+"?) [A-Za-z]+(?:\(\d+\))?(?: NOT NULL)?'
_TABLE = re.compile(
    rf"CREATE TABLE {_NAME} ?\( ?(?P<columns>{_COLUMN}(?:, ?{_COLUMN})*), ?"
    rf"PRIMARY KEY ?\( ?(?P<key>{_NAME}(?:, ?{_NAME})*) ?\) ?\)"
)


class Ours(msgspec.Struct, frozen=True):
    """The tables that a file must hold, what each holds in words, and how another is refused.

    `later` are tables that only files from a format on have.
    """

    tables: Mapping[str, Any]
    parts: Mapping[str, Text]
    other: Text
    later: Mapping[str, int] = {}


SAVED_GAME = Ours(
    SAVE.tables,
    PARTS,
    T("it contains “{name}”, which no saved game has."),
    later={"beside": 2, "reasons": 3},
)


def check_schema(connection: sqlite3.Connection, ours: Ours = SAVED_GAME) -> None:
    """Raise `ContentError` where a file holds anything but our tables."""
    columns: dict[str, set[str]] = {}
    for kind, name, words in connection.execute("SELECT type, name, sql FROM sqlite_master"):
        if kind == "index" and words is None:
            continue  # SQLite's own, over a key
        table = ours.tables.get(name) if kind == "table" else None
        if table is None:
            raise ContentError(ours.other.fill(name=str(name)[:40]))
        found = _plain_columns(table, words)
        if found is None:
            raise ContentError(
                T("something in it is not as the program makes it: {part}.", part=ours.parts[name])
            )
        columns[name] = found
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    lacking = _lacking(columns, ours, version)
    if lacking:
        raise ContentError(T("missing or incomplete: {parts}.", parts=lacking))


def _plain_columns(table: Any, words: object) -> set[str] | None:
    """Return the columns of a table as we make it, or None where it is otherwise."""
    if not isinstance(words, str) or len(words) > LONGEST:
        return None
    match = _TABLE.fullmatch(" ".join(words.split()))
    if match is None:
        return None
    columns = {part.split()[0].strip('"') for part in match["columns"].split(",")}
    key = [part.strip().strip('"') for part in match["key"].split(",")]
    fits = key == [column.name for column in table.primary_key] and columns <= _columns(table)
    return columns if fits else None


def _lacking(found: Mapping[str, set[str]], ours: Ours, version: int) -> Sequence[Text]:
    """Return the parts that a file has not, or not whole."""
    return [
        ours.parts[name]
        for name, table in ours.tables.items()
        if not (version < ours.later.get(name, 0) and name not in found)
        and not _columns(table) <= found.get(name, set())
    ]


def _columns(table: Any) -> set[str]:
    return {column.name for column in table.columns}

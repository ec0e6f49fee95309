"""Compare a file's tables with those of a saved game: nothing else may be in it.

SQLite runs what a schema holds: generated columns, checks and index expressions as well as
triggers and views. A plain table of plain columns holds none of that.
"""

import re
import sqlite3
from collections.abc import Mapping, Sequence

from beachmaster.engine.text import Text
from beachmaster.storage.content import PARTS, ContentError
from beachmaster.storage.tables import SAVE
from beachmaster.storage.texts import T

LONGEST = 4_000
_NAME, _COLUMN = r'"?\w+"?', r'("?\w+"?) [A-Za-z]+(?:\(\d+\))?(?: NOT NULL)?'
_TABLE = re.compile(
    rf"CREATE TABLE {_NAME} ?\( ?(?P<columns>{_COLUMN}(?:, ?{_COLUMN})*), ?"
    rf"PRIMARY KEY ?\( ?(?P<key>{_NAME}) ?\) ?\)"
)


def check_schema(connection: sqlite3.Connection) -> None:
    """Raise `ContentError` where a file holds anything but the tables of a saved game."""
    columns: dict[str, set[str]] = {}
    for kind, name, words in connection.execute("SELECT type, name, sql FROM sqlite_master"):
        if kind == "index" and words is None:
            continue  # SQLite's own, over a key
        found = _plain_columns(name, words) if kind == "table" and name in SAVE.tables else None
        if found is None:
            if kind == "table" and name in SAVE.tables:
                raise ContentError(
                    T("something in it is not as the program makes it: {part}.", part=PARTS[name])
                )
            raise ContentError(
                T("it holds “{name}”, which no saved game has.", name=str(name)[:40])
            )
        columns[name] = found
    lacking = _lacking(columns)
    if lacking:
        raise ContentError(T("it lacks, or has not whole: {parts}.", parts=lacking))


def _plain_columns(name: str, words: object) -> set[str] | None:
    """Return the columns of a table as we make it, or None where it is otherwise."""
    if not isinstance(words, str) or len(words) > LONGEST:
        return None
    match = _TABLE.fullmatch(" ".join(words.split()))
    if match is None:
        return None
    columns = {part.split()[0].strip('"') for part in match["columns"].split(",")}
    keys = {column.name for column in SAVE.tables[name].primary_key}
    ours = {column.name for column in SAVE.tables[name].columns}
    return columns if {match["key"].strip('"')} == keys and columns <= ours else None


def _lacking(found: Mapping[str, set[str]]) -> Sequence[Text]:
    """Return the parts of a saved game that a file has not, or not whole."""
    columns = {
        name: {column.name for column in table.columns} for name, table in SAVE.tables.items()
    }
    return [PARTS[name] for name, ours in columns.items() if not ours <= found.get(name, set())]

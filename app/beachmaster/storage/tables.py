"""Declare the tables of a saved game.

Every row carries a seal, a digest of its values, because SQLite itself does not notice a flipped
bit inside a value.
"""

from hashlib import blake2b

import msgspec
from sqlalchemy import MetaData
from sqlmodel import Field, SQLModel

from beachmaster.engine.values import Value

SAVE = MetaData()


class SaveTable(SQLModel):
    """The base of every table in a saved game."""

    metadata = SAVE


class GameRow(SaveTable, table=True):
    """What the game is played with, written once; `program` follows the version that plays it."""

    __tablename__ = "game"
    id: int = Field(default=1, primary_key=True)
    game: str
    board: str
    seed: str
    options: str
    position: str
    program: str
    created: str
    seal: str


class DataRow(SaveTable, table=True):
    """A copy of a board, counter or marker file that the game is played with."""

    __tablename__ = "data"
    name: str = Field(primary_key=True)
    content: str
    digest: str
    seal: str


class EntryRow(SaveTable, table=True):
    """One entry of the session's tree; values and texts are JSON."""

    __tablename__ = "entry"
    id: int = Field(primary_key=True)
    parent: int
    kind: str
    key: str
    value: str
    by: str
    ask: str
    turn: int
    phase: str
    opens: int
    reveals: int
    reason: str
    text: str
    seal: str


class ReasonsRow(SaveTable, table=True):
    """Why an opponent gave the answer of an entry, as JSON, and a fingerprint of what it saw."""

    __tablename__ = "reasons"
    entry: int = Field(primary_key=True)
    why: str
    seen: str
    seal: str


class SnapshotRow(SaveTable, table=True):
    """The state at a phase start, after the entry with this id."""

    __tablename__ = "snapshot"
    entry: int = Field(primary_key=True)
    turn: int
    phase: str
    state: str
    digest: str
    seal: str


class PlaceRow(SaveTable, table=True):
    """Where the cursor stands, and where read-only history ends."""

    __tablename__ = "place"
    id: int = Field(default=1, primary_key=True)
    cursor: int
    locked_before: int
    seal: str


class LastChildRow(SaveTable, table=True):
    """The way down that redo takes from an entry."""

    __tablename__ = "last_child"
    parent: int = Field(primary_key=True)
    child: int
    seal: str


class BookmarkRow(SaveTable, table=True):
    """A name that the player gave an entry."""

    __tablename__ = "bookmark"
    name: str = Field(primary_key=True)
    entry: int
    seal: str


class BesideRow(SaveTable, table=True):
    """What is kept beside the answers, as JSON: how the table lies, notes, evenings."""

    __tablename__ = "beside"
    id: int = Field(default=1, primary_key=True)
    value: str
    seal: str


def sealed(row: dict[str, Value]) -> dict[str, Value]:
    """Return the row with its seal."""
    return {**row, "seal": seal_of(row)}


def seal_of(row: dict[str, Value]) -> str:
    """Return the digest of a row's values by name; the seal itself does not count."""
    plain = {name: value for name, value in row.items() if name != "seal"}
    encoded = msgspec.json.encode(plain, order="sorted")
    return blake2b(encoded, digest_size=12).hexdigest()

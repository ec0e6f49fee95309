"""Declare the tables of a saved game.

Every row carries a seal, a digest of its values, because SQLite itself does not notice a flipped
bit inside a value.
"""

from hashlib import blake2b

import msgspec

from beachmaster.engine.values import Value
from beachmaster.storage.described import PlainRow, Tables

SAVE = Tables()


class SaveTable(PlainRow):
    """The base of every table in a saved game."""

    metadata = SAVE


class GameRow(SaveTable, key="id"):
    """What the game is played with, written once; `program` follows the version that plays it."""

    __tablename__ = "game"
    id: int
    game: str
    board: str
    seed: str
    options: str
    position: str
    program: str
    created: str
    seal: str


class DataRow(SaveTable, key="name"):
    """A copy of a board, counter or marker file that the game is played with."""

    __tablename__ = "data"
    name: str
    content: str
    digest: str
    seal: str


class EntryRow(SaveTable, key="id"):
    """One entry of the session's tree; values and texts are JSON."""

    __tablename__ = "entry"
    id: int
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


class ReasonsRow(SaveTable, key="entry"):
    """Why an opponent gave the answer of an entry, as JSON, and a fingerprint of what it saw."""

    __tablename__ = "reasons"
    entry: int
    why: str
    seen: str
    seal: str


class SnapshotRow(SaveTable, key="entry"):
    """The state at a phase start, after the entry with this id."""

    __tablename__ = "snapshot"
    entry: int
    turn: int
    phase: str
    state: str
    digest: str
    seal: str


class PlaceRow(SaveTable, key="id"):
    """Where the cursor stands, and where read-only history ends."""

    __tablename__ = "place"
    id: int
    cursor: int
    locked_before: int
    seal: str


class LastChildRow(SaveTable, key="parent"):
    """The way down that redo takes from an entry."""

    __tablename__ = "last_child"
    parent: int
    child: int
    seal: str


class BookmarkRow(SaveTable, key="name"):
    """A name that the player gave an entry."""

    __tablename__ = "bookmark"
    name: str
    entry: int
    seal: str


class BesideRow(SaveTable, key="id"):
    """What is kept beside the answers, as JSON: how the table lies, notes, evenings."""

    __tablename__ = "beside"
    id: int
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

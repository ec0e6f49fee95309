"""Look at where a saved game stands without reading all of it: what a list of many needs."""

import sqlite3
from pathlib import Path

import msgspec

from beachmaster.engine.changes import Snapshot
from beachmaster.engine.setup import Setup
from beachmaster.engine.tree import NOT_THE_PLAYER, ROOT, Entry
from beachmaster.storage import content
from beachmaster.storage.apart import apart
from beachmaster.storage.checking import (
    check_database,
    readable_header,
    setup_of,
    single,
    told_as_damage,
)
from beachmaster.storage.content import ContentError
from beachmaster.storage.tables import EntryRow, GameRow, PlaceRow, SnapshotRow
from beachmaster.storage.texts import T


class Glimpse(msgspec.Struct, frozen=True, kw_only=True):
    """Where a saved game stands; `began` is the state at the start of its last phase."""

    setup: Setup
    entries: int
    turn: int = 0
    phase: str = ""
    began: Snapshot | None = None


def glimpse(path: Path) -> Glimpse:
    """Return where a game stands; raise `SaveError` where its file is damaged, as far as it shows.

    The file is checked as SQLite checks it; of the rows only those that are told of.
    """
    readable_header(path)
    with apart(path) as connection, told_as_damage(path):
        check_database(connection)
        parents = _parents(connection)
        cursor = single(connection, PlaceRow)["cursor"]
        if cursor != ROOT and cursor not in parents:
            raise ContentError(
                T("it points to an entry {entry} that does not exist.", entry=str(cursor))
            )
        setup = setup_of(connection, single(connection, GameRow))
        began = _began(connection, parents, cursor)
        at: Entry | Snapshot | None = began
        if cursor != ROOT and (began is None or began.entry != cursor):
            at = content.entry_of(single(connection, EntryRow, id=cursor))
    if at is None:
        return Glimpse(setup=setup, entries=len(parents))
    return Glimpse(setup=setup, entries=len(parents), turn=at.turn, phase=at.phase, began=began)


def answered(path: Path) -> bool:
    """Tell whether the player answered in a game; raise `SaveError` where its file is damaged."""
    readable_header(path)
    with apart(path) as connection, told_as_damage(path):
        sought = "SELECT 1 FROM entry WHERE by NOT IN (?, ?) LIMIT 1"
        return connection.execute(sought, NOT_THE_PLAYER).fetchone() is not None


def _parents(connection: sqlite3.Connection) -> dict[int, int]:
    """Return the entry above each; raise `ContentError` where one is missing or misplaced."""
    parents = dict(connection.execute("SELECT id, parent FROM entry ORDER BY id"))
    for expected, (found, parent) in enumerate(parents.items(), ROOT + 1):
        if found != expected or not ROOT <= parent < found:
            raise ContentError(content.ENTRY.fill(entry=str(found)))
    return parents


def _began(connection: sqlite3.Connection, parents: dict[int, int], cursor: int) -> Snapshot | None:
    """Return the last stored state above an entry, None where the game has not begun."""
    stored = {found for (found,) in connection.execute("SELECT entry FROM snapshot")}
    while cursor not in stored and cursor != ROOT:
        cursor = parents[cursor]
    if cursor not in stored:
        return None
    return content.snapshot_of(single(connection, SnapshotRow, entry=cursor))

"""What all the program's SQLite files share: an address, copies, a place aside, a moment."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import URL

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a file."""


def now() -> str:
    """Return the time as rows carry it: UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def address_of(path: Path) -> "URL":
    """Return a file's address for SQLAlchemy, whatever letters are in its path."""
    from sqlalchemy import URL  # slow to load

    return URL.create("sqlite", database=str(path.absolute()))


def copy_of(path: Path) -> Path:
    """Return where the last good copy of a file lies."""
    return path.with_name(path.name + ".backup")


def keep(path: Path, connection: sqlite3.Connection, *, lasting: bool = True) -> None:
    """Copy a good database beside its file in one piece.

    Where there is no room for it, the copy before stays: nobody is held up for it. `lasting`
    waits until the disk has it; in the middle of play that takes too long.
    """
    place = copy_of(path)
    with (
        contextlib.suppress(OSError, sqlite3.Error),
        whole(place, connection, lasting=lasting) as draft,
    ):
        draft.replace(place)


@contextlib.contextmanager
def whole(place: Path, connection: sqlite3.Connection, *, lasting: bool = True) -> Iterator[Path]:
    """Write all of a database beside a place where the block is to put it."""
    draft = place.with_name(f".{place.name}.new")
    draft.unlink(missing_ok=True)
    try:
        target = sqlite3.connect(draft)
        try:
            target.execute("PRAGMA synchronous = OFF")
            connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
        finally:
            target.close()
        if lasting:
            with draft.open("rb+") as file:
                os.fsync(file.fileno())
        yield draft
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)


def clear_beside(path: Path) -> None:
    """Remove what SQLite keeps beside a file that is no longer there."""
    for ending in BESIDE:
        path.with_name(path.name + ending).unlink(missing_ok=True)


def put_aside(path: Path) -> Path | None:
    """Give a damaged file, and what lies beside it, a name of its own; return that name."""
    if not path.exists():
        return None
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    for ending in BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + ending))
    return path.rename(kept)

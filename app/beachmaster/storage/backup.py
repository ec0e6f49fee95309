"""Keep the last good copy of a saved game beside it, and put it back when wanted."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.storage.folders import write_whole
from beachmaster.storage.locking import locked
from beachmaster.storage.problems import SaveError

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a file."""


def copy_of(path: Path) -> Path:
    """Return where the last good copy of a saved game lies."""
    return path.with_name(path.name + ".backup")


def keep(path: Path, connection: sqlite3.Connection, *, lasting: bool = True) -> None:
    """Copy a good database beside the saved game in one piece.

    Where there is no room for it, the copy before stays: play is not held up for it. `lasting`
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


def clear_beside(path: Path) -> None:
    """Remove what SQLite keeps beside a file that is no longer there."""
    for ending in BESIDE:
        path.with_name(path.name + ending).unlink(missing_ok=True)


def good_copy(path: Path) -> Path | None:
    """Return the last good copy where there is one that can still be read."""
    from beachmaster.storage.checking import checked_content  # slow to load

    place = copy_of(path)
    if path.name.endswith(".backup") or not place.exists():
        return None
    try:
        checked_content(place)
    except SaveError:
        return None
    return place


def restore(path: Path) -> Path | None:
    """Put the last good copy in place; return the name under which the damaged file is kept.

    Raise `SaveError` where there is no good copy; then nothing changed.
    """
    path = path.absolute()
    place = good_copy(path)
    if place is None:
        raise SaveError(Text(_NO_COPY, file=path.name))
    with locked(path):
        content = place.read_bytes()
        kept = _put_aside(path)
        write_whole(path, content, lasting=True)
    return kept


def _put_aside(path: Path) -> Path | None:
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


_NO_COPY = QT_TRANSLATE_NOOP("storage", "There is no good copy of {file} to put in its place.")

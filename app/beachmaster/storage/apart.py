"""Read a saved game's file apart from the file, so that it stays as it is.

The file may come from anybody: its size is looked at before a byte is copied, and SQLite may
neither make long values of it nor take much memory for it.
"""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import cache
from pathlib import Path

from beachmaster.storage.folders import data_folder
from beachmaster.storage.problems import SaveError, unreadable
from beachmaster.storage.scratch import COPY, clear, scratch
from beachmaster.storage.texts import T

LARGEST = 64_000_000
"""The bytes of the largest saved game: some hundred times a long game's."""
LONGEST_VALUE = 16_000_000
MOST_MEMORY = 400_000_000
WITH_CONTENT = ("-wal", "-journal")
"""What SQLite keeps beside a file and may hold part of its content."""
ROOTS = (tempfile.gettempdir, data_folder)
"""Where a copy may lie for a moment, the usual place first."""
_MODE, _LOGGED, _PLAIN = slice(18, 20), b"\x02\x02", b"\x01\x01"
"""Where a file's header says that a log is kept beside it, and how it says so."""


@contextmanager
def apart(path: Path) -> Iterator[sqlite3.Connection]:
    """Open what a file holds; raise `SaveError` where it is too large or cannot be read."""
    clear_leftovers()
    beside = [path.with_name(path.name + ending) for ending in WITH_CONTENT]
    parts = [path, *(one for one in beside if _size(one))]
    if sum(map(_size, parts)) > LARGEST:
        raise SaveError(
            T(
                "The file {file} is larger than {size} megabytes; no saved game is that large.",
                file=path.name,
                size=LARGEST // 1_000_000,
            )
        )
    whole = len(parts) == 1 and hasattr(sqlite3.Connection, "deserialize")
    with _in_memory(path) if whole else _copied(path, parts) as connection:
        yield connection


@cache
def clear_leftovers() -> None:
    """Remove, once in a run, the copies that killed runs left."""
    for root in ROOTS:
        with suppress(OSError):
            clear(Path(root()))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size if path.is_file() else 0
    except OSError:
        return 0  # it went away in this moment, or nobody may look at it: reading says so


@contextmanager
def _in_memory(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file that has nothing beside it, without writing anything anywhere."""
    try:
        with path.open("rb") as file:
            content = bytearray(file.read(LARGEST))
    except OSError as error:
        raise unreadable(path, error) from error
    if content[_MODE] == _LOGGED:
        content[_MODE] = _PLAIN  # in memory there is no log
    with closing(sqlite3.connect(":memory:")) as connection:
        _limit(connection)
        connection.deserialize(content)
        yield connection


@contextmanager
def _copied(path: Path, parts: Sequence[Path]) -> Iterator[sqlite3.Connection]:
    """Open a copy of a file and of what belongs to it."""
    with ExitStack() as stack:
        copy = _copy(path, parts, stack)
        connection = stack.enter_context(closing(sqlite3.connect(copy)))
        _limit(connection)
        yield connection


def _copy(path: Path, parts: Sequence[Path], stack: ExitStack) -> Path:
    """Return a copy that goes with the stack, in the first folder that has room for one."""
    failure = OSError()
    for root in ROOTS:
        try:
            with ExitStack() as attempt:
                copy = attempt.enter_context(scratch(Path(root()))) / COPY
                for part in parts:
                    shutil.copyfile(part, copy.with_name(part.name.replace(path.name, COPY, 1)))
                stack.enter_context(attempt.pop_all())
                return copy
        except OSError as error:
            failure = error
    raise SaveError(
        T(
            "The saved game {file} was not closed, and there is no room to read it: {why}.",
            file=path.name,
            why=failure.strerror or "",
        )
    ) from failure


def _limit(connection: sqlite3.Connection) -> None:
    """Keep a file from taking memory or running anything of its own."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    for setting in (
        f"hard_heap_limit = {MOST_MEMORY}",
        "trusted_schema = OFF",
        "cell_size_check = ON",
        "mmap_size = 0",
    ):
        connection.execute(f"PRAGMA {setting}")

"""Let one process at a time have a saved game; the lock goes when the process goes."""

import sqlite3
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Self

from filelock import FileLock, Timeout

from beachmaster.engine.text import Text, plain_text
from beachmaster.storage.problems import SaveError
from beachmaster.storage.texts import T


class UnwritableError(SaveError):
    """The system does not let us write where a saved game lies."""


class Lock:
    """The lock on a saved game, held until it is released."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._place = lock_file(path)
        self._acquire()

    def hold(self) -> None:
        """See that the lock still holds: its file may have been taken away, and the lock with it.

        Then it is made again; raise `SaveError` where another program was quicker.
        """
        if _identity(self._place) == self._known:
            return
        if not self._place.parent.is_dir():  # on a stick that was pulled out: it may come back
            raise unwritable(self._path, FileNotFoundError(ENOENT, strerror(ENOENT)))
        self._file.release()
        self._acquire()

    def release(self) -> None:
        """Let other programs have the saved game."""
        self._file.release()

    def __enter__(self) -> Self:
        """Hold the lock for a `with` block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Release it after a `with` block."""
        self.release()

    def _acquire(self) -> None:
        # A game opened in one thread is closed in another; a lock of one thread would outlast it.
        self._file = FileLock(self._place, thread_local=False)
        try:
            self._file.acquire(timeout=0)
        except Timeout as error:
            raise self._refusal() from error
        except OSError as error:
            raise unwritable(self._path, error) from error
        self._known = _identity(self._place)

    def _refusal(self) -> SaveError:
        """Return why there is no lock: another program has it, or no file can be made there."""
        try:
            if not self._place.exists():  # in some folders of the system, such as /proc
                self._place.touch()
        except OSError as error:
            return unwritable(self._path, error)
        return SaveError(
            T("The saved game {file} is open in another program.", file=self._path.name)
        )


def locked(path: Path) -> Lock:
    """Return the lock on a saved game.

    Raise `SaveError` where another program has it, `UnwritableError` where none can be made.
    """
    return Lock(path)


def lock_file(path: Path) -> Path:
    """Return the file that the lock of a saved game is on."""
    return path.with_name(f".{path.name}.lock")


def unlock(path: Path) -> None:
    """Take the lock's file away; nobody needs it where there is no game."""
    try:
        lock_file(path).unlink(missing_ok=True)
    except OSError:
        return  # it may lie there: an empty file that the next game of this name uses


def unwritable(path: Path, error: Exception) -> UnwritableError:
    """Return the error for a file that the system does not let us write."""
    return UnwritableError(
        T("The saved game {file} cannot be written: {why}.", file=path.name, why=_why(error))
    )


def _why(error: Exception) -> Text:
    """Return in words what went wrong: SQLite's own words mean nothing to a player."""
    if isinstance(error, OSError):
        return plain_text(error.strerror or str(error))
    code = getattr(error, "sqlite_errorcode", None)
    return _REASONS.get(code & 0xFF if code else 0, _UNFIT)


_UNFIT = T("something in it does not fit into the file")
_REASONS = {
    sqlite3.SQLITE_FULL: T("the disk is full"),
    sqlite3.SQLITE_READONLY: T("the file is read-only"),
    sqlite3.SQLITE_PERM: T("the file is read-only"),
    sqlite3.SQLITE_BUSY: T("another program is using the file"),
    sqlite3.SQLITE_LOCKED: T("another program is using the file"),
    sqlite3.SQLITE_IOERR: T("the disk reports an error"),
    sqlite3.SQLITE_CANTOPEN: T("the file cannot be opened"),
    sqlite3.SQLITE_CORRUPT: T("the file is damaged"),
    sqlite3.SQLITE_NOTADB: T("the file is damaged"),
}
"""Why SQLite refuses, by its primary error code."""


def _identity(place: Path) -> tuple[int, int] | None:
    """Return what tells a file from any other of its name; None where there is none."""
    try:
        found = place.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino

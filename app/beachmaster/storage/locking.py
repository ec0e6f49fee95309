"""Let one process at a time have a saved game; the lock goes when the process goes."""

from pathlib import Path

from filelock import FileLock, Timeout

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.storage.problems import SaveError


def locked(path: Path) -> FileLock:
    """Return the lock on a saved game; raise `SaveError` where another program has it."""
    # A game opened in one thread is closed in another; a lock of one thread would outlast it.
    lock = FileLock(path.with_name(f".{path.name}.lock"), thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise SaveError(Text(_IN_USE, file=path.name)) from error
    except OSError as error:
        raise unwritable(path, error) from error
    return lock


def unwritable(path: Path, error: Exception) -> SaveError:
    """Return the error for a file that the system does not let us write."""
    why = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
    return SaveError(Text(_UNWRITABLE, file=path.name, why=str(why)))


_UNWRITABLE = QT_TRANSLATE_NOOP("storage", "The saved game {file} cannot be written: {why}.")
_IN_USE = QT_TRANSLATE_NOOP("storage", "The saved game {file} is open in another program.")

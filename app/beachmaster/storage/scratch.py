"""A folder for a moment; where its run was killed, it goes at the next start."""

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from filelock import FileLock, Timeout

PREFIX = "beachmaster-reading-"
COPY = "copy"
LOCK = "lock"
_OURS = (COPY, f"{COPY}-wal", f"{COPY}-shm", f"{COPY}-journal", LOCK)
"""All that ever lies in such a folder: nothing else is removed with one."""


@contextlib.contextmanager
def scratch(root: Path) -> Iterator[Path]:
    """Give a block a folder of its own below a root."""
    root.mkdir(parents=True, exist_ok=True)
    folder, lock = _new(root)
    try:
        yield folder
    finally:
        lock.release()
        _remove(folder)


def clear(root: Path) -> None:
    """Remove the folders below a root whose run was killed.

    The lock in one tells that its run still goes on: it goes with its process.
    """
    for folder in root.glob(f"{PREFIX}*"):
        lock = FileLock(folder / LOCK)
        with contextlib.suppress(Timeout, OSError):
            lock.acquire(timeout=0)
            lock.release()
            _remove(folder)


def _new(root: Path) -> tuple[Path, FileLock]:
    while True:
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=root))
        lock = FileLock(folder / LOCK, thread_local=False)
        with contextlib.suppress(Timeout):  # another start took it for one of a killed run
            lock.acquire(timeout=0)
            return folder, lock


def _remove(folder: Path) -> None:
    with contextlib.suppress(OSError):
        for name in _OURS:
            (folder / name).unlink(missing_ok=True)
        folder.rmdir()

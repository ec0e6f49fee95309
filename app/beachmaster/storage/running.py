"""Know at the next start whether the program ended as it should: `running.json` says so."""

from pathlib import Path

from filelock import FileLock, Timeout

from beachmaster.storage.folders import data_folder, read_object, write_object

NAME = "running.json"


class Running:
    """The mark of one run; only one process at a time has it.

    `unfinished` is the saved game that was open when the run before broke off, if it still exists.
    A lock tells a run that broke off from one that is still going on: it goes with its process.
    """

    def __init__(self) -> None:
        self._lock: FileLock | None = None
        self.unfinished = self._left_over()

    def note(self, save: Path) -> None:
        """Write down that this game is open; a run beside another leaves the mark to that one."""
        if not self._have():
            return
        try:
            write_object(data_folder() / NAME, {"save": str(save.absolute())})
        except OSError:
            return  # playing on matters more

    def end(self) -> None:
        """Take the mark away: nothing is open any more."""
        if self._lock is None:
            return
        try:
            (data_folder() / NAME).unlink(missing_ok=True)
        except OSError:
            return
        finally:
            self._lock.release()
            self._lock = None

    def _left_over(self) -> Path | None:
        if not (data_folder() / NAME).exists() or not self._have():
            return None
        save = read_object(data_folder() / NAME).get("save")
        path = Path(save) if isinstance(save, str) and save else None
        return path if path is not None and path.is_file() else None

    def _have(self) -> bool:
        if self._lock is not None:
            return True
        lock = FileLock(data_folder() / f".{NAME}.lock")
        try:
            data_folder().mkdir(parents=True, exist_ok=True)
            lock.acquire(timeout=0)
        except (Timeout, OSError):
            return False
        self._lock = lock
        return True

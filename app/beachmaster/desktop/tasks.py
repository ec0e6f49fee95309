"""Run what takes long off the GUI thread, and come back with its result."""

import atexit
import time
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from shiboken6 import isValid

from beachmaster.storage.diagnostics import note_error

V = TypeVar("V")


class Task(QObject, Generic[V]):
    """One piece of work under way; a cancelled one reports nothing any more.

    `done` carries the result, `failed` the exception; both arrive on the GUI thread. `work` may
    look at `cancelled` between its steps. A task outlives whoever asked for it, but tells nobody
    once that is gone. No garbage is collected while one runs.
    """

    done = Signal(object)
    failed = Signal(object)
    finished = Signal()
    _ended = Signal(object, object)

    def __init__(self, work: Callable[["Task[V]"], V], asker: QObject | None = None) -> None:
        super().__init__()
        self.cancelled = False
        self._work = work
        self._thread = Thread(target=self._run, name="beachmaster task", daemon=True)
        self._ended.connect(self._tell)
        self._asker = asker

    def start(self) -> None:
        """Begin on a thread of its own."""
        _ALIVE.add(self)
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """Let the result go."""
        self.cancelled = True

    @property
    def running(self) -> bool:
        """Tell whether the work is still under way."""
        return self._thread.is_alive()

    def _run(self) -> None:
        result, error = None, None
        try:
            result = self._work(self)
        except Exception as problem:  # noqa: BLE001 - handed to whoever asked
            error = problem
            note_error("a task failed", error)
        self._ended.emit(result, error)

    @Slot(object, object)
    def _tell(self, result: V, error: Exception | None) -> None:
        self._thread.join()
        # A connection to the asker's `destroyed` would outlast the task, and end the program.
        if not self.cancelled and (self._asker is None or isValid(self._asker)):
            if error is None:
                self.done.emit(result)
            else:
                self.failed.emit(error)
        self.finished.emit()
        # Qt still uses the object that it delivers this to: it may go only afterwards.
        QTimer.singleShot(0, partial(_ALIVE.discard, self))


_ALIVE: set[Task[Any]] = set()
_PAUSE = 0.005


def wait_for_tasks(milliseconds: int = 10_000) -> bool:
    """Wait until no work is under way, when the program leaves; tell whether that came about."""
    end = time.monotonic() + milliseconds / 1000
    while any(task.running for task in _ALIVE):
        if time.monotonic() > end:
            return False
        time.sleep(_PAUSE)
    return True


@atexit.register  # after Qt's own, so that it comes before it
def _leave() -> None:
    """Let no work outlast Qt, which is taken down at exit: it would tell what is gone."""
    for task in _ALIVE:
        task.cancel()
    wait_for_tasks()

"""Run what takes long off the GUI thread, and come back with its result."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

T = TypeVar("T")


class _Teller(QObject):
    """Carries a result from the thread that worked to the one that asked."""

    done = Signal(object)
    failed = Signal(object)


class Task(QObject, Generic[T]):
    """One piece of work under way; a cancelled one reports nothing any more.

    `done` carries the result, `failed` the exception; both arrive on the GUI thread. `work` may
    look at `cancelled` between its steps.
    """

    done = Signal(object)
    failed = Signal(object)
    finished = Signal()

    def __init__(self, work: Callable[["Task[T]"], T], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cancelled = False
        self._work = work
        self._teller = _Teller()
        self._teller.done.connect(self._on_done)
        self._teller.failed.connect(self._on_failed)

    def start(self) -> None:
        """Begin on a thread of the pool."""
        _ALIVE.add(self)
        QThreadPool.globalInstance().start(QRunnable.create(self._run))

    def cancel(self) -> None:
        """Let the result go."""
        self.cancelled = True

    def _run(self) -> None:
        try:
            result = self._work(self)
        except Exception as error:  # noqa: BLE001 - handed to whoever asked
            self._teller.failed.emit(error)
        else:
            self._teller.done.emit(result)

    @Slot(object)
    def _on_done(self, result: T) -> None:
        _ALIVE.discard(self)
        if not self.cancelled:
            self.done.emit(result)
        self.finished.emit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        _ALIVE.discard(self)
        if not self.cancelled:
            self.failed.emit(error)
        self.finished.emit()


_ALIVE: set[Task[Any]] = set()


def wait_for_tasks(milliseconds: int = 10_000) -> bool:
    """Wait until no work is under way, when the program leaves."""
    return QThreadPool.globalInstance().waitForDone(milliseconds)

"""Model the saved games looked back on, read one at a time off the GUI thread."""

from collections.abc import Hashable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from beachmaster.desktop.models.rows import AnyIndex, RowsModel
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.words import say

if TYPE_CHECKING:
    from beachmaster.storage.past import Past

LINES = Qt.ItemDataRole.UserRole + 1
"""All lines of a game below its title."""
PROBLEM = Qt.ItemDataRole.UserRole + 2


class PastModel(RowsModel["Past"]):
    """The games of a folder, the one last played first; `moved` tells that more are there.

    `failed` carries what went wrong where the folder itself cannot be read.
    """

    moved = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Path] = []
        self._found = 0
        self.lookups: dict[str, dict[str, int]] = {}
        self._reading: Task[Any] | None = None

    @property
    def whole(self) -> bool:
        """Tell whether every game has been read."""
        return self._reading is None

    @property
    def left(self) -> int:
        """Return how many games are still to be read, as far as they are counted."""
        return max(0, self._found - len(self.rows))

    def key(self, row: "Past") -> Hashable:
        """Tell games apart by their file."""
        return row.path

    def read(self, folder: Path | None = None) -> None:
        """Begin to read the games of a folder."""
        from beachmaster.storage.lookups import looked_up

        def work(_task: "Task[list[Path]]") -> list[Path]:
            from beachmaster.storage.past import past_saves

            return past_saves(folder)

        self.lookups = looked_up()
        self._begin(Task(work, self), self._take_paths)

    def stop(self) -> None:
        """Read no more."""
        self._waiting = []
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a game's title, its lines, or all of it for a screen reader."""
        from beachmaster.storage.past_lines import lines_of, title_line

        game = self.row(index)
        if game is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return say(title_line(game))
        if role == LINES:
            return [say(line) for line in lines_of(game)]
        if role == PROBLEM:
            return game.problem
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return "\n".join([say(title_line(game)), *(say(line) for line in lines_of(game))])
        return None

    def _begin(self, task: "Task[Any]", done: Any) -> None:
        self._reading = task
        task.done.connect(done)
        task.failed.connect(self._give_up)
        task.start()

    def _take_paths(self, paths: list[Path]) -> None:
        self._waiting, self._found = paths, len(paths)
        self._read_on()

    def _read_on(self) -> None:
        self._reading = None
        if self._waiting:
            path, self._waiting = self._waiting[0], self._waiting[1:]
            lookups = self.lookups

            def work(_task: "Task[Past]") -> "Past":
                from beachmaster.storage.past import past_game

                return past_game(path, lookups)

            self._begin(Task(work, self), self._take_game)
        self.moved.emit()

    def _take_game(self, game: "Past") -> None:
        self.splice(len(self.rows), 0, [game])
        self._read_on()

    def _give_up(self, error: Exception) -> None:
        self.stop()
        self.failed.emit(error)

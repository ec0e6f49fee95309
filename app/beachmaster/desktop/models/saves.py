"""Model the saved games, read off the GUI thread: where each stands, and its story."""

from collections.abc import Callable, Hashable
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt, Signal

from beachmaster.desktop.models.rows import AnyIndex, RowsModel
from beachmaster.desktop.own_text import tip
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import UnknownGameError, find
from beachmaster.storage.saves import BOARDS

if TYPE_CHECKING:
    from beachmaster.storage.saves import Listed


class SaveColumn(IntEnum):
    """The columns, left to right."""

    GAME = 0
    TURN = 1
    PHASE = 2
    SCORE = 3
    BOARD = 4
    CHANGED = 5
    STORY = 6


class SaveRole(IntEnum):
    """What a page asks of a saved game."""

    PATH = Qt.ItemDataRole.UserRole + 1
    SORT = Qt.ItemDataRole.UserRole + 2
    PROBLEM = Qt.ItemDataRole.UserRole + 3
    SAVE = Qt.ItemDataRole.UserRole + 4


class SavesModel(RowsModel["Listed"]):
    """The games of a folder, the one last played first; `loaded` or `failed` follows a reading."""

    column_count = len(SaveColumn)
    loaded = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading: Task[list[Listed]] | None = None

    def key(self, row: "Listed") -> Hashable:
        """Tell games apart by their file."""
        return row.path

    def refresh(self, folder: Path | None = None) -> None:
        """Read the folder again; what is under way already is let go."""
        if self._reading is not None:
            self._reading.cancel()

        def work(_task: "Task[list[Listed]]") -> "list[Listed]":
            from beachmaster.storage.saves import saved_games

            return saved_games(folder, told=True)

        self._reading = Task(work, self)
        self._reading.done.connect(self._show)
        self._reading.failed.connect(self.failed)
        self._reading.start()

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's words, or what a page asks of the game."""
        save = self.row(index)
        if save is None:
            return None
        column = SaveColumn(index.column())
        if role in _ROLES:
            return _ROLES[role](save)
        if role == SaveRole.SORT:
            return _sort_key(save, column)
        if role == Qt.ItemDataRole.DisplayRole:
            return _CELLS[column](save)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{say(HEADINGS[column])}: {_CELLS[column](save)}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(HEADINGS[SaveColumn(section)])
        return None

    def _show(self, saves: "list[Listed]") -> None:
        self._reading = None
        self.follow(saves)
        self.loaded.emit()


def _game(save: "Listed") -> str:
    try:
        return say(find(save.game).title)
    except UnknownGameError:
        return save.path.stem  # a file that cannot be read has only its name


def _story(save: "Listed") -> str:
    if save.problem is not None:
        return say(T("! {problem}", problem=save.problem))
    return say(save.story) if save.story is not None else ""


def _phase(save: "Listed") -> str:
    return say(save.phase_text) if save.phase_text is not None else save.phase.replace("-", " ")


def _score(save: "Listed") -> str:
    """Return the score under the name that the game has for it."""
    if save.score is None or save.score_label is None:
        return ""
    return say(T("{label}: {score}", label=save.score_label, score=save.score))


def _changed(save: "Listed") -> str:
    when = QDateTime.fromSecsSinceEpoch(int(save.changed))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def _sort_key(save: "Listed", column: SaveColumn) -> Any:
    if column == SaveColumn.CHANGED:
        return save.changed
    if column == SaveColumn.TURN:
        return save.turn
    if column == SaveColumn.SCORE:
        return save.score if save.score is not None else -1000
    return _CELLS[column](save)


_CELLS: dict[SaveColumn, Callable[["Listed"], str]] = {
    SaveColumn.GAME: _game,
    SaveColumn.TURN: lambda save: str(save.turn or 1) if save.problem is None else "",
    SaveColumn.PHASE: _phase,
    SaveColumn.SCORE: _score,
    SaveColumn.BOARD: lambda save: say(BOARDS[save.board]) if save.board in BOARDS else "",
    SaveColumn.CHANGED: _changed,
    SaveColumn.STORY: _story,
}
_ROLES: dict[int, Callable[["Listed"], Any]] = {
    SaveRole.PATH: lambda save: save.path,
    SaveRole.PROBLEM: lambda save: save.problem,
    SaveRole.SAVE: lambda save: save,
    Qt.ItemDataRole.ToolTipRole: lambda save: tip(str(save.path)),
}
HEADINGS: dict[SaveColumn, Text] = {
    SaveColumn.GAME: T("Game"),
    SaveColumn.TURN: T("Turn"),
    SaveColumn.PHASE: T("Phase"),
    SaveColumn.SCORE: T("Score"),
    SaveColumn.BOARD: T("Board"),
    SaveColumn.CHANGED: T("Last played"),
    SaveColumn.STORY: T("State of play"),
}

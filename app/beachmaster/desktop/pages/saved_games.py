"""List the saved games: open, rename, throw away, find the file, put a good copy back."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import Wrong, dress_box
from beachmaster.desktop.models.saves import SaveColumn, SaveRole, SavesModel
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.pages.laying_out import reveal, spoken
from beachmaster.desktop.pages.row_delegates import SaveDelegate, cell, name_of, score_and_when
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import WrappedList
from beachmaster.engine.text import Text
from beachmaster.storage.problems import SaveError

LIST_HEIGHT, _TALL = 12, 1 << 20


class SavedGames(QWidget):
    """`open_wanted` carries a path; what went wrong is said below the list."""

    open_wanted = Signal(Path)
    import_wanted = Signal()
    summary_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.model = SavesModel(self)
        self.list = WrappedList(SaveDelegate(self))
        self._heading, self.said = spoken("heading"), Wrong()
        self.open_button, self._more, self._import = QPushButton(), QPushButton(), QPushButton()
        self.summary = QPushButton()
        acts: tuple[tuple[str, Callable[[], None]], ...] = (
            ("rename", self.ask_name),
            ("restore", self.restore),
            ("folder", self._show_folder),
            ("delete", self.ask_to_throw_away),
        )
        self.actions_by_name = {name: QAction(self) for name, _act in acts}
        for name, act in acts:
            self.actions_by_name[name].triggered.connect(act)
        self.actions_by_name["rename"].setShortcut(Qt.Key.Key_F2)
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        self.actions_by_name["rename"].setShortcutContext(context)
        self._lay_out()
        self.model.loaded.connect(self._on_loaded)
        self.model.failed.connect(self._complain)
        self.list.selectionModel().currentChanged.connect(self._wake)
        self.retranslate()

    def refresh(self) -> None:
        """Read the folder again."""
        self._say("")
        self.model.refresh()

    def path(self) -> Path | None:
        """Return the game in hand."""
        found = self.list.currentIndex().data(SaveRole.PATH)
        return found if isinstance(found, Path) else None

    def stand_on(self, path: Path) -> bool:
        """Take a game in hand."""
        for row in range(self.model.rowCount()):
            index = self.model.index(row, 0)
            if index.data(SaveRole.PATH) == path:
                self.list.setCurrentIndex(index)
                return True
        return False

    def score_of(self, path: Path) -> str:
        """Return the score of a game, where it is played and when it was last, as far as known.

        Of a damaged one, what is wrong with it: nobody should have to look for it further down.
        """
        rows = (self.model.index(row, 0) for row in range(self.model.rowCount()))
        index = next((one for one in rows if one.data(SaveRole.PATH) == path), None)
        if index is None:
            return ""
        damaged = index.data(SaveRole.PROBLEM) is not None
        return cell(index, SaveColumn.STORY) if damaged else score_and_when(index)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._heading.setText(say(_SAVED))
        self.nothing.say(_NONE)
        forms.name(
            self.list,
            _SAVED,
            T("Enter opens a game, F2 renames it; the menu key shows more."),
        )
        self._more.setText(say(T("&More")))
        self._import.setText(say(T("&Import…")))
        self.summary.setText(say(T("Out&comes…")))
        for name, source in _ACTS.items():
            self.actions_by_name[name].setText(say(source))
        self.model.retranslate()
        self._wake()

    # -- what can be done ------------------------------------------------------------------------

    def ask_name(self) -> None:
        """Ask for another name."""
        path = self.path()
        if path is None:
            return
        dialog = QInputDialog(self)
        dialog.setObjectName("rename")
        dialog.setWindowTitle(say(T("Rename a saved game")))
        dialog.setLabelText(say(T("Its new name:")))
        dialog.setTextValue(path.stem)
        dialog.textValueSelected.connect(lambda name: self.rename(path, name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def rename(self, path: Path, name: str) -> None:
        """Give a game another name."""
        from beachmaster.storage.filing import rename

        self._run(lambda: rename(path, name))

    def ask_to_throw_away(self) -> None:
        """Ask whether the game in hand is to go."""
        path = self.path()
        if path is None:
            return
        box = QMessageBox(self)
        box.setObjectName("delete")
        dress_box(box)
        box.setWindowTitle(say(T("Delete a saved game")))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(say(T("Delete {game}?", game=name_of(self.list.currentIndex()))))
        box.setInformativeText(
            say(T("The game and its good copy are deleted. You cannot undo this."))
        )
        delete = box.addButton(say(T("&Delete")), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        delete.clicked.connect(lambda: self.throw_away(path))
        box.finished.connect(box.deleteLater)
        box.open()

    def throw_away(self, path: Path) -> None:
        """Remove a game for good."""
        from beachmaster.storage.filing import throw_away

        self._run(lambda: throw_away(path))

    def restore(self) -> None:
        """Put the last good copy of a damaged game in its place."""
        path = self.path()
        if path is None:
            return
        from beachmaster.storage.backup import restore

        self._run(lambda: restore(path))

    # -- inside ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.nothing = EmptyPlace("folder-open", self.list)
        for column in list(SaveColumn)[1:]:
            self.list.setColumnHidden(column, True)
        current().changed.connect(self._space)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.list.addActions(list(self.actions_by_name.values()))
        menu = QMenu(self)
        menu.addActions(list(self.actions_by_name.values()))
        self._more.setMenu(menu)
        self.open_button.clicked.connect(self._open_current)
        self._import.clicked.connect(self.import_wanted)
        self.summary.clicked.connect(self.summary_wanted)
        self.list.doubleClicked.connect(self._open_current)
        self.list.activated.connect(self._open_current)
        row = QHBoxLayout()
        for button in (self.open_button, self._more):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._import)
        column_layout = QVBoxLayout(self)
        column_layout.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.summary)
        column_layout.addLayout(head)
        column_layout.addWidget(self.list, 1)
        column_layout.addWidget(self.said)
        column_layout.addLayout(row)
        self._space()  # only now: a button that stood nowhere yet would be shown as a window
        self._say("")
        self._wake()

    def _space(self) -> None:
        """Keep room for some games, or for the line that says there is none."""
        some = self.model.rowCount() > 0
        bare = self.nothing.whole_height(self.width()) + 2 * self.list.frameWidth()
        self.list.setMinimumHeight(current().space(LIST_HEIGHT) if some else bare)
        self.list.setMaximumHeight(_TALL if some else bare)
        upward = QSizePolicy.Policy.Preferred if some else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, upward)
        for button in (self.open_button, self._more):
            button.setVisible(some)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the words of an empty list the height they need at another width."""
        super().resizeEvent(event)
        self._space()

    def _on_loaded(self) -> None:
        self._space()
        if not self.list.currentIndex().isValid() and self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0, 0))
        self._wake()

    def _wake(self) -> None:
        """Enable what can be done with the game in hand; the one that is open stays as it is."""
        path, index = self.path(), self.list.currentIndex()
        damaged = index.data(SaveRole.PROBLEM) is not None
        free = path is not None and path != self._controller.path
        self.open_button.setEnabled(path is not None)
        self.open_button.setText(say(_ACTS["restore"] if damaged else T("&Open")))
        self._more.setEnabled(path is not None)
        self.summary.setVisible(self.model.rowCount() > 0)
        self.actions_by_name["restore"].setEnabled(damaged)
        self.actions_by_name["folder"].setEnabled(path is not None)
        for name in ("rename", "delete"):
            self.actions_by_name[name].setEnabled(free)

    def _open_current(self, _index: QModelIndex | bool | None = None) -> None:
        path = self.path()
        if path is None:
            return
        if self.list.currentIndex().data(SaveRole.PROBLEM) is not None:
            self.restore()
        else:
            self.open_wanted.emit(path)

    def _show_folder(self) -> None:
        path = self.path()
        if path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))

    def _run(self, work: Callable[[], object]) -> None:
        """Do it off the GUI thread; then list what there is now, and say what was refused."""
        task: Task[object] = Task(lambda _task: work(), self)
        task.done.connect(self.refresh)
        task.failed.connect(self._on_failed)
        task.start()

    def _on_failed(self, error: Exception) -> None:
        self.refresh()
        self._complain(error)

    def _complain(self, error: Exception) -> None:
        self._say(say(error.text) if isinstance(error, SaveError) else str(error))

    def _say(self, words: str) -> None:
        self.said.setText(words)
        self.said.setVisible(bool(words))
        if words:
            QTimer.singleShot(0, self, lambda: reveal(self.said))  # it has no place yet


_SAVED = T("Earlier games")
_NONE = T("Your games appear here. Each saves itself from its first answer on.")
_ACTS: dict[str, Text] = {
    "rename": T("&Rename…"),
    "restore": T("Restore the last &good copy"),
    "folder": T("Show in its &folder"),
    "delete": T("&Delete…"),
}

"""Rename, delete, export, import and reshape the player's own maps."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMenu, QMessageBox, QPushButton, QWidget

from beachmaster.desktop.labels import dress_box
from beachmaster.desktop.pages.lattice_form import LatticeDialog
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.placing import Lattice
from beachmaster.engine.text import Text
from beachmaster.storage.problems import SaveError

if TYPE_CHECKING:
    from beachmaster.storage.board_rows import Sheet
    from beachmaster.storage.boards import Boards


class BoardActs(QObject):
    """The menu of the map in hand; `changed` carries the id of the map to stand on, or nothing.

    `said` carries what was done or why it cannot be, and whether it went wrong.
    """

    changed = Signal(str)
    said = Signal(object, bool)

    def __init__(self, button: QPushButton, game: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._page, self._game = parent, game
        self._board: str = ""
        self.actions = {name: QAction(self) for name in _ACTS}
        slots: dict[str, Callable[[], None]] = {
            "rename": self.ask_name,
            "grid": self.ask_grid,
            "export": self.ask_export,
            "import": self.ask_import,
            "delete": self.ask_to_delete,
        }
        menu = QMenu(button)
        for name, slot in slots.items():
            self.actions[name].triggered.connect(lambda _on=False, slot=slot: slot())
            menu.addAction(self.actions[name])
        button.setMenu(menu)
        self.retranslate()

    def take(self, board: str, *, bare: bool) -> None:
        """Take a map in hand, or none; of a `bare` one nothing is known."""
        self._board = board
        for name, action in self.actions.items():
            action.setEnabled(bool(board) or name == "import")
        self.actions["grid"].setEnabled(bool(board) and bare)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        for name, source in _ACTS.items():
            self.actions[name].setText(say(source))

    # -- what can be done ------------------------------------------------------------------------

    def ask_name(self) -> None:
        """Ask for another name."""
        board, sheet = self._board, self._sheet()
        if sheet is None:
            return
        dialog = QInputDialog(self._page)
        dialog.setObjectName("rename-map")
        dialog.setWindowTitle(say(T("Rename a map")))
        dialog.setLabelText(say(T("Its new name:")))
        dialog.setTextValue(sheet.board.name)
        dialog.textValueSelected.connect(
            lambda name: self._do(lambda boards: boards.rename(board, name), board)
        )
        self._open(dialog)

    def ask_grid(self) -> None:
        """Ask for another grid."""
        sheet = self._sheet()
        if sheet is None:
            return
        board = sheet.board
        lattice = Lattice(board.columns, board.rows, board.orientation, board.shifted)

        def reshape(wanted: Lattice) -> None:
            shaped = msgspec.structs.replace(board, **msgspec.structs.asdict(wanted))
            self._do(lambda boards: boards.shape(shaped), board.id)

        dialog = LatticeDialog(lattice, self._page)
        dialog.chosen.connect(reshape)
        self._open(dialog)

    def ask_to_delete(self) -> None:
        """Ask whether the map in hand is to go, with all that is known of it."""
        board, sheet = self._board, self._sheet()
        if sheet is None:
            return
        box = QMessageBox(self._page)
        box.setObjectName("delete-map")
        dress_box(box)
        box.setWindowTitle(say(T("Delete a map")))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(say(T("Delete {map}?", map=sheet.board.name)))
        box.setInformativeText(say(_GONE))
        delete = box.addButton(say(T("&Delete")), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        delete.clicked.connect(lambda: self._do(lambda boards: boards.delete(board), ""))
        self._open(box)

    def ask_export(self) -> None:
        """Ask where to, and write the map there as one file, without its photo."""
        board, sheet = self._board, self._sheet()
        if sheet is None:
            return
        dialog = self._file_dialog(T("Export a map"), QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.selectFile(f"{sheet.board.name}.json")
        dialog.fileSelected.connect(lambda name: self._export(board, Path(name)))
        self._open(dialog)

    def ask_import(self) -> None:
        """Ask for a file that holds a map, and keep it."""
        dialog = self._file_dialog(T("Import a map"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._import(Path(name)))
        self._open(dialog)

    # -- inside ----------------------------------------------------------------------------------

    def _export(self, board: str, target: Path) -> None:
        from beachmaster.storage.board_files import export_board  # slow to load

        if self._do(lambda boards: export_board(boards, board, target), board):
            self.said.emit(T("The map is exported to {file}.", file=target.name), False)

    def _import(self, source: Path) -> None:
        from beachmaster.storage import board_files  # slow to load

        kept: list[str] = []

        def bring_in(boards: "Boards") -> None:
            board = board_files.read_board(source)
            if board.game != self._game():
                raise BoardError(T("{file} is a map of another game.", file=source.name))
            kept.append(board_files.bring_in(boards, source).id)

        if self._do(bring_in, ""):
            self.changed.emit(kept[0])

    def _sheet(self) -> "Sheet | None":
        from beachmaster.storage.boards import Boards  # slow to load

        try:
            with Boards() as boards:
                return boards.sheet(self._board)
        except SaveError as error:
            self.said.emit(error.text, True)
            return None

    def _do(self, act: "Callable[[Boards], object]", then: str) -> bool:
        """Do it, list what there is then, and say why where it cannot be."""
        from beachmaster.storage.boards import Boards  # slow to load

        try:
            with Boards() as boards:
                act(boards)
        except (SaveError, BoardError) as error:
            self.said.emit(error.text, True)
            return False
        self.changed.emit(then)
        return True

    def _file_dialog(self, title: Text, mode: QFileDialog.AcceptMode) -> QFileDialog:
        dialog = QFileDialog(self._page, say(title))
        dialog.setObjectName("map-file")
        dialog.setAcceptMode(mode)
        dialog.setNameFilters([say(T("Exported maps (*.json)"))])
        return dialog

    def _open(self, dialog: QInputDialog | QMessageBox | QFileDialog | LatticeDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


_ACTS: dict[str, Text] = {
    "rename": T("&Rename…"),
    "grid": T("Its &grid…"),
    "export": T("&Export…"),
    "import": T("&Import…"),
    "delete": T("&Delete…"),
}
_GONE = T(
    "Everything known about it is lost for good; a game in progress on it keeps what it knows. If "
    "you may want it back, export it first."
)

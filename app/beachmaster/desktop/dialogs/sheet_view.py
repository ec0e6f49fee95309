"""The grid of a table that is typed in: everything goes by keyboard, as in a spreadsheet."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QCompleter,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.models.sheet import SheetModel
from beachmaster.desktop.theme import current

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SheetView(QTableView):
    """`moved` follows the cell that the keyboard stands on."""

    moved = Signal()

    def __init__(self, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = model
        self.setModel(model)
        self._delegate = _Cells(self)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self._measure()
        self.setCurrentIndex(model.index(0, 0))

    def _measure(self) -> None:
        along, down = self.horizontalHeader(), self.verticalHeader()
        along.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        along.setMinimumSectionSize(current().space(3.6))
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultSectionSize(current().space(1.7))

    def wanted_height(self, lines: int) -> int:
        """Return the height that so many lines need."""
        return self.verticalHeader().defaultSectionSize() * lines + current().space(2.2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, paste, clear, go down with Enter, and leave with Tab at either end."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self._sheet.put(self._first(), _lines(QGuiApplication.clipboard().text()))
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._selected())
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._clear()
        elif event.key() in ENTER:
            if self.state() != QAbstractItemView.State.EditingState:  # else the editor's own
                self._down()
        elif not self._left(event):
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Go down after Enter, as in a spreadsheet."""
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self._down()

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """Tell which cell it is now."""
        super().currentChanged(current, previous)
        self.moved.emit()

    def _left(self, event: QKeyEvent) -> bool:
        """Leave the table at its first and last cell, or from anywhere with Ctrl+Tab."""
        back = event.key() == Qt.Key.Key_Backtab
        if event.key() != Qt.Key.Key_Tab and not back:
            return False
        at, model = self.currentIndex(), self._sheet
        last = model.index(model.rowCount() - 1, model.columnCount() - 1)
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if held or at == (model.index(0, 0) if back else last):
            self.setTabKeyNavigation(False)  # else the key would come back to this table
            left = self.focusNextPrevChild(not back)
            self.setTabKeyNavigation(True)
            return left
        return False

    def _down(self) -> None:
        at = self.currentIndex()
        below = self._sheet.index(at.row() + 1, at.column())
        if below.isValid():
            self.setCurrentIndex(below)

    def _first(self) -> QModelIndex:
        """Return the upper left cell of the selection."""
        chosen = self.selectedIndexes() or [self.currentIndex()]
        row, column = min(one.row() for one in chosen), min(one.column() for one in chosen)
        return self._sheet.index(row, column)

    def _selected(self) -> str:
        rows: dict[int, list[str]] = {}
        for one in sorted(self.selectedIndexes(), key=lambda one: (one.row(), one.column())):
            rows.setdefault(one.row(), []).append(self._sheet.edited(one))
        return "\n".join("\t".join(row) for row in rows.values())

    def _clear(self) -> None:
        chosen = self.selectedIndexes()
        if chosen:
            wide = len({one.column() for one in chosen})
            self._sheet.put(self._first(), [[""] * wide for _ in {one.row() for one in chosen}])


class _Cells(QStyledItemDelegate):
    """A line to type in that completes what the cell can hold."""

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: AnyIndex
    ) -> QWidget:
        del option
        editor = QLineEdit(parent)
        editor.setAlignment(Qt.AlignmentFlag.AlignCenter)
        editor.setProperty("role", "cell")
        model = index.model()
        choices = model.choices(index) if isinstance(model, SheetModel) else []
        if choices:
            completer = QCompleter(choices, editor)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
            editor.setCompleter(completer)
        return editor

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: AnyIndex) -> None:
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text())


def _lines(words: str) -> list[list[str]]:
    """Return the lines and cells of what a spreadsheet copied."""
    return [line.split("\t") for line in words.rstrip("\r\n").splitlines()]

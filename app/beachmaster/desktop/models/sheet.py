"""A table that the player copies off the map: cells to type in, and what is wrong with them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QBrush, QFont

from beachmaster.desktop.models.rows import NOWHERE, AnyIndex
from beachmaster.desktop.own_text import tip
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.sheets import Content, Flaw, Sheet, Written
from beachmaster.engine.text import with_minus

ItemRole = Qt.ItemDataRole


class SheetModel(QAbstractTableModel):
    """`checked` follows every change, once the table was looked over again."""

    checked = Signal()

    def __init__(
        self, sheet: Sheet, check: Callable[[Content], Written], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self._check = check
        self._cells: list[list[str]] = []
        self._ours: list[list[bool]] = []
        self.fields: dict[str, str] = {}
        self.source = ""
        self.compared = False
        self.written = Written()
        self._said: dict[tuple[int, int], list[Flaw]] = {}
        self.begin(sheet.content)

    # -- what it holds ---------------------------------------------------------------------------

    def begin(self, content: Content) -> None:
        """Show this content in place of what there was."""
        self.beginResetModel()
        self._cells = [list(row) for row in content.cells]
        self._ours = [
            [content.is_ours(row, column) for column in range(len(cells))]
            for row, cells in enumerate(content.cells)
        ]
        self.fields, self.source = dict(content.fields), content.source
        self.compared = False
        self._look_over()
        self.endResetModel()
        self.checked.emit()

    def content(self) -> Content:
        """Return what stands on the sheet."""
        ours = frozenset() if self.compared else _where(self._ours)
        return Content(
            cells=tuple(tuple(row) for row in self._cells),
            fields=dict(self.fields),
            source=self.source,
            estimate=bool(ours),
            ours=ours if ours and ours != _where(self._cells) else None,
        )

    def untouched(self) -> int:
        """Count the cells that still hold our estimate."""
        return sum(sum(row) for row in self._ours)

    def answer(self, field: str, value: str) -> None:
        """Answer a question beside the table."""
        self.fields[field] = value
        self._refresh()

    def say_source(self, words: str) -> None:
        """Note where the table comes from."""
        self.source = words.strip()
        self._refresh()

    def compare(self, on: bool) -> None:
        """Take the player's word that every cell stands as on the map, or take it back."""
        self.compared = on
        self._refresh()

    def put(self, at: QModelIndex, lines: Iterable[Iterable[str]]) -> None:
        """Put a block of words in from a cell on; what does not fit on the sheet is left out."""
        block = [[word.strip() for word in line] for line in lines]
        if not at.isValid() or not block:
            return
        self.widen(at.column() + max(map(len, block)))
        for down, line in enumerate(block[: self.rowCount() - at.row()]):
            for along, words in enumerate(line[: self.columnCount() - at.column()]):
                self._put(at.row() + down, at.column() + along, words)
        self._refresh()

    def widen(self, columns: int) -> None:
        """Have this many columns at least, where the table may have more."""
        more = min(columns, self.sheet.most_columns) - self.columnCount()
        if more > 0:
            first = self.columnCount()
            self.beginInsertColumns(NOWHERE, first, first + more - 1)
            for cells, ours in zip(self._cells, self._ours, strict=True):
                cells.extend([""] * more)
                ours.extend([False] * more)
            self.endInsertColumns()
            self._refresh()

    def narrow(self) -> None:
        """Take the last column away, where the table may have fewer."""
        last = self.columnCount() - 1
        if self.sheet.most_columns and last > 0:
            self.beginRemoveColumns(NOWHERE, last, last)
            for cells, ours in zip(self._cells, self._ours, strict=True):
                del cells[last], ours[last]
            self.endRemoveColumns()
            self._refresh()

    def flaws_at(self, index: AnyIndex) -> list[Flaw]:
        """Return what is wrong with a cell, and what is odd about it."""
        return self._said.get((index.row(), index.column()), [])

    def place_of(self, flaw: Flaw) -> QModelIndex:
        """Return the cell of a flaw, the first of its line, or none."""
        row = self._row_of(flaw)
        return NOWHERE if row < 0 else self.index(row, flaw.column or 0)

    def words_of(self, flaw: Flaw) -> str:
        """Return a flaw in words, the cell first."""
        row = self._row_of(flaw)
        if row < 0:
            return say(flaw.text)
        line = self.sheet.rows[row].title
        if flaw.column is None:
            return say(T("{line}: {said}", line=line, said=flaw.text))
        column = self.heading(flaw.column)
        return say(T("{line}, column {column}: {said}", line=line, column=column, said=flaw.text))

    def heading(self, column: int) -> str:
        """Return the heading of a column."""
        fixed = not self.sheet.most_columns
        return say(self.sheet.columns[column]) if fixed else str(column + 1)

    # -- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Count the lines."""
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self._cells[0])

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let every cell be typed in."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() else flags

    def data(self, index: AnyIndex, role: int = ItemRole.DisplayRole) -> Any:
        """Return a cell's words, looks and flaws."""
        if not index.isValid():
            return None
        answer = _ROLES.get(role)
        return answer(self, index) if answer is not None else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = ItemRole.DisplayRole
    ) -> Any:
        """Return the headings."""
        if role != ItemRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self.heading(section) if section < self.columnCount() else None
        return say(self.sheet.rows[section].title) if section < self.rowCount() else None

    def setData(self, index: AnyIndex, value: Any, role: int = ItemRole.EditRole) -> bool:
        """Take what was typed; whether it fits is looked at afterwards."""
        if not index.isValid() or role != ItemRole.EditRole:
            return False
        self._put(index.row(), index.column(), str(value or "").strip())
        self._refresh()
        return True

    # -- inside ----------------------------------------------------------------------------------

    def choices(self, index: AnyIndex) -> list[str]:
        """Return the words that a cell takes; none where it takes a number."""
        return [say(word.text) for word in self.sheet.rows[index.row()].words]

    def edited(self, index: AnyIndex) -> str:
        """Return what an editor of the cell begins with."""
        value = self._cells[index.row()][index.column()]
        for word in self.sheet.rows[index.row()].words:
            if word.value == value:
                return say(word.text)
        return value

    def shown(self, index: AnyIndex) -> str:
        """Return what the cell shows; a flaw has a sign as well as a colour."""
        value = self.edited(index)
        if not self.sheet.rows[index.row()].words:
            value = with_minus(value)
        return f"{value} ⚠".strip() if self.flaws_at(index) else value

    def spoken(self, index: AnyIndex) -> str:
        """Return the cell for a screen reader."""
        said = self.shown(index) or say(T("empty"))
        if self.is_ours(index):
            said = say(T("{cell}, our estimate", cell=said))
        return ". ".join([said, *(say(flaw.text) for flaw in self.flaws_at(index))])

    def is_ours(self, index: AnyIndex) -> bool:
        """Tell whether a cell still holds our estimate."""
        return self._ours[index.row()][index.column()] and not self.compared

    def advice(self, index: AnyIndex) -> str | None:
        """Return the flaws of a cell as a tip."""
        return tip("\n".join(say(flaw.text) for flaw in self.flaws_at(index))) or None

    def font(self, index: AnyIndex) -> QFont:
        """Return italics for what is still ours."""
        font = current().font(bold=bool(self.flaws_at(index)))
        font.setItalic(self.is_ours(index))
        return font

    def ink(self, index: AnyIndex) -> QBrush:
        """Return the colour of a cell's words."""
        flaws = self.flaws_at(index)
        if any(flaw in self.written.flaws for flaw in flaws):
            return QBrush(current().colour("bad"))
        if flaws:
            return QBrush(current().colour("warn"))
        return QBrush(current().colour("muted" if self.is_ours(index) else "text"))

    def _put(self, row: int, column: int, words: str) -> None:
        known: Mapping[str, str] = {
            said.casefold(): word.value
            for word in self.sheet.rows[row].words
            for said in (word.value, say(word.text))
        }
        self._cells[row][column] = known.get(words.casefold(), words)
        self._ours[row][column] = False

    def _row_of(self, flaw: Flaw) -> int:
        names = [row.name for row in self.sheet.rows]
        return names.index(flaw.row) if flaw.row in names else -1

    def _look_over(self) -> None:
        self.written = self._check(self.content())
        self._said = {}
        for flaw in (*self.written.flaws, *self.written.doubts):
            if flaw.column is not None and (row := self._row_of(flaw)) >= 0:
                self._said.setdefault((row, flaw.column), []).append(flaw)

    def _refresh(self) -> None:
        self._look_over()
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)
        self.checked.emit()


def _where(lines: Sequence[Sequence[object]]) -> frozenset[tuple[int, int]]:
    """Return the rows and columns of all cells that hold something."""
    return frozenset(
        (row, column)
        for row, cells in enumerate(lines)
        for column, held in enumerate(cells)
        if held
    )


_ROLES: dict[int, Callable[[SheetModel, AnyIndex], Any]] = {
    ItemRole.DisplayRole: SheetModel.shown,
    ItemRole.EditRole: SheetModel.edited,
    ItemRole.AccessibleTextRole: SheetModel.spoken,
    ItemRole.ToolTipRole: SheetModel.advice,
    ItemRole.FontRole: SheetModel.font,
    ItemRole.ForegroundRole: SheetModel.ink,
    ItemRole.TextAlignmentRole: lambda _model, _index: Qt.AlignmentFlag.AlignCenter,
}

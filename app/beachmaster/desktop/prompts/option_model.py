"""Hold options as a model with roles: their words, their ticks and why some are closed."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt, Signal

from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.own_text import tip
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.options import same
from beachmaster.engine.prompt import Closed, Option
from beachmaster.engine.text import plain_text
from beachmaster.engine.values import Value

ROOT = QModelIndex()
IS_LEFT = "+"
"""What the model tells of a row that is left of those typed for."""


class Row(msgspec.Struct, frozen=True):
    """One option as it is listed: its answer, its words, and why it is closed where it is.

    `known` marks one that belongs to the answer in any case: it is ticked, and stays so.
    """

    value: Value
    words: str
    reason: str = ""
    rules: tuple[str, ...] = ()
    known: bool = False


class Roles(IntEnum):
    """What the model tells of a row."""

    VALUE = Qt.ItemDataRole.UserRole + 1
    REASON = Qt.ItemDataRole.UserRole + 2
    RANK = Qt.ItemDataRole.UserRole + 3
    LEFT = Qt.ItemDataRole.UserRole + 4
    ROW = Qt.ItemDataRole.UserRole + 5


def rows_of(options: Sequence[Option], closed: Sequence[Closed] = ()) -> list[Row]:
    """Return the rows of open options, then of closed ones with their reasons."""
    shut = [Row(one.value, say(one.text), say(one.reason), one.rules) for one in closed]
    return [Row(one.value, say(one.text), rules=one.rules) for one in options] + shut


def options_of_rows(rows: Sequence[Row]) -> list[Option]:
    """Return rows as options, in the words that they show."""
    return [Option(row.value, plain_text(row.words)) for row in rows]


def rows_with_known(options: Sequence[Option], certain: Sequence[Value]) -> list[Row]:
    """Return the rows of a list some of whose members are known, also those of no option."""
    listed = [one.value for one in options]
    own = [Option(one, plain_text(str(one))) for one in certain if one not in listed]
    return [
        Row(one.value, say(one.text), say(T("known")), one.rules, known=True)
        if any(same(one.value, value) for value in certain)
        else Row(one.value, say(one.text), rules=one.rules)
        for one in (*options, *own)
    ]


class OptionModel(QAbstractListModel):
    """Options in their order; where several may be picked, the order of picking is kept."""

    picked = Signal()

    def __init__(self, rows: Sequence[Row], *, many: bool = False) -> None:
        super().__init__()
        self.rows = list(rows)
        self.many = many
        self.left: set[int] = set()
        self.order: list[int] = self._known()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Hold other options, none of them picked."""
        self.beginResetModel()
        self.rows = list(rows)
        self.order = self._known()
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """Count the rows; a row has no children."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's words, answer, reason, or place among those picked."""
        if not index.isValid():
            return None
        row, at = self.rows[index.row()], index.row()
        if role == Qt.ItemDataRole.CheckStateRole:
            ticked = Qt.CheckState.Checked if at in self.order else Qt.CheckState.Unchecked
            return ticked if self.many and (row.known or not row.reason) else None
        if role == Roles.RANK:
            return self.order.index(at) + 1 if at in self.order else 0
        if role == Roles.LEFT:
            return IS_LEFT if at in self.left else ""
        return _READ[role](row) if role in _READ else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let closed rows be reached and read as well."""
        flags = super().flags(index)
        if self.many and index.isValid() and not self.rows[index.row()].reason:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tick a row."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        self.tick(index.row(), on=Qt.CheckState(value) == Qt.CheckState.Checked)
        return True

    def place_of(self, value: Value) -> int:
        """Return the row of a value, -1 where none has it."""
        return next((at for at, row in enumerate(self.rows) if same(row.value, value)), -1)

    def tick(self, at: int, *, on: bool | None = None) -> None:
        """Pick a row or let go of it."""
        wanted = (at not in self.order) if on is None else on
        if self.rows[at].reason or wanted == (at in self.order):
            return
        if wanted:
            self.order.append(at)
        else:
            self.order.remove(at)
        self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))
        self.picked.emit()

    def tick_only(self, values: Sequence[Value]) -> None:
        """Pick the rows with these values in their order, and no others; nobody is told."""
        self.clear()
        for value in values:
            self.order += [
                at
                for at, row in enumerate(self.rows)
                if same(row.value, value) and not row.reason and at not in self.order
            ]

    def clear(self) -> None:
        """Let go of all rows but those that are known."""
        self.order = self._known()
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    @property
    def told(self) -> bool:
        """Tell whether a row was picked, besides those that are known."""
        return len(self.order) > len(self._known())

    def _known(self) -> list[int]:
        return [at for at, row in enumerate(self.rows) if row.known]

    def chosen(self) -> list[Value]:
        """Return the picked answers in the order of picking."""
        return [self.rows[at].value for at in self.order]


_READ: dict[int, Callable[[Row], Any]] = {
    Qt.ItemDataRole.DisplayRole: lambda row: row.words,
    Qt.ItemDataRole.ToolTipRole: lambda row: tip(row.reason or row.words),
    Qt.ItemDataRole.AccessibleDescriptionRole: lambda row: row.reason,
    Roles.VALUE: lambda row: row.value,
    Roles.REASON: lambda row: row.reason,
    Roles.ROW: lambda row: row,
}

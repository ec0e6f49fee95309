"""Keep a model's rows, and tell a view of no more than what changed in them."""

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

V = TypeVar("V")
AnyIndex: TypeAlias = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class RowsModel(QAbstractTableModel, Generic[V]):
    """A flat table of immutable rows; every row has a key that stays while the row changes."""

    column_count = 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[V] = []

    def key(self, row: V) -> Hashable:
        """Return what tells this row from all others."""
        raise NotImplementedError

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Count the rows; none has children."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else self.column_count

    def row(self, index: AnyIndex) -> V | None:
        """Return the row of an index, or nothing where there is none."""
        return self.rows[index.row()] if index.isValid() else None

    def follow(self, rows: Sequence[V]) -> None:
        """Show these rows: insert and remove where keys differ, and mark only what changed."""
        old, new = [self.key(row) for row in self.rows], [self.key(row) for row in rows]
        head = _common(old, new)
        tail = _common(old[head:][::-1], new[head:][::-1])
        self.splice(head, len(old) - head - tail, rows[head : len(rows) - tail])
        for at, row in enumerate(rows):
            if not head <= at < len(rows) - tail and self.rows[at] != row:
                self.rows[at] = row
                self.touch(at)

    def splice(self, first: int, count: int, new: Sequence[V]) -> None:
        """Put new rows where `count` others were."""
        if count:
            self.beginRemoveRows(NOWHERE, first, first + count - 1)
            del self.rows[first : first + count]
            self.endRemoveRows()
        if new:
            self.beginInsertRows(NOWHERE, first, first + len(new) - 1)
            self.rows[first:first] = new
            self.endInsertRows()

    def touch(self, row: int) -> None:
        """Say that one row shows something else now."""
        self.dataChanged.emit(self.index(row, 0), self.index(row, self.column_count - 1))

    def retranslate(self) -> None:
        """Say that all words may have changed with the language."""
        if self.rows:
            last = self.index(len(self.rows) - 1, self.column_count - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.column_count - 1)


def _common(one: Sequence[Any], other: Sequence[Any]) -> int:
    """Return how many items are the same at the start of both."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count

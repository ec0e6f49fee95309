"""Lay buttons out in rows that wrap as words do."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Rows of widgets at their own size; what does not fit begins the next row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Append an item."""
        self._items.append(item)

    def count(self) -> int:
        """Count the items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove an item and return it."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Ask for no more room than the rows need."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that narrow rows are many."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows at a width."""
        return self._arranged(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put every item where it belongs."""
        super().setGeometry(rect)
        self._arranged(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the least size: rows can always wrap."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the largest item with the margins."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        edges = self.contentsMargins()
        return size + QSize(edges.left() + edges.right(), edges.top() + edges.bottom())

    def _arranged(self, rect: QRect, *, move: bool) -> int:
        """Fill rows from the left; return the height they take."""
        inner = rect.marginsRemoved(self.contentsMargins())
        x, y, row, gap = inner.x(), inner.y(), 0, max(0, self.spacing())
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if x > inner.x() and x + size.width() > inner.x() + inner.width():
                x, y, row = inner.x(), y + row + gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x, row = x + size.width() + gap, max(row, size.height())
        return y + row - rect.y() + self.contentsMargins().bottom()

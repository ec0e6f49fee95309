"""Lay widgets out in rows that wrap, so that large text and long words find their room."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QLayoutItem, QWidget

from beachmaster.desktop.theme import current

GAP = 0.25
MOST_COLUMNS = 3
_TALL = 1 << 20


class Stacked(QWidget):
    """Holds what wraps: its height follows the width it gets.

    So no width is worth a try at which it is never shown: each try breaks all its words anew.
    """

    def sizeHint(self) -> QSize:
        """Return the least size where the height follows the width."""
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return super().sizeHint()
        return QSize(layout.minimumSize().width(), 0)

    def minimumSizeHint(self) -> QSize:
        """Return the least width; where the height follows it, layouts ask for that apart."""
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return super().minimumSizeHint()
        return QSize(layout.minimumSize().width(), 0)


class Filling(QFrame):
    """Takes the height there is, as what scrolls does: no page need try it at any width."""

    def hasHeightForWidth(self) -> bool:
        """Let no layout around it ask."""
        return False

    def sizeHint(self) -> QSize:
        """Return what its parts ask for, not the height of all their words at that width."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least size, likewise."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()


class FlowLayout(QLayout):
    """Widgets at their own size, row by row in reading order; a row ends where the width does.

    `gap` is the distance between them in ems, so that it follows the text size. A row of different
    heights stands on one line where it is `low`, as fields do below labels of one line or two.
    """

    def __init__(
        self, parent: QWidget | None = None, *, gap: float = GAP, low: bool = False
    ) -> None:
        super().__init__(parent)
        self._low = low
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._ems = gap
        self.setContentsMargins(0, 0, 0, 0)

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

    def clear(self) -> None:
        """Take all widgets out and let them go."""
        while (item := self.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def expandingDirections(self) -> Qt.Orientation:
        """Ask for no more room than the rows need."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that narrow rows are many."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows at a width."""
        if width not in self._heights:
            self._heights[width] = self._arranged(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Measure anew: something in it became another size."""
        self._heights.clear()
        super().invalidate()

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
        """Fill rows from where reading begins; return the height they take."""
        inner = rect.marginsRemoved(self.contentsMargins())
        gap = current().space(self._ems) if self._ems else 0
        across, y, tallest = 0, inner.y(), 0
        row: list[tuple[QLayoutItem, int, QSize]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(QSize(max(inner.width(), 1), _TALL))
            if across and across + size.width() > inner.width():
                self._put_row(row if move else [], y, tallest)
                row, across, y, tallest = [], 0, y + tallest + gap, 0
            row.append((item, self._left(inner, across, size), size))
            across, tallest = across + size.width() + gap, max(tallest, size.height())
        self._put_row(row if move else [], y, tallest)
        return y + tallest - rect.y() + self.contentsMargins().bottom()

    def _put_row(self, row: list[tuple[QLayoutItem, int, QSize]], y: int, tallest: int) -> None:
        for item, left, size in row:
            below = tallest - size.height() if self._low else 0
            item.setGeometry(QRect(QPoint(left, y + below), size))

    def _left(self, inner: QRect, across: int, size: QSize) -> int:
        parent = self.parentWidget()
        if parent is not None and parent.isRightToLeft():
            return inner.right() + 1 - across - size.width()
        return inner.x() + across


class OneRow(FlowLayout):
    """Widgets in one row; where it is too short, the widest are cut as far as each keeps `least`.

    That many ems are given to each at least: below that, rows wrap after all.
    """

    def __init__(self, parent: QWidget | None = None, *, least: float) -> None:
        super().__init__(parent)
        self._least = least

    def fitting(self, width: int) -> int:
        """Return how many have room in one row of this width."""
        gap = current().space(self._ems)
        return (width + gap) // (current().space(self._least) + gap)

    def _arranged(self, rect: QRect, *, move: bool) -> int:
        inner, gap = rect.marginsRemoved(self.contentsMargins()), current().space(self._ems)
        shown = [item for item in self._items if not item.isEmpty()]
        hints = [item.sizeHint() for item in shown]
        most = _cut([hint.width() for hint in hints], inner.width() - gap * max(len(shown) - 1, 0))
        if most < current().space(self._least):
            return super()._arranged(rect, move=move)
        tallest, across = max((hint.height() for hint in hints), default=0), 0
        row: list[tuple[QLayoutItem, int, QSize]] = []
        for item, hint in zip(shown, hints, strict=True):
            size = QSize(min(hint.width(), most), hint.height())
            row.append((item, self._left(inner, across, size), size))
            across += size.width() + gap
        self._put_row(row if move else [], inner.y(), tallest)
        return inner.y() + tallest - rect.y() + self.contentsMargins().bottom()


def _cut(widths: Sequence[int], room: int) -> int:
    """Return how wide each may be at most, so that all together find room."""
    left = len(widths)
    for width in sorted(widths):
        if width * left > room:
            return room // left
        room, left = room - width, left - 1
    return _TALL


class ColumnsLayout(FlowLayout):
    """Widgets in as many equal columns as the widest allows; those of a row are equally high."""

    def __init__(
        self, parent: QWidget | None = None, *, gap: float = 0.4, most: int = MOST_COLUMNS
    ) -> None:
        super().__init__(parent, gap=gap)
        self._most = most

    def columns(self, width: int) -> int:
        """Return how many columns fit."""
        shown = self._shown()
        if not shown:
            return 1
        widest = max(*map(self.wanted, shown), current().space(9)) + current().space(0.5)
        return max(1, min(self._most, len(shown), width // widest))

    def wanted(self, item: QLayoutItem) -> int:
        """Return the width at which an item need not wrap."""
        return item.sizeHint().width()

    def _arranged(self, rect: QRect, *, move: bool) -> int:
        shown, gap, columns = self._shown(), current().space(self._ems), self.columns(rect.width())
        each, y = (rect.width() - (columns - 1) * gap) // columns, rect.y()
        for first in range(0, len(shown), columns):
            row = shown[first : first + columns]
            size = QSize(each, max(item.heightForWidth(each) for item in row))
            for column, item in enumerate(row if move else ()):
                left = self._left(rect, column * (each + gap), size)
                item.setGeometry(QRect(QPoint(left, y), size))
            y += size.height() + gap
        return max(0, y - gap - rect.y())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

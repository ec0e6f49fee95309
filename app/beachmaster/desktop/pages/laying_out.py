"""Small parts that all pages are laid out with."""

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.theme import current

COLUMN, WIDEST, PART = 68, 100, 0.62
"""How wide a page is, in ems: so much of a wide window, within these bounds."""


def spoken(role: str = "", words: str = "") -> QLabel:
    """Return a label whose words wrap."""
    label = QLabel(words)
    if role:
        label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def card() -> QFrame:
    """Return a frame that stands out from the page."""
    frame = QFrame()
    frame.setProperty("card", True)
    return frame


class PageScrollArea(QScrollArea):
    """Takes no more height than its page needs, and gets by with less."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """Return it at the width there is."""
        page, size = self.widget(), super().sizeHint()
        if page is None:
            return size
        wraps, width = page.hasHeightForWidth(), self.viewport().width()
        height = page.heightForWidth(width) if wraps else page.sizeHint().height()
        return QSize(size.width(), height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask anew where the page changes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask anew at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def scrolled(widget: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """Return an area in which a page scrolls up and down, never sideways."""
    area = area or QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    widget.setContentsMargins(0, 0, current().space(0.5), 0)
    area.setWidget(widget)
    return area


def reveal(widget: QWidget) -> None:
    """Scroll the page around a widget to it."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if around is not None:
        around.ensureWidgetVisible(widget)


def column_of(window: QWidget) -> int:
    """Return how wide a page is at most in a window or part of one, in pixels."""
    space = current().space
    return min(max(space(COLUMN), round(window.width() * PART)), space(WIDEST))


def centred(page: QWidget) -> QWidget:
    """Return a page in the middle of what is wider than its widest."""
    middle = QWidget()
    row = QHBoxLayout(middle)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(page, 1000)
    row.addStretch(1)
    return middle


class LineStack(QWidget):
    """Lines of words below each other, each apart from the next."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.3))
        self._lines: list[QLabel] = []

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show these lines; without any, take no room."""
        while len(self._lines) < len(lines):
            self._lines.append(spoken())
            self._column.addWidget(self._lines[-1])
        for label, words in zip_longest(self._lines, lines):
            label.setText(words or "")
            label.setVisible(bool(words))
        self.setVisible(bool(lines))

    def words(self) -> str:
        """Return all lines that are shown."""
        return "\n".join(label.text() for label in self._lines if label.text())


class Halves(QWidget):
    """Two parts side by side where there is room, one below the other where there is not."""

    def __init__(
        self, parts: tuple[tuple[QWidget, int], ...], *, least: float, scrolls: bool = True
    ) -> None:
        super().__init__()
        self._scrolls = scrolls
        self._least = least
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(current().space(2))
        self._row.setContentsMargins(0, 0, 0, 0)
        for part, stretch in parts:
            self._row.addWidget(part, stretch)

    def minimumSizeHint(self) -> QSize:
        """Return no least height where it scrolls: words need what they do at the width there is.

        Their own least height is that of the narrowest column, for which a page would scroll though
        all of it is in sight.
        """
        least = super().minimumSizeHint()
        return QSize(least.width(), 0) if self._scrolls else least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn the row into a column, or back."""
        super().resizeEvent(event)
        wide = self.width() >= current().space(self._least)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._row.direction() != way:
            self._row.setDirection(way)
        self._row.setSpacing(current().space(2 if wide else 0.75))

"""Let a panel be lower than what stands in it: then it scrolls, and the window need not grow."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget

from beachmaster.desktop.theme import current

LEAST = 6
"""The least height in ems: so much can always be seen and scrolled."""


class Yielding(QScrollArea):
    """Holds a widget at the height there is, or at the least it can do with, and scrolls to it.

    Unlike a resizable scroll area it lets the parts shrink below what they would like.
    """

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of what it holds, beside its bar, and for little height."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return QSize(self._inside.minimumSizeHint().width() + bar, current().space(LEAST))

    def sizeHint(self) -> QSize:
        """Ask for the room that what it holds would like."""
        return self._inside.sizeHint().expandedTo(self.minimumSizeHint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit when something comes, goes or changes its size inside."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        scrolls = self._needed(self.width()) > self.height()
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if scrolls else policy.ScrollBarAlwaysOff
        )
        width = self.viewport().width()
        self._inside.resize(width, max(self._needed(width), self.viewport().height()))

    def _needed(self, width: int) -> int:
        """Return the least height that all parts can do with at a width."""
        layout = self._inside.layout()
        if layout is None:
            return self._inside.minimumSizeHint().height()
        if layout.hasHeightForWidth():
            return layout.minimumHeightForWidth(width)
        return layout.minimumSize().height()

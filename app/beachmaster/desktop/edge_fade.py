"""Let what scrolls fade where it goes on, so that a line is never seen cut off in its middle."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role

HIGH, MOST = 1.0, 22
"""Ems, and pixels at most, over which it fades: less than a line of what can be answered."""
COVERED = 0.6
"""How much of each end is covered wholly: letters in what fades would look like a closed answer."""


def faded() -> int:
    """Return how high each end that fades is."""
    return min(current().space(HIGH), MOST)


class EdgeFade(QWidget):
    """Lies over what an area shows of its contents; mouse and keys go through it.

    The area calls `fit` when its size has changed.
    """

    def __init__(self, area: QAbstractScrollArea, ground: Role) -> None:
        super().__init__(area.viewport())
        self._area, self._ground = area, ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.update)
        bar.rangeChanged.connect(self.update)

    def more(self) -> tuple[bool, bool]:
        """Tell whether there is more above what is seen, and below it."""
        bar = self._area.verticalScrollBar()
        return bar.value() > bar.minimum(), bar.value() < bar.maximum()

    def fit(self) -> None:
        """Be as large as what the area shows, above all that lies in it."""
        self.setGeometry(self._area.viewport().rect())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground over each end that is not the last."""
        del event
        above, below = self.more()
        if not (above or below):
            return
        painter, high = QPainter(self), float(faded())
        if above:
            self._fade(painter, 0.0, high)
        if below:
            self._fade(painter, float(self.height()), self.height() - high)

    def _fade(self, painter: QPainter, end: float, inner: float) -> None:
        colour = QColor(current().colour(self._ground))
        fade = QLinearGradient(QPointF(0, end), QPointF(0, inner))
        fade.setColorAt(0, colour)
        fade.setColorAt(COVERED, colour)
        colour.setAlpha(0)
        fade.setColorAt(1, colour)
        room = QRectF(0, min(end, inner), self.width(), abs(end - inner))
        painter.fillRect(room, fade)

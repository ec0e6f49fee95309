"""Show calmly that the opponent is at it: three dots, one of them full."""

from PySide6.QtCore import QPointF, QSize, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from beachmaster.desktop.motion import motion_unwelcome
from beachmaster.desktop.theme import current

DOTS, BEAT = 3, 450
"""How many dots there are, and after how many milliseconds the next is full."""
RADIUS, APART, HIGH = 0.22, 0.8, 1.0
"""The size of a dot, how far they are apart and how high it all is, in ems."""


class Pondering(QWidget):
    """Dots that fill in turn while they show; where motion is unwelcome, or `still`, they stay."""

    def __init__(self) -> None:
        super().__init__()
        self.still, self.full = False, 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.beat = QTimer(self, interval=BEAT)
        self.beat.timeout.connect(self._next)
        self.hide()

    def sizeHint(self) -> QSize:
        """Return the room of the dots."""
        space = current().space
        return QSize(space(DOTS * APART), space(HIGH))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the first dot."""
        super().showEvent(event)
        self.full = 0
        if not self.still and not motion_unwelcome():
            self.beat.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest."""
        super().hideEvent(event)
        self.beat.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots, from the left."""
        del event
        em, ink = current().em, current().colour("accent")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(ink, max(1.0, em * 0.08)))
            for at in range(DOTS):
                painter.setBrush(ink if at == self.full else current().colour("surface"))
                middle = QPointF((at + 0.5) * APART * em, self.height() / 2)
                painter.drawEllipse(middle, RADIUS * em, RADIUS * em)

    def _next(self) -> None:
        self.full = (self.full + 1) % DOTS
        self.update()

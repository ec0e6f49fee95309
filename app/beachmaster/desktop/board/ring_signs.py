"""Explain the rings of a prompt on the map: its subject, who takes part, what can be picked."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role, Theme
from beachmaster.desktop.words import say

Paint = Callable[[QPainter, float], None]
RINGED, WIDE, CASING = 0.4, 0.1, 0.08
"""How far off its middle a ring of the legend runs, how wide it is and how far its light line
sticks out, in sides of a sign."""
GLOW = 0.25
"""How strongly what can be picked is filled."""


def ring_signs(theme: Theme) -> Iterator[tuple[Paint, str]]:
    """Yield each ring with its words."""
    yield _ring(theme, "signal"), say(T("The prompt is about this"))
    yield _ring(theme, "ring", part=0.7), say(T("Takes part in it"))
    yield _ring(theme, "ring", fill="lit"), say(T("Can be picked"))


def _ring(theme: Theme, role: Role, *, part: float = 1.0, fill: Role | None = None) -> Paint:
    def paint(painter: QPainter, size: float) -> None:
        painter.fillRect(QRectF(-size / 2, -size / 2, size, size), theme.colour("land-clear"))
        glow = QColor(theme.colour(fill or "land-clear"))
        glow.setAlphaF(GLOW)
        corners = [QPointF(cos(pi * at / 3), sin(pi * at / 3)) * (size * RINGED) for at in range(6)]
        lines: tuple[tuple[Role, float], ...]
        lines = (("ring-inner", WIDE * part + CASING), (role, WIDE * part))
        painter.setBrush(glow)
        for colour, wide in lines:
            painter.setPen(QPen(theme.colour(colour), size * wide, j=Qt.PenJoinStyle.MiterJoin))
            painter.drawPolygon(corners)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    return paint

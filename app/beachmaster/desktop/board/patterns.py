"""Draw a discreet pattern for each ground, so that colour is never the only sign."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from beachmaster.engine.display import Ground

DOT_FROM = 20.0
"""The scale at which a hex of which nothing is known begins to show its dot."""
Spots = tuple[tuple[float, float], ...]


def draw_pattern(painter: QPainter, ground: Ground, scale: float, seed: int, ink: QColor) -> None:
    """Draw a ground's pattern in a hex around the painter's origin; `scale` is its step."""
    draw = _PATTERNS.get(ground)
    if draw is None:
        return
    line = QColor(ink)
    line.setAlphaF(_STRENGTH.get(ground, 0.34))
    pen = QPen(line, max(0.8, scale * 0.016))
    painter.setPen(pen)
    painter.setBrush(line)
    draw(painter, scale, _spots(seed, _COUNT[ground]))


def draw_hill(painter: QPainter, scale: float, ink: QColor) -> None:
    """Draw lines of equal height around a rounded top, with hachures between them: a hill."""
    line = QColor(ink)
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, max(0.9, scale * 0.016)))
    painter.setBrush(QColor(0, 0, 0, 0))
    for far in (0.44, 0.35):
        painter.drawPolygon(QPolygonF([_on_hill(at / 36, far) * scale for at in range(36)]))
    for at in range(0, 36, 2):
        painter.drawLine(_on_hill(at / 36, 0.35) * scale, _on_hill(at / 36, 0.4) * scale)


def _on_hill(share: float, far: float) -> QPointF:
    """Return a point on an uneven ring, so far off its middle as is told."""
    angle = 2 * pi * share
    off = far * (1 + 0.07 * sin(3 * angle + 0.5) + 0.04 * cos(5 * angle))
    return QPointF(cos(angle), sin(angle)) * off


@cache
def _spots(seed: int, count: int) -> Spots:
    """Return places spread over a hex, always the same for the same hex."""
    chance = Random(seed)  # noqa: S311 - only where a stroke of ink goes
    turn = chance.random()
    found = []
    for at in range(count):
        # A sunflower's spiral spreads points evenly; a little chance keeps it from looking ruled.
        angle = (at + turn) * 2.39996
        radius = 0.43 * ((at + 0.6) / count) ** 0.5
        x = radius * cos(angle) + chance.uniform(-0.025, 0.025)
        y = radius * sin(angle) + chance.uniform(-0.025, 0.025)
        found.append((x, y))
    return tuple(found)


def _rough(painter: QPainter, scale: float, spots: Spots) -> None:
    for x, y in spots:
        middle = QPointF(x, y) * scale
        painter.drawLine(middle, middle + QPointF(0.035, -0.045) * scale)
        painter.drawLine(middle, middle + QPointF(-0.02, -0.04) * scale)


def _difficult(painter: QPainter, scale: float, spots: Spots) -> None:
    for x, y in spots:
        middle, size = QPointF(x, y) * scale, 0.045 * scale
        painter.drawPolyline(
            [
                middle + QPointF(-size, size),
                middle + QPointF(0, -size),
                middle + QPointF(size, size),
            ]
        )


def _broken(painter: QPainter, scale: float, spots: Spots) -> None:
    for x, y in spots:
        middle = QPointF(x, y) * scale
        painter.drawLine(middle, middle + QPointF(0.06, 0) * scale)


def _beach(painter: QPainter, scale: float, spots: Spots) -> None:
    for x, y in spots:
        painter.drawEllipse(QPointF(x, y) * scale, 0.008 * scale, 0.008 * scale)


def _mountain(painter: QPainter, scale: float, spots: Spots) -> None:
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        middle, size = QPointF(x, y) * scale, 0.09 * scale
        top, left, right = QPointF(0, -size), QPointF(-size, size * 0.8), QPointF(size, size * 0.8)
        painter.drawPolyline([middle + left, middle + top, middle + right])
        painter.drawPolygon(
            QPolygonF([middle + top, middle + right, middle + QPointF(size * 0.25, size * 0.8)])
        )


def _mine(painter: QPainter, scale: float, spots: Spots) -> None:
    for x, y in spots:
        middle, size = QPointF(x, y) * scale, 0.03 * scale
        painter.drawLine(middle + QPointF(-size, -size), middle + QPointF(size, size))
        painter.drawLine(middle + QPointF(-size, size), middle + QPointF(size, -size))


def _ravine(painter: QPainter, scale: float, spots: Spots) -> None:
    painter.setBrush(QColor(0, 0, 0, 0))
    for x, y in spots:
        start, size = QPointF(x, y) * scale, 0.06 * scale
        path = QPainterPath(start)
        path.quadTo(start + QPointF(size * 0.5, -size), start + QPointF(size, 0))
        path.quadTo(start + QPointF(size * 1.5, size), start + QPointF(size * 2, 0))
        painter.drawPath(path)


def _open(painter: QPainter, scale: float, _spots: Spots) -> None:
    """Draw a dot: nobody told what is printed here, land or sea; on a small map that were noise."""
    if scale >= DOT_FROM:
        painter.drawEllipse(QPointF(0, 0), 0.04 * scale, 0.04 * scale)


_PATTERNS: dict[Ground, Callable[[QPainter, float, Spots], None]] = {
    "rough": _rough,
    "difficult": _difficult,
    "broken": _broken,
    "beach": _beach,
    "mountain": _mountain,
    "mine": _mine,
    "ravine": _ravine,
    "open": _open,
}
_COUNT: dict[Ground, int] = {
    "rough": 11,
    "difficult": 13,
    "broken": 10,
    "beach": 34,
    "mountain": 7,
    "mine": 9,
    "ravine": 6,
    "open": 0,
}
_STRENGTH: dict[Ground, float] = {"beach": 0.45, "mountain": 0.4}

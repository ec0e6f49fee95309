"""Draw mountains as maps do, by lines of equal height: rings that lie the closer the steeper."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, exp, sin
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.theme import Theme

LEVELS = (0.2, 0.36, 0.53, 0.7, 0.85, 0.95)
"""At which parts of the height a ring is drawn."""
SLOPE = 0.5
"""How far a mountain hex falls off, in steps from hex to hex."""
FINE, REACH = 9, 2.2
"""How many cells of the grid lie in the width of a height, and how many widths it is felt."""
WAVE = 0.16
"""How far a ring strays from a circle, in widths of its height."""
Point = tuple[float, float]


class Height(NamedTuple):
    """A height around a point, and how far it falls off, in the sheet's units."""

    at: QPointF
    wide: float


def paint_contours(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    """Paint the rings of all heights of a sheet."""
    ink = QColor(theme.colour("on-land"))
    ink.setAlphaF(0.9 if theme.scheme == "contrast" else 0.5)
    painter.save()
    painter.setTransform(view.transform(), combine=True)
    wide = min(1.4, max(0.8, view.scale * 0.014))
    for at, lines in enumerate(contours(sheet)):
        bold = 1.5 if at % 3 == 0 else 1.0
        painter.setPen(QPen(ink, wide * bold / view.scale, c=Qt.PenCapStyle.FlatCap))
        painter.drawLines(lines)
    painter.restore()


@lru_cache(maxsize=4)
def contours(sheet: Sheet) -> tuple[list[QLineF], ...]:
    """Return the strokes of the rings at each level, in the sheet's units."""
    high = heights(sheet)
    if not high:
        return ()
    box, step = _around(high), min(one.wide for one in high) / FINE
    across, down = round(box.width() / step) + 1, round(box.height() / step) + 1
    grid = [
        [_height(high, box.left() + x * step, box.top() + y * step) for x in range(across)]
        for y in range(down)
    ]
    most = max(map(max, grid))
    return tuple(list(_ring(grid, level * most, box.topLeft(), step)) for level in LEVELS)


def heights(sheet: Sheet) -> Sequence[Height]:
    """Return the heights that a board declares: its mountain hexes, and those drawn besides."""
    hexes = (place for place, held in sheet.chart.hexes.items() if held.ground == "mountain")
    drawn = (Height(QPointF(*one.at), one.wide) for one in sheet.chart.scenery.summits)
    return [*(Height(sheet.centres[place], SLOPE) for place in hexes), *drawn]


def _around(high: Sequence[Height]) -> QRectF:
    box = QRectF()
    for one in high:
        reach = QPointF(one.wide, one.wide) * REACH
        box = box.united(QRectF(one.at - reach, one.at + reach))
    return box


def _height(high: Sequence[Height], x: float, y: float) -> float:
    """Return how high the ground is at a point, its edges made uneven as ground is."""
    found = 0.0
    for at, wide in high:
        across = (x - at.x()) / wide + WAVE * sin(3.1 * y / wide + 1.3)
        down = (y - at.y()) / wide + WAVE * cos(2.7 * x / wide)
        found += exp(-(across * across + down * down) / 2)
    return found


def _ring(
    grid: Sequence[Sequence[float]], level: float, corner: QPointF, step: float
) -> Iterator[QLineF]:
    """Yield the strokes of the line at a level, cell by cell (marching squares)."""
    for y in range(len(grid) - 1):
        for x in range(len(grid[0]) - 1):
            cell = (grid[y][x], grid[y][x + 1], grid[y + 1][x + 1], grid[y + 1][x])
            if min(cell) <= level < max(cell):
                ends = [QPointF(x + a, y + b) for a, b in _crossings(cell, level)]
                for one, other in zip(ends[::2], ends[1::2], strict=False):
                    yield QLineF(corner + one * step, corner + other * step)


def _crossings(cell: Sequence[float], level: float) -> Iterator[Point]:
    """Yield where a level crosses the sides of a cell, from its upper left corner clockwise."""
    corners: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
    for at in range(4):
        one, other = cell[at], cell[(at + 1) % 4]
        if (one <= level) != (other <= level):
            share = (level - one) / (other - one)
            (x1, y1), (x2, y2) = corners[at], corners[(at + 1) % 4]
            yield x1 + (x2 - x1) * share, y1 + (y2 - y1) * share

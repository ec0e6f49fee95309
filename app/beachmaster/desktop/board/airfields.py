"""Draw an airfield as its runways: one figure over all of its spaces, not a sign in each."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from beachmaster.desktop.board.geometry import Sheet, Viewpoint, joined
from beachmaster.desktop.theme import Theme
from beachmaster.engine import hexgrid
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.hexgrid import HexId

WIDE, LONGEST = 0.17, 3.2
"""How wide a runway is and how long at most, in steps from hex to hex."""
WAYS, APART = 18, pi / 3.2
"""Of how many directions the longest ways are chosen, and how far two of them turn from each
other."""
INSIDE = 0.9
"""How much of the way through its spaces a runway takes."""
FINE = 0.05
Runways = tuple[QLineF, ...]


def paint_airfields(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    """Paint the runways of every airfield of a sheet."""
    contrast = theme.scheme == "contrast"
    edge, strip, dash = (QColor(theme.colour(r)) for r in ("on-land", "land-open", "on-land"))
    edge.setAlphaF(1.0 if contrast else 0.55)
    dash.setAlphaF(0.9 if contrast else 0.6)
    for runways in airfields(sheet):
        lines = [QLineF(view.pixel(one.p1()), view.pixel(one.p2())) for one in runways]
        wide = _wide(sheet) * view.scale
        draw_runways(painter, lines, wide, (edge, strip, dash))


def draw_runways(
    painter: QPainter, lines: Sequence[QLineF], wide: float, inks: tuple[QColor, QColor, QColor]
) -> None:
    """Draw crossing strips of a width in pixels: their edges, their ground, a dashed middle."""
    edge, strip, dash = inks
    flat = Qt.PenCapStyle.FlatCap
    both = QPainterPath()
    for line in lines:
        both.moveTo(line.p1())
        both.lineTo(line.p2())
    for colour, width in ((edge, wide), (strip, wide - max(1.6, wide * 0.16))):
        pen = QPen(colour, width, c=flat, j=Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(both, pen)
    if wide >= 5:
        pen = QPen(dash, max(0.8, wide * 0.09), c=flat)
        pen.setDashPattern([4.0, 4.0])
        painter.setPen(pen)
        painter.drawLines(list(lines))


@lru_cache(maxsize=4)
def airfields(sheet: Sheet) -> tuple[Runways, ...]:
    """Return the runways of each airfield, in the sheet's units."""
    return tuple(_runways(sheet, places) for places in _grounds(sheet))


def _grounds(sheet: Sheet) -> Iterator[tuple[HexId, ...]]:
    """Yield the spaces of each airfield: those that touch and are called the same."""
    called = {
        place: mark.short
        for place, held in sheet.chart.hexes.items()
        for mark in held.marks
        if mark.symbol == "airfield"
    }
    if isinstance(sheet.chart, AreaChart):
        yield from ((place,) for place in called)
        return
    left = dict.fromkeys(called)
    while left:
        edge = [next(iter(left))]
        found: dict[HexId, None] = {}
        while edge:
            here = edge.pop()
            found[here] = left.pop(here, None)
            near = hexgrid.neighbours(here, sheet.layout)
            edge += [one for one in near if one in left and called[one] == called[here]]
        yield tuple(found)


def _runways(sheet: Sheet, places: Sequence[HexId]) -> Runways:
    """Return the two longest ways through the middle of spaces that cross at a wide angle."""
    ground = joined(sheet.polygons[place] for place in places)
    middle = _heart(sheet, places)
    most = LONGEST if not isinstance(sheet.chart, AreaChart) else 7 * _wide(sheet)
    ways = [_through(ground, middle, pi * at / WAYS + 0.2, most) for at in range(WAYS)]
    longest = max(ways, key=QLineF.length)
    crossing = [one for one in ways if _turn(one, longest) >= APART]
    return longest, max(crossing, key=QLineF.length)


def _heart(sheet: Sheet, places: Sequence[HexId]) -> QPointF:
    if isinstance(sheet.chart, AreaChart):
        box = sheet.polygons[places[0]].boundingRect()
        return QPointF(box.center().x(), (sheet.centres[places[0]].y() + box.bottom()) / 2)
    x = sum(sheet.centres[place].x() for place in places) / len(places)
    y = sum(sheet.centres[place].y() for place in places) / len(places)
    return QPointF(x, y)


def _through(ground: QPainterPath, middle: QPointF, angle: float, most: float) -> QLineF:
    """Return the way through a point in a direction that stays on a ground."""
    step = QPointF(cos(angle), sin(angle)) * FINE
    ends = []
    for way in (step, -step):
        at = middle
        while ground.contains(at + way) and QLineF(middle, at).length() < most / 2:
            at = at + way
        ends.append(middle + (at - middle) * INSIDE)
    return QLineF(ends[0], ends[1])


def _turn(one: QLineF, other: QLineF) -> float:
    """Return the acute angle between two lines, 0 where one has no length."""
    if not one.length() or not other.length():
        return 0.0
    angle = abs(one.angle() - other.angle()) % 180
    return min(angle, 180 - angle) * pi / 180


def _wide(sheet: Sheet) -> float:
    unit = getattr(sheet, "unit", None)
    return WIDE * 0.55 * unit if isinstance(unit, float) else WIDE

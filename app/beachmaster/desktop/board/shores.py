"""Draw the shore and the scrub of a map of areas: lines of surf, a strip of sand, tufts of grass.

All of it is our own drawing for the eye; no rule reads any of it.
"""

from math import floor, sqrt

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.theme import Theme

SURF = ((0.22, 0.35), (0.11, 0.7))
"""How far the lines of the surf reach over both sides of the coast, and how strong each is."""
SAND, SAND_INK = 0.1, 0.9
"""How wide the strip of sand is that lies along both sides of the coast, and how strong."""
TUFTS, TUFT, TUFT_INK = 26, 0.035, 0.26
"""How many tufts of grass stand in a square unit, how large one is, and how strong."""
CLEAR = 1.25
"""How far from a badge grass begins, in its radii."""
_TURN = (sqrt(5) - 1) / 2


def paint_surf(painter: QPainter, coast: QPainterPath, unit: float, theme: Theme) -> None:
    """Paint the lines of the surf along a coast, whose land is painted over them afterwards."""
    if theme.scheme == "contrast":
        return
    light = theme.scheme == "light"
    foam = QColor(theme.colour("raised" if light else "on-land"))
    for at, (wide, strong) in enumerate(SURF):
        foam.setAlphaF(strong if light else strong * 0.3)
        pen = QPen(foam, max(1.0, unit * 0.012), c=Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([7.0 + 2 * at, 3.0 + at])
        painter.strokePath(_outside(coast, wide * unit), pen)


def _outside(coast: QPainterPath, wide: float) -> QPainterPath:
    """Return the outline of a coast moved out to sea by half a width."""
    stroker = QPainterPathStroker()
    stroker.setWidth(wide)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(coast).united(coast).simplified()


def paint_sand(painter: QPainter, coast: QPainterPath, unit: float, theme: Theme) -> None:
    """Paint the strip of sand inside a coast; what lies at sea is clipped."""
    sand = QColor(theme.colour("land-beach"))
    sand.setAlphaF(SAND_INK)
    join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
    painter.strokePath(coast, QPen(sand, unit * SAND, Qt.PenStyle.SolidLine, cap, join))


def paint_scrub(painter: QPainter, sheet: AreaSheet, view: Viewpoint, theme: Theme) -> None:
    """Paint tufts of grass over open country, evenly strewn, none in towns or around badges."""
    ink = QColor(theme.colour("on-land"))
    ink.setAlphaF(TUFT_INK)
    painter.setPen(QPen(ink, max(0.8, sheet.unit * view.scale * 0.006)))
    for place, spot in sheet.chart.areas.items():
        if spot.square:
            continue
        shape, box = sheet.polygons[place], sheet.polygons[place].boundingRect()
        badge = sheet.badge_box(place, view)
        edge = badge.width() * (CLEAR - 1) / 2
        kept = badge.adjusted(-edge, -edge, edge + badge.width(), edge)
        label = sheet.label_box(place, view) or kept
        tuft = TUFT * sheet.unit
        label = label.adjusted(-tuft, -tuft, tuft, 2 * tuft)  # a tuft grows upward
        lines = list[QLineF]()
        for at in _strewn(box, TUFTS / sheet.unit**2):
            free = not kept.contains(at) and not label.contains(at)
            if free and shape.containsPoint(at, Qt.FillRule.OddEvenFill):
                middle, side = view.pixel(at), tuft * view.scale
                lines += [
                    QLineF(middle, middle + QPointF(by, -1.0) * side) for by in (-0.6, 0.0, 0.6)
                ]
        painter.drawLines(lines)


def _strewn(box: QRectF, density: float) -> list[QPointF]:
    """Return points strewn evenly over a rectangle, the same ones always."""
    count = round(box.width() * box.height() * density)
    parts = ((at * _TURN, (at + 0.5) / max(1, count)) for at in range(count))
    return [
        QPointF(box.left() + (x - floor(x)) * box.width(), box.top() + y * box.height())
        for x, y in parts
    ]

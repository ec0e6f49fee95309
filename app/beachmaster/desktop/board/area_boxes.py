"""Paint the boxes in which counters lie beside an area too small for them, each with its line."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.theme import Theme
from beachmaster.engine.areachart import SpaceId
from beachmaster.engine.display import Counter

CLOTH = 0.86
"""How much of the ground a box hides."""
DOT, LINE = 2.6, 1.6
"""The radius of the point in its area, and the width of the line to it, in pixels."""


def paint_boxes(
    painter: QPainter,
    sheet: AreaSheet,
    view: Viewpoint,
    theme: Theme,
    stacks: Mapping[SpaceId, Sequence[Counter]],
) -> None:
    """Paint each box with a line to its area, that is seen on every ground."""
    for place, box in sheet.stacks.boxes(stacks, view).items():
        room = view.transform().mapRect(box)
        end = view.pixel(sheet.stacks.anchor(place, view)) + QPointF(0, DOT)
        if not room.contains(end):
            _line(painter, room, end, theme)
        cloth = QColor(theme.colour("surface"))
        cloth.setAlphaF(CLOTH)
        painter.setPen(QPen(theme.colour("on-land"), 1.0))
        painter.setBrush(cloth)
        corner = min(room.width(), room.height()) * 0.1
        painter.drawRoundedRect(room, corner, corner)


def _line(painter: QPainter, room: QRectF, end: QPointF, theme: Theme) -> None:
    line = QLineF(room.center(), end)
    for role, more in (("land-beach", 2.4), ("on-land", 0.0)):
        colour = theme.colour("land-beach" if role == "land-beach" else "on-land")
        painter.setPen(QPen(colour, LINE + more, c=Qt.PenCapStyle.RoundCap))
        painter.setBrush(colour)
        painter.drawLine(line)
        painter.drawEllipse(end, DOT, DOT)

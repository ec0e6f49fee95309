"""Say who attacks whom while a die is asked for, and point an arrow from one hex into the next."""

from collections.abc import Set as AbstractSet
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from beachmaster.desktop.board.geometry import Sheet, Viewpoint, move
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.board.stamps import Prints
from beachmaster.desktop.theme import Theme
from beachmaster.engine import hexgrid
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.display import Chart, Position
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.prompt import Prompt, Roll

Charges = AbstractSet[tuple[HexId, HexId]]
NOBODY: Charges = frozenset()
HEAD = ((0.18, 0.0), (-0.15, -0.12), (-0.08, 0.0), (-0.15, 0.12))
"""An arrowhead that points east, in steps from hex to hex from the middle of a hexside."""
EDGE, REACH = 0.045, 0.3
"""How wide its light edge is, and how far from the hexside it reaches at most, in the same."""


def charges(
    prompt: Prompt | None,
    chart: Chart,
    position: Position,
    aims: AbstractSet[HexId],
    others: AbstractSet[HexId],
) -> Charges:
    """Return from which hex into which one a side attacks: the one whose die is asked for.

    There are none while several hexes are aimed at, over farther ways, and on a map of areas.
    """
    if not others or len(aims) != 1 or not isinstance(prompt, Roll) or isinstance(chart, AreaChart):
        return NOBODY
    (aim,), dice = aims, prompt.dice.color
    throws = {one.place for one in position.counters if one.side.dice == dice}
    near = [one for one in others if hexgrid.distance(one, aim, chart.layout) == 1]
    return frozenset((one, aim) if one in throws else (aim, one) for one in near)


def paint_charges(
    painter: QPainter, sheet: Sheet, shown: Shown, view: Viewpoint, theme: Theme, prints: Prints
) -> None:
    """Paint an arrow over the side of each two hexes between which there is an attack."""
    for start, end in sorted(shown.charges):
        if start in sheet.centres and end in sheet.centres:
            side = _Arrow(sheet, start, end, view, theme)
            prints.lay(painter, ("charge", start, end), None, side.room, side.paint)


class _Arrow:
    """An arrow over a hexside."""

    def __init__(
        self, sheet: Sheet, start: HexId, end: HexId, view: Viewpoint, theme: Theme
    ) -> None:
        self._theme = theme
        one, other = view.pixel(sheet.centres[start]), view.pixel(sheet.centres[end])
        self._middle, self._way = (one + other) / 2, other - one
        self._scale = view.scale * (sheet.grid.size(start) + sheet.grid.size(end)) / 2

    def room(self) -> QRectF:
        """Return the part of the window that it covers."""
        out = QPointF(REACH, REACH) * self._scale
        return QRectF(self._middle - out, self._middle + out)

    def paint(self, painter: QPainter) -> None:
        """Paint it with a light edge, so that it is seen on every ground and on a photo."""
        move(painter, self._middle)
        painter.rotate(degrees(atan2(self._way.y(), self._way.x())))
        join = Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(self._theme.colour("ring-inner"), EDGE * 2 * self._scale, j=join))
        painter.setBrush(self._theme.colour("signal"))
        points = [QPointF(x, y) * self._scale for x, y in HEAD]
        painter.drawPolygon(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(points)

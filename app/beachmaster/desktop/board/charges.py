"""Say who attacks whom while a die is asked for, and point an arrow from one hex into the next."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform

from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.board.stamps import Prints
from beachmaster.desktop.theme import Theme
from beachmaster.engine import hexgrid
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.display import Chart, Counter, Position
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.prompt import Prompt, Roll

Charges = AbstractSet[tuple[HexId, HexId]]
NOBODY: Charges = frozenset()
HEAD = ((0.18, 0.0), (-0.15, -0.12), (-0.08, 0.0), (-0.15, 0.12))
"""An arrowhead that points east, in steps from hex to hex; with its zero on the hexside where no
counter lies."""
EDGE, REACH = 0.045, 0.3
"""How wide its light edge is, and how far from its own zero it reaches at most, in the same."""


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
    """Paint an arrow between each two hexes between which there is an attack."""
    for start, end in sorted(shown.charges):
        if start in sheet.centres and end in sheet.centres:
            stack = shown.stacks.get(end, ())
            arrow = Arrow(sheet, stack, (start, end), view, theme)
            prints.lay(painter, ("charge", start, end), len(stack), arrow.room, arrow.paint)


class Arrow:
    """An arrow out of one hex into the next; it covers nothing of what lies in that one."""

    def __init__(
        self,
        sheet: Sheet,
        stack: Sequence[Counter],
        charge: tuple[HexId, HexId],
        view: Viewpoint,
        theme: Theme,
    ) -> None:
        start, end = charge
        self._theme = theme
        self._scale = view.scale * (sheet.grid.size(start) + sheet.grid.size(end)) / 2
        self._way = QLineF(view.pixel(sheet.centres[start]), view.pixel(sheet.centres[end]))
        long, tip = self._way.length(), HEAD[0][0] * self._scale
        boxes = [placed.box for placed in sheet.lying(stack, end, view)]
        free = min((entered(self._way, box) for box in boxes), default=1.0) * long
        off = min(long / 2 + tip, free - EDGE * self._scale)
        self._middle = self._way.pointAt((off - tip) / long)

    def ends(self) -> list[QPointF]:
        """Return its corners in the window, the tip first."""
        turned = QTransform.fromTranslate(self._middle.x(), self._middle.y())
        turned.rotate(-self._way.angle())
        return [turned.map(QPointF(x, y) * self._scale) for x, y in HEAD]

    def room(self) -> QRectF:
        """Return the part of the window that it covers."""
        out = QPointF(REACH, REACH) * self._scale
        return QRectF(self._middle - out, self._middle + out)

    def paint(self, painter: QPainter) -> None:
        """Paint it with a light edge, so that it is seen on every ground and on a photo."""
        points = self.ends()
        join = Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(self._theme.colour("ring-inner"), EDGE * 2 * self._scale, j=join))
        painter.setBrush(self._theme.colour("signal"))
        painter.drawPolygon(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(points)


def entered(way: QLineF, box: QRectF) -> float:
    """Return what share of a way into a rectangle lies before it."""
    sides = [
        (way.dx(), box.left() if way.dx() > 0 else box.right(), way.x1()),
        (way.dy(), box.top() if way.dy() > 0 else box.bottom(), way.y1()),
    ]
    return max((side - start) / step for step, side, start in sides if step)

"""Mark on a map what the waiting prompt is about: a sight on its subjects, a line around others."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.board.stamps import Prints
from beachmaster.desktop.theme import Role, Theme
from beachmaster.engine.hexgrid import HexId

INSIDE, AREA_INSIDE = 0.99, 0.94
"""How large the outline of a hex and of an area is, in its own size."""
WIDE, MOST_WIDE = 0.07, 4.5
"""How wide a sight's line is, in steps from hex to hex; in pixels at most, in areas always."""
TICK_IN, TICK_OUT, MOST_TICKED = 0.78, 1.14, 3
"""From where to where a stroke at a corner of a hex goes, in the way to that corner, and up to how
many aims have strokes: those of a whole barrage would hide what they aim at."""
CASING = 2.2
"""How far the light line under a dark one sticks out at each side, in pixels."""


def paint_aims(
    painter: QPainter, sheet: Sheet, shown: Shown, view: Viewpoint, theme: Theme, prints: Prints
) -> None:
    """Mark all that the prompt is about; what it aims at lies above the others.

    What is selected has an edge of its own.
    """
    chosen = frozenset({shown.place_of(shown.selected)})
    ticked = is_ticked(shown) and not isinstance(sheet, AreaSheet)
    roles: tuple[tuple[Role, AbstractSet[HexId], bool], ...] = (
        ("ring", shown.others - chosen, False),
        ("signal", shown.subjects - chosen, ticked),
    )
    for role, places, has_strokes in roles:
        for place in sorted(places & sheet.centres.keys()):
            aim = Aim(sheet, place, view, theme, role, has_strokes)
            prints.lay(painter, (role, place), has_strokes, aim.room, aim.paint)


def is_ticked(shown: Shown) -> bool:
    """Tell whether what the prompt aims at has strokes at its corners, as on a map of hexes.

    It has none where arrows point at it.
    """
    return len(shown.subjects) <= MOST_TICKED and not shown.charges


@dataclass(frozen=True)
class Aim:
    """A mark on one space: its outline, with a stroke at each corner where it is `ticked`."""

    sheet: Sheet
    place: HexId
    view: Viewpoint
    theme: Theme
    role: Role
    ticked: bool

    def room(self) -> QRectF:
        """Return the part of the window that it may cover."""
        middle, out = self._middle(), MOST_WIDE + 2 * CASING
        ends = [middle + way * TICK_OUT for way in self._ways()]
        return QPolygonF(ends).boundingRect().adjusted(-out, -out, out, out)

    def paint(self, painter: QPainter) -> None:
        """Paint a light line and a dark one, so that it is seen on every ground and on a photo."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide, middle, ways = self._width(), self._middle(), self._ways()
        part = AREA_INSIDE if isinstance(self.sheet, AreaSheet) else INSIDE
        lines: tuple[tuple[Role, float], ...]
        lines = (("ring-inner", wide + 2 * CASING), (self.role, wide))
        for colour, width in lines:
            pen = QPen(self.theme.colour(colour), width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPolygon([middle + way * part for way in ways])
            for way in ways if self.ticked else ():
                painter.drawLine(middle + way * TICK_IN, middle + way * TICK_OUT)

    def _middle(self) -> QPointF:
        return self.view.pixel(self.sheet.centres[self.place])

    def _ways(self) -> list[QPointF]:
        """Return the ways from the middle to the corners."""
        shape, centre = self.sheet.polygons[self.place], self.sheet.centres[self.place]
        return [(shape.at(at) - centre) * self.view.scale for at in range(shape.size() - 1)]

    def _width(self) -> float:
        if isinstance(self.sheet, AreaSheet):
            wide = MOST_WIDE
        else:
            size = self.view.scale * self.sheet.grid.size(self.place)
            wide = max(2.0, min(MOST_WIDE, size * WIDE))
        return wide * (1.0 if self.role == "signal" else 0.6)

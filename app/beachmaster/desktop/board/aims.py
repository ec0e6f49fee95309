"""Mark on a map what the waiting prompt is about: a sight on its subjects, a line around others."""

from collections.abc import Set as AbstractSet

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.shown import Shown
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
    painter: QPainter, sheet: Sheet, shown: Shown, view: Viewpoint, theme: Theme
) -> None:
    """Mark all that the prompt is about; what it aims at lies above the others.

    What is selected has an edge of its own. Each has a light line and a dark one, so that it is
    seen on every ground and on a photo.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    chosen = frozenset({shown.place_of(shown.selected)})
    ticked = len(shown.subjects) <= MOST_TICKED and not isinstance(sheet, AreaSheet)
    roles: tuple[tuple[Role, AbstractSet[HexId]], ...] = (
        ("ring", shown.others - chosen),
        ("signal", shown.subjects - chosen),
    )
    for role, places in roles:
        for place in sorted(places & sheet.centres.keys()):
            wide = _width(sheet, place, view) * (1.0 if role == "signal" else 0.6)
            lines: tuple[tuple[Role, float], ...]
            lines = (("ring-inner", wide + 2 * CASING), (role, wide))
            for colour, width in lines:
                pen = QPen(theme.colour(colour), width)
                pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
                painter.setPen(pen)
                _mark(painter, sheet, place, view, ticked=ticked and role == "signal")


def _width(sheet: Sheet, place: HexId, view: Viewpoint) -> float:
    if isinstance(sheet, AreaSheet):
        return MOST_WIDE
    return max(2.0, min(MOST_WIDE, view.scale * sheet.grid.size(place) * WIDE))


def _mark(painter: QPainter, sheet: Sheet, place: HexId, view: Viewpoint, *, ticked: bool) -> None:
    """Draw the outline of a space, with a stroke at each corner where it is `ticked`."""
    middle, shape = view.pixel(sheet.centres[place]), sheet.polygons[place]
    ways = [(shape.at(at) - sheet.centres[place]) * view.scale for at in range(shape.size() - 1)]
    part = AREA_INSIDE if isinstance(sheet, AreaSheet) else INSIDE
    painter.drawPolygon([middle + way * part for way in ways])
    for way in ways if ticked else ():
        painter.drawLine(middle + way * TICK_IN, middle + way * TICK_OUT)

"""Write the names of waters and points where nothing that lies over the map cuts them."""

from collections.abc import Sequence
from itertools import product
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QRegion

from beachmaster.desktop.board.beaches import plates
from beachmaster.desktop.board.compass import compass_box
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.lettering import named_boxes, write_name
from beachmaster.desktop.board.waiting import on_land
from beachmaster.desktop.theme import Theme
from beachmaster.engine.scenery import MapName

FARTHEST = 8
"""How many of its own heights the name of an ocean moves aside at the most."""
_ASIDE = sorted(
    (QPointF(x, y) for x, y in product(range(-FARTHEST, FARTHEST + 1), repeat=2)),
    key=lambda one: hypot(one.x(), one.y()),
)


def boxes_at_sea(
    sheet: Sheet, view: Viewpoint, window: QRectF, theme: Theme, over: Sequence[QRectF]
) -> list[tuple[MapName, QRectF]]:
    """Return the names with where they are written while these boxes lie `over` the map.

    An ocean moves aside within its water; what is named for its place, a bay or a point, is left
    out whole.
    """
    if sheet.grid.photo is not None:
        return []
    found = []
    every = named_boxes(sheet, view, theme)
    for name, box in every:
        if not any(box.intersects(one) for one in over):
            found.append((name, box))
        elif name.kind == "ocean":
            rose = compass_box(sheet, view, theme)
            others = [other for one, other in every if one is not name]
            signs = [plate for _, plate in plates(sheet, view, theme)]
            taken = [*over, *others, *signs, *([rose] if rose is not None else [])]
            moved = _aside(box, taken, sheet, view, window)
            found += [(name, moved)] if moved is not None else []
    return found


def _aside(
    box: QRectF, taken: Sequence[QRectF], sheet: Sheet, view: Viewpoint, window: QRectF
) -> QRectF | None:
    """Return the nearest free place in a window to which no land lies in between."""
    for by in _ASIDE:
        moved = box.translated(by * box.height())
        free = window.contains(moved) and not any(moved.intersects(one) for one in taken)
        if free and not on_land(sheet, view, box.united(moved)):
            return moved
    return None


class SeaNames:
    """The names at sea on a map's window, laid out anew where something else lies over it."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._laid_for: tuple[object, ...] = ()
        self._names: list[tuple[MapName, QRectF]] = []

    def lay(self, sheet: Sheet, view: Viewpoint, window: QRectF, over: Sequence[QRectF]) -> bool:
        """Lay them out beside what lies `over` the map; tell whether one stands elsewhere now."""
        before, laid_for = self._names, (sheet, view, window, self._theme.em, [*over])
        if self._laid_for != laid_for:
            self._names = boxes_at_sea(sheet, view, window, self._theme, over)
            self._laid_for = laid_for
        return self._names is not before and self._names != before

    def paint(self, painter: QPainter, view: Viewpoint, region: QRegion) -> None:
        """Write those of a region in their boxes."""
        for name, box in self._names:
            if region.intersects(box.toAlignedRect()):
                write_name(painter, name, box, view.scale, self._theme)

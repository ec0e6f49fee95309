"""Turn a chart of areas into shapes on paper: outlines as they are drawn, trays below the land."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from math import hypot, sqrt

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from beachmaster.desktop.board.area_stacks import FILLS, SIDE, AreaStacks
from beachmaster.desktop.board.geometry import Edge, Sheet, Viewpoint
from beachmaster.desktop.board.grids import FLAT_GRID, FlatGrid
from beachmaster.desktop.board.stacks import Placed
from beachmaster.desktop.board.trays import below
from beachmaster.desktop.words import area_word
from beachmaster.engine.areachart import AreaChart, SpaceId
from beachmaster.engine.display import Chart, Counter

SEA_AROUND = 0.2
"""How much sea lies around areas and trays, in the map's units."""
BADGE, LARGE_BADGE, LARGE_BELOW = 0.138, 0.19, 80.0
"""The radius of an area's badge, in the roots of the ground that an area has on average; it is
larger where such a root is shown in fewer pixels than that."""
BESIDE, ASIDE = 4.4, 1.5
"""How wide a badge is with what stands on both sides of it, and how far that stands from its
middle, in its radius."""
SMALLER, HIGH_UP = (1.0, 0.85, 0.72), 0.6
"""How much smaller a badge may be, so that it stands in this upper part of its area."""
FINE = 200
"""Sides of two areas are one border where their middles agree to so fine a part of a unit."""


class AreaSheet(Sheet):
    """The shapes of a chart of areas; its `hexes` are areas and trays."""

    chart: AreaChart

    def __init__(self, chart: AreaChart, grid: FlatGrid = FLAT_GRID) -> None:
        self.chart, self.grid, self.layout = chart, grid, chart.layout
        self.stacks = AreaStacks(self)
        self._badges: dict[tuple[SpaceId, float, bool], tuple[QRectF, QRectF | None]] = {}
        self.centres, self.polygons = {}, {}
        for place, spot in chart.areas.items():
            corners = [QPointF(*point) for point in spot.outline]
            self.polygons[place] = QPolygonF([*corners, *corners[:1]])
            self.centres[place] = QPointF(*spot.at)
        for place, box in below(chart.trays, self._ground):
            self.polygons[place] = QPolygonF(box)
            self.centres[place] = box.center()

    def showing(self, chart: Chart) -> Sheet:
        """Return the sheet with what is known of the map by now; shapes that fit are kept."""
        if not isinstance(chart, AreaChart) or _drawn(chart) != _drawn(self.chart):
            return sheet_of(chart, self.grid)
        renewed = copy(self)
        renewed.chart = chart
        renewed.stacks = AreaStacks(renewed)
        return renewed

    @cached_property
    def _ground(self) -> QRectF:
        """Return the rectangle that holds all areas."""
        found = QRectF()
        for place in self.chart.areas:
            found = found.united(self.polygons[place].boundingRect())
        return found

    @cached_property
    def bounds(self) -> QRectF:
        """Return the rectangle that holds all areas, the coast and the trays."""
        found = self.coast.boundingRect() if self.chart.coast else QRectF()
        for polygon in self.polygons.values():
            found = found.united(polygon.boundingRect())
        return found.adjusted(-SEA_AROUND, -SEA_AROUND, SEA_AROUND, SEA_AROUND)

    @cached_property
    def unit(self) -> float:
        """Return the side of a square with as much ground as an area has on average."""
        ground = sum(_ground_of(self.polygons[place]) for place in self.chart.areas)
        return sqrt(ground / max(1, len(self.chart.areas)))

    @cached_property
    def sides(self) -> list[QLineF]:
        """Return the sides of all areas."""
        areas = (self.polygons[place] for place in self.chart.areas)
        return [QLineF(p.at(i), p.at(i + 1)) for p in areas for i in range(p.size() - 1)]

    @cached_property
    def borders(self) -> list[tuple[QLineF, frozenset[SpaceId]]]:
        """Return the sides of all areas, each once, with the areas that it lies between."""
        found: dict[tuple[int, int], tuple[QLineF, set[SpaceId]]] = {}
        for place in self.chart.areas:
            shape = self.polygons[place]
            for at in range(shape.size() - 1):
                side = QLineF(shape.at(at), shape.at(at + 1))
                middle = side.center()
                key = round(middle.x() * FINE), round(middle.y() * FINE)
                found.setdefault(key, (side, set()))[1].add(place)
        return [(side, frozenset(places)) for side, places in found.values()]

    def is_guessed(self, places: frozenset[SpaceId]) -> bool:
        """Tell whether two areas touch by our estimate alone."""
        return any(places & self.chart.hexes[place].guessed for place in places)

    @property
    def sectors(self) -> list[str]:
        """Return no sectors: areas are what sectors are elsewhere."""
        return []

    @property
    def sector_edges(self) -> list[Edge]:
        """Return no borders of sectors."""
        return []

    def at(self, point: QPointF) -> SpaceId | None:
        """Return the space under a point on paper."""
        odd = Qt.FillRule.OddEvenFill
        found = (place for place, one in self.polygons.items() if one.containsPoint(point, odd))
        return next(found, None)

    def covered(self, box: QRectF) -> float:
        """Measure how much of the spaces a rectangle on paper covers, by points in it."""
        odd, step = Qt.FillRule.OddEvenFill, QPointF(box.width() / 8, box.height() / 4)
        near = [one for one in self.polygons.values() if one.boundingRect().intersects(box)]
        grid = ((across, down) for across in range(9 if near else 0) for down in range(5))
        points = (box.topLeft() + QPointF(step.x() * x, step.y() * y) for x, y in grid)
        return sum(any(one.containsPoint(point, odd) for one in near) for point in points)

    def painted_at(self, point: QPointF) -> SpaceId | None:
        """Return the space under a point on paper: nothing is painted beside them."""
        return self.at(point)

    def deep_in(self, point: QPointF) -> SpaceId | None:
        """Return the space in which a point lies well inside, not at its border."""
        place = self.at(point)
        if place is None:
            return None
        shape = self.polygons[place]
        off = min(_off(point, shape.at(i), shape.at(i + 1)) for i in range(shape.size() - 1))
        return place if off > self.unit * 0.1 else None

    def step(self, place: SpaceId, dx: int, dy: int) -> SpaceId | None:
        """Return the space nearest to where an arrow key points."""
        start, best, least = self.centres[place], None, 1e9
        for other, centre in self.centres.items():
            along = (centre.x() - start.x()) * dx + (centre.y() - start.y()) * dy
            across = abs((centre.x() - start.x()) * dy) + abs((centre.y() - start.y()) * dx)
            if along > self.unit * 0.1 and across <= 2 * along and along + 1.5 * across < least:
                best, least = other, along + 1.5 * across
        return best

    # -- the badge ---------------------------------------------------------------------------------

    def badge_box(self, place: SpaceId, view: Viewpoint) -> QRectF:
        """Return where an area's badge stands between its control marker and its points."""
        return self._badge(place, self._badge_size(view))[0]

    def radius(self, place: SpaceId, view: Viewpoint) -> float:
        """Return the radius of an area's badge in pixels."""
        return self.badge_box(place, view).height() / 2.2 * view.scale

    def label_box(self, place: SpaceId, view: Viewpoint) -> QRectF | None:
        """Return where an area's name is written, None where it finds no room."""
        return self._badge(place, self._badge_size(view))[1]

    def _badge_size(self, view: Viewpoint) -> float:
        return BADGE if self.unit * view.scale >= LARGE_BELOW else LARGE_BADGE

    def _badge(self, place: SpaceId, size: float) -> tuple[QRectF, QRectF | None]:
        key = place, size, bool(area_word(place))
        if key not in self._badges:
            self._badges[key] = self._badge_in(place, size)
        return self._badges[key]

    def _badge_in(self, place: SpaceId, size: float) -> tuple[QRectF, QRectF | None]:
        """Find room for a badge and its name high up in an area, else for a smaller one alone."""
        named = bool(area_word(place) or self.chart.hexes[place].label)
        box = self.polygons[place].boundingRect()
        high = box.top() + box.height() * HIGH_UP
        for part, label in (*((1.0, 0.95),) * named, *((part, 0.0) for part in SMALLER)):
            radius = self.unit * size * part
            room = self._highest(place, radius * BESIDE, radius * (2.2 + label))
            tight = room is not None and box.bottom() - room.bottom() < self.unit * SIDE
            if tight and part > SMALLER[-1]:
                continue  # a counter below it is more than a name or a larger badge
            if room is not None and (room.center().y() < high or part == SMALLER[-1]):
                top = QRectF(
                    room.topLeft(), room.topLeft() + QPointF(radius * BESIDE, radius * 2.2)
                )
                below = QRectF(top.bottomLeft(), room.bottomRight())
                return top, below if label else None
        middle = QPointF(BESIDE / 2, 1.1) * self.unit * size * SMALLER[-1]
        return QRectF(self.centres[place] - middle, self.centres[place] + middle), None

    def _highest(self, place: SpaceId, wide: float, high: float) -> QRectF | None:
        """Return the highest rectangle of a size that fits into an area, near its middle."""
        shape, step = self.polygons[place], self.unit * 0.05
        box = shape.boundingRect()
        aside = [step * at for at in range(int((box.width() - wide) / 2 / step) + 1)]
        least, found, top = 1e9, None, box.top()
        while top + high <= box.bottom() and top < least:
            for off in sorted((way * by for by in aside for way in (1, -1)), key=abs):
                cost = top + 0.3 * abs(off)
                room = QRectF(box.center().x() + off - wide / 2, top, wide, high)
                if cost >= least or _holds(shape, room):
                    least, found = (cost, room) if cost < least else (least, found)
                    break
            top += step
        return found

    # -- the counters ------------------------------------------------------------------------------

    def lying(
        self,
        stack: Sequence[Counter],
        place: SpaceId,
        view: Viewpoint,
        beside: Mapping[SpaceId, Sequence[Counter]] | None = None,
    ) -> list[Placed]:
        """Return the counters of a space as they lie, all of one size: size tells no rank."""
        return self.stacks.lying(stack, place, view, beside)

    def shown_at(
        self, point: QPointF, view: Viewpoint, stacks: Mapping[SpaceId, Sequence[Counter]]
    ) -> SpaceId | None:
        """Return the space whose counters or ground show at a point on paper.

        A box of counters may lie over other areas, and a counter may hang over a border.
        """
        half, lots = self.stacks.side(view) * FILLS / 2, self.stacks.lots(stacks, view)
        for place, lot in lots.items():
            if lot.box is not None and lot.box.contains(point):
                return place
            ways = [at - point for at in lot.spots]
            if any(max(abs(way.x()), abs(way.y())) <= half for way in ways):
                return place
        return self.at(point)

    def hides(
        self,
        stack: Sequence[Counter],
        place: SpaceId,
        view: Viewpoint,
        stacks: Mapping[SpaceId, Sequence[Counter]],
    ) -> bool:
        """Tell whether some of the counters of a space lie below others."""
        return any(one.many for one in self.lying(stack, place, view, stacks))

    def kept_free(self, place: SpaceId, view: Viewpoint) -> QRectF:
        """Return the part of an area where no counter lies: its badge and its name."""
        box, label = self._badge(place, self._badge_size(view))
        return box.united(label or QRectF())


def sheet_of(chart: Chart, grid: FlatGrid = FLAT_GRID) -> Sheet:
    """Return the sheet of a chart, of hexes or areas; one laid out for it lately serves again."""
    if isinstance(chart, AreaChart):
        return AreaSheet(chart, grid)
    for kept in _LAID_OUT:
        if kept.grid is grid and kept.chart == chart:
            return kept
    made = Sheet(chart, grid)
    _LAID_OUT[:] = [made, *_LAID_OUT[:1]]
    return made


_LAID_OUT: list[Sheet] = []


def _holds(shape: QPolygonF, box: QRectF) -> bool:
    """Tell whether a rectangle lies in an outline: its corners and the middles of its sides."""
    odd, middle = Qt.FillRule.OddEvenFill, box.center()
    corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    sides = (
        QPointF(middle.x(), box.top()),
        QPointF(middle.x(), box.bottom()),
        QPointF(box.left(), middle.y()),
        QPointF(box.right(), middle.y()),
    )
    return all(shape.containsPoint(point, odd) for point in (*corners, *sides))


def _drawn(chart: AreaChart) -> list[tuple[SpaceId, object, object]]:
    return [(place, spot.outline, spot.at) for place, spot in chart.hexes.items()]


def _ground_of(shape: QPolygonF) -> float:
    """Return how much ground an outline holds."""
    pairs = [(shape.at(i), shape.at(i + 1)) for i in range(shape.size() - 1)]
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs)) / 2


def _off(point: QPointF, start: QPointF, end: QPointF) -> float:
    """Return how far a point lies off a stretch."""
    way, to = end - start, point - start
    length = QPointF.dotProduct(way, way)
    share = min(1.0, max(0.0, QPointF.dotProduct(to, way) / length)) if length else 0.0
    return _apart(point, start + way * share)


def _apart(a: QPointF, b: QPointF) -> float:
    return hypot(a.x() - b.x(), a.y() - b.y())

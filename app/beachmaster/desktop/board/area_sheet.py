"""Turn a chart of areas into shapes on paper: outlines as they are drawn, trays below the land."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from math import hypot, sqrt

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from beachmaster.desktop.board.geometry import Edge, Sheet, Viewpoint
from beachmaster.desktop.board.grids import FLAT_GRID, FlatGrid
from beachmaster.desktop.board.piling import PILED, Pile, piles_of
from beachmaster.desktop.board.stacks import Placed
from beachmaster.desktop.board.trays import below, in_rows, places
from beachmaster.desktop.theme import current
from beachmaster.engine.areachart import AreaChart, SpaceId
from beachmaster.engine.display import Chart, Counter

SEA_AROUND = 0.2
"""How much sea lies around areas and trays, in the map's units."""
BADGE, LARGE_BADGE, LARGE_BELOW = 0.145, 0.19, 80.0
"""The radius of an area's badge, in the roots of the ground that an area has on average; it is
larger where such a root is shown in fewer pixels than that."""
SMALLER, HIGH_UP = (1.0, 0.85, 0.72), 0.6
"""How much smaller a badge may be, so that it stands in this upper part of its area."""
SIZES = (0.5, 0.42, 0.36, 0.3, 0.26, 0.22, 0.19, 0.16, 0.13)
"""A counter's side in the same unit: the largest that lets all of an area's counters lie in it."""
FINE = 200
"""Sides of two areas are one border where their middles agree to so fine a part of a unit."""
LEAST_COUNTER, LEAST_PIXELS = 1.4, 24.0
"""A counter is no smaller than this, in lines of text and pixels, before it goes into a pile."""
LARGER = 1.6
"""How much larger than the smallest counter in sight any other is at most."""
IN_TRAY = 1.3
"""How much larger than on the land one in a tray may be, where there is room for all."""
LEAST_ALONE = 22.0
"""A counter alone in its area has at least so many pixels: its face, not a number."""
SHIFTS = (0.0, 0.25, 0.5, 0.75)
"""How far the grids on which counters lie in an area are shifted, in sides of a counter."""
SMALLEST_CHIP = 15.0
"""A pile is shown no smaller than in so many pixels; those that would overlap move apart."""
_NO_SHIFT = QPointF()


class AreaSheet(Sheet):
    """The shapes of a chart of areas; its `hexes` are areas and trays."""

    chart: AreaChart

    def __init__(self, chart: AreaChart, grid: FlatGrid = FLAT_GRID) -> None:
        self.chart, self.grid, self.layout = chart, grid, chart.layout
        self._slots: dict[tuple[SpaceId, float, float], list[list[QPointF]]] = {}
        self._badges: dict[tuple[SpaceId, float], tuple[QRectF, QRectF | None]] = {}
        self._most: tuple[Mapping[SpaceId, Sequence[Counter]], float, float] | None = None
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
        if (place, size) not in self._badges:
            self._badges[place, size] = self._badge_in(place, size)
        return self._badges[place, size]

    def _badge_in(self, place: SpaceId, size: float) -> tuple[QRectF, QRectF | None]:
        """Find room for a badge and its name high up in an area, else for a smaller one alone."""
        named, box = bool(self.chart.hexes[place].label), self.polygons[place].boundingRect()
        high = box.top() + box.height() * HIGH_UP
        for part, label in (*((1.0, 0.95),) * named, *((part, 0.0) for part in SMALLER)):
            radius = self.unit * size * part
            room = self._highest(place, radius * 5, radius * (2.2 + label))
            if room is not None and (room.center().y() < high or part == SMALLER[-1]):
                top = QRectF(room.topLeft(), room.topLeft() + QPointF(radius * 5, radius * 2.2))
                below = QRectF(top.bottomLeft(), room.bottomRight())
                return top, below if label else None
        middle = QPointF(2.5, 1.1) * self.unit * size * SMALLER[-1]
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
        """Return the counters of a space side by side, the first side's on the left.

        Where they find no room at a size that can be read, they lie in piles: by battalion, else
        those of a side, the reduced ones apart, at last those of a side. None is much larger than
        the smallest of those that lie `beside` them: size tells no rank.
        """
        if not stack:
            return []
        most = self.alike(beside, view) if beside else SIZES[0] * self.unit
        most *= IN_TRAY if self.chart.hexes[place].tray else 1.0
        size, piles = self._way(stack, place, view, most)
        return self._laid(place, size, view, piles)

    def alike(self, stacks: Mapping[SpaceId, Sequence[Counter]], view: Viewpoint) -> float:
        """Return how large a counter is at most: by the smallest one that shows its face."""
        if self._most is None or self._most[0] is not stacks or self._most[1] != view.scale:
            largest = SIZES[0] * self.unit
            ways = [
                self._way(stack, place, view, largest)
                for place, stack in stacks.items()
                if stack and place in self.polygons
            ]
            faces = (size for size, piles in ways if not _mixed(piles))
            least = max(min(faces, default=largest), self._least(view))
            self._most = stacks, view.scale, least * LARGER
        return self._most[2]

    def _least(self, view: Viewpoint) -> float:
        return max(LEAST_PIXELS, current().em * LEAST_COUNTER) / view.scale

    def _way(
        self, stack: Sequence[Counter], place: SpaceId, view: Viewpoint, most: float
    ) -> tuple[float, list[Pile]]:
        """Return how large the counters of a space are, and in which piles they lie."""
        sizes = [size * self.unit for size in SIZES]
        sizes = [size for size in sizes if size <= most] or sizes[-1:]
        own_first = sorted(stack, key=lambda counter: not counter.side.own)
        ways = [list(piles_of(own_first, key)) for key in PILED]
        for piles in ways:
            bound = SMALLEST_CHIP / view.scale if _mixed(piles) else self._least(view)
            fits = (s for s in sizes if s >= bound and self._holds(place, s, view, len(piles)))
            size = next(fits, None)
            if size is not None:
                return size, piles
        fits = (s for s in sizes if self._holds(place, s, view, len(ways[-1])))
        return next(fits, sizes[-1]), ways[-1]

    def _holds(self, place: SpaceId, size: float, view: Viewpoint, count: int) -> bool:
        if self.chart.hexes[place].tray:
            return places(self.polygons[place].boundingRect(), size) >= count
        return len(self.slots(place, size, view, count)) >= count

    def _laid(
        self, place: SpaceId, size: float, view: Viewpoint, piles: Sequence[Pile]
    ) -> list[Placed]:
        ordered = self._ordered(place, size, view, len(piles))
        pixels = size * view.scale * 0.9
        if len(piles) == 1 and not piles[0][1]:
            pixels = max(pixels, LEAST_ALONE)
        if pixels < SMALLEST_CHIP and len(piles) > 1:
            step, heart = QPointF(SMALLEST_CHIP / view.scale, 0), ordered[0]
            ordered = [heart + step * (at - (len(piles) - 1) / 2) for at in range(len(piles))]
        return [
            Placed(counter, view.pixel(at), pixels, many, short)
            for (counter, many, short), at in zip(piles, ordered, strict=True)
        ]

    def _ordered(self, place: SpaceId, size: float, view: Viewpoint, count: int) -> list[QPointF]:
        """Return where so many counters lie: in a tray in rows, in an area column by column."""
        if self.chart.hexes[place].tray:
            return in_rows(self.polygons[place].boundingRect(), size, count)
        slots = self.slots(place, size, view, count)[:count]
        slots += [self.centres[place]] * (count - len(slots))
        return sorted(slots, key=lambda at: (round(at.x() / size), at.y()))

    def slots(self, place: SpaceId, size: float, view: Viewpoint, count: int = 1) -> list[QPointF]:
        """Return where counters of a size can lie in a space, those nearest to its heart first.

        They lie on the grid on which so many of them lie nearest; if none holds so many, on the
        one that holds most.
        """
        badge = self._badge_size(view)
        found = self._slots.get((place, size, badge))
        if found is None:
            free = self._kept_free(place, badge)
            found = self._slots[place, size, badge] = self._slots_in(place, size, free)
        enough = [grid for grid in found if len(grid) >= count]
        if not enough:
            return max(found, key=len)
        heart = self._heart(place, self._kept_free(place, badge))
        return min(enough, key=lambda grid: sum(_apart(at, heart) for at in grid[:count]))

    def _slots_in(self, place: SpaceId, size: float, free: QRectF) -> list[list[QPointF]]:
        """Return the places on each of some grids in a space, those nearest to its heart first."""
        shape, heart = self.polygons[place], self._heart(place, free)
        box, grids = shape.boundingRect(), []
        for shift in (QPointF(x, y) for x in SHIFTS for y in SHIFTS):
            cells = (QRectF(at, at + QPointF(size, size)) for at in _grid(box, size, shift))
            slots = [c.center() for c in cells if not c.intersects(free) and _holds(shape, c)]
            grids.append(sorted(slots, key=lambda at: _apart(at, heart)))
        return grids

    def _heart(self, place: SpaceId, free: QRectF) -> QPointF:
        """Return the middle of a space below its badge."""
        box = self.polygons[place].boundingRect()
        return QPointF(box.center().x(), (free.bottom() + box.bottom()) / 2)

    def _kept_free(self, place: SpaceId, badge: float) -> QRectF:
        """Return the part of an area where no counter lies: its badge."""
        box, label = self._badge(place, badge)
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


def _mixed(piles: Sequence[Pile]) -> bool:
    """Tell whether some pile shows how many lie there, and no face."""
    return any(many and not short for _, many, short in piles)


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


def _grid(box: QRectF, step: float, shift: QPointF = _NO_SHIFT) -> Iterator[QPointF]:
    """Yield the corners of a grid over a rectangle, row by row."""
    for down in range(int(box.height() / step) + 1):
        for across in range(int(box.width() / step) + 1):
            yield box.topLeft() + (QPointF(across, down) + shift) * step


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

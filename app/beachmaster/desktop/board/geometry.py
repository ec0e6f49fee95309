"""Turn the chart's hexes into shapes on paper, and paper into pixels."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from beachmaster.desktop.board.grids import FLAT_GRID, FlatGrid
from beachmaster.desktop.board.stacks import Placed, lying
from beachmaster.engine import hexgrid
from beachmaster.engine.display import Chart, Counter
from beachmaster.engine.hexgrid import HexId, Layout

MARGIN = 0.53
"""How much sea lies around the outermost corners, in steps from hex to hex."""
SHALLOWS = (1.5, 0.95, 0.45)
Edge = tuple[QPointF, QPointF]
Box = tuple[float, float, float, float]
_FILL = Qt.FillRule.WindingFill


class Sheet:
    """The chart's shapes as a grid lays them out, in steps from one hex to the next."""

    def __init__(self, chart: Chart, grid: FlatGrid = FLAT_GRID) -> None:
        self.chart = chart
        self.grid = grid
        self.layout: Layout = chart.layout
        self.centres = {
            place: grid.place(hexgrid.centre(place, self.layout)) for place in chart.hexes
        }
        self.polygons = {place: outlined(place, self.layout, grid) for place in chart.hexes}

    def showing(self, chart: Chart) -> "Sheet":
        """Return the sheet with what is known of the map by now; shapes that fit are kept."""
        if (chart.hexes.keys(), chart.layout) != (self.chart.hexes.keys(), self.layout):
            return Sheet(chart, self.grid)
        renewed = copy(self)
        renewed.chart = chart
        for name in ("sectors", "sector_edges"):
            vars(renewed).pop(name, None)
        return renewed

    @cached_property
    def points(self) -> dict[HexId, tuple[float, float]]:
        """Return the middles of the hexes in plain numbers, for what compares many of them."""
        return {place: (centre.x(), centre.y()) for place, centre in self.centres.items()}

    @cached_property
    def largest(self) -> float:
        """Return how large the largest hex is, where 1 is its ordinary size."""
        return max(map(self.grid.size, self.centres), default=1.0)

    @cached_property
    def numbers(self) -> frozenset[str]:
        """Return the numbers that can be typed to go to a space."""
        return frozenset(place for place in self.centres if place.isdecimal())

    @cached_property
    def bounds(self) -> QRectF:
        """Return the rectangle that holds all hexes and the coast, or the photo."""
        found = QRectF(self.grid.frame)
        for polygon in self.polygons.values():
            found = found.united(polygon.boundingRect())
        found = found.united(self.coast.boundingRect()) if self.chart.coast else found
        return found if self.grid.photo else found.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    @cached_property
    def boxes(self) -> list[Box]:
        """Return the box around each hex: left, top, right and low."""
        boxes = (polygon.boundingRect() for polygon in self.polygons.values())
        return [(box.left(), box.top(), box.right(), box.bottom()) for box in boxes]

    @cached_property
    def land(self) -> QPainterPath:
        """Return all hexes as one shape."""
        return joined(self.polygons.values())

    @cached_property
    def coast(self) -> QPainterPath:
        """Return the land's outline: the coast where the chart has one, else the hexes."""
        if not self.chart.coast:
            return self.land
        path = QPainterPath()
        for ring in self.chart.coast:
            path.addPath(_smooth([self.grid.place(point) for point in ring]))
        return path

    @cached_property
    def shallows(self) -> tuple[QPainterPath, ...]:
        """Return bands of sea along the coast, the widest first."""
        pen = QPainterPathStroker()
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCurveThreshold(0.01)
        bands = []
        for width in SHALLOWS:
            pen.setWidth(width)
            bands.append(pen.createStroke(self.coast).simplified())
        return tuple(bands)

    @cached_property
    def sides(self) -> list[QLineF]:
        """Return every hexside once."""
        return sides_of(self.polygons.values())

    @cached_property
    def sectors(self) -> list[str]:
        """Return the names of the sectors."""
        return sorted({held.sector for held in self.chart.hexes.values() if held.sector})

    @cached_property
    def sector_edges(self) -> list[Edge]:
        """Return the hexsides where one sector meets another."""
        found = []
        hexes = self.chart.hexes
        partly = any(held.ground == "open" for held in hexes.values())
        for place, held in hexes.items():
            if partly and not held.sector:  # nobody knows yet where the border runs
                continue
            for other in hexgrid.neighbours(place, self.layout):
                if other not in hexes or (partly and not hexes[other].sector):
                    continue
                if other > place and hexes[other].sector != held.sector:
                    found.append(_shared_side(self.polygons[place], self.polygons[other]))
        return found

    def sector_heart(self, name: str) -> QPointF:
        """Return the middle of the sector's hexes."""
        inside = [self.centres[p] for p, held in self.chart.hexes.items() if held.sector == name]
        x = sum(point.x() for point in inside) / len(inside)
        y = sum(point.y() for point in inside) / len(inside)
        return QPointF(x, y)

    def lying(
        self,
        stack: Sequence[Counter],
        place: HexId,
        view: "Viewpoint",
        beside: Mapping[HexId, Sequence[Counter]] | None = None,
    ) -> list[Placed]:
        """Return a hex's counters as they lie, whatever lies `beside` them in other hexes."""
        del beside
        return lying(stack, view.pixel(self.centres[place]), view.scale * self.grid.size(place))

    def deep_in(self, point: QPointF) -> HexId | None:
        """Return the hex under a point on paper that a way passes; hexes have no ways."""
        del point
        return None

    def at(self, point: QPointF) -> HexId | None:
        """Return the hex under a point on paper."""
        place = self.painted_at(point)
        return place if place in self.centres else None

    def shown_at(
        self, point: QPointF, view: "Viewpoint", stacks: Mapping[HexId, Sequence[Counter]]
    ) -> HexId | None:
        """Return the hex whose counters or ground show at a point on paper."""
        del view, stacks
        return self.at(point)

    def hides(
        self,
        stack: Sequence[Counter],
        place: HexId,
        view: "Viewpoint",
        stacks: Mapping[HexId, Sequence[Counter]],
    ) -> bool:
        """Tell whether some of the counters of a hex lie below others."""
        del place, view, stacks
        return len(stack) > 1

    def covered(self, box: QRectF) -> float:
        """Measure how much of the hexes a rectangle on paper covers."""
        left, top, right, low = box.left(), box.top(), box.right(), box.bottom()
        return sum(
            (min(right, east) - max(left, west)) * (min(low, south) - max(top, north))
            for west, north, east, south in self.boxes
            if west < right and east > left and north < low and south > top
        )

    def painted_at(self, point: QPointF) -> HexId | None:
        """Return the hex under a point on paper, land or not."""
        on_map = self.grid.point(point)
        return hexgrid.at_point(on_map, self.layout) if on_map is not None else None

    def step(self, place: HexId, dx: int, dy: int) -> HexId | None:
        """Return the hex nearest to where an arrow key points, over gaps too."""
        start = self.centres[place]
        best, least = None, 1e9
        for other, centre in self.centres.items():
            along = (centre.x() - start.x()) * dx + (centre.y() - start.y()) * dy
            across = abs((centre.x() - start.x()) * dy) + abs((centre.y() - start.y()) * dx)
            if along > 0.1 and across <= 1.2 * along and along + 2.0 * across < least:
                best, least = other, along + 2.0 * across
        return best

    def nearest(self, point: QPointF) -> HexId | None:
        """Return the hex whose centre lies nearest to a point on paper."""
        return min(self.centres, key=lambda place: _apart(self.centres[place], point), default=None)


@dataclass(frozen=True)
class Viewpoint:
    """What part of the sheet shows: pixels a step, and where the paper's origin lies."""

    scale: float = 40.0
    origin: QPointF = field(default_factory=QPointF)

    def pixel(self, point: QPointF) -> QPointF:
        """Return where a point on paper shows."""
        return point * self.scale + self.origin

    def paper(self, pixel: QPointF) -> QPointF:
        """Return the point on paper under a pixel."""
        return (pixel - self.origin) / self.scale

    def transform(self) -> QTransform:
        """Return the transform from paper to pixels."""
        return QTransform(self.scale, 0, 0, self.scale, self.origin.x(), self.origin.y())

    def zoomed(self, scale: float, around: QPointF) -> "Viewpoint":
        """Return the view at another scale in which a pixel shows the same place."""
        return Viewpoint(scale, around - self.paper(around) * scale)

    def fitted(self, paper: QRectF, window: QRectF) -> "Viewpoint":
        """Return the view that shows a piece of paper whole in the middle of a window."""
        scale = min(window.width() / paper.width(), window.height() / paper.height())
        return Viewpoint(scale, window.center() - paper.center() * scale)


def sides_of(polygons: Iterable[QPolygonF]) -> list[QLineF]:
    """Return every side of hexes that touch once."""
    found: dict[frozenset[tuple[float, float]], QLineF] = {}
    for polygon in polygons:
        for at in range(6):
            ends = (polygon.at(at), polygon.at(at + 1))
            key = frozenset((round(end.x(), 3), round(end.y(), 3)) for end in ends)
            found.setdefault(key, QLineF(*ends))
    return list(found.values())


def outlined(place: HexId, layout: Layout, grid: FlatGrid) -> QPolygonF:
    """Return a hex's outline on the sheet, closed."""
    corners = [grid.place(corner) for corner in hexgrid.corners(place, layout)]
    return QPolygonF([*corners, corners[0]])


def move(painter: QPainter, by: QPointF) -> None:
    """Move a painter's origin."""
    painter.setTransform(QTransform.fromTranslate(by.x(), by.y()), combine=True)


def joined(polygons: Iterable[QPolygonF]) -> QPainterPath:
    """Return polygons that touch as one shape without the sides between them."""
    path = QPainterPath()
    path.setFillRule(_FILL)
    for polygon in polygons:
        # A hair larger, so that neighbours overlap and rounding leaves no slits between them.
        path.addPolygon(_grown(polygon, 1.002))
        path.closeSubpath()
    return path.simplified()


def _grown(polygon: QPolygonF, factor: float) -> QPolygonF:
    middle = polygon.boundingRect().center()
    return QPolygonF([middle + (polygon.at(i) - middle) * factor for i in range(polygon.size())])


def _shared_side(one: QPolygonF, other: QPolygonF) -> Edge:
    theirs = [other.at(i) for i in range(6)]
    ends = [
        one.at(i) for i in range(6) if any(_apart(one.at(i), corner) < 0.01 for corner in theirs)
    ]
    return ends[0], ends[-1]


def _smooth(ring: list[QPointF]) -> QPainterPath:
    """Return a closed curve through the middles of the ring's sides, its corners rounded off."""
    path = QPainterPath()
    middles = [(a + b) / 2 for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
    path.moveTo(middles[-1])
    for corner, middle in zip(ring, middles, strict=True):
        path.quadTo(corner, middle)
    path.closeSubpath()
    return path


def _apart(a: QPointF, b: QPointF) -> float:
    return hypot(a.x() - b.x(), a.y() - b.y())

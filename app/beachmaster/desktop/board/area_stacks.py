"""Lay the counters of areas out: all of one size, in their area, else in a box beside it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from beachmaster.desktop.board.area_rooms import (
    PAD,
    Part,
    apart,
    around,
    around_it,
    cell_at,
    cells,
    crossed,
    in_box_rows,
    inwards,
    meets,
    part_of,
)
from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.piling import PILED, Pile, piles_of
from beachmaster.desktop.board.stacks import Placed
from beachmaster.desktop.board.trays import in_rows, places
from beachmaster.desktop.theme import current
from beachmaster.engine.areachart import AreaChart, SpaceId
from beachmaster.engine.display import Counter

SIDE, FILLS = 0.32, 0.94
"""The side of the ground that a counter has, in the roots of the ground that an area has on
average, and how much of it the counter fills."""
LEAST_LINES, LEAST_PIXELS = 1.45, 25.0
"""That side is never less than this, in lines of text and in pixels."""
OVER = 0.1
"""How much of its side a counter may hang over a border; over a coast it may with all but its
middle."""
AT_SEA = 0.12
"""How much farther off, in sides, each of its corners makes a place that hangs over a coast."""
SHIFTS, FINELY, SMALL = 4, 10, 3.5
"""How many grids are tried for the counters of an area, across and down: of one less than so many
sides of a counter high and wide more."""
NEAR, FAR, ANYWHERE = 1.3, 1.9, 4.0
"""How far from its badge a box lies at most where it covers no other area, where it may, and where
not even a pile has room in its area: in the roots of the ground that an area has on average."""
MOST_IN_BOX, MOST_KEPT = 8, 200
"""So many counters lie in a box before they are piled up in their area; so many boxes are kept."""

Stacks = Mapping[SpaceId, Sequence[Counter]]


class Ground(Protocol):
    """The shapes of a chart of areas, and what of them must be seen."""

    chart: AreaChart
    polygons: dict[SpaceId, QPolygonF]
    centres: dict[SpaceId, QPointF]

    @property
    def unit(self) -> float:
        """Return the side of a square with as much ground as an area has on average."""
        ...

    @property
    def bounds(self) -> QRectF:
        """Return the rectangle that holds all areas, the coast and the trays."""
        ...

    def at(self, point: QPointF) -> SpaceId | None:
        """Return the space under a point on paper."""
        ...

    def kept_free(self, place: SpaceId, view: Viewpoint) -> QRectF:
        """Return the part of an area where no counter lies."""
        ...


class Lot(NamedTuple):
    """How the counters of a space lie: where, in which piles, and the box beside it if any."""

    spots: Sequence[QPointF]
    piles: Sequence[Pile]
    box: QRectF | None = None


class AreaStacks:
    """Lays counters out on a sheet of areas; what lay there before and what lies now are kept."""

    def __init__(self, sheet: Ground) -> None:
        self._sheet = sheet
        self._spots: dict[tuple[SpaceId, float, float], list[list[QPointF]]] = {}
        self._best: dict[tuple[SpaceId, int, float, float], Sequence[QPointF] | None] = {}
        self._boxes: dict[tuple[object, ...], QRectF | None] = {}
        self._kept: list[tuple[Stacks, float, dict[SpaceId, Lot]]] = []

    def lying(
        self, stack: Sequence[Counter], place: SpaceId, view: Viewpoint, beside: Stacks | None
    ) -> list[Placed]:
        """Return the counters of a space, the first side's on the left."""
        if not stack:
            return []
        lots = self.lots(beside or {place: stack}, view)
        size = self.side(view) * view.scale * FILLS
        lot = lots[place]
        return [
            Placed(counter, view.pixel(at), size, many, short)
            for (counter, many, short), at in zip(lot.piles, lot.spots, strict=True)
        ]

    def side(self, view: Viewpoint) -> float:
        """Return the side of the ground that every counter has, on paper."""
        least = max(LEAST_PIXELS, current().em * LEAST_LINES)
        return max(SIDE * self._sheet.unit, least / view.scale)

    def boxes(self, stacks: Stacks, view: Viewpoint) -> dict[SpaceId, QRectF]:
        """Return the boxes in which counters lie beside their areas."""
        lots = self.lots(stacks, view).items()
        return {place: lot.box for place, lot in lots if lot.box is not None}

    def lots(self, stacks: Stacks, view: Viewpoint) -> dict[SpaceId, Lot]:
        """Return how the counters of all spaces lie."""
        for kept in self._kept:
            if kept[0] is stacks and kept[1] == view.scale:
                return kept[2]
        made = self._made(stacks, view)
        self._kept = [(stacks, view.scale, made), *self._kept[:1]]
        return made

    def _made(self, stacks: Stacks, view: Viewpoint) -> dict[SpaceId, Lot]:
        side, found, late = self.side(view), dict[SpaceId, Lot](), list[SpaceId]()
        for place, stack in stacks.items():
            if not stack or place not in self._sheet.polygons:
                continue
            lot = self._in_place(place, self._piled(stack, 0), side, view)
            if lot is None:
                late.append(place)
            else:
                found[place] = lot
        rest = []
        for place in late:  # whose counters lie over no other area come first
            lot = next(self._beside(place, stacks[place], side, view, found), None)
            if lot is None:
                rest.append(place)
            else:
                found[place] = lot
        rest.sort(key=lambda place: self._best_spots(place, 1, side, view) is not None)
        for place in rest:  # those come first that have no room for so much as a pile
            found[place] = next(self._otherwise(place, stacks[place], side, view, found))
        return found

    @staticmethod
    def _piled(stack: Sequence[Counter], loose: int) -> list[Pile]:
        own_first = sorted(stack, key=lambda counter: not counter.side.own)
        return list(piles_of(own_first, PILED[loose]))

    def _open(self, stack: Sequence[Counter]) -> list[Pile]:
        return self._piled(stack, 0 if len(stack) <= MOST_IN_BOX else 1)

    def _beside(
        self,
        place: SpaceId,
        stack: Sequence[Counter],
        side: float,
        view: Viewpoint,
        found: Mapping[SpaceId, Lot],
    ) -> Iterator[Lot]:
        """Yield how counters lie in a box over no other area, or in piles in their own."""
        if not self._sheet.chart.hexes[place].tray:
            yield from self._in_box(place, self._open(stack), side, view, found, NEAR)
        yield from self._in_piles(place, self._piled(stack, 1), side, view, found)

    def _otherwise(
        self,
        place: SpaceId,
        stack: Sequence[Counter],
        side: float,
        view: Viewpoint,
        found: Mapping[SpaceId, Lot],
    ) -> Iterator[Lot]:
        """Yield how counters lie in a box over other areas, or in piles of all sorts."""
        middle = self._sheet.centres[place]
        if not self._sheet.chart.hexes[place].tray:
            yield from self._in_box(place, self._open(stack), side, view, found, FAR)
        for loose in range(2, len(PILED)):
            yield from self._in_piles(place, self._piled(stack, loose), side, view, found)
        last = self._piled(stack, len(PILED) - 1)
        if not self._sheet.chart.hexes[place].tray:
            yield from self._in_box(place, self._open(stack), side, view, found, ANYWHERE)
        yield Lot([middle + QPointF(at * side, 0) for at in range(len(last))], last)

    # -- in the space itself -----------------------------------------------------------------------

    def _in_place(
        self, place: SpaceId, piles: Sequence[Pile], side: float, view: Viewpoint
    ) -> Lot | None:
        """Return how piles lie in a space, None where it has no room: in a tray in rows."""
        if self._sheet.chart.hexes[place].tray:
            box = self._sheet.polygons[place].boundingRect()
            fits = places(box, side) >= len(piles)
            return Lot(in_rows(box, side, len(piles)), piles) if fits else None
        key = place, len(piles), side, self._sheet.kept_free(place, view).bottom()
        if key not in self._best:
            self._best[key] = self._best_spots(place, len(piles), side, view)
        spots = self._best[key]
        return Lot(spots, piles) if spots is not None else None

    def _best_spots(
        self, place: SpaceId, count: int, side: float, view: Viewpoint
    ) -> Sequence[QPointF] | None:
        """Return where so many counters lie in an area, row by row around its heart."""
        key = place, side, self._sheet.kept_free(place, view).bottom()
        if key not in self._spots:
            self._spots[key] = [list(one) for one in self._grids(place, side, view)]
        enough = [grid[:count] for grid in self._spots[key] if len(grid) >= count]
        if not enough:
            return None
        heart = self.heart(place, view)
        best = min(enough, key=lambda grid: sum(apart(at, heart) for at in grid))
        return sorted(best, key=lambda at: (round(at.y() / side), at.x()))

    def _grids(self, place: SpaceId, side: float, view: Viewpoint) -> Iterator[Sequence[QPointF]]:
        """Yield the places on each of some grids in an area, those nearest to its heart first."""
        shape, heart = self._sheet.polygons[place], self.heart(place, view)
        free = self._sheet.kept_free(place, view)
        box, odd = shape.boundingRect(), Qt.FillRule.OddEvenFill
        parts = FINELY if min(box.width(), box.height()) < SMALL * side else SHIFTS
        for shift in (QPointF(x, y) / parts for x in range(parts) for y in range(parts)):
            found = []
            for cell in cells(box, side, shift):
                inner = cell.adjusted(*inwards(side * OVER))
                if inner.intersects(free) or not shape.containsPoint(cell.center(), odd):
                    continue
                at_sea = self._at_sea(place, inner)
                if at_sea is not None:
                    off = apart(cell.center(), heart) + at_sea * side * AT_SEA
                    found.append((off, cell.center()))
            yield [at for _, at in sorted(found, key=lambda one: one[0])]

    def _at_sea(self, place: SpaceId, cell: QRectF) -> int | None:
        """Count the points around a counter that lie at sea, None where one is in another space."""
        shape, odd, count = self._sheet.polygons[place], Qt.FillRule.OddEvenFill, 0
        for point in around(cell):
            if shape.containsPoint(point, odd):
                continue
            if self._sheet.at(point) not in (None, place):
                return None
            count += 1
        return count

    def anchor(self, place: SpaceId, view: Viewpoint) -> QPointF:
        """Return where the line from an area to its box begins: below its badge and its name."""
        free = self._sheet.kept_free(place, view)
        return QPointF(free.center().x(), free.bottom())

    def heart(self, place: SpaceId, view: Viewpoint) -> QPointF:
        """Return the middle of a space below its badge."""
        box, free = self._sheet.polygons[place].boundingRect(), self._sheet.kept_free(place, view)
        return QPointF(box.center().x(), (free.bottom() + box.bottom()) / 2)

    def _in_piles(
        self,
        place: SpaceId,
        piles: Sequence[Pile],
        side: float,
        view: Viewpoint,
        found: Mapping[SpaceId, Lot],
    ) -> Iterator[Lot]:
        """Yield how piles lie in a space where they have room beside the boxes of others."""
        lot = self._in_place(place, piles, side, view)
        boxes = [one.box for one in found.values() if one.box is not None]
        cells = [cell_at(at, side) for at in lot.spots] if lot is not None else []
        if lot is not None and not any(box.intersects(cell) for box in boxes for cell in cells):
            yield lot

    # -- in a box beside it ------------------------------------------------------------------------

    def _in_box(
        self,
        place: SpaceId,
        piles: Sequence[Pile],
        side: float,
        view: Viewpoint,
        found: Mapping[SpaceId, Lot],
        reach: float,
    ) -> Iterator[Lot]:
        """Yield how piles lie in a box as near to their area as can be, if there is room.

        The line to it crosses no other counters and no badge, if that can be.
        """
        lots = tuple((one, len(lot.spots), lot.box is None) for one, lot in found.items())
        key = place, len(piles), side, reach, lots
        if key not in self._boxes:
            if len(self._boxes) >= MOST_KEPT:
                self._boxes.clear()
            self._boxes[key] = self._box(place, len(piles), side, view, found, reach)
        box = self._boxes[key]
        if box is not None:
            yield Lot(list(in_box_rows(box, len(piles), side)), piles, box)

    def _box(
        self,
        place: SpaceId,
        count: int,
        side: float,
        view: Viewpoint,
        found: Mapping[SpaceId, Lot],
        reach: float,
    ) -> QRectF | None:
        """Find room for a box, best one whose line crosses neither badges nor other counters.

        A line crosses other counters only where a box may lie anywhere.
        """
        end, second = self.anchor(place, view), None
        badges = [self._sheet.kept_free(one, view) for one in self._sheet.chart.areas]
        badges += [self._sheet.polygons[one].boundingRect() for one in self._sheet.chart.trays]
        held = [
            box
            for lot in found.values()
            for box in ([lot.box] if lot.box else [cell_at(at, side) for at in lot.spots])
        ]
        taken = [*badges, *held]
        parts = [part_of(one) for one in taken]
        for part in around_it(end, count, side, reach * self._sheet.unit):
            if not self._is_free(place, part, parts, strict=reach <= NEAR):
                continue
            left, top, right, low = part
            box = QRectF(left, top, right - left, low - top)
            if not crossed(box.center(), end, taken):
                return box
            if reach == ANYWHERE and second is None and not crossed(box.center(), end, badges):
                second = box
        return second

    def _is_free(self, place: SpaceId, part: Part, taken: Sequence[Part], *, strict: bool) -> bool:
        """Tell whether a box covers nothing that must be seen, `strict`: no other area at all."""
        left, top, right, low = part
        west, north, east, south = self._room
        if left < west or top < north or right > east or low > south or meets(part, taken):
            return False
        box = QRectF(left, top, right - left, low - top)
        return not strict or all(self._sheet.at(one) in (None, place) for one in around(box))

    @cached_property
    def _room(self) -> Part:
        edge = self._sheet.unit * PAD
        return part_of(self._sheet.bounds.adjusted(edge, edge, -edge, -edge))

"""Arrange caps in columns: as large as they fit, no words broken if it can be, nine on a page.

What fits on one page stands in columns of one width. The rows of a long list are turned over in
pages; there a cap takes as many columns as its words need.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
from PySide6.QtCore import QRect

from beachmaster.desktop.large.asks import Cap
from beachmaster.desktop.large.grid import (
    COLUMNS,
    FACE,
    GAP,
    MANY,
    MOST,
    SIDE,
    SIZES,
    SMALLEST,
    Grid,
    PlacedCap,
    Wish,
    cap_words,
    key_width,
    left_of_words,
)
from beachmaster.desktop.large.measure import Unit

AIR, TIGHT = 0.28, 0.18
"""Above and below words, in their size: on one page, and in a list of several."""
FACES = 8
"""So many dice stand in one row."""
LINES = 2
"""In so many lines words are broken in a list of pages."""


class Way(msgspec.Struct, frozen=True):
    """One way to arrange caps: columns, size, whether words may wrap, how much air there is."""

    columns: int
    size: float
    wraps: bool = False
    air: float = AIR


class Cell(msgspec.Struct, frozen=True):
    """How many columns a cap takes, and how high it is."""

    span: int
    height: int


def _ways(caps: Sequence[Cap]) -> Iterator[Way]:
    """Yield the ways of caps that all stand on one page, in columns of one width."""
    count = len(caps)
    most = min(COLUMNS, count)
    if any(cap.face for cap in caps) and count <= FACES:  # in one row, whatever the size
        yield from (Way(count, size) for size in (*SIZES, SMALLEST))
    for size in SIZES:
        for columns in sorted(range(most, 0, -1), key=lambda many: _leaves_one(count, many)):
            yield Way(columns, size)
    for size in SIZES:
        for columns in range(min(2, most), 0, -1):
            yield Way(columns, size, wraps=True)


def _leaves_one(count: int, columns: int) -> bool:
    """Tell whether the last row has one cap alone, though others have more."""
    return columns > 1 and count % columns == 1


Row = tuple[int, int, int]
"""The first cap of a row, the one after its last, and how high it is."""


def _signed(caps: Sequence[Cap]) -> list[Cap]:
    """Return the caps of a page, those that are picked by their place with that as key."""
    found, place = list[Cap](), 0
    for cap in caps:
        place += cap.paged
        key = str(place) if cap.paged else cap.key
        found.append(msgspec.structs.replace(cap, key=key))
    return found


def _fewest(starts: Sequence[int]) -> int:
    """Return how many caps stand at least on a page that is not the last."""
    return min((after - first for first, after in pairwise(starts)), default=MANY)


class Arranging:
    """The caps of one group in a width; what was measured is kept for the next room."""

    def __init__(self, caps: Sequence[Cap], width: int, unit: Unit) -> None:
        self.caps, self.width, self.unit = caps, width, unit
        self._words = [cap_words(cap) for cap in caps]
        self.most = MOST if any(cap.paged for cap in caps) else MANY
        self._measured: dict[Way, list[Cell]] = {}
        self._widths: dict[float, list[tuple[int, int]]] = {}
        self._best: dict[tuple[float, bool], tuple[Way, list[Row]] | None] = {}

    def within(self, room: QRect, wish: Wish) -> Grid:
        """Arrange the caps of a page in a room, as it is wished where that can be."""
        count = len(self.caps)
        for way in _ways(self.caps) if count <= MOST else ():
            if way.size < (wish.least if way.wraps else min(wish.least, SIZES[1])):
                continue
            cells = self.cells(way)
            if all(cell.span == 1 for cell in cells):
                grid = self._laid(way, room, [0], 0)
                if grid.height <= room.height():
                    return grid
        return self._paged(room, wish) if self.caps else Grid()

    def row(self, room: QRect, least: float) -> Grid | None:
        """Arrange dice and what stands with them in one row; None where they are too wide."""
        unit, gap = self.unit, self.unit.px(GAP)
        for size in (one for one in SIZES if one >= least):
            needed = [wide for wide, _words in self._needed(size)]
            spare = room.width() - sum(needed) - gap * (len(needed) - 1)
            if spare < 0:
                continue
            high, key = unit.px(size * (FACE + AIR)), key_width(self.caps, unit, size)
            x, placed = room.left(), list[PlacedCap]()
            for cap, wide in zip(self.caps, needed, strict=True):
                more = spare // len(needed) if spare < wide * len(needed) // 2 else 0
                placed.append(PlacedCap(cap, QRect(x, room.top(), wide + more, high), size, key))
                x += wide + more + gap
            return Grid(placed=tuple(placed), height=high, size=size)
        return None

    # -- measuring -------------------------------------------------------------------------------

    def cells(self, way: Way) -> list[Cell]:
        """Return how many columns each cap takes and its height, at some way."""
        if way not in self._measured:
            self._measured[way] = [self._cell(at, way) for at in range(len(self.caps))]
        return self._measured[way]

    def _cell(self, at: int, way: Way) -> Cell:
        """Measure a cap: over as many columns as its words need, broken where all are too few."""
        unit, words, size = self.unit, self._words[at], way.size
        face = unit.px(size * (FACE + way.air)) if self.caps[at].face is not None else 0
        least = max(unit.px(size * (1.2 + 2 * way.air)), face)
        needed, across = self._needed(size)[at]
        if needed <= self._wide(way, 1):
            return Cell(1, least)
        beside, font = needed - across, unit.font(size)
        for span in range(1, way.columns + 1):
            wide = self._wide(way, span)
            if needed <= wide:
                return Cell(span, least)
            last = span == way.columns and (way.wraps or way.air == TIGHT)
            wraps = way.wraps and needed > self.width // 2
            if not (wraps or last) or not unit.whole(words, font, wide - beside):
                continue
            high = unit.room(words, font, wide - beside).height()
            few = unit.lines(words, font, wide - beside) <= LINES or way.air == AIR
            if few or last:
                return Cell(span, max(least, high + unit.px(size * way.air * 2)))
        return Cell(way.columns + 1, unit.px(size * LINES * 1.5))

    def _needed(self, size: float) -> list[tuple[int, int]]:
        """Return how wide each cap is whose words stand in one line, and of that the words."""
        if size not in self._widths:
            unit, font = self.unit, self.unit.font(size)
            key, side = key_width(self.caps, unit, size), unit.px(size * SIDE)
            words = [unit.across(one, font) if one else 0 for one in self._words]
            beside = [left_of_words(cap, unit, size, key) + side for cap in self.caps]
            told = zip(words, beside, strict=True)
            self._widths[size] = [(wide + other, wide) for wide, other in told]
        return self._widths[size]

    def _wide(self, way: Way, span: int) -> int:
        """Return how wide so many columns are."""
        gap = self.unit.px(GAP)
        column = (self.width - gap * (way.columns - 1)) // way.columns
        return min(column * span + gap * (span - 1), self.width)

    # -- pages -----------------------------------------------------------------------------------

    def _paged(self, room: QRect, wish: Wish) -> Grid:
        """Arrange as many on a page as there is height for, as large as so many can be."""
        wanted = min(wish.enough, len(self.caps))
        best: tuple[list[int], Way] | None = None
        for way, rows in self._page_ways():
            starts = self._starts(rows, room.height(), wish.label)
            if best is None or len(starts) < len(best[0]):
                best = starts, way
            if _fewest(best[0]) >= wanted:
                break
        assert best is not None, "there is a smallest way"
        starts, way = best
        grid = self._laid(way, room, starts, wish.page)
        highest = max(self._page_height(way, starts, page) for page in range(len(starts)))
        whole = (len(starts) == 1 or _fewest(starts) >= wanted) and way.size >= wish.least
        return msgspec.structs.replace(grid, whole=whole, height=highest)

    def _page_height(self, way: Way, starts: Sequence[int], page: int) -> int:
        """Return how high a page is: all take as much, or each would be laid out in its own way."""
        end = [*starts[1:], len(self.caps)][page]
        rows = [high for _first, _after, high in self._rows(way, starts[page], end)]
        return sum(rows) + self.unit.px(GAP) * (len(rows) - 1)

    def _page_ways(self) -> Iterator[tuple[Way, list[Row]]]:
        """Yield the lowest way of each size with its rows: unbroken words first."""
        for size in (*SIZES, SMALLEST):
            for wraps in (False, True):
                if (size, wraps) not in self._best:
                    self._best[size, wraps] = self._lowest(size, wraps=wraps)
                found = self._best[size, wraps]
                if found is not None:
                    yield found

    def _lowest(self, size: float, *, wraps: bool) -> tuple[Way, list[Row]] | None:
        """Return the columns in which all rows together are lowest; None where a word is broken."""
        best: tuple[int, Way, list[Row]] | None = None
        for columns in range(1, COLUMNS + 1):
            way = Way(columns, size, wraps, TIGHT)
            if size > SMALLEST and any(cell.span > columns for cell in self.cells(way)):
                continue
            rows = list(self._rows(way))
            high = sum(row[2] for row in rows) + self.unit.px(GAP) * len(rows)
            if best is None or high < best[0]:
                best = high, way, rows
        return best[1:] if best is not None else None

    def _starts(self, rows: Sequence[Row], height: int, label: int) -> list[int]:
        """Return the first cap of each page; all on one where they fit without a line for pages."""
        alone = self._broken(rows, height)
        return alone if len(alone) == 1 else self._broken(rows, height - label)

    def _broken(self, rows: Sequence[Row], height: int) -> list[int]:
        gap, starts = self.unit.px(GAP), [0]
        used = 0
        for first, after, high in rows:
            if used and (used + high > height or after - starts[-1] > self.most):
                starts.append(first)
                used = 0
            used += high + gap
        return starts

    def _rows(self, way: Way, first: int = 0, end: int | None = None) -> Iterator[Row]:
        """Yield each row: its first cap, the one after its last, and its height."""
        cells, begun, across, high = self.cells(way), first, 0, 0
        end = len(cells) if end is None else end
        for at in range(first, end):
            cell = cells[at]
            if across and across + cell.span > way.columns:
                yield begun, at, high
                begun, across, high = at, 0, 0
            across += cell.span
            high = max(high, cell.height)
        if begun < end:
            yield begun, end, high

    def _laid(self, way: Way, room: QRect, starts: Sequence[int], page: int) -> Grid:
        """Place the caps of a page."""
        page = min(max(page, 0), len(starts) - 1)
        first, end = starts[page], [*starts[1:], len(self.caps)][page]
        here, cells = _signed(self.caps[first:end]), self.cells(way)
        key, gap = key_width(self.caps, self.unit, way.size), self.unit.px(GAP)
        placed, top = list[PlacedCap](), room.top()
        for begun, after, high in self._rows(way, first, end):
            x = room.left()
            for at in range(begun, after):
                wide = self._wide(way, min(cells[at].span, way.columns))
                if len(self.caps) == 1:  # no wider than its words
                    wide = min(wide, self._needed(way.size)[0][0] + self.unit.px(way.size * SIDE))
                rect = QRect(x, top, wide, high)
                placed.append(PlacedCap(here[at - first], rect, way.size, key))
                x += wide + gap
            top += high + gap
        height = max(top - gap - room.top(), 0)
        return Grid(
            placed=tuple(placed), height=height, page=page, starts=tuple(starts), size=way.size
        )

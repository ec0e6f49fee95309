"""Arrange caps in columns: as large as they fit, no words broken if it can be, nine on a page."""

from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import QPoint, QRect

from beachmaster.desktop.large.asks import Cap
from beachmaster.desktop.large.measure import Unit

MOST, COLUMNS = 9, 5
SIZES = (6.0, 5.2, 4.6)
"""The sizes of an answer, in units; the last one is the least that is read from two metres."""
SMALLEST = 4.0
AIR, GAP, SIDE = 0.28, 1.3, 0.45
"""Above and below words and beside them, in their size; between caps, in units."""
FACE, FACES = 1.5, 8
"""The side of a die in sizes; so many of them stand in one row."""
LABEL = 4.5
"""The height of the line that counts the pages, in units."""


class PlacedCap(msgspec.Struct, frozen=True):
    """A cap with its rectangle, its size of type, and the width of its key's box."""

    cap: Cap
    rect: QRect
    size: float
    key: int


class Grid(msgspec.Struct, frozen=True, kw_only=True):
    """All caps of one page, how high they are, which page of how many it is."""

    placed: tuple[PlacedCap, ...] = ()
    height: int = 0
    page: int = 0
    pages: int = 1
    each: int = MOST
    size: float = SIZES[0]
    whole: bool = True
    """Whether all of them stand on one page, as far as nine do, at a size that is easy to read."""


class _Way(msgspec.Struct, frozen=True):
    """One way to arrange caps: columns, size, and whether words may wrap."""

    columns: int
    size: float
    wraps: bool


def key_width(caps: Sequence[Cap], unit: Unit, size: float) -> int:
    """Return how wide the boxes of the keys are, all alike."""
    font = unit.font(size * 0.8, bold=True)
    keys = ["0" if cap.paged else cap.key for cap in caps]
    widest = max((unit.across(one, font) for one in keys if one), default=0)
    high = unit.px(size * 1.2)
    return max(high, widest + unit.px(size * 0.5))


def left_of_words(cap: Cap, unit: Unit, size: float, key: int) -> int:
    """Return where the words of a cap begin: behind its key, its box or its die."""
    side = unit.px(size * SIDE)
    left = side + key + side
    if cap.ticked is not None:
        left += unit.px(size * 0.8) + side
    if cap.face is not None:
        left += unit.px(size * FACE)
    return left


class Wish(msgspec.Struct, frozen=True):
    """Which page is wanted, at least at what size, and how many caps on it are enough."""

    page: int = 0
    least: float = 0.0
    enough: int = MOST


def _ways(caps: Sequence[Cap]) -> Iterator[_Way]:
    most = min(COLUMNS, len(caps))
    if any(cap.face for cap in caps) and len(caps) <= FACES:  # in one row, whatever the size
        yield from (_Way(len(caps), size, wraps=False) for size in (*SIZES, SMALLEST))
    for size in SIZES:
        for columns in range(most, 0, -1):
            yield _Way(columns, size, wraps=False)
    for size in SIZES:
        for columns in range(min(2, most), 0, -1):
            yield _Way(columns, size, wraps=True)


def cap_words(cap: Cap) -> str:
    """Return the words beside a key; what is closed says why."""
    words = cap.words
    if cap.spells and cap.key[:1].isdigit() and words.startswith(cap.key):
        words = words[len(cap.key) :].lstrip(" ,:·–")  # it stands in the box
    return f"{words}: {cap.closed}" if cap.closed else words


def _page_ways(count: int) -> Iterator[_Way]:
    """Yield the ways of a page that is one of several: unbroken words first."""
    for size in SIZES:
        for columns in (3, 2, 1):
            yield _Way(min(columns, count), size, wraps=False)
    for size in (*SIZES[1:], SMALLEST):
        for columns in (2, 1) if count > 1 else (1,):
            yield _Way(min(columns, count), size, wraps=True)


def _signed(caps: Sequence[Cap]) -> list[Cap]:
    """Return the caps of a page, those that are picked by their place with that as key."""
    found, place = list[Cap](), 0
    for cap in caps:
        place += cap.paged
        key = str(place) if cap.paged else cap.key
        found.append(msgspec.structs.replace(cap, key=key))
    return found


class Arranging:
    """The caps of one group in a width; what was measured is kept for the next room."""

    def __init__(self, caps: Sequence[Cap], width: int, unit: Unit) -> None:
        self.caps, self.width, self.unit = caps, width, unit
        self._words = [cap_words(cap) for cap in caps]
        self._measured: dict[_Way, list[int] | None] = {}

    def within(self, room: QRect, wish: Wish) -> Grid:
        """Arrange the caps of a page in a room, as it is wished where that can be."""
        caps, unit = self.caps, self.unit
        if not caps:
            return Grid()
        each = min(len(caps), MOST)
        height = room.height() - (unit.px(LABEL) if len(caps) > MOST else 0)
        for way in _ways(caps):
            if way.size < wish.least:
                continue
            rows = self._rows(way, 0, each)
            if rows and sum(rows) + unit.px(GAP) * (len(rows) - 1) <= height:
                return self._page(each, way, room, wish.page)
        return self._paged(room, wish)

    def _heights(self, way: _Way) -> list[int] | None:
        """Return the height of each cap, None where words do not fit a column."""
        if way not in self._measured:
            self._measured[way] = self._measure(way)
        return self._measured[way]

    def _measure(self, way: _Way) -> list[int] | None:
        unit, column = self.unit, self._column(way)
        key, font = key_width(self.caps, unit, way.size), unit.font(way.size)
        least, air = unit.px(way.size * (1.2 + 2 * AIR)), unit.px(way.size * AIR * 2)
        face, right = unit.px(way.size * (FACE + AIR)), unit.px(way.size * SIDE)
        heights = list[int]()
        for cap, words in zip(self.caps, self._words, strict=True):
            room = column - left_of_words(cap, unit, way.size, key) - right
            fits = unit.across(words, font) <= room
            if not fits and not (way.wraps and unit.whole(words, font, room)):
                return None
            high = 0 if fits else unit.room(words, font, room).height() + air
            heights.append(max(least, high, face if cap.face is not None else 0))
        return heights

    def _column(self, way: _Way) -> int:
        return (self.width - self.unit.px(GAP) * (way.columns - 1)) // way.columns

    def _rows(self, way: _Way, first: int, count: int) -> list[int]:
        """Return the height of each row of a page; none where words do not fit."""
        heights = self._heights(way)
        here = heights[first : first + count] if heights is not None else []
        return [max(here[at : at + way.columns]) for at in range(0, len(here), way.columns)]

    def _paged(self, room: QRect, wish: Wish) -> Grid:
        """Arrange as many on a page as there is height for, as large as so many can be."""
        gap, count = self.unit.px(GAP), len(self.caps)
        height = room.height() - self.unit.px(LABEL)
        best: tuple[int, _Way] | None = None
        wanted = min(wish.enough, count)
        for way in _page_ways(count):
            heights = self._heights(way)
            if heights is None:
                continue
            each = min((height + gap) // (max(heights) + gap) * way.columns, MOST)
            if each > 0 and (best is None or each > best[0]):
                best = each, way
            if best is not None and best[0] >= wanted:
                break
        each, way = best if best is not None else (1, _Way(1, SMALLEST, wraps=True))
        grid = self._page(each, way, room, wish.page)
        enough = each >= wanted and way.size >= wish.least
        return msgspec.structs.replace(grid, whole=enough)

    def _page(self, each: int, way: _Way, room: QRect, page: int) -> Grid:
        """Place the caps of a page, `each` so many."""
        caps, unit = self.caps, self.unit
        pages = -(-len(caps) // each)
        page = min(max(page, 0), pages - 1)
        here = _signed(caps[page * each : (page + 1) * each])
        rows = self._rows(way, page * each, each)
        if not rows:  # a word wider than the screen: it breaks where it must
            rows = [unit.px(way.size * 3)] * -(-len(here) // way.columns)
        gap, placed, top = unit.px(GAP), list[PlacedCap](), room.top()
        column, key = self._column(way), key_width(caps, unit, way.size)
        if len(caps) == 1:  # no wider than its words
            words = unit.across(self._words[0], unit.font(way.size))
            left = left_of_words(caps[0], unit, way.size, key)
            column = min(column, left + words + unit.px(way.size))
        for number, high in enumerate(rows):
            for step, cap in enumerate(here[number * way.columns : (number + 1) * way.columns]):
                corner = QPoint(room.left() + step * (column + gap), top)
                rect = QRect(corner.x(), corner.y(), column, high)
                placed.append(PlacedCap(cap, rect, way.size, key))
            top += high + gap
        label = unit.px(LABEL) if pages > 1 else 0
        return Grid(
            placed=tuple(placed),
            height=top - gap - room.top() + label,
            page=page,
            pages=pages,
            each=each,
            size=way.size,
        )

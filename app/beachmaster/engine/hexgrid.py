"""Measure a hex map: neighbours, distances and lines of sight between numbered hexes.

A hex id is four digits, column then row (`0512`), both counted from 1. Columns run to the right and
rows down the page. In a flat-topped map every second column lies half a hex lower; in a pointed one
every second row lies half a hex to the right. `Layout.shifted` says which half of them does.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Literal

HexId = str
Point = tuple[float, float]
Axial = tuple[int, int]
Group = tuple[HexId, ...]

HIGHEST = 99
_STEPS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
# Corners of a hex around its centre, in thirds of a step, so that whole numbers do.
_CORNERS: tuple[Axial, ...] = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))


@dataclass(frozen=True)
class Layout:
    """Say whether hexes are flat or pointed on top, and which columns or rows are shifted."""

    orientation: Literal["flat", "pointy"] = "flat"
    shifted: Literal["even", "odd"] = "even"


FLAT = Layout()


@cache
def parse(hex_id: HexId) -> tuple[int, int]:
    """Return the column and row of a hex id; raise `ValueError` when it is not one."""
    if len(hex_id) != 4 or not (hex_id.isascii() and hex_id.isdigit()):
        raise ValueError(f"a hex is four digits, column and row, such as 0512; not {hex_id!r}")
    column, row = int(hex_id[:2]), int(hex_id[2:])
    if column < 1 or row < 1:
        raise ValueError(f"columns and rows are counted from 01, so {hex_id} is off the map")
    return column, row


def name(column: int, row: int) -> HexId:
    """Return the id of the hex at a column and row; raise `ValueError` when it has none."""
    if not (1 <= column <= HIGHEST and 1 <= row <= HIGHEST):
        raise ValueError(f"columns and rows run from 1 to {HIGHEST}, not {column}, {row}")
    return f"{column:02d}{row:02d}"


@cache
def rectangle(columns: int, rows: int) -> tuple[HexId, ...]:
    """Return every hex of so many columns and rows, column by column."""
    return tuple(
        name(column, row) for column in range(1, columns + 1) for row in range(1, rows + 1)
    )


@cache
def axial(hex_id: HexId, layout: Layout = FLAT) -> Axial:
    """Return the two skew coordinates of a hex, in which every neighbour is one fixed step away."""
    column, row = parse(hex_id)
    skip = 1 if layout.shifted == "even" else 0
    if layout.orientation == "flat":
        return column, row - (column - skip) // 2
    return column - (row - skip) // 2, row


@cache
def at_axial(place: Axial, layout: Layout = FLAT) -> HexId | None:
    """Return the hex at skew coordinates, or nothing where the numbering ends."""
    q, r = place
    skip = 1 if layout.shifted == "even" else 0
    flat = layout.orientation == "flat"
    column, row = (q, r + (q - skip) // 2) if flat else (q + (r - skip) // 2, r)
    on_map = 1 <= column <= HIGHEST and 1 <= row <= HIGHEST
    return name(column, row) if on_map else None


@cache
def neighbours(hex_id: HexId, layout: Layout = FLAT) -> tuple[HexId, ...]:
    """Return the hexes that touch a hex, up to six, without those off the numbering."""
    q, r = axial(hex_id, layout)
    around = (at_axial((q + dq, r + dr), layout) for dq, dr in _STEPS)
    return tuple(hex_id for hex_id in around if hex_id is not None)


@cache
def distance(a: HexId, b: HexId, layout: Layout = FLAT) -> int:
    """Return how many hexes apart two hexes are: 0 for the same hex, 1 for neighbours."""
    (aq, ar), (bq, br) = axial(a, layout), axial(b, layout)
    return _length(bq - aq, br - ar)


def within(hex_id: HexId, reach: int, layout: Layout = FLAT) -> Iterator[HexId]:
    """Yield the hexes up to so many away, itself included, without those off the numbering."""
    q, r = axial(hex_id, layout)
    for dq in range(-reach, reach + 1):
        for dr in range(max(-reach, -reach - dq), min(reach, reach - dq) + 1):
            found = at_axial((q + dq, r + dr), layout)
            if found is not None:
                yield found


@cache
def line(a: HexId, b: HexId, layout: Layout = FLAT) -> tuple[Group, ...]:
    """Return what the line between two hex centres passes, in order, the ends left out.

    A group of one hex is crossed inside; a group of two means that the line runs along the edge
    between them. A line is blocked where every hex of a group is. Touching a corner is not
    crossing. An edge at the rim of the numbering can never block and is left out.
    """
    start, end = axial(a, layout), axial(b, layout)
    groups: dict[tuple[int, bool], list[HexId | None]] = {}
    for place in _box(start, end):
        along = _along(start, end, place)
        sides = [_side(start, end, place, corner) for corner in _CORNERS]
        inside = min(sides) < 0 < max(sides)
        # Foot of the centre on the line: as hexes are what lies nearest to their centre, this
        # is between the two ends exactly where the crossing is.
        if 0 < along < _along(start, end, end) and (inside or sides.count(0) == 2):
            groups.setdefault((along, inside), []).append(at_axial(place, layout))
    found = (groups[key] for key in sorted(groups))
    return tuple(_whole(group) for group in found if None not in group)


@cache
def centre(hex_id: HexId, layout: Layout = FLAT) -> Point:
    """Return a hex's centre on paper: neighbours are 1 apart, x runs right and y down."""
    q, r = axial(hex_id, layout)
    if layout.orientation == "flat":
        return q * sqrt(3) / 2, r + q / 2
    return q + r / 2, r * sqrt(3) / 2


def corners(hex_id: HexId, layout: Layout = FLAT) -> tuple[Point, ...]:
    """Return the six corners of a hex on paper, in order around it."""
    x, y = centre(hex_id, layout)
    if layout.orientation == "flat":
        return tuple((x + q * sqrt(3) / 6, y + r / 3 + q / 6) for q, r in _CORNERS)
    return tuple((x + q / 3 + r / 6, y + r * sqrt(3) / 6) for q, r in _CORNERS)


def at_point(point: Point, layout: Layout = FLAT) -> HexId | None:
    """Return the hex in which a point on paper lies, or nothing where the numbering ends."""
    x, y = point
    if layout.orientation == "flat":
        q = x * 2 / sqrt(3)
        r = y - q / 2
    else:
        r = y * 2 / sqrt(3)
        q = x - r / 2
    exact = (q, r, -q - r)
    whole = [round(part) for part in exact]
    # The three always sum to nothing; the one that was rounded farthest gives way.
    off = max(range(3), key=lambda at: abs(exact[at] - whole[at]))
    whole[off] = -sum(whole[at] for at in range(3) if at != off)
    return at_axial((whole[0], whole[1]), layout)


def _length(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def _box(start: Axial, end: Axial) -> Iterator[Axial]:
    """Yield every place around a line that it could touch."""
    for q in range(min(start[0], end[0]) - 1, max(start[0], end[0]) + 2):
        for r in range(min(start[1], end[1]) - 1, max(start[1], end[1]) + 2):
            yield q, r


def _along(start: Axial, end: Axial, place: Axial) -> int:
    """Return how far along the line a place lies (twice the scalar product on paper)."""
    q, r = place[0] - start[0], place[1] - start[1]
    dq, dr = end[0] - start[0], end[1] - start[1]
    return 2 * q * dq + 2 * r * dr + q * dr + r * dq


def _side(start: Axial, end: Axial, place: Axial, corner: Axial) -> int:
    """Return on which side of the line a hex's corner lies: negative, positive or 0 on it."""
    q, r = 3 * (place[0] - start[0]) + corner[0], 3 * (place[1] - start[1]) + corner[1]
    return q * (end[1] - start[1]) - r * (end[0] - start[0])


def _whole(group: Iterable[HexId | None]) -> Group:
    return tuple(sorted(place for place in group if place is not None))

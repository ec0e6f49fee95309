"""Let the lattice of a map without numbers grow over its photo, from one hex and two neighbours.

While it grows, the hexes carry numbers of their own, in the middle of all numbers there are;
`settled` counts them anew from the first column and row that is kept.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atan2, dist, remainder, tau

from beachmaster.engine import hexgrid
from beachmaster.engine.hexgrid import HexId, Layout, Point
from beachmaster.engine.ownboard import MOST_HEXES
from beachmaster.engine.placing import Fit, Lattice, Pin, Placement, fit
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.texts import T

REACH = 0.5
"""The lattice is drawn as far as a hex is not likely to be off by more, so that each drawn one
can be told to belong to the printed one under it."""
LONGEST_SIDE = 60
_FIRST, _SPAN = 20, 60
_ALIKE = 1.8


@dataclass(frozen=True)
class Extent:
    """The columns and rows of a piece of lattice, from the first to the last of each."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        """Count the columns."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """Count the rows."""
        return self.bottom - self.top + 1

    def holds(self, place: HexId) -> bool:
        """Tell whether a hex is one of these."""
        column, row = hexgrid.parse(place)
        return self.left <= column <= self.right and self.top <= row <= self.bottom

    def without(self, left: int, top: int, right: int, bottom: int) -> "Extent":
        """Return it with so many columns and rows less on each side, but never less than two."""
        right, bottom = self.right - right, self.bottom - bottom
        return Extent(
            max(self.left, min(self.left + left, right - 1)),
            max(self.top, min(self.top + top, bottom - 1)),
            max(right, self.left + 1),
            max(bottom, self.top + 1),
        )


def started(placement: Placement, clicks: Sequence[Point], layout: Layout) -> Placement:
    """Return a placement held by a click on one hex and on up to two of its neighbours.

    Which neighbour is meant follows from where it lies, with the photo about upright. Raise
    `Refusal` where a click is no neighbour, or where the two lie on one line with the first.
    """
    first = _number(placement, clicks[0])
    pins, turned, length = [Pin(first, *clicks[0])], 0.0, 0.0
    for click in clicks[1:3]:
        way = atan2(click[1] - clicks[0][1], click[0] - clicks[0][0])
        place, off = _towards(first, way - turned, layout)
        pins.append(Pin(place, *click))
        far = dist(click, clicks[0])
        if length and not length / _ALIKE < far < length * _ALIKE:
            raise Refusal(
                T("The two neighbors are not equally far from the first hex. Both must touch it.")
            )
        turned, length = turned + off, far
    if len(pins) == 3 and _on_a_line(first, pins[1].hex, pins[2].hex, layout):
        raise Refusal(T("Both neighbors are in one line with the first hex. Choose another one."))
    return Placement(placement.width, placement.height, tuple(pins))


def grown(found: Fit) -> list[HexId]:
    """Return the hexes on the photo that the pins hold firmly enough to be told apart."""
    held: dict[HexId, bool] = {pin.hex: True for pin in found.placement.pins}
    edge = list(held)
    while edge and len(held) < 2 * MOST_HEXES:
        touching = {
            place
            for near in edge
            for place in hexgrid.neighbours(near, found.layout)
            if place not in held
        }
        on_photo = set(found.shown(touching))
        held |= {place: place in on_photo and found.error(place) <= REACH for place in touching}
        edge = sorted(place for place in touching if held[place])
    return sorted(place for place, firm in held.items() if firm)


def shifted_otherwise(found: Fit) -> Fit:
    """Return the same lattice with its other columns, or rows, called shifted.

    No hex moves: only which hexes one row (in a pointed map, one column) takes in changes, and
    so what straight bounds leave out.
    """
    layout = found.layout
    other = Layout(layout.orientation, "odd" if layout.shifted == "even" else "even")
    start = found.placement.pins[0].hex
    (q, r), (a, b) = hexgrid.axial(start, layout), hexgrid.axial(start, other)
    pins = []
    for pin in found.placement.pins:
        c, d = hexgrid.axial(pin.hex, layout)
        place = hexgrid.at_axial((c - q + a, d - r + b), other)
        if place is not None:
            pins.append(Pin(place, pin.x, pin.y))
    placement = found.placement
    return fit(Placement(placement.width, placement.height, tuple(pins)), other)


def extent(places: Iterable[HexId]) -> Extent:
    """Return the columns and rows that hold these hexes, of which there is at least one."""
    found = [hexgrid.parse(place) for place in places]
    columns, rows = [column for column, _row in found], [row for _column, row in found]
    whole = Extent(min(columns), min(rows), max(columns), max(rows))
    return Extent(
        whole.left,
        whole.top,
        max(whole.left + 1, min(whole.right, whole.left + LONGEST_SIDE - 1)),
        max(whole.top + 1, min(whole.bottom, whole.top + LONGEST_SIDE - 1)),
    )


def settled(found: Fit, kept: Extent) -> tuple[Lattice, Placement]:
    """Return the lattice of what is kept, counted from its first column and row, and its pins.

    Raise `Refusal` where it has more hexes than a board may have. A pin outside it is let go only
    where it would have no number.
    """
    if kept.columns * kept.rows > MOST_HEXES:
        raise Refusal(
            T(
                "That makes {n} hexes, but a map may have only {most}. Leave out columns and "
                "rows that are not on it.",
                n=kept.columns * kept.rows,
                most=MOST_HEXES,
            )
        )
    layout, across, down = found.layout, kept.left - 1, kept.top - 1
    other = (across if layout.orientation == "flat" else down) % 2
    shifted = layout.shifted if not other else ("odd" if layout.shifted == "even" else "even")
    pins = []
    for pin in found.placement.pins:
        column, row = hexgrid.parse(pin.hex)
        if column > across and row > down:
            pins.append(Pin(hexgrid.name(column - across, row - down), pin.x, pin.y))
    placement = found.placement
    return (
        Lattice(kept.columns, kept.rows, layout.orientation, shifted),
        Placement(placement.width, placement.height, tuple(pins)),
    )


def _number(placement: Placement, click: Point) -> HexId:
    """Return a number for the first hex that leaves room for all others on both its sides."""
    across = min(max(click[0] / placement.width, 0.0), 1.0)
    down = min(max(click[1] / placement.height, 0.0), 1.0)
    return hexgrid.name(_FIRST + round(_SPAN * across), _FIRST + round(_SPAN * down))


def _towards(place: HexId, way: float, layout: Layout) -> tuple[HexId, float]:
    """Return the neighbour that lies about there, and by what angle it lies otherwise."""
    x, y = hexgrid.centre(place, layout)
    found = []
    for other in hexgrid.neighbours(place, layout):
        u, v = hexgrid.centre(other, layout)
        off = remainder(way - atan2(v - y, u - x), tau)
        found.append((abs(off), other, off))
    _least, nearest, off = min(found)
    return nearest, off


def _on_a_line(middle: HexId, one: HexId, other: HexId, layout: Layout) -> bool:
    """Tell whether two neighbours of a hex are the same or lie opposite each other."""
    (x, y), (u, v), (p, q) = (hexgrid.centre(place, layout) for place in (middle, one, other))
    return one == other or dist((u + p, v + q), (2 * x, 2 * y)) < 0.1

"""Lay the lattice of a map over a photo of it: pins, how well they hold it, and what is refused.

A pin holds the middle of a hex to a pixel of the photo. All pins together settle how the camera
saw the table (`projection`); distances on the map are told in hexes, from middle to middle.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import dist, hypot, sqrt
from typing import Annotated, Literal

import msgspec

from beachmaster.engine import hexgrid
from beachmaster.engine.hexgrid import HexId, Layout, Point
from beachmaster.engine.ownboard import Side
from beachmaster.engine.projection import Degenerate, Pair, Projection, fitted
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

SLIP = 1 / 800
"""How far off a click is along each axis, in widths of the photo: 5 pixels of 4,000. Who clicks
sees the photo as wide as the window, however many pixels it has."""
LEAN = 0.02
"""How much the photo's scale is thought to change from hex to hex, before the pins tell."""
GOOD, USABLE = 0.2, 0.4
"""How far the worst hex may be off: what is aimed at, and beyond what hexes are mistaken."""
LIKELY = 2.0
"""By how much an error to be expected is exceeded once in twenty times."""
FAR = 99.0
"""How far off something is called that the photo cannot show."""
MOST_PINS = 60
WHOLE = 4
"""From how many pins on nothing but they themselves says how the camera stood."""

_NEAREST = 8.0
_THINNEST = 0.3
_FLATTEST = 0.02
_LONGEST = 1.7
_MUCH_BETTER = 0.5
_PLACE = r"^(0[1-9]|[1-9][0-9]){2}$"
Across = Annotated[int, msgspec.Meta(ge=1, le=20_000)]
Pixel = Annotated[float, msgspec.Meta(ge=-20_000, le=40_000)]


class Pin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The middle of a hex, and where on the photo it is, in pixels from the upper left corner."""

    hex: Annotated[str, msgspec.Meta(pattern=_PLACE)]
    x: Pixel
    y: Pixel

    @property
    def pixel(self) -> Point:
        """Return where on the photo it is."""
        return self.x, self.y


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A photo's size in pixels, and the pins that hold the lattice on it."""

    width: Across
    height: Across
    pins: Annotated[tuple[Pin, ...], msgspec.Meta(max_length=MOST_PINS)] = ()

    @property
    def slip(self) -> float:
        """Return how many pixels off a click is along each axis."""
        return SLIP * max(self.width, self.height)

    def shows(self, pixel: Point) -> bool:
        """Tell whether a pixel lies on the photo."""
        return 0 <= pixel[0] <= self.width and 0 <= pixel[1] <= self.height


class LaidPhoto(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A photo's file by its name, and where it shows the lattice."""

    photo: Annotated[str, msgspec.Meta(max_length=300)]
    placement: Placement


class Lattice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many columns and rows a map has, and how its hexes stand."""

    columns: Side
    rows: Side
    orientation: Literal["flat", "pointy"] = "flat"
    shifted: Literal["even", "odd"] = "even"

    @property
    def layout(self) -> Layout:
        """Return how the hexes stand."""
        return Layout(self.orientation, self.shifted)

    @property
    def hexes(self) -> tuple[HexId, ...]:
        """Return every hex, column by column."""
        return tuple(
            hexgrid.name(column, row)
            for column in range(1, self.columns + 1)
            for row in range(1, self.rows + 1)
        )


@dataclass(frozen=True)
class Fit:
    """A lattice as it lies on a photo."""

    placement: Placement
    layout: Layout
    projection: Projection
    _errors: dict[HexId, float] = field(default_factory=dict, compare=False, repr=False)

    def middle(self, place: HexId) -> Point | None:
        """Return where the photo shows a hex's middle; None beyond its horizon."""
        return self.pixel(hexgrid.centre(place, self.layout))

    def pixel(self, point: Point) -> Point | None:
        """Return where the photo shows a point on paper; None beyond its horizon."""
        return self.projection.at(point) if self.projection.sees(point) else None

    def hex_at(self, pixel: Point) -> HexId | None:
        """Return the hex that the photo shows at a pixel; None where it shows no map."""
        point = self.projection.back(pixel)
        return hexgrid.at_point(point, self.layout) if point is not None else None

    @cached_property
    def misfits(self) -> tuple[float, ...]:
        """Return how many hexes each pin lies off its place, in the order of the pins."""
        return tuple(self._misfit(pin) for pin in self.placement.pins)

    @property
    def worst(self) -> int:
        """Return which pin lies farthest off, counted from 0."""
        return max(range(len(self.misfits)), key=lambda at: self.misfits[at])

    def error(self, place: HexId) -> float:
        """Return by how many hexes a hex may be off when clicks are off by `SLIP`, or by more."""
        if place not in self._errors:
            self._errors[place] = self._error(place)
        return self._errors[place]

    def _error(self, place: HexId) -> float:
        point = hexgrid.centre(place, self.layout)
        if not self.projection.sees(point):
            return FAR
        return LIKELY * self.looseness * self.projection.doubt(point)

    @cached_property
    def looseness(self) -> float:
        """Return how much farther off the pins are than clicks should be; 1 where they are not."""
        spare = 2 * len(self.misfits) - 2 * WHOLE
        if spare <= 0:
            return 1.0
        apart = sum(self._apart(pin) ** 2 for pin in self.placement.pins)
        return max(1.0, sqrt(apart / spare) / self.placement.slip)

    def _apart(self, pin: Pin) -> float:
        """Return how many pixels a pin lies off its place."""
        return dist(self.projection.at(hexgrid.centre(pin.hex, self.layout)), pin.pixel)

    def shown(self, places: Iterable[HexId]) -> list[HexId]:
        """Return those hexes whose middle the photo shows."""
        found = ((place, self.middle(place)) for place in places)
        return [place for place, at in found if at is not None and self.placement.shows(at)]

    def least_sure(self, places: Iterable[HexId]) -> tuple[HexId, float] | None:
        """Return the hex on the photo that may be off farthest, and by how many hexes."""
        errors = [(self.error(place), place) for place in self.shown(places)]
        return (max(errors)[1], max(errors)[0]) if errors else None

    @property
    def stretch(self) -> float:
        """Return how many times as long as wide the photo shows the hexes in its middle."""
        xx, xy, yx, yy = self.projection.slope(self.heart)
        whole, area = xx * xx + xy * xy + yx * yx + yy * yy, abs(xx * yy - xy * yx)
        rest = sqrt(max(0.0, whole * whole - 4 * area * area))
        return sqrt((whole + rest) / max(whole - rest, 1e-12))

    @property
    def heart(self) -> Point:
        """Return the point on paper in the middle of all pins."""
        points = [hexgrid.centre(pin.hex, self.layout) for pin in self.placement.pins]
        return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)

    def area(self, point: Point) -> float:
        """Return how many pixels the photo gives a square as wide as a hex at a point on paper."""
        xx, xy, yx, yy = self.projection.slope(point)
        return xx * yy - xy * yx

    def _misfit(self, pin: Pin) -> float:
        point = self.projection.back(pin.pixel)
        return dist(point, hexgrid.centre(pin.hex, self.layout)) if point is not None else FAR


def fit(placement: Placement, layout: Layout) -> Fit:
    """Return the lattice as the pins hold it; raise `Refusal` where they cannot.

    Two pins settle how large the hexes are and how they are turned, three how slanted they are;
    only from the fourth on the pins themselves say how the camera stood.
    """
    pairs = [(hexgrid.centre(pin.hex, layout), pin.pixel) for pin in placement.pins]
    _check_apart(placement.pins, pairs)
    if len(pairs) == 2:
        pairs.append(_turned(*pairs))
    _check_spread(pairs)
    _check_order(pairs)
    try:
        made = fitted(pairs, slip=placement.slip, lean=LEAN)
    except Degenerate:
        raise Refusal(ON_A_LINE) from None
    if not all(made.sees(point) for point, _pixel in pairs):
        raise Refusal(CROSSED)
    return Fit(placement, layout, made)


def doubts(found: Fit, places: Iterable[HexId]) -> Iterator[tuple[Text, bool]]:
    """Yield what speaks against a fit, and whether it may not be used for that."""
    missing = WHOLE - len(found.misfits)
    if missing > 0:
        yield T("At least four points are needed; {n} more.", n=missing), True
        return
    worst = found.least_sure(places)
    if worst is None:
        yield T("None of the map's hexes is on the photo. Is a number mistyped?"), True
    elif max(found.misfits) > USABLE:
        point = found.worst + 1
        yield (
            T("Point {point} does not fit the others: move it or remove it.", point=point),
            True,
        )
    elif worst[1] > GOOD:
        yield FARTHER_APART.fill(error=hexes(worst[1])), worst[1] > USABLE
    if found.stretch > _LONGEST:
        yield (
            T(
                "The hexes come out very long. Is a number mistyped, or do the hexes point the "
                "other way?"
            ),
            False,
        )


def better_layout(found: Fit) -> Layout | None:
    """Return how the hexes stand if the pins, more than four, fit that much better."""
    if len(found.misfits) <= WHOLE or max(found.misfits) < GOOD / 2:
        return None
    others: list[tuple[float, Layout]] = []
    for orientation in ("flat", "pointy"):
        for shifted in ("even", "odd"):
            layout = Layout(orientation, shifted)
            try:
                misfit = max(fit(found.placement, layout).misfits)
            except Refusal:
                continue
            others.append((misfit, layout))
    least, layout = min(others, key=lambda one: one[0])
    return layout if least < _MUCH_BETTER * max(found.misfits) else None


def hexes(distance: float) -> str:
    """Return a distance in hexes as it is shown."""
    return f"{distance:.2f}"


def _turned(one: Pair, other: Pair) -> Pair:
    """Return a third point at a right angle to two: then the photo is turned, and not slanted."""
    (here, there), (near, far) = (one[0], other[0]), (one[1], other[1])
    return (
        (here[0] - there[1] + here[1], here[1] + there[0] - here[0]),
        (near[0] - far[1] + near[1], near[1] + far[0] - near[0]),
    )


def _check_apart(pins: Sequence[Pin], pairs: Sequence[Pair]) -> None:
    """Refuse too few points, a hex named twice, and two points in one place."""
    if len(pins) < 2:
        raise Refusal(T("Point at another hex too: one alone does not show how large they are."))
    for (one, first), (other, second) in combinations(enumerate(pairs, 1), 2):
        if first[0] == second[0]:
            raise Refusal(T("Points {one} and {other} name the same hex.", one=one, other=other))
        if dist(first[1], second[1]) < _NEAREST:
            raise Refusal(
                T(
                    "Points {one} and {other} are in one place on the photo. Choose points farther "
                    "apart.",
                    one=one,
                    other=other,
                )
            )


def _check_spread(pairs: Sequence[Pair]) -> None:
    """Refuse points that all lie on a line, on the map or on the photo."""
    broadest = max(_thickness(points) for points in combinations([p for p, _x in pairs], 3))
    ratios = (_thickness(at) / _length(at) for at in combinations([x for _p, x in pairs], 3))
    if broadest < _THINNEST or max(ratios) < _FLATTEST:
        raise Refusal(ON_A_LINE)


def _check_order(pairs: Sequence[Pair]) -> None:
    """Refuse points that lie round each other otherwise on the photo than on the map.

    Numbers that run from right to left turn every three points round; that is no fault.
    """
    turns = set()
    for (a, u), (b, v), (c, w) in combinations(pairs, 3):
        if _thickness((a, b, c)) < _THINNEST or _thickness((u, v, w)) < _FLATTEST * _length(
            (u, v, w)
        ):
            continue  # so thin that a click a little off turns it round
        turns.add((_area((a, b, c)) > 0) == (_area((u, v, w)) > 0))
    if len(turns) > 1:
        raise Refusal(CROSSED)


def _area(points: Sequence[Point]) -> float:
    (ax, ay), (bx, by), (cx, cy) = points
    return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)


def _length(points: Sequence[Point]) -> float:
    return max(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(points, 2))


def _thickness(points: Sequence[Point]) -> float:
    """Return the least height of a triangle."""
    return abs(_area(points)) / _length(points)


ON_A_LINE = T(
    "The points are all in one line. Choose points farther apart, near all sides of the map."
)
CROSSED = T(
    "The points are in a different order on the photo than on the map. Is a number "
    "mistyped, or are two of them swapped?"
)
FARTHER_APART = T(
    "The worst hex may be {error} hexes off. Choose points farther apart, near the edge of the map."
)

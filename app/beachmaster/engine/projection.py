"""Map a plane onto a picture of it, as a camera does, by least squares over pairs of points.

Near the middle of the points the picture is `(a x + b y + c) / w` and `(d x + e y + f) / w` with
`w = g x + h y + 1`. Both planes are first moved and scaled around the points given, so that the
numbers to be solved for are all of one size.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Self

Point = tuple[float, float]
Pair = tuple[Point, Point]
Slope = tuple[float, float, float, float]

_UNKNOWN = 8
_ROUNDS = 30
_SETTLED = 1e-11
_LEAST_DEPTH = 0.02
"""The `w` below which a point counts as lying at the horizon or behind it."""


class Degenerate(ValueError):  # noqa: N818 - named as geometers do
    """The points given do not settle the mapping: too few, or all on a line."""


@dataclass(frozen=True)
class Frame:
    """Move and scale a plane so that its points lie around the origin, about 1 away."""

    x: float
    y: float
    size: float

    @classmethod
    def around(cls, points: Sequence[Point]) -> Self:
        """Return the frame of some points; raise `Degenerate` where all are one point."""
        x = sum(point[0] for point in points) / len(points)
        y = sum(point[1] for point in points) / len(points)
        size = sqrt(sum((u - x) ** 2 + (v - y) ** 2 for u, v in points) / len(points))
        if not size > 0:
            raise Degenerate
        return cls(x, y, size)

    def into(self, point: Point) -> Point:
        """Return a point in this frame."""
        return (point[0] - self.x) / self.size, (point[1] - self.y) / self.size

    def out_of(self, point: Point) -> Point:
        """Return the point that is here in this frame."""
        return point[0] * self.size + self.x, point[1] * self.size + self.y


@dataclass(frozen=True)
class Projection:
    """A plane as a picture shows it. `root` is Cholesky's root of what the points tell of it."""

    plane: Frame
    picture: Frame
    terms: tuple[float, ...]
    root: tuple[tuple[float, ...], ...]

    def sees(self, point: Point) -> bool:
        """Tell whether a point of the plane lies before the horizon of the picture."""
        return self._depth(self.plane.into(point)) > _LEAST_DEPTH

    def at(self, point: Point) -> Point:
        """Return where the picture shows a point that it `sees`; raise `ValueError` otherwise."""
        x, y = self.plane.into(point)
        depth = self._depth((x, y))
        if depth <= _LEAST_DEPTH:
            raise ValueError("the point lies beyond the horizon")
        return self.picture.out_of(self._shown(x, y, depth))

    def back(self, pixel: Point) -> Point | None:
        """Return the point of the plane that the picture shows at a pixel, or None in its sky."""
        a, b, c, d, e, f, g, h = self.terms
        u, v = self.picture.into(pixel)
        found = _solved((a - u * g, b - u * h, d - v * g, e - v * h), (u - c, v - f))
        if found is None or self._depth(found) <= _LEAST_DEPTH:
            return None
        return self.plane.out_of(found)

    def slope(self, point: Point) -> Slope:
        """Return how far the picture moves with the plane at a point: by x and y, for x then y."""
        scale = self.picture.size / self.plane.size
        xx, xy, yx, yy = self._slope(self.plane.into(point))
        return xx * scale, xy * scale, yx * scale, yy * scale

    def doubt(self, point: Point) -> float:
        """Return how far off a point is to be expected, in the plane's own unit."""
        x, y = self.plane.into(point)
        depth = self._depth((x, y))
        u, v = self._shown(x, y, depth)
        xx, xy, yx, yy = self._slope((x, y))
        area = xx * yy - xy * yx
        moved = (
            [x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y],
            [0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y],
        )
        total = 0.0
        for over, under in ((yy, -xy), (-yx, xx)):
            way = [
                (over * one + under * other) / (area * depth)
                for one, other in zip(*moved, strict=True)
            ]
            total += sum(part * part for part in _forward(self.root, way))
        return sqrt(total) * self.plane.size

    def _depth(self, point: Point) -> float:
        return self.terms[6] * point[0] + self.terms[7] * point[1] + 1.0

    def _shown(self, x: float, y: float, depth: float) -> Point:
        a, b, c, d, e, f = self.terms[:6]
        return (a * x + b * y + c) / depth, (d * x + e * y + f) / depth

    def _slope(self, point: Point) -> Slope:
        a, b, _c, d, e, _f, g, h = self.terms
        depth = self._depth(point)
        u, v = self._shown(*point, depth)
        return (a - u * g) / depth, (b - u * h) / depth, (d - v * g) / depth, (e - v * h) / depth


def fitted(pairs: Sequence[Pair], *, slip: float, lean: float) -> Projection:
    """Return the mapping that brings points of a plane nearest to their places in the picture.

    `slip` is how far such a place is off, in pixels along each axis; `lean` is how much the
    picture's scale is thought to change from one unit of the plane to the next. Where the points
    say more, that thought weighs nothing; three points alone rest on it. Raise `Degenerate`
    where the points lie on a line.
    """
    plane = Frame.around([point for point, _pixel in pairs])
    picture = Frame.around([pixel for _point, pixel in pairs])
    inner = [(plane.into(point), picture.into(pixel)) for point, pixel in pairs]
    error, belief = slip / picture.size, lean * plane.size
    terms = (0.0,) * _UNKNOWN
    for _round in range(_ROUNDS):
        # Each row is divided by the depth found before: what is made least is then how far the
        # points are off in the picture, and not that times their depth.
        sums, wanted = _normal(inner, terms, error)
        for at in (6, 7):
            sums[at][at] += 1 / belief**2
        root = _root(sums)
        new = tuple(_backward(root, _forward(root, wanted)))
        change = hypot(*(one - other for one, other in zip(new, terms, strict=True)))
        terms = new
        if change < _SETTLED or not _before(inner, terms):
            break
    return Projection(plane, picture, terms, tuple(tuple(row) for row in root))


def _before(pairs: Sequence[Pair], terms: Sequence[float]) -> bool:
    """Tell whether all points lie before the horizon."""
    g, h = terms[6:]
    return all(g * x + h * y + 1 > _LEAST_DEPTH for (x, y), _shown in pairs)


def _normal(
    pairs: Sequence[Pair], terms: Sequence[float], error: float
) -> tuple[list[list[float]], list[float]]:
    """Return the normal equations: how terms weigh with each other, and what they are to give."""
    sums = [[0.0] * _UNKNOWN for _ in range(_UNKNOWN)]
    wanted = [0.0] * _UNKNOWN
    for row, shown in _rows(pairs, terms):
        for at in range(_UNKNOWN):
            part = row[at] / error**2
            wanted[at] += part * shown
            for other in range(_UNKNOWN):
                sums[at][other] += part * row[other]
    return sums, wanted


def _rows(pairs: Sequence[Pair], terms: Sequence[float]) -> Iterator[tuple[list[float], float]]:
    """Yield two equations for each point, each with what it is to give."""
    g, h = terms[6:]
    for (x, y), (u, v) in pairs:
        depth = g * x + h * y + 1
        yield [part / depth for part in (x, y, 1, 0, 0, 0, -u * x, -u * y)], u / depth
        yield [part / depth for part in (0, 0, 0, x, y, 1, -v * x, -v * y)], v / depth


def _root(sums: list[list[float]]) -> list[list[float]]:
    """Return Cholesky's root of a symmetric matrix; raise `Degenerate` where it has none."""
    root: list[list[float]] = []
    for at, row in enumerate(sums):
        made: list[float] = []
        for other in range(at):
            left = sum(made[k] * root[other][k] for k in range(other))
            made.append((row[other] - left) / root[other][other])
        rest = row[at] - sum(part * part for part in made)
        if not rest > 1e-12 * abs(row[at]):
            raise Degenerate
        root.append([*made, sqrt(rest)])
    return root


def _forward(root: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    found: list[float] = []
    for row, value in zip(root, wanted, strict=True):
        found.append((value - sum(row[k] * found[k] for k in range(len(found)))) / row[len(found)])
    return found


def _backward(root: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    found = [0.0] * len(wanted)
    for at in reversed(range(len(wanted))):
        rest = sum(root[k][at] * found[k] for k in range(at + 1, len(wanted)))
        found[at] = (wanted[at] - rest) / root[at][at]
    return found


def _solved(terms: Slope, wanted: Point) -> Point | None:
    xx, xy, yx, yy = terms
    area = xx * yy - xy * yx
    if abs(area) < 1e-12:
        return None
    return (wanted[0] * yy - xy * wanted[1]) / area, (xx * wanted[1] - wanted[0] * yx) / area

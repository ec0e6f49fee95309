"""The shapes that a drawing is made of, their size, and the whole of them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from beachmaster.engine.display import Counter

Point = tuple[float, float]
Box = tuple[float, float, float, float]
MARGIN = 10.0
TEXT, SMALL = 12.0, 9.5
LETTER = 0.56


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed shape; no role means not filled, or no outline."""

    points: tuple[Point, ...]
    fill: str = ""
    line: str = ""
    width: float = 1.0
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Stroke:
    """An open line."""

    points: tuple[Point, ...]
    line: str
    width: float = 1.5
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """Words around a point, or from it to the right where `begins` says so."""

    at: Point
    words: str
    role: str = "text"
    size: float = TEXT
    bold: bool = False
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """A counter as the map has it, around a point; the window's own painter draws it."""

    at: Point
    size: float
    counter: Counter

    def plain(self) -> Iterator["Shape"]:
        """Yield shapes that stand for it where that painter is not at hand."""
        x, y = self.at
        half, shown = self.size / 2, self.counter
        fill, ink = ("ours", "on-ours") if shown.side.own else ("theirs", "on-theirs")
        yield Polygon(square(self.at, half), fill, ink, 2.0)
        yield Label((x, y + half * 0.24), shown.short, ink, self.size * 0.3, bold=True)
        if not shown.hidden:
            dots = "●" * shown.steps + "○" * (shown.whole - shown.steps)
            foot = f"{dots} {shown.values}{'≈' if shown.estimate else ''}"
            yield Label((x, y - half * 0.8), shown.echelon, ink, SMALL)
            yield Label((x, y - half * 0.4), shown.kind, ink, SMALL)
            yield Label((x, y + half * 0.78), foot, ink, SMALL)
        for at, words in enumerate(shown.markers):
            middle = (x + half, y + half * (1 - at * 0.5))
            yield Polygon(square(middle, SMALL), "raised", "text")
            yield Label(middle, words, "text", SMALL)


Shape = Polygon | Stroke | Label | Face


def square(at: Point, half: float) -> tuple[Point, ...]:
    """Return the corners of a square around a point."""
    x, y = at
    return tuple((x + a * half, y + b * half) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)))


@dataclass(frozen=True, slots=True)
class Scene:
    """All shapes of a drawing in painting order, from 0, 0 to its size."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def box_of(shape: Shape) -> Box:
    """Return the rectangle around a shape: left, top, right, bottom."""
    corners = _extent(shape)
    across, down = [x for x, _y in corners], [y for _x, y in corners]
    return min(across), min(down), max(across), max(down)


def fitted(shapes: list[Shape]) -> Scene:
    """Move everything so that it begins at the margin, and measure it."""
    corners = [corner for shape in shapes for corner in _extent(shape)]
    left, top = min(x for x, _y in corners), min(y for _x, y in corners)
    right, bottom = max(x for x, _y in corners), max(y for _x, y in corners)
    dx, dy = MARGIN - left, MARGIN - top
    moved = tuple(_moved(shape, dx, dy) for shape in shapes)
    return Scene(right - left + 2 * MARGIN, bottom - top + 2 * MARGIN, moved)


def _extent(shape: Shape) -> tuple[Point, ...]:
    if isinstance(shape, Face):
        return square(shape.at, shape.size / 2)
    if isinstance(shape, Label):
        x, y = shape.at
        wide = len(shape.words) * shape.size * LETTER / 2
        x += wide if shape.begins else 0
        return (x - wide, y - shape.size * 0.7), (x + wide, y + shape.size * 0.7)
    return shape.points


def _moved(shape: Shape, dx: float, dy: float) -> Shape:
    if isinstance(shape, Label | Face):
        x, y = shape.at
        return replace(shape, at=(x + dx, y + dy))
    points = tuple((x + dx, y + dy) for x, y in shape.points)
    if isinstance(shape, Polygon):
        return Polygon(points, shape.fill, shape.line, shape.width, shape.dashed)
    return Stroke(points, shape.line, shape.width, shape.dashed)

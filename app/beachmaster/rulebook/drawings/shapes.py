"""The shapes that a drawing is made of, their size, and the whole of them."""

from dataclasses import dataclass

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
    """Words around a point."""

    at: Point
    words: str
    role: str = "text"
    size: float = TEXT
    bold: bool = False


Shape = Polygon | Stroke | Label


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
    if isinstance(shape, Label):
        x, y = shape.at
        wide = len(shape.words) * shape.size * LETTER / 2
        return (x - wide, y - shape.size * 0.7), (x + wide, y + shape.size * 0.7)
    return shape.points


def _moved(shape: Shape, dx: float, dy: float) -> Shape:
    if isinstance(shape, Label):
        x, y = shape.at
        return Label((x + dx, y + dy), shape.words, shape.role, shape.size, shape.bold)
    points = tuple((x + dx, y + dy) for x, y in shape.points)
    if isinstance(shape, Polygon):
        return Polygon(points, shape.fill, shape.line, shape.width, shape.dashed)
    return Stroke(points, shape.line, shape.width, shape.dashed)

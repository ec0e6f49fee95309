"""Tell where boxes of counters may lie around a point, and where counters lie in them."""

from collections.abc import Iterator, Sequence
from math import ceil, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF

PAD = 0.12
"""How far the edge of a box lies off its counters, in sides of one."""
STEP, WAYS, PARTS = 0.45, 20, 12
"""How finely a place for a box is looked for: in sides of a counter, and in directions; and in how
many parts the line to it."""


_WAYS = [(cos(2 * pi * at / WAYS), sin(2 * pi * at / WAYS)) for at in range(WAYS)]
Part = tuple[float, float, float, float]
"""A rectangle in plain numbers, as many are compared: left, top, right and low."""


def around_it(end: QPointF, count: int, side: float, reach: float) -> Iterator[Part]:
    """Yield the boxes that hold so many counters around a point, the nearest first."""
    sizes = [size_of(count, across, side) for across in rows(count)]
    end_x, end_y = end.x(), end.y()
    for off in range(1, int(reach / (STEP * side)) + 1):
        for along, down in _WAYS:
            x, y = end_x + along * (off * STEP * side), end_y + down * (off * STEP * side)
            for wide, high in sizes:
                left, top = x - wide / 2, y - high / 2
                yield left, top, left + wide, top + high


def rows(count: int) -> Sequence[int]:
    """Return how many counters a row of a box may have, the best first."""
    return tuple(dict.fromkeys((min(count, 4), ceil(count / 2), min(count, 2), min(count, 6))))


def size_of(count: int, across: int, side: float) -> tuple[float, float]:
    """Return how wide and high a box is for so many counters, so many of them in a row."""
    edge = 2 * PAD * side
    return across * side + edge, ceil(count / across) * side + edge


def in_box_rows(box: QRectF, count: int, side: float) -> Iterator[QPointF]:
    """Yield where counters lie in a box, row by row."""
    across = max(1, int((box.width() - PAD * side) / side))
    for at in range(count):
        row, column = divmod(at, across)
        yield box.topLeft() + QPointF(column + 0.5 + PAD, row + 0.5 + PAD) * side


def cell_at(middle: QPointF, side: float) -> QRectF:
    """Return the ground of a counter around its middle."""
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def cells(box: QRectF, side: float, shift: QPointF) -> Iterator[QRectF]:
    """Yield the cells of a grid over a rectangle and half a cell around it, row by row."""
    start = box.topLeft() - QPointF(side, side) * 0.5
    for down in range(int(box.height() / side) + 2):
        for across in range(int(box.width() / side) + 2):
            corner = start + (QPointF(across, down) + shift) * side
            yield QRectF(corner, corner + QPointF(side, side))


def part_of(box: QRectF) -> Part:
    """Return a rectangle in plain numbers."""
    return box.left(), box.top(), box.right(), box.bottom()


def meets(one: Part, others: Sequence[Part]) -> bool:
    """Tell whether a rectangle covers part of others."""
    left, top, right, low = one
    for west, north, east, south in others:
        if west < right and left < east and north < low and top < south:
            return True
    return False


def crossed(start: QPointF, end: QPointF, boxes: Sequence[QRectF]) -> bool:
    """Tell whether a line crosses any box but what it ends at."""
    points = [start + (end - start) * (at / PARTS) for at in range(PARTS - 1)]
    return any(box.contains(point) for box in boxes for point in points)


def inwards(by: float) -> tuple[float, float, float, float]:
    """Return what makes a rectangle so much smaller on each side."""
    return by, by, -by, -by


def around(box: QRectF) -> Iterator[QPointF]:
    """Yield the corners of a rectangle, the middles of its sides and its own."""
    for x in (box.left(), box.center().x(), box.right()):
        for y in (box.top(), box.center().y(), box.bottom()):
            yield QPointF(x, y)


def apart(a: QPointF, b: QPointF) -> float:
    """Return how far two points lie apart."""
    return hypot(a.x() - b.x(), a.y() - b.y())

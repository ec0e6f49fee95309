"""Find where words on a map cover neither counters nor hex numbers, or as little of them as can be.

Lengths are steps from hex to hex; boxes are reckoned with plain numbers, as many are compared.
"""

from collections.abc import Collection, Iterator, Sequence
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF

from beachmaster.desktop.board.geometry import Sheet
from beachmaster.desktop.board.stacks import NUMBERED, lying_at, plate

COUNTER, SIGN, LABEL, NUMBER = 200.0, 4.0, 3.0, 2.0
"""How much it counts that words cover part of a counter, a sign, a hex's name, its number."""
FAR = 0.02
"""How much it counts that they stand so many steps from where they belong."""
NUMBER_WIDE, NUMBER_TOP, NUMBER_LOW = 0.3, -0.5, -0.32
SIGN_HALF = 0.24


class Kept(NamedTuple):
    """A part of a sheet that words keep clear of, and how much that counts."""

    left: float
    top: float
    right: float
    low: float
    weight: float


def kept_clear(
    sheet: Sheet, scale: float, around: QPointF, reach: float, occupied: Collection[str] | None
) -> list[Kept]:
    """Return what lies around a point: counters where hexes are `occupied`, None for in all."""
    found, half = list[Kept](), plate(scale) / scale / 2
    low = lying_at(scale, plate(scale)) / scale
    for place, centre in sheet.centres.items():
        x, y = centre.x(), centre.y()
        if hypot(x - around.x(), y - around.y()) > reach:
            continue
        held = sheet.chart.hexes[place]
        if occupied is None or place in occupied:
            found.append(Kept(x - half, y + low - half, x + half, y + low + half, COUNTER))
        elif held.marks:
            sign = SIGN_HALF
            found.append(Kept(x - sign, y - sign, x + sign, y + sign, SIGN))
        if scale >= NUMBERED:
            wide = NUMBER_WIDE
            found.append(Kept(x - wide, y + NUMBER_TOP, x + wide, y + NUMBER_LOW, NUMBER))
        if held.label:
            found.append(Kept(x - 0.45, y + 0.31, x + 0.45, y + 0.49, LABEL))
    return found


def clearest(
    middle: QPointF, wide: float, high: float, kept: Sequence[Kept], tries: Iterator[QPointF]
) -> QPointF:
    """Return the middle of those to be tried at which a box covers least, the first of the best."""
    best, least = middle, -1.0
    for at in tries:
        x, y = at.x(), at.y()
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        worth = covered(box, kept) + FAR * hypot(x - middle.x(), y - middle.y())
        if least < 0 or worth < least:
            best, least = at, worth
    return best


def covered(box: tuple[float, float, float, float], kept: Sequence[Kept]) -> float:
    """Return how much a box covers of what is kept clear, by its weight."""
    left, top, right, low = box
    total = 0.0
    for one in kept:
        if one.left < right and left < one.right and one.top < low and top < one.low:
            across = (min(one.right, right)) - (max(one.left, left))
            down = (min(one.low, low)) - (max(one.top, top))
            total += one.weight * across * down
    return total

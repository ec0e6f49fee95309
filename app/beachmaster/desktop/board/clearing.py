"""Find where words on a map cover neither counters nor hex numbers, or as little of them as can be.

Lengths are steps from hex to hex; boxes are reckoned with plain numbers, as many are compared.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from operator import itemgetter
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
    sheet: Sheet, scale: float, around: QPointF, reach: float, *, counters: bool
) -> list[Kept]:
    """Return what lies around a point, on wish as if `counters` lay in all hexes."""
    found, half = list[Kept](), plate(scale) / scale / 2
    low = lying_at(scale, plate(scale)) / scale
    for place, centre in sheet.centres.items():
        x, y = centre.x(), centre.y()
        if hypot(x - around.x(), y - around.y()) > reach:
            continue
        held = sheet.chart.hexes[place]
        if counters:
            found.append(_counter(x, y + low, half))
        elif held.marks:
            sign = SIGN_HALF
            found.append(Kept(x - sign, y - sign, x + sign, y + sign, SIGN))
        if scale >= NUMBERED:
            wide = NUMBER_WIDE
            found.append(Kept(x - wide, y + NUMBER_TOP, x + wide, y + NUMBER_LOW, NUMBER))
        if held.label:
            found.append(Kept(x - 0.45, y + 0.31, x + 0.45, y + 0.49, LABEL))
    return found


def counters_in(sheet: Sheet, scale: float, occupied: Iterable[str]) -> list[Kept]:
    """Return the counters of the hexes that are occupied."""
    half, low = plate(scale) / scale / 2, lying_at(scale, plate(scale)) / scale
    centres = [sheet.centres[place] for place in occupied]
    return [_counter(one.x(), one.y() + low, half) for one in centres]


def _counter(x: float, y: float, half: float) -> Kept:
    return Kept(x - half, y - half, x + half, y + half, COUNTER)


def clearest(
    middle: QPointF, wide: float, high: float, kept: Sequence[Kept], tries: Iterable[QPointF]
) -> QPointF:
    """Return the middle of those to be tried at which a box covers least, the first of the best."""
    found = min(worths(middle, wide, high, kept, tries), key=itemgetter(0))
    return QPointF(*found[1:])


def worths(
    middle: QPointF, wide: float, high: float, kept: Sequence[Kept], tries: Iterable[QPointF]
) -> Iterator[tuple[float, float, float]]:
    """Yield how much a box covers and how far off it is at each of its middles, less is better."""
    for at in tries:
        x, y = at.x(), at.y()
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        yield covered(box, kept) + FAR * hypot(x - middle.x(), y - middle.y()), x, y


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

"""Lay counters out in their hexes, and fan a stack out so that each can be seen and hit."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from beachmaster.engine.display import Counter
from beachmaster.engine.hexgrid import HexId

PLATE, LARGEST_PLATE, FULL, ROOMY = 0.62, 0.8, 46.0, 66.0
"""A counter's side in steps from hex to hex: it fills a hex of so many pixels as well as it can,
and leaves room for the names that are printed in a hex of so many more."""
NUMBERED, CLEAR = 34.0, 40.0
"""From which scale on hexes have numbers at their tops, and from which a counter clears them."""
OFF_FOOT, HIGHER = 0.6, -0.35
"""How many pixels off the foot of its hex a counter lies that clears the number; how far above the
middle one lies that covers it whole, as half a number is worse than none: a part of what it is
larger than its least."""
NARROWER = 0.035
"""How much narrower one is that clears the number, in steps from hex to hex."""
_SLIDE, _SPREAD = 0.055, 0.2
_ROW = 5


@dataclass(frozen=True)
class Placed:
    """One counter where it shows: its middle and its side, in pixels.

    Where there is no room for all, it is the uppermost of a pile of `many`, which are called
    `short` where they are of one kind.
    """

    counter: Counter
    middle: QPointF
    size: float
    many: int = 0
    short: str = ""

    @property
    def box(self) -> QRectF:
        """Return the plate's rectangle."""
        half = QPointF(self.size / 2, self.size / 2)
        return QRectF(self.middle - half, self.middle + half)


def by_hex(counters: Sequence[Counter]) -> dict[HexId, tuple[Counter, ...]]:
    """Return what lies in each hex, bottom first."""
    found: dict[HexId, list[Counter]] = {}
    for counter in counters:
        found.setdefault(counter.place, []).append(counter)
    return {place: tuple(stack) for place, stack in found.items()}


def plate(scale: float) -> float:
    """Return a counter's side in pixels where a hex has so many."""
    part = min(1.0, max(0.0, (scale - FULL) / (ROOMY - FULL)))
    if scale < CLEAR:
        return scale * LARGEST_PLATE
    largest = LARGEST_PLATE - NARROWER
    return max(CLEAR * LARGEST_PLATE, scale * (largest + (PLATE - largest) * part))


def lying_at(scale: float, side: float) -> float:
    """Return how far below the middle of its hex a counter lies where hexes have numbers."""
    if scale < NUMBERED:
        return 0.0
    if scale < CLEAR:
        return (side - PLATE * scale) * HIGHER
    share = max(0.0, (ROOMY - scale) / (ROOMY - FULL))
    return max(0.0, (scale - side) / 2 - OFF_FOOT) * min(1.0, share)


def lying(stack: Sequence[Counter], middle: QPointF, scale: float) -> list[Placed]:
    """Return a stack as it lies around a hex's middle, each a little off the one below."""
    count = len(stack)
    slide = min(_SLIDE, _SPREAD / max(1, count - 1))
    side = plate(scale)
    middle += QPointF(0, lying_at(scale, side))
    size = side - (0 if count == 1 else scale * slide * min(count - 1, 2) / 2)
    start = -slide * (count - 1) / 2
    return [
        Placed(
            counter, middle + QPointF(1, -1) * ((start + slide * at) * scale), size, counter.count
        )
        for at, counter in enumerate(stack)
    ]


def fanned(stack: Sequence[Counter], middle: QPointF, size: float, window: QRectF) -> list[Placed]:
    """Return a stack spread in rows around a hex's middle, kept inside the window."""
    step = size * 1.22
    columns = min(len(stack), _ROW)
    rows = -(-len(stack) // _ROW)
    wide, high = columns * step, rows * step
    corner = middle - QPointF(wide / 2, high / 2)
    x = min(max(corner.x(), window.left()), max(window.left(), window.right() - wide))
    y = min(max(corner.y(), window.top()), max(window.top(), window.bottom() - high))
    return [
        Placed(
            counter,
            QPointF(x + (at % _ROW + 0.5) * step, y + (at // _ROW + 0.5) * step),
            size,
            counter.count,
        )
        for at, counter in enumerate(stack)
    ]


def aside(
    counter: Counter, at: QPointF, size: float, window: QRectF, covered: Sequence[QRectF]
) -> Placed:
    """Return a counter enlarged in the corner of a window farthest from it that nothing covers."""
    off = size * 0.9
    inner = window.adjusted(off, off, -off, -off)
    upper = sorted((inner.topLeft(), inner.topRight()), key=lambda one: -abs(one.x() - at.x()))
    lower = [QPointF(one.x(), inner.bottom()) for one in upper]
    places = [Placed(counter, middle, size) for middle in (*upper, *lower)]
    free = (one for one in places if not any(map(one.box.intersects, covered)))
    return next(free, places[0])


def around(placed: Sequence[Placed]) -> QRectF:
    """Return the rectangle around counters, with room for a pointer to slip."""
    found = QRectF()
    for one in placed:
        slip = one.size * 0.14
        found = found.united(one.box.adjusted(-slip, -slip, slip, slip))
    return found

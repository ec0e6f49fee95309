"""What the answers of a large card are once they are arranged: caps, each in its rectangle."""

from bisect import bisect_right
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRect

from beachmaster.desktop.large.asks import LONG, Cap
from beachmaster.desktop.large.measure import LEAST, Unit
from beachmaster.engine.text import capital

MOST, MANY, COLUMNS = 9, LONG, 5
"""So many caps stand on a page: nine have a digit each; what is typed by name has no such bound."""
SIZES = (6.0, 5.2, 4.6)
"""The sizes of an answer, in units; the last one is the least that is read from two metres."""
SMALLEST = 4.0
GAP, SIDE = 1.3, 0.45
"""Between caps, in units; beside words, in their size."""
FACE = 1.5
"""The side of a die, in sizes."""
LABEL = 4.5
"""The height of the line that counts the pages, in units."""


class PlacedCap(msgspec.Struct, frozen=True):
    """A cap with its rectangle, its size of type, and the width of its key's box."""

    cap: Cap
    rect: QRect
    size: float
    key: int


class Grid(msgspec.Struct, frozen=True, kw_only=True):
    """All caps of one page, how high they are, which page of how many it is.

    Each page begins with one of `starts`. `whole` tells that there are no more pages than are
    wished, at a size that is easy to read.
    """

    placed: tuple[PlacedCap, ...] = ()
    height: int = 0
    page: int = 0
    starts: tuple[int, ...] = (0,)
    size: float = SIZES[0]
    whole: bool = True

    @property
    def pages(self) -> int:
        """Return how many pages there are."""
        return len(self.starts)

    @property
    def first(self) -> int:
        """Return the place of the first cap of the page."""
        return self.starts[self.page]

    def page_of(self, at: int) -> int:
        """Return the page on which a cap stands."""
        return max(bisect_right(self.starts, at) - 1, 0)


def key_width(caps: Sequence[Cap], unit: Unit, size: float) -> int:
    """Return how wide the boxes of the keys are, all alike."""
    font = unit.font(max(size * 0.8, LEAST), bold=True)
    keys = ["0" if cap.paged else cap.key for cap in caps]
    widest = max((unit.across(one, font) for one in keys if one), default=0)
    high = unit.px(size * 1.2)
    return max(high, widest + unit.px(size * 0.5))


def left_of_words(cap: Cap, unit: Unit, size: float, key: int) -> int:
    """Return where the words of a cap begin: behind its key, its box or its die."""
    side = unit.px(size * SIDE)
    left = side + key + side
    if cap.ticked is not None:
        left += unit.px(size * 0.8) + side
    if cap.face is not None:
        left += unit.px(size * FACE)
    return left


class Wish(msgspec.Struct, frozen=True):
    """Which page is wanted, at least at what size, and how many caps on it are enough.

    `label` is the height of the line that counts the pages, 0 where that stands elsewhere.
    """

    page: int = 0
    least: float = 0.0
    enough: int = MOST
    label: int = 0


def cap_words(cap: Cap) -> str:
    """Return the words beside a key, without those in its box or above the whole list."""
    words = cap.brief or cap.words
    if cap.spells and words.startswith(cap.key) and (cap.key[:1].isdigit() or words == cap.key):
        words = words[len(cap.key) :].lstrip(" ,:·–")  # it stands in the box
    else:
        words = capital(words)
    return f"{words}: {cap.closed}" if cap.closed else words


def spoken(cap: Cap) -> str:
    """Return all the words of a cap, as a screen reader says them; what is closed says why."""
    return f"{cap.words}: {cap.closed}" if cap.closed else cap.words

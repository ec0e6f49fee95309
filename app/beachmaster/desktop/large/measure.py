"""Measure the large card in hundredths of its height: what is read from two metres.

Sizes of type are heights of letters' lines at 100 lines to the screen, on any screen.
"""

from functools import cache

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont

from beachmaster.desktop.measures import line_height, width_of, wrapped
from beachmaster.desktop.theme import current

LEAST = 3.0
"""No type is smaller, in units: what is, nobody reads from two metres."""
NARROWEST = 1.25
"""A screen narrower than so many heights is measured by its width."""
HAIR = 2
"""Painted, words may be some pixels wider than the metrics say."""


class Unit(msgspec.Struct, frozen=True):
    """The unit of one window: a hundredth of its height in pixels.

    It keeps the fonts it gave: a layout asks for the same few thousands of times.
    """

    width: int
    height: int
    fonts: dict[tuple[float, bool, bool], QFont] = {}

    @property
    def one(self) -> float:
        """Return how many pixels the unit is."""
        return min(self.height, self.width / NARROWEST) / 100

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return max(1, round(units * self.one))

    def font(self, units: float, *, bold: bool = False, serif: bool = False) -> QFont:
        """Return the font whose size is so many units."""
        asked = (units, bold, serif)
        found = self.fonts.get(asked)
        if found is None:
            found = _font(self.px(units), bold, serif, current().font().family())
            self.fonts[asked] = found
        return found

    def room(self, words: str, font: QFont, width: int) -> QSize:
        """Return the room of words wrapped at a width."""
        size = wrapped(words, font, width - HAIR)
        return QSize(size.width() + HAIR, size.height())

    def lines(self, words: str, font: QFont, width: int) -> int:
        """Return in how many lines words stand at a width."""
        return round(self.room(words, font, width).height() / line_height(font))

    def across(self, words: str, font: QFont) -> int:
        """Return how wide words are in one line."""
        return width_of(words, font) + 2 * HAIR + 1

    def whole(self, words: str, font: QFont, width: int) -> bool:
        """Tell whether no single word is wider than a width."""
        widest = max((width_of(one, font) for one in words.split()), default=0)
        return widest + HAIR <= width


@cache
def _font(pixels: int, bold: bool, serif: bool, family: str) -> QFont:
    del family
    font = current().font(bold=bold, serif=serif)
    font.setPixelSize(pixels)
    return font

"""Place small keys with their words: those at the foot, and what is offered besides the answers."""

from collections.abc import Sequence

from PySide6.QtCore import QRect

from beachmaster.desktop.large.asks import Cap
from beachmaster.desktop.large.grid import PlacedCap
from beachmaster.desktop.large.measure import LEAST, Unit

FOOT = 3.2
"""The size of the words beside a small key."""


def hint_row(hints: Sequence[Cap], unit: Unit, most: int) -> tuple[list[PlacedCap], int]:
    """Return keys with their words in a row that begins at 0, and how wide it is."""
    row, whole = list[PlacedCap](), 0
    for size in (FOOT, LEAST):
        wide, keys = _widths(hints, unit, size)
        gap, x, row = unit.px(size * 0.7), 0, []
        whole = sum(wide) + gap * max(len(wide) - 1, 0)
        for one, width, key in zip(hints, wide, keys, strict=True):
            row.append(PlacedCap(one, QRect(x, 0, width, unit.px(FOOT * 1.45)), size, key))
            x += width + gap
        if whole <= most:
            break
    return row, whole


def _widths(hints: Sequence[Cap], unit: Unit, size: float) -> tuple[list[int], list[int]]:
    """Return how wide hints are at a size, and of that their keys."""
    air = unit.px(size * 0.35)
    font, bold = unit.font(size), unit.font(LEAST, bold=True)
    keys = [unit.across(one.key, bold) + 2 * air for one in hints]
    words = [unit.across(one.words, font) + 2 * air for one in hints]
    return [key + said for key, said in zip(keys, words, strict=True)], keys


def arranged_small(caps: Sequence[Cap], room: QRect, unit: Unit) -> list[PlacedCap]:
    """Place small caps in rows, each as wide as its words."""
    size, gap = 3.4, unit.px(1.0)
    font, key_font = unit.font(size), unit.font(LEAST, bold=True)
    key = max((unit.across(cap.key, key_font) for cap in caps), default=0) + unit.px(size * 0.5)
    high = unit.px(size * 1.7)
    x, y, placed = room.left(), room.top(), list[PlacedCap]()
    for cap in caps:
        left = key + unit.px(size * 0.9)
        wide = min(left + unit.across(cap.words, font) + unit.px(size * 0.6), room.width())
        lines = unit.room(cap.words, font, wide - left - unit.px(size * 0.45)).height()
        if x + wide > room.right() and x > room.left():
            x, y = room.left(), y + high + gap
        tall = max(high, lines + unit.px(size * 0.5))
        placed.append(PlacedCap(cap, QRect(x, y, wide, tall), size, key))
        x += wide + gap
    return placed

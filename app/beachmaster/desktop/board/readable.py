"""Find the part of a map to look at where the whole of it would be too small to be read."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Sheet
from beachmaster.desktop.board.shown import Shown
from beachmaster.engine.hexgrid import HexId

HEX, BLANK_HEX, AREA = 1.75, 2.1, 4.5
"""How large a hex is at least, one of a map of which nothing is known yet, whose names must be
read, and an area: in lines of text."""
NEARER = 1.18
"""How much larger hexes are still where not all of them show: with numbers, signs on counters."""


class Near(NamedTuple):
    """A part of a sheet, and what of it must be in sight; None where nothing is asked for."""

    room: QRectF
    asked: QRectF | None


def least_scale(sheet: Sheet, em: float) -> float:
    """Return the scale below which a sheet cannot be read."""
    if isinstance(sheet, AreaSheet):
        return AREA * em / sheet.unit
    blank = all(held.ground == "open" for held in sheet.chart.hexes.values())
    return em * (BLANK_HEX if blank else HEX)


def near_part(sheet: Sheet, shown: Shown, whole: QRectF, size: QSizeF, em: float) -> Near | None:
    """Return what to look at in a window of a size; None where all of `whole` can be read there.

    It holds what the prompt asks for, or as much of it as has room, else our own units.
    """
    room = size / least_scale(sheet, em)
    if room.isEmpty():
        return None
    if whole.width() <= room.width() and whole.height() <= room.height():
        return None
    if not isinstance(sheet, AreaSheet):
        room /= NEARER
    asked = _asked(sheet, shown, room)
    middle = asked or _box(sheet, _ours(shown)) or whole
    box = QRectF(0, 0, min(room.width(), whole.width()), min(room.height(), whole.height()))
    box.moveCenter(middle.center())
    box.moveLeft(max(whole.left(), min(box.left(), whole.right() - box.width())))
    box.moveTop(max(whole.top(), min(box.top(), whole.bottom() - box.height())))
    return Near(box, asked)


def _asked(sheet: Sheet, shown: Shown, room: QSizeF) -> QRectF | None:
    """Return the box of what is asked for: all of it, or what says most of it and has room."""
    lit = shown.lit_units
    units = {place for place, held in shown.stacks.items() if any(one.id in lit for one in held)}
    groups = (shown.subjects | units | shown.lit, shown.subjects | units, shown.subjects, units)
    boxes = [box for group in groups if (box := _box(sheet, group)) is not None]
    fitting = (b for b in boxes if b.width() <= room.width() and b.height() <= room.height())
    found = next(fitting, None)
    if found is None and boxes:
        heart = boxes[-1].center()
        nearest = sheet.nearest(heart)
        found = sheet.polygons[nearest].boundingRect() if nearest is not None else None
    return found


def _ours(shown: Shown) -> Iterator[HexId]:
    return (place for place, stack in shown.stacks.items() if any(one.side.own for one in stack))


def _box(sheet: Sheet, places: Iterable[HexId]) -> QRectF | None:
    found = QRectF()
    for place in places:
        if place in sheet.polygons:
            found = found.united(sheet.polygons[place].boundingRect())
    return None if found.isNull() else found

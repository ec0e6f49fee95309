"""Find the part of a map that is in use, where most of it is not known yet."""

from PySide6.QtCore import QPointF, QRectF

from beachmaster.desktop.board.geometry import Sheet
from beachmaster.desktop.board.shown import Shown

AROUND, LEAST = 1.6, 9.0
"""How much is shown around what is known, and how much at least, in steps from hex to hex."""


def used_part(sheet: Sheet, shown: Shown) -> QRectF | None:
    """Return the part where something is known, lies or is asked for; None where that is no part.

    So it is on a map that is known whole, on a photo, and where nothing is known at all.
    """
    hexes = sheet.chart.hexes
    known = {place for place, held in hexes.items() if held.ground != "open"}
    if sheet.grid.photo is not None or len(known) == len(hexes):
        return None
    used = (known | shown.stacks.keys() | shown.subjects) & sheet.centres.keys()
    if not used:
        return None
    points = [sheet.centres[place] for place in used]
    left, right = min(one.x() for one in points), max(one.x() for one in points)
    top, low = min(one.y() for one in points), max(one.y() for one in points)
    box = QRectF(QPointF(left, top), QPointF(right, low))
    across, down = (max(AROUND, (LEAST - long) / 2) for long in (box.width(), box.height()))
    return box.adjusted(-across, -down, across, down).intersected(sheet.bounds)

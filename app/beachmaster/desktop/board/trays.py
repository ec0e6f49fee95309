"""Lay counters out in a tray beside the land: in even rows around its middle, off its edges."""

from collections.abc import Iterable, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from beachmaster.engine.areachart import SpaceId

TITLE, EDGE = 0.22, 0.05
"""How much of a tray's height its title takes, and how much of it stays free along its edges."""
TRAY, TRAY_GAP, TRAYS_OFF = 0.2, 0.025, 0.05
"""How high a tray is, how far it lies off the next one, and all of them off the land, in widths of
the land: boxes of counters find room on the shore."""


def inside(tray: QRectF) -> QRectF:
    """Return the part of a tray where counters lie."""
    edge = tray.height() * EDGE
    return tray.adjusted(edge, tray.height() * TITLE, -edge, -edge)


def places(tray: QRectF, size: float) -> int:
    """Return how many counters of a size find room in a tray."""
    room = inside(tray)
    return int(room.width() / size) * int(room.height() / size)


def in_rows(tray: QRectF, size: float, count: int) -> list[QPointF]:
    """Return the middles of so many counters, row by row, as even as can be."""
    room = inside(tray)
    most = max(1, int(room.width() / size))
    rows = max(1, ceil(count / most))
    wide = ceil(count / rows)
    found = []
    for at in range(count):
        row, column = divmod(at, wide)
        held = min(wide, count - row * wide)
        x = (column - (held - 1) / 2) * size
        y = (row - (rows - 1) / 2) * size
        found.append(room.center() + QPointF(x, y))
    return found


def below(trays: Iterable[SpaceId], ground: QRectF) -> Sequence[tuple[SpaceId, QRectF]]:
    """Return the trays side by side below the land."""
    names = list(trays)
    gap = ground.width() * TRAY_GAP
    wide = (ground.width() - gap * (len(names) - 1)) / max(1, len(names))
    top = ground.bottom() + ground.width() * TRAYS_OFF
    return [
        (place, QRectF(ground.left() + at * (wide + gap), top, wide, ground.width() * TRAY))
        for at, place in enumerate(names)
    ]

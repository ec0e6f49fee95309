"""Lay counters out in a tray beside the land: in even rows around its middle, off its edges."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF

TITLE, EDGE = 0.22, 0.05
"""How much of a tray's height its title takes, and how much of it stays free along its edges."""


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

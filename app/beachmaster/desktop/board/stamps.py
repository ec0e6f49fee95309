"""Keep pictures of marks that are painted over and over around the middle of a hex."""

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST = 64
PARTS = 4
"""A mark is painted anew for each quarter of a pixel that its middle lies off, and no finer."""


class Stamps:
    """Marks by what they look like; each is painted once and laid down as a picture then."""

    def __init__(self) -> None:
        self._made: dict[Hashable, QPixmap] = {}

    def lay(
        self,
        painter: QPainter,
        middle: QPointF,
        reach: float,
        look: Hashable,
        paint: Callable[[QPainter, QPointF], None],
    ) -> None:
        """Lay a mark around a middle, of which nothing is farther off than `reach` pixels.

        `look` is all that it is painted by but its middle, which `paint` is given.
        """
        ratio, half = painter.device().devicePixelRatioF(), ceil(reach) + 1
        corner = QPointF(floor(middle.x()), floor(middle.y()))
        off = middle - corner
        parts = round(off.x() * PARTS), round(off.y() * PARTS)
        asked = (look, half, parts, ratio)
        if asked not in self._made:
            if len(self._made) >= MOST:
                self._made.clear()
            at = QPointF(half, half) + QPointF(*parts) / PARTS
            self._made[asked] = _printed(2 * half + 1, ratio, at, paint)
        painter.drawPixmap(corner - QPointF(half, half), self._made[asked])


def _printed(
    side: int, ratio: float, at: QPointF, paint: Callable[[QPainter, QPointF], None]
) -> QPixmap:
    made = QPixmap(round(side * ratio), round(side * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as printer:
        printer.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(printer, at)
    return made

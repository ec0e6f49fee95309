"""Keep pictures of marks that are painted over and over around the middle of a hex."""

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from beachmaster.desktop.board.geometry import Viewpoint

MOST = 64
PARTS = 4
"""A mark is painted anew for each quarter of a pixel that its middle lies off, and no finer."""
FINE = 6
"""To so many decimals a sheet that was moved by whole pixels lies between two pixels as before."""
HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
"""How a map is painted, on the window and in pictures of its parts."""


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


class Prints:
    """Pictures of what lies on a sheet, each laid down again as long as its look is the same.

    They serve as long as the sheet is moved by whole pixels alone. In haste, while the scale
    changes, all is painted as it is and nothing kept.
    """

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[object, QPointF, QPixmap]] = {}
        self._seen: object = None
        self._zero, self._ratio, self._hasty = QPointF(), 1.0, False

    def begin(self, painter: QPainter, view: Viewpoint, *, hasty: bool = False) -> None:
        """Lay prints down as a view shows the sheet from now on."""
        self._hasty = hasty
        self._ratio = ratio = painter.device().devicePixelRatioF()
        x, y = view.origin.x() * ratio, view.origin.y() * ratio
        self._zero = QPointF(floor(x), floor(y)) / ratio
        seen = view.scale, ratio, round(x - floor(x), FINE), round(y - floor(y), FINE)
        if self._seen != seen:
            self._seen, self._made = seen, {}

    def lay(
        self,
        painter: QPainter,
        what: Hashable,
        look: object,
        room: Callable[[], QRectF],
        paint: Callable[[QPainter], None],
    ) -> None:
        """Lay down what `paint` paints in a part of the window.

        `look` is all that it is painted by but the sheet, the view and the theme.
        """
        if self._hasty:
            painter.save()
            paint(painter)
            painter.restore()
            return
        kept = self._made.get(what)
        if kept is None or kept[0] != look:
            kept = self._made[what] = look, *self._print(room(), paint)
        painter.drawPixmap(self._zero + kept[1], kept[2])

    def _print(self, room: QRectF, paint: Callable[[QPainter], None]) -> tuple[QPointF, QPixmap]:
        """Return a picture of a part of the window, and where its corner is on the sheet."""
        ratio = self._ratio
        left, top = floor(room.left() * ratio), floor(room.top() * ratio)
        wide, high = ceil(room.right() * ratio) - left, ceil(room.bottom() * ratio) - top
        corner, made = QPointF(left, top) / ratio, QPixmap(wide, high)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        with QPainter(made) as printer:
            printer.setRenderHints(HINTS)
            printer.translate(-corner)
            paint(printer)
        return corner - self._zero, made


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

"""Keep a print of the ground, so that what lies on it can be repainted for next to nothing."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from beachmaster.desktop.board.area_ground import paint_areas
from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Sheet, Viewpoint, move
from beachmaster.desktop.board.ground import paint_ground
from beachmaster.desktop.theme import Theme

APRON = 0.2
"""How much more than the window is printed on each side, so that panning finds it there."""


class GroundPrint:
    """The ground as a pixmap at one scale, with the view and the area it was printed for."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        self._sheet = sheet
        self._theme = theme
        self._print: tuple[QPixmap, Viewpoint, QRectF] | None = None

    def forget(self) -> None:
        """Throw the print away: the colours have changed."""
        self._print = None

    def draw(
        self, painter: QPainter, view: Viewpoint, window: QRectF, *, moving: bool, whole: bool
    ) -> None:
        """Draw the ground; print it anew where the print no longer covers the window.

        While the scale is `moving` the last print is stretched. Of a map seen `whole`, nothing
        outside the window is printed.
        """
        kept = self._print
        other = kept is not None and kept[1].scale != view.scale
        if kept is not None and other and moving:
            painter.fillRect(window, self._theme.colour("sea"))
            made, at, area = kept
            corner = view.pixel(at.paper(area.topLeft()))
            box = QRectF(corner, area.size() * (view.scale / at.scale))
            painter.drawPixmap(box, made, QRectF(made.rect()))
            return
        drifted = kept[2].translated(view.origin - kept[1].origin) if kept else QRectF()
        if kept is None or other or not drifted.contains(window):
            kept = self._print = self._made(painter, view, window, 0.0 if whole else APRON)
        painter.drawPixmap(kept[2].topLeft() + view.origin - kept[1].origin, kept[0])

    def _made(
        self, painter: QPainter, view: Viewpoint, window: QRectF, apron: float
    ) -> tuple[QPixmap, Viewpoint, QRectF]:
        wide, high = round(window.width() * apron), round(window.height() * apron)
        area = window.adjusted(-wide, -high, wide, high)
        ratio = painter.device().devicePixelRatioF()
        made = QPixmap((area.size() * ratio).toSize())
        made.setDevicePixelRatio(ratio)
        printer = QPainter(made)
        move(printer, -area.topLeft())
        if isinstance(self._sheet, AreaSheet):
            paint_areas(printer, self._sheet, view, area, self._theme)
        else:
            paint_ground(printer, self._sheet, view, area, self._theme)
        printer.end()
        return made, Viewpoint(view.scale, QPointF(view.origin)), area

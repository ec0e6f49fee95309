"""Keep a print of the ground, so that what lies on it can be repainted for next to nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

from beachmaster.desktop.board.area_ground import paint_areas
from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Sheet, Viewpoint, move
from beachmaster.desktop.board.ground import paint_ground
from beachmaster.desktop.theme import Theme

APRON = 0.2
"""How much more than the window is printed on each side, so that panning finds it there."""


@dataclass(frozen=True)
class _Print:
    """The ground as a pixmap, the view it is printed for, and the area in pixels of that view."""

    made: QPixmap
    view: Viewpoint
    area: QRectF

    def serves(self, view: Viewpoint, window: QRectF) -> bool:
        """Tell whether it covers the window at its scale."""
        drifted = self.area.translated(view.origin - self.view.origin)
        return self.view.scale == view.scale and drifted.contains(window)


class GroundPrint:
    """The ground as a pixmap at one scale, with the view and the area it was printed for.

    A print that may come `later` is made part by part with `go_on`, so that the window is served
    between the parts: the first of a sheet and those at another scale. Nothing shows until it is
    whole but the last print, stretched, or the sea.
    """

    def __init__(self, sheet: Sheet, theme: Theme, *, fresh: bool = False) -> None:
        self._sheet = sheet
        self._theme = theme
        self._fresh = fresh
        self._print: _Print | None = None
        self._coming: _Print | None = None
        self._parts: Iterator[None] = iter(())

    def forget(self) -> None:
        """Throw the print away: the colours have changed."""
        self._print = self._coming = None
        self._fresh, self._parts = False, iter(())

    @property
    def coming(self) -> bool:
        """Tell whether a print is under way that `go_on` goes on with."""
        return self._coming is not None

    def go_on(self) -> bool:
        """Print another part; tell whether the print is whole now."""
        for _part in self._parts:
            return False
        done = self._coming is not None
        if done:
            self._print, self._coming, self._fresh = self._coming, None, False
        return done

    def lay(
        self, painter: QPainter, view: Viewpoint, window: QRectF, parts: Sequence[QRect]
    ) -> bool:
        """Lay down what parts of a window show, where there is a print for it; tell whether."""
        kept = self._print
        if kept is None or not kept.serves(view, window):
            return False
        corner = kept.area.topLeft() + view.origin - kept.view.origin
        if kept.made.devicePixelRatioF() != 1.0:  # parts would not fit between its pixels
            painter.drawPixmap(corner, kept.made)
            return True
        onto = -corner.toPoint()
        for part in parts:
            painter.drawPixmap(part, kept.made, part.translated(onto))
        return True

    def draw(
        self,
        painter: QPainter,
        view: Viewpoint,
        window: QRectF,
        *,
        moving: bool,
        whole: bool,
        later: bool = False,
    ) -> bool:
        """Draw the ground, or the sea where it is still to come; tell whether there is ground.

        It is printed anew where the print no longer covers the window. While the scale is `moving`
        the last print is stretched. Of a map seen `whole`, nothing outside the window is printed.
        """
        if window.isEmpty():
            return False  # no print covers it
        if self.lay(painter, view, window, [window.toAlignedRect()]):
            return True
        kept = self._print
        other = kept is not None and kept.view.scale != view.scale
        if other and moving:
            self._stretch(painter, view, window)
            return True
        waits = later and (other or self._fresh)
        if self._coming is None or not self._coming.serves(view, window):
            self._begin(painter, view, window, 0.0 if whole else APRON)
        while not waits and not self.go_on():
            pass
        if waits:
            self._stretch(painter, view, window)
            return kept is not None
        return self.draw(painter, view, window, moving=False, whole=whole)

    def _stretch(self, painter: QPainter, view: Viewpoint, window: QRectF) -> None:
        """Draw the last print at another scale on the sea, if there is one."""
        painter.fillRect(window, self._theme.colour("sea"))
        if self._print is not None:
            kept = self._print
            corner = view.pixel(kept.view.paper(kept.area.topLeft()))
            box = QRectF(corner, kept.area.size() * (view.scale / kept.view.scale))
            painter.drawPixmap(box, kept.made, QRectF(kept.made.rect()))

    def _begin(self, painter: QPainter, view: Viewpoint, window: QRectF, apron: float) -> None:
        wide, high = round(window.width() * apron), round(window.height() * apron)
        area = window.adjusted(-wide, -high, wide, high)
        ratio = painter.device().devicePixelRatioF()
        made = QPixmap((area.size() * ratio).toSize())
        made.setDevicePixelRatio(ratio)
        self._coming = _Print(made, Viewpoint(view.scale, QPointF(view.origin)), area)
        self._parts = self._printed(self._coming)

    def _printed(self, coming: _Print) -> Iterator[None]:
        printer = QPainter(coming.made)
        try:
            move(printer, -coming.area.topLeft())
            if isinstance(self._sheet, AreaSheet):
                parts = paint_areas(printer, self._sheet, coming.view, coming.area, self._theme)
            else:
                parts = paint_ground(printer, self._sheet, coming.view, coming.area, self._theme)
            yield from parts
        finally:
            printer.end()  # before its pixmap goes, also where the print is given up

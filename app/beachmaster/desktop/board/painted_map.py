"""Paint a map: its ground, what waits off it, and what lies on it; and no more than changed."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QBackingStore, QPaintEngine, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.counters import CounterPress
from beachmaster.desktop.board.following import FollowingCanvas
from beachmaster.desktop.board.geometry import Sheet
from beachmaster.desktop.board.ground_print import GroundPrint
from beachmaster.desktop.board.lettering import LandNames
from beachmaster.desktop.board.overlay import Overlay
from beachmaster.desktop.board.repaint import Repaint, near, parts_of
from beachmaster.desktop.board.sea_names import SeaNames
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.board.stamps import HINTS
from beachmaster.desktop.board.waiting import Trays


class PaintedMap(FollowingCanvas):
    """A map's sheet with all that is `shown` on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.press = CounterPress(self.theme)
        self.sheet: Sheet | None = None
        self.overlay: Overlay | None = None
        self.ground: GroundPrint | None = None
        self.shown = Shown()
        self.trays = Trays(self.theme)
        self._at_sea, self._on_land = SeaNames(self.theme), LandNames(self.theme)
        self._repaint = Repaint(self.theme)
        self._prints = QTimer(self, interval=0)
        self._prints.timeout.connect(self._print_on)

    def laid_over(self, sheet: Sheet) -> Overlay:
        """Return what paints all that lies on a sheet."""
        return Overlay(sheet, self.theme, self.press, self.trays.rooms)

    def update_changed(self) -> None:
        """Paint anew what looks otherwise than it was painted, and no more."""
        if self.sheet is None:
            self.update()
            return
        region = self._repaint.changed(self.sheet, self.shown, self.view)
        trays = self._lay_trays(self._covered() if self.trays.boxes else ())
        self._repaint.keep(self.sheet, self.shown)
        if region is None:
            self.update()
        else:
            for room in trays:
                region += room
            self.update(region)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the printed map down and paint what lies on it, where it must be painted."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        if self.ground is None or self.overlay is None:
            painter.fillRect(self.rect(), self.theme.colour("surface"))
        else:
            region = event.region()
            parts = parts_of(region)
            if self._lay_down(self.ground, painter, parts):
                self._paint_over(painter, self.overlay, region, parts)
        self.frame_focus(painter)
        painter.end()

    def _paint_over(
        self, painter: QPainter, overlay: Overlay, region: QRegion, parts: Sequence[QRect]
    ) -> None:
        """Paint what lies on the ground in a region of the window."""
        sheet, shown, whole = overlay.sheet, self.shown, region == QRegion(self.rect())
        overlay.hasty = self._redraw.isActive()
        over = self._covered()
        if self._lay_trays(over) and not whole:
            self.update()  # what covers the map moved meanwhile
        self._write_names(painter, region, over, whole=whole)
        self.trays.paint(painter, overlay, shown)
        if whole:
            self._repaint.keep(sheet, shown)
        else:
            shown = near(sheet, shown, self.view, parts)
        overlay.paint(painter, shown, self.view, QRectF(self.rect()), focus=self.hasFocus())

    def _lay_down(self, ground: GroundPrint, painter: QPainter, parts: Sequence[QRect]) -> bool:
        """Lay the ground down, or the sea while it is printed part by part; a picture waits."""
        window = QRectF(self.rect())
        there = ground.lay(painter, self.view, window, parts) or ground.draw(
            painter,
            self.view,
            window,
            moving=self._redraw.isActive(),
            whole=self._whole,
            later=_on_screen(self, painter),
        )
        if ground.coming:
            self._prints.start()
        return there

    def _print_on(self) -> None:
        """Print another part of the ground, and show it once it is whole."""
        if self.ground is None or not self.ground.coming or self.ground.go_on():
            self._prints.stop()
            self.update()  # also where a picture of the map had all of it printed meanwhile

    def _covered(self) -> list[QRectF]:
        """Return what other widgets cover of the map."""
        children = self.findChildren(QWidget, options=_DIRECT)
        return [QRectF(one.geometry()) for one in children if one.isVisible()]

    def _lay_trays(self, over: Sequence[QRectF]) -> list[QRect]:
        """Lay what waits off the map out beside what lies over it; return what looks otherwise."""
        assert self.sheet is not None
        return self.trays.changed(self.sheet, self.view, QRectF(self.rect()), over, self.shown)

    def _write_names(
        self, painter: QPainter, region: QRegion, over: Sequence[QRectF], *, whole: bool
    ) -> None:
        """Write names between counters and beside trays; a map of areas has them in its print."""
        sheet, view = self.sheet, self.view
        if sheet is None or isinstance(sheet, AreaSheet):
            return
        self._on_land.paint(painter, sheet, view, self.shown.stacks, region)
        over = [*self.trays.rooms(), *over]
        if self._at_sea.lay(sheet, view, QRectF(self.rect()), over) and not whole:
            self.update()  # a name is elsewhere now, or came back
        self._at_sea.paint(painter, view, region)


_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def _on_screen(widget: QWidget, painter: QPainter) -> bool:
    """Tell whether a widget is painted for its window, and not for a picture of it."""
    store: QBackingStore | None = widget.backingStore()
    engine: QPaintEngine | None = painter.paintEngine()
    return store is not None and engine is not None and engine.paintDevice() is store.paintDevice()

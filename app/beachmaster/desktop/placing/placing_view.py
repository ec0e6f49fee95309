"""Show the photo with the grid over it; tell in signals where the player points and pulls."""

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.board.canvas import ZOOM_STEP, Canvas
from beachmaster.desktop.board.geometry import outlined, sides_of
from beachmaster.desktop.board.grids import FlatGrid, PhotoGrid
from beachmaster.desktop.board.ground import paint_lines, paint_photo
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.placing.grid_work import BEGINNING, GridWork
from beachmaster.desktop.speaking import give_role
from beachmaster.engine import hexgrid
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.placing import GOOD

BARE_STEP = 100.0
"""How many units of paper a hex is wide where there is no photo."""
NAME_BELOW, LEAST_NAME = 0.3, 8.0
"""How far below a hex's middle its number stands, in hexes, and how many pixels high at least."""
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_STRIDE, _HAIR = 12, 1
_PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_MODIFIED = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_WRITTEN = {"+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP}


class _BareGrid(FlatGrid):
    """The lattice alone, where there is no photo."""

    def place(self, point: tuple[float, float]) -> QPointF:
        """Return where on the sheet a point of the map lies."""
        return QPointF(*point) * BARE_STEP


class PlacingView(Canvas):
    """The photo, the grid as the points give it, and the points.

    `pointed` carries a pixel of the photo, `pulled` a drawn hex and the pixel it was put on,
    `moved` the number of a spot and its new pixel. The keyboard has a crosshair of its own.
    """

    pointed = Signal(QPointF)
    pulled = Signal(str, QPointF)
    moved = Signal(int, QPointF)

    def __init__(self, work: GridWork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.work = work
        self.pixmap: QPixmap | None = None
        self.crosshair = QPointF()
        self.next: HexId | None = None
        self._sides: list[QLineF] = []
        self._grid: FlatGrid = _BareGrid()
        self._keys = False
        self._pressed: QPointF | None = None
        self._held: HexId | int | None = None
        self._from = QPointF()
        self._at = QPointF()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        give_role(self, QAccessible.Role.Graphic)
        self.theme.changed.connect(self.update)

    # -- what it shows ---------------------------------------------------------------------------

    def show_photo(self, pixmap: QPixmap | None) -> None:
        """Lay a photo down, or none."""
        self.pixmap = pixmap
        if pixmap is not None:
            self.crosshair = QPointF(pixmap.width() / 2, pixmap.height() / 2)
        self.refresh()
        self.fit()

    def refresh(self) -> None:
        """Draw the grid anew, as the points now give it."""
        work = self.work
        if work.photo is None:
            self._grid, places = _BareGrid(), list(work.lattice.hexes)
        elif work.found is not None:
            self._grid, places = PhotoGrid(self.pixmap, work.found, 1.0), work.hexes
        else:
            places = []
        self._sides = sides_of(outlined(place, work.layout, self._grid) for place in places)
        self.next = self._next()
        self.let_go()
        if work.photo is None:
            self.fit()

    def _next(self) -> HexId | None:
        """Return the hex that would make the grid surest if it were pointed at next."""
        work = self.work
        taken = {spot.hex for spot in work.spots}
        if work.found is None or (work.way == "neighbours" and len(work.spots) < BEGINNING):
            return None
        worst = work.found.least_sure(place for place in work.hexes if place not in taken)
        whole = work.enough and worst is not None and worst[1] <= GOOD
        return None if worst is None or whole else worst[0]

    def paper(self) -> QRectF | None:
        """Return the photo's rectangle, or the lattice's."""
        if self.pixmap is not None:
            return QRectF(self.pixmap.rect())
        found = QRectF()
        for line in self._sides:
            found = found.united(QRectF(line.p1(), line.p2()).normalized())
        room = BARE_STEP / 2
        return found.adjusted(-room, -room, room, room) if self._sides else None

    def largest(self) -> float:
        """Return the largest scale: a pixel of the photo as a square that can be told."""
        return self.theme.em / 4

    def sizeHint(self) -> QSize:
        """Ask for room to see the photo."""
        return QSize(round(self.theme.em * 40), round(self.theme.em * 32))

    def minimumSizeHint(self) -> QSize:
        """Stay useful when small."""
        return QSize(round(self.theme.em * 14), round(self.theme.em * 12))

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's name
        """Paint the photo, the grid, the points and what is held."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.colour("window"))
        if self.pixmap is not None:
            frame = self.view.transform().mapRect(QRectF(self.pixmap.rect()))
            paint_photo(painter, self.pixmap, frame)
        paint_lines(painter, self._sides, self.view, self.theme)
        self._names(painter)
        if self.next is not None and self._held is None:
            self._outline(painter, self.next, QPointF())
        for at, spot in enumerate(self.work.spots):
            self._spot(painter, at, QPointF(spot.x, spot.y))
        self._carried(painter)
        if self.hasFocus() and self._keys and self.pixmap is not None:
            self._cross(painter, self.view.pixel(self.crosshair), self.theme.em * 0.9)
        self.frame_focus(painter)
        painter.end()

    def _names(self, painter: QPainter) -> None:
        """Write each hex's number at its foot, where it hides no printed one."""
        work = self.work
        if work.way != "numbers" or not self._sides:
            return
        middles = [hexgrid.centre(place, work.layout) for place in work.lattice.hexes]
        feet = [(self._shown((x, y)), self._shown((x, y + NAME_BELOW))) for x, y in middles]
        lengths = sorted(QLineF(at, foot).length() for at, foot in feet)
        size = min(self.theme.em * 0.62, lengths[len(lengths) // 2] * 0.55)
        if size < LEAST_NAME:
            return
        painter.setFont(label_font(self.theme, size))
        for place, (_at, foot) in zip(work.lattice.hexes, feet, strict=True):
            if self.rect().contains(foot.toPoint()):
                box = QRectF(foot.x() - size * 1.35, foot.y() - size * 0.65, size * 2.7, size * 1.3)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme.colour("surface"))
                painter.drawRoundedRect(box, 3, 3)
                painter.setPen(self.theme.colour("text"))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, work.called(place))

    def _shown(self, point: tuple[float, float]) -> QPointF:
        return self.view.pixel(self._grid.place(point))

    def _outline(self, painter: QPainter, place: HexId, by: QPointF) -> None:
        """Draw one hex strongly, moved by so much."""
        shape = self.view.transform().map(outlined(place, self.work.layout, self._grid))
        shape.translate(by)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for role, width in (("surface", 6.0), ("lit", 3.2)):
            painter.setPen(
                QPen(self.theme.colour("surface" if role == "surface" else "lit"), width)
            )
            painter.drawPolygon(QPolygonF(shape))

    def _spot(self, painter: QPainter, at: int, point: QPointF) -> None:
        """Draw a point with its number; one that fits badly in another colour."""
        em = self.theme.em
        if self._held == at:
            point = self._at
        pixel = self.view.pixel(point)
        self._cross(painter, pixel, em * 0.45)
        bad = self._is_bad(at)
        box = QRectF(pixel.x() + em * 0.3, pixel.y() - em * 1.3, em * 1.2, em * 1.1)
        painter.setPen(QPen(self.theme.colour("on-accent"), 1.2))
        painter.setBrush(self.theme.colour("bad" if bad else "accent"))
        painter.drawRoundedRect(box, em * 0.3, em * 0.3)
        painter.setFont(label_font(self.theme, em * 0.75, bold=True))
        painter.setPen(self.theme.colour("surface" if bad else "on-accent"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(at + 1))

    def _is_bad(self, at: int) -> bool:
        """Tell whether this is the point that fits worst, and too badly."""
        found = self.work.found
        if found is None or found.misfits[found.worst] <= GOOD:
            return False
        return self.work.spots[at].hex == found.placement.pins[found.worst].hex

    def _carried(self, painter: QPainter) -> None:
        if isinstance(self._held, str):
            by = (self._at - self._from) * self.view.scale
            self._outline(painter, self._held, by)
            middle = self._middle(self._held)
            if middle is not None:
                self._cross(painter, self.view.pixel(middle) + by, self.theme.em * 0.45)

    def _cross(self, painter: QPainter, at: QPointF, arm: float) -> None:
        """Draw a cross that is seen on any photo."""
        lines = [
            QLineF(at - QPointF(arm, 0), at + QPointF(arm, 0)),
            QLineF(at - QPointF(0, arm), at + QPointF(0, arm)),
        ]
        for colour, width in ((Qt.GlobalColor.white, 4.0), (Qt.GlobalColor.black, 1.6)):
            painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
            painter.drawLines(lines)

    # -- the mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a pull, or a pan."""
        at, self._keys = event.position(), False
        if event.button() == Qt.MouseButton.MiddleButton or self._space:
            self._panning = at
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = at

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or pull what was pressed."""
        at = event.position()
        if self._panning is not None:
            self.pan(at - self._panning)
            self._panning = at
        elif self._held is not None:
            self._at = self.view.paper(at)
            self.update()
        elif self._pressed is not None and self._far(at):
            start, self._pressed = self._pressed, None
            if not self.take_up(self.view.paper(start), reach=self.theme.em * 0.8):
                self._panning = start
            self.mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Finish what the press began."""
        pressed, self._panning, self._pressed = self._pressed, None, None
        if self._held is not None:
            self._at = self.view.paper(event.position())
            self.put_down()
        elif pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            self._point(self.view.paper(pressed))

    def _far(self, at: QPointF) -> bool:
        return self._pressed is not None and (
            (at - self._pressed).manhattanLength() > self.theme.em * 0.35
        )

    def _point(self, at: QPointF) -> None:
        paper = self.paper()
        if self.pixmap is not None and paper is not None and paper.contains(at):
            self.crosshair = at
            self.pointed.emit(at)

    # -- pulling ---------------------------------------------------------------------------------

    def take_up(self, at: QPointF, *, reach: float) -> bool:
        """Take up the point or the drawn hex that is there; tell whether there is one."""
        for number, spot in enumerate(self.work.spots):
            apart = (QPointF(spot.x, spot.y) - at) * self.view.scale
            if apart.manhattanLength() <= reach:
                self._held, self._from, self._at = number, at, at
                return True
        found = self.work.found
        place = found.hex_at((at.x(), at.y())) if found is not None else None
        if place is None or place not in self.work.pullable:
            return False
        self._held, self._from, self._at = place, at, at
        return True

    def put_down(self) -> None:
        """Put what is held where it now is."""
        held, by = self._held, self._at - self._from
        self.let_go()
        if isinstance(held, str):
            middle = self._middle(held)
            if middle is not None:
                self.pulled.emit(held, middle + by)
        elif held is not None:
            spot = self.work.spots[held]
            self.moved.emit(held, QPointF(spot.x, spot.y) + by)

    def let_go(self) -> None:
        """Put what is held back."""
        self._held = None
        self.update()

    def _middle(self, place: HexId) -> QPointF | None:
        middle = self.work.found.middle(place) if self.work.found is not None else None
        return QPointF(*middle) if middle is not None else None

    # -- the keyboard ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key says, or leave it to the dialog."""
        act = self._action(event)
        if act is None:
            super().keyPressEvent(event)
        else:
            self._keys = True
            act()
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the crosshair to who comes by keyboard."""
        super().focusInEvent(event)
        self._keys = self._keys or event.reason() in _BY_TAB
        self.update()

    def _action(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does here, or nothing."""
        key, held = Qt.Key(event.key()), event.modifiers()
        if self.paper() is None or held & _MODIFIED:
            return None
        if held & Qt.KeyboardModifier.ControlModifier:
            if key in _ARROWS:
                return lambda: self.pan(_ARROWS[key] * -self.theme.em * 3)
            return self.fit if key == Qt.Key.Key_0 else None
        if event.text() in _WRITTEN:
            return lambda: self.zoom(_WRITTEN[event.text()], self.view.pixel(self.crosshair))
        if key == Qt.Key.Key_Escape and self._held is not None:
            return self.let_go
        fine = bool(held & Qt.KeyboardModifier.ShiftModifier)
        return self._pointing(key, _HAIR if fine else _STRIDE) if self.pixmap is not None else None

    def _pointing(self, key: Qt.Key, stride: int) -> Callable[[], object] | None:
        """Return what a key does to the crosshair."""
        if key in _ARROWS:
            return lambda: self._go(_ARROWS[key] * (stride / self.view.scale))
        if key in _PRESS:
            return self._press
        return self._go_next if key == Qt.Key.Key_Home and self.next is not None else None

    def _go(self, by: QPointF) -> None:
        """Move the crosshair, and what it holds with it, but not off the photo."""
        assert self.pixmap is not None
        at = self.crosshair + by
        self.crosshair = QPointF(
            min(max(at.x(), 0.0), self.pixmap.width()), min(max(at.y(), 0.0), self.pixmap.height())
        )
        if self._held is not None:
            self._at = self.crosshair
        self.show_point(self.crosshair, self.theme.em * 2)
        self.update()

    def _go_next(self) -> None:
        middle = self._middle(self.next) if self.next is not None else None
        if middle is not None and self._held is None:
            self._go(middle - self.crosshair)

    def _press(self) -> None:
        if self._held is not None:
            self.put_down()
        elif not self.take_up(self.crosshair, reach=self.theme.em * 0.4):
            self._point(self.crosshair)

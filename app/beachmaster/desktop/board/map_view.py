"""Show the map: zoom, pan, paint; tell in signals what the player points at."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGesture, QGestureEvent, QPinchGesture, QWidget

from beachmaster.desktop.board.counters import CounterPress
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.ground_print import GroundPrint
from beachmaster.desktop.board.overlay import Overlay, Shown
from beachmaster.desktop.board.stacks import PLATE, around
from beachmaster.desktop.theme import current
from beachmaster.engine.display import Chart, Counter
from beachmaster.engine.hexgrid import HexId

LARGEST = 15.0
"""The largest step from hex to hex, in lines of text."""
ZOOM_STEP = 1.2
_CARRYING, _NOT_HERE = Qt.CursorShape.ClosedHandCursor, Qt.CursorShape.ForbiddenCursor
_REDRAW_AFTER = 90


class MapView(QWidget):
    """A map one can zoom and pan; it knows hexes and counters, and no prompt.

    `clicked` and `opened` (a double click) carry a hex and the id of the counter hit, or None;
    `hovered` the hex under the pointer or None; `carried` a counter's id and the hex it is held
    over; `dropped` the two it was let go with. A carried counter is one that `may_carry` allowed.
    """

    clicked = Signal(str, object)
    opened = Signal(str, object)
    hovered = Signal(object)
    carried = Signal(str, object)
    dropped = Signal(str, object)
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = current()
        self.press = CounterPress(self.theme)
        self.sheet: Sheet | None = None
        self.overlay: Overlay | None = None
        self.shown = Shown()
        self.view = Viewpoint()
        self.movable: set[str] = set()
        self._whole = True
        self._pressed: QPointF | None = None
        self._pressed_counter: Counter | None = None
        self._panning: QPointF | None = None
        self._space = False
        self.ground: GroundPrint | None = None
        self._redraw = QTimer(self)
        self._redraw.setSingleShot(True)
        self._redraw.setInterval(_REDRAW_AFTER)
        self._redraw.timeout.connect(self.update)
        self.setMouseTracking(True)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who clicks here types for the card
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.theme.changed.connect(self._restyle)

    # -- what it shows ---------------------------------------------------------------------------

    def set_chart(self, chart: Chart | None) -> None:
        """Lay out another map."""
        self.sheet = Sheet(chart) if chart is not None else None
        self.overlay = Overlay(self.sheet, self.theme, self.press) if self.sheet else None
        self.ground = GroundPrint(self.sheet, self.theme) if self.sheet else None
        self.shown = Shown()
        self.fit()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room to see the whole map."""
        return QSize(round(self.theme.em * 40), round(self.theme.em * 32))

    def minimumSizeHint(self) -> QSize:
        """Stay useful when small."""
        return QSize(round(self.theme.em * 12), round(self.theme.em * 10))

    def _restyle(self) -> None:
        self.press.forget()
        if self.ground is not None:
            self.ground.forget()
        if self._whole:
            self.fit()
        self.update()

    # -- zoom and pan ----------------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole map."""
        self._whole = True
        if self.sheet is not None and self.width() > 1:
            self._look(self.view.fitted(self.sheet.bounds, QRectF(self.rect())))

    def zoom(self, factor: float, around_pixel: QPointF | None = None) -> None:
        """Come nearer or go back, around a pixel or the middle."""
        if self.sheet is None:
            return
        least = self.view.fitted(self.sheet.bounds, QRectF(self.rect())).scale * 0.8
        most = max(LARGEST * self.theme.em, least * 2)
        scale = min(max(self.view.scale * factor, least), most)
        self._whole = False
        self._redraw.start()
        self._look(self.view.zoomed(scale, around_pixel or QRectF(self.rect()).center()))

    def pan(self, by: QPointF) -> None:
        """Move the paper under the window."""
        self._whole = False
        self._look(Viewpoint(self.view.scale, self.view.origin + by))

    def reveal(self, place: HexId) -> None:
        """Pan just so far that a hex shows with some room around it."""
        if self.sheet is None:
            return
        room = min(self.view.scale * 1.2, self.width() / 3, self.height() / 3)
        inner = QRectF(self.rect()).adjusted(room, room, -room, -room)
        at = self.view.pixel(self.sheet.centres[place])
        by = QPointF(
            min(max(at.x(), inner.left()), inner.right()) - at.x(),
            min(max(at.y(), inner.top()), inner.bottom()) - at.y(),
        )
        if not by.isNull():
            self.pan(by)

    def _look(self, view: Viewpoint) -> None:
        """Take a view, but never one that leaves the map out of sight."""
        assert self.sheet is not None
        paper = view.transform().mapRect(self.sheet.bounds)
        middle = QRectF(self.rect()).center()
        push = QPointF(
            middle.x() - min(max(middle.x(), paper.left()), paper.right()),
            middle.y() - min(max(middle.y(), paper.top()), paper.bottom()),
        )
        self.view = Viewpoint(view.scale, view.origin + push)
        self._choose_fan()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole map in sight, or else what was in the middle."""
        super().resizeEvent(event)
        if self._whole:
            self.fit()
        elif self.sheet is not None and event.oldSize().isValid():
            grown = event.size() - event.oldSize()
            self._look(
                Viewpoint(
                    self.view.scale,
                    self.view.origin + QPointF(grown.width() / 2, grown.height() / 2),
                )
            )
        self.resized.emit()

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's name
        """Lay the printed map down and paint what lies on it."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        window, moving = QRectF(self.rect()), self._redraw.isActive()
        if self.ground is None or self.overlay is None:
            painter.fillRect(window, self.theme.colour("surface"))
        else:
            self.ground.draw(painter, self.view, window, moving=moving, whole=self._whole)
            self.overlay.hasty = moving
            self.overlay.paint(painter, self.shown, self.view, window, focus=self.hasFocus())
        if self.hasFocus():
            width = max(2.0, self.theme.em * 0.14)
            painter.setPen(QPen(self.theme.colour("accent"), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = width / 2
            painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
        painter.end()

    # -- what lies under a pixel -----------------------------------------------------------------

    def hex_at(self, pixel: QPointF) -> HexId | None:
        """Return the hex that shows at a pixel; the fanned stack covers what is under it."""
        if self.sheet is None or self.overlay is None:
            return None
        fan = self.overlay.fanned(self.shown, self.view, QRectF(self.rect()))
        if fan and around(fan).contains(pixel):
            return self.shown.fan
        return self.sheet.at(self.view.paper(pixel))

    def land_under(self, box: QRectF) -> float:
        """Measure how much of the hexes a rectangle covers."""
        polygons = self.sheet.polygons.values() if self.sheet is not None else ()
        paper = self.view.transform().inverted()[0].mapRect(box)
        covered = (paper.intersected(polygon.boundingRect()) for polygon in polygons)
        return sum(part.width() * part.height() for part in covered)

    def counter_at(self, pixel: QPointF) -> Counter | None:
        """Return the counter that shows at a pixel."""
        place = self.hex_at(pixel)
        if place is None or self.overlay is None:
            return None
        placed = self.overlay.lying(self.shown, place, self.view)
        if place == self.shown.fan:
            placed = self.overlay.fanned(self.shown, self.view, QRectF(self.rect()))
        return next((one.counter for one in reversed(placed) if one.box.contains(pixel)), None)

    def set_hover(self, place: HexId | None) -> None:
        """Mark the hex under the pointer, and fan out what lies there."""
        if place == self.shown.hover:
            return
        self.shown.hover = place
        self._choose_fan()
        self.update()
        self.hovered.emit(place)

    def set_cursor(self, place: HexId | None) -> None:
        """Put the keyboard's cursor on a hex."""
        self.shown.cursor = place
        self._choose_fan()
        if place is not None:
            self.reveal(place)
        self.update()

    def _choose_fan(self) -> None:
        """Fan out the stack that the player points at; show one small counter through a lens."""
        place = self.shown.hover or (self.shown.cursor if self.hasFocus() else None)
        stack = self.shown.stacks.get(place, ()) if place is not None else ()
        small = self.view.scale * PLATE < self.theme.em * 2.4
        free = self.shown.carried is None
        self.shown.fan = place if free and len(stack) > 1 else None
        self.shown.lens = stack[0] if free and small and len(stack) == 1 else None

    # -- the mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag of a counter, or a pan."""
        at = event.position()
        if event.button() == Qt.MouseButton.MiddleButton or self._space:
            self._panning = at
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = at
            self._pressed_counter = self.counter_at(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, carry a counter, or point at a hex."""
        at = event.position()
        if self._panning is not None:
            self.pan(at - self._panning)
            self._panning = at
            return
        if self.shown.carried is not None:
            self._carry(at)
            return
        if self._pressed is not None and self._far(at):
            held = self._pressed_counter
            if held is not None and held.id in self.movable:
                self.shown.carried = held
                self._carry(at)
            else:
                self._panning = at
            self._pressed = None
            return
        self.set_hover(self.hex_at(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Finish what the press began."""
        at = event.position()
        carried, pressed = self.shown.carried, self._pressed
        self._panning, self._pressed = None, None
        if carried is not None:
            place = self.sheet.at(self.view.paper(at)) if self.sheet else None
            self.let_go()
            self.dropped.emit(carried.id, place)
        elif pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            place = self.hex_at(at)
            if place is not None:
                hit = self.counter_at(at)
                self.clicked.emit(place, hit.id if hit is not None else None)
        self._pressed_counter = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open what lies here."""
        place = self.hex_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            hit = self.counter_at(event.position())
            self.opened.emit(place, hit.id if hit is not None else None)

    def let_go(self) -> None:
        """Put a carried counter back where it lies."""
        self.shown.carried = None
        self._pressed = None
        self.unsetCursor()
        self.update()

    def _carry(self, at: QPointF) -> None:
        assert self.shown.carried is not None
        self.shown.pointer = at
        self.shown.fan = None
        place = self.sheet.at(self.view.paper(at)) if self.sheet is not None else None
        if place != self.shown.hover:
            self.shown.hover = place
            self.carried.emit(self.shown.carried.id, place)
        fits = place in self.shown.lit
        self.setCursor(_CARRYING if fits else _NOT_HERE)
        self.update()

    def _far(self, at: QPointF) -> bool:
        assert self._pressed is not None
        return (at - self._pressed).manhattanLength() > self.theme.em * 0.5

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        if self.shown.carried is None:
            self.set_hover(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        turns = event.angleDelta().y() / 120
        if turns:
            self.zoom(ZOOM_STEP**turns, event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Take the pinch of a touchpad, and keep the map's own keys from the window."""
        pinch = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == pinch:
            self.zoom(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            return self._pinched(event.gesture(Qt.GestureType.PinchGesture))
        return super().event(event)

    def _pinched(self, gesture: QGesture | None) -> bool:
        """Zoom with two fingers on a touch screen."""
        if not isinstance(gesture, QPinchGesture):
            return False
        at = self.mapFromGlobal(gesture.hotSpot())
        self.zoom(gesture.scaleFactor(), at)
        return True

    def hold_space(self, held: bool) -> None:
        """Let the mouse pan while the space bar is down."""
        self._space = held
        shape = Qt.CursorShape.OpenHandCursor if held else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self._choose_fan()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._choose_fan()
        self.update()

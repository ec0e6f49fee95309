"""Look at a sheet of paper: zoom, pan, and keep it in sight, whatever is painted on it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QNativeGestureEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGesture, QGestureEvent, QPinchGesture, QWidget

from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.theme import current

ZOOM_STEP = 1.2
_REDRAW_AFTER = 90


class Canvas(QWidget):
    """A widget over a sheet of paper that one can zoom and pan by wheel, pinch and keys.

    `paper` is the sheet's size in its own unit, `largest` the most pixels such a unit may take.
    """

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = current()
        self.view = Viewpoint()
        self._whole = True
        self._part: QRectF | None = None
        self._panning: QPointF | None = None
        self._space = False
        self._redraw = QTimer(self)
        self._redraw.setSingleShot(True)
        self._redraw.setInterval(_REDRAW_AFTER)
        self._redraw.timeout.connect(self.update)
        self.setMouseTracking(True)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who clicks here types for the card
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paper(self) -> QRectF | None:
        """Return the sheet's rectangle, or None where there is none."""
        raise NotImplementedError

    def largest(self) -> float:
        """Return the largest scale."""
        raise NotImplementedError

    def looked(self) -> None:
        """Take note that another part of the sheet shows."""

    # -- zoom and pan ----------------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole sheet."""
        self._whole, self._part = True, None
        paper = self.paper()
        if paper is not None and self.width() > 1:
            self._look(self.view.fitted(paper, QRectF(self.rect())))

    def fit_part(self, part: QRectF) -> None:
        """Show a part of the sheet, also when there is more room, until one looks elsewhere."""
        self._whole, self._part = False, part
        if self.width() > 1:
            view = self.view.fitted(part, QRectF(self.rect()))
            if view.scale > self.largest():
                view = view.zoomed(self.largest(), QRectF(self.rect()).center())
            self._look(view)

    def sees(self, part: QRectF) -> bool:
        """Tell whether a part of the sheet shows whole."""
        return QRectF(self.rect()).contains(self.view.transform().mapRect(part))

    def zoom(self, factor: float, around_pixel: QPointF | None = None) -> None:
        """Come nearer or go back, around a pixel or the middle."""
        paper = self.paper()
        if paper is None:
            return
        least = self.view.fitted(paper, QRectF(self.rect())).scale * 0.8
        most = max(self.largest(), least * 2)
        scale = min(max(self.view.scale * factor, least), most)
        self._whole, self._part = False, None
        self._redraw.start()
        self._look(self.view.zoomed(scale, around_pixel or QRectF(self.rect()).center()))

    def pan(self, by: QPointF) -> None:
        """Move the paper under the window."""
        self._whole, self._part = False, None
        self._look(Viewpoint(self.view.scale, self.view.origin + by))

    def show_point(self, point: QPointF, room: float) -> None:
        """Pan just so far that a point on paper shows with so many pixels around it."""
        room = min(room, self.width() / 3, self.height() / 3)
        inner = QRectF(self.rect()).adjusted(room, room, -room, -room)
        at = self.view.pixel(point)
        by = QPointF(
            min(max(at.x(), inner.left()), inner.right()) - at.x(),
            min(max(at.y(), inner.top()), inner.bottom()) - at.y(),
        )
        if not by.isNull():
            self.pan(by)

    def hold_space(self, held: bool) -> None:
        """Let the mouse pan while the space bar is down."""
        self._space = held
        shape = Qt.CursorShape.OpenHandCursor if held else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def _look(self, view: Viewpoint) -> None:
        """Take a view, but never one that leaves the paper out of sight."""
        bounds = self.paper()
        assert bounds is not None
        paper = view.transform().mapRect(bounds)
        middle = QRectF(self.rect()).center()
        push = QPointF(
            middle.x() - min(max(middle.x(), paper.left()), paper.right()),
            middle.y() - min(max(middle.y(), paper.top()), paper.bottom()),
        )
        self.view = Viewpoint(view.scale, view.origin + push)
        self.looked()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole sheet in sight, or else what was in the middle."""
        super().resizeEvent(event)
        if self._whole:
            self.fit()
        elif self._part is not None:
            self.fit_part(self._part)
        elif self.paper() is not None and event.oldSize().isValid():
            grown = event.size() - event.oldSize()
            half = QPointF(grown.width() / 2, grown.height() / 2)
            self._look(Viewpoint(self.view.scale, self.view.origin + half))
        self.resized.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        turns = event.angleDelta().y() / 120
        if turns:
            self.zoom(ZOOM_STEP**turns, event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Take the pinch of a touchpad."""
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

    def frame_focus(self, painter: QPainter) -> None:
        """Frame the widget where the keyboard stands on it."""
        if self.hasFocus():
            width = max(2.0, self.theme.em * 0.14)
            painter.setPen(QPen(self.theme.colour("accent"), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = width / 2
            painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))

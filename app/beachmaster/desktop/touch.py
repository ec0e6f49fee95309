"""Let a finger do what wheel and resting mouse do: scroll with a push, and read a hover text."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QGestureEvent,
    QScroller,
    QTapAndHoldGesture,
    QToolTip,
    QWidget,
)


def scroll_by_push(area: QAbstractScrollArea) -> None:
    """Let what is pushed with a finger scroll on for a while; a mouse drags nothing."""
    QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)


class LongPress(QObject):
    """Show the hover text of a control that a finger rests on."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.grabGesture(Qt.GestureType.TapAndHoldGesture)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of a finger that rests."""
        if watched is self._window and isinstance(event, QGestureEvent):
            held = event.gesture(Qt.GestureType.TapAndHoldGesture)
            if isinstance(held, QTapAndHoldGesture):
                if held.state() == Qt.GestureState.GestureFinished:
                    self.show_text(held.position().toPoint())
                event.accept(held)
                return True
        return False

    def show_text(self, at: QPoint) -> None:
        """Show the hover text of what lies at a place of the screen, or of what that stands in."""
        inside = self._window.mapFromGlobal(at)
        control: QWidget | None = self._window.childAt(inside)
        while control is not None and not control.toolTip():
            control = control.parentWidget()
        if control is not None:
            QToolTip.showText(at, control.toolTip(), control)

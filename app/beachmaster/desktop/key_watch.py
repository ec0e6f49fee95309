"""Hear the keys and buttons of our windows before they do; lock the keys while a cat walks by.

Only the window that has the keyboard is listened to, so that nothing is asked of Python while
others paint.
"""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

REPEATS = 12
"""So many repeats of a key that is held lock the keys: about a second, counted by the system."""
PRESSES = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
)
LOCKED_OUT = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)


class KeyWatch(QObject):
    """Tell of every press, and hold keys back while they are locked.

    `pressed` tells of a key, a button or a touch that counts, `locked` that the keys were locked or
    let go, `held_back` that a key was pressed while they are locked.
    """

    pressed = Signal()
    locked = Signal(bool)
    held_back = Signal()

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        self._window: QWindow | None = None
        self._repeats = 0
        self.is_locked = False
        application.focusWindowChanged.connect(self._watch)
        self._watch(application.focusWindow())

    def _watch(self, window: QWindow | None) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window.destroyed.disconnect(self._forget)
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count how long Escape is held; hold back what is locked out."""
        del watched
        kind = event.type()
        if isinstance(event, QKeyEvent) and self._is_turned(event, kind):
            return True
        if self.is_locked and kind in LOCKED_OUT:
            if kind == QEvent.Type.KeyPress:
                self.held_back.emit()
            return True
        if kind in PRESSES:
            self.pressed.emit()
        return False

    def _is_turned(self, event: QKeyEvent, kind: QEvent.Type) -> bool:
        """Tell whether the event is a repeat of Escape, which serves the lock alone."""
        if event.key() != Qt.Key.Key_Escape:
            return False
        if not event.isAutoRepeat():
            held, self._repeats = self._repeats >= REPEATS, 0
            return held and kind == QEvent.Type.KeyRelease  # what it meant to do, it did
        if kind == QEvent.Type.KeyPress:
            self._repeats += 1
            if self._repeats == REPEATS:
                self.is_locked = not self.is_locked
                self.locked.emit(self.is_locked)
        return True

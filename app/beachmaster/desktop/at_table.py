"""What a window does because a table is not a desk: it stays awake, and keys can be locked."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from beachmaster.desktop.awake import Awake, Holder
from beachmaster.desktop.key_watch import KeyWatch
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.texts import T
from beachmaster.desktop.touch import LongPress


class AtTable(QObject):
    """Listen to the window's keys: they keep the machine awake, and Escape held locks them."""

    def __init__(
        self, window: MainWindow, application: QGuiApplication, holder: Holder | None = None
    ) -> None:
        super().__init__(window)
        self._window = window
        self.keys = KeyWatch(application)
        self.long_press = LongPress(window)
        self.awake = Awake(window.controller, window.settings, holder)
        self.keys.pressed.connect(self.awake.somebody_is_there)
        self.keys.pressed.connect(self._go_on)
        self.keys.locked.connect(self._say_locked)
        self.keys.held_back.connect(self._say_again)
        window.destroyed.connect(self.keys.deleteLater)

    def _go_on(self) -> None:
        parts = self._window.parts
        if parts is not None and parts.built:
            parts.text_size.go_on()

    def _say_locked(self, locked: bool) -> None:
        self._window.notice.tell(_LOCKED if locked else _FREE)

    def _say_again(self) -> None:
        self._window.notice.tell(_LOCKED)


_LOCKED = T("The keys are locked; the mouse still works. To unlock them, hold Esc for a second.")
_FREE = T("The keys are unlocked.")

"""Keep screen and machine awake while a prompt waits: dice are rolled far from the keyboard.

An hour after the last key the machine may sleep as it likes.
"""

import sys
from importlib.util import find_spec
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QTimer

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.storage.settings import Settings

MINUTES = 60
"""So long after the last key the machine is held awake."""
NAME = "Beachmaster"
REASON = "A game waits for its player"


class Holder(Protocol):
    """What asks the system not to sleep."""

    def hold(self) -> None:
        """Ask it; an asking that stands already is left as it is."""
        ...

    def let_go(self) -> None:
        """Take the asking back, if there is one."""
        ...


class Awake(QObject):
    """Hold the machine awake while a prompt waits and somebody was there within the hour."""

    def __init__(
        self, controller: GameController, settings: Settings, holder: Holder | None = None
    ) -> None:
        super().__init__(controller)
        self._controller, self._settings = controller, settings
        self._holder = holder or system_holder(self)
        self.holds = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(MINUTES * 60_000)
        self.timer.timeout.connect(self._let_go)
        controller.changed.connect(self._follow)

    def somebody_is_there(self) -> None:
        """Count the hour anew: a key was pressed."""
        if not self._is_wanted():
            self._let_go()
            return
        self.timer.start()
        if not self.holds:
            self.holds = True
            self._holder.hold()

    def _is_wanted(self) -> bool:
        waits = self._controller.is_open and self._controller.asked is not None
        return waits and self._settings["awake"] == "on"

    def _follow(self, topics: Topic) -> None:
        """Let go when the game is over or closed; a new prompt comes from a key."""
        if Topic.GAME in topics or Topic.PROMPT in topics:
            self.somebody_is_there()

    def _let_go(self) -> None:
        self.timer.stop()
        if self.holds:
            self.holds = False
            self._holder.let_go()


class Nothing:
    """Hold nothing: where no way is known to ask the system."""

    def hold(self) -> None:
        """Do nothing."""

    def let_go(self) -> None:
        """Do nothing."""


class ScreenSaver:
    """Ask the desktop of Linux over its session bus, as video players do.

    Each asking has a connection of its own: the desktop forgets it when that is closed.
    """

    SERVICE, PATH = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"

    def hold(self) -> None:
        """Ask without waiting for the reply; where nobody answers, nothing is held."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, NAME)
        if bus.isConnected():
            message = QDBusMessage.createMethodCall(
                self.SERVICE, self.PATH, self.SERVICE, "Inhibit"
            )
            message.setArguments([NAME, REASON])
            bus.asyncCall(message)

    def let_go(self) -> None:
        """Close the connection, and the asking with it."""
        from PySide6.QtDBus import QDBusConnection

        QDBusConnection.disconnectFromBus(NAME)


class Caffeinate(QObject):
    """Run what macOS has for it, as long as it is held."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process = QProcess(self)

    def hold(self) -> None:
        """Start it; it ends with us."""
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._process.start("caffeinate", ["-d", "-i"])

    def let_go(self) -> None:
        """End it."""
        self._process.terminate()


class ExecutionState:
    """Tell Windows that display and system are needed."""

    CONTINUOUS, SYSTEM, DISPLAY = 0x80000000, 0x1, 0x2

    def hold(self) -> None:
        """Say that they are needed until it is taken back."""
        self._say(self.CONTINUOUS | self.SYSTEM | self.DISPLAY)

    def let_go(self) -> None:
        """Say that they are needed no more."""
        self._say(self.CONTINUOUS)

    def _say(self, state: int) -> None:
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.kernel32.SetThreadExecutionState(state)


def system_holder(parent: QObject) -> Holder:
    """Return what asks the system that we run on."""
    if sys.platform == "win32":
        return ExecutionState()
    if sys.platform == "darwin":
        return Caffeinate(parent)
    return ScreenSaver() if find_spec("PySide6.QtDBus") else Nothing()

"""Lay how things stand over the window, below the strip, for as long as somebody looks."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QCursor, QHideEvent
from PySide6.QtWidgets import QApplication, QWidget

from beachmaster.desktop.layout.framed import Framed
from beachmaster.desktop.layout.strip import PhaseStrip
from beachmaster.desktop.panels.turn import TurnPanel
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current

WIDE, HIGH, AIR = 30.0, 40.0, 0.5
LINGERS = 250
"""Milliseconds from the pointer's going to the sheet's, where the pointer opened it."""


class StandingSheet(Framed):
    """The turn panel over the window: a key opens it to stay, the pointer as long as it rests.

    `left` tells that it went with the keyboard on it.
    """

    left = Signal()

    def __init__(self, over: QWidget, strip: PhaseStrip, panel: TurnPanel) -> None:
        super().__init__(T("State of play"), over)
        self._over, self._strip, self.panel = over, strip, panel
        self._by_pointer = self._held = False
        self.setProperty("card", True)
        self.put(panel)
        self.hide()
        self._goes = QTimer(self, singleShot=True, interval=LINGERS)
        self._goes.timeout.connect(self._leave)
        self.closed.connect(self.hide)
        strip.clicked.connect(self.toggle)
        strip.rested.connect(lambda: self.open(by_pointer=True))
        strip.left.connect(self._goes.start)
        current().changed.connect(self.place)
        over.installEventFilter(self)

    def toggle(self) -> None:
        """Open it to stay, or close it."""
        if self.isVisible() and not self._by_pointer:
            self.hide()
        else:
            self.open()

    def open(self, *, by_pointer: bool = False) -> None:
        """Show it; where a key opened it, the keyboard goes there."""
        if by_pointer and self.isVisible():
            return
        self._by_pointer = by_pointer
        self.place()
        self.show()
        self.raise_()
        if not by_pointer:
            self.panel.lines.setFocus()

    def place(self) -> None:
        """Stand below the strip, within the window."""
        theme, air = current(), current().space(AIR)
        top = self._strip.geometry().bottom() + 1 if self._strip.isVisible() else air
        width = min(theme.space(WIDE), self._over.width() - 2 * air)
        height = min(theme.space(HIGH), self._over.height() - top - air)
        self.setGeometry(air, top, width, height)

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that the keyboard must go somewhere."""
        super().hideEvent(event)
        if self._held:
            self._held = False
            self.left.emit()

    def setVisible(self, visible: bool) -> None:
        """Note whether the keyboard is here: it is gone from what hides."""
        focus = QApplication.focusWidget()
        self._held = not visible and focus is not None and self.isAncestorOf(focus)
        super().setVisible(visible)

    def leaveEvent(self, event: QEvent) -> None:
        """Go after the pointer."""
        super().leaveEvent(event)
        self._goes.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay within a window that changes its size."""
        if watched is self._over and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

    def _leave(self) -> None:
        at = QCursor.pos()
        on = any(one.rect().contains(one.mapFromGlobal(at)) for one in (self, self._strip))
        if self._by_pointer and not on:
            self.hide()

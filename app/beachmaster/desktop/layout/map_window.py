"""Hold the map in a window of its own, on another screen where there is one."""

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from beachmaster.desktop.layout.notes import window_notes
from beachmaster.desktop.layout.walking import come_to
from beachmaster.desktop.screens import ChosenScreen
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say

WINDOWED = 0.7
"""The share of the desk's own screen that it takes at first; another screen it fills."""


class MapWindow(QWidget):
    """The map beside the desk; `turned` tells that it is to come out, or to go back.

    It remembers that it is wanted, its screen and its size. While its screen is unplugged the map
    is in the desk. Keys that mean nothing on the map are the prompt's, wherever that stands.
    """

    turned = Signal()

    def __init__(self, desk: QWidget) -> None:
        super().__init__(desk, Qt.WindowType.Window)
        self._desk = desk
        self._file = window_notes()
        self._wanted = self._file.value("map-apart") == "yes"
        self._shown = False
        self.where = ChosenScreen(self, desk, "map-screen")
        self.where.gone.connect(self.turned)
        self.where.back.connect(self.turned)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        # Who clicks here types for the prompt; Tab and F6 lead onto the map itself.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the title in the language in force."""
        self.setWindowTitle(say(T("Map")))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # -- coming and going ------------------------------------------------------------------------

    @property
    def is_out(self) -> bool:
        """Tell whether the map belongs here now: it is wanted so, and its screen is there."""
        return self._wanted and self.where.is_there

    def want(self, *, on: bool) -> None:
        """Have the map come here, onto another screen at first, or go back."""
        if on and not (self.where.chosen and self.where.is_there):
            self.where.choose(self.where.beside())
        self._wanted = on
        self._file.setValue("map-apart", "yes" if on else "no")
        self.turned.emit()

    def hold(self, board: QWidget, *, shown: bool) -> None:
        """Take the map in, and stand where it stood last while there is something to show."""
        if board.parentWidget() is not self:
            self._column.addWidget(board)
            board.show()
        if shown and not self._shown:
            self._place()
        elif self._shown and not shown:
            self.put_away()

    def put_away(self) -> None:
        """Be out of sight until the map is called for again."""
        self._shown = False
        self.hide()

    def come(self) -> None:
        """Come to the front."""
        self.raise_()
        come_to(self)

    def _place(self) -> None:
        """Stand where it stood on its screen; the keyboard stays at the desk."""
        screen, begun = self.where.screen(), self._desk.isActiveWindow()
        room, stood = screen.availableGeometry(), self._file.value("map-window")
        known = isinstance(stood, QByteArray) and self.restoreGeometry(stood)
        self._shown = True
        if known and room.contains(self.geometry().center()):
            self.show()
        else:
            self.setWindowState(Qt.WindowState.WindowNoState)
            self.resize(room.size() * WINDOWED)
            self.move(room.center() - self.rect().center())
            alone = screen.name() == self._desk.screen().name()
            (self.show if alone else self.showMaximized)()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if begun:
            self._desk.activateWindow()

    def hideEvent(self, event: QHideEvent) -> None:
        """Note where it stood, also where it was drawn to another screen by hand."""
        super().hideEvent(event)
        if event.spontaneous():  # minimised
            return
        self._file.setValue("map-window", self.saveGeometry())
        at = QGuiApplication.screenAt(self.geometry().center())
        if at is not None and self.where.is_there:
            self.where.choose(at)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the map back to the desk."""
        super().closeEvent(event)
        self._shown = False
        self.want(on=False)

    # -- keys ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand a key that the map did not want to where the keyboard stands at the desk."""
        self._hand_on(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go there what was pressed there."""
        self._hand_on(event)

    def _hand_on(self, event: QKeyEvent) -> None:
        stands: QWidget | None = self._desk.focusWidget()  # nothing, where it never stood
        QApplication.sendEvent(self._desk if stands is None else stands, event)

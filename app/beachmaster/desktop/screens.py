"""Remember which screen a window stands on that may stand on another than the desk."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.layout.notes import window_notes


class ChosenScreen(QObject):
    """One screen, remembered by name also while it is unplugged; the desk's stands in for it.

    `gone` tells that it was unplugged, `back` that it is there again, `altered` that any screen
    came or went.
    """

    gone, back, altered = Signal(), Signal(), Signal()

    def __init__(self, window: QWidget, desk: QWidget, note: str) -> None:
        super().__init__(window)
        self._desk, self._note = desk, note
        self._file = window_notes()
        self._unplugged = False
        self.chosen = str(self._file.value(note) or "")
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenRemoved.connect(self._take_away)
        application.screenAdded.connect(self._bring)

    @property
    def is_there(self) -> bool:
        """Tell whether the chosen screen is plugged in; none chosen is the desk's."""
        return not self.chosen or self._found() is not None

    def screen(self) -> QScreen:
        """Return the screen chosen, while it is there, or that of the desk."""
        return self._found() or self._desk.screen()

    def choose(self, screen: QScreen) -> None:
        """Remember another screen."""
        self.chosen, self._unplugged = screen.name(), False
        self._file.setValue(self._note, self.chosen)

    def after(self) -> QScreen:
        """Return the screen that comes after the one in force."""
        screens = QGuiApplication.screens()
        names = [one.name() for one in screens]
        here = self.screen().name()
        at = names.index(here) if here in names else -1
        return screens[(at + 1) % len(screens)]

    def beside(self) -> QScreen:
        """Return the first screen on which the desk does not stand, or the desk's."""
        desk = self._desk.screen()
        others = (one for one in QGuiApplication.screens() if one.name() != desk.name())
        return next(others, desk)

    def _found(self) -> QScreen | None:
        if self._unplugged:
            return None
        return next((one for one in QGuiApplication.screens() if one.name() == self.chosen), None)

    def _take_away(self, screen: QScreen) -> None:
        is_ours = screen.name() == self.chosen
        self._unplugged = self._unplugged or is_ours
        self.altered.emit()
        if is_ours:
            self.gone.emit()

    def _bring(self, screen: QScreen) -> None:
        is_ours = screen.name() == self.chosen
        self._unplugged = self._unplugged and not is_ours
        self.altered.emit()
        if is_ours:
            self.back.emit()

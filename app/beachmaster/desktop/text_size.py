"""Change the size of all text, and leave the window the size that it has."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel

from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.layout.layouts import Layouts
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say


class TextSize(QObject):
    """Larger and smaller text in one window; the columns fit themselves to it.

    What it is now stands at the end of the menu bar, where it moves nothing, until the player goes
    on; where that has no room, in the bar of notices.
    """

    def __init__(self, window: WindowFrame, layouts: Layouts) -> None:
        super().__init__(window)
        self._window, self._noticed = window, ""
        self._bar = window.menuBar()
        self.said = QLabel(self._bar)
        self.said.setProperty("role", "aside")
        self.said.hide()
        self._bar.installEventFilter(self)
        window.theme.changed.connect(layouts.fit)

    def step(self, steps: int) -> None:
        """Go on by so many sizes, and keep that; 0 is the ordinary size."""
        theme = self._window.theme
        before, size = theme.zoom, theme.step_zoom(steps) if steps else 100
        if not steps:
            theme.apply(zoom=size)
        source = T("Text size {size}%.") if size != before else T("Text size {size}%, as before.")
        words = source.fill(size=size)
        self.said.setText(say(words))
        if self._noticed and self._window.notice.words == self._noticed:
            self._window.notice.clear()  # of two sizes one would be wrong
        self._noticed = ""
        if self._has_room():
            self._place()
            self.said.show()
            announce(self.said, say(words))
        else:
            self.go_on()
            self._window.notice.tell(words)
            self._noticed = say(words)
        self._window.settings["text"] = str(size)
        self._window.settings.keep()

    def go_on(self) -> None:
        """Take the words away: the player does something else."""
        self.said.clear()
        self.said.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the end of the menu bar."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Lie at the end of the menu bar; a corner widget of Qt's keeps the size that it had."""
        bar, wide = self._bar, self.said.sizeHint().width()
        self.said.setGeometry(bar.width() - wide, 0, wide, bar.height())

    def _has_room(self) -> bool:
        bar = self._bar
        menus = sum(bar.actionGeometry(action).width() for action in bar.actions())
        return not bar.isNativeMenuBar() and menus + self.said.sizeHint().width() <= bar.width()

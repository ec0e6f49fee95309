"""Change the size of all text, and leave the window the size that it has."""

from PySide6.QtCore import QObject

from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.layout.layouts import Layouts
from beachmaster.desktop.texts import T


class TextSize(QObject):
    """Larger and smaller text in one window; the columns fit themselves to it."""

    def __init__(self, window: WindowFrame, layouts: Layouts) -> None:
        super().__init__(window)
        self._window = window
        window.theme.changed.connect(layouts.fit)

    def step(self, steps: int) -> None:
        """Go on by so many sizes, and keep that; 0 is the ordinary size."""
        theme = self._window.theme
        before, size = theme.zoom, theme.step_zoom(steps) if steps else 100
        if not steps:
            theme.apply(zoom=size)
        source = T("Text size {size} %.") if size != before else T("Text size {size} %, as before.")
        self._window.notice.tell(source.fill(size=size))
        self._window.settings["text"] = str(size)
        self._window.settings.keep()

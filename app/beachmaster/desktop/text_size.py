"""Change the size of all text, and leave the window the size that it has."""

from PySide6.QtCore import QObject, QSize, QTimer

from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.layout.layouts import Layouts


class TextSize(QObject):
    """Larger and smaller text in one window; the columns fit themselves to it."""

    def __init__(self, window: WindowFrame, layouts: Layouts) -> None:
        super().__init__(window)
        self._window, self._layouts = window, layouts
        self._size: QSize | None = None
        window.theme.changing.connect(self._note_size)
        window.theme.changed.connect(self._refit)

    def step(self, steps: int) -> None:
        """Go on by so many sizes, and keep that; 0 is the ordinary size."""
        theme = self._window.theme
        size = theme.step_zoom(steps) if steps else 100
        if not steps:
            theme.apply(zoom=size)
        self._window.settings["text"] = str(size)
        self._window.settings.keep()

    def _note_size(self) -> None:
        """Note the window's size, but not while larger text still has it grown."""
        if self._size is None:
            self._size = self._window.size()

    def _refit(self) -> None:
        """Fit the columns to the new text size, in a window that keeps its own."""
        self._layouts.fit()
        QTimer.singleShot(0, self, self._take_size_back)

    def _take_size_back(self) -> None:
        """Give the window the size it had; the columns of before may still hold it larger."""
        size, self._size = self._size, None
        if size is not None:
            self._resize(size)
            QTimer.singleShot(0, self, lambda: self._resize(size))  # what wraps asks twice

    def _resize(self, size: QSize) -> None:
        layout = self._window.layout()
        if layout is not None and self._size is None:
            layout.activate()
            self._window.resize(size)

"""Say under the answers why one did not count."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLineEdit, QScrollArea

from beachmaster.desktop.edge_fade import faded
from beachmaster.desktop.keyboard import stands_on
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text


class RefusalLine(Wrong):
    """A line that is hidden until something is refused."""

    def __init__(self) -> None:
        super().__init__(bold=True)
        self.hide()

    def tell(self, text: Text, area: QScrollArea) -> None:
        """Say it to eye and ear, and bring it in sight in its area, with the line to be mended."""
        self.setText(say(text))
        self.show()
        announce(self, say(text))
        QTimer.singleShot(0, self, lambda: self._show_in(area))

    def _show_in(self, area: QScrollArea, *, again: bool = True) -> None:
        """Bring it in sight, once more when the area has its height with this line."""
        area.ensureWidgetVisible(self)
        inside = area.widget()
        assert inside is not None
        end = self.mapTo(inside, self.rect().bottomLeft())
        area.ensureVisible(end.x(), end.y(), 0, faded())  # clear of what fades
        line = stands_on(self)
        if isinstance(line, QLineEdit) and area.isAncestorOf(line):
            area.ensureWidgetVisible(line)
        elif again:
            QTimer.singleShot(0, self, lambda: self._show_in(area, again=False))

"""Say under the answers why one did not count."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea

from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text


class RefusalLine(Words):
    """A line that is hidden until something is refused."""

    def __init__(self) -> None:
        super().__init__("", PLAIN, bold=True, role="bad")
        self.hide()

    def tell(self, text: Text, area: QScrollArea) -> None:
        """Say it to eye and ear, and bring it in sight in its area."""
        self.setText(say(text))
        self.show()
        announce(self, say(text))
        QTimer.singleShot(0, self, lambda: area.ensureWidgetVisible(self))

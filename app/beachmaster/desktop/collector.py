"""Collects garbage from the event loop of the window."""

from PySide6.QtCore import QObject, QTimer

from beachmaster.desktop.collecting import Garbage

PAUSE = 1_000
"""Milliseconds between two looks at how much there is."""


class Collector(QObject):
    """Looks after garbage each second, between two events."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._garbage = Garbage()
        timer = QTimer(self)
        timer.timeout.connect(self._garbage.collect)
        timer.start(PAUSE)

"""Lay the page of a rule and the contents out: one at a time, or side by side where it is wide."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from beachmaster.desktop.theme import current

READING, CONTENTS = 0, 1
WIDE, BESIDE = 62, 20
"""From this width on both stand there, the contents so wide, in ems."""


class Spread(QWidget):
    """The page and the contents; `turned` tells which is read, `altered` that both or one are."""

    turned = Signal(int)
    altered = Signal()

    def __init__(self, page: QWidget, contents: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page, self._contents, self._at = page, contents, READING
        self.wide = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(contents)
        self._row.addWidget(page, 1)
        current().changed.connect(self._measure)
        self._arrange()

    @property
    def shows_contents(self) -> bool:
        """Tell whether the contents stand there, alone or beside the page."""
        return self.wide or self._at == CONTENTS

    def currentIndex(self) -> int:
        """Return what is read: the page where both stand there."""
        return READING if self.wide else self._at

    def setCurrentIndex(self, at: int) -> None:
        """Turn to the page or to the contents."""
        if at != self._at:
            self._at = at
            self._arrange()
            self.turned.emit(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show both where there is room."""
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        wide = self.width() >= current().space(WIDE)
        if wide != self.wide:
            self.wide = wide
            self._arrange()
            self.altered.emit()

    def _arrange(self) -> None:
        beside = current().space(BESIDE)
        self._contents.setMinimumWidth(beside if self.wide else 0)
        self._contents.setMaximumWidth(beside if self.wide else _ANY)
        self._row.setSpacing(current().space(0.6) if self.wide else 0)
        self._contents.setVisible(self.shows_contents)
        self._page.setVisible(self.wide or self._at == READING)


_ANY = 16_777_215
"""Qt's own word for no limit."""

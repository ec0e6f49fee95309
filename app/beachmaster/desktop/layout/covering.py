"""Name the prompt, and lead back to it, where a part that was called for stands in its place."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import Words
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.words_scroll_area import WordsScrollArea

MOST = 0.18
"""The prompt takes no more of the window's height here; what is longer scrolls."""


class CoveringBar(QWidget):
    """The words of the prompt and a button back to it; without a game the button alone."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words(bold=True)
        self._room = WordsScrollArea(self._words)
        self._back = QPushButton()
        self._back.setProperty("role", "main")
        self._back.clicked.connect(self.left)
        row = self._row = QHBoxLayout(self)
        row.addWidget(self._room, 1)
        row.addWidget(self._back)
        current().changed.connect(self.fit)
        self.retranslate()
        self.hide()

    def show_prompt(self, words: str) -> None:
        """Say what is asked."""
        self._words.setText(words)
        if not self.isHidden():
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the words that came meanwhile."""
        super().showEvent(event)
        self.fit()

    def retranslate(self) -> None:
        """Say the words in the language in force."""
        self._back.setText(say(T("Back")))
        name(self._back, T("Back to the prompt (Esc)"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def fit(self) -> None:
        """Take no more room than the window's height gives."""
        gap = current().space(0.2)
        self._row.setContentsMargins(gap * 2, gap, gap * 2, gap)
        self._room.fit(round(self.window().height() * MOST), 1.12)

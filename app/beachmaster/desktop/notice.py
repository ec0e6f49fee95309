"""Say in a strip above the prompt what went wrong or is going on; never in the way."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say, word
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text


class NoticeBar(QFrame):
    """One notice at a time, until the player closes it; long work shows that it goes on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._text: Text | None = None
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(current().space(6))
        self._close = QPushButton(word(_CLOSE))
        self._close.setProperty("role", "link")
        self._close.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        row.addWidget(self._label, 1)
        row.addWidget(self._bar)
        row.addWidget(self._close)
        forms.name(self, Text(_NAME))
        self.hide()

    def warn(self, text: Text) -> None:
        """Show what went wrong."""
        self._show(text, working=False)

    def work(self, text: Text | None) -> None:
        """Show that long work goes on; None ends it."""
        if text is not None:
            self._show(text, working=True)
        elif self._bar.isVisibleTo(self):
            self.clear()

    def clear(self) -> None:
        """Take the notice away."""
        self._text = None
        self.hide()

    def retranslate(self) -> None:
        """Say it again in the language in force."""
        self._close.setText(word(_CLOSE))
        if self._text is not None:
            self._label.setText(say(self._text))

    def _show(self, text: Text, *, working: bool) -> None:
        self._text = text
        self._label.setText(say(text))
        self._bar.setVisible(working)
        self._close.setVisible(not working)
        self.show()


_CLOSE = QT_TRANSLATE_NOOP("desktop", "Close")
_NAME = QT_TRANSLATE_NOOP("desktop", "Notice")

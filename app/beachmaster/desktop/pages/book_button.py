"""A link with an open book, to something that can be read before a game is begun."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle

from beachmaster.desktop import forms
from beachmaster.desktop.blocks import CENTRE
from beachmaster.desktop.buttons import WrappedButton
from beachmaster.desktop.icons import SIDE, line_picture
from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text


class BookButton(WrappedButton):
    """Words behind an open book; `aside` is its tip."""

    scale = 1.0
    air = 0.3

    def __init__(self, words: Text, aside: Text) -> None:
        super().__init__("")
        self._words, self._aside = words, aside
        self.setProperty("role", "link")
        self.setAutoDefault(False)

    def retranslate(self) -> None:
        """Say it in the language in force."""
        self.say(say(self._words))
        forms.name(self, self._words, self._aside)

    def ink(self) -> Role:
        """Return the colour of a link."""
        return "accent"

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the book."""
        book = line_picture("book-open", "accent", current().space(SIDE))
        where = QStyle.alignedRect(
            self.layoutDirection(), CENTRE, book.deviceIndependentSize().toSize(), room
        )
        painter.drawPixmap(where.topLeft(), book)

"""Open the rules of a game that can only be read as yet: no choice that stands there closed."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle

from beachmaster.desktop import forms
from beachmaster.desktop.blocks import CENTRE
from beachmaster.desktop.buttons import WrappedButton
from beachmaster.desktop.icons import SIDE, line_picture
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.words import say
from beachmaster.engine.about import About


class BookButton(WrappedButton):
    """The title of a game behind an open book; its tip says what there is of it."""

    scale = 1.0
    air = 0.3

    def __init__(self, game: About) -> None:
        super().__init__("")
        self.game = game
        self.setProperty("role", "link")
        self.setAutoDefault(False)

    def retranslate(self) -> None:
        """Say it in the language in force."""
        self.say(say(T("Read the rules of {game}", game=self.game.title)))
        forms.name(self, T("Read the rules of {game}", game=self.game.title), self.game.state)

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

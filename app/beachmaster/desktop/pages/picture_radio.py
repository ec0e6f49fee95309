"""One of several, shown as a card with a picture: the large questions of a new game."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter

from beachmaster.desktop.blocks import wrapped
from beachmaster.desktop.buttons import TOP, Radio
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CARD_CORNER

Picture = Callable[[QPainter, QRectF], None]
"""Paints into a square."""
SIDE = 3.6
"""How wide the picture is, in ems."""
WANTED = 9.5
"""How wide a card wants to be at least, in ems."""


FADED = 0.45
"""How much is seen of a card that cannot be chosen now."""


class PictureRadio(Radio):
    """A picture at the left, the words and what they mean beside it."""

    air = 0.3
    least = 4.0

    def __init__(self, picture: Picture) -> None:
        self._picture = picture
        super().__init__()

    def word_font(self) -> QFont:
        """Return a bold font for the words; the explanation is plain."""
        return current().font(self.scale, bold=True)

    def sizeHint(self) -> QSize:
        """Return the width of a card, as high as its words need."""
        width = current().space(WANTED)
        return QSize(width, self.heightForWidth(width))

    def words_height(self, width: int) -> int:
        """Return the height of the words and the explanation."""
        below = wrapped(self._hint, self.font(), width).height() if self._hint else 0
        return self._title_height(width) + below

    def _title_height(self, width: int) -> int:
        return wrapped(self.words, self.word_font(), width).height()

    def draw_ground(self, painter: QStylePainter, option: QStyleOptionButton) -> None:
        """Draw the card: a strong edge where it is chosen, a ring where the keyboard stands."""
        theme = current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        lit = self.isChecked() or bool(option.state & QStyle.StateFlag.State_MouseOver)
        wide = max(2.0, theme.em / 8) if self.isChecked() else 1.0
        painter.setPen(QPen(theme.colour("accent" if lit else "field"), wide))
        painter.setBrush(theme.colour("accent-soft" if self.isChecked() else "surface"))
        corner, inner = theme.space(CARD_CORNER), QRectF(self.rect())
        inner.adjust(wide, wide, -wide, -wide)
        painter.drawRoundedRect(inner, corner, corner)
        if self.hasFocus():
            painter.setBrush(theme.colour("accent-soft"))
            painter.setPen(QPen(theme.colour("text"), 1.5))
            inner.adjust(wide + 1, wide + 1, -wide - 1, -wide - 1)
            painter.drawRoundedRect(inner, corner - 2, corner - 2)

    def draw_words(self, painter: QPainter, room: QRect) -> None:
        """Draw the words in the middle of the height, and the explanation below them."""
        theme, width = current(), room.width()
        free = self.height() - 2 * theme.space(self.air) - self.words_height(width)
        room = room.adjusted(0, theme.space(self.air) + max(0, free // 2), 0, 0)
        painter.drawText(room, TOP, self.words)
        if self._hint:
            painter.setFont(self.font())
            painter.setPen(theme.colour("muted"))
            below = self._title_height(width)
            painter.drawText(room.adjusted(0, below, 0, 0), TOP, self._hint)

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the picture."""
        side = current().space(SIDE)
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(room).center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture(painter, square)

    def _left(self) -> int:
        return current().space(SIDE + 1.2)

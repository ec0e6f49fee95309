"""One of several, shown as a card: the one look that every choice of a new game has."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter

from beachmaster.desktop.buttons import TARGET, TOP, Radio
from beachmaster.desktop.measures import wrapped
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION, CARD_CORNER

Picture = Callable[[QPainter, QRectF], None]
"""Paints into a square."""
SIDE = 2.8
"""How wide the picture is, in ems."""
WANTED = 8.2
"""How wide a card wants to be at least, in ems."""
ABOVE = 19.0
"""Up to this width, in ems, the picture stands above the words, beyond it beside them."""
AIR, SIDE_AIR = 0.45, 0.5
"""How far the words stand off the edges, in ems."""
MARK = 0.85
"""How wide the sign of the chosen one is, in ems."""
MIDDLE = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
FADED = 0.45
"""How much is seen of a card that cannot be chosen now."""


class PictureRadio(Radio):
    """A picture where it has one, the words, and in small what they mean."""

    least = TARGET

    def __init__(self, picture: Picture | None = None) -> None:
        self._picture = picture
        super().__init__()

    def word_font(self) -> QFont:
        """Return a bold font for the words where they have a picture; the rest is plain."""
        return current().font(self.scale, bold=self._picture is not None)

    def natural_width(self) -> int:
        """Return the width at which nothing wraps, with room for the sign at the right."""
        return super().natural_width() + current().space(MARK)

    def sizeHint(self) -> QSize:
        """Return the least width of a card, or that of its words where it has no picture."""
        if self._picture is None:
            return super().sizeHint()
        width = current().space(WANTED)
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        """Return the height that picture and words need."""
        if width not in self._heights:
            theme = current()
            room = self._room_of(width, 0)
            high = self.words_height(room.width()) + 2 * theme.space(AIR)
            if self._is_above(width):
                high += theme.space(SIDE + AIR / 2)
            elif self._picture is not None:
                high = max(high, theme.space(SIDE + AIR))
            self._heights[width] = max(high, theme.space(self.least))
        return self._heights[width]

    def words_height(self, width: int) -> int:
        """Return the height of the words and the explanation."""
        below = wrapped(self._hint, _small(), width).height() if self._hint else 0
        return self._title_height(width) + below

    def _title_height(self, width: int) -> int:
        return wrapped(self.words, self.word_font(), width).height()

    def _is_above(self, width: int) -> bool:
        return self._picture is not None and width < current().space(ABOVE)

    def _room_of(self, width: int, height: int) -> QRect:
        """Return where the words stand on a card of a size."""
        space = current().space
        edge, top = space(SIDE_AIR), space(AIR)
        if self._is_above(width):
            return QRect(0, 0, width, height).adjusted(edge, top + space(SIDE + AIR / 2), -edge, 0)
        left = edge if self._picture is None else 2 * edge + space(SIDE)
        return QRect(0, 0, width, height).adjusted(left, top, -edge - space(MARK), 0)

    def draw_ground(self, painter: QStylePainter, option: QStyleOptionButton) -> None:
        """Draw the card: a strong edge and a sign where it is chosen, a ring for the keyboard."""
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
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("text"), 1.5))
            inner.adjust(wide + 1, wide + 1, -wide - 1, -wide - 1)
            painter.drawRoundedRect(inner, corner - 2, corner - 2)
        if self.isChecked():
            self._draw_sign(painter)

    def draw_words(self, painter: QPainter, room: QRect) -> None:
        """Draw the words, and the explanation below them."""
        theme = current()
        room = self._room_of(self.width(), self.height())
        above, high = self._is_above(self.width()), self.words_height(room.width())
        if not above:
            room.translate(0, max(0, (self.height() - high) // 2 - room.top()))
        where = MIDDLE if above else TOP
        painter.drawText(room, where, self.words)
        if self._hint:
            painter.setFont(_small())
            painter.setPen(theme.colour("muted"))
            below = self._title_height(room.width())
            painter.drawText(room.adjusted(0, below, 0, 0), where, self._hint)

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the picture."""
        if self._picture is None:
            return
        space = current().space
        square = QRectF(0, 0, space(SIDE), space(SIDE))
        if self._is_above(self.width()):
            square.moveTo((self.width() - square.width()) / 2, space(AIR))
        else:
            square.moveCenter(QPointF(space(SIDE_AIR + SIDE / 2), room.center().y()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture(painter, square)

    def _draw_sign(self, painter: QPainter) -> None:
        """Draw a full circle with a tick in the corner: an edge's colour alone says it to few."""
        theme, side = current(), current().space(MARK)
        edge = theme.space(0.4)
        box = QRectF(self.width() - edge - side, edge, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(box)
        pen = QPen(theme.colour("surface"), max(1.5, side / 7))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        corners = ((0.28, 0.52), (0.44, 0.68), (0.73, 0.34))
        painter.drawPolyline([box.topLeft() + QPointF(x * side, y * side) for x, y in corners])


def _small() -> QFont:
    return current().font(CAPTION)

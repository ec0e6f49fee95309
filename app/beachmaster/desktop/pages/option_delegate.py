"""Paint one option of a new game: its question, and below it how it is answered now."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from beachmaster.desktop.models.options import OptionRole, words_of
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.panels.blocks import Block, paint_blocks, wrapped
from beachmaster.desktop.panels.wrapped_list import RowDelegate
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.words import say
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text


class OptionDelegate(RowDelegate):
    """An answer that is not the usual one stands out by weight, colour and a mark."""

    def height(self, index: AnyIndex, width: int) -> int:
        """Return how high a row is at a width."""
        return self._blocks(index, width)[1]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one row."""
        theme, rect = current(), option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(rect, theme.colour("accent"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.colour("accent-soft"))
        blocks, _height = self._blocks(index, rect.width())
        paint_blocks(painter, blocks, rect.topLeft(), "on-accent" if chosen else None)
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def _blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        theme = current()
        edge, gap = theme.space(0.6), theme.space(0.4)
        room = width - 2 * edge
        changed = bool(index.data(OptionRole.CHANGED))
        question: str = index.data(OptionRole.QUESTION)
        words = words_of(index.data(OptionRole.ITEM), index.data(OptionRole.VALUE))
        answer = say(Text(_CHANGED, answer=words) if changed else words)
        font, small = theme.font(), theme.font(0.9, bold=changed)
        first = wrapped(question, font, room).height()
        second = wrapped(answer, small, room).height()
        colour: Role = "accent" if changed else "muted"
        top = gap + first
        blocks = [
            Block(QRect(edge, gap, room, first), question, font),
            Block(QRect(edge, top, room, second), answer, small, colour),
        ]
        return blocks, top + second + gap


_CHANGED = QT_TRANSLATE_NOOP("desktop", "✎ {answer}")

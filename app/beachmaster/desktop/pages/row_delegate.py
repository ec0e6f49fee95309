"""Paint a row of a page's list as blocks of words: lit where it is chosen, with a line below."""

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.panels.blocks import Block, paint_blocks
from beachmaster.desktop.panels.wrapped_list import RowDelegate
from beachmaster.desktop.theme import current


class BlocksDelegate(RowDelegate):
    """A row that says what its `blocks` say."""

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the blocks of a row at a width, and how high it is."""
        raise NotImplementedError

    def height(self, index: AnyIndex, width: int) -> int:
        """Return how high a row is at a width."""
        return self.blocks(index, width)[1]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one row."""
        theme, rect = current(), option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(rect, theme.colour("accent"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.colour("accent-soft"))
        blocks, _height = self.blocks(index, rect.width())
        paint_blocks(painter, blocks, rect.topLeft(), "on-accent" if chosen else None)
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

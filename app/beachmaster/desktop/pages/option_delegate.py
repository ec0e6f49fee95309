"""Paint one option of a new game: its question, and below it how it is answered now."""

from PySide6.QtCore import QRect

from beachmaster.desktop.models.options import OptionRole, words_of
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.pages.row_delegate import BlocksDelegate
from beachmaster.desktop.panels.blocks import Block, wrapped
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.words import say


class OptionDelegate(BlocksDelegate):
    """An answer that is not the usual one stands out by weight, colour and a mark."""

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the lines of a row at a width, and how high it is."""
        theme = current()
        edge, gap = theme.space(0.6), theme.space(0.4)
        room = width - 2 * edge
        changed = bool(index.data(OptionRole.CHANGED))
        question: str = index.data(OptionRole.QUESTION)
        words = words_of(index.data(OptionRole.ITEM), index.data(OptionRole.VALUE))
        answer = say(T("✎ {answer}", answer=words) if changed else words)
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

"""Paint the rows of the pages' lists: options of a new game, and saved games."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle

from beachmaster.desktop.blocks import Block, wrapped
from beachmaster.desktop.models.options import OptionRole, words_of
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.models.saves import SaveColumn, SaveRole
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import RowDelegate


class PageRowDelegate(RowDelegate):
    """A row that is lit where it is chosen, with a line below."""

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> Role | None:
        """Light what is chosen or pointed at, and end the row with a line."""
        del index
        theme = current()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, theme.colour("accent"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.colour("accent-soft"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        return "on-accent" if chosen else None


class OptionDelegate(PageRowDelegate):
    """An option's question, and how it is answered; what is not usual stands out."""

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the lines of a row at a width, and how high it is."""
        theme = current()
        edge, gap = theme.space(0.6), theme.space(0.4)
        room = width - 2 * edge
        changed = bool(index.data(OptionRole.CHANGED))
        question: str = index.data(OptionRole.QUESTION)
        words = words_of(index.data(OptionRole.ITEM), index.data(OptionRole.VALUE))
        answer = say(T("✎ {answer}", answer=words) if changed else words)
        font, small = theme.font(), theme.font(CAPTION, bold=changed)
        first = wrapped(question, font, room).height()
        second = wrapped(answer, small, room).height()
        colour: Role = "accent" if changed else "muted"
        top = gap + first
        blocks = [
            Block(QRect(edge, gap, room, first), question, font),
            Block(QRect(edge, top, room, second), answer, small, colour),
        ]
        return blocks, top + second + gap


class SaveDelegate(PageRowDelegate):
    """Three lines: the game, where it stands, its story."""

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the lines of a row at a width, and how high it is."""
        theme = current()
        edge, top = theme.space(0.6), theme.space(0.45)
        room, blocks = width - 2 * edge, []
        bad = index.data(SaveRole.PROBLEM) is not None
        lines: tuple[tuple[str, QFont, Role], ...] = (
            (name_of(index), theme.font(bold=True), "text"),
            (standing(index), theme.font(CAPTION), "muted"),
            (cell(index, SaveColumn.STORY), theme.font(CAPTION), "bad" if bad else "text"),
        )
        for words, font, colour in lines:
            if words:
                height = wrapped(words, font, room).height()
                blocks.append(Block(QRect(edge, top, room, height), words, font, colour))
                top += height
        return blocks, top + theme.space(0.45)


def cell(index: AnyIndex, column: SaveColumn) -> str:
    """Return the words of a column in the row of an index."""
    words = index.sibling(index.row(), column).data()
    return words if isinstance(words, str) else ""


def name_of(index: AnyIndex) -> str:
    """Return the game and the file it is kept in."""
    game, file = cell(index, SaveColumn.GAME), index.data(SaveRole.PATH).stem
    return game if game == file else say(T("{game} ({file})", game=game, file=file))


def standing(index: AnyIndex) -> str:
    """Return turn, phase, score, board and when it was last played, as far as known."""
    played = say(T("played {when}", when=cell(index, SaveColumn.CHANGED)))
    if index.data(SaveRole.PROBLEM) is not None:
        return played
    turn, phase = cell(index, SaveColumn.TURN), cell(index, SaveColumn.PHASE)
    where = say(T("Turn {turn}, {phase}", turn=turn, phase=phase))
    score = cell(index, SaveColumn.SCORE)
    parts = [where, score, cell(index, SaveColumn.BOARD)]
    return " · ".join(part for part in (*parts, played) if part)

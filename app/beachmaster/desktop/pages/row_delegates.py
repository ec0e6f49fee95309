"""Paint the rows of the pages' lists: options of a new game, and saved games."""

from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyle

from beachmaster.desktop.blocks import Block
from beachmaster.desktop.measures import wrapped
from beachmaster.desktop.models.options import OptionRole, words_of
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.models.saves import SaveColumn, SaveRole
from beachmaster.desktop.pages.islands import paint_island
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.vignette import thumbnail
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import RowDelegate
from beachmaster.games.catalogue import UnknownGameError, find


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


THUMB_WIDE, THUMB_HIGH, EDGE = 4.3, 2.7, 0.6


class SaveDelegate(PageRowDelegate):
    """A small picture of its map, and three lines: the game, where it stands, its story."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[tuple[object, ...], QPixmap] = {}

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> Role | None:
        """Light what is chosen, and paint the picture of the game."""
        found, theme = super().ground(painter, rect, index, state), current()
        room = QRectF(0, 0, theme.space(THUMB_WIDE), theme.space(THUMB_HIGH))
        room.moveTopLeft(QPointF(rect.left() + theme.space(EDGE), rect.top() + theme.space(0.45)))
        picture = self._picture(index)
        shape, corner = QPainterPath(), theme.space(0.25)
        shape.addRoundedRect(room, corner, corner)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(shape)
        if picture.isNull():
            paint_island(painter, coast_of(index), room)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(room, theme.colour("sea"))
            painter.drawPixmap(_within(room, picture), picture, QRectF(picture.rect()))
        painter.restore()
        return found

    def _picture(self, index: AnyIndex) -> QPixmap:
        """Return the picture of a game as it was last played, read once."""
        path: Path = index.data(SaveRole.PATH)
        scheme = current().scheme
        key = (path, scheme, cell(index, SaveColumn.CHANGED), cell(index, SaveColumn.STORY))
        if key not in self._pictures:
            self._pictures[key] = thumbnail(path, scheme)
        return self._pictures[key]

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the lines of a row at a width, and how high it is."""
        theme = current()
        beside = theme.space(EDGE) + theme.space(THUMB_WIDE)
        edge, top = beside + theme.space(EDGE), theme.space(0.45)
        room, blocks = width - edge - theme.space(EDGE), []
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
        return blocks, max(top, theme.space(0.45 + THUMB_HIGH)) + theme.space(0.45)


def coast_of(index: AnyIndex) -> str:
    """Return the coastline of the game in a row, none where it is not known."""
    try:
        return find(index.data(SaveRole.SAVE).game).coast
    except UnknownGameError:
        return ""


def _within(room: QRectF, picture: QPixmap) -> QRectF:
    """Return where a picture lies in the middle of a room, as large as it fits."""
    size = QSizeF(picture.size()).scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
    box = QRectF(QPointF(0, 0), size)
    box.moveCenter(room.center())
    return box


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
    if index.data(SaveRole.PROBLEM) is not None:
        return _played(index)
    turn, phase = cell(index, SaveColumn.TURN), cell(index, SaveColumn.PHASE)
    where = say(T("Turn {turn}, {phase}", turn=turn, phase=phase))
    return " · ".join((where, score_and_when(index)))


def score_and_when(index: AnyIndex) -> str:
    """Return score, board and when it was last played, as far as known."""
    parts = (cell(index, SaveColumn.SCORE), cell(index, SaveColumn.BOARD), _played(index))
    return " · ".join(part for part in parts if part)


def _played(index: AnyIndex) -> str:
    return say(T("played {when}", when=cell(index, SaveColumn.CHANGED)))

"""Paint the journal's rows and the places to go to: wrapped words, acts set off, heads."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle

from beachmaster.desktop.blocks import Block
from beachmaster.desktop.folding import folded
from beachmaster.desktop.measures import line_height, wrapped
from beachmaster.desktop.models.journal import JournalRole, JournalRow, RowKind
from beachmaster.desktop.models.places import Place, PlaceKind, PlaceRole
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import RowDelegate
from beachmaster.engine.text import Text

MOST_LINES = 3
"""So high an answer is at most if it lists things; its detail tells them all."""
PLACE_SIGNS: dict[PlaceKind, str] = {
    "bookmark": "★",
    "undone": "↶",
    "corrected": "✎",
    "branch": "⑂",
}


class JournalDelegate(RowDelegate):
    """Events in full tone, answers lighter, acts with a hand's mark, phases as heads."""

    def row(self, index: AnyIndex) -> object:
        """Return the row of the journal."""
        return index.data(JournalRole.ROW)

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the blocks of a row at a width, and how high it is."""
        return _arranged(index, width)

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> None:
        """Set heads off, and mark what is chosen."""
        row: JournalRow = index.data(JournalRole.ROW)
        if row.kind == "section":
            painter.fillRect(rect, current().colour("window"))
        _mark_chosen(painter, rect, state)


class PlaceDelegate(RowDelegate):
    """A sign for the kind of place, its words, and where in the game it is."""

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the blocks of a place at a width, and how high it is."""
        return _placed(index.data(PlaceRole.PLACE), width)

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> None:
        """Mark what is chosen."""
        del index
        _mark_chosen(painter, rect, state)


def _mark_chosen(painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
    theme = current()
    if state & QStyle.StateFlag.State_Selected:
        painter.fillRect(rect, theme.colour("accent-soft"))
        bar = QRect(rect.left(), rect.top(), theme.space(0.2), rect.height())
        painter.fillRect(bar, theme.colour("accent"))


def _arranged(index: AnyIndex, width: int) -> tuple[list[Block], int]:
    """Return the blocks of a journal row and its height."""
    theme = current()
    row: JournalRow = index.data(JournalRole.ROW)
    edge, gap = theme.space(0.5), theme.space(0.2)
    left = edge if row.kind == "section" else edge + theme.space(1.2)
    font = _fonts(row.kind)
    blocks: list[Block] = []
    colour: Role = "text" if row.kind == "event" else "muted"
    words = _short(index, font, width - left - edge) if row.kind == "answer" else index.data()
    bottom = _add(blocks, words, QRect(left, gap, width - left - edge, 0), font, colour)
    sign = _sign(row)
    if sign:
        rect = QRect(edge, gap, theme.space(1.2), line_height(font))
        blocks.append(Block(rect, sign, font, "muted" if row.kind == "answer" else "accent"))
    act = index.data(JournalRole.ACT)
    if act and act != index.data():
        small = theme.font(CAPTION, bold=True)
        words = say(T("At the table: {act}", act=act))
        bottom = _add(blocks, words, QRect(left, bottom, width - left - edge, 0), small, "accent")
    return blocks, bottom + gap


def _short(index: AnyIndex, font: QFont, width: int) -> str:
    """Return the words of an answer, a list that fills the panel folded; a note stays whole."""
    words: str = index.data()
    most = wrapped("\n".join("|" * MOST_LINES), font, width).height()
    if wrapped(words, font, width).height() <= most:
        return words
    text: Text = index.data(JournalRole.TEXT)
    short = folded(text, lambda one: wrapped(say(one), font, width).height() <= most)
    return say(short) + words[len(say(text)) :]


def _fonts(kind: RowKind) -> QFont:
    theme = current()
    if kind == "section":
        return theme.font(CAPTION, bold=True)
    return theme.font(CAPTION if kind == "answer" else 1.0)


def _sign(row: JournalRow) -> str:
    if row.kind == "answer":
        return "›"
    if row.event is None:
        return ""
    if row.event.act is not None or row.event.acts:
        return "☛"
    return "≡" if row.event.trace else "·"


def _add(blocks: list[Block], words: str, area: QRect, font: QFont, colour: Role) -> int:
    """Add words below a point; return where they end."""
    height = wrapped(words, font, area.width()).height()
    area.setHeight(height)
    blocks.append(Block(area, words, font, colour))
    return area.top() + height


def _placed(place: Place, width: int) -> tuple[list[Block], int]:
    theme = current()
    edge, gap, left = theme.space(0.5), theme.space(0.3), theme.space(1.8)
    room = width - left - edge
    blocks: list[Block] = []
    bottom = _add(blocks, say(place.words), QRect(left, gap, room, 0), theme.font(), "text")
    bottom = _add(
        blocks, say(place.where), QRect(left, bottom, room, 0), theme.font(CAPTION), "muted"
    )
    font = theme.font(bold=True)
    rect = QRect(edge, gap, theme.space(1.2), line_height(font))
    blocks.append(Block(rect, PLACE_SIGNS[place.kind], font, "accent"))
    return blocks, bottom + gap

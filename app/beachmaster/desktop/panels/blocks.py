"""Lay out and paint words for delegates: wrapped, in the theme's fonts and colours."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_TALL = 100_000


class Block(msgspec.Struct, frozen=True):
    """Words in a rectangle, in one font and one colour."""

    rect: QRect
    words: str
    font: QFont
    colour: Role = "text"
    align: Qt.AlignmentFlag = LEFT


def wrapped(words: str, font: QFont, width: int) -> QSize:
    """Return the room that words take when they are wrapped at a width."""
    room = QRect(0, 0, max(width, 1), _TALL)
    return QFontMetrics(font).boundingRect(room, int(WRAP | LEFT), words).size()


def line_height(font: QFont) -> int:
    """Return the height of one line."""
    return QFontMetrics(font).height()


def paint_blocks(
    painter: QPainter, blocks: Sequence[Block], origin: QPoint, plain: Role | None = None
) -> None:
    """Paint blocks from a corner; `plain` replaces all colours, as on a selected row."""
    theme = current()
    for block in blocks:
        painter.setFont(block.font)
        painter.setPen(theme.colour(plain or block.colour))
        rect = block.rect.translated(origin)
        painter.drawText(rect, int(WRAP | block.align), block.words)

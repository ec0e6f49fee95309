"""Lay out and paint words and check boxes: wrapped, in the theme's fonts and colours."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen

from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter
_TALL = 100_000


class Block(msgspec.Struct, frozen=True):
    """Words in a rectangle, in one font and one colour; `ticked` makes it a check box."""

    rect: QRect
    words: str
    font: QFont
    colour: Role = "text"
    align: Qt.AlignmentFlag = LEFT
    ticked: bool | None = None


def wrapped(words: str, font: QFont, width: int) -> QSize:
    """Return the room that words take when they are wrapped at a width."""
    metrics = QFontMetrics(font)
    if "\n" not in words and (across := metrics.horizontalAdvance(words)) < width:
        return QSize(across, metrics.height())  # as most do, which is quickly seen
    room = QRect(0, 0, max(width, 1), _TALL)
    return metrics.boundingRect(room, int(WRAP | LEFT), words).size()


def lines_of(words: str, font: QFont, width: int) -> list[str]:
    """Break words into as few lines as go into a width; a word that is wider has its own line."""
    metrics, lines = QFontMetrics(font), [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def line_height(font: QFont) -> int:
    """Return the height of one line."""
    return QFontMetrics(font).height()


def paint_blocks(
    painter: QPainter, blocks: Sequence[Block], origin: QPoint, plain: Role | None = None
) -> None:
    """Paint blocks from a corner; `plain` replaces all colours, as on a selected row."""
    theme = current()
    for block in blocks:
        rect, colour = block.rect.translated(origin), plain or block.colour
        if block.ticked is not None:
            draw_box(painter, rect, ticked=block.ticked, ink=colour)
        painter.setFont(block.font)
        painter.setPen(theme.colour(colour))
        painter.drawText(rect, int(WRAP | block.align), block.words)


def draw_box(painter: QPainter, box: QRect, *, ticked: bool, ink: Role = "accent") -> None:
    """Draw a check box as the style sheet has it: full where it is ticked."""
    theme = current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour(ink), max(1.0, theme.em / 12)))
    painter.setBrush(theme.colour(ink) if ticked else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, box.width() / 5, box.width() / 5)
    if ticked:
        ground: Role = "accent" if ink == "on-accent" else "on-accent"
        step = box.width() / 8
        painter.setPen(QPen(theme.colour(ground), max(2.0, theme.em / 7)))
        corners = [QPointF(x * step, y * step) for x, y in ((1.8, 4), (3.4, 6), (6.4, 2))]
        painter.drawPolyline([QPointF(box.topLeft()) + corner for corner in corners])
    painter.restore()


def draw_ring(
    painter: QPainter, room: QRect, *, full: bool, ink: Role = "accent", on: bool = True
) -> None:
    """Draw the ring of a radio button in the middle of its room: a thick one where it is chosen.

    One that is not `on` is dotted: a colour alone does not tell it in every scheme.
    """
    theme = current()
    thick = theme.em * 0.25 if full else max(1.0, theme.em / 12)
    side = theme.em * 0.85 - thick
    ring = QRectF(0, 0, side, side)
    ring.moveCenter(QRectF(room).center())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = Qt.PenStyle.SolidLine if on else Qt.PenStyle.DotLine
    painter.setPen(QPen(theme.colour(ink), thick, line))
    painter.setBrush(theme.colour("surface"))
    painter.drawEllipse(ring)

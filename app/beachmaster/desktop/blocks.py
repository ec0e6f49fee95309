"""Lay out and paint words and check boxes: wrapped, in the theme's fonts and colours."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from beachmaster.desktop.measures import LEFT, WRAP, WRITTEN
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role

RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter


class Block(msgspec.Struct, frozen=True):
    """Words in a rectangle, in one font and one colour; `ticked` makes it a check box."""

    rect: QRect
    words: str
    font: QFont
    colour: Role = "text"
    align: Qt.AlignmentFlag = LEFT
    ticked: bool | None = None


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
        flags = WRITTEN if block.align is LEFT else int(WRAP | block.align)
        painter.drawText(rect, flags, block.words)


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

"""Fold what waits off a photographed map into a label, as the photo may show what is needed."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.theme import Theme

LETTERS, HIGH, EDGE, SIGN = 0.72, 1.5, 0.5, 0.28
"""How high the letters and the label are, the room at its ends, and half its sign, in lines of
text."""
SIGNED = 4 * SIGN
"""How much room the sign takes beside words."""


def size_of_label(words: str, theme: Theme) -> QSizeF:
    """Return how large the label of a folded tray is."""
    font, em = label_font(theme, theme.em * LETTERS, bold=True), theme.em
    wide = QFontMetricsF(font).horizontalAdvance(words)
    return QSizeF(wide + (2 * EDGE + SIGNED) * em, HIGH * em)


def paint_label(painter: QPainter, room: QRectF, words: str, theme: Theme, *, asks: bool) -> None:
    """Paint the label of a folded tray, with a plus; ringed where a unit in it is asked for."""
    em = theme.em
    painter.setPen(QPen(theme.colour("lit" if asks else "line"), 2.4 if asks else 1.2))
    painter.setBrush(theme.colour("surface"))
    painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
    painter.setPen(theme.colour("text"))
    painter.setFont(label_font(theme, em * LETTERS, bold=True))
    rest = room.adjusted(EDGE * em, 0, -(EDGE + 3 * SIGN) * em, 0)
    side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.drawText(rest, int(side | Qt.TextFlag.TextDontClip), words)
    paint_sign(painter, room, theme, opens=True)


def paint_sign(painter: QPainter, head: QRectF, theme: Theme, *, opens: bool) -> None:
    """Paint the sign that opens a tray at the end of its head, or folds it."""
    arm = SIGN * theme.em
    middle = head.center()
    middle.setX(head.right() - EDGE * theme.em - arm)
    cap = Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(theme.colour("accent"), max(1.5, theme.em * 0.13), c=cap))
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    if opens:
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))

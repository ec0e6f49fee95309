"""Draw how many counters lie in a pile, over the uppermost."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from beachmaster.desktop.board.faces import shows_branch
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.board.stacks import Placed
from beachmaster.desktop.theme import Theme

MANY, LEAST_MANY = 0.32, 9.0
"""How high the number of a pile is, in sides of its counter, and in pixels at least."""
UP, UP_ALONE = 0.25, 0.6
"""How far it stands over the upper edge, in its heights: more where the name is large."""


def draw_many(painter: QPainter, placed: Placed, theme: Theme) -> None:
    """Write over the upper right corner of a counter, above its name, how many lie in its pile."""
    size = min(max(placed.size * MANY, LEAST_MANY), theme.em)
    words, font = f"×{placed.many}", label_font(theme, size * 0.85, bold=True)
    box = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(words) + size * 0.4, size)
    up = UP if shows_branch(placed.counter, placed.size) else UP_ALONE
    box.moveTopRight(placed.box.topRight() + QPointF(1, -size * up))
    painter.setPen(QPen(theme.colour("text"), max(0.8, size * 0.06)))
    painter.setBrush(theme.colour("raised"))
    painter.drawRoundedRect(box, size * 0.3, size * 0.3)
    painter.setFont(font)
    painter.setPen(theme.colour("text"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

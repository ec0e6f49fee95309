"""Draw the edge of a counter that can act or is chosen, its frame and its rank."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from beachmaster.desktop.board.counters import outline
from beachmaster.desktop.board.geometry import move
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.board.stacks import Placed
from beachmaster.desktop.theme import Role, Theme


def paint_edge(painter: QPainter, placed: Placed, theme: Theme, role: Role) -> None:
    """Draw the edge of a counter that can act, or that is selected."""
    size = placed.size
    painter.save()
    move(painter, placed.middle)
    painter.rotate(placed.counter.turned)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if role == "accent":
        painter.setPen(QPen(theme.colour("text"), max(2.0, size * 0.06)))
        painter.drawPath(outline(placed.counter, placed.size * 1.22))
    edge = outline(placed.counter, placed.size * 1.08)
    painter.setPen(QPen(theme.colour("surface"), max(3.5, size * 0.13)))
    painter.drawPath(edge)
    painter.setPen(QPen(theme.colour(role), max(2.2, size * 0.085)))
    painter.drawPath(edge)
    painter.restore()


def paint_focus(painter: QPainter, placed: Placed, theme: Theme) -> None:
    """Frame the counter off the map on which the keyboard stands, as the cursor's hex is."""
    edge = theme.em * 0.1
    box = placed.box.adjusted(-edge, -edge, edge, edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("surface"), 4.0))
    painter.drawRect(box)
    pen = QPen(theme.colour("text"), 2.0)
    pen.setDashPattern([3, 1.5])
    painter.setPen(pen)
    painter.drawRect(box)


def paint_rank(painter: QPainter, placed: Placed, theme: Theme, rank: int) -> None:
    """Write at the upper corner of a counter which place it has among those that go next."""
    size = max(placed.size * 0.42, theme.em * 0.6)
    box = QRectF(0, 0, size, size)
    box.moveCenter(placed.box.topRight())
    painter.setPen(QPen(theme.colour("surface"), max(1.0, size * 0.08)))
    painter.setBrush(theme.colour("accent"))
    painter.drawEllipse(box)
    painter.setPen(theme.colour("on-accent"))
    painter.setFont(label_font(theme, size * 0.62, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(rank))

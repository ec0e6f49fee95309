"""Draw the turn track as boxes, as on a player's map."""

from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import TYPE
from beachmaster.desktop.words import say

WIDEST = 15
"""No more boxes than this stand in a row."""


class TurnTrack(QWidget):
    """All turns in boxes: past ones struck, the one now filled, the rest open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn, self.last_turn = 0, 0
        give_role(self, QAccessible.Role.Graphic)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        current().changed.connect(self.updateGeometry)

    def show_turn(self, turn: int, last_turn: int) -> None:
        """Mark a turn of so many."""
        self.setAccessibleName(
            say(T("Turn track: turn {turn} of {last}", turn=turn, last=last_turn))
        )
        if (turn, last_turn) != (self.turn, self.last_turn):
            self.turn, self.last_turn = turn, last_turn
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        """Wrap into more rows where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows that are needed."""
        return self._rows(width) * self._side() + 1

    def sizeHint(self) -> QSize:
        """Ask for one row."""
        return QSize(self._side() * max(self.last_turn, 1), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Be content with four boxes in a row."""
        return QSize(self._least() * 4, self._side())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the boxes."""
        del event
        painter = QPainter(self)
        columns = self._columns(self.width())
        width = self._width(columns)
        for turn in range(1, self.last_turn + 1):
            row, column = divmod(turn - 1, columns)
            box = QRect(column * width, row * self._side(), width, self._side())
            self._paint_box(painter, turn, box)
        painter.end()

    def _paint_box(self, painter: QPainter, turn: int, box: QRect) -> None:
        theme, now = current(), turn == self.turn
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("accent" if now else "surface"))
        painter.drawRect(box)
        role: Role = "on-accent" if now else "muted" if turn < self.turn else "text"
        painter.setPen(theme.colour(role))
        painter.setFont(theme.font(TYPE["lead"] if now else 1.0, bold=now))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(turn))
        if turn < self.turn:
            inset = max(3, box.height() // 5)
            low, high = box.bottom() - inset, box.top() + inset
            painter.drawLine(QPoint(box.left() + inset, low), QPoint(box.right() - inset, high))

    def _side(self) -> int:
        return current().space(1.7)

    def _least(self) -> int:
        return current().space(1.25)

    def _width(self, columns: int) -> int:
        return max(min((self.width() - 1) // columns, self._side() * 2), 1)

    def _columns(self, width: int) -> int:
        """Return how many boxes stand in a row, so that the rows are about as long."""
        wanted = max(self.last_turn, 1)
        fitting = min(max((width - 1) // self._least(), 1), WIDEST)
        return ceil(wanted / ceil(wanted / fitting))

    def _rows(self, width: int) -> int:
        return max(ceil(self.last_turn / self._columns(width)), 1)

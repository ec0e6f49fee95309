"""Show in little how the window looks in the colors and the text size in force."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from beachmaster.desktop.labels import PLAIN, PROMPT, Words
from beachmaster.desktop.pages.islands import paint_island
from beachmaster.desktop.prompts.die import draw_die
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.games.catalogue import games

WIDE, HIGH = 7.0, 4.4
"""How large the picture is, in ems."""


class LookSample(QFrame):
    """A prompt as the card has it, beside a piece of map with dice on it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        words = QVBoxLayout()
        words.addWidget(Words(say(T("What do you do now?")), PROMPT, bold=True, serif=True))
        words.addWidget(
            Words(
                say(T("This is how a prompt looks now, with the words below it.")),
                PLAIN,
                role="hint",
            )
        )
        words.addStretch(1)
        row = QHBoxLayout(self)
        edge = current().space(0.6)
        row.setContentsMargins(edge, edge, edge, edge)
        row.setSpacing(edge)
        row.addWidget(_Piece(), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)


class _Piece(QWidget):
    """A piece of map in the colors in force, with a die of each side."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        current().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return its size."""
        return QSize(current().space(WIDE), current().space(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the island, and the dice at its lower edge."""
        del event
        room, side = QRectF(self.rect()), current().space(1.4)
        painter = QPainter(self)
        paint_island(painter, games()[0].coast, room)
        gap = side / 4
        for place, (value, color) in enumerate(((5, "blue"), (2, "red"))):
            left = room.left() + gap + place * (side + gap)
            draw_die(painter, QRectF(left, room.bottom() - side - gap, side, side), value, color)
        painter.end()

"""Show words as high as they are, up to a height that is given: what is longer scrolls."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy

from beachmaster.desktop.labels import ANSWER, CLOSE, PLAIN, PROMPT, Words
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.theme import current

LARGEST = 4.0
SIZES = (LARGEST, 3.5, 3.0, 2.6, 2.2, PROMPT, CLOSE, ANSWER, PLAIN)
"""The sizes of the prompt, the largest first: a long one takes the next, so that it stays short;
those above `PROMPT` are for a card that is read from two metres."""
TAIL = 0.35
"""Words that lack no more ems than the tails of their last line are given them: nobody scrolls
for so little."""


class WordsScrollArea(QScrollArea):
    """As high as its words, but never higher than `most`: what is longer scrolls in it.

    So a long prompt takes the answers' room neither in the card nor in the window, and a notice
    not the prompt's.
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.most = 0
        give_role(self, QAccessible.Role.StaticText)
        within = words.sizePolicy()
        within.setVerticalPolicy(QSizePolicy.Policy.Preferred)
        words.setSizePolicy(within)
        self.setWidget(words)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for ground in (words, self.viewport()):
            ground.setAutoFillBackground(False)

    def fit(self, most: int, largest: float) -> None:
        """Write as large as `largest` and the height `most` allow."""
        self.most = most
        self.words.break_at(self.width())
        sizes = [size for size in SIZES if size <= largest]
        for size in sizes:
            self.words.rescale(size)
            if self.overflow(self.width()) <= 0:
                break
        lacking = self.overflow(self.width())
        longer = lacking > current().space(TAIL)
        self.most += 0 if longer else max(lacking, 0)
        self.setAccessibleName(self.words.text())
        bar = Qt.ScrollBarPolicy  # a bar that comes and goes narrows the words that just fitted
        self.setVerticalScrollBarPolicy(bar.ScrollBarAlwaysOn if longer else bar.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if longer else Qt.FocusPolicy.NoFocus)
        self.updateGeometry()

    def overflow(self, width: int) -> int:
        """Return by how many pixels the words are higher than the room they may have."""
        return self.words.heightForWidth(width) - self.most if self.most else 0

    def hasHeightForWidth(self) -> bool:
        """Tell the layout that the words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words, or the most they may have."""
        needed = self.words.heightForWidth(width)
        return min(needed, self.most) if self.most else needed

    def sizeHint(self) -> QSize:
        """Return the size at the width it has."""
        return QSize(current().space(20), self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        """Return the least size: a line of the smallest words."""
        return QSize(current().space(6), current().space(2))

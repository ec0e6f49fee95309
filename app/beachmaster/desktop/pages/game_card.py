"""A card for each game on the shelf: its island, its title, how far it goes, and its buttons."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout

from beachmaster.desktop import forms
from beachmaster.desktop.labels import Words
from beachmaster.desktop.pages.islands import IslandPicture
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION, TYPE
from beachmaster.desktop.words import say
from beachmaster.engine.about import About
from beachmaster.engine.text import capital

WIDE, HIGH = 12.0, 5.4
"""How wide a card is, and how high its picture, in ems."""


class GameCard(QFrame):
    """`begin_wanted` and `rules_wanted` carry the game's name; one only to be read has no Begin."""

    begin_wanted = Signal(str)
    rules_wanted = Signal(str)

    def __init__(self, game: About) -> None:
        super().__init__()
        self.game = game
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.picture = IslandPicture(game.coast, wide=WIDE, high=HIGH, lie=game.lie, grows=True)
        self.title = Words("", TYPE["lead"], bold=True, serif=True)
        self.state = Words("", CAPTION, role="hint")
        self.begin, self.rules = QPushButton(self), QPushButton(self)
        self.begin.setVisible(game.playable)
        self.rules.setProperty("role", "link")
        self.begin.clicked.connect(lambda: self.begin_wanted.emit(game.name))
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(game.name))
        self._column = QVBoxLayout(self)
        for part in (self.picture, self.title, self.state):
            self._column.addWidget(part)
        self._column.addStretch(1)
        for button in (self.begin, self.rules):
            self._column.addWidget(button)
        current().changed.connect(self._respace)
        self._respace()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        title = self.game.title
        self.title.setText(say(title))
        state = say(self.game.state)
        self.state.setText(capital(state))
        self.begin.setText(say(T("Begin")))
        self.rules.setText(say(T("Read the rules")))
        forms.name(self.begin, T("Begin {game}", game=title))
        forms.name(self.rules, T("Read the rules of {game}", game=title))

    def sizeHint(self) -> QSize:
        """Return the width of a card, as high as its words need."""
        width = current().space(WIDE)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        """Tell the layout that the words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        return self._column.totalHeightForWidth(width)

    def _respace(self) -> None:
        space = current().space
        self._column.setContentsMargins(*(space(0.55),) * 4)
        self._column.setSpacing(space(0.3))
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.updateGeometry()

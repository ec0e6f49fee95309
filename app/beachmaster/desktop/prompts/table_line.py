"""One line that never scrolls: how much is to be done on the table, where that is out of sight."""

from PySide6.QtCore import Qt

from beachmaster.desktop.buttons import Fold
from beachmaster.desktop.labels import PLAIN
from beachmaster.desktop.prompts.bar import on_enter
from beachmaster.desktop.texts import TN
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say

AIR = 0.25
"""What is free above and below its words, in ems."""


class TableLine(Fold):
    """Says how many acts wait below what is seen; a click, or Enter on it, goes to them."""

    def __init__(self) -> None:
        super().__init__()
        self.takes_enter = False
        self.setCheckable(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def fit(self, *, low: bool) -> None:
        """Stand in smaller words in a low card, where it takes the place of turn and phase."""
        scale, air = (CAPTION, 0.0) if low else (PLAIN, AIR)
        if scale != self.scale:
            self.scale, self.air = scale, air
            self.refit()

    def show_left(self, acts: int, *, enter: bool = False) -> None:
        """Say how many acts wait; with none it hides. `enter` opens them wherever one stands."""
        self.takes_enter = enter
        if acts:
            words = TN("{n} thing to do on your table", "{n} things to do on your table", n=acts)
            self.say(say(on_enter(words) if enter else words))
        self.setVisible(acts > 0)

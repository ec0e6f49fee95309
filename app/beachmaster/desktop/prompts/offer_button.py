"""The button of what the program offers to do: large, or a quiet line for who does it always."""

from beachmaster.desktop.buttons import AnswerButton
from beachmaster.desktop.labels import PLAIN
from beachmaster.desktop.theme.roles import Role

AIR = 0.2
"""So many ems are free above and below the words of a quiet line."""


class OfferButton(AnswerButton):
    """Rolls or draws for the player, at its key wherever they stand."""

    def __init__(self, words: str, key: str) -> None:
        super().__init__(words, key, main=True)
        self.quiet = self.rare = False

    def dress(self, *, quiet: bool, rare: bool = True) -> None:
        """Be a large button for what is to be done next, a quiet line for what one rarely does.

        A quiet line that is not `rare` only saves room: its words are as dark as any.
        """
        rare = quiet and rare
        if (quiet, rare) == (self.quiet, self.rare):
            return
        self.rare = rare
        self.quiet, usual = quiet, type(self)
        self.setProperty("role", "link" if quiet else "main")
        self.scale = PLAIN if quiet else usual.scale
        self.least, self.air = (0.0, AIR) if quiet else (usual.least, usual.air)
        self.style().polish(self)
        self.refit()

    def ink(self) -> Role:
        """Return the colour of the words."""
        return "muted" if self.quiet and self.rare else super().ink()

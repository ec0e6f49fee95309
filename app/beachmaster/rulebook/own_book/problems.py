"""Say in the player's language what is wrong with a rulebook they bring."""

from beachmaster.engine.text import Text, render


class OwnBookError(ValueError):
    """A rulebook that cannot be imported, or a passage that is not there; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(render(text))
        self.text = text

"""Render texts in the player's language."""

from beachmaster.engine.text import ENGLISH, Catalogue, Text, render
from beachmaster.engine.values import Value
from beachmaster.storage.catalogues import catalogue_for

__all__ = ["Words", "catalogue_for"]


class Words:
    """Say texts in one language."""

    def __init__(self, catalogue: Catalogue = ENGLISH, language: str = "en") -> None:
        self._catalogue = catalogue
        self.language = language

    def say(self, text: Text) -> str:
        """Return the words of a text."""
        return render(text, self._catalogue)

    def stored(self, plain: Value) -> str:
        """Return the words of a text in its stored form."""
        try:
            return self.say(Text.from_plain(plain))
        except (ValueError, AttributeError):
            return ""

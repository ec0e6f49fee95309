"""Say texts in the language that the player chose."""

from beachmaster.engine.text import ENGLISH, Catalogue, Text, render


class Language:
    """The language in force: English until another is spoken."""

    def __init__(self) -> None:
        self.catalogue: Catalogue = ENGLISH


LANGUAGE = Language()


def say(text: Text) -> str:
    """Return the words of a text."""
    return render(text, LANGUAGE.catalogue)

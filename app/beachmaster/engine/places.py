"""Say where a thing is, in one stored word: `reserve`, `box7`, `defence:j07`, or a hex.

The words stand in saves and stay as they are. A game declares its places once, with what a player
calls them; nothing else of it puts such a word together or takes it apart.
"""

from collections.abc import Callable, Mapping
from typing import Final

from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T

OUTSIDE: Final = "outside"
"""Where the units are that a lesson leaves out: neither on the map nor lost."""

Words = Callable[[str], Text | None]


def _no_words(_: str) -> None:
    return None


class Kind:
    """A kind of place: one head, and which of them it is, such as the unit of `defence:j07`.

    `words` says what a player calls one, or nothing where the stored word serves.
    """

    def __init__(self, head: str, words: Words = _no_words) -> None:
        self.head = head
        self.words = words

    def __call__(self, which: str | int) -> str:
        """Return the place of this kind."""
        return f"{self.head}{which}"

    def __contains__(self, place: str) -> bool:
        """Tell whether a place is of this kind."""
        return place.startswith(self.head)

    def which(self, place: str) -> str | None:
        """Return which of its kind a place is; None for another kind of place."""
        return place[len(self.head) :] if place.startswith(self.head) else None


class Numbered(Kind):
    """A kind of place with a number: `box7`."""

    def __contains__(self, place: str) -> bool:
        """Tell whether a place is of this kind."""
        return place.startswith(self.head) and place[len(self.head) :].isdecimal()

    def which(self, place: str) -> str | None:
        """Return which of its kind a place is; None for another kind of place."""
        return place[len(self.head) :] if place in self else None

    def number(self, place: str) -> int:
        """Return the number of a place of this kind."""
        return int(place[len(self.head) :])


class Places:
    """What a player calls the places of a game: those with a name of their own, and the kinds.

    Where a lesson leaves units out is a place of every game.
    """

    def __init__(self, names: Mapping[str, Text], *kinds: Kind) -> None:
        self.names = {**names, OUTSIDE: T("outside this lesson")}
        self.kinds = kinds
        self._heads = tuple(kind.head for kind in kinds)

    def name(self, place: str) -> Text:
        """Return the words for a place; a hex and a player's own word are words already."""
        if place in self.names:
            return self.names[place]
        if place.startswith(self._heads):  # most are words of the player's, of no kind at all
            for kind in self.kinds:
                which = kind.which(place)
                if which is not None:
                    return kind.words(which) or plain_text(place)
        return plain_text(place)

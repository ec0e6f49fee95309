"""List the rulebooks: their folders, id prefixes and titles. A book is a folder and a line here."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Book:
    """One game's rulebook."""

    game: str
    prefix: str
    title: str


_BOOKS = MappingProxyType(
    {
        book.game: book
        for book in (
            Book("hell-on-earth", "hoe", "Iwo Jima: Hell on Earth"),
            Book("bloodbath", "bib", "Iwo: Bloodbath in the Bonins"),
            Book("rage", "ram", "Iwo Jima: Rage Against the Marines"),
            Book("angaur", "ang", "Battle of Angaur"),
            Book("ie-shima", "ies", "Last Battle: Ie Shima, 1945"),
        )
    }
)


def books() -> Mapping[str, Book]:
    """Return all books by their game, in the order in which they are shown."""
    return _BOOKS


def game_of(rule_id: str) -> str | None:
    """Return the game that a rule id belongs to, or None for a prefix no book has."""
    prefix = rule_id.partition(":")[0]
    return next((book.game for book in books().values() if book.prefix == prefix), None)

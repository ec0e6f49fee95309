"""Name the five rulebooks: their folders, id prefixes and titles."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Book:
    """One game's rulebook."""

    game: str
    prefix: str
    title: str


BOOKS: dict[str, Book] = {
    book.game: book
    for book in (
        Book("hell-on-earth", "hoe", "Iwo Jima: Hell on Earth"),
        Book("bloodbath", "bib", "Iwo: Bloodbath in the Bonins"),
        Book("rage", "ram", "Iwo Jima: Rage Against the Marines"),
        Book("angaur", "ang", "Battle of Angaur"),
        Book("ie-shima", "ies", "Last Battle: Ie Shima, 1945"),
    )
}
BY_PREFIX: dict[str, Book] = {book.prefix: book for book in BOOKS.values()}


def game_of(rule_id: str) -> str | None:
    """Return the game that a rule id belongs to, or None for a prefix no book has."""
    book = BY_PREFIX.get(rule_id.partition(":")[0])
    return book.game if book else None

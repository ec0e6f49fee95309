"""List the rulebooks: their folders, id prefixes and titles. A book is a folder and a line here."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Book:
    """One game's rulebook; the rule `counter` has a drawing of a counter with its signs."""

    game: str
    prefix: str
    title: str
    short: str
    counter: str = ""


ANY = "*"
"""Stands for the game where none is plain to see: each rule is named with its own."""
_LINKED = re.compile(
    r'(?P<opened>\[|">)(?P<rule>[a-z]+:[^\]<>()\s]+)(?P<closed>\]\((?P=rule)\)|</a>)'
)
"""A link to a rule that shows nothing but the rule's id, in Markdown or HTML."""

_BOOKS = MappingProxyType(
    {
        book.game: book
        for book in (
            Book("hell-on-earth", "hoe", "Iwo Jima: Hell on Earth", "Hell on Earth", "hoe:3.3"),
            Book("bloodbath", "bib", "Iwo: Bloodbath in the Bonins", "Bloodbath", "bib:7.0"),
            Book("rage", "ram", "Iwo Jima: Rage Against the Marines", "Rage"),
            Book("angaur", "ang", "Battle of Angaur", "Angaur"),
            Book("ie-shima", "ies", "Last Battle: Ie Shima, 1945", "Ie Shima", "ies:4.0"),
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


def number_of(rule_id: str, home: str | None = None) -> str:
    """Return the number a player knows a rule by, after its game's name beside another game.

    Where no `home` is given, the game is plain to see. What is no rule's id stays as it is.
    """
    prefix, _colon, number = rule_id.partition(":")
    book = next((book for book in books().values() if book.prefix == prefix), None)
    if book is None or not number:
        return rule_id
    return f"{book.short} {number}" if home and book.game != home else number


def with_numbers(text: str, home: str | None) -> str:
    """Show, in Markdown or HTML, each link that shows a rule's id by the rule's number."""

    def shown(link: re.Match[str]) -> str:
        return link["opened"] + number_of(link["rule"], home) + link["closed"]

    return _LINKED.sub(shown, text)

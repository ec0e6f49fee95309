"""Name rules in the terminal as the book does: by their numbers, which are taken as typed, too."""

import re

from beachmaster.rulebook.books import books, game_of, number_of
from beachmaster.rulebook.reading import is_rule_id

_ID = re.compile(r"(?<![\w/])[a-z]{3}:[A-Z0-9](?:[\w.-]*\w)?")
_NUMBER = re.compile(r"\d+(?:\.\d+)*|[A-Z]-\d+")


def numbered(words: str, home: str) -> str:
    """Return words with each rule's id as its number, after its game's name beside another game."""

    def shown(found: re.Match[str]) -> str:
        return number_of(found[0], home) if game_of(found[0]) is not None else found[0]

    return _ID.sub(shown, words)


def rule_called(typed: str, home: str) -> str | None:
    """Return the id of the rule that is typed, by its id or its number; None for other words."""
    if is_rule_id(typed):
        return typed
    book = books().get(home)
    return f"{book.prefix}:{typed}" if book is not None and _NUMBER.fullmatch(typed) else None

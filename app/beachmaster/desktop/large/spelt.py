"""Find the shortest that is typed for a row of a list so that no other row is left."""

import re
from collections.abc import Sequence
from typing import Protocol

from beachmaster.desktop.prompts.option_model import Row
from beachmaster.engine.options import same
from beachmaster.engine.values import Value

COMMANDS = "wpWP/"
"""Signs that begin no word."""
_TOKEN = re.compile(r"[^\s,;:()·–—]+")
LONGEST = 5
"""What is longer than that is gone to by the arrows: its box would take the room of the words."""


class Listing(Protocol):
    """What a list knows of its rows: which of them words name."""

    @property
    def rows(self) -> Sequence[Row]:
        """Return the rows."""

    def named(self, typed: str) -> Value:
        """Return the value of the one row that Enter takes of what is typed."""


class Shortest:
    """The rows of one list, and what is typed for each; letters that are `taken` begin no word."""

    def __init__(self, listing: Listing, taken: str = "") -> None:
        self._rows, self._listing = listing.rows, listing
        self._sought = [row.words.casefold() for row in listing.rows]
        self._taken = COMMANDS + taken

    def of(self, at: int) -> str:
        """Return what is typed for a row: its number, how it begins, or the fewest letters."""
        words = self._rows[at].words
        found = [one for one in _TOKEN.finditer(words) if one[0][0] not in self._taken]
        tokens: list[str] = [one[0] for one in found if one[0][0].isalnum()]
        first = tokens[:1] if words[:1].isdigit() else []
        begins = bool(found) and found[0].start() == 0
        begun = [words[: one.end()] for one in found] if begins else []
        numbers = [one for one in tokens if any(map(str.isdigit, one))]
        for typed in (*first, *begun, *numbers):
            if len(typed) <= LONGEST and self._names(typed, at):
                return typed
        for length in range(2, min(max(map(len, tokens), default=0), LONGEST) + 1):
            for token in tokens:
                part = token[:length]
                if len(token) >= length and self._alone(part, at) and self._names(part, at):
                    return part
        short = bool(words) and words[0] not in self._taken and len(words) <= LONGEST
        return words if short else ""

    def numbered(self) -> bool:
        """Tell whether rows are called by numbers, which are no places on a page then."""
        if any(row.words[:1].isdigit() for row in self._rows):
            return True
        numbers = (
            (at, one[0])
            for at, row in enumerate(self._rows)
            for one in _TOKEN.finditer(row.words)
            if one[0].isdigit()
        )
        return any(self._names(one, at) for at, one in numbers)

    def _names(self, typed: str, at: int) -> bool:
        """Tell whether Enter takes a row of what is typed, though others may hold it too."""
        value = self._listing.named(typed)
        return value is not None and same(value, self._rows[at].value)

    def _alone(self, typed: str, at: int) -> bool:
        """Tell whether no other row holds the words; the matcher is asked about what is left."""
        sought = typed.casefold()
        return all(sought not in one for place, one in enumerate(self._sought) if place != at)

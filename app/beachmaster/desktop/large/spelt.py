"""Find the shortest that is typed for a row of a list so that no other row is left."""

import re
from collections.abc import Sequence

from beachmaster.desktop.prompts.option_model import Row

COMMANDS = "wpWP/"
"""Signs that begin no word."""
_TOKEN = re.compile(r"[^\s,;:()·–—]+")
LONGEST = 10
"""What is longer than that is gone to by the arrows: its box would take the room of the words."""


class Shortest:
    """The rows of one list, and what is typed for each."""

    def __init__(self, rows: Sequence[Row], taken: str = "") -> None:
        self._rows = rows
        self._sought = [f"{row.words} {row.value}".casefold() for row in rows]
        self._taken = COMMANDS + taken

    def of(self, at: int) -> str:
        """Return what is typed for a row: a number whole, of a name the fewest letters."""
        words = self._rows[at].words
        tokens: list[str] = [one for one in _TOKEN.findall(words) if one[0] not in self._taken]
        tokens = [one for one in tokens if one[0].isalnum()]
        found = (one for one in tokens if any(map(str.isdigit, one)) and self._alone(one, at))
        number: str = next(found, "")
        if number:
            return number
        longest = min(max(map(len, tokens), default=0), LONGEST)
        for length in range(2, longest + 1):
            for token in tokens:
                start: str = token[:length]
                if len(token) >= length and self._alone(start, at):
                    return start
        short = bool(words) and words[0] not in self._taken and len(words) <= LONGEST
        return words if short else ""

    def _alone(self, typed: str, at: int) -> bool:
        sought = typed.casefold()
        return all(sought not in one for place, one in enumerate(self._sought) if place != at)

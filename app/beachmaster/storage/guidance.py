"""Fade the teaching: full at first, then short, then one line; back after weeks unused."""

import re
from datetime import UTC, date, datetime

from beachmaster.engine.changes import SessionError
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.folders import data_folder, read_object, write_object

LINE, SHORT, FULL = "line", "short", "full"
FORGOTTEN_AFTER = 42
SHORT_MEETINGS = 3
_LINK = re.compile(r"\[([^\]]*)\]\([a-z]+:[^)]*\)")


class Guidance:
    """Which rules this player has met, how often, and when last."""

    def __init__(self, reader: RuleReader, today: date | None = None) -> None:
        self._reader = reader
        self._today = today or datetime.now(UTC).date()
        self._met: dict[str, tuple[int, str]] = {}
        for rule, note in read_object(data_folder() / "met.json").items():
            if isinstance(note, list) and len(note) == 2 and type(note[0]) is int:
                self._met[rule] = (note[0], str(note[1]))

    def depth(self, rule: str, dial: str) -> str:
        """Return how much to say of a rule now."""
        count, last = self._met.get(rule, (0, ""))
        if count and self._days_since(last) > FORGOTTEN_AFTER:
            count = 1
        if dial == "guide":
            return FULL if count == 0 else SHORT if count < SHORT_MEETINGS else LINE
        return SHORT if dial == "assist" and count == 0 else LINE

    def meet(self, rule: str) -> None:
        """Count a meeting with a rule."""
        count, _last = self._met.get(rule, (0, ""))
        self._met[rule] = (count + 1, self._today.isoformat())

    def words(self, rule: str, depth: str) -> str:
        """Return a rule's words in this depth; empty where the library has none."""
        return plain_words(self.markdown(rule, depth))

    def markdown(self, rule: str, depth: str) -> str:
        """Return the same as Markdown: the rule's title, a blank line, its text."""
        try:
            found = self._reader.section(rule)
        except SessionError:
            return ""
        parts = [f"{found.id} {found.title}", found.gist]
        parts += [found.full, found.example] if depth == FULL else [found.short]
        return "\n\n".join(part for part in parts if part)

    def save(self) -> None:
        """Write the meetings down; no folder to write to is no reason to stop."""
        try:
            write_object(data_folder() / "met.json", dict(self._met))
        except OSError:
            return

    def _days_since(self, last: str) -> int:
        try:
            return (self._today - date.fromisoformat(last)).days
        except ValueError:
            return FORGOTTEN_AFTER + 1


def plain_words(markdown: str) -> str:
    """Return a rule text as a terminal shows it: links as their words alone."""
    return _LINK.sub(r"\1", markdown).replace("**", "")

"""Keep account of points: how many, what for, by which rule; the score is the sum and nothing else.

A game fills a ledger from its state each time it counts: no sum is kept that could drift.
"""

from collections.abc import Iterator

from beachmaster.engine.display import Part, Score
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


class Ledger:
    """The points of one side."""

    def __init__(self) -> None:
        self._lines: list[Part] = []

    def gain(self, points: int, why: Text, *rules: str) -> None:
        """Write points down, or lost ones with a minus; none leave no line."""
        if points:
            self._lines.append(Part(why, points, rules))

    def __iter__(self) -> Iterator[Part]:
        """Yield the lines in the order they were written."""
        return iter(self._lines)

    @property
    def total(self) -> int:
        """Return the sum."""
        return sum(line.points for line in self._lines)

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the rules of all lines, each once."""
        return tuple(dict.fromkeys(rule for line in self._lines for rule in line.rules))

    def words(self) -> tuple[Text, ...]:
        """Return each line in words, for the trace of an event."""
        return tuple(
            T("{why}: {points}.", points=f"{line.points:+d}", why=line.text) for line in self._lines
        )

    def score(self, label: Text, outlook: Text | None = None) -> Score:
        """Return the score as front ends show it."""
        return Score(label, self.total, tuple(self._lines), outlook)

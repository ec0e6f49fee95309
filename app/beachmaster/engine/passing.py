"""Say what a phase is for as something happens in it; those in which nothing can share one line."""

from collections.abc import Sequence

from beachmaster.engine.event import Event
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

Passed = tuple[Text, tuple[str, ...]]
"""A step in which nothing could be done, and the rules it goes by."""
PASSED = "nothing-to-do"
"""The event that says what passed by."""


class Passing:
    """What waits to be said: the head of the phase that runs, and what passes by without an act.

    A phase whose head was never needed passes by itself, under its name and its rules.
    """

    def __init__(self) -> None:
        self._head: Event | None = None
        self._name: Text | None = None
        self._before: list[Passed] = []
        self._inside: list[Passed] = []

    def begins(self, name: Text, head: Event) -> None:
        """Note that a phase begins; the one before has passed by where nothing was said of it."""
        if self._head is None:
            self._before += self._inside
        elif self._name is not None:
            self._before.append((self._name, self._head.rules))
        self._head, self._name, self._inside = head, name, []

    def passes(self, name: Text, *rules: str) -> None:
        """Note that nothing can be done in a step of the phase, by its rules."""
        if (name, rules) not in self._inside:
            self._inside.append((name, rules))

    def told(self, at: tuple[int, str] | None) -> list[Event]:
        """Return what is to be said now, and forget it."""
        if self._head is None and not self._inside:
            return []
        found = [_line(self._before, at), self._head, _line(self._inside, at)]
        self._head, self._before, self._inside = None, [], []
        return [event for event in found if event is not None]


def _line(passed: Sequence[Passed], at: tuple[int, str] | None) -> Event | None:
    """Return one line for all that passed by, under the rules of each."""
    text = T("{names}: nothing to do.", names=[name for name, _ in passed])
    rules = tuple(dict.fromkeys(rule for _, cited in passed for rule in cited))
    return Event(name=PASSED, text=text, rules=rules, at=at) if passed else None

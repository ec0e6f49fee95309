"""Say what a phase is for as something happens in it; those in which nothing can share one line."""

from beachmaster.engine.event import Event
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


class Passing:
    """What waits to be said: the head of the phase that runs, and what passes by without an act.

    A phase whose head was never needed passes by itself, under its name.
    """

    def __init__(self) -> None:
        self._head: Event | None = None
        self._name: Text | None = None
        self._before: list[Text] = []
        self._inside: list[Text] = []

    def begins(self, name: Text, head: Event) -> None:
        """Note that a phase begins; the one before has passed by where nothing was said of it."""
        if self._head is None:
            self._before += self._inside
        elif self._name is not None:
            self._before.append(self._name)
        self._head, self._name, self._inside = head, name, []

    def passes(self, name: Text) -> None:
        """Note that nothing can be done in a step of the phase."""
        if name not in self._inside:
            self._inside.append(name)

    def told(self, at: tuple[int, str] | None) -> list[Event]:
        """Return what is to be said now, and forget it."""
        if self._head is None and not self._inside:
            return []
        found = [self._line(self._before, at), self._head, self._line(self._inside, at)]
        self._head, self._before, self._inside = None, [], []
        return [event for event in found if event is not None]

    def _line(self, names: list[Text], at: tuple[int, str] | None) -> Event | None:
        text = T("{names}: nothing to do.", names=list(names))
        return Event(name="nothing-to-do", text=text, rules=(), at=at) if names else None

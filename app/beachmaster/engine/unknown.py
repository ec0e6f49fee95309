"""Ask what a player's own map prints, where a rule reads what nobody told yet.

A rule reads a print; where it is open, `Unknown` is raised with the question. It passes through
`Session.answer`, which leaves the session as it was: the front end asks, the session learns, and
the same answer is given again. Only what carries out an answer may ask. Whatever lists, paints or
weighs takes an open print for what the print's declaration says, and shows that it is not known.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from beachmaster.engine.values import Value

if TYPE_CHECKING:
    from beachmaster.engine.facts import Known, MapFact
    from beachmaster.engine.hexgrid import HexId
    from beachmaster.engine.mapquestions import AskedPrint
    from beachmaster.engine.printkinds import Shows
    from beachmaster.engine.prompt import Prompt


class MapQuestion(Protocol):
    """A question about what the map prints."""

    @property
    def prompt(self) -> "Prompt":
        """Return how the player is asked; its `check` holds an answer to what can be printed."""
        ...

    @property
    def parts(self) -> "tuple[AskedPrint, ...]":
        """Return what is asked, thing by thing: each is a field of the form."""
        ...

    def facts(self, answer: Value) -> "tuple[MapFact, ...]":
        """Return what a checked answer tells, or some checked fields of one."""
        ...

    def found_in(self, known: "Known") -> "tuple[MapFact, ...]":
        """Return what is known already of what is asked; nothing where it does not suffice."""
        ...

    def read_off(self, shows: "Shows", places: "Iterable[HexId]") -> Value:
        """Return the answer that a map printed in full gives, whose hexes are `places`."""
        ...


class Unknown(Exception):  # noqa: N818 - no error: the rule waits for what the map shows
    """A rule came upon a print that nobody told yet; `question` asks for it."""

    def __init__(self, question: MapQuestion) -> None:
        super().__init__(question)
        self.question = question

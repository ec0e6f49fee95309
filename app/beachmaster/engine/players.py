"""Automatic players that every game shares: chance, and a tracked twin for a table board."""

from collections.abc import Callable

from beachmaster.engine.auto import program_answer
from beachmaster.engine.module import Notes
from beachmaster.engine.options import same
from beachmaster.engine.prompt import Confirm, Field, Record
from beachmaster.engine.record import narrowed
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Player
from beachmaster.engine.values import Value


class RandomPlayer:
    """Pick legal answers at random, keyed like all chance."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def answer(self, asked: Asked) -> Value:
        """Return a legal answer."""
        return program_answer(asked.prompt, self.session.seed, asked.key)


class TwinError(RuntimeError):
    """The table and its twin ask different things: a defect of the program."""


class TablePlayer:
    """Play the same game on a tracked twin, decision by decision.

    Prompts that both boards ask are decided on the twin and repeated on the table; questions that
    only the table asks are answered with what the twin noted, and so is a prompt that the twin
    knows nothing is left for; what only the tracked board asks is decided on the twin alone.
    """

    def __init__(
        self, twin: Session, notes: Notes, on_tracked: Callable[[Session], Player]
    ) -> None:
        self.twin = twin
        self.notes = notes
        self.player = on_tracked(twin)

    def answer(self, asked: Asked) -> Value:
        """Return the twin's answer."""
        self._catch_up()
        twin, prompt = self.twin.asked, asked.prompt
        if twin is not None and _the_same(twin, asked):
            value = self.twin.answer(self.player.answer(twin)).value
            self.twin.take_events()
            return self._with_rows(asked, twin, value)
        if prompt.question or (prompt.procedure, prompt.subjects) in self.notes:
            return self._fact(asked)
        if isinstance(prompt, Confirm):
            return True  # it reminds of what the twin knows to be impossible
        raise TwinError(f"the table asks {asked.key}, its twin {twin.key if twin else None}")

    def _catch_up(self) -> None:
        """Decide what only the tracked board asks, up to the next prompt that both ask."""
        while (asked := self.twin.asked) is not None and asked.prompt.question:
            self.twin.answer(self.player.answer(asked))
            self.twin.take_events()

    def _with_rows(self, asked: Asked, twin: Asked, value: Value) -> Value:
        """Add to a decision the rows that only the table's form has, noted by what they hang on.

        What only the twin's form has, such as a hex that no table keeps, is left out, and so is
        of a list what the table knows already.
        """
        prompt, other = asked.prompt, twin.prompt
        if not (isinstance(prompt, Record) and isinstance(other, Record)):
            return value
        names = {field.name for field in other.fields}
        told = {one.name: value[one.name] for one in prompt.fields if one.name in value}
        for at in range(len(prompt.fields)):
            row = narrowed(prompt.fields, {**value, **told})[at]
            if row.name not in names and not row.settled:
                about = tuple(str({**value, **told}.get(name, [])) for name in row.by)
                told[row.name] = _of_row(row, self._fact(asked, about)[row.name])
        return told

    def _fact(self, asked: Asked, more: tuple[str, ...] = ()) -> Value:
        """Return what the twin noted for a question, in this phase or at last."""
        prompt = asked.prompt
        subjects = (*prompt.subjects, *more)
        phase = f"{asked.turn}.{asked.phase}/{prompt.procedure}"
        value = self.notes.get((phase, subjects), self.notes.get((prompt.procedure, subjects)))
        if value is None:
            raise TwinError(f"no fact for {prompt.procedure} {subjects}")
        if isinstance(prompt, Record):
            known = {field.name for field in prompt.fields}
            return {name: one for name, one in value.items() if name in known}
        return value


def _the_same(twin: Asked, asked: Asked) -> bool:
    """Tell whether both ask one thing; a table asks some confirmations more often than its twin."""
    one, other = twin.prompt, asked.prompt
    if isinstance(one, Confirm) and isinstance(other, Confirm):
        return (one.procedure, one.subjects) == (other.procedure, other.subjects)
    return twin.key == asked.key and type(one) is type(other)


def _of_row(row: Field, fact: Value) -> Value:
    """Return a fact as a row takes it: of several that are listed, those that still are."""
    if row.kind != "many":
        return fact
    return [each for each in fact if any(same(one.value, each) for one in row.options)]

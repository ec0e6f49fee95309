"""Make a resolver of a procedure: its input type, how it comes out, and its chances."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

import msgspec

from beachmaster.engine.given import read_given
from beachmaster.engine.resolver import (
    Chance,
    Drawn,
    Fact,
    Next,
    Odds,
    OddsTable,
    Resolution,
    ResolveError,
    Rolled,
)
from beachmaster.engine.schema import json_schema
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.tray import Color, Given, Tray, by_color
from beachmaster.engine.values import Value

I = TypeVar("I", bound=Given)  # noqa: E741 - the input of a procedure
Words = Mapping[str, Text]
"""The words of each named outcome, in the order in which the table lists them."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What a procedure found: its outcome in words, and everything that led to it."""

    outcome: str
    result: Text
    total: int | None = None
    modifiers: Sequence[Modifier] = ()
    draws: Sequence[Drawn] = ()
    facts: Sequence[Fact] = ()
    rolls: Sequence[Rolled] = ()
    next: Sequence[Next] = ()
    notes: Sequence[Text] = ()


class Chances(msgspec.Struct, frozen=True):
    """The tables of a procedure's odds, and what they leave out."""

    tables: Sequence[OddsTable]
    notes: Sequence[Text] = ()


@dataclass(frozen=True, kw_only=True)
class Procedure(Generic[I]):
    """One procedure of a game as a resolver; `limits` are the most dice it can need."""

    game: str
    name: str
    says: Text
    rules: tuple[str, ...]
    takes: type[I]
    run: Callable[[I, Tray], Found]
    chances: Callable[[I], Chances]
    limits: Mapping[Color, int | None]

    @property
    def title(self) -> Text:
        """One line that says what it resolves."""
        return self.says

    def schema(self) -> dict[str, Value]:
        """Return the JSON Schema of the input."""
        return json_schema(self.takes)

    def resolve(self, given: Value, seed: int | None = None) -> Resolution:
        """Resolve with the dice given, missing ones from the seed (the argument goes first)."""
        read = self._read(given)
        if seed is not None:
            read.seed = seed
        tray = Tray(self.game, self.name, read.dice, read.seed)
        found = self.run(read, tray)
        return Resolution(
            procedure=self.name,
            title=self.title,
            given=msgspec.to_builtins(read),
            outcome=found.outcome,
            result=found.result,
            total=found.total,
            dice=tuple(tray.used),
            draws=tuple(found.draws),
            modifiers=tuple(found.modifiers),
            facts=tuple(found.facts),
            rolls=tuple(found.rolls),
            next=tuple(found.next),
            notes=(*found.notes, *tray.not_needed()),
            rules=self.rules,
        )

    def odds(self, given: Value) -> Odds:
        """Return the exact chances; dice that were given play no part."""
        read = self._read(given)
        chances = self.chances(read)
        return Odds(
            procedure=self.name,
            title=self.title,
            given=msgspec.to_builtins(read),
            tables=tuple(chances.tables),
            notes=tuple(chances.notes),
            rules=self.rules,
        )

    def _read(self, given: Value) -> I:
        read = read_given(given, self.takes)
        for color, dice in by_color(read.dice).items():
            limit = self.limits.get(color, 0)
            if limit is not None and len(dice) > limit:
                raise refuse(
                    f"dice.{color}",
                    T(
                        "The field “{field}” has more dice than the procedure can need, which is "
                        "{limit}."
                    ),
                    {"max": limit},
                    limit=limit,
                )
        read.complete()
        return read


def table(
    name: str,
    title: Text,
    chances: Mapping[str, Fraction],
    words: Words,
    modifiers: Iterable[Modifier] = (),
) -> OddsTable:
    """Return a distribution as a table of named outcomes, in the order of the words."""
    return OddsTable(
        name=name,
        title=title,
        chances=tuple(
            Chance(outcome, source, chances[outcome])
            for outcome, source in words.items()
            if chances.get(outcome)
        ),
        modifiers=tuple(modifiers),
    )


def fact(name: str, label: Text, value: int | str, rule: str) -> Fact:
    """Name a figure that was worked out on the way."""
    return Fact(name=name, label=label, value=value, rule=rule)


def refuse(field: str, source: Text, expected: Value, **params: str | int) -> ResolveError:
    """Return the error for a field whose value does not go with the others."""
    return ResolveError(source.fill(field=plain_text(field), **params), field, expected)

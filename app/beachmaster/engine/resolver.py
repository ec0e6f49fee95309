"""Resolve a table or a combat on its own, without a session, or say its exact chances.

A game offers its resolvers by name. Each takes a plain JSON value, says which fields it knows
(`schema`), and answers in two ways: `resolve` with dice, `odds` with the exact chances.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Generic, TypeVar

import msgspec

from beachmaster.engine.die import D, Declared
from beachmaster.engine.fight import Figure
from beachmaster.engine.given import read_given
from beachmaster.engine.resolution import (
    Drawn,
    Next,
    Odds,
    OddsTable,
    Resolution,
    Rolled,
    refuse,
    table,
)
from beachmaster.engine.schema import json_schema
from beachmaster.engine.tables import Modifier, against_it
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.tray import Color, Given, Tray, by_color, every_throw
from beachmaster.engine.values import Value

I = TypeVar("I", bound=Given)  # noqa: E741 - the input of a resolver


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What a resolver found: the outcome in words, and everything that led to it."""

    outcome: str
    result: Text
    total: int | None = None
    modifiers: Sequence[Modifier] = ()
    draws: Sequence[Drawn] = ()
    facts: Sequence[Figure] = ()
    rolls: Sequence[Rolled] = ()
    next: Sequence[Next] = ()
    notes: Sequence[Text] = ()


class Chances(msgspec.Struct, frozen=True):
    """The tables of a resolver's odds, and what they leave out."""

    tables: Sequence[OddsTable]
    notes: Sequence[Text] = ()


class Resolver(ABC, Generic[I]):
    """One table or combat of a game; a wrong field raises `ResolveError`.

    `game` and `name` are typed on the command line, `title` says in one line what it resolves, and
    the chief one of its `rules` stands first. `takes` is its input, and `limits` are the most dice
    of each color that it can need, None for any number.
    """

    game: str
    name: str
    title: Text
    rules: tuple[str, ...]
    takes: type[I]
    limits: Mapping[Color, int | None] = {}

    @abstractmethod
    def _run(self, given: I, tray: Tray) -> Found:
        """Return what comes of the input with the dice of a tray."""

    @abstractmethod
    def _chances(self, given: I) -> Chances:
        """Return all that can come of the input, the chief table first."""

    def schema(self) -> dict[str, Value]:
        """Return the JSON Schema of the input."""
        return json_schema(self.takes)

    def resolve(self, given: Value, seed: int | None = None) -> Resolution:
        """Resolve with the dice given, missing ones from the seed (the argument goes first)."""
        read = self._read(given)
        if seed is not None:
            read.seed = seed
        tray = Tray(self.game, self.name, read.dice, read.seed)
        found = self._run(read, tray)
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
        chances = self._chances(read)
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


@dataclass(kw_only=True, eq=False)
class DieResolver(Resolver[I], Generic[I, D]):
    """One declared die on its own: `resolve` throws it, `odds` counts its faces.

    `die` is the die as the input has it, or up to `most` dice at once, thrown with the `modifiers`;
    `next` is what to do afterwards. `notes` belong to both answers, `remarks` to the natural face
    of the first die, and `left_out` is what the chances do not count. Of a contest, `against` are
    the modifiers of the other side, and `others` how many dice of its colour it throws.
    """

    game: str
    name: str
    color: Color
    title: Text
    rules: tuple[str, ...]
    takes: type[I]
    die: Callable[[I], Declared[D]]
    modifiers: Callable[[I], Sequence[Modifier]] = lambda _given: ()
    next: Callable[[I, D], Iterable[Next]] = lambda _given, _outcome: ()
    notes: Callable[[I], Iterable[Text]] = lambda _given: ()
    remarks: Callable[[I, int], Iterable[Text]] = lambda _given, _face: ()
    left_out: Text | None = None
    most: int = 1
    against: Callable[[I], Sequence[Modifier]] = lambda _given: ()
    others: Mapping[Color, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Take no more dice than are thrown."""
        self.limits = {self.color: self.most, **self.others}

    def _run(self, given: I, tray: Tray) -> Found:
        modifiers = (*self.modifiers(given), *against_it(self.against(given)))
        outcome, roll = self.die(given).take(tray, "result", modifiers)
        return Found(
            outcome=roll.outcome,
            result=roll.result,
            total=roll.total,
            modifiers=modifiers,
            next=tuple(self.next(given, outcome)),
            notes=(*self.notes(given), *self.remarks(given, roll.die.value)),
        )

    def _chances(self, given: I) -> Chances:
        table = self.die(given).table("result", self.modifiers(given), self.against(given))
        left_out = () if self.left_out is None else (self.left_out,)
        return Chances([table], (*self.notes(given), *left_out))


def result_table(
    title: Text, run: Callable[[Tray], Found], modifiers: Sequence[Modifier] = ()
) -> OddsTable:
    """Return the chance of each outcome, by running everything once for every throw."""
    chances: dict[str, Fraction] = {}
    words: dict[str, Text] = {}
    for chance, found in every_throw(run):
        chances[found.outcome] = chances.get(found.outcome, Fraction(0)) + chance
        words[found.outcome] = found.result
    return table("result", title, chances, words, modifiers)

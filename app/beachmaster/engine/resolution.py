"""What comes of a table or a combat that is resolved on its own, and its exact odds.

Everything a player reads is a `Text`; the command line and the desktop render it.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal

import msgspec

from beachmaster.engine.fight import Figure
from beachmaster.engine.refusal import SaidError
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value

Origin = Literal["given", "seed"]
"""Who gave a die or a token: the player, or the seed."""


class ResolveError(SaidError, ValueError):
    """What was given cannot be resolved; `text` says why, `field` where (such as dice.blue[0]).

    `expected` is plain data for programs: the legal values, or the names of the known fields.
    """

    def __init__(self, text: Text, field: str = "", expected: Value = None) -> None:
        super().__init__(text)
        self.field = field
        self.expected = expected


def refuse(field: str, source: Text, expected: Value, **params: str | int) -> ResolveError:
    """Return the error for a field whose value does not go with the others."""
    return ResolveError(source.fill(field=plain_text(field), **params), field, expected)


class RolledDie(msgspec.Struct, frozen=True, kw_only=True):
    """One die that was used: its colour and value, what it was for, and who gave it."""

    color: str
    value: int
    origin: Origin
    purpose: Text
    rule: str


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """One token that was drawn from a bag: its id, what it shows, and who gave it."""

    bag: str
    token: str
    shows: Text
    origin: Origin
    purpose: Text
    rule: str


class Rolled(msgspec.Struct, frozen=True, kw_only=True):
    """One further roll that was asked for: die, modifiers, total and what came of it.

    `table` is the name that `Odds` gives the same roll's table, where it has one of its own.
    """

    table: str
    name: Text
    die: RolledDie
    modifiers: tuple[Modifier, ...] = ()
    total: int
    outcome: str
    result: Text
    rule: str


class Next(msgspec.Struct, frozen=True, kw_only=True):
    """What the player does afterwards; `procedure` names the resolver for it, if there is one."""

    text: Text
    rule: str
    procedure: str = ""


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """How a table or a combat came out.

    `procedure` names the resolver. `given` is the input with every default filled in. `modifiers`
    and `total` belong to the main roll (`total` is None where nothing was rolled). `outcome` is the
    name that `Odds` uses for the same result in its first table. `rolls` are the further rolls, in
    the order they were made.
    """

    procedure: str
    title: Text
    given: Value
    outcome: str
    result: Text
    total: int | None = None
    dice: tuple[RolledDie, ...] = ()
    draws: tuple[Drawn, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    facts: tuple[Figure, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    next: tuple[Next, ...] = ()
    notes: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()


class Chance(msgspec.Struct, frozen=True):
    """One outcome, its words, and its exact probability."""

    outcome: str
    text: Text
    probability: Fraction


class OddsTable(msgspec.Struct, frozen=True, kw_only=True):
    """One distribution: its name, what it is about, and its outcomes, which add up to one."""

    name: str
    title: Text
    chances: tuple[Chance, ...]
    modifiers: tuple[Modifier, ...] = ()

    def probability(self, outcome: str) -> Fraction:
        """Return the probability of a named outcome, zero for one that cannot happen."""
        return sum(
            (chance.probability for chance in self.chances if chance.outcome == outcome),
            Fraction(0),
        )


def table(
    name: str,
    title: Text,
    chances: Mapping[str, Fraction],
    words: Mapping[str, Text],
    modifiers: Iterable[Modifier] = (),
) -> OddsTable:
    """Return a distribution as a table of named outcomes, in the order of the words."""
    rows = tuple(Chance(one, words[one], chances[one]) for one in words if chances.get(one))
    return OddsTable(name=name, title=title, chances=rows, modifiers=tuple(modifiers))


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """The exact chances of a table or a combat: one or more tables, and what they leave out."""

    procedure: str
    title: Text
    given: Value
    tables: tuple[OddsTable, ...]
    notes: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()

    def table(self, name: str) -> OddsTable:
        """Return the table of this name; raise `KeyError` for another."""
        for table in self.tables:
            if table.name == name:
                return table
        raise KeyError(name)

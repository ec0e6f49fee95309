"""Tell before a move who cannot go and why, what the others may do, and where each can go.

A game's movement prompt carries a `Coaching`; front ends show what it tells and name no rule of
their own. The reasons are the texts that a refusal gives, and nothing in here asks of a map.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

Key = TypeVar("Key")
Units = tuple[str, ...]
Name = Callable[[Sequence[str]], Text]
"""Names units together."""


class Line(msgspec.Struct, frozen=True):
    """One thing that holds for a unit, under its rules; `value` is what it counts, if it does."""

    text: Text
    rules: tuple[str, ...] = ()
    value: int | None = None


class Cannot(msgspec.Struct, frozen=True):
    """Units that cannot go now, named together, and the one reason."""

    units: Units
    text: Text
    reason: Text
    rules: tuple[str, ...] = ()


class May(msgspec.Struct, frozen=True):
    """Units that still may go and are alike: what holds for each of them."""

    units: Units
    text: Text
    lines: tuple[Line, ...]


class Coach(msgspec.Struct, frozen=True, kw_only=True):
    """Every unit of a movement phase, in one of three: it cannot go, it may, or it is done.

    `costs` are what every move costs.
    """

    cannot: tuple[Cannot, ...] = ()
    may: tuple[May, ...] = ()
    done: tuple[Cannot, ...] = ()
    costs: tuple[Line, ...] = ()

    @property
    def todo(self) -> Units:
        """Return the units that still may go."""
        return tuple(unit for group in self.may for unit in group.units)


class Goal(msgspec.Struct, frozen=True):
    """A hex where a unit can go, what it costs in words, and the answer that takes it there."""

    place: HexId
    cost: Text
    answer: Value
    rules: tuple[str, ...] = ()


class Barred(msgspec.Struct, frozen=True):
    """A hex nearby where a unit cannot go, with the reason that a refusal gives."""

    place: HexId
    reason: Text
    rules: tuple[str, ...] = ()


class Going(msgspec.Struct, frozen=True, kw_only=True):
    """What one unit may do: its lines, where it can go, and what of the hexes nearby is barred."""

    unit: str
    text: Text
    lines: tuple[Line, ...] = ()
    where: tuple[Goal, ...] = ()
    barred: tuple[Barred, ...] = ()
    cannot: Text | None = None


class Coaching:
    """What a prompt's coach tells, worked out when somebody looks; of an own map nothing is asked.

    `tells` gives the whole phase, `goes` one unit, or None where it is none of the phase's. The
    phase is worked out once for all who look, until the prompt forgets what it listed.
    """

    def __init__(
        self, tells: Callable[[], Coach], goes: Callable[[str], Going | None] = lambda _: None
    ) -> None:
        self._tells, self._goes = tells, goes
        self._told: Coach | None = None

    def coach(self) -> Coach:
        """Return where the phase stands, unit by unit."""
        if self._told is None:
            with asking(False):
                self._told = self._tells()
        return self._told

    def forget(self) -> None:
        """Work it out anew at the next look: the state was put right, or more of a map is known."""
        self._told = None

    def going(self, unit: str) -> Going | None:
        """Return where one unit can go and why no farther."""
        with asking(False):
            return self._goes(unit)


def cannot_of(reasons: Iterable[tuple[str, Text]], name: Name, *rules: str) -> tuple[Cannot, ...]:
    """Group units by their reason, in the order they come."""
    alike: list[tuple[Text, list[str]]] = []
    for unit, reason in reasons:
        _held(alike, reason).append(unit)
    return tuple(Cannot(tuple(units), name(units), why, rules) for why, units in alike)


def may_of(lines: Iterable[tuple[str, tuple[Line, ...]]], name: Name) -> tuple[May, ...]:
    """Group units by what holds for them, in the order they come."""
    alike: list[tuple[tuple[Line, ...], list[str]]] = []
    for unit, held in lines:
        _held(alike, held).append(unit)
    return tuple(May(tuple(units), name(units), held) for held, units in alike)


def asked_for_hex(going: Going | None) -> Going | None:
    """Return the same for a prompt that asks for the hex alone: the hexes are its answers."""
    if going is None:
        return None
    where = (msgspec.structs.replace(goal, answer=goal.place) for goal in going.where)
    return msgspec.structs.replace(going, where=tuple(where))


def total(lines: Iterable[Line]) -> int:
    """Return what lines with a value come to."""
    return sum(line.value or 0 for line in lines)


def _held(alike: list[tuple[Key, list[str]]], key: Key) -> list[str]:
    """Return the units under a key; texts are compared, as their parameters cannot be hashed."""
    for one, units in alike:
        if one == key:
            return units
    alike.append((key, []))
    return alike[-1][1]

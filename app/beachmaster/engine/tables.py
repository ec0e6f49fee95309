"""Resolve a table: named modifiers with their rules, a total, and the row it falls in."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Generic, TypeVar

import msgspec

from beachmaster.engine.text import Text

V = TypeVar("V")


class Modifier(msgspec.Struct, frozen=True):
    """One modifier that was considered: its name, its value, whether it applied, and its rule."""

    name: Text
    value: int
    applied: bool
    rule: str


def applied_total(modifiers: Iterable[Modifier]) -> int:
    """Add up the modifiers that applied."""
    return sum(modifier.value for modifier in modifiers if modifier.applied)


def against_it(modifiers: Iterable[Modifier]) -> tuple[Modifier, ...]:
    """Return what counts for the other side of a contest as it changes the difference."""
    return tuple(msgspec.structs.replace(one, value=-one.value) for one in modifiers)


@cache
def sums(count: int, sides: int) -> tuple[tuple[int, int], ...]:
    """Return each sum of some dice, in rising order, and in how many ways it comes."""
    found = {0: 1}
    for _ in range(count):
        before, found = found, {}
        for total, ways in before.items():
            for face in range(1, sides + 1):
                found[total + face] = found.get(total + face, 0) + ways
    return tuple(sorted(found.items()))


@cache
def differences(
    first: tuple[tuple[int, int], ...], second: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, int], ...]:
    """Return each difference of two sums, in rising order, and in how many ways it comes."""
    found: dict[int, int] = {}
    for one, ways in first:
        for other, more in second:
            found[one - other] = found.get(one - other, 0) + ways * more
    return tuple(sorted(found.items()))


def convolved(first: Mapping[int, int], second: Mapping[int, int]) -> dict[int, int]:
    """Return each sum of two numbers, and in how many ways it comes."""
    found: dict[int, int] = {}
    for one, ways in first.items():
        for other, more in second.items():
            found[one + other] = found.get(one + other, 0) + ways * more
    return dict(sorted(found.items()))


class Table(Generic[V]):
    """Rows by modified die; totals beyond the ends fall into the first and the last row.

    `rows` maps each row number to its result; the numbers have no gap.
    """

    def __init__(self, rows: Mapping[int, V], rule: str) -> None:
        self.rows = dict(rows)
        self.rule = rule
        self.low = min(self.rows)
        self.high = max(self.rows)
        if sorted(self.rows) != list(range(self.low, self.high + 1)):
            raise ValueError(f"the table of {rule} has a gap")

    def row(self, total: int) -> int:
        """Return the row number for a modified total."""
        return max(self.low, min(self.high, total))

    def __getitem__(self, total: int) -> V:
        """Return the result for a modified total."""
        return self.rows[self.row(total)]


def distribution(outcomes: Iterable[V]) -> dict[V, Fraction]:
    """Return the exact chance of each outcome, every item of the iterable equally likely."""
    counts: dict[V, int] = {}
    total = 0
    for outcome in outcomes:
        counts[outcome] = counts.get(outcome, 0) + 1
        total += 1
    return {outcome: Fraction(count, total) for outcome, count in counts.items()}


def mixed(parts: Sequence[tuple[Fraction, Mapping[V, Fraction]]]) -> dict[V, Fraction]:
    """Combine weighted distributions; the weights add up to one."""
    whole: dict[V, Fraction] = {}
    for weight, part in parts:
        for outcome, chance in part.items():
            whole[outcome] = whole.get(outcome, Fraction(0)) + weight * chance
    return whole

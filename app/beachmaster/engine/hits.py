"""Dice that each hit or miss: their odds without listing the throws, and several rows at once."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from math import comb
from typing import ClassVar

from beachmaster.engine.die import Declared, Throw
from beachmaster.engine.fight import ByHits
from beachmaster.engine.hit_rows import InRow
from beachmaster.engine.prompt import DiceToRoll, Roll
from beachmaster.engine.resolution import Chance, OddsTable
from beachmaster.engine.sheet_words import hits_text, row_dice
from beachmaster.engine.tables import convolved
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


@dataclass(frozen=True, kw_only=True)
class Hits(Declared[int]):
    """Dice of which each hits by itself: with its modifiers it shows `value` or less.

    With `up`, a die hits where it shows `value` or more.
    """

    value: int
    up: bool = False
    words: Mapping[int, Text] | Callable[[int], Text] = hits_text
    adds: ClassVar[bool] = False

    def needs(self, drm: int = 0) -> tuple[int, ...]:
        """Return the natural faces that hit."""
        faces = range(1, self.sides + 1)
        return tuple(
            face
            for face in faces
            if face + drm == self.value or self.up == (face + drm > self.value)
        )

    def comes_to(self, dice: Sequence[int], drm: int = 0) -> int:
        """Return how many of the dice hit."""
        needs = self.needs(drm)
        return sum(die in needs for die in dice)

    def total(self, dice: Sequence[int], drm: int = 0) -> int:
        """Return how many of the dice hit: their faces are not added up."""
        return self.comes_to(dice, drm)

    def by_hits(self, outcome: int, drm: int = 0) -> ByHits:
        """Return how many dice hit of how many."""
        return ByHits(outcome, self.count, self.needs(drm))

    def ways(self, drm: int = 0) -> dict[int, int]:
        """Return in how many of all throws so many dice hit."""
        hit = len(self.needs(drm))
        miss, count = self.sides - hit, self.count
        found = {n: comb(count, n) * hit**n * miss ** (count - n) for n in range(count + 1)}
        return {hits: ways for hits, ways in found.items() if ways}


HitThrow = Throw[int]
"""A throw of `Hits`."""


def hit_die(throw: HitThrow) -> Hits:
    """Return the dice of a throw that hit or miss."""
    assert isinstance(throw.die, Hits), throw.die.name
    return throw.die


def chances_of_hits(throws: Sequence[HitThrow]) -> dict[int, Fraction]:
    """Return the exact chance of each number of hits of some throws together."""
    ways = {0: 1}
    whole = 1
    for throw in throws:
        ways = convolved(ways, hit_die(throw).ways(throw.drm))
        whole *= throw.die.sides**throw.die.count
    return {hits: Fraction(count, whole) for hits, count in ways.items()}


def at_least(throws: Sequence[HitThrow], hits: int) -> Fraction:
    """Return the exact chance that some throws hit so often or more."""
    found = chances_of_hits(throws).items()
    return sum((chance for one, chance in found if one >= hits), Fraction(0))


def check_volley(throws: Sequence[HitThrow]) -> None:
    """Raise `ValueError` where throws make no single question: none, or dice that do not fit.

    A question holds the dice of one side, then those of the other: one color each, all dice of a
    color with equally many sides.
    """
    if not throws:
        raise ValueError("no throw at all: ask nothing where no dice are rolled")
    kinds = [(throw.die.color, throw.die.sides) for throw in throws]
    colors = [color for color, _same in groupby(color for color, _sides in kinds)]
    for color in dict.fromkeys(colors):
        sides = sorted({of for other, of in kinds if other == color})
        if len(sides) > 1:
            told = " and ".join(str(one) for one in sides)
            raise ValueError(f"{color} dice with {told} sides: they need a question each")
    if len(colors) > len(set(colors)):
        raise ValueError("the throws of one color must stand together")
    if len(colors) > 2:
        raise ValueError(f"dice of {len(colors)} colors: a question holds those of two sides")


def volley_prompt(
    text: Text,
    throws: Sequence[HitThrow],
    labels: Sequence[Text],
    script: Sequence[int],
    side: str,
) -> Roll:
    """Return the question for the hits of several throws at once, with the odds of each side.

    Throws of the first one's color come first, then those of the other side's color. Raise
    `ValueError` for throws that make no single question; see `check_volley`.
    """
    check_volley(throws)
    rows = tuple(_row(throw, label) for throw, label in zip(throws, labels, strict=True))
    dice = _dice([throw.die for throw in throws])
    first = throws[0].die
    count = len([throw for throw in throws if throw.die.color == first.color])
    mine, theirs = rows[:count], rows[count:]
    said = T("{what} {rows}.", what=text, rows=[_said(row) for row in mine])
    if theirs:
        said = T("{mine} Other side: {rows}.", mine=said, rows=[_said(row) for row in theirs])
    return Roll(
        procedure=first.name,
        text=said,
        what=text,
        purpose=first.purpose,
        rules=tuple(dict.fromkeys(rule for throw in throws for rule in throw.rules)),
        dice=dice,
        dealt=tuple(script[: dice.total]),
        side=side,
        opens=first.opens,
        odds=lambda: _odds(throws, labels, count),
        row=rows,
    )


def _row(throw: HitThrow, label: Text) -> InRow:
    die = hit_die(throw)
    needs = die.needs(throw.drm)
    return InRow(label, die.count, throw.subjects, needs, die.sides, throw.lines)


def _dice(each: Sequence[Declared[int]]) -> DiceToRoll:
    """Return all dice: those of the first color, then those of the other side."""
    first, *others = dict.fromkeys((die.color, die.sides) for die in each)
    counts = Counter[str]()
    for die in each:
        counts[die.color] += die.count
    against = [DiceToRoll(counts[color], sides, color) for color, sides in others]
    color, of = first
    return DiceToRoll(counts[color], of, color, against[0] if against else None)


def _said(row: InRow) -> Text:
    return T("{row} ({dice})", row=row.text, dice=row_dice(row.count, row.needs or ()))


def _odds(throws: Sequence[HitThrow], labels: Sequence[Text], count: int) -> Value:
    """Return a table for each throw, and one for all of a side where it has several."""
    tables: list[OddsTable] = []
    for name, part in (("own", slice(None, count)), ("other", slice(count, None))):
        thrown = throws[part]
        for at, (throw, label) in enumerate(zip(thrown, labels[part], strict=True), 1):
            rows = _chances(throw.die.chances(throw.drm))
            tables.append(OddsTable(name=f"{name}-{at}", title=label, chances=rows))
        if len(thrown) > 1:
            title = T("All of them: {rows}", rows=list(labels[part]))
            rows = _chances(chances_of_hits(thrown))
            tables.append(OddsTable(name=name, title=title, chances=rows))
    return {"tables": tables}


def _chances(found: Mapping[int, Fraction]) -> tuple[Chance, ...]:
    return tuple(Chance(str(hits), hits_text(hits), found[hits]) for hits in sorted(found))

"""Run a procedure once for everything its dice and lots can show: exact odds without a formula."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from beachmaster.engine.procedure import Found
from beachmaster.engine.resolver import Chance, Die, OddsTable
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Color, Dice, Tray

V = TypeVar("V")
FACES = 6


class _Fork(Tray):
    """A tray that follows a path of faces and lots, and takes the first of each beyond it."""

    def __init__(self, path: Sequence[int]) -> None:
        super().__init__("", "", Dice(), 0)
        self.path = list(path)
        self.sizes: list[int] = []

    def roll(self, color: Color, purpose: Text, rule: str) -> Die:
        """Return a die that shows what the path says."""
        value = 1 + self._next(FACES)
        return Die(color=color, value=value, origin="given", purpose=purpose, rule=rule)

    def pick(self, names: Sequence[str], *parts: object) -> str:
        """Return the one that the path says."""
        del parts
        return names[self._next(len(names))]

    def _next(self, size: int) -> int:
        number = len(self.sizes)
        self.sizes.append(size)
        if number == len(self.path):
            self.path.append(0)
        return self.path[number]


def every_throw(run: Callable[[Tray], V]) -> list[tuple[Fraction, V]]:
    """Return everything that a procedure can come to, each with its chance; they sum to one."""
    found: list[tuple[Fraction, V]] = []
    waiting: list[list[int]] = [[]]
    while waiting:
        begun = waiting.pop()
        tray = _Fork(begun)
        result = run(tray)
        chance = Fraction(1)
        for size in tray.sizes:
            chance /= size
        found.append((chance, result))
        for number in range(len(begun), len(tray.path)):
            others = range(tray.sizes[number] - 1, 0, -1)
            waiting += [[*tray.path[:number], other] for other in others]
    return found


def result_table(
    title: Text, run: Callable[[Tray], Found], modifiers: Sequence[Modifier] = ()
) -> OddsTable:
    """Return the chance of each outcome of a procedure, by running it for every throw."""
    chances: dict[str, Fraction] = {}
    words: dict[str, Text] = {}
    for chance, found in every_throw(run):
        chances[found.outcome] = chances.get(found.outcome, Fraction(0)) + chance
        words[found.outcome] = found.result
    return named_table("result", title, chances, words, modifiers)


def named_table(
    name: str,
    title: Text,
    chances: Mapping[str, Fraction],
    words: Mapping[str, Text],
    modifiers: Sequence[Modifier] = (),
) -> OddsTable:
    """Return a distribution whose outcomes have words with figures or names in them."""
    rows = tuple(Chance(one, words[one], chances[one]) for one in words if chances.get(one))
    return OddsTable(name=name, title=title, chances=rows, modifiers=tuple(modifiers))

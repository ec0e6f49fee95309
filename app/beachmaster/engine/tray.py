"""Take dice in the order they are needed: the player's first, then the seed's, or all there are."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Annotated, Literal, TypeVar, cast

import msgspec

from beachmaster.engine import chance
from beachmaster.engine.resolution import Origin, Rolled, RolledDie
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

V = TypeVar("V")
Color = Literal["black", "blue", "green", "red", "white", "yellow"]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Face12 = Annotated[int, msgspec.Meta(ge=1, le=12)]
USUAL = 6
"""The sides of a die where nothing else is said."""


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Real dice, each colour in the order it is needed; missing ones come from the seed."""

    # A game with other dice extends this: a field is a color (`Color`), its type says the faces.

    blue: tuple[Face, ...] = ()
    red: tuple[Face, ...] = ()


Seed = Annotated[int, msgspec.Meta(description="where dice and tokens come from that nobody gave")]


class Given(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every resolver takes besides its own fields."""

    dice: Dice = Dice()
    seed: Seed = 0

    def complete(self) -> None:
        """Fill in what follows from other fields; raise `ResolveError` where they contradict."""


def by_color(dice: Dice) -> dict[Color, tuple[int, ...]]:
    """Return the dice given by colour."""
    return cast("dict[Color, tuple[int, ...]]", msgspec.structs.asdict(dice))


class Tray:
    """The dice of one resolver: hands them out and keeps who gave which."""

    def __init__(self, game: str, resolver: str, dice: Dice, seed: int) -> None:
        self.game = game
        self.resolver = resolver
        self.seed = seed
        self.given = by_color(dice)
        self.taken: Counter[Color] = Counter()
        self.used: list[RolledDie] = []

    def roll(self, color: Color, purpose: Text, rule: str, sides: int = USUAL) -> RolledDie:
        """Return the next die of a colour."""
        number = self.taken[color]
        self.taken[color] += 1
        given = self.given.get(color, ())
        value = given[number] if number < len(given) else self._from_seed(color, number, sides)
        origin: Origin = "given" if number < len(given) else "seed"
        die = RolledDie(color=color, value=value, origin=origin, purpose=purpose, rule=rule)
        self.used.append(die)
        return die

    def pick(self, names: Sequence[str], *parts: object) -> str:
        """Return one of several equally likely things, from the seed."""
        return chance.draw(names, self.seed, self.key(*parts))

    def key(self, *parts: object) -> str:
        """Return a key of chance that names game and resolver."""
        return ":".join(map(str, ("resolve", self.game, self.resolver, *parts)))

    def not_needed(self) -> list[Text]:
        """Say which of the dice given were not needed."""
        return [
            _NOT_NEEDED.get(color, _NOT_NEEDED_OF).fill(
                color=color, dice=list(given[self.taken[color] :])
            )
            for color, given in self.given.items()
            if len(given) > self.taken[color]
        ]

    def _from_seed(self, color: Color, number: int, sides: int) -> int:
        return chance.dice(1, sides, self.seed, self.key(color, number))[0]


def rolled(
    table: str,
    dice: Sequence[RolledDie],
    modifiers: Sequence[Modifier],
    outcome: str,
    result: Text,
    total: int | None = None,
) -> Rolled:
    """Return a roll in words; its total is the sum of dice and modifiers, or as given."""
    die = dice[0]
    return Rolled(
        table=table,
        name=die.purpose,
        die=die,
        modifiers=tuple(modifiers),
        total=sum(one.value for one in dice) + applied_total(modifiers) if total is None else total,
        outcome=outcome,
        result=result,
        rule=die.rule,
    )


class _Fork(Tray):
    """A tray that follows a path of faces and lots, and takes the first of each beyond it."""

    def __init__(self, path: Sequence[int]) -> None:
        super().__init__("", "", Dice(), 0)
        self.path = list(path)
        self.sizes: list[int] = []

    def roll(self, color: Color, purpose: Text, rule: str, sides: int = USUAL) -> RolledDie:
        """Return a die that shows what the path says."""
        value = 1 + self._next(sides)
        return RolledDie(color=color, value=value, origin="given", purpose=purpose, rule=rule)

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
    """Run once for everything that dice and lots can show: exact odds without a formula.

    Each result stands with the chance of its throw; the chances sum to one.
    """
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


_NOT_NEEDED = {
    "blue": T("Blue dice not needed: {dice}."),
    "red": T("Red dice not needed: {dice}."),
}
_NOT_NEEDED_OF = T("Of the {color} dice not needed: {dice}.")

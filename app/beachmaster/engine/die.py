"""Declare the dice of a game once: what they come to and how that is said; all else follows."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any, ClassVar, Generic, TypeVar, cast

from beachmaster.engine.dice_words import COLORS, roll_words
from beachmaster.engine.fight import ByHits, Face, Figure, Opposed, Result, Sign
from beachmaster.engine.modifier_words import rules_of, sentences
from beachmaster.engine.prompt import DiceToRoll, InRow, Roll
from beachmaster.engine.resolution import Chance, OddsTable, Rolled, RolledDie
from beachmaster.engine.tables import Modifier, against_it, applied_total, differences, sums
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.tray import USUAL, Color, Tray, rolled
from beachmaster.engine.values import Value

D = TypeVar("D", bound=Hashable)
Losses = tuple[int, int]
NO_LOSSES: Losses = (0, 0)
FACES = range(1, USUAL + 1)
_RANKS: Sequence[Sign] = ("bad", "none", "good")


@dataclass(frozen=True, kw_only=True)
class Declared(Generic[D]):
    """One die, or some thrown at once: whose they are, by which rules, and what they come to.

    `words` say each outcome to a player and `names` name it to a program, where it is not itself
    such a name. `purpose` is what the roll is for in a list of dice, `title` heads its chances.
    `reads` says in one sentence what the dice are the number of, where the sum of the faces is
    itself the outcome. `count` dice have `sides` each. `opens` marks a roll that begins a new
    action, so that an undo by action stops there. `signs` say what each outcome is to the player,
    and `column` where its table is read; `decides` marks a die that a fight comes down to. `tells`,
    where given, says an outcome that has come with what it means, where `words` only name it.
    `losses` are the steps or hits that an outcome costs the player and the other side.
    """

    name: str
    color: Color
    rules: tuple[str, ...]
    purpose: Text
    title: Text
    words: Mapping[D, Text] | Callable[[D], Text]
    names: Mapping[D, str] | Callable[[D], str] = str
    reads: Text | None = None
    count: int = 1
    sides: int = USUAL
    opens: bool = False
    signs: Mapping[Any, Sign] | Callable[[D], Sign] | None = None
    tells: Callable[[D], Text] | None = None
    column: Text | None = None
    decides: bool = False
    losses: Mapping[Any, Losses] | Callable[[D], Losses] | None = None
    adds: ClassVar[bool] = True
    """Whether the sum of the dice says something."""

    @property
    def dice(self) -> DiceToRoll:
        """Return what is thrown."""
        return DiceToRoll(self.count, self.sides, self.color)

    def comes_to(self, dice: Sequence[int], drm: int = 0) -> D:
        """Return what natural dice come to with a modifier."""
        raise NotImplementedError

    def total(self, dice: Sequence[int], drm: int = 0) -> int:
        """Return the modified sum of natural dice."""
        return sum(dice) + drm

    def by_hits(self, outcome: D, drm: int = 0) -> ByHits | None:
        """Return how many dice hit; None of dice that are read otherwise."""
        del outcome, drm
        return None

    def ways(self, drm: int = 0) -> dict[D, int]:
        """Return in how many of all throws each outcome comes: whole numbers, for an opponent."""
        found: dict[D, int] = {}
        for dice in product(*(range(1, die.sides + 1) for die in self.dice.each)):
            outcome = self.comes_to(dice, drm)
            found[outcome] = found.get(outcome, 0) + 1
        return found

    def named(self, outcome: D) -> str:
        """Return the name of an outcome for a program."""
        return self.names[outcome] if isinstance(self.names, Mapping) else self.names(outcome)

    def say(self, outcome: D) -> Text:
        """Return an outcome in a player's words."""
        return self.words[outcome] if isinstance(self.words, Mapping) else self.words(outcome)

    def tell(self, outcome: D) -> Text:
        """Return an outcome that has come in a player's words."""
        return self.say(outcome) if self.tells is None else self.tells(outcome)

    def sign(self, outcome: D) -> Sign:
        """Return what an outcome is to the player."""
        if callable(self.signs):
            return self.signs(outcome)
        return self.signs.get(outcome, "none") if self.signs else "none"

    def lost(self, outcome: D) -> Losses:
        """Return the steps or hits that an outcome costs the player and the other side."""
        if callable(self.losses):
            return self.losses(outcome)
        return self.losses.get(outcome, NO_LOSSES) if self.losses else NO_LOSSES

    def chances(self, drm: int = 0) -> dict[D, Fraction]:
        """Return the exact chance of each outcome, in the order of the words or of the faces."""
        ways = self.ways(drm)
        throws = sum(ways.values())
        found = {outcome: Fraction(count, throws) for outcome, count in ways.items()}
        if not isinstance(self.words, Mapping):
            return found
        return {outcome: found[outcome] for outcome in self.words if outcome in found}

    def table(
        self,
        name: str = "result",
        modifiers: Sequence[Modifier] = (),
        against: Sequence[Modifier] = (),
    ) -> OddsTable:
        """Return the chances as a table of odds."""
        lines = (*modifiers, *against_it(against))
        chances = self.rows(applied_total(lines))
        return OddsTable(name=name, title=self.title, chances=chances, modifiers=lines)

    def rows(self, drm: int = 0) -> tuple[Chance, ...]:
        """Return each outcome with its words and chance; those of one name are one."""
        found: dict[str, Chance] = {}
        for outcome, chance in self.chances(drm).items():
            name = self.named(outcome)
            before = found[name].probability if name in found else 0
            found[name] = Chance(name, self.say(outcome), chance + before)
        return tuple(found.values())

    def take(
        self,
        tray: Tray,
        table: str,
        modifiers: Sequence[Modifier] = (),
        purpose: Text | None = None,
    ) -> tuple[D, Rolled]:
        """Take the dice off a resolver's tray; return what they come to and the roll in words."""
        text, rule = purpose or self.purpose, self.rules[0]
        dice = [
            tray.roll(cast("Color", die.color), text, rule, die.sides) for die in self.dice.each
        ]
        return self._read(table, dice, modifiers)

    def describe(self, table: str, die: RolledDie, modifiers: Sequence[Modifier] = ()) -> Rolled:
        """Return in words what one die that a resolver rolled came to."""
        return self._read(table, [die], modifiers)[1]

    def _read(
        self, table: str, dice: Sequence[RolledDie], modifiers: Sequence[Modifier]
    ) -> tuple[D, Rolled]:
        shown, drm = [die.value for die in dice], applied_total(modifiers)
        outcome = self.comes_to(shown, drm)
        words, total = self.say(outcome), self.total(shown, drm)
        return outcome, rolled(table, dice, modifiers, self.named(outcome), words, total)


@dataclass(frozen=True, kw_only=True)
class Die(Declared[D]):
    """A die, or the sum of some: `outcome` maps the modified total to what it comes to."""

    outcome: Callable[[int], D]

    def comes_to(self, dice: Sequence[int], drm: int = 0) -> D:
        """Return what the modified total comes to."""
        return self.outcome(self.total(dice, drm))

    def ways(self, drm: int = 0) -> dict[D, int]:
        """Return in how many of all throws each outcome comes."""
        return _by_outcome(self.outcome, sums(self.count, self.sides), drm)


@dataclass(frozen=True, kw_only=True)
class Pool(Declared[D]):
    """Dice that are compared and not added: `outcome` sees them in the order they were thrown."""

    outcome: Callable[[Sequence[int]], D]
    adds: ClassVar[bool] = False

    def comes_to(self, dice: Sequence[int], drm: int = 0) -> D:
        """Return what the dice come to; a modifier has no place here."""
        assert not drm, self.name
        return self.outcome(dice)


@dataclass(frozen=True, kw_only=True)
class Contest(Declared[D]):
    """Dice of one side against those of the other, thrown at once and told one after the other.

    Either side adds its own modifiers to its dice; `outcome` maps the difference of the totals to
    what it comes to. `drm`, here, is the difference of the modifiers.
    """

    against: DiceToRoll
    outcome: Callable[[int], D]

    @property
    def dice(self) -> DiceToRoll:
        """Return what is thrown."""
        return DiceToRoll(self.count, self.sides, self.color, self.against)

    def total(self, dice: Sequence[int], drm: int = 0) -> int:
        """Return the difference of the totals."""
        return sum(dice[: self.count]) - sum(dice[self.count :]) + drm

    def comes_to(self, dice: Sequence[int], drm: int = 0) -> D:
        """Return what the difference comes to."""
        return self.outcome(self.total(dice, drm))

    def ways(self, drm: int = 0) -> dict[D, int]:
        """Return in how many of all throws each outcome comes."""
        other = sums(self.against.count, self.against.sides)
        return _by_outcome(self.outcome, differences(sums(self.count, self.sides), other), drm)


def _by_outcome(
    outcome: Callable[[int], D], totals: Sequence[tuple[int, int]], drm: int
) -> dict[D, int]:
    found: dict[D, int] = {}
    for total, ways in totals:
        came = outcome(total + drm)
        found[came] = found.get(came, 0) + ways
    return found


@dataclass(frozen=True, kw_only=True)
class Throw(Generic[D]):
    """A declared die as it is thrown now: about what, for whom, and with which modifiers.

    `others` take part besides its subjects. `facts` are the figures that led to it, such as the
    factors behind a column. `behind` are the lines that pick the column where the table is read:
    they add nothing to the die. `against` are the modifiers of the other side of a contest.
    """

    die: Declared[D]
    text: Text
    subjects: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    facts: tuple[Figure, ...] = ()
    behind: tuple[Modifier, ...] = ()
    against: tuple[Modifier, ...] = ()

    @property
    def lines(self) -> tuple[Modifier, ...]:
        """Return all that counts: what picks the column, and what changes the die."""
        return (*self.behind, *self.modifiers)

    @property
    def drm(self) -> int:
        """Return the sum of the modifiers in force, in a contest their difference."""
        return applied_total(self.modifiers) - applied_total(self.against)

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the rules of the die, of its figures and of each modifier in force."""
        facts = tuple(figure.rule for figure in self.facts)
        return rules_of((*self.die.rules, *facts), (*self.lines, *self.against))

    @property
    def trace(self) -> tuple[Text, ...]:
        """Return all that counts in words, what counts for the other side as it does there."""
        against = (T("Other side: {line}", line=line) for line in sentences(self.against))
        return (*sentences(self.lines), *against)

    def comes_to(self, dice: Sequence[int]) -> D:
        """Return what natural dice come to."""
        return self.die.comes_to(dice, self.drm)

    def odds(self) -> list[dict[str, Value]]:
        """Return the exact chance of each outcome, in words."""
        return [
            {"outcome": row.outcome, "text": row.text, "probability": row.probability}
            for row in self.die.rows(self.drm)
        ]

    def could_help(self, dice: Sequence[int]) -> bool:
        """Tell whether other dice could come to something else that is no worse for the player."""
        outcome, rank = self.comes_to(dice), _RANKS.index
        others = (other for other in self.die.chances(self.drm) if other != outcome)
        return any(rank(self.die.sign(one)) >= rank(self.die.sign(outcome)) for one in others)

    def prompt(self, script: Sequence[int], side: str, again: bool = False) -> Roll:
        """Return the question, which says what each natural face leads to now."""
        die, faces = self.die, self.each_face()
        plain = die.reads is not None and die.dice.total == 1
        asked = T("{what} {roll}.", what=self.text, roll=roll_words(die.dice))
        return Roll(
            procedure=f"{die.name}-again" if again else die.name,
            subjects=self.subjects,
            others=self.others,
            text=self._told(asked, faces),
            what=asked,
            purpose=die.purpose,
            rules=self.rules,
            why=self.trace,
            dice=die.dice,
            dealt=tuple(script[: die.dice.total]),
            side=side,
            opens=die.opens and not again,
            odds=None if plain else self.odds,
            lines=self.lines,
            against=self.against,
            facts=self.facts,
            column=die.column,
            faces=faces,
            decides=die.decides,
            signs=self.signs,
        )

    def signs(self) -> dict[str, Sign]:
        """Return what each outcome is to the player, by its name."""
        die = self.die
        return {die.named(one): die.sign(one) for one in die.chances(self.drm)}

    def result(self, dice: Sequence[int], told: D | None = None) -> Result:
        """Return the receipt of natural dice, or of what was `told` that they came to."""
        outcome = self.comes_to(dice) if told is None else told
        own = dice[: self.die.count]
        return Result(
            what=self.text,
            color=self.die.color,
            dice=tuple(own),
            lines=self.lines,
            facts=self.facts,
            total=sum(own) + applied_total(self.modifiers),
            added=self.die.adds,
            behind=len(self.behind),
            against=self._opposed(dice[self.die.count :]),
            column=self.die.column,
            outcome=self.die.named(outcome),
            text=self.die.tell(outcome),
            sign=self.die.sign(outcome),
            decides=self.die.decides,
            rules=self.rules,
            by_hits=self.die.by_hits(outcome, self.drm),
        )

    def _opposed(self, dice: Sequence[int]) -> Opposed | None:
        """Return the other side of a contest."""
        other = self.die.dice.against
        if other is None:
            return None
        total = sum(dice) + applied_total(self.against)
        return Opposed(color=other.color, dice=tuple(dice), lines=self.against, total=total)

    def each_face(self) -> tuple[Face, ...]:
        """Return what the natural faces of a single die come to, those of one outcome together."""
        if self.die.dice.total > 1 or self.die.reads is not None:
            return ()
        groups: dict[str, list[int]] = {}
        die, of, drm = self.die, dict[str, D](), self.drm
        for face in range(1, die.sides + 1):
            outcome = die.comes_to([face], drm)
            name = die.named(outcome)
            groups.setdefault(name, []).append(face)
            of[name] = outcome
        return tuple(
            Face(tuple(faces), die.say(of[name]), die.sign(of[name]), *die.lost(of[name]))
            for name, faces in groups.items()
        )

    def _told(self, asked: Text, faces: Sequence[Face]) -> Text:
        """Say what is `asked`; of a single die also what each of its faces leads to."""
        if self.die.reads is not None:
            return T("{what} {faces}", what=asked, faces=self.die.reads)
        return T("{what} {faces}", what=asked, faces=_said(faces)) if faces else asked


def _said(faces: Sequence[Face]) -> Text:
    """Say what each face of a die leads to."""
    first, *others = faces
    said = T("On {faces}: {outcome}", faces=span(first.faces), outcome=first.text)
    for face in others:
        said = T(
            "{so_far}; on {faces}: {outcome}",
            so_far=said,
            faces=span(face.faces),
            outcome=face.text,
        )
    return T("{said}.", said=said)


def row_prompt(
    text: Text, throws: Sequence[Throw[D]], row: tuple[InRow, ...], script: Sequence[int], side: str
) -> Roll:
    """Return the question for the dice of several throws of a kind at once, in their order."""
    first = throws[0].die
    dice = DiceToRoll(sum(one.count for one in row), first.sides, first.color)
    return Roll(
        procedure=first.name,
        text=_IN_ORDER.fill(
            what=text, color=COLORS[first.color], row=[_of_row(one) for one in row]
        ),
        what=T("{what} {roll}.", what=text, roll=roll_words(dice)),
        purpose=first.purpose,
        rules=tuple(dict.fromkeys(rule for throw in throws for rule in throw.rules)),
        dice=dice,
        dealt=tuple(script[: dice.total]),
        side=side,
        opens=first.opens,
        row=row,
    )


def _of_row(one: InRow) -> Text:
    if one.count == 1:
        return one.text
    return T("{what} ({dice})", what=one.text, dice=TN("{n} die", "{n} dice", n=one.count))


def span(faces: Sequence[int]) -> Text:
    """Return faces in figures, those in a row from the first to the last."""
    runs: list[list[int]] = []
    for face in faces:
        if runs and face == runs[-1][-1] + 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    return plain_text(", ".join(f"{run[0]}–{run[-1]}" if run[1:] else f"{run[0]}" for run in runs))


_IN_ORDER = T("{what} Roll {color} dice in this order: {row}.")

"""Roll dice and break ties: what every die of every game goes through."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import msgspec

from beachmaster.engine.module import Play, Steps
from beachmaster.engine.prompt import Dice, Draw, Roll, Token
from beachmaster.engine.tables import Modifier, applied_total, distribution
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text
from beachmaster.engine.values import Side, Value

Judge = Callable[[int], Hashable]


class Cast(msgspec.Struct, frozen=True, kw_only=True):
    """A roll: whose dice, of what colour, what for and by which rules, and what it can lead to.

    `words` says what `judge` returns in a player's words, where its own name would not do.
    """

    color: str
    color_name: Text
    procedure: str
    text: Text
    rules: tuple[str, ...]
    subjects: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    judge: Judge | None = None
    words: Mapping[str, Source] = {}
    side: Side = "us"
    opens: bool = False
    count: int = 1


def rolled(play: Play[Any], cast: Cast, script: list[int]) -> Steps[list[int]]:
    """Roll the dice of a cast, those of the script first, say so, and return the natural dice."""
    why = tuple(modifier_text(modifier) for modifier in cast.modifiers)
    judge = cast.judge
    dice: list[int] = yield Roll(
        procedure=cast.procedure,
        subjects=cast.subjects,
        text=cast.text,
        rules=cast.rules,
        why=why,
        dice=Dice(cast.count, 6, cast.color),
        dealt=tuple(script[: cast.count]),
        side=cast.side,
        opens=cast.opens,
        odds=(lambda: outcomes(judge, cast.words)) if judge is not None else None,
    )
    del script[: cast.count]
    total = sum(dice) + applied_total(cast.modifiers)
    shown = Text(_DIE, color=cast.color_name, die=dice[0]) if len(dice) == 1 else _several(dice)
    play.emit(
        "rolled",
        Text(_PLAIN if dice == [total] else _ROLLED, what=cast.text, shown=shown, total=total),
        *cast.rules,
        trace=why,
        procedure=cast.procedure,
        subjects=list(cast.subjects),
        color=cast.color,
        die=dice[0] if len(dice) == 1 else list(dice),
        total=total,
    )
    return [int(die) for die in dice]


def _several(dice: Sequence[int]) -> Text:
    return Text(_DICE, dice=[str(die) for die in dice])


def outcomes(judge: Judge, words: Mapping[str, Source]) -> list[dict[str, Value]]:
    """Return the exact chance of each thing a die can lead to, in words where there are some."""
    chances = distribution(str(judge(die)) for die in range(1, 7))
    return [
        {
            "outcome": name,
            "probability": chance,
            **({"text": Text(words[name])} if name in words else {}),
        }
        for name, chance in chances.items()
    ]


def modifier_text(modifier: Modifier) -> Text:
    """Return a modifier in words: its name, its value, and whether it applied."""
    value = f"{modifier.value:+d}"
    source = _APPLIED if modifier.applied else _NOT_APPLIED if modifier.value else _NOTHING
    return Text(source, name=modifier.name, value=value)


def break_tie(
    procedure: str,
    names: Sequence[str],
    text: Source,
    rule: str,
    *subjects: str,
    words: Callable[[str], Text] = plain_text,
) -> Steps[str]:
    """Pick one of several equal candidates at random, or let the player's own die pick."""
    if len(names) == 1:
        return names[0]
    tokens = [Token(name, name, words(name)) for name in names]
    chosen = yield Draw(
        procedure=procedure,
        subjects=subjects,
        text=Text(text, names=[words(name) for name in names]),
        rules=(rule,),
        side="japan",
        bag="tie",
        tokens=lambda: tokens,
    )
    return str(chosen)


_ROLLED = QT_TRANSLATE_NOOP("engine", "{what} {shown}, in all {total}.")
_PLAIN = QT_TRANSLATE_NOOP("engine", "{what} {shown}.")
_DIE = QT_TRANSLATE_NOOP("engine", "The {color} die shows {die}")
_DICE = QT_TRANSLATE_NOOP("engine", "The dice show {dice}")
_APPLIED = QT_TRANSLATE_NOOP("engine", "{value} {name}")
_NOTHING = QT_TRANSLATE_NOOP("engine", "(±0 {name})")
_NOT_APPLIED = QT_TRANSLATE_NOOP("engine", "({value} {name}: does not apply)")

"""Roll dice and break ties: what every die of every game goes through."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from beachmaster.engine.die import D, Throw, modifier_text, told
from beachmaster.engine.module import Play, Steps
from beachmaster.engine.prompt import Draw, Token
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text


def rolled(
    play: Play[Any], throw: Throw[D], script: list[int], *, again: bool = False
) -> Steps[list[int]]:
    """Roll the dice of a throw, those of the script first, say so, and return the natural dice."""
    die = throw.die
    prompt = throw.prompt(script, again)
    dice = [int(one) for one in (yield prompt)]
    del script[: die.count]
    total = sum(dice) + throw.drm
    play.emit(
        "rolled",
        Text(
            _PLAIN if dice == [total] else _ROLLED,
            what=throw.text,
            shown=_shown(die.color, dice),
            total=total,
        ),
        *throw.rules,
        trace=tuple(modifier_text(modifier) for modifier in throw.modifiers),
        procedure=prompt.procedure,
        subjects=list(throw.subjects),
        color=die.color,
        die=dice[0] if len(dice) == 1 else dice,
        total=total,
        modifiers=told(throw.modifiers),
        outcome=die.named(throw.comes_to(dice)),
    )
    return dice


def _shown(color: str, dice: Sequence[int]) -> Text:
    if len(dice) == 1:
        return Text(_DIE, color=Text(COLORS[color]), die=dice[0])
    return Text(_DICE, dice=[str(die) for die in dice])


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


COLORS: Mapping[str, Source] = {
    "blue": QT_TRANSLATE_NOOP("engine", "blue"),
    "red": QT_TRANSLATE_NOOP("engine", "red"),
}
_ROLLED = QT_TRANSLATE_NOOP("engine", "{what} {shown}, in all {total}.")
_PLAIN = QT_TRANSLATE_NOOP("engine", "{what} {shown}.")
_DIE = QT_TRANSLATE_NOOP("engine", "The {color} die shows {die}")
_DICE = QT_TRANSLATE_NOOP("engine", "The dice show {dice}")

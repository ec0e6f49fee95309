"""Roll dice and break ties: what every die of every game goes through."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from beachmaster.engine.die import D, Throw, modifier_text, told
from beachmaster.engine.module import Play, Steps
from beachmaster.engine.prompt import Draw, Token
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T


def rolled(
    play: Play[Any], throw: Throw[D], script: list[int], *, again: bool = False
) -> Steps[list[int]]:
    """Roll the dice of a throw, those of the script first, say so, and return the natural dice."""
    die = throw.die
    prompt = throw.prompt(script, play.throws(die.color), again)
    dice = [int(one) for one in (yield prompt)]
    del script[: die.count]
    total = sum(dice) + throw.drm
    play.emit(
        "rolled",
        (T("{what} {shown}.") if dice == [total] else T("{what} {shown}, in all {total}.")).fill(
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
        return T("The {color} die shows {die}", color=COLORS[color], die=dice[0])
    return T("The dice show {dice}", dice=[str(die) for die in dice])


def break_tie(
    procedure: str,
    names: Sequence[str],
    text: Text,
    rule: str,
    *subjects: str,
    side: str,
    words: Callable[[str], Text] = plain_text,
) -> Steps[str]:
    """Pick one of several equal candidates for a side at random, or by the player's own die."""
    if len(names) == 1:
        return names[0]
    tokens = [Token(name, name, words(name)) for name in names]
    chosen = yield Draw(
        procedure=procedure,
        subjects=subjects,
        text=text.fill(names=[words(name) for name in names]),
        rules=(rule,),
        side=side,
        bag="tie",
        tokens=lambda: tokens,
    )
    return str(chosen)


COLORS: Mapping[str, Text] = {
    "blue": T("blue"),
    "red": T("red"),
}

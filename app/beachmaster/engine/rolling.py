"""Roll dice and break ties: what every die of every game goes through."""

from collections.abc import Callable, Sequence
from typing import Any

from beachmaster.engine.dice_words import shown_dice
from beachmaster.engine.die import D, Throw, row_prompt
from beachmaster.engine.event import Event
from beachmaster.engine.fight import Opposed, Result
from beachmaster.engine.fighting import volley_rows
from beachmaster.engine.hit_rows import HITS
from beachmaster.engine.hits import HitThrow, check_volley, volley_prompt
from beachmaster.engine.modifier_words import told
from beachmaster.engine.module import Play, Steps
from beachmaster.engine.prompt import Draw, InRow, Token
from beachmaster.engine.sheet_words import result_text
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


def rolled(
    play: Play[Any], throw: Throw[D], script: list[int], *, again: bool = False
) -> Steps[list[int]]:
    """Roll the dice of a throw, those of the script first, say so, and return the natural dice."""
    die = throw.die
    prompt = throw.prompt(script, play.throws(die.color), again)
    dice = [int(one) for one in (yield prompt)]
    del script[: die.dice.total]
    _tell(play, throw, dice, prompt.procedure)
    return dice


def rolled_in_row(
    play: Play[Any],
    text: Text,
    throws: Sequence[Throw[D]],
    labels: Sequence[Text],
    script: list[int],
) -> Steps[list[D]]:
    """Roll the dice of several throws of a kind at once, and return what each comes to.

    `labels` say in brief what each is for; a single throw is asked for as ever.
    """
    if len(throws) == 1:
        return [throws[0].comes_to((yield from rolled(play, throws[0], script)))]
    row = tuple(
        InRow(label, throw.die.count, throw.subjects)
        for label, throw in zip(labels, throws, strict=True)
    )
    prompt = row_prompt(text, throws, row, script, play.throws(throws[0].die.color))
    dice = [int(one) for one in (yield prompt)]
    del script[: len(dice)]
    found: list[D] = []
    for throw in throws:
        own, dice = dice[: throw.die.count], dice[throw.die.count :]
        _tell(play, throw, own, prompt.procedure)
        found.append(throw.comes_to(own))
    return found


def hits_in_row(
    play: Play[Any],
    text: Text,
    throws: Sequence[HitThrow],
    labels: Sequence[Text],
    script: list[int],
) -> Steps[list[int]]:
    """Roll dice that hit or miss for several throws at once, and return the hits of each throw.

    `labels` say in brief what each is for, one for each throw. Throws of the other side come last;
    they have dice of another color. All dice of a color have equally many sides. There is one throw
    at least: who has no dice to roll asks nothing. Raise `ValueError` for other throws, which is an
    error of the game. The answer may be the dice, or the hits of each throw.
    """
    check_volley(throws)
    side = play.throws(throws[0].die.color)
    prompt = volley_prompt(text, throws, labels, script, side)
    answer = yield prompt
    faces: list[int] = [] if isinstance(answer, dict) else [int(one) for one in answer]
    hits = [int(one) for one in answer[HITS]] if isinstance(answer, dict) else None
    hits = prompt.hits_of(faces) if hits is None else hits
    del script[: prompt.dice.total]
    shown = [[faces.pop(0) for _ in one.dice.each if faces] for one in (t.die for t in throws)]
    if play.fight is not None:
        play.fight.volley = volley_rows(prompt, hits, shown)
    for throw, came, dice in zip(throws, hits, shown, strict=True):
        _tell(play, throw, dice, prompt.procedure, came)
    return hits


def _tell(
    play: Play[Any], throw: Throw[D], dice: Sequence[int], procedure: str, told: D | None = None
) -> None:
    """Say what the dice of a throw came to; without dice, what was `told` of them."""
    result = throw.result(dice, told)
    play.record(
        Event(
            name="rolled",
            text=rolled_words(throw, result),
            rules=throw.rules,
            trace=throw.trace,
            receipt=result,
            data={**_data(throw, result), "procedure": procedure},
        )
    )


def _data(throw: Throw[D], result: Result) -> dict[str, Value]:
    """Return a throw as plain data: dice, total, modifiers, outcome and the figures behind it."""
    dice = list(result.dice)
    other = result.against
    return {
        "subjects": list(throw.subjects),
        "color": result.color,
        "die": dice[0] if len(dice) == 1 else dice,
        "total": result.total,
        "modifiers": told(result.lines),
        **({} if other is None else {"against": _opposed(other)}),
        **({} if result.by_hits is None else {HITS: result.by_hits.hits}),
        "outcome": result.outcome,
        **{figure.name: figure.value for figure in result.facts},
    }


def _opposed(other: Opposed) -> dict[str, Value]:
    return {
        "color": other.color,
        "die": list(other.dice),
        "total": other.total,
        "modifiers": told(other.lines),
    }


def rolled_words(throw: Throw[D], result: Result) -> Text:
    """Say what was rolled, what it came to in all, and what that is."""
    if result.against is not None:
        return T("{what} {result}.", what=throw.text, result=result_text(result))
    if result.by_hits is not None and not result.dice:
        return T("{what} Result: {outcome}.", what=throw.text, outcome=result.text)
    plain = not result.added or list(result.dice) == [result.total]
    shown = shown_dice(result.color, result.dice)
    if not plain:
        added = T("{shown}, total {total}")
        changed = T("{shown}, modified to {total}")
        source = added if len(result.dice) > 1 else changed
        shown = source.fill(shown=shown, total=result.total)
    source = (
        T("{what} {shown}.") if throw.die.reads is not None else T("{what} {shown}: {outcome}.")
    )
    return source.fill(what=throw.text, shown=shown, outcome=result.text)


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
        others=tuple(names),
        text=text.fill(names=[words(name) for name in names]),
        rules=(rule,),
        side=side,
        bag="tie",
        tokens=lambda: tokens,
    )
    return str(chosen)

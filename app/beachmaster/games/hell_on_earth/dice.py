"""Roll dice and break ties: every die of the game goes through `roll`."""

from collections.abc import Callable, Hashable, Sequence

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Dice, Draw, Option, Roll, Token, options_of
from beachmaster.engine.tables import Modifier, applied_total, distribution
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import orders
from beachmaster.games.hell_on_earth.game import OPENING, Game

BLUE = "blue"
RED = "red"
Judge = Callable[[int], Hashable]


class Cast(msgspec.Struct, frozen=True):
    """One die to roll: its colour, what for and by which rules, and what it can lead to."""

    color: str
    procedure: str
    text: Text
    rules: tuple[str, ...]
    subjects: tuple[str, ...]
    modifiers: tuple[Modifier, ...]
    judge: Judge | None


def roll(  # noqa: PLR0913 - one call says all about a die
    game: Game,
    color: str,
    procedure: str,
    text: Text,
    *rules: str,
    subjects: tuple[str, ...] = (),
    modifiers: Sequence[Modifier] = (),
    judge: Judge | None = None,
    final: bool = False,
) -> Steps[int]:
    """Roll one die, offer a Reroll marker of its colour, and return the natural result.

    `judge` maps a die to what it leads to, so that a reroll is offered only where it could change
    something; `final` dice are never rerolled (H-73). A rerolled die is final.
    """
    cast = Cast(color, procedure, text, rules, subjects, tuple(modifiers), judge)
    die = yield from _rolled(game, cast)
    if not final and (yield from _reroll(game, cast, die)):
        again = msgspec.structs.replace(cast, procedure=f"{procedure}-again")
        die = yield from _rolled(game, again)
    return die


def _rolled(game: Game, cast: Cast) -> Steps[int]:
    why = tuple(modifier_text(modifier) for modifier in cast.modifiers)
    script: list[int] = getattr(game.state.script, cast.color)
    judge = cast.judge
    [die] = yield Roll(
        procedure=cast.procedure,
        subjects=cast.subjects,
        text=cast.text,
        rules=cast.rules,
        why=why,
        dice=Dice(1, 6, cast.color),
        dealt=tuple(script[:1]),
        side="us" if cast.color == BLUE else "japan",
        opens=cast.procedure in OPENING,
        odds=(lambda: outcomes(judge)) if judge is not None else None,
    )
    del script[:1]
    total = die + applied_total(cast.modifiers)
    color = Text(orders.COLOURS[cast.color])
    game.emit(
        "rolled",
        Text(_ROLLED, color=color, what=cast.text, die=die, total=total),
        *cast.rules,
        trace=why,
        procedure=cast.procedure,
        subjects=list(cast.subjects),
        color=cast.color,
        die=die,
        total=total,
    )
    return int(die)


def _rerolls(game: Game, color: str) -> list[str]:
    return [
        token
        for token in orders.playable(game, "reroll")
        if game.data.command_marker(game.state, token).colour == color
    ]


def can_reroll(game: Game, color: str) -> bool:
    """Tell whether the player holds a Reroll marker of a colour and wants to be asked for it."""
    return game.ruling("reroll") != "never" and bool(_rerolls(game, color))


def _reroll(game: Game, cast: Cast, die: int) -> Steps[bool]:
    """Offer a Reroll marker where one can be played and the player wants to be asked."""
    tokens = _rerolls(game, cast.color)
    if not tokens or not _worth_asking(game, die, cast.judge):
        return False
    token, judge = tokens[0], cast.judge
    chosen = yield Choose(
        procedure="reroll",
        subjects=(cast.procedure, *cast.subjects),
        text=Text(_REROLL, die=die, color=Text(orders.COLOURS[cast.color])),
        rules=("hoe:3.3.4.4", "hoe:5.10"),
        options=options_of(
            Option("keep", Text(_KEEP)), Option("reroll", orders.marker_name(game, token))
        ),
        why=tuple(modifier_text(modifier) for modifier in cast.modifiers),
        odds=(lambda: outcomes(judge)) if judge is not None else None,
    )
    if chosen == "reroll":
        orders.play(game, token)
    return bool(chosen == "reroll")


def outcomes(judge: Judge) -> list[dict[str, Value]]:
    """Return the exact chance of each thing a die can lead to."""
    chances = distribution(str(judge(die)) for die in range(1, 7))
    return [{"outcome": name, "probability": chance} for name, chance in chances.items()]


def _worth_asking(game: Game, die: int, judge: Judge | None) -> bool:
    wanted = game.ruling("reroll")
    if wanted == "never":
        return False
    if wanted == "ask" or judge is None:
        return True
    return any(judge(other) != judge(die) for other in range(1, 7))


def modifier_text(modifier: Modifier) -> Text:
    """Return a modifier in words: its name, its value, and whether it applied."""
    value = f"{modifier.value:+d}"
    source = _APPLIED if modifier.applied else _NOT_APPLIED if modifier.value else _NOTHING
    return Text(source, name=modifier.name, value=value)


def break_tie(
    procedure: str, names: Sequence[str], text: Source, rule: str, *subjects: str
) -> Steps[str]:
    """Pick one of several equal candidates at random, or let the player's own die pick (H-56)."""
    if len(names) == 1:
        return names[0]
    tokens = [Token(name, name, plain_text(name)) for name in names]
    chosen = yield Draw(
        procedure=procedure,
        subjects=subjects,
        text=Text(text, names=list(names)),
        rules=(rule,),
        side="japan",
        bag="tie",
        tokens=lambda: tokens,
    )
    return str(chosen)


_ROLLED = QT_TRANSLATE_NOOP("hoe", "{what} The {color} die shows {die}, in all {total}.")
_REROLL = QT_TRANSLATE_NOOP("hoe", "The {color} die shows {die}. Play a Reroll marker?")
_KEEP = QT_TRANSLATE_NOOP("hoe", "Keep the die")
_APPLIED = QT_TRANSLATE_NOOP("hoe", "{value} {name}")
_NOTHING = QT_TRANSLATE_NOOP("hoe", "(±0 {name})")
_NOT_APPLIED = QT_TRANSLATE_NOOP("hoe", "({value} {name}: does not apply)")

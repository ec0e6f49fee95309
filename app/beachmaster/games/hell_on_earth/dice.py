"""Roll dice: every die of the game goes through `roll`, which offers a Reroll marker."""

from collections.abc import Mapping, Sequence

import msgspec

from beachmaster.engine.dice import Cast, Judge, modifier_text, outcomes, rolled
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.games.hell_on_earth import orders
from beachmaster.games.hell_on_earth.game import OPENING, Game

BLUE = "blue"
RED = "red"


NO_WORDS: Mapping[str, Source] = {}


def roll(  # noqa: PLR0913 - one call says all about a die
    game: Game,
    color: str,
    procedure: str,
    text: Text,
    *rules: str,
    subjects: tuple[str, ...] = (),
    modifiers: Sequence[Modifier] = (),
    judge: Judge | None = None,
    words: Mapping[str, Source] = NO_WORDS,
    final: bool = False,
) -> Steps[int]:
    """Roll one die, offer a Reroll marker of its colour, and return the natural result.

    `judge` maps a die to what it leads to, so that a reroll is offered only where it could change
    something; `final` dice are never rerolled (H-73). A rerolled die is final.
    """
    cast = Cast(
        color=color,
        color_name=Text(orders.COLOURS[color]),
        procedure=procedure,
        text=text,
        rules=rules,
        subjects=subjects,
        modifiers=tuple(modifiers),
        judge=judge,
        words=words,
        side="us" if color == BLUE else "japan",
        opens=procedure in OPENING,
    )
    script: list[int] = getattr(game.state.script, color)
    [die] = yield from rolled(game, cast, script)
    if not final and (yield from _reroll(game, cast, die)):
        again = msgspec.structs.replace(cast, procedure=f"{procedure}-again", opens=False)
        [die] = yield from rolled(game, again, script)
    return die


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
        odds=(lambda: outcomes(judge, cast.words)) if judge is not None else None,
    )
    if chosen == "reroll":
        orders.play(game, token)
    return bool(chosen == "reroll")


def _worth_asking(game: Game, die: int, judge: Judge | None) -> bool:
    wanted = game.ruling("reroll")
    if wanted == "never":
        return False
    if wanted == "ask" or judge is None:
        return True
    return any(judge(other) != judge(die) for other in range(1, 7))


_REROLL = QT_TRANSLATE_NOOP("hoe", "The {color} die shows {die}. Play a Reroll marker?")
_KEEP = QT_TRANSLATE_NOOP("hoe", "Keep the die")

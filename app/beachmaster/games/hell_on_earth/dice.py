"""Throw the declared dice: every die of the game goes through `throw`, which offers a reroll."""

from collections.abc import Sequence

from beachmaster.engine.die import D, Declared, Throw
from beachmaster.engine.fight import Figure
from beachmaster.engine.modifier_words import modifier_text
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.rolling import rolled
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import orders
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.texts import T

BLUE = "blue"
KEEP, KEEP_ALL, REROLL = "keep", "keep-all", "reroll"


def throw(
    game: Game,
    die: Declared[D],
    text: Text,
    *subjects: str,
    modifiers: Sequence[Modifier] = (),
    facts: Sequence[Figure] = (),
    final: bool = False,
) -> Steps[D]:
    """Throw a die, offer a Reroll marker of its color, and return what it comes to.

    A reroll is offered only where it could change something; `final` dice are never rerolled
    (H-73). A rerolled die is final.
    """
    one = Throw(
        die=die, text=text, subjects=subjects, modifiers=tuple(modifiers), facts=tuple(facts)
    )
    script: list[int] = getattr(game.state.script, die.color)
    dice = yield from rolled(game, one, script)
    if not final and (yield from _reroll(game, one, dice)):
        dice = yield from rolled(game, one, script, again=True)
    return one.comes_to(dice)


def _rerolls(game: Game, color: str) -> list[str]:
    return [
        token
        for token in orders.playable(game, "reroll")
        if game.data.command_marker(game.state, token).colour == color
    ]


def can_reroll(game: Game, color: str) -> bool:
    """Tell whether the player holds a Reroll marker of a colour and wants to be asked for it."""
    if game.ruling("reroll") == "never" or game.keeps_dice:
        return False
    return bool(_rerolls(game, color))


def _reroll(game: Game, one: Throw[D], dice: Sequence[int]) -> Steps[bool]:
    """Offer a Reroll marker where one can be played and the player wants to be asked.

    Who keeps all dice of the phase is asked again in the next one.
    """
    tokens = _rerolls(game, one.die.color)
    if not tokens or not _worth_asking(game, one, dice):
        return False
    token = tokens[0]
    chosen = yield Choose(
        procedure="reroll",
        subjects=(one.die.name, *one.subjects),
        text=T(
            "The {color} die shows {die}: {outcome}. Play a Reroll marker?",
            die=dice[0],
            color=orders.COLOURS[one.die.color],
            outcome=one.die.tell(one.comes_to(dice)),
        ),
        rules=("hoe:3.3.4.4", "hoe:5.10"),
        options=options_of(
            Option(KEEP, T("Keep the die")),
            Option(REROLL, orders.marker_name(game, token)),
            Option(KEEP_ALL, T("Keep this die and all others of this phase")),
        ),
        why=tuple(modifier_text(modifier) for modifier in one.modifiers),
        odds=one.odds,
        usual=KEEP,
    )
    game.keeps_dice = chosen == KEEP_ALL
    if chosen == REROLL:
        orders.play(game, token)
    return bool(chosen == REROLL)


def _worth_asking(game: Game, one: Throw[D], dice: Sequence[int]) -> bool:
    wanted = game.ruling("reroll")
    if game.keeps_dice:
        return False
    return wanted == "ask" or (wanted != "never" and one.could_help(dice))

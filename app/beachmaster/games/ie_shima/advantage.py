"""The Advantage: rerolls, and whose it is after it was spent (ies:15.0, ies:15.1)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from beachmaster.engine.die import Throw
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.losses import OF_FULL, OF_REDUCED
from beachmaster.games.ie_shima.rolls import LOWEST, Both, contest
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.texts import T

STAND, AGAIN = "stand", "again"
ALL = 99
"""More Attrition Points than any attack comes to: where nobody stands to pay them."""
SIDE_NAMES: dict[SideId, Text] = {"us": T("American"), "japan": T("Japanese")}


def with_reroll(game: Game, thrown: Throw[Any]) -> Steps[Both]:
    """Roll both sides' dice; by day the holder of the Advantage may have them rerolled (15.1.b).

    The first US dice of a US half are the Sunset DR, and a reroll of them takes its place (I-07).
    """
    first = game.state.phase.startswith("us-") and not game.state.sunset
    both = yield from contest(game, replace(thrown, text=_with_sunset(game, thrown, first)))
    _sunset(game, both, first)
    if not (yield from _asked(game, thrown, both, first)):
        return both
    both = yield from contest(game, thrown, again=True)
    _sunset(game, both, first)
    return both


def _with_sunset(game: Game, thrown: Throw[Any], first: bool) -> Text:
    """Say beside an attack what its dice can do to the day (ies:6.3.1, ies:9.3)."""
    text, impulse = thrown.text, game.state.impulse
    bombarding = thrown.die.name == "bombardment-dice"
    if not first or impulse == 1 or (bombarding and impulse == LOWEST):
        return text
    source = T(
        "{attack} Your two dice are the Sunset DR as well: less than {impulse} ends the day, "
        "{impulse} changes the weather."
    )
    if bombarding:
        source = T(
            "{attack} Your two dice are the Sunset DR as well: less than {impulse} ends the day."
        )
    elif impulse == LOWEST:
        source = T(
            "{attack} Your two dice are the Sunset DR as well: {impulse} changes the weather."
        )
    return source.fill(attack=text, impulse=impulse)


def _sunset(game: Game, both: Both, first: bool) -> None:
    if first:
        game.state.sunset = both.us


def _asked(game: Game, thrown: Throw[Any], both: Both, first: bool) -> Steps[bool]:
    """Ask the holder whether the dice are rolled again, and note that he spent it."""
    holder = game.holder
    if holder is None or not game.state.by_day or not _worth(game, both, thrown, first):
        return False
    answer = yield Choose(
        procedure="reroll",
        subjects=thrown.subjects,
        side=holder,
        text=T("Spend the Advantage to roll all four dice again?"),
        rules=("ies:15.1.b", "ies:15.2"),
        options=options_of(
            Option(STAND, T("No, the dice stand.")),
            Option(AGAIN, T("Yes: the new dice stand, and the Advantage goes to the enemy.")),
        ),
        usual=STAND,
        odds=thrown.odds,
        why=(_as_it_lies(thrown, both),),
    )
    if answer != AGAIN:
        return False
    spend(game, "ies:15.1.b")
    return True


def _as_it_lies(thrown: Throw[Any], both: Both) -> Text:
    """Say how far the totals are apart as the dice lie, and with new dice on average."""
    return T(
        "Attack Total less Defense Total: {now} as the dice lie, {average} on average with new "
        "ones.",
        now=f"{both.margin:+d}",
        average=f"{thrown.drm:+d}",
    )


def _worth(game: Game, both: Both, thrown: Throw[Any], first: bool) -> bool:
    """Tell whether a holder is asked: always, never, or where the dice fell badly for him."""
    asking, average = game.options["rerolls"], thrown.drm
    if asking != "below":
        return asking == "always"
    attacker = game.state.phase.startswith(game.holder or "")
    against_him = both.margin < average if attacker else both.margin > average
    if attacker and both.margin >= _whole(game, thrown.subjects):
        against_him = False  # nobody is left to lose more
    ends = first and both.us < game.state.impulse
    return against_him or ends != (game.holder == "japan" and first and game.state.impulse > 1)


def _whole(game: Game, places: Sequence[str]) -> int:
    """Return the Attrition Points that eliminate every enemy in some areas (ies:13.1)."""
    field = game.field
    enemies = [unit for place in places for unit in field.enemies(game.holder or "us", place)]
    return sum(OF_FULL if field.full(unit) else OF_REDUCED for unit in enemies) or ALL


def spend(game: Game, rule: str) -> None:
    """Spend the Advantage: until the impulse or phase ends it is nobody's (ies:15.1, ies:15.2)."""
    holder = game.holder
    assert holder is not None
    game.state.advantage = "spent-us" if holder == "us" else "spent-japan"
    text = T("The {side} player spends the Advantage.", side=SIDE_NAMES[holder])
    game.emit("advantage-spent", text, rule, "ies:15.2", side=holder)


def shift(game: Game) -> None:
    """Give a spent Advantage to the player who did not use it (ies:15.2, I-62)."""
    state = game.state
    if not state.advantage.startswith("spent-"):
        return
    state.advantage = "japan" if state.advantage == "spent-us" else "us"
    side = SIDE_NAMES[state.advantage]
    text = T("The {side} player has the Advantage now.", side=side)
    act = T("Turn the Advantage marker to its {side} side.", side=side)
    game.emit("advantage", text, "ies:15.2", act=act, side=state.advantage)

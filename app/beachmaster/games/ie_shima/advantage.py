"""The Advantage: rerolls, and whose it is after it was spent (ies:15.0, ies:15.1)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from beachmaster.engine.acts import moves
from beachmaster.engine.die import Throw
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima.acts import ADVANTAGE as ADVANTAGE_MARKER
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.losses import OF_FULL, OF_REDUCED
from beachmaster.games.ie_shima.rolls import LOWEST, Both, contest, fall, sunset
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
    told = replace(thrown, text=_with_sunset(game, thrown, first))
    both = yield from contest(game, told)
    _sunset(game, both, first)
    if not (yield from _asked(game, thrown, both, first)):
        return both
    both = yield from contest(game, told, again=True)
    _sunset(game, both, first)
    return both


def _with_sunset(game: Game, thrown: Throw[Any], first: bool) -> Text:
    """Add to the words of an attack what its dice can do to the day (ies:6.3.1, ies:9.3)."""
    if not _matters(game, thrown, first):
        return thrown.text
    source = _chosen(game, thrown, _ENDS_AND_CHANGES, _ENDS, _CHANGES)
    return source.fill(attack=thrown.text, impulse=game.state.impulse)


def _matters(game: Game, thrown: Throw[Any], first: bool) -> bool:
    """Return whether the US dice of a throw are a Sunset DR that can change the day."""
    lowest = 1 + int(_is_bombardment(thrown))
    return first and game.state.impulse > lowest


def _is_bombardment(thrown: Throw[Any]) -> bool:
    return thrown.die.name == "bombardment-dice"


def _chosen(game: Game, thrown: Throw[Any], both: Text, ends: Text, changes: Text) -> Text:
    """Return the sentence for what a Sunset DR can do now: end the day, change it, or both."""
    if _is_bombardment(thrown):
        return ends
    return changes if game.state.impulse == LOWEST else both


_ENDS_AND_CHANGES = T(
    "{attack} Your two dice are also the Sunset DR: below {impulse} ends the day, "
    "exactly {impulse} changes the weather."
)
_ENDS = T("{attack} Your two dice are also the Sunset DR: below {impulse} ends the day.")
_CHANGES = T(
    "{attack} Your two dice are also the Sunset DR: exactly {impulse} changes the weather."
)
_AGAIN_ENDS_AND_CHANGES = T(
    "{question} The new US dice are the new Sunset DR: below {impulse} ends the day, "
    "exactly {impulse} changes the weather."
)
_AGAIN_ENDS = T("{question} The new US dice are the new Sunset DR: below {impulse} ends the day.")
_AGAIN_CHANGES = T(
    "{question} The new US dice are the new Sunset DR: exactly {impulse} changes the weather."
)


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
        text=_question(game, thrown, first),
        rules=("ies:15.1.b", "ies:15.2", *_sunset_rules(game, thrown, first)),
        options=options_of(
            Option(STAND, T("No, the dice stand.")),
            Option(AGAIN, T("Yes: the new dice stand, and the Advantage goes to the enemy.")),
        ),
        usual=STAND,
        odds=thrown.odds,
        why=(_as_it_lies(thrown, both), *_day_as_it_lies(game, thrown, both, first)),
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


def _question(game: Game, thrown: Throw[Any], first: bool) -> Text:
    """Ask for the reroll, and say that it rerolls the Sunset DR where it does (ies:15.1.b)."""
    question = T("Spend the Advantage to roll all four dice again?")
    if not _matters(game, thrown, first):
        return question
    source = _chosen(game, thrown, _AGAIN_ENDS_AND_CHANGES, _AGAIN_ENDS, _AGAIN_CHANGES)
    return source.fill(question=question, impulse=game.state.impulse)


def _sunset_rules(game: Game, thrown: Throw[Any], first: bool) -> tuple[str, ...]:
    return ("ies:6.3.1",) if _matters(game, thrown, first) else ()


def _day_as_it_lies(game: Game, thrown: Throw[Any], both: Both, first: bool) -> tuple[Text, ...]:
    """Say what the Sunset DR comes to as the dice lie, where it can change the day."""
    if not _matters(game, thrown, first):
        return ()
    impulse = game.state.impulse
    bombarding = _is_bombardment(thrown)
    outcome = sunset(impulse, bombarding).say(fall(both.us, impulse, bombarding))
    return (T("Sunset DR {total} as the dice lie: {outcome}.", total=both.us, outcome=outcome),)


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
    act = T("Flip the Advantage marker to its {side} side.", side=side)
    moved = moves(ADVANTAGE_MARKER, words=act)
    game.emit("advantage", text, "ies:15.2", act=moved, side=state.advantage)

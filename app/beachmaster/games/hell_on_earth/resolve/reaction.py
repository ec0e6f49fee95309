"""Resolve a reaction roll and a Banzai (hoe:5.4.2.5)."""

from fractions import Fraction
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.procedure import (
    Chances,
    Found,
    Procedure,
    fact,
    table,
)
from beachmaster.engine.resolver import Next, Rolled
from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.tray import Given, Tray, rolled
from beachmaster.games.hell_on_earth.resolve.turn import Turn
from beachmaster.games.hell_on_earth.tables import (
    BANZAI,
    BANZAI_OWN,
    REACTION,
    reaction_modifiers,
)

HITS = ("none", "one-hit", "two-hits")


class Reaction(Given, kw_only=True, forbid_unknown_fields=True):
    """The roll for a Reaction marker that was drawn."""

    turn: Turn
    hq_eliminated: Annotated[bool, Meta(description="the Japanese HQ is out of the game")] = False


class Banzai(Given, kw_only=True, forbid_unknown_fields=True):
    """A Banzai of one Japanese unit: the red die for its target, the blue one for itself."""

    target_in_range: Annotated[
        bool, Meta(description="a US unit is within two hexes; without one there is no red roll")
    ] = True
    steps: Annotated[
        int, Meta(ge=1, le=3, description="steps of the Japanese unit; a hidden one has 3")
    ] = 3


def reaction_roll(tray: Tray, turn: int, hq_eliminated: bool) -> Rolled:
    """Roll the reaction of a unit for which a Reaction marker came up."""
    modifiers = reaction_modifiers(turn, hq_eliminated)
    die = tray.roll("red", Text(_REACTION), "hoe:5.4.2.5")
    outcome = REACTION[die.value + applied_total(modifiers)]
    return rolled("reaction", die, modifiers, outcome, Text(WORDS[outcome]))


def reaction_chances(turn: int, hq_eliminated: bool) -> dict[str, Fraction]:
    """Return the chances of Redeployment and Banzai once a Reaction marker is drawn."""
    return REACTION.distribution(applied_total(reaction_modifiers(turn, hq_eliminated)))


def after(outcome: str) -> Next:
    """Return what the player does after a reaction."""
    if outcome == "banzai":
        return Next(text=Text(_DO_BANZAI), rule="hoe:5.4.2.5.1", procedure="banzai")
    return Next(text=Text(_DO_REDEPLOY), rule="hoe:5.4.2.5.2")


def _run(given: Reaction, tray: Tray) -> Found:
    roll = reaction_roll(tray, given.turn, given.hq_eliminated)
    return Found(
        outcome=roll.outcome,
        result=roll.result,
        total=roll.total,
        modifiers=roll.modifiers,
        next=[after(roll.outcome)],
    )


def _odds(given: Reaction) -> Chances:
    chances = reaction_chances(given.turn, given.hq_eliminated)
    modifiers = reaction_modifiers(given.turn, given.hq_eliminated)
    return Chances([table("result", _RESULT, chances, WORDS, modifiers)], [Text(_FULL)])


def _run_banzai(given: Banzai, tray: Tray) -> Found:
    total, outcome = None, "none"
    if given.target_in_range:
        total = tray.roll("red", Text(_ON_US), "hoe:5.4.2.5.1").value
        outcome = HITS[BANZAI[total]]
    die = tray.roll("blue", Text(_ON_OWN), "hoe:5.4.2.5.1")
    hits = BANZAI_OWN[die.value]
    left = max(0, given.steps - hits)
    return Found(
        outcome=outcome,
        result=Text(_BANZAI[outcome]),
        total=total,
        rolls=[rolled("own-hits", die, [], HITS[hits], Text(_OWN[HITS[hits]]))],
        facts=[fact("steps_left", _STEPS_LEFT, left, "hoe:5.4.2.5.1")],
        notes=() if given.target_in_range else [Text(_NOBODY)],
    )


def _odds_banzai(given: Banzai) -> Chances:
    us = {HITS[hits]: chance for hits, chance in BANZAI.distribution(0).items()}
    own = {HITS[hits]: chance for hits, chance in BANZAI_OWN.distribution(0).items()}
    if not given.target_in_range:
        us = {"none": Fraction(1)}
    return Chances(
        [
            table("result", _BANZAI_RESULT, us, _BANZAI),
            table("own-hits", _OWN_RESULT, own, _OWN),
        ],
        () if given.target_in_range else [Text(_NOBODY)],
    )


WORDS = {
    "redeployment": QT_TRANSLATE_NOOP("hoe", "Redeployment"),
    "banzai": QT_TRANSLATE_NOOP("hoe", "Banzai"),
}
_REACTION = QT_TRANSLATE_NOOP("hoe", "reaction")
_RESULT = QT_TRANSLATE_NOOP("hoe", "What the Japanese unit does")
_DO_BANZAI = QT_TRANSLATE_NOOP("hoe", "Resolve the Banzai; the Reaction marker goes back.")
_DO_REDEPLOY = QT_TRANSLATE_NOOP(
    "hoe",
    "Roll the sector and the hex for the Redeployment; with no free hex anywhere it becomes a"
    " Banzai. The Reaction marker goes back.",
)
_FULL = QT_TRANSLATE_NOOP(
    "hoe", "A Redeployment without a free hex becomes a Banzai; that is not counted here."
)
_ON_US = QT_TRANSLATE_NOOP("hoe", "Banzai: hits on the US unit")
_ON_OWN = QT_TRANSLATE_NOOP("hoe", "Banzai: hits on the Japanese unit itself")
_BANZAI_RESULT = QT_TRANSLATE_NOOP("hoe", "Hits on the US unit")
_OWN_RESULT = QT_TRANSLATE_NOOP("hoe", "Hits on the Japanese unit itself")
_BANZAI = {
    "none": QT_TRANSLATE_NOOP("hoe", "no hit on the US unit"),
    "one-hit": QT_TRANSLATE_NOOP("hoe", "1 hit on the US unit"),
    "two-hits": QT_TRANSLATE_NOOP("hoe", "2 hits on the US unit"),
}
_OWN = {
    "one-hit": QT_TRANSLATE_NOOP("hoe", "1 hit on the Japanese unit"),
    "two-hits": QT_TRANSLATE_NOOP("hoe", "2 hits on the Japanese unit"),
}
_STEPS_LEFT = QT_TRANSLATE_NOOP("hoe", "steps the Japanese unit has left")
_NOBODY = QT_TRANSLATE_NOOP(
    "hoe",
    "No US unit is within two hexes: no red roll. In the Japanese command step the whole Banzai is"
    " dropped.",
)

REACTION_ROLL = Procedure(
    game="hell-on-earth",
    name="reaction",
    says=QT_TRANSLATE_NOOP("hoe", "Reaction of a hidden unit: Redeployment or Banzai"),
    rules=("hoe:5.4.2.5",),
    takes=Reaction,
    run=_run,
    chances=_odds,
    limits={"red": 1},
)
BANZAI_ROLL = Procedure(
    game="hell-on-earth",
    name="banzai",
    says=QT_TRANSLATE_NOOP("hoe", "Banzai: hits on the US unit and on the Japanese unit itself"),
    rules=("hoe:5.4.2.5.1",),
    takes=Banzai,
    run=_run_banzai,
    chances=_odds_banzai,
    limits={"red": 1, "blue": 1},
)

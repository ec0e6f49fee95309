"""Resolve a reaction roll and a Banzai (hoe:5.4.2.5)."""

from fractions import Fraction
from typing import Annotated

from msgspec import Meta, structs

from beachmaster.engine.die_resolver import DieResolver
from beachmaster.engine.procedure import Chances, Found, Procedure, fact
from beachmaster.engine.resolver import Chance, Next, Rolled
from beachmaster.engine.tables import applied_total
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.drm import reaction_modifiers
from beachmaster.games.hell_on_earth.resolve.turn import Turn
from beachmaster.games.hell_on_earth.texts import T


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
    return rolls.REACTION.take(tray, "reaction", reaction_modifiers(turn, hq_eliminated))[1]


def reaction_chances(turn: int, hq_eliminated: bool) -> dict[str, Fraction]:
    """Return the chances of Redeployment and Banzai once a Reaction marker is drawn."""
    return rolls.REACTION.chances(applied_total(reaction_modifiers(turn, hq_eliminated)))


def after(outcome: str) -> Next:
    """Return what the player does after a reaction."""
    if outcome == "banzai":
        return Next(
            text=T("Resolve the Banzai; the Reaction marker goes back."),
            rule="hoe:5.4.2.5.1",
            procedure="banzai",
        )
    return Next(
        text=T(
            "Roll the sector and the hex for the Redeployment; with no free hex anywhere it "
            "becomes a Banzai. The Reaction marker goes back."
        ),
        rule="hoe:5.4.2.5.2",
    )


def _run_banzai(given: Banzai, tray: Tray) -> Found:
    first = rolls.BANZAI.take(tray, "result")[1] if given.target_in_range else None
    hits, own = rolls.BANZAI_OWN.take(tray, "own-hits")
    left = max(0, given.steps - hits)
    return Found(
        outcome=first.outcome if first else rolls.BANZAI.named(0),
        result=first.result if first else rolls.BANZAI.say(0),
        total=first.total if first else None,
        rolls=[own],
        facts=[fact("steps_left", T("steps the Japanese unit has left"), left, "hoe:5.4.2.5.1")],
        notes=() if first else [_NOBODY],
    )


def _odds_banzai(given: Banzai) -> Chances:
    us = rolls.BANZAI.table("result")
    if not given.target_in_range:
        nothing = Chance(rolls.BANZAI.named(0), rolls.BANZAI.say(0), Fraction(1))
        us = structs.replace(us, chances=(nothing,))
    notes = () if given.target_in_range else [_NOBODY]
    return Chances([us, rolls.BANZAI_OWN.table("own-hits")], notes)


_NOBODY = T(
    "No US unit is within two hexes: no red roll. In the Japanese command step the whole Banzai "
    "is dropped."
)

REACTION_ROLL = DieResolver(
    name="reaction",
    color="red",
    says=T("Reaction of a hidden unit: Redeployment or Banzai"),
    rules=("hoe:5.4.2.5",),
    takes=Reaction,
    die=lambda _given: rolls.REACTION,
    modifiers=lambda given: reaction_modifiers(given.turn, given.hq_eliminated),
    next=lambda _given, outcome: [after(outcome)],
    left_out=T("A Redeployment without a free hex becomes a Banzai; that is not counted here."),
).made("hell-on-earth")
BANZAI_ROLL = Procedure(
    game="hell-on-earth",
    name="banzai",
    says=T("Banzai: hits on the US unit and on the Japanese unit itself"),
    rules=("hoe:5.4.2.5.1",),
    takes=Banzai,
    run=_run_banzai,
    chances=_odds_banzai,
    limits={"red": 1, "blue": 1},
)

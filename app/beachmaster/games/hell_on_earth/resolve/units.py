"""Resolve what is rolled for one US unit: rally and retreat check (hoe:5.3.1, 5.4.2.9.2)."""

from typing import Annotated, Literal

from msgspec import Meta

from beachmaster.engine.die_resolver import DieResolver
from beachmaster.engine.resolver import Next
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Given
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.drm import rally_modifiers, retreat_modifiers
from beachmaster.games.hell_on_earth.texts import T


class Rally(Given, kw_only=True, forbid_unknown_fields=True):
    """The rally roll of a unit with an OR or DR marker."""

    marker: Annotated[Literal["OR", "DR"], Meta(description="the marker on the unit")]
    command_phase: Annotated[bool, Meta(description="rolled in the Command Phase")] = False


class RetreatCheck(Given, kw_only=True, forbid_unknown_fields=True):
    """The retreat check of an attacking US unit that was hit (H-29)."""

    hits: Annotated[int, Meta(ge=1, le=4, description="hits that the unit has just received")]
    steps: Annotated[int, Meta(ge=1, le=4, description="its steps before these hits")]


def _retreat(_given: RetreatCheck, kind: str) -> list[Next]:
    """Return what the player does after the check."""
    return [Next(text=_RETREAT_NEXT[kind], rule=_RETREAT_RULES[kind])]


def _lost(given: RetreatCheck) -> list[Text]:
    return (
        [
            T(
                "The hits are at least the unit's steps: taken in full they put it on the Turn "
                "Track, and its markers are lost."
            )
        ]
        if given.hits >= given.steps
        else []
    )


_RETREAT_NEXT = {
    "disorganized": T(
        "Take the hits, put a DR marker on the unit and move it two hexes; entering a zone of "
        "control stops it and costs 1 more hit. A pinned unit stays where it is."
    ),
    "organized": T(
        "You may take one hit less by an Organized Retreat: an OR marker and one or two hexes "
        "away (not with a DR marker, not when pinned)."
    ),
}
_RETREAT_RULES = {"disorganized": "hoe:5.4.2.9.3", "organized": "hoe:5.4.2.9.4"}

RALLY_ROLL = DieResolver(
    name="rally",
    color="blue",
    says=T("Rally of a US unit with an OR or DR marker"),
    rules=("hoe:5.3.1", "hoe:5.8.1"),
    takes=Rally,
    die=lambda given: rolls.rally(given.command_phase),
    modifiers=lambda given: rally_modifiers(given.marker == "OR", given.command_phase),
).made("hell-on-earth")
RETREAT = DieResolver(
    name="retreat-check",
    color="red",
    says=T("Retreat check of a US unit that was hit in an assault"),
    rules=("hoe:5.4.2.9.2",),
    takes=RetreatCheck,
    die=lambda given: rolls.retreat_check(given.hits),
    modifiers=lambda given: retreat_modifiers(given.steps),
    next=_retreat,
    notes=_lost,
).made("hell-on-earth")

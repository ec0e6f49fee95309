"""Resolve what is rolled for one US unit: rally and retreat check (hoe:5.3.1, 5.4.2.9.2)."""

from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Meta

from beachmaster.engine.procedure import Chances, Found, Procedure, table
from beachmaster.engine.resolver import Next
from beachmaster.engine.tables import applied_total, distribution
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth.tables import RALLY, rally_modifiers, retreat_modifiers


class Rally(Given, kw_only=True, forbid_unknown_fields=True):
    """The rally roll of a unit with an OR or DR marker."""

    marker: Annotated[Literal["OR", "DR"], Meta(description="the marker on the unit")]
    command_phase: Annotated[bool, Meta(description="rolled in the Command Phase")] = False


class RetreatCheck(Given, kw_only=True, forbid_unknown_fields=True):
    """The retreat check of an attacking US unit that was hit (H-29)."""

    hits: Annotated[int, Meta(ge=1, le=4, description="hits that the unit has just received")]
    steps: Annotated[int, Meta(ge=1, le=4, description="its steps before these hits")]


def _rally_run(given: Rally, tray: Tray) -> Found:
    modifiers = rally_modifiers(given.marker == "OR", given.command_phase)
    rule = "hoe:5.8.1" if given.command_phase else "hoe:5.3.1"
    total = tray.roll("blue", Text(_RALLY), rule).value + applied_total(modifiers)
    outcome = "rallied" if RALLY[total] else "failed"
    return Found(
        outcome=outcome, result=Text(_RALLY_WORDS[outcome]), total=total, modifiers=modifiers
    )


def _rally_odds(given: Rally) -> Chances:
    modifiers = rally_modifiers(given.marker == "OR", given.command_phase)
    success = RALLY.distribution(applied_total(modifiers)).get(True, Fraction(0))
    chances = {"rallied": success, "failed": 1 - success}
    return Chances([table("result", _RALLY_RESULT, chances, _RALLY_WORDS, modifiers)])


def _check(total: int, hits: int) -> str:
    """Return the kind of retreat: disorganized at or below the hits."""
    return "disorganized" if total <= hits else "organized"


def _retreat_run(given: RetreatCheck, tray: Tray) -> Found:
    modifiers = retreat_modifiers(given.steps)
    die = tray.roll("red", Text(_CHECK), "hoe:5.4.2.9.2")
    total = die.value + applied_total(modifiers)
    outcome = _check(total, given.hits)
    return Found(
        outcome=outcome,
        result=Text(_RETREAT_WORDS[outcome]),
        total=total,
        modifiers=modifiers,
        next=[Next(text=Text(_RETREAT_NEXT[outcome]), rule=_RETREAT_RULES[outcome])],
        notes=_lost(given),
    )


def _lost(given: RetreatCheck) -> list[Text]:
    return [Text(_LOST)] if given.hits >= given.steps else []


def _retreat_odds(given: RetreatCheck) -> Chances:
    modifiers = retreat_modifiers(given.steps)
    drm = applied_total(modifiers)
    chances = distribution(_check(die + drm, given.hits) for die in range(1, 7))
    return Chances(
        [table("result", _CHECK_RESULT, chances, _RETREAT_WORDS, modifiers)], _lost(given)
    )


_RALLY = QT_TRANSLATE_NOOP("hoe", "rally")
_RALLY_RESULT = QT_TRANSLATE_NOOP("hoe", "Result of the rally")
_RALLY_WORDS = {
    "rallied": QT_TRANSLATE_NOOP("hoe", "rallied: the marker comes off"),
    "failed": QT_TRANSLATE_NOOP("hoe", "not rallied: the marker stays"),
}
_CHECK = QT_TRANSLATE_NOOP("hoe", "retreat check")
_CHECK_RESULT = QT_TRANSLATE_NOOP("hoe", "Result of the retreat check")
_RETREAT_WORDS = {
    "disorganized": QT_TRANSLATE_NOOP("hoe", "Disorganized Retreat"),
    "organized": QT_TRANSLATE_NOOP("hoe", "the unit holds: take the hits, or retreat in order"),
}
_RETREAT_NEXT = {
    "disorganized": QT_TRANSLATE_NOOP(
        "hoe",
        "Take the hits, put a DR marker on the unit and move it two hexes; entering a zone of"
        " control stops it and costs 1 more hit. A pinned unit stays where it is.",
    ),
    "organized": QT_TRANSLATE_NOOP(
        "hoe",
        "You may take one hit less by an Organized Retreat: an OR marker and one or two hexes away"
        " (not with a DR marker, not when pinned).",
    ),
}
_RETREAT_RULES = {"disorganized": "hoe:5.4.2.9.3", "organized": "hoe:5.4.2.9.4"}
_LOST = QT_TRANSLATE_NOOP(
    "hoe",
    "The hits are at least the unit's steps: taken in full they put it on the Turn Track, and its"
    " markers are lost.",
)

RALLY_ROLL = Procedure(
    game="hell-on-earth",
    name="rally",
    says=QT_TRANSLATE_NOOP("hoe", "Rally of a US unit with an OR or DR marker"),
    rules=("hoe:5.3.1", "hoe:5.8.1"),
    takes=Rally,
    run=_rally_run,
    chances=_rally_odds,
    limits={"blue": 1},
)
RETREAT = Procedure(
    game="hell-on-earth",
    name="retreat-check",
    says=QT_TRANSLATE_NOOP("hoe", "Retreat check of a US unit that was hit in an assault"),
    rules=("hoe:5.4.2.9.2",),
    takes=RetreatCheck,
    run=_retreat_run,
    chances=_retreat_odds,
    limits={"red": 1},
)

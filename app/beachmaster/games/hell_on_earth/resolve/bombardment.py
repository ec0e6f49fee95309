"""Resolve one bombardment of either side (hoe:5.2)."""

from fractions import Fraction
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.die_resolver import DieResolver
from beachmaster.engine.every_throw import named_table
from beachmaster.engine.procedure import Chances, Found, Procedure, refuse
from beachmaster.engine.resolver import Next, Rolled
from beachmaster.engine.tables import applied_total, mixed
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.drm import (
    bombardment_japan_modifiers,
    bombardment_us_modifiers,
)
from beachmaster.games.hell_on_earth.texts import T

MARKED = "one-hit-and-dr"
NEVER = Fraction(0)


class UsBombardment(Given, kw_only=True, forbid_unknown_fields=True):
    """A US bombardment of one Japanese unit (hoe:5.2.1)."""

    points: Annotated[int, Meta(ge=1, le=3, description="bombardment points spent on the target")]
    adjacent: Annotated[
        bool | None,
        Meta(description="a US unit is adjacent; taken as true for 3 points or with a spotter"),
    ] = None
    spotter: Annotated[
        bool,
        Meta(
            description="a US artillery unit on a hill or a Fixed Artillery hex is adjacent"
            " to the target"
        ),
    ] = False

    def complete(self) -> None:
        """Hold three points and a spotter to a US unit beside the target."""
        if self.adjacent is None:
            self.adjacent = self.points == 3 or self.spotter
        if self.spotter and not self.adjacent:
            raise refuse(
                "spotter",
                T("The field “{field}” is true only with a US unit adjacent to the target."),
                False,
            )
        if self.points == 3 and not self.adjacent:
            raise refuse(
                "points",
                T("The field “{field}” takes 1 or 2: three need a US unit adjacent to the target."),
                {"min": 1, "max": 2},
            )


class JapaneseBombardment(Given, kw_only=True, forbid_unknown_fields=True):
    """One Japanese bombardment point on a US unit (hoe:5.2.2)."""

    on_beach: Annotated[bool, Meta(description="the target is in a Landing Beach hex")] = False


def _run_japan(given: JapaneseBombardment, tray: Tray) -> Found:
    modifiers = bombardment_japan_modifiers(given.on_beach)
    result, first = rolls.JAPANESE_BOMBARDMENT.take(tray, "result", modifiers)
    further: list[Rolled] = []
    outcome = result
    if result == "hit-and-roll":
        marked, ddr = rolls.DDR.take(tray, "ddr")
        further, outcome = [ddr], MARKED if marked else "one-hit"
    return Found(
        outcome=outcome,
        result=_say(outcome),
        total=first.total,
        modifiers=modifiers,
        rolls=further,
        next=[Next(text=T("Put a DR marker on the unit; it does not move."), rule="hoe:5.2.3")]
        if outcome == MARKED
        else (),
    )


def _odds_japan(given: JapaneseBombardment) -> Chances:
    """Count the die and, where it asks for one, the Disorganized Retreat Roll."""
    modifiers = bombardment_japan_modifiers(given.on_beach)
    first = rolls.JAPANESE_BOMBARDMENT.chances(applied_total(modifiers))
    ddr = rolls.DDR.chances()
    parts = [(first.pop("hit-and-roll", NEVER), {MARKED: ddr[True], "one-hit": ddr[False]})]
    chances = mixed([(Fraction(1), first), *parts])
    words = {outcome: _say(outcome) for outcome in ("no-effect", "one-hit", MARKED)}
    title = rolls.JAPANESE_BOMBARDMENT.title
    return Chances([named_table("result", title, chances, words, modifiers)])


def _say(outcome: str) -> Text:
    return (
        T("1 hit on the US unit, and a DR marker")
        if outcome == MARKED
        else rolls.JAPANESE_BOMBARDMENT.say(outcome)
    )


US = DieResolver(
    name="bombardment-us",
    color="blue",
    says=T("US bombardment of one Japanese unit"),
    rules=("hoe:5.2.1", "hoe:5.2.3"),
    takes=UsBombardment,
    die=lambda _given: rolls.US_BOMBARDMENT,
    modifiers=lambda given: bombardment_us_modifiers(given.points, given.spotter),
).made("hell-on-earth")
JAPAN = Procedure(
    game="hell-on-earth",
    name="bombardment-japan",
    says=T("Japanese bombardment of one US unit, with the roll for a DR marker"),
    rules=("hoe:5.2.2", "hoe:5.2.3"),
    takes=JapaneseBombardment,
    run=_run_japan,
    chances=_odds_japan,
    limits={"red": 2},
)

"""Resolve one bombardment of either side (hoe:5.2)."""

from fractions import Fraction
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.procedure import (
    Chances,
    Found,
    Procedure,
    refuse,
    table,
)
from beachmaster.engine.resolver import Next
from beachmaster.engine.tables import applied_total, mixed
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.tray import Given, Tray, rolled
from beachmaster.games.hell_on_earth.tables import (
    BOMBARDMENT_JAPAN,
    BOMBARDMENT_US,
    DDR_FROM,
    bombardment_japan_modifiers,
    bombardment_us_modifiers,
)

HITS = ("no-effect", "one-hit", "two-hits")
MARKED = "one-hit-and-dr"


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
            raise refuse("spotter", _SPOTTER_ADJACENT, False)
        if self.points == 3 and not self.adjacent:
            raise refuse("points", _TWO_POINTS, {"min": 1, "max": 2})


class JapaneseBombardment(Given, kw_only=True, forbid_unknown_fields=True):
    """One Japanese bombardment point on a US unit (hoe:5.2.2)."""

    on_beach: Annotated[bool, Meta(description="the target is in a Landing Beach hex")] = False


def _run_us(given: UsBombardment, tray: Tray) -> Found:
    modifiers = bombardment_us_modifiers(given.points, given.spotter)
    total = tray.roll("blue", Text(_ROLL), "hoe:5.2.3").value + applied_total(modifiers)
    outcome = HITS[BOMBARDMENT_US[total]]
    return Found(outcome=outcome, result=Text(_US[outcome]), total=total, modifiers=modifiers)


def _odds_us(given: UsBombardment) -> Chances:
    modifiers = bombardment_us_modifiers(given.points, given.spotter)
    hits = BOMBARDMENT_US.distribution(applied_total(modifiers))
    chances = {HITS[number]: chance for number, chance in hits.items()}
    return Chances([table("result", _RESULT, chances, _US, modifiers)])


def _run_japan(given: JapaneseBombardment, tray: Tray) -> Found:
    modifiers = bombardment_japan_modifiers(given.on_beach)
    total = tray.roll("red", Text(_ROLL), "hoe:5.2.3").value + applied_total(modifiers)
    outcome = HITS[BOMBARDMENT_JAPAN[total]]
    if total < DDR_FROM:
        return Found(
            outcome=outcome, result=Text(_JAPAN[outcome]), total=total, modifiers=modifiers
        )
    die = tray.roll("red", Text(_DDR), "hoe:5.2.3")
    marked = die.value == 1
    further = rolled("ddr", die, [], "dr" if marked else "none", Text(_DDR_WORDS[marked]))
    outcome = MARKED if marked else outcome
    return Found(
        outcome=outcome,
        result=Text(_JAPAN[outcome]),
        total=total,
        modifiers=modifiers,
        rolls=[further],
        next=[Next(text=Text(_PLACE_DR), rule="hoe:5.2.3")] if marked else (),
    )


def _odds_japan(given: JapaneseBombardment) -> Chances:
    modifiers = bombardment_japan_modifiers(given.on_beach)
    drm = applied_total(modifiers)
    parts = []
    for die in range(1, 7):
        plain = HITS[BOMBARDMENT_JAPAN[die + drm]]
        ddr = Fraction(1, 6) if die + drm >= DDR_FROM else Fraction(0)
        parts.append((Fraction(1, 6), {plain: 1 - ddr, MARKED: ddr}))
    return Chances([table("result", _RESULT, mixed(parts), _JAPAN, modifiers)])


_ROLL = QT_TRANSLATE_NOOP("hoe", "bombardment")
_DDR = QT_TRANSLATE_NOOP("hoe", "Disorganized Retreat Roll")
_RESULT = QT_TRANSLATE_NOOP("hoe", "Result of the bombardment")
_US = {
    "no-effect": QT_TRANSLATE_NOOP("hoe", "no effect"),
    "one-hit": QT_TRANSLATE_NOOP("hoe", "1 hit on the Japanese unit"),
    "two-hits": QT_TRANSLATE_NOOP("hoe", "2 hits on the Japanese unit"),
}
_JAPAN = {
    "no-effect": QT_TRANSLATE_NOOP("hoe", "no effect"),
    "one-hit": QT_TRANSLATE_NOOP("hoe", "1 hit on the US unit"),
    MARKED: QT_TRANSLATE_NOOP("hoe", "1 hit on the US unit, and a DR marker"),
}
_DDR_WORDS = {
    True: QT_TRANSLATE_NOOP("hoe", "DR marker"),
    False: QT_TRANSLATE_NOOP("hoe", "no DR marker"),
}
_PLACE_DR = QT_TRANSLATE_NOOP("hoe", "Put a DR marker on the unit; it does not move.")
_TWO_POINTS = QT_TRANSLATE_NOOP(
    "hoe", "The field “{field}” takes 1 or 2: three need a US unit adjacent to the target."
)
_SPOTTER_ADJACENT = QT_TRANSLATE_NOOP(
    "hoe", "The field “{field}” is true only with a US unit adjacent to the target."
)

US = Procedure(
    game="hell-on-earth",
    name="bombardment-us",
    says=QT_TRANSLATE_NOOP("hoe", "US bombardment of one Japanese unit"),
    rules=("hoe:5.2.1", "hoe:5.2.3"),
    takes=UsBombardment,
    run=_run_us,
    chances=_odds_us,
    limits={"blue": 1},
)
JAPAN = Procedure(
    game="hell-on-earth",
    name="bombardment-japan",
    says=QT_TRANSLATE_NOOP(
        "hoe", "Japanese bombardment of one US unit, with the roll for a DR marker"
    ),
    rules=("hoe:5.2.2", "hoe:5.2.3"),
    takes=JapaneseBombardment,
    run=_run_japan,
    chances=_odds_japan,
    limits={"red": 2},
)

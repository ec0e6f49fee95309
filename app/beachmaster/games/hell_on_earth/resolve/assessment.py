"""Resolve the final assessment: both end-of-game rolls, victory points and band (hoe:2)."""

from fractions import Fraction
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from beachmaster.engine.procedure import (
    Chances,
    Found,
    Procedure,
    fact,
    refuse,
    table,
)
from beachmaster.engine.resolver import Chance, OddsTable, Rolled
from beachmaster.engine.tables import Modifier, applied_total, mixed
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text
from beachmaster.engine.tray import Given, Tray, rolled
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, ORDER_LIMIT
from beachmaster.games.hell_on_earth.resolve.turn import Turn
from beachmaster.games.hell_on_earth.scoring import (
    BAND_TEXTS,
    CASUALTY_LINE,
    MOST_FOR_SURRENDER,
)
from beachmaster.games.hell_on_earth.tables import band

JAPANESE_UNITS = 30


class Captured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The turn in which each Key Objective was first captured, if it was."""

    suribachi: Turn | None = None
    airfield1: Turn | None = None
    airfield2: Turn | None = None
    airfield3: Turn | None = None

    def turns(self) -> dict[str, int | None]:
        """Return the turn of capture by objective."""
        return {name: getattr(self, name) for name in OBJECTIVE_LIMITS}


class Assessment(Given, kw_only=True, forbid_unknown_fields=True):
    """Everything that counts at the end of the game."""

    eliminated: Annotated[int, Meta(ge=0, le=30, description="Japanese units eliminated")]
    captured: Captured = Captured()
    controls_objectives: Annotated[
        bool | None,
        Meta(
            description="all four Key Objectives are controlled at the end; taken as all captured"
        ),
    ] = None
    orders_played: Annotated[
        int, Meta(ge=0, le=5, description="Special Orders played in the game")
    ] = 0
    errors: Annotated[
        int, Meta(ge=0, le=3, description="Intelligence Errors in the Command Area at the end")
    ] = 0
    weak_units: Annotated[
        int, Meta(ge=0, le=9, description="US units with 1 or 2 steps, wherever they are")
    ] = 0
    heroic: Annotated[bool, Meta(description="Heroic mode was played")] = False
    orders_roll: Annotated[
        Literal["threshold", "literal"],
        Meta(description="ruling H-02: Errors raise the limit, or are added to the die"),
    ] = "threshold"

    def complete(self) -> None:
        """Take control from capture where nothing else was said; hold the orders to the limit."""
        if self.controls_objectives is None:
            self.controls_objectives = all(self.captured.turns().values())
        limit = ORDER_LIMIT[self.mode]
        if self.orders_played > limit:
            raise refuse("orders_played", _ORDER_LIMIT, {"min": 0, "max": limit}, limit=limit)

    @property
    def mode(self) -> str:
        """Return the mode's name."""
        return "heroic" if self.heroic else "standard"

    @property
    def left(self) -> int:
        """Return the Japanese units still on the island."""
        return JAPANESE_UNITS - self.eliminated

    @property
    def surrender_roll(self) -> bool:
        """Tell whether the Japanese may surrender (hoe:2.5)."""
        return bool(self.controls_objectives) and 1 <= self.left <= MOST_FOR_SURRENDER


def order_modifiers(given: Assessment) -> list[Modifier]:
    """Return what goes against the player in the Special Order roll (hoe:2.3, 7.4, H-02)."""
    return [
        Modifier(Text(_ERRORS, count=given.errors), given.errors, given.errors > 0, "hoe:2.3"),
        Modifier(Text(_HEROIC), 1, given.heroic, "hoe:7.4"),
    ]


def orders_cost(given: Assessment, die: int) -> bool:
    """Tell whether the Special Order roll costs a victory point."""
    drm = applied_total(order_modifiers(given))
    if given.orders_roll == "literal":
        return die + drm <= given.orders_played
    return die <= given.orders_played + drm


def parts(given: Assessment, orders: bool, surrender: bool) -> list[Modifier]:
    """Return the victory points by source; the two flags say how the rolls came out."""
    pairs = given.eliminated // 2
    cleared = given.eliminated == JAPANESE_UNITS
    weak = given.weak_units >= CASUALTY_LINE[given.mode]
    return [
        Modifier(Text(_UNITS, count=given.eliminated), pairs, pairs > 0, "hoe:2.1"),
        Modifier(Text(_CLEARED), 1, cleared, "hoe:2.1"),
        *(
            Modifier(Text(_OBJECTIVES[name]), 1, _in_time(name, turn), "hoe:2.2")
            for name, turn in given.captured.turns().items()
        ),
        Modifier(Text(_ORDERS), -1, orders, "hoe:2.3"),
        Modifier(
            Text(_WEAK, count=given.weak_units), -1, weak, "hoe:7.3" if given.heroic else "hoe:2.4"
        ),
        Modifier(Text(_SURRENDER), 1, surrender, "hoe:2.5"),
    ]


def _in_time(name: str, turn: int | None) -> bool:
    return turn is not None and turn <= OBJECTIVE_LIMITS[name]


def _run(given: Assessment, tray: Tray) -> Found:
    orders = _orders_rolled(given, tray)
    rolls = [orders]
    if given.surrender_roll:
        rolls.append(_surrender_rolled(given, tray))
    counted = parts(given, orders.outcome == "lost", rolls[-1].outcome == "surrender")
    vp = applied_total(counted)
    return Found(
        outcome=str(vp),
        result=_vp_text(vp),
        total=vp,
        modifiers=counted,
        rolls=rolls,
        facts=[
            fact("vp", _VP_LABEL, vp, "hoe:2"),
            fact("band", _BAND_LABEL, band(vp), "hoe:2.6"),
            fact("orders_limit", _LIMIT, _limit(given), "hoe:2.3"),
        ],
        notes=() if given.surrender_roll else [Text(_NO_SURRENDER)],
    )


def _limit(given: Assessment) -> int:
    """Return the number that the Special Order roll must beat."""
    added = applied_total(order_modifiers(given)) if given.orders_roll == "threshold" else 0
    return given.orders_played + added


def _orders_rolled(given: Assessment, tray: Tray) -> Rolled:
    die = tray.roll("blue", Text(_ORDERS_ROLL), "hoe:2.3")
    outcome = "lost" if orders_cost(given, die.value) else "none"
    modifiers = order_modifiers(given) if given.orders_roll == "literal" else []
    return rolled("orders", die, modifiers, outcome, Text(_ORDERS_WORDS[outcome]))


def _surrender_rolled(given: Assessment, tray: Tray) -> Rolled:
    die = tray.roll("red", Text(_SURRENDER_ROLL), "hoe:2.5")
    outcome = "surrender" if die.value > given.left else "none"
    return rolled("surrender", die, [], outcome, Text(_SURRENDER_WORDS[outcome]))


def _odds(given: Assessment) -> Chances:
    lost = Fraction(sum(orders_cost(given, die) for die in range(1, 7)), 6)
    won = Fraction(6 - given.left, 6) if given.surrender_roll else Fraction(0)
    orders = {True: lost, False: 1 - lost}
    vp = mixed(
        [
            (orders[cost] * chance, {applied_total(parts(given, cost, gain)): Fraction(1)})
            for cost in (True, False)
            for gain, chance in ((True, won), (False, 1 - won))
        ]
    )
    bands = mixed([(chance, {band(points): Fraction(1)}) for points, chance in vp.items()])
    named = {"lost": lost, "none": 1 - lost}
    tables = [
        _vp_table(vp),
        table("band", _BAND_TITLE, bands, BAND_TEXTS),
        table("orders", _ORDERS_TITLE, named, _ORDERS_WORDS, order_modifiers(given)),
    ]
    if given.surrender_roll:
        both = {"surrender": won, "none": 1 - won}
        tables.append(table("surrender", _SURRENDER_TITLE, both, _SURRENDER_WORDS))
    return Chances(tables, () if given.surrender_roll else [Text(_NO_SURRENDER)])


def _vp_table(vp: dict[int, Fraction]) -> OddsTable:
    return OddsTable(
        name="result",
        title=Text(_VP_TITLE),
        chances=tuple(
            Chance(str(points), _vp_text(points), chance)
            for points, chance in sorted(vp.items())
            if chance
        ),
    )


def _vp_text(vp: int) -> Text:
    return Text(_VP, vp=plain_text(str(vp)), band=Text(BAND_TEXTS[band(vp)]))


_OBJECTIVES = {
    "suribachi": QT_TRANSLATE_NOOP("hoe", "Mount Suribachi captured by turn 3"),
    "airfield1": QT_TRANSLATE_NOOP("hoe", "First Airfield captured by turn 4"),
    "airfield2": QT_TRANSLATE_NOOP("hoe", "Second Airfield captured by turn 5"),
    "airfield3": QT_TRANSLATE_NOOP("hoe", "Third Airfield captured by turn 6"),
}
_UNITS = QT_TRANSLATE_NOOP("hoe", "pairs of Japanese units eliminated ({count} units)")
_CLEARED = QT_TRANSLATE_NOOP("hoe", "island cleared of Japanese units")
_ORDERS = QT_TRANSLATE_NOOP("hoe", "Special Order roll failed")
_WEAK = QT_TRANSLATE_NOOP("hoe", "US casualties ({count} units with 1 or 2 steps)")
_SURRENDER = QT_TRANSLATE_NOOP("hoe", "Japanese surrender")
_ERRORS = QT_TRANSLATE_NOOP("hoe", "Intelligence Errors in the Command Area ({count})")
_HEROIC = QT_TRANSLATE_NOOP("hoe", "Heroic mode")
_ORDERS_ROLL = QT_TRANSLATE_NOOP("hoe", "Special Orders played")
_SURRENDER_ROLL = QT_TRANSLATE_NOOP("hoe", "Japanese surrender")
_ORDERS_WORDS = {
    "lost": QT_TRANSLATE_NOOP("hoe", "1 VP lost for the Special Orders"),
    "none": QT_TRANSLATE_NOOP("hoe", "no VP lost for the Special Orders"),
}
_SURRENDER_WORDS = {
    "surrender": QT_TRANSLATE_NOOP("hoe", "the Japanese surrender: 1 VP"),
    "none": QT_TRANSLATE_NOOP("hoe", "the Japanese fight on"),
}
_VP = QT_TRANSLATE_NOOP("hoe", "{vp} VP: {band}")
_VP_LABEL = QT_TRANSLATE_NOOP("hoe", "victory points")
_BAND_LABEL = QT_TRANSLATE_NOOP("hoe", "final assessment")
_LIMIT = QT_TRANSLATE_NOOP("hoe", "number the Special Order roll must beat")
_VP_TITLE = QT_TRANSLATE_NOOP("hoe", "Victory points")
_BAND_TITLE = QT_TRANSLATE_NOOP("hoe", "Final assessment")
_ORDERS_TITLE = QT_TRANSLATE_NOOP("hoe", "Special Order roll")
_SURRENDER_TITLE = QT_TRANSLATE_NOOP("hoe", "Surrender roll")
_NO_SURRENDER = QT_TRANSLATE_NOOP(
    "hoe",
    "No surrender roll: it takes all four Key Objectives and 1 to 5 Japanese units left.",
)
_ORDER_LIMIT = QT_TRANSLATE_NOOP(
    "hoe", "The field “{field}” takes at most {limit}: no more Special Orders can be played."
)

RESOLVER = Procedure(
    game="hell-on-earth",
    name="final-assessment",
    says=QT_TRANSLATE_NOOP("hoe", "Final assessment: end-of-game rolls, victory points and band"),
    rules=("hoe:2", "hoe:2.6"),
    takes=Assessment,
    run=_run,
    chances=_odds,
    limits={"blue": 1, "red": 1},
)

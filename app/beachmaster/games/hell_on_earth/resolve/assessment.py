"""Resolve the final assessment: both end-of-game rolls, victory points and band (hoe:2)."""

from fractions import Fraction
from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from beachmaster.engine.die import Die
from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import Chance, OddsTable, refuse, table
from beachmaster.engine.resolver import Chances, Found, Resolver
from beachmaster.engine.tables import Modifier, applied_total, mixed
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tray import Given, Tray, every_throw
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.board_data import Objective
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, ORDER_LIMIT, in_time
from beachmaster.games.hell_on_earth.resolve.us import Turn
from beachmaster.games.hell_on_earth.scoring import (
    BAND_TEXTS,
    against_orders,
    may_surrender,
    rated,
    too_many_weak,
)
from beachmaster.games.hell_on_earth.texts import T

JAPANESE_UNITS = 30


class Captured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The turn in which each Key Objective was first captured, if it was."""

    suribachi: Turn | None = None
    airfield1: Turn | None = None
    airfield2: Turn | None = None
    airfield3: Turn | None = None

    def turns(self) -> dict[Objective, int | None]:
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
            raise refuse(
                "orders_played",
                T(
                    "The field “{field}” takes at most {limit}: no more Special Orders can be "
                    "played."
                ),
                {"min": 0, "max": limit},
                limit=limit,
            )

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
        return bool(self.controls_objectives) and may_surrender(self.left)


class FinalAssessment(Resolver[Assessment]):
    """The end of the game: both rolls, the victory points, and the band."""

    game, name, rules = "hell-on-earth", "final-assessment", ("hoe:2", "hoe:2.6")
    title = T("Final assessment: end-of-game rolls, victory points and band")
    takes = Assessment
    limits = {"blue": 1, "red": 1}

    def _run(self, given: Assessment, tray: Tray) -> Found:
        lost, roll = orders_die(given).take(tray, "orders", _added(given))
        further, over = [roll], False
        if given.surrender_roll:
            over, roll = rolls.surrender(given.left).take(tray, "surrender")
            further.append(roll)
        counted = parts(given, lost, over)
        vp = applied_total(counted)
        return Found(
            outcome=str(vp),
            result=_vp_text(vp),
            total=vp,
            modifiers=counted,
            rolls=further,
            facts=[
                Figure("vp", T("victory points"), vp, "hoe:2"),
                Figure("band", T("final assessment"), rated(vp)[0], "hoe:2.6"),
                Figure(
                    "orders_limit",
                    T("number the Special Order roll must beat"),
                    _limit(given),
                    "hoe:2.3",
                ),
            ],
            notes=() if given.surrender_roll else [_NO_SURRENDER],
        )

    def _chances(self, given: Assessment) -> Chances:
        vp: dict[int, Fraction] = mixed(
            [
                (chance, {int(found.outcome): Fraction(1)})
                for chance, found in every_throw(partial(self._run, given))
            ]
        )
        bands = mixed([(chance, {rated(points)[0]: Fraction(1)}) for points, chance in vp.items()])
        tables = [
            _vp_table(vp),
            table("band", T("Final assessment"), bands, BAND_TEXTS),
            _orders_table(given),
        ]
        if given.surrender_roll:
            tables.append(rolls.surrender(given.left).table("surrender"))
        return Chances(tables, () if given.surrender_roll else [_NO_SURRENDER])


def orders_die(given: Assessment) -> Die[bool]:
    """Return the die for the Special Orders: Errors raise its limit, or are added (H-02)."""
    return rolls.orders(_limit(given), given.heroic)


def parts(given: Assessment, orders: bool, surrender: bool) -> list[Modifier]:
    """Return the victory points by source; the two flags say how the rolls came out."""
    pairs = given.eliminated // 2
    cleared = given.eliminated == JAPANESE_UNITS
    weak = too_many_weak(given.weak_units, given.mode)
    return [
        Modifier(
            T("pairs of Japanese units eliminated ({count} units)", count=given.eliminated),
            pairs,
            pairs > 0,
            "hoe:2.1",
        ),
        Modifier(T("island cleared of Japanese units"), 1, cleared, "hoe:2.1"),
        *(
            Modifier(_OBJECTIVES[name], 1, turn is not None and in_time(name, turn), "hoe:2.2")
            for name, turn in given.captured.turns().items()
        ),
        Modifier(T("Special Order roll failed"), -1, orders, "hoe:2.3"),
        Modifier(
            T("US casualties ({count} units with 1 or 2 steps)", count=given.weak_units),
            -1,
            weak,
            "hoe:7.3" if given.heroic else "hoe:2.4",
        ),
        Modifier(T("Japanese surrender"), 1, surrender, "hoe:2.5"),
    ]


def _limit(given: Assessment) -> int:
    """Return the number that the Special Order roll must beat."""
    added = (
        applied_total(against_orders(given.errors, given.heroic))
        if given.orders_roll == "threshold"
        else 0
    )
    return given.orders_played + added


def _added(given: Assessment) -> list[Modifier]:
    """Return what is added to the Special Order die, for the other reading of the rule (H-02)."""
    return against_orders(given.errors, given.heroic) if given.orders_roll == "literal" else []


def _orders_table(given: Assessment) -> OddsTable:
    """Return the chances of the Special Order die with all that goes against the player."""
    found = orders_die(given).table("orders", _added(given))
    return msgspec.structs.replace(
        found, modifiers=tuple(against_orders(given.errors, given.heroic))
    )


def _vp_table(vp: dict[int, Fraction]) -> OddsTable:
    return OddsTable(
        name="result",
        title=T("Victory points"),
        chances=tuple(
            Chance(str(points), _vp_text(points), chance)
            for points, chance in sorted(vp.items())
            if chance
        ),
    )


def _vp_text(vp: int) -> Text:
    return T("{vp} VP: {band}", vp=plain_text(str(vp)), band=rated(vp)[1])


_OBJECTIVES = {
    "suribachi": T("Mount Suribachi captured by turn 3"),
    "airfield1": T("First Airfield captured by turn 4"),
    "airfield2": T("Second Airfield captured by turn 5"),
    "airfield3": T("Third Airfield captured by turn 6"),
}
_NO_SURRENDER = T(
    "No surrender roll: it takes all four Key Objectives and 1 to 5 Japanese units left."
)

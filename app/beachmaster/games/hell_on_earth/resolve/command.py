"""Resolve the rolls of the Command Phase and the weather (hoe:5.8, 5.1)."""

from fractions import Fraction
from typing import Annotated

from msgspec import Meta, structs

from beachmaster.engine.die_resolver import DieResolver
from beachmaster.engine.procedure import Chances, Found, Procedure, refuse
from beachmaster.engine.resolver import Chance, Next
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.board_data import BEACHES
from beachmaster.games.hell_on_earth.drm import command_point_modifiers
from beachmaster.games.hell_on_earth.resolve.turn import Turn
from beachmaster.games.hell_on_earth.texts import T

LATE_BANZAI_TURN = 8
LATE_BANZAI_VP = 10


class Weather(Given, kw_only=True, forbid_unknown_fields=True):
    """The weather roll of a turn; turn 1 has good weather without one."""

    turn: Turn


class CommandPoints(Given, kw_only=True, forbid_unknown_fields=True):
    """The roll for Command Points."""

    heroic: Annotated[bool, Meta(description="Heroic mode is played")] = False


class Deployment(Given, kw_only=True, forbid_unknown_fields=True):
    """The roll for a unit's Landing Beach, repeated until the beach is free (H-44)."""

    occupied: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=6)], ...],
        Meta(max_length=6, description="the numbers of the beaches that hold a unit"),
    ] = ()

    def complete(self) -> None:
        """Refuse a deployment with no beach free, which is not permitted."""
        if len(set(self.occupied)) == len(BEACHES):
            raise refuse(
                "occupied",
                T(
                    "The field “{field}” takes at most five beaches: with all six occupied nobody "
                    "lands."
                ),
                {"max": len(BEACHES) - 1},
            )


class JapaneseCommand(Given, kw_only=True, forbid_unknown_fields=True):
    """The roll for a Japanese unit with one step; there is none on turn 9 (H-40)."""

    turn: Annotated[int, Meta(ge=1, le=8, description="the game turn; turn 9 has no such step")]
    vp: Annotated[int, Meta(ge=0, le=20, description="victory points so far (H-45)")] = 0
    target_in_range: Annotated[bool, Meta(description="a US unit is within two hexes")] = True

    @property
    def banzai(self) -> bool:
        """Tell whether a 1 is a Banzai rather than nothing."""
        late = self.turn >= LATE_BANZAI_TURN or self.vp > LATE_BANZAI_VP
        return late and self.target_in_range


def _weather_run(given: Weather, tray: Tray) -> Found:
    if given.turn == 1:
        return Found(outcome="good", result=rolls.WEATHER.say("good"), notes=[_FIRST_TURN])
    roll = rolls.WEATHER.take(tray, "result")[1]
    return Found(outcome=roll.outcome, result=roll.result, total=roll.total)


def _weather_odds(given: Weather) -> Chances:
    table = rolls.WEATHER.table("result")
    if given.turn > 1:
        return Chances([table])
    good = Chance("good", rolls.WEATHER.say("good"), Fraction(1))
    return Chances([structs.replace(table, chances=(good,))], [_FIRST_TURN])


def _deployment_run(given: Deployment, tray: Tray) -> Found:
    number, roll = rolls.DEPLOYMENT.take(tray, "result")
    notes = []
    while number in given.occupied:
        notes.append(
            T(
                "Beach {number} ({beach}) is occupied: roll again.",
                number=number,
                beach=plain_text(BEACHES[number]),
            )
        )
        number, roll = rolls.DEPLOYMENT.take(
            tray, "result", purpose=T("Landing Beach, rolled again")
        )
    return Found(outcome=roll.outcome, result=roll.result, total=number, notes=notes)


def _deployment_odds(given: Deployment) -> Chances:
    table = rolls.DEPLOYMENT.table("result")
    free = [one for one in table.chances if int(one.outcome) not in given.occupied]
    even = tuple(Chance(one.outcome, one.text, Fraction(1, len(free))) for one in free)
    return Chances([structs.replace(table, chances=even)])


def _command_next(_given: JapaneseCommand, outcome: str) -> list[Next]:
    then = Next(
        text=T("Resolve the Banzai against the closest US unit; you choose in a tie."),
        rule="hoe:5.8.3",
        procedure="banzai",
    )
    return [then] if outcome == "banzai" else []


def _ignored(given: JapaneseCommand, face: int) -> list[Text]:
    """Say why a Banzai that the table shows is none."""
    if given.banzai or rolls.japanese_command(banzai=True).comes_to([face]) != "banzai":
        return []
    return [
        T("A 1 is a Banzai only on turn 8, or with more than 10 VP; here it is ignored.")
        if given.target_in_range
        else T("No US unit is within two hexes: the Banzai is ignored.")
    ]


_FIRST_TURN = T("Turn 1 has good weather; nothing is rolled.")

WEATHER_ROLL = Procedure(
    game="hell-on-earth",
    name="weather",
    says=T("Weather of a turn"),
    rules=("hoe:5.1",),
    takes=Weather,
    run=_weather_run,
    chances=_weather_odds,
    limits={"blue": 1},
)
POINTS = DieResolver(
    name="command-points",
    color="blue",
    says=T("Command Points of a turn"),
    rules=("hoe:5.8.2", "hoe:7.5"),
    takes=CommandPoints,
    die=lambda _given: rolls.COMMAND_POINTS,
    modifiers=lambda given: command_point_modifiers(given.heroic),
).made("hell-on-earth")
DEPLOYMENT = Procedure(
    game="hell-on-earth",
    name="deployment",
    says=T("Landing Beach for a unit from the reserve"),
    rules=("hoe:5.8.2.3",),
    takes=Deployment,
    run=_deployment_run,
    chances=_deployment_odds,
    limits={"blue": None},
)
JAPANESE = DieResolver(
    name="japanese-command",
    color="red",
    says=T("Japanese command step of one unit with a single step"),
    rules=("hoe:5.8.3",),
    takes=JapaneseCommand,
    die=lambda given: rolls.japanese_command(given.banzai),
    next=_command_next,
    remarks=_ignored,
).made("hell-on-earth")

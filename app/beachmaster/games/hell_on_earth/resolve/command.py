"""Resolve the rolls of the Command Phase and the weather (hoe:5.8, 5.1)."""

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
from beachmaster.engine.resolver import Chance, Next, OddsTable
from beachmaster.engine.tables import applied_total, distribution
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text, translate
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth.board_data import BEACHES
from beachmaster.games.hell_on_earth.resolve.turn import Turn
from beachmaster.games.hell_on_earth.tables import (
    COMMAND_POINTS,
    JAPANESE_COMMAND,
    WEATHER,
    command_point_modifiers,
)

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
            raise refuse("occupied", _ALL_OCCUPIED, {"max": len(BEACHES) - 1})


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
        return Found(outcome="good", result=Text(_WEATHER["good"]), notes=[Text(_FIRST_TURN)])
    die = tray.roll("blue", Text(_WEATHER_ROLL), "hoe:5.1")
    outcome = WEATHER[die.value]
    return Found(outcome=outcome, result=Text(_WEATHER[outcome]), total=die.value)


def _weather_odds(given: Weather) -> Chances:
    first = given.turn == 1
    chances = {"good": Fraction(1)} if first else WEATHER.distribution(0)
    notes = [Text(_FIRST_TURN)] if first else []
    return Chances([table("result", _WEATHER_RESULT, chances, _WEATHER)], notes)


def _points_run(given: CommandPoints, tray: Tray) -> Found:
    modifiers = command_point_modifiers(given.heroic)
    total = tray.roll("blue", Text(_POINTS), "hoe:5.8.2").value + applied_total(modifiers)
    points = COMMAND_POINTS[total]
    return Found(outcome=str(points), result=_points_text(points), total=total, modifiers=modifiers)


def _points_text(points: int) -> Text:
    return translate("hoe", "%n Command Point(s)", "", points)


def _points_odds(given: CommandPoints) -> Chances:
    modifiers = command_point_modifiers(given.heroic)
    chances = COMMAND_POINTS.distribution(applied_total(modifiers))
    return Chances(
        [
            OddsTable(
                name="result",
                title=Text(_POINTS_RESULT),
                chances=tuple(
                    Chance(str(points), _points_text(points), chance)
                    for points, chance in sorted(chances.items())
                ),
                modifiers=tuple(modifiers),
            )
        ]
    )


def _deployment_run(given: Deployment, tray: Tray) -> Found:
    number = tray.roll("blue", Text(_BEACH), "hoe:5.8.2.3").value
    notes = []
    while number in given.occupied:
        notes.append(Text(_OCCUPIED, number=number, beach=plain_text(BEACHES[number])))
        number = tray.roll("blue", Text(_BEACH_AGAIN), "hoe:5.8.2.3").value
    return Found(outcome=str(number), result=_beach_text(number), total=number, notes=notes)


def _beach_text(number: int) -> Text:
    return Text(_BEACH_NAME, number=number, beach=plain_text(BEACHES[number]))


def _deployment_odds(given: Deployment) -> Chances:
    free = distribution(number for number in BEACHES if number not in given.occupied)
    chances = tuple(
        Chance(str(number), _beach_text(number), chance) for number, chance in free.items()
    )
    return Chances([OddsTable(name="result", title=Text(_BEACH_RESULT), chances=chances)])


def _command_outcome(given: JapaneseCommand, die: int) -> str:
    outcome = JAPANESE_COMMAND[die]
    return "none" if outcome == "banzai" and not given.banzai else outcome


def _command_run(given: JapaneseCommand, tray: Tray) -> Found:
    die = tray.roll("red", Text(_COMMAND), "hoe:5.8.3").value
    outcome = _command_outcome(given, die)
    ignored = JAPANESE_COMMAND[die] == "banzai" and outcome == "none"
    then = Next(text=Text(_COMMAND_BANZAI), rule="hoe:5.8.3", procedure="banzai")
    return Found(
        outcome=outcome,
        result=Text(_COMMAND_WORDS[outcome]),
        total=die,
        next=[then] if outcome == "banzai" else (),
        notes=[Text(_TOO_EARLY if given.target_in_range else _NOBODY)] if ignored else (),
    )


def _command_odds(given: JapaneseCommand) -> Chances:
    chances = distribution(_command_outcome(given, die) for die in range(1, 7))
    return Chances([table("result", _COMMAND_RESULT, chances, _COMMAND_WORDS)])


_WEATHER_ROLL = QT_TRANSLATE_NOOP("hoe", "weather")
_WEATHER_RESULT = QT_TRANSLATE_NOOP("hoe", "Weather of the turn")
_WEATHER = {
    "bad": QT_TRANSLATE_NOOP("hoe", "bad weather"),
    "good": QT_TRANSLATE_NOOP("hoe", "good weather"),
}
_FIRST_TURN = QT_TRANSLATE_NOOP("hoe", "Turn 1 has good weather; nothing is rolled.")
_POINTS = QT_TRANSLATE_NOOP("hoe", "Command Points")
_POINTS_RESULT = QT_TRANSLATE_NOOP("hoe", "Command Points of the turn")
_BEACH = QT_TRANSLATE_NOOP("hoe", "Landing Beach")
_BEACH_AGAIN = QT_TRANSLATE_NOOP("hoe", "Landing Beach, rolled again")
_BEACH_NAME = QT_TRANSLATE_NOOP("hoe", "{number}: {beach}")
_BEACH_RESULT = QT_TRANSLATE_NOOP("hoe", "Where the unit lands")
_OCCUPIED = QT_TRANSLATE_NOOP("hoe", "Beach {number} ({beach}) is occupied: roll again.")
_ALL_OCCUPIED = QT_TRANSLATE_NOOP(
    "hoe", "The field “{field}” takes at most five beaches: with all six occupied nobody lands."
)
_COMMAND = QT_TRANSLATE_NOOP("hoe", "Japanese command")
_COMMAND_RESULT = QT_TRANSLATE_NOOP("hoe", "What the Japanese unit does")
_COMMAND_WORDS = {
    "banzai": QT_TRANSLATE_NOOP("hoe", "Banzai"),
    "none": QT_TRANSLATE_NOOP("hoe", "no effect"),
    "step": QT_TRANSLATE_NOOP("hoe", "the unit gains a step"),
}
_COMMAND_BANZAI = QT_TRANSLATE_NOOP(
    "hoe", "Resolve the Banzai against the closest US unit; you choose in a tie."
)
_TOO_EARLY = QT_TRANSLATE_NOOP(
    "hoe", "A 1 is a Banzai only on turn 8, or with more than 10 VP; here it is ignored."
)
_NOBODY = QT_TRANSLATE_NOOP("hoe", "No US unit is within two hexes: the Banzai is ignored.")

WEATHER_ROLL = Procedure(
    game="hell-on-earth",
    name="weather",
    says=QT_TRANSLATE_NOOP("hoe", "Weather of a turn"),
    rules=("hoe:5.1",),
    takes=Weather,
    run=_weather_run,
    chances=_weather_odds,
    limits={"blue": 1},
)
POINTS = Procedure(
    game="hell-on-earth",
    name="command-points",
    says=QT_TRANSLATE_NOOP("hoe", "Command Points of a turn"),
    rules=("hoe:5.8.2", "hoe:7.5"),
    takes=CommandPoints,
    run=_points_run,
    chances=_points_odds,
    limits={"blue": 1},
)
DEPLOYMENT = Procedure(
    game="hell-on-earth",
    name="deployment",
    says=QT_TRANSLATE_NOOP("hoe", "Landing Beach for a unit from the reserve"),
    rules=("hoe:5.8.2.3",),
    takes=Deployment,
    run=_deployment_run,
    chances=_deployment_odds,
    limits={"blue": None},
)
JAPANESE = Procedure(
    game="hell-on-earth",
    name="japanese-command",
    says=QT_TRANSLATE_NOOP("hoe", "Japanese command step of one unit with a single step"),
    rules=("hoe:5.8.3",),
    takes=JapaneseCommand,
    run=_command_run,
    chances=_command_odds,
    limits={"red": 1},
)

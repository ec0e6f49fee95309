"""Resolve what is rolled for US units: weather, bombardment, rally, Recon, retreat, command."""

from fractions import Fraction
from functools import partial
from typing import Annotated, Literal

from msgspec import Meta, structs

from beachmaster.engine.resolution import Chance, Next, refuse
from beachmaster.engine.resolver import Chances, DieResolver, Found, Resolver, result_table
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth import drm, rolls, state
from beachmaster.games.hell_on_earth.board_data import BEACHES
from beachmaster.games.hell_on_earth.texts import T

GAME = "hell-on-earth"
ERRORS_IN_RESERVE = 6
Turn = Annotated[state.Turn, Meta(description="the game turn")]


class Weather(Given, kw_only=True, forbid_unknown_fields=True):
    """The weather roll of a turn; turn 1 has good weather without one."""

    turn: Turn


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


class Rally(Given, kw_only=True, forbid_unknown_fields=True):
    """The rally roll of a unit with an OR or DR marker."""

    marker: Annotated[Literal["OR", "DR"], Meta(description="the marker on the unit")]
    command_phase: Annotated[bool, Meta(description="rolled in the Command Phase")] = False


class Recon(Given, kw_only=True, forbid_unknown_fields=True):
    """A Recon against a hidden Japanese unit."""

    others: Annotated[
        int,
        Meta(ge=0, le=5, description="further US units adjacent to the target, without OR or DR"),
    ] = 0
    or_marker: Annotated[bool, Meta(description="the unit that scouts has an OR marker")] = False
    errors_left: Annotated[
        int,
        Meta(ge=0, le=ERRORS_IN_RESERVE, description="Intelligence Errors left in the reserve"),
    ] = ERRORS_IN_RESERVE


class RetreatCheck(Given, kw_only=True, forbid_unknown_fields=True):
    """The retreat check of an attacking US unit that was hit (H-29)."""

    hits: Annotated[int, Meta(ge=1, le=4, description="hits that the unit has just received")]
    steps: Annotated[state.UsSteps, Meta(description="its steps before these hits")]


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


class WeatherRoll(Resolver[Weather]):
    """The weather of a turn, which turn 1 does not roll for."""

    game, name, title, rules = GAME, "weather", T("Weather of a turn"), ("hoe:5.1",)
    takes = Weather
    limits = {"blue": 1}

    def _run(self, given: Weather, tray: Tray) -> Found:
        if given.turn == 1:
            return Found(outcome="good", result=rolls.WEATHER.say("good"), notes=[_FIRST_TURN])
        roll = rolls.WEATHER.take(tray, "result")[1]
        return Found(outcome=roll.outcome, result=roll.result, total=roll.total)

    def _chances(self, given: Weather) -> Chances:
        table = result_table(rolls.WEATHER.title, partial(self._run, given))
        return Chances([table], [_FIRST_TURN] if given.turn == 1 else ())


class ReconRoll(Resolver[Recon]):
    """A Reconnaissance-in-Force, with the die for an Intelligence Error."""

    game, name, rules = GAME, "recon", ("hoe:5.4.1",)
    title = T("Reconnaissance-in-Force against a hidden Japanese unit")
    takes = Recon
    limits = {"blue": 1, "red": 1}

    def _run(self, given: Recon, tray: Tray) -> Found:
        modifiers = drm.recon_modifiers(given.others, given.or_marker)
        _, first = rolls.RECON.take(tray, "result", modifiers)
        errors = [rolls.RECON_ERROR.take(tray, "error")] if given.errors_left else []
        return Found(
            outcome=first.outcome,
            result=first.result,
            total=first.total,
            modifiers=modifiers,
            rolls=[roll for _, roll in errors],
            next=[Next(text=_ADD_ERROR, rule="hoe:5.4.1") for added, _ in errors if added],
            notes=() if errors else [_NO_ERRORS],
        )

    def _chances(self, given: Recon) -> Chances:
        tables = [rolls.RECON.table(modifiers=drm.recon_modifiers(given.others, given.or_marker))]
        if not given.errors_left:
            return Chances(tables, [_NO_ERRORS])
        return Chances([*tables, rolls.RECON_ERROR.table("error")])


class DeploymentRoll(Resolver[Deployment]):
    """The Landing Beach of a unit from the reserve."""

    game, name, rules = GAME, "deployment", ("hoe:5.8.2.3",)
    title = T("Landing Beach for a unit from the reserve")
    takes = Deployment
    limits = {"blue": None}

    def _run(self, given: Deployment, tray: Tray) -> Found:
        number, roll = rolls.DEPLOYMENT.take(tray, "result")
        notes = []
        while number in given.occupied:
            beach = plain_text(BEACHES[number])
            notes.append(_OCCUPIED.fill(number=number, beach=beach))
            again = T("Landing Beach, rolled again")
            number, roll = rolls.DEPLOYMENT.take(tray, "result", purpose=again)
        return Found(outcome=roll.outcome, result=roll.result, total=number, notes=notes)

    def _chances(self, given: Deployment) -> Chances:
        table = rolls.DEPLOYMENT.table("result")
        free = [one for one in table.chances if int(one.outcome) not in given.occupied]
        even = tuple(Chance(one.outcome, one.text, Fraction(1, len(free))) for one in free)
        return Chances([structs.replace(table, chances=even)])


def _retreat(_given: RetreatCheck, kind: str) -> list[Next]:
    """Return what the player does after the check."""
    return [Next(text=_RETREAT_NEXT[kind], rule=_RETREAT_RULES[kind])]


def _lost(given: RetreatCheck) -> list[Text]:
    return [_ALL_STEPS] if given.hits >= given.steps else []


_FIRST_TURN = T("Turn 1 has good weather; nothing is rolled.")
_ADD_ERROR = T("Put one Intelligence Error from the reserve into the blue bag.")
_NO_ERRORS = T("The reserve has no Intelligence Errors left: there is no red roll.")
_OCCUPIED = T("Beach {number} ({beach}) is occupied: roll again.")
_ALL_STEPS = T(
    "The hits are at least the unit's steps: taken in full they put it on the Turn Track, and its "
    "markers are lost."
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

BOMBARDMENT = DieResolver(
    game=GAME,
    name="bombardment-us",
    color="blue",
    title=T("US bombardment of one Japanese unit"),
    rules=("hoe:5.2.1", "hoe:5.2.3"),
    takes=UsBombardment,
    die=lambda _given: rolls.US_BOMBARDMENT,
    modifiers=lambda given: drm.bombardment_us_modifiers(given.points, given.spotter),
)
RALLY = DieResolver(
    game=GAME,
    name="rally",
    color="blue",
    title=T("Rally of a US unit with an OR or DR marker"),
    rules=("hoe:5.3.1", "hoe:5.8.1"),
    takes=Rally,
    die=lambda given: rolls.rally(given.command_phase),
    modifiers=lambda given: drm.rally_modifiers(given.marker == "OR", given.command_phase),
)
RETREAT = DieResolver(
    game=GAME,
    name="retreat-check",
    color="red",
    title=T("Retreat check of a US unit that was hit in an assault"),
    rules=("hoe:5.4.2.9.2",),
    takes=RetreatCheck,
    die=lambda given: rolls.retreat_check(given.hits),
    modifiers=lambda given: drm.retreat_modifiers(given.steps),
    next=_retreat,
    notes=_lost,
)
POINTS = DieResolver(
    game=GAME,
    name="command-points",
    color="blue",
    title=T("Command Points of a turn"),
    rules=("hoe:5.8.2", "hoe:7.5"),
    takes=CommandPoints,
    die=lambda _given: rolls.COMMAND_POINTS,
    modifiers=lambda given: drm.command_point_modifiers(given.heroic),
)

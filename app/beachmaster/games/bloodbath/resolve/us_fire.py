"""Resolve US fire support: the markers of a turn, and one bombardment (bib:16.0)."""

from functools import partial
from typing import Annotated

from msgspec import Meta, structs

from beachmaster.engine.resolution import Fact
from beachmaster.engine.resolver import Chances, Found, result_table
from beachmaster.engine.tables import Modifier
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import fire_support, rolls
from beachmaster.games.bloodbath.attack import Attack
from beachmaster.games.bloodbath.boards import questions
from beachmaster.games.bloodbath.island import airfield_markers
from beachmaster.games.bloodbath.resolve.bench import Bench, state_of
from beachmaster.games.bloodbath.resolve.forces import GIVEN, HERE, DataResolver, Ruled
from beachmaster.games.bloodbath.resolve.told_board import Told
from beachmaster.games.bloodbath.texts import TN, T

Storm = Annotated[bool, Meta(description="it is a storm turn")]


class Bombardment(Ruled, kw_only=True, forbid_unknown_fields=True):
    """US bombardment markers on one Japanese unit."""

    markers: Annotated[int, Meta(ge=1, le=fire_support.MOST_ON_A_HEX, description="markers on it")]
    storm_turn: Storm = False


class Markers(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The US bombardment markers of a turn."""

    airfield_1: Annotated[
        bool, Meta(description="no hex of Airfield 1 is Japanese-held or in a Japanese ZOC")
    ] = False
    airfield_2: Annotated[bool, Meta(description="the same of Airfield 2")] = False
    storm_turn: Storm = False


class UsBombardmentRoll(DataResolver[Bombardment]):
    """US markers on one unit."""

    name, rules = "bombardment-us", ("bib:16.3", "bib:16.4")
    title = T("US bombardment of one unit: is it suppressed?")
    takes = Bombardment
    limits = {"blue": fire_support.MOST_ON_A_HEX}

    def _run(self, given: Bombardment, tray: Tray) -> Found:
        bench = Bench(self.data, state_of(storm=given.storm_turn), given.options(), tray)
        attack = Attack(GIVEN, HERE, questions.Ground("clear"), [], given.markers)
        bench.run(fire_support.suppress(bench.game, attack))
        high = fire_support.suppresses_to(given.storm_turn)
        pool, one = rolls.suppression(given.markers, high), rolls.marker(high)
        return Found(
            outcome=pool.named(attack.suppressed),
            result=pool.say(attack.suppressed),
            modifiers=_modifiers(given.storm_turn),
            facts=[Fact("suppresses_to", T("highest die that suppresses"), high, "bib:16.3")],
            rolls=[one.describe("marker", die) for die in bench.dice(one.name)],
        )

    def _chances(self, given: Bombardment) -> Chances:
        pool = rolls.suppression(given.markers, fire_support.suppresses_to(given.storm_turn))
        table = structs.replace(pool.table(), modifiers=tuple(_modifiers(given.storm_turn)))
        return Chances([table])


class UsMarkers(DataResolver[Markers]):
    """The US markers of a turn."""

    name, rules = "fire-support-us", ("bib:16.1", "bib:16.4")
    title = T("US bombardment markers of the turn")
    takes = Markers

    def _run(self, given: Markers, tray: Tray) -> Found:
        both = airfield_markers(given.airfield_1, given.airfield_2)
        bench = Bench(
            self.data, state_of(storm=given.storm_turn), given.options(), tray, Told(airfields=both)
        )
        count = bench.run(fire_support.available(bench.game))
        return Found(
            outcome=f"markers-{count}",
            result=TN("{n} bombardment marker", "{n} bombardment markers", n=count),
            total=count,
            modifiers=_sources(given, both),
        )

    def _chances(self, given: Markers) -> Chances:
        both = airfield_markers(given.airfield_1, given.airfield_2)
        run = partial(self._run, given)
        return Chances([result_table(T("US bombardment markers"), run, _sources(given, both))])


def _modifiers(storm: bool) -> list[Modifier]:
    less = rolls.STORM - rolls.CALM
    return [
        Modifier(T("highest die that suppresses in calm weather"), rolls.CALM, True, "bib:16.3"),
        Modifier(T("less in a storm"), less, storm, "bib:16.4"),
    ]


def _sources(given: Markers, both: int) -> list[Modifier]:
    """Name what gives markers; a storm grounds the airfields (bib:16.1, bib:16.4)."""
    first = airfield_markers(given.airfield_1, second=False)
    calm = not given.storm_turn
    return [
        Modifier(T("always"), fire_support.ALWAYS, True, "bib:16.1"),
        Modifier(
            T("Airfield 1 free of Japanese units and their zones of control"),
            1,
            calm and first > 0,
            "bib:16.1",
        ),
        Modifier(T("Airfield 2 free as well"), 1, calm and both > first, "bib:16.1"),
        Modifier(
            T("airfields in a storm: their markers are not counted at all"),
            -both,
            False,
            "bib:16.4",
        ),
    ][: 4 if given.storm_turn else 3]

"""Resolve cleared sectors, the storm roll and the victory count (bib:18.0, bib:4.1.2, bib:12.0)."""

from functools import partial
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import Next, refuse
from beachmaster.engine.resolver import Chances, Found, result_table
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import rolls, scoring, sectors
from beachmaster.games.bloodbath.administrative import roll_storm
from beachmaster.games.bloodbath.counter_data import REGIMENTS, US_COUNTS
from beachmaster.games.bloodbath.places import LOST
from beachmaster.games.bloodbath.resolve.bench import BenchResolver, MapAnswers
from beachmaster.games.bloodbath.resolve.forces import GIVEN, HERE, Ruled
from beachmaster.games.bloodbath.state import (
    DEPLETED,
    SECTORS,
    TURNS,
    JapaneseUnit,
    Sector,
    State,
    Turn,
    UsUnit,
)
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import BATTALION, GameData

BATTALIONS = US_COUNTS["battalion"]
RESERVE_REGIMENTS = sum(division == 3 for division in REGIMENTS.values())


class Sectors(Ruled, kw_only=True, forbid_unknown_fields=True):
    """What is held at the end of a combat phase."""

    held: Annotated[
        tuple[Sector, ...],
        Meta(max_length=6, description="sectors with a dug-in unit on a red or white hex"),
    ] = ()
    cleared: Annotated[
        tuple[Sector, ...], Meta(max_length=6, description="sectors cleared before")
    ] = ()
    suribachi_units: Annotated[
        int, Meta(ge=0, le=5, description="Japanese units on the five Suribachi hexes")
    ] = 0
    suribachi_cleared: Annotated[bool, Meta(description="the flag was there before")] = False


class StormRoll(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The roll for the weather of the next turn."""

    turn: Annotated[int, Meta(ge=1, le=TURNS - 1, description="the turn that ends with the roll")]


class Victory(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The count at the end of the game; support units cost nothing."""

    eliminated: Annotated[
        int, Meta(ge=0, le=BATTALIONS, description="battalions in the Eliminated Units box")
    ] = 0
    depleted: Annotated[
        int, Meta(ge=0, le=BATTALIONS, description="depleted battalions on the map or available")
    ] = 0
    turn: Annotated[Turn, Meta(description="the turn the game ended in")] = TURNS
    regiments: Annotated[
        int, Meta(ge=0, le=RESERVE_REGIMENTS, description="reserve regiments called forward")
    ] = 0
    japanese_left: Annotated[bool, Meta(description="a Japanese unit is still on the map")] = False

    def complete(self) -> None:
        """Hold the counts to the battalions there are, and the turn to the game's length."""
        super().complete()
        if self.eliminated + self.depleted > BATTALIONS:
            raise refuse(
                "depleted",
                T(
                    "The field “{field}”: with those eliminated there are more than the 27 "
                    "battalions."
                ),
                {"min": 0, "max": BATTALIONS - self.eliminated},
            )
        if self.turn > TURNS - self.regiments:
            raise refuse(
                "turn",
                T(
                    "The field “{field}” is after the last turn: each reserve regiment takes one "
                    "turn away."
                ),
                {"min": 1, "max": TURNS - self.regiments},
            )


class SectorsResolver(BenchResolver[Sectors]):
    """What is cleared."""

    name, rules = "cleared-sectors", ("bib:18.0", "bib:22.0")
    title = T("Which sectors are cleared now, and whether Suribachi is")
    takes = Sectors

    def _run(self, given: Sectors, tray: Tray) -> Found:
        state = State(
            cleared=sorted(given.cleared),
            suribachi=given.suribachi_cleared,
            japan={GIVEN: JapaneseUnit(HERE)},
        )
        clear = [n for n in SECTORS if n not in given.held and n not in given.cleared]
        told = MapAnswers(clear=clear, suribachi_clear=not given.suribachi_units)
        bench = self.bench(given, tray, state, told)
        bench.run(sectors.check(bench.game))
        now = [str(event.data["sector"]) for event in bench.said("sector-cleared")]
        fallen = bool(bench.said("suribachi"))
        names = [*now, *(["suribachi"] if fallen else [])]
        return Found(
            outcome="-".join(["cleared", *names]) if names else "none",
            result=_CLEARED[bool(now), fallen].fill(sectors=now),
            facts=[
                Figure(
                    "cleared", T("numbered sectors cleared in all"), len(state.cleared), "bib:18.0"
                )
            ],
            next=[
                Next(text=text, rule=event.rules[0])
                for event in bench.events
                for text in (event.act or event.text,)
            ],
        )

    def _chances(self, given: Sectors) -> Chances:
        return Chances([result_table(T("What is cleared now"), partial(self._run, given))])


class StormResolver(BenchResolver[StormRoll]):
    """The storm roll."""

    name, rules = "storm", ("bib:4.1.2",)
    title = T("Storm roll for the next turn")
    takes = StormRoll
    limits = {"blue": 1}

    def _run(self, given: StormRoll, tray: Tray) -> Found:
        bench = self.bench(given, tray, State(turn=given.turn))
        stormy = bench.run(roll_storm(bench.game))
        die = rolls.storm(self.data.storm, given.turn + 1)
        return Found(
            outcome=die.named(stormy),
            result=die.say(stormy),
            total=bench.dice("storm")[0].value,
            facts=[
                Figure("next_turn", T("the turn that the roll is for"), given.turn + 1, "bib:4.1.2")
            ],
            notes=_notes(self.data),
        )

    def _chances(self, given: StormRoll) -> Chances:
        return Chances([rolls.storm(self.data.storm, given.turn + 1).table()], _notes(self.data))


class VictoryResolver(BenchResolver[Victory]):
    """The victory count."""

    name, rules = "victory", ("bib:12.3", "bib:12.2", "bib:12.1")
    title = T("Victory: the US losses counted")
    takes = Victory

    def _run(self, given: Victory, tray: Tray) -> Found:
        battalions = [name for name, one in self.data.us.items() if one.kind == BATTALION]
        weak = battalions[given.eliminated :][: given.depleted]
        us = {name: UsUnit(LOST, 0) for name in battalions[: given.eliminated]}
        us |= {name: UsUnit(HERE, DEPLETED) for name in weak}
        state = State(
            turn=given.turn,
            us=us,
            japan={GIVEN: JapaneseUnit(HERE)} if given.japanese_left else {},
            regiments=[str(number) for number in range(given.regiments)],
        )
        bench = self.bench(given, tray, state)
        bench.run(scoring.finish(bench.game))
        ended = state.result
        assert ended is not None
        return Found(
            outcome=ended.result,
            result=scoring.RESULTS[ended.result],
            total=ended.losses,
            modifiers=[
                Modifier(scoring.PARTS[part], value, value != 0, "bib:12.3")
                for part, value in ended.parts.items()
            ],
            facts=[Figure("last_turn", T("last turn of the game"), state.last_turn, "bib:12.1")],
            notes=[T("With a Japanese unit left the losses do not matter.")]
            if given.japanese_left
            else [],
        )

    def _chances(self, given: Victory) -> Chances:
        return Chances([result_table(T("Result of the game"), partial(self._run, given))])


def _notes(data: GameData) -> list[Text]:
    return [T("The Storm Table is our estimate.")] if data.storm.tag == "estimate" else []


_CLEARED = {
    (True, True): T("cleared now: {sectors}, and Mount Suribachi"),
    (True, False): T("cleared now: {sectors}"),
    (False, True): T("Mount Suribachi is cleared now"),
    (False, False): T("nothing more is cleared"),
}

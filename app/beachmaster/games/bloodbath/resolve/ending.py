"""Resolve cleared sectors, the storm roll and the victory count (bib:18.0, bib:4.1.2, bib:12.0)."""

from functools import partial
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.every_throw import result_table
from beachmaster.engine.procedure import Chances, Found, Procedure, fact, refuse
from beachmaster.engine.resolver import Next
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import rolls, scoring, sectors
from beachmaster.games.bloodbath.counter_data import REGIMENTS, US_COUNTS
from beachmaster.games.bloodbath.resolve.bench import Bench, state_of
from beachmaster.games.bloodbath.resolve.forces import GIVEN, HERE, Ruled
from beachmaster.games.bloodbath.resolve.placing import Sector
from beachmaster.games.bloodbath.resolve.told_board import Told
from beachmaster.games.bloodbath.state import (
    DEPLETED,
    LOST,
    SECTORS,
    TURNS,
    JapaneseUnit,
    UsUnit,
)
from beachmaster.games.bloodbath.storm import roll_storm
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

    turn: Annotated[int, Meta(ge=1, lt=TURNS, description="the turn that ends with the roll")]


class Victory(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The count at the end of the game; support units cost nothing."""

    eliminated: Annotated[
        int, Meta(ge=0, le=BATTALIONS, description="battalions in the Eliminated Units box")
    ] = 0
    depleted: Annotated[
        int, Meta(ge=0, le=BATTALIONS, description="depleted battalions on the map or available")
    ] = 0
    turn: Annotated[int, Meta(ge=1, le=TURNS, description="the turn the game ended in")] = TURNS
    regiments: Annotated[
        int, Meta(ge=0, le=RESERVE_REGIMENTS, description="reserve regiments called forward")
    ] = 0
    japanese_left: Annotated[bool, Meta(description="a Japanese unit is still on the map")] = False

    def complete(self) -> None:
        """Hold the counts to the battalions there are, and the turn to the game's length."""
        super().complete()
        if self.eliminated + self.depleted > BATTALIONS:
            raise refuse("depleted", _TOO_MANY, {"min": 0, "max": BATTALIONS - self.eliminated})
        if self.turn > TURNS - self.regiments:
            raise refuse("turn", _TOO_LATE, {"min": 1, "max": TURNS - self.regiments})


def cleared_sectors(data: GameData) -> Procedure[Sectors]:
    """Return the resolver of what is cleared."""
    return Procedure(
        game="bloodbath",
        name="cleared-sectors",
        says=QT_TRANSLATE_NOOP("bib", "Which sectors are cleared now, and whether Suribachi is"),
        rules=("bib:18.0", "bib:22.0"),
        takes=Sectors,
        run=partial(_run_sectors, data),
        chances=partial(_odds_sectors, data),
        limits={},
    )


def storm(data: GameData) -> Procedure[StormRoll]:
    """Return the resolver of the storm roll."""
    return Procedure(
        game="bloodbath",
        name="storm",
        says=QT_TRANSLATE_NOOP("bib", "Storm roll for the next turn"),
        rules=("bib:4.1.2",),
        takes=StormRoll,
        run=partial(_run_storm, data),
        chances=partial(_odds_storm, data),
        limits={"blue": 1},
    )


def victory(data: GameData) -> Procedure[Victory]:
    """Return the resolver of the victory count."""
    return Procedure(
        game="bloodbath",
        name="victory",
        says=QT_TRANSLATE_NOOP("bib", "Victory: the US losses counted"),
        rules=("bib:12.3", "bib:12.2", "bib:12.1"),
        takes=Victory,
        run=partial(_run_victory, data),
        chances=partial(_odds_victory, data),
        limits={},
    )


def _run_sectors(data: GameData, given: Sectors, tray: Tray) -> Found:
    state = state_of(
        cleared=sorted(given.cleared),
        suribachi=given.suribachi_cleared,
        japan={GIVEN: JapaneseUnit(HERE)},
    )
    clear = [n for n in SECTORS if n not in given.held and n not in given.cleared]
    told = Told(clear=clear, suribachi_clear=not given.suribachi_units)
    bench = Bench(data, state, given.options(), tray, told)
    bench.run(sectors.check(bench.game))
    now = [str(event.data["sector"]) for event in bench.said("sector-cleared")]
    fallen = bool(bench.said("suribachi"))
    names = [*now, *(["suribachi"] if fallen else [])]
    return Found(
        outcome="-".join(["cleared", *names]) if names else "none",
        result=Text(_CLEARED[bool(now), fallen], sectors=now),
        facts=[fact("cleared", _COUNT, len(state.cleared), "bib:18.0")],
        next=[
            Next(text=text, rule=event.rules[0])
            for event in bench.recorder.events
            for text in (event.act or event.text,)
        ],
    )


def _odds_sectors(data: GameData, given: Sectors) -> Chances:
    return Chances([result_table(_SECTORS, partial(_run_sectors, data, given))])


def _run_storm(data: GameData, given: StormRoll, tray: Tray) -> Found:
    bench = Bench(data, state_of(turn=given.turn), given.options(), tray)
    stormy = bench.run(roll_storm(bench.game))
    die = rolls.storm(data.storm, given.turn + 1)
    return Found(
        outcome=die.named(stormy),
        result=die.say(stormy),
        total=bench.dice("storm")[0].value,
        facts=[fact("next_turn", _NEXT_TURN, given.turn + 1, "bib:4.1.2")],
        notes=_notes(data),
    )


def _odds_storm(data: GameData, given: StormRoll) -> Chances:
    return Chances([rolls.storm(data.storm, given.turn + 1).table()], _notes(data))


def _notes(data: GameData) -> list[Text]:
    return [Text(_ESTIMATE)] if data.storm.tag == "estimate" else []


def _run_victory(data: GameData, given: Victory, tray: Tray) -> Found:
    battalions = [name for name, one in data.us.items() if one.kind == BATTALION]
    weak = battalions[given.eliminated :][: given.depleted]
    us = {name: UsUnit(LOST, 0) for name in battalions[: given.eliminated]}
    us |= {name: UsUnit(HERE, DEPLETED) for name in weak}
    state = state_of(
        turn=given.turn,
        us=us,
        japan={GIVEN: JapaneseUnit(HERE)} if given.japanese_left else {},
        regiments=[str(number) for number in range(given.regiments)],
    )
    bench = Bench(data, state, given.options(), tray)
    bench.run(scoring.finish(bench.game))
    ended = state.result
    assert ended is not None
    return Found(
        outcome=ended.result,
        result=Text(scoring.RESULTS[ended.result]),
        total=ended.losses,
        modifiers=[
            Modifier(Text(scoring.PARTS[part]), value, value != 0, "bib:12.3")
            for part, value in ended.parts.items()
        ],
        facts=[fact("last_turn", _LAST, state.last_turn, "bib:12.1")],
        notes=[Text(_EPIC)] if given.japanese_left else [],
    )


def _odds_victory(data: GameData, given: Victory) -> Chances:
    return Chances([result_table(_VICTORY, partial(_run_victory, data, given))])


_TOO_MANY = QT_TRANSLATE_NOOP(
    "bib", "The field “{field}”: with those eliminated there are more than the 27 battalions."
)
_TOO_LATE = QT_TRANSLATE_NOOP(
    "bib", "The field “{field}” is after the last turn: each reserve regiment takes one away."
)
_SECTORS = QT_TRANSLATE_NOOP("bib", "What is cleared now")
_CLEARED = {
    (True, True): QT_TRANSLATE_NOOP("bib", "cleared now: {sectors}, and Mount Suribachi"),
    (True, False): QT_TRANSLATE_NOOP("bib", "cleared now: {sectors}"),
    (False, True): QT_TRANSLATE_NOOP("bib", "Mount Suribachi is cleared now"),
    (False, False): QT_TRANSLATE_NOOP("bib", "nothing more is cleared"),
}
_COUNT = QT_TRANSLATE_NOOP("bib", "numbered sectors cleared in all")
_NEXT_TURN = QT_TRANSLATE_NOOP("bib", "the turn that the roll is for")
_ESTIMATE = QT_TRANSLATE_NOOP("bib", "The Storm Table is our estimate.")
_VICTORY = QT_TRANSLATE_NOOP("bib", "Result of the game")
_LAST = QT_TRANSLATE_NOOP("bib", "last turn of the game")
_EPIC = QT_TRANSLATE_NOOP("bib", "With a Japanese unit left the losses do not matter.")

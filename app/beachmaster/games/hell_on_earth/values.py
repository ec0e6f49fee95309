"""Bind the data a game is played with: counters, markers and, where it is known, the map."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from beachmaster.engine.countersheet import CounterSheet
from beachmaster.games.hell_on_earth.counter_data import HQ, Counters, Markers, UsCounter
from beachmaster.games.hell_on_earth.own_counters import sheet_of
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.state import (
    Battalion,
    CommandMarker,
    DefenceMarker,
    JapaneseUnit,
    State,
)


@dataclass(frozen=True)
class Printed:
    """One side of a US counter: combat factor and combat support value."""

    cf: int
    support: int


@dataclass(frozen=True)
class GameData:
    """The values of counters and markers as play needs them; `prints` is None on a table board."""

    counters: Counters
    markers: Markers
    prints: Prints | None
    sheet: CounterSheet = field(init=False)
    us: Mapping[str, UsCounter] = field(init=False)
    sides: Mapping[tuple[str, bool], Printed] = field(init=False)
    battalions: Mapping[str, Battalion] = field(init=False)
    intelligence: Mapping[str, DefenceMarker] = field(init=False)
    command: Mapping[str, CommandMarker] = field(init=False)

    def __post_init__(self) -> None:
        """Flatten the tagged values once."""
        units = self.counters.us
        sides = {
            (unit.id, front): Printed(side.cf.value, side.support.value)
            for unit in units.values()
            for front, side in ((True, unit.front), (False, unit.back))
        }
        object.__setattr__(self, "sheet", sheet_of(self.counters))
        object.__setattr__(self, "us", units)
        object.__setattr__(self, "sides", sides)
        object.__setattr__(self, "battalions", _battalions(self.counters))
        object.__setattr__(self, "intelligence", _intelligence(self.markers))
        object.__setattr__(self, "command", _command(self.markers))

    def side(self, unit: str, steps: int) -> Printed:
        """Return what the side shows that a US unit has up at this number of steps."""
        return self.sides[unit, steps > 2]

    def support_kind(self, unit: str) -> str:
        """Return tank, artillery or flamethrower."""
        return self.us[unit].support.value

    def battalion(self, state: State, unit: JapaneseUnit) -> Battalion:
        """Return the values printed on a Japanese counter, the player's own first."""
        return state.described.get(unit.battalion) or self.battalions[unit.battalion]

    def defence_marker(self, state: State, token: str) -> DefenceMarker:
        """Return the values of a Defense/Support marker, the player's own first."""
        return state.described_red.get(token) or self.intelligence[token]

    def command_marker(self, state: State, token: str) -> CommandMarker:
        """Return the values of a Command marker, the player's own first."""
        return state.described_blue.get(token) or self.command[token]

    def is_reaction(self, token: str) -> bool:
        """Tell whether an Intelligence token is a Reaction marker; classes are certain."""
        return token not in self.intelligence


def attack_factor(cf: int, marked: bool) -> int:
    """Return what a combat factor counts in an assault: one less with an OR marker (5.4.2.6)."""
    return max(0, cf - marked)


def is_hq(unit: JapaneseUnit) -> bool:
    """Tell whether the counter is the headquarters (hoe:3.3.2)."""
    return unit.battalion == HQ


def _battalions(counters: Counters) -> dict[str, Battalion]:
    return {
        unit.id: Battalion(
            unit.name,
            unit.cf.value,
            unit.defence.value,
            {str(kind): points for kind, points in unit.support.value.items()},
            unit.cf.tag,
        )
        for unit in counters.japanese.values()
    }


def _intelligence(markers: Markers) -> dict[str, DefenceMarker]:
    return {
        token.id: DefenceMarker(
            token.cf.value,
            token.defence.value,
            {str(kind): points for kind, points in token.support.value.items()},
            token.cf.tag,
        )
        for token in markers.defence_support.values()
    }


def _command(markers: Markers) -> dict[str, CommandMarker]:
    return {
        token.id: CommandMarker(
            token.kind,
            token.icon.value if token.icon else "",
            token.value.value if token.value else 0,
            token.colour.value if token.colour else "",
            token.value.tag if token.value else "rulebook",
        )
        for token in markers.command.values()
    }

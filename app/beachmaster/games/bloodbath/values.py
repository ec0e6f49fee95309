"""Bind the data a game is played with: counters, tables and, where there is one, a board."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from beachmaster.engine.countersheet import CounterSheet
from beachmaster.games.bloodbath.own_counters import sheet_of
from beachmaster.games.bloodbath.state import FULL, JapaneseUnit, JapaneseValues, State

if TYPE_CHECKING:
    from beachmaster.games.bloodbath.counter_data import Counters, CounterSide
    from beachmaster.games.bloodbath.prints import Prints
    from beachmaster.games.bloodbath.table_data import Crt, StormTable

BATTALION, FLAMETHROWER, TANK = "battalion", "flamethrower", "tank"
TO_THE_TRACK = frozenset({"hq", "artillery"})
"""The kinds of Japanese unit that go to the Fire Support Track (bib:19.1, bib:21.1)."""


@dataclass(frozen=True)
class Factors:
    """What one side of a US counter prints: attack, defence and movement."""

    attack: int
    defence: int
    movement: int
    tag: str = "estimate"


@dataclass(frozen=True)
class UsCounter:
    """A US counter: its name, its kind, where it belongs, and its sides (bib:11.4, bib:17.1).

    `regiment` is empty for a tank battalion; `back` is the depleted side of a battalion, the Task
    Force Collins side of a tank battalion, and nothing for a flamethrower.
    """

    name: str
    kind: str
    division: int
    regiment: str
    front: Factors
    back: Factors | None = None

    @property
    def support(self) -> bool:
        """Tell whether it is a support unit (bib:17.1)."""
        return self.kind != BATTALION

    @property
    def steps(self) -> int:
        """Return its steps at full strength: battalions two, support units one."""
        return 1 if self.support else FULL


@dataclass(frozen=True)
class GameData:
    """The values of counters and tables as play needs them; `prints` is None for words only."""

    counters: "Counters"
    crt: "Crt"
    storm: "StormTable"
    prints: "Prints | None"
    sheet: CounterSheet = field(init=False)
    us: Mapping[str, UsCounter] = field(init=False)
    japan: Mapping[str, JapaneseValues] = field(init=False)

    def __post_init__(self) -> None:
        """Flatten the tagged values once."""
        object.__setattr__(self, "sheet", sheet_of(self.counters))
        object.__setattr__(self, "us", _us(self.counters))
        object.__setattr__(self, "japan", _japan(self.counters))

    @property
    def number_estimated(self) -> bool:
        """Tell whether the number of Japanese counters is our estimate (bib:11.2)."""
        return any(unit.tag == "estimate" for unit in self.japan.values())

    def japanese(self, state: State, unit: JapaneseUnit) -> JapaneseValues:
        """Return the values printed on a Japanese counter, the player's own first."""
        return state.described.get(unit.unit) or self.japan[unit.unit]


def _us(counters: "Counters") -> dict[str, UsCounter]:
    return {
        unit.id: UsCounter(
            unit.name,
            unit.kind,
            unit.division,
            unit.regiment,
            _side(unit.front),
            _side(unit.back) if unit.back is not None else None,
        )
        for unit in counters.us.values()
    }


def _side(face: "CounterSide") -> Factors:
    return Factors(face.attack, face.defence, face.movement, face.tag)


def _japan(counters: "Counters") -> dict[str, JapaneseValues]:
    return {
        unit.id: JapaneseValues(
            unit.name,
            unit.kind,
            unit.front.attack,
            unit.front.defence,
            unit.front.movement,
            unit.front.tag,
        )
        for unit in counters.japanese.values()
    }

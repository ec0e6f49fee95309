"""Bind a running phase of Bloodbath in the Bonins: state, data, prints and small questions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from beachmaster.engine.countersheet import CounterSheet
from beachmaster.engine.facts import WHOLE
from beachmaster.engine.module import Play, Recorder
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.about import SIDES
from beachmaster.games.bloodbath.own_counters import UpperSide, has_own_counters
from beachmaster.games.bloodbath.places import (
    CONTAINER,
    ON_MAP,
    PLACES,
    TRACK,
    UNKNOWN,
)
from beachmaster.games.bloodbath.state import FULL, JapaneseUnit, JapaneseValues, State, UsUnit
from beachmaster.games.bloodbath.table_facts import CRT, STORM, crt_told, storm_told
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import TANK, GameData

if TYPE_CHECKING:
    from beachmaster.games.bloodbath.prints import Prints
    from beachmaster.games.bloodbath.table_data import Crt, StormTable

JAPAN: Final = "japan"
OPENING = frozenset({"replacement", "reserves", "task-force-collins"})
"""Procedures whose prompt begins a new action, so that an undo by action stops there.

Dice say so themselves (`rolls`).
"""


class Game(Play[State]):
    """What every procedure works on, from the start of a phase to its end.

    In words only, `held` are the hexes in which a dug-in unit has stood in this phase, and
    `look_everywhere` says that any sector may have been cleared in it; see `words.begin_phase`.
    """

    sides: Sequence[Side] = SIDES

    def __init__(
        self,
        state: State,
        options: Mapping[str, str],
        seed: int,
        recorder: Recorder,
        data: GameData,
    ) -> None:
        super().__init__(state, options, seed, recorder)
        self.data = data
        self.held: set[str] = set()
        self.look_everywhere = False

    @property
    def prints(self) -> "Prints | None":
        """Return what the map prints, as far as is known; None where no position is kept."""
        prints = self.data.prints
        return None if prints is None else prints.at(self.state.learned)

    # -- what else the map prints --------------------------------------------------------------

    def told_table(self, name: str) -> Value:
        """Return what the player told of a printed table, None where it was not asked yet."""
        prints = self.prints
        if prints is not None and prints.own:
            return prints.open.known.get(WHOLE, {}).get(name)
        return (self.state.tables or {}).get(name)

    @property
    def crt(self) -> "Crt":
        """Return the combat results table as far as it is known, else our estimate (bib:7.3)."""
        return crt_told(self.data.crt, self.told_table(CRT))

    @property
    def storms(self) -> "StormTable":
        """Return the Storm Table as far as it is known, else our estimate (bib:4.1.2)."""
        return storm_told(self.data.storm, self.told_table(STORM))

    # -- rulings -------------------------------------------------------------------------------

    def ruling(self, name: str) -> str:
        """Return the value in force of a ruling (such as B-05) or an option."""
        return self.options[name.lower()]

    @property
    def two_players(self) -> bool:
        """Tell whether a second player commands the Japanese (bib:23.0)."""
        return self.options["players"] == "two"

    @property
    def own_counters(self) -> bool:
        """Tell whether the players' own Japanese counters say what is turned.

        A second player lays out counters of his choice, so they are his own (bib:23.1).
        """
        return self.beside_table and has_own_counters(self.options)

    @property
    def beside_table(self) -> bool:
        """Tell whether it is played on the players' own map, where positions are kept or not."""
        prints = self.data.prints
        return prints is None or prints.own

    @property
    def dealt(self) -> bool:
        """Tell whether each Japanese counter has been one unit from the start: the program's deal.

        Else a unit is what the players' counter shows, or is drawn when a stand-in is turned.
        """
        return self.data.prints is not None and not self.own_counters

    @property
    def japan_looks(self) -> bool:
        """Tell whether the Japanese player looks at the screen (bib:23.1)."""
        return self.state.seat == JAPAN

    def covered(self, unit: JapaneseUnit) -> bool:
        """Tell whether whoever looks at the screen does not see what a counter is (B-78)."""
        open_to_japan = self.japan_looks and unit.on_map and bool(unit.unit)
        return unit.hidden and not open_to_japan

    def own_name(self, counter: str) -> Text:
        """Return a counter's name for its own player, who may look at it (B-78)."""
        unit = self.unit(counter)
        if self.covered(unit):
            return self.japanese_name(counter)
        return _UNIT_AT.fill(name=self.printed(counter).name, place=unit.place)

    @property
    def counters(self) -> OpenCounters | CounterSheet:
        """Return what the US counters print: the player's own as far as known, else our data's."""
        prints = self.prints
        own = prints.open.counters if prints is not None and prints.own else None
        return own if own is not None and own.asked else self.data.sheet

    # -- US units ------------------------------------------------------------------------------

    def us_on_map(self) -> list[str]:
        """Return the US units on the island."""
        return [name for name, unit in self.state.us.items() if unit.on_map]

    def us_in(self, place: str) -> list[str]:
        """Return the US units in a place, in a stack the top one first (bib:14.3)."""
        here = [name for name, unit in self.state.us.items() if unit.place == place]
        return sorted(here, key=lambda name: self.state.us[name].level)

    def us(self, name: str) -> UsUnit:
        """Return a US unit."""
        return self.state.us[name]

    def us_name(self, name: str) -> Text:
        """Return a US unit's name, such as 1/23 Marines, or Task Force Collins."""
        if self.us(name).collins:
            return T("Task Force Collins")
        return plain_text(self.data.us[name].name)

    def us_words(self, name: str) -> Text:
        """Return a US unit with its steps and place, for a list to choose from."""
        unit = self.us(name)
        depleted = not self.is_support(name) and unit.steps < FULL
        if unit.place == ON_MAP:  # a table board does not follow US units hex by hex
            return (
                T("{name}, depleted", name=self.us_name(name)) if depleted else self.us_name(name)
            )
        source = T("{name}, depleted, in {place}") if depleted else _UNIT_AT
        return source.fill(name=self.us_name(name), place=PLACES.name(unit.place))

    def factors(self, name: str) -> UpperSide:
        """Return what the side prints that a US unit has up."""
        unit, counter = self.us(name), self.data.us[name]
        flipped = unit.collins or (not counter.support and unit.steps < FULL)
        return UpperSide(self.counters, name, back=flipped and counter.back is not None)

    def is_support(self, name: str) -> bool:
        """Tell whether a US unit is a support unit (bib:17.1)."""
        return self.data.us[name].support

    def is_tank(self, name: str) -> bool:
        """Tell whether a US unit is a tank unit, Task Force Collins too (bib:17.3)."""
        return self.data.us[name].kind == TANK

    # -- Japanese units ------------------------------------------------------------------------

    def japanese(self) -> Iterator[tuple[str, JapaneseUnit]]:
        """Yield the Japanese counters on the island."""
        return ((name, unit) for name, unit in self.state.japan.items() if unit.on_map)

    def unit(self, name: str) -> JapaneseUnit:
        """Return a Japanese counter."""
        return self.state.japan[name]

    def at(self, place: str) -> str | None:
        """Return the Japanese counter in a space, or None; unknown is no space."""
        if place == UNKNOWN:
            return None
        units = self.state.japan.items()
        return next((name for name, unit in units if unit.place == place and unit.on_map), None)

    def in_container(self) -> list[str]:
        """Return the counters in the container (bib:19.1)."""
        return [name for name, unit in self.state.japan.items() if unit.place == CONTAINER]

    def on_track(self) -> int:
        """Count the HQ and artillery units on the Fire Support Track (bib:21.1)."""
        return sum(unit.place == TRACK for unit in self.state.japan.values())

    def printed(self, name: str) -> JapaneseValues:
        """Return what a Japanese counter prints; on a table board it must have been turned."""
        return self.data.japanese(self.state, self.unit(name))

    def japanese_name(self, name: str) -> Text:
        """Return how a player calls a Japanese counter: its name, or the hidden unit there."""
        unit = self.unit(name)
        if unit.hidden:
            return T("the hidden unit in {place}", place=unit.place)
        return _UNIT_AT.fill(name=self.printed(name).name, place=unit.place)


_UNIT_AT = T("{name} in {place}")

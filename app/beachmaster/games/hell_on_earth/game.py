"""Bind a running phase of Hell on Earth: the state, the data, the board and small questions."""

from collections.abc import Iterator, Mapping, Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.countersheet import CounterSheet
from beachmaster.engine.module import Play, Recorder
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.hell_on_earth.about import SIDES
from beachmaster.games.hell_on_earth.acts import SITUATION, us_id
from beachmaster.games.hell_on_earth.board_data import Objective
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.own_counters import (
    CF,
    KIND,
    REDUCED,
    REDUCED_CF,
    REDUCED_SUPPORT,
    SUPPORT,
)
from beachmaster.games.hell_on_earth.places import BAG, DEFENCE, ELIMINATED, SLOTS, UNKNOWN
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.state import (
    NOT_ALIVE,
    Battalion,
    JapaneseUnit,
    State,
    UsUnit,
)
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData, attack_factor, is_hq

OPENING = frozenset(
    {
        *("bombardment-order", "bombard"),
        *("attack-order", "reconnaissance", "attack-again"),
        "command-order",
    }
)
"""Procedures whose prompt begins a new action, so that an undo by action stops there.

Dice say so themselves (`rolls`).
"""
ORDER_LIMIT = {"standard": 5, "heroic": 4}
MARKER_TURNS = {"standard": (3, 5, 7, 9), "heroic": (3, 5)}
"""Turns that bring a Command marker (hoe:5.9)."""


class IslandClearedError(Exception):
    """The last Japanese unit is gone: the game ends at once (hoe:2.1, H-07)."""


class Game(Play[State]):
    """What every procedure of Hell on Earth works on, from the start of a phase to its end.

    `keeps_dice` says that the player wants no Reroll offered any more in this phase.
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
        self.keeps_dice = False

    @property
    def prints(self) -> Prints | None:
        """Return what the map prints, as far as is known; None where no position is kept."""
        prints = self.data.prints
        return None if prints is None else prints.at(self.state.learned)

    # -- rulings and modes ---------------------------------------------------------------------

    def ruling(self, name: str) -> str:
        """Return the value in force of a ruling (such as H-05) or an option."""
        return self.options[name.lower()]

    @property
    def heroic(self) -> bool:
        """Tell whether Heroic mode is played (hoe:7)."""
        return self.options["mode"] == "heroic"

    @property
    def bad_weather(self) -> bool:
        """Tell whether this turn has bad weather (hoe:5.1)."""
        return self.state.weather == "bad"

    @property
    def own_counters(self) -> bool:
        """Tell whether the player's own Japanese counters say what is turned."""
        prints = self.data.prints
        return (prints is None or prints.own) and self.options[OPTION] == OWN

    @property
    def counters(self) -> OpenCounters | CounterSheet:
        """Return what the US counters print: the player's own as far as known, else our data's."""
        prints = self.prints
        own = prints.open.counters if prints is not None and prints.own else None
        return own if own is not None and own.asked else self.data.sheet

    # -- US units ------------------------------------------------------------------------------

    def us_on_map(self) -> list[str]:
        """Return the US units on the island, in order of their numbers."""
        return [name for name, unit in self.state.us.items() if unit.on_map]

    def us(self, name: str) -> UsUnit:
        """Return a US unit."""
        return self.state.us[name]

    def us_name(self, name: str) -> Text:
        """Return a US unit's name, such as 23rd Marines."""
        return plain_text(self.data.us[name].name)

    def able_to_assault(self, marks: bool = True) -> list[str]:
        """Return the units that may still Recon or Assault; `marks` False ignores their markers."""
        return [name for name in self.us_on_map() if self.may_assault(name, marks)]

    def may_assault(self, name: str, marks: bool = True) -> bool:
        """Tell whether one on the map is among them."""
        return not (marks and self.us(name).assaulted) and self._fights(name, "free")

    def able_to_support(self, marks: bool = True) -> list[str]:
        """Return the units that may still give combat support (hoe:5.4, H-04)."""
        return [name for name in self.us_on_map() if self.may_support(name, marks)]

    def may_support(self, name: str, marks: bool = True) -> bool:
        """Tell whether one on the map is among them."""
        return not (marks and self.us(name).supported) and self._fights(name, "free", "support")

    def _fights(self, name: str, *freed_by: str) -> bool:
        """Tell whether a unit's DR marker leaves it this action (H-05)."""
        return self.us(name).marker != "DR" or self.ruling("H-05") in freed_by

    def unmarked(self) -> list[str]:
        """Return the units on the map without OR or DR."""
        return [name for name in self.us_on_map() if not self.us(name).marker]

    def combat_factor(self, name: str) -> int:
        """Return an attacker's combat factor, one less with an OR marker (hoe:5.4.2.6)."""
        unit = self.us(name)
        return attack_factor(self.printed_factor(name), unit.marker == "OR")

    def printed_factor(self, name: str) -> int:
        """Return the combat factor on the side that a US unit has up (hoe:3.3.1)."""
        found: int = self.counters.read(name, CF if self.front_up(name) else REDUCED_CF)
        return found

    def support(self, name: str) -> int:
        """Return the combat support on the side that a US unit has up (hoe:3.3.1)."""
        found: int = self.counters.read(name, SUPPORT if self.front_up(name) else REDUCED_SUPPORT)
        return found

    def support_kind(self, name: str) -> str:
        """Return tank, artillery or flamethrower (hoe:3.3.1)."""
        return str(self.counters.read(name, KIND))

    def front_up(self, name: str) -> bool:
        """Tell whether a US unit has its front up: its back shows from 2 steps down (hoe:3.3.1)."""
        return self.us(name).steps > REDUCED

    def look_at_support(self, units: Sequence[str]) -> None:
        """Ask for the kinds of combat support of units, before somebody chooses among them."""
        for name in units:
            self.support_kind(name)

    # -- Japanese units ------------------------------------------------------------------------

    def japanese(self) -> Iterator[tuple[str, JapaneseUnit]]:
        """Yield the Japanese units still on the island, by counter."""
        units = self.state.japan.items()  # asked for by nearly every rule
        return ((name, unit) for name, unit in units if unit.place not in NOT_ALIVE)

    @property
    def is_cleared(self) -> bool:
        """Tell whether no Japanese unit is left, on the map or outside a lesson (hoe:2.1)."""
        return all(unit.lost for unit in self.state.japan.values())

    def unit(self, name: str) -> JapaneseUnit:
        """Return a Japanese counter."""
        return self.state.japan[name]

    def at(self, place: str) -> str | None:
        """Return the Japanese counter in a space, or None; unknown is no space."""
        if place == UNKNOWN or place in NOT_ALIVE:
            return None
        units = self.state.japan.items()
        return next((name for name, unit in units if unit.place == place), None)

    def printed(self, name: str) -> Battalion:
        """Return what a revealed Japanese counter prints."""
        return self.data.battalion(self.state, self.unit(name))

    def japanese_name(self, name: str) -> Text:
        """Return how a player calls a Japanese counter: its battalion, or the hidden unit there."""
        unit = self.unit(name)
        if unit.hidden:
            return T("the hidden unit in {place}", place=unit.place)
        return T("{name} in {place}", name=self.printed(name).name, place=unit.place)

    @property
    def eliminated(self) -> int:
        """Count the Japanese units eliminated."""
        return [unit.place for unit in self.state.japan.values()].count(ELIMINATED)

    @property
    def hq_eliminated(self) -> bool:
        """Tell whether the headquarters is gone (hoe:5.4.2.5)."""
        return any(is_hq(unit) and unit.lost for unit in self.state.japan.values())

    @property
    def hq_place(self) -> str:
        """Return where the revealed headquarters stands, or nothing (hoe:5.4.2.7.3.3)."""
        places = [u.place for _, u in self.japanese() if u.battalion == HQ and not u.hidden]
        return places[0] if places else ""

    def defence_token(self, name: str) -> str | None:
        """Return the Defense marker lying on a Japanese unit."""
        mark = DEFENCE(name)
        return next((token for token, at in self.state.red.items() if at == mark), None)

    # -- Command Area and score ----------------------------------------------------------------

    def slots(self) -> dict[str, str]:
        """Return the Command markers in the slots, slot by slot."""
        return {at: token for token, at in sorted(self.state.blue.items()) if at in SLOTS}

    def errors_in_slots(self) -> int:
        """Count the Intelligence Errors in the Command Area."""
        return sum(self.command_kind(token) == "error" for token in self.slots().values())

    def command_kind(self, token: str) -> str:
        """Return the kind of a Command marker."""
        return self.data.command_marker(self.state, token).kind

    def in_bag(self, bag: Mapping[str, str]) -> list[str]:
        """Return the tokens in a bag."""
        return [token for token, at in bag.items() if at == BAG]

    def objective_points(self) -> int:
        """Count the objectives captured in time (hoe:2.2)."""
        return sum(in_time(name, turn) for name, turn in self.state.captured.items())

    def running_vp(self) -> int:
        """Return the victory points scored so far: objectives and pairs eliminated (H-45)."""
        return self.eliminated // 2 + self.objective_points()

    def mark_acted(self, name: str, event: str, rule: str) -> None:
        """Put a marker on a unit that scouts, assaults or moved strategically (hoe:3.3.5)."""
        self.us(name).assaulted = True
        self.emit(event, None, rule, "hoe:3.3.5", act=moves(us_id(name, SITUATION)), unit=name)


def in_time(objective: Objective, turn: int) -> bool:
    """Tell whether an objective captured in this turn scores (hoe:2.2)."""
    return turn <= OBJECTIVE_LIMITS[objective]


OBJECTIVE_LIMITS: dict[Objective, int] = {
    "suribachi": 3,
    "airfield1": 4,
    "airfield2": 5,
    "airfield3": 6,
}

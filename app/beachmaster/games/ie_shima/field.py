"""Say who stands where and who controls what: the position that every rule reads and changes."""

from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Protocol

from beachmaster.games.ie_shima.places import AREAS, BEACHES, MOST, SPECIAL, is_area
from beachmaster.games.ie_shima.roster import ROSTER, SideId, other
from beachmaster.games.ie_shima.state import State, Strength, Unit

SIDES: tuple[SideId, SideId] = ("us", "japan")
NOBODY: tuple[str, ...] = ()


class Ground(Hashable, Protocol):
    """What the map prints, as far as it is known or believed; reading it never asks.

    `own` tells whether it is the player's own map.
    """

    own: bool

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Return the areas and beach boxes that touch one (ies:3.1)."""
        ...

    def tem(self, area: str) -> int:
        """Return the Terrain Effects Modifier of an area (ies:3.1.3)."""
        ...

    def urban(self, area: str) -> bool:
        """Tell whether an area is urban (ies:3.1.2)."""
        ...


class Values(Hashable, Protocol):
    """What the counters print, as far as it is known or believed; reading it never asks."""

    def cv(self, unit: str, strength: Strength) -> int:
        """Return the Combat Value of a side of a counter (ies:11.4.2.a)."""
        ...

    def mf(self, unit: str, strength: Strength) -> int:
        """Return the printed Movement Factor of a side of a counter (ies:4.3.1)."""
        ...


class Field:
    """Units, control and rubble on a map: plain data that the rules read, quick to copy.

    It shares the units and the control it is made of, so that what is changed here is changed
    there; a `copy` shares nothing but the ground and the counters.
    """

    __slots__ = ("control", "ground", "held", "rain", "rubble", "units", "values")

    def __init__(
        self,
        ground: Ground,
        values: Values,
        units: dict[str, Unit],
        control: dict[str, SideId],
        rubble: Iterable[str] = (),
        rain: bool = False,
    ) -> None:
        self.ground, self.values = ground, values
        self.units, self.control = units, control
        self.rubble, self.rain = frozenset(rubble), rain
        self.held: dict[SideId, dict[str, list[str]]] = {"us": {}, "japan": {}}
        for name, unit in units.items():
            self.held[ROSTER[name].side].setdefault(unit.place, []).append(name)

    def copy(self) -> "Field":
        """Return the same position, to be changed freely."""
        copy = Field(self.ground, self.values, {}, dict(self.control), self.rubble, self.rain)
        copy.units = {name: Unit(one.place, one.strength) for name, one in self.units.items()}
        for side, places in self.held.items():
            copy.held[side] = {place: list(names) for place, names in places.items()}
        return copy

    # -- who is where --------------------------------------------------------------------------

    def of(self, side: SideId, place: str) -> list[str]:
        """Return the units of a side in a place."""
        return self.held[side].get(place, [])

    def enemies(self, side: SideId, place: str) -> list[str]:
        """Return the enemies of a side in a place."""
        return self.held[other(side)].get(place, [])

    def full(self, unit: str) -> bool:
        """Tell whether a unit has its full side up (ies:4.3)."""
        return self.units[unit].strength == "full"

    def contested(self, place: str) -> bool:
        """Tell whether units of both sides are in an area (ies:7.3)."""
        return bool(self.held["us"].get(place)) and bool(self.held["japan"].get(place))

    def vacant(self, side: SideId, place: str) -> bool:
        """Tell whether no enemy of a side is in a place (ies:7.4)."""
        return not self.held[other(side)].get(place)

    def controls(self, side: SideId, place: str) -> bool:
        """Tell whether a side controls an area; boxes are always their own side's (ies:7.2)."""
        if place in BEACHES:
            return side == "us"
        if place == SPECIAL:
            return side == "japan"
        return self.control[place] == side

    def free(self, side: SideId, place: str) -> bool:
        """Tell whether a place is vacant and under a side's control (ies:7.5)."""
        return self.vacant(side, place) and self.controls(side, place)

    def room(self, side: SideId, place: str) -> int:
        """Return how many more units of a side a place holds; boxes hold any number (ies:7.1)."""
        return MOST - len(self.of(side, place)) if is_area(place) else MOST

    def next_to_enemy(self, side: SideId, place: str) -> bool:
        """Tell whether an enemy unit is in an adjacent area or beach box (ies:10.2, I-11)."""
        enemy = self.held[other(side)]
        return any(enemy.get(one) for one in self.ground.neighbours(place))

    def on_map(self, side: SideId) -> list[str]:
        """Return the units of a side in areas."""
        return [
            name for place, names in self.held[side].items() if is_area(place) for name in names
        ]

    # -- what changes --------------------------------------------------------------------------

    def put(self, unit: str, place: str) -> None:
        """Put a unit into a place; whoever is alone in an area afterwards has its control."""
        side, one = ROSTER[unit].side, self.units[unit]
        left = one.place
        self.held[side][left].remove(unit)
        self.held[side].setdefault(place, []).append(unit)
        one.place = place
        self.settle(left, place)

    def flip(self, unit: str, strength: Strength) -> None:
        """Turn a unit to a side."""
        self.units[unit].strength = strength

    def settle(self, *places: str) -> None:
        """Give control of vacant areas to the enemy units that are in them (ies:7.2)."""
        for place in places:
            if is_area(place):
                for side in SIDES:
                    if self.of(side, place) and self.vacant(side, place):
                        self.control[place] = side


def field_of(state: State, ground: Ground, values: Values) -> Field:
    """Return the position of a state, which changes it as it changes."""
    return Field(ground, values, state.units, state.control, state.rubble, state.rain)


def reachable(field: Field, side: SideId, starts: Iterable[str]) -> frozenset[str]:
    """Return the areas of a side to which lines lead from some areas of its own (ies:14.3)."""
    own = frozenset(place for place, held in field.control.items() if held == side)
    return _connected(field.ground, own, own.intersection(starts))


@lru_cache(maxsize=1024)
def _connected(ground: Ground, own: frozenset[str], starts: frozenset[str]) -> frozenset[str]:
    """Return the areas of some that hang together with those from which lines start."""
    found = set(starts)
    front = list(found)
    while front:
        for place in ground.neighbours(front.pop()):
            if place in own and place not in found:
                found.add(place)
                front.append(place)
    return frozenset(found)


def first_units() -> dict[str, Unit]:
    """Return the units as they are before set-up: the Japanese infantry has no place yet."""
    return {name: Unit(entry.begins or "later") for name, entry in ROSTER.items()}


def first_control() -> dict[str, SideId]:
    """Return the control of the first turn: all areas are Japanese (ies:3.1)."""
    return dict.fromkeys(AREAS, "japan")


def by_place(units: Mapping[str, Unit], side: SideId) -> dict[str, list[str]]:
    """Return the units of a side by place."""
    found: dict[str, list[str]] = {}
    for name, unit in units.items():
        if ROSTER[name].side == side:
            found.setdefault(unit.place, []).append(name)
    return found

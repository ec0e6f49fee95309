"""Bind a running phase of Last Battle: Ie Shima: state, data, map, and how things are said."""

import itertools
from collections.abc import Iterable, Mapping, Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.areas import EDGE, AreaBoard, Fact
from beachmaster.engine.asking import may_ask
from beachmaster.engine.module import Play, Recorder
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.side import Side
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.games.ie_shima.about import SIDES
from beachmaster.games.ie_shima.acts import VP, control_id, flips
from beachmaster.games.ie_shima.borders import Step
from beachmaster.games.ie_shima.data import GameData
from beachmaster.games.ie_shima.field import Field, field_of
from beachmaster.games.ie_shima.own_counters import CV, MF, of_side
from beachmaster.games.ie_shima.places import BEACHES, PLACES, is_area
from beachmaster.games.ie_shima.prints import Tables
from beachmaster.games.ie_shima.roster import BATTALIONS, ROSTER, SideId
from beachmaster.games.ie_shima.scoring import WORTH, on_track, total
from beachmaster.games.ie_shima.state import Active, State
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.values import Conditions


class Game(Play[State]):
    """What every procedure works on, from the start of a phase to its end."""

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
        self._control = dict(state.control)

    # -- map and counters ----------------------------------------------------------------------

    @property
    def prints(self) -> AreaBoard:
        """Return what the map prints, as far as is known."""
        return self.data.prints.at(self.state.learned)

    @property
    def tables(self) -> Tables:
        """Return what is believed of map and counters; reading it never asks."""
        return self.data.tables(self.prints)

    @property
    def field(self) -> Field:
        """Return the position as it stands; changing it changes the state."""
        tables = self.tables
        return field_of(self.state, tables, tables)

    @property
    def beside_table(self) -> bool:
        """Tell whether it is played on the player's own map."""
        return self.data.prints.own

    def rests_on(self, facts: Iterable[Fact]) -> None:
        """Ask what is open of the map that a result rests on; a listing asks nothing."""
        if may_ask():
            self.prints.confirm(facts)

    def rests_on_way(self, way: Sequence[str]) -> None:
        """Ask what is open of the edges of a way: those over which our own map leads."""
        edges = [(a, b) for a, b in itertools.pairwise(way) if is_edge(a, b)]
        near = self.tables.neighbours
        self.rests_on((self.prints.edge(a, b), EDGE) for a, b in edges if b in near(a))

    def unsettled(self, way: Sequence[str]) -> list[Step]:
        """Return the steps of a way over borders that our estimate lacks and the map may have."""
        if not self.beside_table:
            return []
        near, prints = self.tables.neighbours, self.prints
        return [
            (a, b)
            for a, b in itertools.pairwise(way)
            if a != b and is_area(a) and is_area(b) and b not in near(a)
            if not prints.is_known(prints.edge(a, b), EDGE)
        ]

    def doubtful(self, side: SideId, start: str, way: Sequence[str]) -> list[Step]:
        """Return the borders of a way's areas with the enemy's that are only our estimate.

        Next to an enemy an area takes more MF to enter (ies:10.2).
        """
        if not self.beside_table:
            return []
        field, prints, steps = self.field, self.prints, set(itertools.pairwise((start, *way)))
        return [
            (a, b)
            for a in dict.fromkeys(way)
            for b in self.tables.neighbours(a)
            if is_area(a) and is_area(b) and field.enemies(side, b)
            if not {(a, b), (b, a)} & steps and not prints.is_known(prints.edge(a, b), EDGE)
        ]

    def asks_borders(self, steps: Iterable[Step]) -> None:
        """Ask whether the areas of these steps touch; a listing asks nothing."""
        self.rests_on((self.prints.edge(a, b), EDGE) for a, b in steps)

    def rests_on_counters(self, units: Iterable[str], *, moving: bool = False) -> None:
        """Ask what is open of the sides that units have up: their values, or their movement."""
        counters = self.tables.counters
        if not may_ask() or not isinstance(counters, OpenCounters):
            return
        for unit in units:
            side = self.state.units[unit].strength
            counters.read(unit, of_side(MF if moving else CV, side))

    # -- options -------------------------------------------------------------------------------

    def ruling(self, name: str) -> str:
        """Return the value in force of a ruling (such as I-49) or an option."""
        return self.options[name.lower()]

    def plays(self, option: str) -> bool:
        """Tell whether a part of the rules is played with."""
        return self.options[option] == "yes"

    @property
    def bid(self) -> int:
        """Return the bid for the American side (ies:18.1)."""
        return int(self.options["bid"].replace("minus-", "-").replace("plus-", ""))

    # -- where it stands -----------------------------------------------------------------------

    @property
    def active(self) -> Active:
        """Return the Assault Impulse, or night activation, that is under way."""
        assert self.state.active is not None
        return self.state.active

    def around(self, side: SideId, bonuses: Sequence[str] = ()) -> Conditions:
        """Return what holds around an attack of a side now."""
        state = self.state
        return Conditions(side, not state.rain, state.night, tuple(bonuses))

    @property
    def holder(self) -> SideId | None:
        """Return who has the Advantage, None while it is nobody's (ies:15.2)."""
        held = self.state.advantage
        return "us" if held == "us" else "japan" if held == "japan" else None

    # -- words ---------------------------------------------------------------------------------

    def name(self, unit: str) -> Text:
        """Return what a unit's counter is called."""
        return plain_text(ROSTER[unit].name)

    def with_side(self, unit: str) -> Text:
        """Return a unit with the side that it has up."""
        full = self.state.units[unit].strength == "full"
        source = T("{unit} (full)") if full else T("{unit} (reduced)")
        return source.fill(unit=self.name(unit))

    def names(self, units: Iterable[str]) -> Text:
        """Return units by name, a whole battalion by its own."""
        return T("{units}", units=_named(list(units)))

    def where_to(self, units: Iterable[str]) -> Text:
        """Ask where units go, a whole battalion by its own name."""
        named = _named(list(units))
        source = T("Where does {units} go?") if len(named) == 1 else T("Where do {units} go?")
        return source.fill(units=named)

    def standing(self, units: Sequence[str]) -> Text:
        """Return units by name, whole battalions by their own, of reduced ones that they are."""
        full = [unit for unit in units if self.state.units[unit].strength == "full"]
        weak = _named([unit for unit in units if unit not in full])
        reduced = T("{unit} (reduced)")
        return T("{units}", units=[*_named(full), *(reduced.fill(unit=one) for one in weak)])

    def place(self, place: str) -> Text:
        """Return a place in words."""
        return PLACES.name(place)

    def areas(self, places: Iterable[str]) -> Text:
        """Return places in words."""
        return T("{areas}", areas=[PLACES.name(place) for place in places])

    def is_own(self, side: SideId) -> bool:
        """Return whether a person plays a side, so that its moves are made already."""
        return self.options["opponent"] != side

    def turned(self) -> None:
        """Say which control markers are turned, and where the VP marker goes (ies:7.2).

        Whoever stands alone in an area takes it at once; so it is said before anything is asked.
        """
        control = self.state.control
        before = {area: self._told_control(area) for area in control}
        self._control = dict(control)
        for side in ("us", "japan"):
            taken = [p for p, held in control.items() if held == side != before[p]]
            if taken:
                self._turned(side, taken)

    def _told_control(self, area: str) -> str:
        """Return the side that the Control marker of an area shows on the player's table."""
        lies = self.table.lying(control_id(area)) if self.table is not None else None
        return self._control[area] if lies is None else lies.face

    def _turned(self, side: str, taken: list[str]) -> None:
        us = side == "us"  # the player may be either side
        source = T("The US controls {areas} now.") if us else T("Japan controls {areas} now.")
        act = flips(side, [PLACES.name(area) for area in taken])
        points = total(self.field, self.state.area4)
        if any(area in WORTH for area in taken):
            shown = on_track(self.field, self.state.area4)
            act = T("{act} Move the VP marker to {points}.", act=act, points=shown)
        self.emit(
            "control",
            source.fill(areas=self.areas(taken)),
            "ies:7.2",
            act=moves(*map(control_id, taken), VP, words=act),
            side=side,
            areas=list(taken),
            points=points,
        )


def is_edge(a: str, b: str) -> bool:
    """Tell whether two places could touch on the map: areas, or one and a beach box."""
    return (is_area(a) and (is_area(b) or b in BEACHES)) or (is_area(b) and a in BEACHES)


def _named(units: list[str]) -> list[Param]:
    found: list[Param] = []
    left = list(units)
    for battalion, members in BATTALIONS.items():
        if all(unit in left for unit in members):
            found.append(plain_text(battalion))
            left = [unit for unit in left if unit not in members]
    return [*found, *(plain_text(ROSTER[unit].name) for unit in left)]

"""See the position as a player does: of face-down counters and bags only what is known."""

from collections import Counter
from functools import cached_property

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Recorder
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import HEIGHTS, Ground
from beachmaster.games.hell_on_earth.places import BAG
from beachmaster.games.hell_on_earth.players.odds import Resistance, full_steps
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.scoring import WEAK_STEPS
from beachmaster.games.hell_on_earth.sequence import HellOnEarth
from beachmaster.games.hell_on_earth.state import DefenceMarker, State

NEAR = 2


class Geometry:
    """What never changes on a board, looked up instead of worked out."""

    def __init__(self, prints: Prints) -> None:
        self.prints = prints
        self.around = {place: prints.neighbours(place) for place in prints.hexes}
        self.far = {a: {b: prints.distance(a, b) for b in prints.hexes} for a in prints.hexes}
        self.ring = {
            place: tuple(b for b, away in self.far[place].items() if away == NEAR)
            for place in prints.hexes
        }
        self.cost = {place: prints.cost(place)[0] for place in prints.hexes}
        self.beach = set(prints.beaches.values())
        self.guns = set(prints.guns)
        self.high = set(filter(prints.hill, prints.hexes))
        self.spots = self.high | self.guns
        self.high.add(prints.suribachi)
        self.objective = {place: name for name, place in prints.objectives.items()}
        self.level = {
            place: (HEIGHTS[prints.terrain(place)], prints.hill(place)) for place in prints.hexes
        }

    def clear(self, place: HexId, target: HexId, americans: set[HexId]) -> bool:
        """Tell whether no US unit blocks the line of sight between two hexes (H-25)."""
        between = self.prints.line(place, target)
        return not any(all(one in americans for one in group) for group in between)


def measured(prints: Prints) -> Geometry:
    """Return a board's geometry, measured the first time only."""
    if prints.digest not in _MEASURED:
        _MEASURED.clear()
        _MEASURED[prints.digest] = Geometry(prints)
    return _MEASURED[prints.digest]


class Foe(msgspec.Struct, frozen=True):
    """A Japanese unit as it is known: steps it can take, and whether it is still face down."""

    name: str
    place: HexId
    steps: int
    hidden: bool


class Friend(msgspec.Struct, frozen=True):
    """A US unit on the map, with what its upper side shows."""

    name: str
    place: HexId
    steps: int
    cf: int
    kind: str
    support: int
    marker: str
    may_assault: bool
    may_support: bool


class Sight:
    """One moment of the game; made anew for every decision that needs the map."""

    def __init__(self, module: HellOnEarth, state: State, geo: Geometry) -> None:
        self.state = state
        self.data = module.data
        self.geo = geo
        self.game: Game = module.play(state, 0, Recorder(quiet=True))
        self.turn = state.turn
        self.foes = {
            unit.place: Foe(name, unit.place, full_steps(unit.hidden, unit.steps), unit.hidden)
            for name, unit in state.japan.items()
            if unit.alive
        }
        self.friends = {name: self._friend(name) for name in self.game.us_on_map()}
        self.hex_worth: dict[HexId, float] = {}
        self.kill_worth: dict[HexId, float] = {}
        self.zoc = {near for place in self.foes for near in geo.around[place]}

    @cached_property
    def weak(self) -> int:
        """Count the US units at or below the casualty line, wherever they are (hoe:2.4)."""
        return sum(unit.steps <= WEAK_STEPS for unit in self.state.us.values())

    @cached_property
    def ground(self) -> Ground:
        """Return the rules' own reading of the ground."""
        return Ground(self.game)

    def _friend(self, name: str) -> Friend:
        unit = self.state.us[name]
        ready = unit.marker != "DR"
        return Friend(
            name,
            unit.place,
            unit.steps,
            self.game.combat_factor(name),
            self.game.support_kind(name),
            self.game.support(name),
            unit.marker,
            ready and not unit.assaulted,
            ready and not unit.supported,
        )

    def places(self) -> set[HexId]:
        """Return where US units stand."""
        return {friend.place for friend in self.friends.values()}

    def adjacent_foes(self, place: HexId) -> list[Foe]:
        """Return the Japanese units next to a hex."""
        return [self.foes[near] for near in self.geo.around[place] if near in self.foes]

    def nearest_foe(self, name: str) -> HexId:
        """Return where the Japanese unit nearest to one of ours stands, or nothing."""
        far = self.geo.far[self.friends[name].place]
        return min(self.foes, key=lambda place: (far[place], place), default="")

    # -- what resists an assault ---------------------------------------------------------------

    @cached_property
    def bag(self) -> list[DefenceMarker]:
        """Return the Defense/Support markers in the bag: all that do not lie in the open."""
        tokens = [token for token, at in self.state.red.items() if at == BAG]
        return [
            self.data.defence_marker(self.state, token)
            for token in tokens
            if not self.data.is_reaction(token)
        ]

    @cached_property
    def reaction_chance(self) -> float:
        """Return the chance that a marker drawn now is a Reaction."""
        held = [at == BAG for at in self.state.red.values()]
        return 1 - len(self.bag) / max(1, sum(held))

    @cached_property
    def drawn_support(self) -> dict[str, float]:
        """Return what a drawn Support marker gives on average."""
        count = max(1, len(self.bag))
        return {
            kind: sum(marker.support.get(kind, 0) for marker in self.bag) / count
            for kind in ("tank", "artillery", "at")
        }

    @cached_property
    def drawn_defence(self) -> list[tuple[float, int, str]]:
        """Return the chance of each combat factor and type on a drawn Defense marker."""
        kinds = Counter((marker.cf, marker.defence) for marker in self.bag)
        total = max(1, len(self.bag))
        return [(count / total, cf, kind) for (cf, kind), count in sorted(kinds.items())]

    def draws(self, foe: Foe) -> int:
        """Count the markers drawn when a unit is assaulted, by itself and its neighbours."""
        own = 0
        if foe.hidden:
            own = 1 if self.game.defence_token(foe.name) else 2
        return own + sum(near.hidden for near in self.adjacent_foes(foe.place))

    def resistances(self, foe: Foe) -> list[tuple[float, Resistance]]:
        """Return what an assault may meet, with its chance, if nobody reacts."""
        support = self._support(foe)
        other = int(foe.place in self.geo.high) + int(self._beside_hq(foe))
        return [
            (
                chance,
                Resistance(cf, kind, support["tank"], support["artillery"], support["at"], other),
            )
            for chance, cf, kind in self._defences(foe)
        ]

    def _defences(self, foe: Foe) -> list[tuple[float, int, str]]:
        if not foe.hidden:
            printed = self.game.printed(foe.name)
            return [(1.0, printed.cf, printed.defence)]
        token = self.game.defence_token(foe.name)
        if token is not None:
            marker = self.data.defence_marker(self.state, token)
            return [(1.0, marker.cf, marker.defence)]
        return self.drawn_defence or [(1.0, 2, "B")]

    def _support(self, foe: Foe) -> dict[str, float]:
        total = {"tank": 0.0, "artillery": 0.0, "at": 0.0}
        for one in (foe, *self.adjacent_foes(foe.place)):
            given = self.drawn_support if one.hidden else self.game.printed(one.name).support
            for kind, points in given.items():
                total[kind] += points
        return {kind: round(points, 1) for kind, points in total.items()}

    def _beside_hq(self, foe: Foe) -> bool:
        hq = self.game.hq_place
        return bool(hq) and (hq == foe.place or hq in self.geo.around[foe.place])


_MEASURED: dict[str, Geometry] = {}
"""The last board measured: games of one run share it."""

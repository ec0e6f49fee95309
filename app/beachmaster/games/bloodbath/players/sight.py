"""See the position as a player does: of face-down counters only what they may be."""

from collections import Counter
from functools import cached_property

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Recorder
from beachmaster.games.bloodbath.fire_support import chance_to_suppress, markers
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import CLOSED_TO_TANKS, Island
from beachmaster.games.bloodbath.knowledge import unseen
from beachmaster.games.bloodbath.places import AVAILABLE, UNKNOWN
from beachmaster.games.bloodbath.players.odds import Expected, Mix, Odds, PossibleDefender
from beachmaster.games.bloodbath.reveal import GUNS, values_of
from beachmaster.games.bloodbath.sequence import Bloodbath
from beachmaster.games.bloodbath.state import FULL, State


class Foe(msgspec.Struct, frozen=True):
    """A Japanese unit as it is known: where it is, the ground under it, and what it may be."""

    name: str
    place: HexId
    terrain: str
    mix: Mix


class Friend(msgspec.Struct, frozen=True):
    """A US unit, with what its upper side shows."""

    name: str
    place: HexId
    attack: int
    tank: bool
    support: bool
    weak: bool


class Sight:
    """One moment of the game; made anew for every decision that needs the map."""

    def __init__(self, module: Bloodbath, state: State, odds: Odds) -> None:
        self.state = state
        self.odds = odds
        self.game: Game = module.play(state, 0, Recorder(quiet=True))
        self.island = Island(self.game)
        self.prints = self.island.prints
        self.mobile = state.phase.startswith("mobile")
        placed = [one for one in self.game.japanese() if one[1].place != UNKNOWN]
        self.foes = {unit.place: self._foe(name) for name, unit in placed}
        self.friends = {name: self._friend(name) for name in self.game.us_on_map()}

    def _foe(self, name: str) -> Foe:
        unit = self.state.japan[name]
        mix = self.unseen if unit.hidden else _mix(self.game, [unit.unit])
        return Foe(name, unit.place, self.prints.terrain(unit.place), mix)

    def _friend(self, name: str) -> Friend:
        unit, support = self.state.us[name], self.game.is_support(name)
        weak = not support and unit.steps < FULL
        attack = self.game.factors(name).attack
        return Friend(name, unit.place, attack, self.game.is_tank(name), support, weak)

    def afloat(self) -> list[Friend]:
        """Return the units in the Available for Landing box."""
        return [self._friend(n) for n, unit in self.state.us.items() if unit.place == AVAILABLE]

    @cached_property
    def unseen(self) -> Mix:
        """Return what a face-down unit may be: each one not seen is equally likely (19.2)."""
        return _mix(self.game, unseen(self.game))

    @cached_property
    def markers(self) -> int:
        """Return the bombardment markers of this turn (bib:16.1)."""
        storm = self.state.storm
        return markers(0 if storm else self.island.airfields_free(), storm)

    def suppression(self, count: int) -> float:
        """Return the chance that some of the markers suppress (bib:16.3)."""
        return float(chance_to_suppress(count, self.state.storm))

    def left(self, sector: int) -> int:
        """Count the Japanese units in a sector."""
        return self._by_sector[sector]

    @cached_property
    def _by_sector(self) -> Counter[int]:
        return Counter(self.prints.sector(place) for place in self.foes)

    def fights(self, friend: Friend, terrain: str) -> bool:
        """Tell whether terrain lets a unit attack (bib:17.3)."""
        return not (friend.tank and terrain in CLOSED_TO_TANKS)

    def expected(self, foe: Foe, units: list[Friend], suppressed: float) -> Expected:
        """Return what an attack by these units brings."""
        attack, tanks = 0, []
        for unit in units:
            if not unit.tank:
                attack += unit.attack
            elif foe.terrain not in CLOSED_TO_TANKS:
                tanks.append(unit.attack)
        return self.odds.attack(foe.mix, attack, tuple(tanks), foe.terrain, suppressed)


def _mix(game: Game, names: list[str]) -> Mix:
    """Return the kinds of defender among some units, with their chances."""
    found: Counter[tuple[int, int]] = Counter()
    for name in names:
        values = values_of(game, name)
        found[values.defence, values.attack if values.kind in GUNS else 0] += 1
    total = sum(found.values())
    return tuple(PossibleDefender(count / total, *kind) for kind, count in sorted(found.items()))

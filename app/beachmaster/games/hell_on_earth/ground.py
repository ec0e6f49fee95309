"""Work out what the map shows with the units on it: zones of control, heights, entry, support."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.drm import REACH, drops
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import UNKNOWN
from beachmaster.games.hell_on_earth.prints import Prints

HEIGHTS = {"suribachi": 4, "rough": 3, "difficult": 2, "clear": 1, "beach": 0}
"""Terrain levels, highest first (hoe:5.4.2.7.1.1)."""
Exits = dict[HexId, list[tuple[HexId, int]]]
"""The hexes next door that may be entered, with the cost of the step, by hex."""


class Ground:
    """The map at one moment, where positions are kept; make a new one after anything has moved.

    `moved` says where US units will stand that have not been moved yet; empty for one off the map.
    """

    def __init__(self, game: Game, moved: Mapping[str, HexId] | None = None) -> None:
        assert game.prints is not None
        self.game = game
        self.moved = moved or {}
        self.prints = game.prints

    @cached_property
    def japanese(self) -> frozenset[HexId]:
        """Return the hexes that hold Japanese units; in set-up nobody has told them yet."""
        places = (unit.place for _, unit in self.game.japanese())
        return frozenset(place for place in places if place != UNKNOWN)

    @cached_property
    def americans(self) -> frozenset[HexId]:
        """Return the hexes that hold US units."""
        places = (self.moved.get(n, self.game.us(n).place) for n in self.game.us_on_map())
        return frozenset(place for place in places if place)

    @cached_property
    def zoc(self) -> frozenset[HexId]:
        """Return the hexes in Japanese zones of control (hoe:5.3.2.2)."""
        return self.prints.around(self.japanese)

    @cached_property
    def exits(self) -> Exits:
        """Return where a unit can go on to from hexes that were looked at, for who works it out.

        A map of the player's own is asked each time: what it is asked for is learned.
        """
        return {} if self.prints.own else _exits(self.prints, self.japanese)

    def in_zoc(self, place: HexId) -> bool:
        """Tell whether a hex lies in a Japanese zone of control."""
        return place in self.zoc

    def occupied(self, place: HexId) -> bool:
        """Tell whether any unit stands in a hex."""
        return place in self.japanese or place in self.americans

    def adjacent(self, a: HexId, b: HexId) -> bool:
        """Tell whether two hexes are next to each other."""
        return self.prints.distance(a, b) == 1

    def beside(self, place: HexId, names: Iterable[str]) -> bool:
        """Tell whether one of the US units is next to a hex."""
        return any(self.adjacent(self.game.us(name).place, place) for name in names)

    def may_enter(self, place: HexId) -> bool:
        """Tell whether a US unit may enter a hex at all (H-15)."""
        if place in self.japanese:
            return False
        return place != self.prints.suribachi or not self.in_zoc(place)

    def high(self, place: HexId) -> bool:
        """Tell whether a hex is a hill or Mount Suribachi (hoe:5.4.2.7.3.2)."""
        return self.prints.hill(place) or place == self.prints.suribachi

    def spots(self, place: HexId) -> bool:
        """Tell whether artillery observes from a hex: a hill or a fixed-artillery hex (H-11)."""
        return self.prints.hill(place) or self.prints.gun(place)

    def lower(self, place: HexId, target: HexId) -> bool:
        """Tell whether a hex is at a lower level than the target's (hoe:5.4.2.7.1.1)."""
        prints = self.prints
        if prints.beach(target) or place == prints.suribachi:
            return False
        if prints.beach(place) or target == prints.suribachi:
            return True
        return self._level(place) < self._level(target)

    def look_at_levels(self, names: Sequence[str], target: HexId) -> None:
        """Look at once at the ground of units and their target, where it decides who is lower."""
        prints, places = self.prints, [self.game.us(name).place for name in names]
        open_to_doubt = [p for p in places if not prints.beach(p) and p != prints.suribachi]
        if open_to_doubt and not prints.beach(target) and target != prints.suribachi:
            prints.look_at([*open_to_doubt, target])

    def _level(self, place: HexId) -> tuple[int, bool]:
        return HEIGHTS[self.prints.terrain(place)], self.prints.hill(place)

    def reach(self, place: HexId) -> str:
        """Return how Japanese units stand to a hex: none, two (hexes away), one, several."""
        away = [self.prints.distance(place, other) for other in self.japanese]
        adjacent = away.count(1)
        if adjacent:
            return "several" if adjacent > 1 else "one"
        return "two" if 2 in away else "none"


# -- US combat support: range, sight, distance, height ---------------------------------------------


def in_range(ground: Ground, target: str, able: Sequence[str]) -> list[str]:
    """Return the units whose support reaches the target (hoe:5.4.2.7.1)."""
    place = ground.game.unit(target).place
    return [name for name in able if reaches(ground, name, place)]


def reaches(ground: Ground, name: str, target: HexId) -> bool:
    """Tell whether one unit's support reaches: artillery always, flame adjacent, tanks by sight."""
    kind = ground.game.support_kind(name)
    place = ground.game.us(name).place
    away = ground.prints.distance(place, target)
    near = away <= REACH.get(kind, away)
    return near and (kind != "tank" or clear_sight(ground, place, target))


def clear_sight(ground: Ground, place: HexId, target: HexId) -> bool:
    """Tell whether no US unit blocks the line; between two hexes both must hold one (H-25)."""
    between = ground.prints.line(place, target)
    return not any(all(one in ground.americans for one in group) for group in between)


def reduced(ground: Ground, target: str, supporters: Sequence[str]) -> list[str]:
    """Return the supporters whose value drops by one (hoe:5.4.2.7.1.1, 5.4.2.7.1.3, H-24)."""
    place = ground.game.unit(target).place
    ground.look_at_levels(
        [name for name in supporters if _level_counts(ground, name, place)], place
    )
    return [name for name in supporters if _drops(ground, name, place)]


def _level_counts(ground: Ground, name: str, target: HexId) -> bool:
    """Tell whether a supporter's level decides: that of a tank next to the target (5.4.2.7.1.1)."""
    tank = ground.game.support_kind(name) == "tank"
    return tank and ground.adjacent(ground.game.us(name).place, target)


def _drops(ground: Ground, name: str, target: HexId) -> bool:
    place = ground.game.us(name).place
    return drops(
        ground.game.support_kind(name),
        apart=not ground.adjacent(place, target),
        lower=lambda: ground.lower(place, target),
        sees_far=lambda: on_high_ground(ground, place),
    )


def on_high_ground(ground: Ground, place: HexId) -> bool:
    """Tell whether artillery here sees far enough to keep its full value (hoe:5.4.2.7.1.3)."""
    return ground.high(place) or ground.spots(place)


def flanks(ground: Ground, attackers: Sequence[str]) -> bool:
    """Tell whether two attackers stand in hexes that are not adjacent (hoe:5.4.2.7.3.1)."""
    if len(attackers) < 2:
        return False
    one, other = (ground.game.us(name).place for name in attackers[:2])
    return not ground.adjacent(one, other)


# -- whom units may fight, as far as is known --------------------------------------------------


def attack_units(game: Game, target: str, able: Sequence[str]) -> list[str]:
    """Return those of the able units that are next to the target, as far as is known."""
    if game.prints is None:
        return list(able)
    ground, place = Ground(game), game.unit(target).place
    return [name for name in able if ground.adjacent(game.us(name).place, place)]


def support_units(game: Game, target: str, able: Sequence[str]) -> list[str]:
    """Return those of the able units in range and sight of the target, as far as is known."""
    return list(able) if game.prints is None else in_range(Ground(game), target, able)


def assault_possible(game: Game, able: Sequence[str], hidden: bool | None) -> bool:
    """Tell whether any of these units has such a unit to assault, as far as is known."""
    foes = [unit for _, unit in game.japanese() if hidden is None or unit.hidden == hidden]
    if game.prints is None:
        return bool(able and foes)
    ground = Ground(game)
    return any(ground.beside(unit.place, able) for unit in foes)


@lru_cache(maxsize=4)
def _exits(_prints: Prints, _japanese: frozenset[HexId]) -> Exits:
    """Return an empty table for each map with Japanese units in these hexes: it is filled once."""
    return {}

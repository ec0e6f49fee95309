"""Find where a US unit can move: terrain costs, zones of control, stacking (hoe:5.3.2.1-4)."""

import heapq
from collections.abc import Iterator, Sequence
from functools import cached_property, partial

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.coach import Line, total
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.options import Option
from beachmaster.engine.text import Param, Text
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.places import OBJECTIVE_NAMES
from beachmaster.games.hell_on_earth.texts import TN, T

LEAVE_ZOC = LEAVE_BEACH = 1


class Way(msgspec.Struct, frozen=True, order=True):
    """One way to a hex: its cost in movement points, the hexes entered, and what it captures."""

    cost: int
    path: tuple[HexId, ...]
    captures: frozenset[HexId] = frozenset()

    def option(self, number: int, ground: Ground) -> Option:
        """Return it as one of several ways to choose from, with what it captures."""
        words = T("{path} ({cost} MP)", path=list(self.path), cost=self.cost)
        return Option(number, with_captures(words, ground, self))


def points(game: Game, name: str) -> list[Line]:
    """Return what makes up a unit's movement points: bad weather and OR take one (5.3.2.1)."""
    printed = game.data.us[name].ma.value
    words = TN("{n} movement point", "{n} movement points", n=printed)
    found = [Line(words, ("hoe:5.3.2.1",), printed)]
    if game.bad_weather:
        found.append(Line(T("bad weather −1"), ("hoe:5.3.2.1", "hoe:5.1"), -1))
    if game.us(name).marker == "OR":
        found.append(Line(T("Organized Retreat (OR) marker −1"), ("hoe:5.3.2.1",), -1))
    return found


def allowance(game: Game, name: str) -> int:
    """Return a unit's movement points (hoe:5.3.2.1)."""
    return total(points(game, name))


def normal_moves(ground: Ground, name: str, extra: int = 0) -> dict[HexId, list[Way]]:
    """Return the ways to each hex where a unit can end a normal move.

    Of several ways, those with the lowest cost for each set of captured hexes are kept, the
    cheapest first; a way that captures less than one no dearer is left out (H-08). A unit may come
    back to where it stood, if it took something on the way.
    """
    found: dict[HexId, list[Way]] = {}
    for place, way in _search(ground, name, extra):
        found.setdefault(place, []).append(way)
    return {place: _worthwhile(ways) for place, ways in found.items()}


def ways_to(ground: Ground, name: str, place: HexId, extra: int = 0) -> list[Way]:
    """Return the ways to one hex, as `normal_moves` has them, none where there is no way."""
    return _worthwhile(
        [way for there, way in _search(ground, name, extra, place) if there == place]
    )


def can_move(ground: Ground, name: str) -> bool:
    """Tell whether a unit can end a normal move anywhere."""
    return next(_search(ground, name), None) is not None


def _search(
    ground: Ground, name: str, extra: int = 0, towards: HexId | None = None
) -> Iterator[tuple[HexId, Way]]:
    """Walk outwards, cheapest first, and yield where the unit can end its move, and the way there.

    A hex is visited once for each set of captures. Where it goes `towards` a hex, no step is looked
    at from which the points left are fewer than the hexes that remain: each costs one or more.
    """
    start, points = ground.game.us(name).place, allowance(ground.game, name) + extra
    far = partial(ground.prints.distance, towards) if towards is not None else None
    been: dict[HexId, list[frozenset[HexId]]] = {}
    queue: list[tuple[int, tuple[HexId, ...], frozenset[HexId]]] = [(0, (start,), frozenset())]
    while queue:
        cost, path, captures = heapq.heappop(queue)
        place = path[-1]
        before = been.setdefault(place, [])
        if any(taken >= captures for taken in before):
            continue
        before.append(captures)
        if captures if place == start else not ground.occupied(place):
            yield place, Way(cost, path[1:], captures)
        for near, step in exits(ground, place):
            if cost + step + (far(near) if far is not None else 0) <= points:
                gained = captures | {near} if capturable(ground, near) else captures
                heapq.heappush(queue, (cost + step, (*path, near), gained))


def unclear(ground: Ground, ways: Sequence[Way], points: int) -> list[HexId]:
    """Return the hexes whose ground must be looked at to tell whether a way can be gone.

    On a map that is known in part an open hex counts the least that it can cost. It matters where
    the most would be too much, or where there are several ways to choose from.
    """
    return [
        place
        for way in ways
        if len(ways) > 1 or most_of(ground, way) > points
        for place in way.path
        if ground.prints.is_open(place)
    ]


def most_of(ground: Ground, way: Way) -> int:
    """Return the most that a way can cost, where the ground of some of its hexes is not known."""
    return way.cost + sum(most - least for least, most in map(ground.prints.cost, way.path))


def cost_words(ground: Ground, way: Way) -> Text:
    """Say what a way costs and captures; of a cost that is not known, its bounds (hoe:5.3.2.1)."""
    most = most_of(ground, way)
    words = T("{least} to {most} MP, not known yet", least=way.cost, most=most)
    if most == way.cost:
        words = T("{cost} MP", cost=way.cost)
    return with_captures(words, ground, way)


def with_captures(words: Text, ground: Ground, way: Way) -> Text:
    """Add to the words of a way what it captures, where it captures anything (H-08)."""
    objectives = {ground.prints.objective(place) for place in way.captures}
    taken: list[Param] = [
        name for objective, name in OBJECTIVE_NAMES.items() if objective in objectives
    ]
    guns = sum(map(ground.prints.gun, way.captures))
    if guns:
        taken.append(TN("{n} Fixed Artillery hex", "{n} Fixed Artillery hexes", n=guns))
    return T("{way}, captures {what}", way=words, what=taken) if taken else words


def exits(ground: Ground, place: HexId) -> list[tuple[HexId, int]]:
    """Return the hexes next door that may be entered, with the cost of the step.

    A unit on a beach in a zone of control is pinned down, also where it got there on its way
    (hoe:5.3.2.3). Elsewhere it goes on from a zone of control for one point more (H-14).
    """
    found = ground.exits.get(place)
    if found is None:
        found = ground.exits[place] = _exits(ground, place)
    return found


def _exits(ground: Ground, place: HexId) -> list[tuple[HexId, int]]:
    zoc = ground.in_zoc(place)
    leaving = LEAVE_ZOC if zoc else 0
    if ground.prints.beach(place):
        if zoc:
            return []
        leaving += LEAVE_BEACH
    return [
        (near, leaving + ground.prints.cost(near)[0])
        for near in ground.prints.neighbours(place)
        if ground.may_enter(near) and not (zoc and ground.in_zoc(near))
    ]


def capturable(ground: Ground, place: HexId) -> bool:
    """Tell whether entering a hex would take something the US does not control."""
    state = ground.game.state
    gun = ground.prints.gun(place) and place not in state.artillery_hexes
    objective = ground.prints.objective(place)
    return gun or (objective is not None and objective not in state.control)


def _worthwhile(ways: list[Way]) -> list[Way]:
    """Keep the ways that are not beaten by a cheaper one capturing as much."""
    kept: list[Way] = []
    for way in sorted(ways, key=lambda way: way.cost):
        if not any(other.captures >= way.captures for other in kept):
            kept.append(way)
    return kept


def strategic_distance(game: Game, name: str) -> int:
    """Return how far from the enemy a strategic move must end (hoe:5.3.2.4, H-09)."""
    return 3 if game.bad_weather or game.us(name).marker == "OR" else 2


def strategic_hexes(ground: Ground, name: str) -> list[HexId]:
    """Return the hexes where a unit can end a strategic move (H-79)."""
    least = strategic_distance(ground.game, name)
    prints = ground.prints
    near = set[HexId]().union(*(prints.within(enemy, least - 1) for enemy in ground.japanese))
    return [
        place
        for place in prints.hexes
        if place not in near and not ground.occupied(place) and ground.may_enter(place)
    ]


def why_not_move(ground: Ground, name: str) -> Text | None:
    """Return why a unit cannot move at all, or None (hoe:5.3.2, hoe:5.3.2.2, hoe:5.3.2.3)."""
    place = ground.game.us(name).place
    if ground.game.us(name).marker == "DR":
        return DISORGANIZED
    if ground.prints.beach(place) and ground.in_zoc(place):
        return PINNED
    return T("Nowhere to go: {reason}", reason=_BARRED) if _shut_in(ground, name) else None


def _shut_in(ground: Ground, name: str) -> bool:
    """Tell whether the enemy bars every step and a strategic move too; its own may yet go.

    On the player's own map open ground may be sea: it is looked at where it alone lies open.
    """
    if why_not_strategic(ground, name) is None:
        return False
    with asking(False):
        steps = [near for near, _ in exits(ground, ground.game.us(name).place)]
    if all(map(ground.prints.is_open, steps)):
        ground.prints.look_at(steps)
    return not steps


def why_not_strategic(ground: Ground, name: str) -> Text | None:
    """Return why a unit cannot move strategically, or None."""
    if ground.game.us(name).marker == "DR":
        return T("A disorganized unit cannot move strategically.")
    if ground.in_zoc(ground.game.us(name).place):
        return IN_ZONE
    return None


def why_not_leap(ground: Ground, name: str, place: HexId) -> Text | None:
    """Return why a strategic move cannot end in a hex, or None (hoe:5.3.2.4)."""
    if place in strategic_hexes(ground, name):
        return None
    if ground.occupied(place):
        return T("Another unit is there.")
    return T("That hex is too near a Japanese unit.") if ground.may_enter(place) else _MOUNT


class WhyNot:
    """Say of hexes why a unit cannot end a normal move there; the search is made once for all."""

    def __init__(self, ground: Ground, name: str, extra: int = 0) -> None:
        self.ground = ground
        self.start = ground.game.us(name).place
        self.points = allowance(ground.game, name) + extra

    def there(self, place: HexId) -> Text:
        """Return why the unit cannot end its move in a hex that the prompt does not list."""
        ground = self.ground
        if ground.prints.beach(self.start) and ground.in_zoc(self.start):
            return PINNED
        if place in ground.japanese:
            return T("A Japanese unit is there.")
        if not ground.may_enter(place):
            return _MOUNT
        if place in ground.americans:
            return T("A US unit is there. A move may pass through it but not end there.")
        cost = self._cheapest.get(place)
        least = self.ground.prints.distance(self.start, place)
        if cost is None and least <= self.points:
            return _BARRED
        counted = TN("{n} movement point", "{n} movement points", n=cost or least)
        source = (
            T("It takes {cost}; the unit has {points}.")
            if self._knows_all and cost is not None
            else T("It takes at least {cost}; the unit has {points}.")
        )
        return source.fill(cost=counted, points=self.points)

    @cached_property
    def _cheapest(self) -> dict[HexId, int]:
        return cheapest(self.ground, self.start)

    @cached_property
    def _knows_all(self) -> bool:
        return not any(map(self.ground.prints.is_open, self.ground.prints.hexes))


def cheapest(ground: Ground, start: HexId) -> dict[HexId, int]:
    """Return what it takes to each hex that any number of points would reach, the least it can."""
    best, queue = {start: 0}, [(0, start)]
    with asking(False):
        while queue:
            cost, place = heapq.heappop(queue)
            if cost > best[place]:
                continue
            for near, step in exits(ground, place):
                if cost + step < best.get(near, UNREACHED):
                    best[near] = cost + step
                    heapq.heappush(queue, (cost + step, near))
    return best


DISORGANIZED = T("A disorganized unit cannot move.")
IN_ZONE = T("A unit in a zone of control cannot move strategically.")
PINNED = T("A unit on a beach next to the enemy is pinned.")
_MOUNT = T("Mount Suribachi is closed while Japanese units are next to it.")
_BARRED = T(
    "Every way is barred by Japanese units, or goes straight from one zone of control into another."
)
UNREACHED = 10_000

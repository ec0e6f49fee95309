"""Find where a US unit can move: terrain costs, zones of control, stacking (hoe:5.3.2.1-4)."""

import heapq
from collections.abc import Sequence

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.texts import T

LEAVE_ZOC = LEAVE_BEACH = 1


class Way(msgspec.Struct, frozen=True, order=True):
    """One way to a hex: its cost in movement points, the hexes entered, and what it captures."""

    cost: int
    path: tuple[HexId, ...]
    captures: frozenset[HexId] = frozenset()


def allowance(game: Game, name: str) -> int:
    """Return a unit's movement points: bad weather and OR take one each (hoe:5.3.2.1)."""
    fewer = int(game.bad_weather) + int(game.us(name).marker == "OR")
    return game.data.us[name].ma.value - fewer


def normal_moves(ground: Ground, name: str, extra: int = 0) -> dict[HexId, list[Way]]:
    """Return the ways to each hex where a unit can end a normal move.

    Of several ways, those with the lowest cost for each set of captured hexes are kept, the
    cheapest first; a way that captures less than one no dearer is left out (H-08). A unit may come
    back to where it stood, if it took something on the way.
    """
    points = allowance(ground.game, name) + extra
    start = ground.game.us(name).place
    found = _search(ground, start, points)
    found[start] = [way for way in found[start] if way.captures]
    return {
        place: _worthwhile(ways)
        for place, ways in found.items()
        if ways and (place == start or not ground.occupied(place))
    }


def _search(ground: Ground, start: HexId, points: int) -> dict[HexId, list[Way]]:
    """Walk outwards, cheapest first; a hex is visited once for each set of captures."""
    found: dict[HexId, list[Way]] = {}
    queue: list[tuple[int, tuple[HexId, ...], frozenset[HexId]]] = [(0, (start,), frozenset())]
    while queue:
        cost, path, captures = heapq.heappop(queue)
        place = path[-1]
        ways = found.setdefault(place, [])
        if any(way.captures >= captures for way in ways):
            continue
        ways.append(Way(cost, path[1:], captures))
        for near, step in exits(ground, place):
            if cost + step <= points:
                gained = captures | {near} if capturable(ground, near) else captures
                heapq.heappush(queue, (cost + step, (*path, near), gained))
    return found


def unclear(ground: Ground, ways: Sequence[Way], points: int) -> list[HexId]:
    """Return the hexes whose ground must be looked at to tell whether a way can be gone.

    On a map that is known in part an open hex counts the least that it can cost. It matters where
    the most would be too much, or where there are several ways to choose from.
    """
    cost = ground.prints.cost
    return [
        place
        for way in ways
        if len(ways) > 1 or way.cost + sum(cost(p)[1] - cost(p)[0] for p in way.path) > points
        for place in way.path
        if ground.prints.is_open(place)
    ]


def exits(ground: Ground, place: HexId) -> list[tuple[HexId, int]]:
    """Return the hexes next door that may be entered, with the cost of the step.

    A unit on a beach in a zone of control is pinned down, also where it got there on its way
    (hoe:5.3.2.3). Elsewhere it goes on from a zone of control for one point more (H-14).
    """
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
    """Return why a unit cannot move at all, or None (hoe:5.3.2, hoe:5.3.2.3)."""
    place = ground.game.us(name).place
    if ground.game.us(name).marker == "DR":
        return T("A disorganized unit cannot move.")
    if ground.prints.beach(place) and ground.in_zoc(place):
        return _PINNED
    return None


def why_not_strategic(ground: Ground, name: str) -> Text | None:
    """Return why a unit cannot move strategically, or None."""
    if ground.game.us(name).marker == "DR":
        return T("A disorganized unit cannot move strategically.")
    if ground.in_zoc(ground.game.us(name).place):
        return T("A unit in a zone of control cannot move strategically.")
    return None


def why_not_leap(ground: Ground, name: str, place: HexId) -> Text | None:
    """Return why a strategic move cannot end in a hex, or None (hoe:5.3.2.4)."""
    if place in strategic_hexes(ground, name):
        return None
    if ground.occupied(place):
        return T("A unit stands there.")
    return T("It is too near to a Japanese unit.") if ground.may_enter(place) else _MOUNT


def why_not_there(ground: Ground, name: str, place: HexId) -> Text:
    """Return why a unit cannot end a normal move in a hex that its points might reach."""
    start = ground.game.us(name).place
    if ground.prints.beach(start) and ground.in_zoc(start):
        return _PINNED
    if place in ground.japanese:
        return T("A Japanese unit stands there.")
    if not ground.may_enter(place):
        return _MOUNT
    if place in ground.americans:
        return T("A US unit stands there; a move may pass it but not end there.")
    return T("The movement points do not suffice, or only a step from zone to zone leads there.")


_PINNED = T("A unit on a beach next to the enemy is pinned down.")
_MOUNT = T("Mount Suribachi is closed while Japanese units are next to it.")

"""Find ways over the player's own map, looking at as little ground as decides (bib:5.2, bib:15.0).

While nothing may be asked, open ground counts as the easiest there is: it costs the least, stops
nobody and bars nobody. A way that this finds is looked at where what is open could spoil it.
"""

import heapq
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.hexes import room
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.paths import (
    Way,
    allowance,
    ends_redeployment,
    enterable,
    japanese_walk,
    japanese_ways,
    steps,
    stops,
    stops_redeployment,
    walk,
)

Look = Callable[[Sequence[HexId]], None]
"""Looks at the ground of some hexes."""
Exits = Callable[[HexId, bool], Iterable[tuple[HexId, int]]]
"""The hexes next to one that can be entered, each with its cost; it says whether one moved yet."""
ENDLESS = 10_000
STEP = 1


class Trail(msgspec.Struct, frozen=True, order=True):
    """A way with how many of its hexes are open: the fewer, the better."""

    opens: int
    cost: int
    path: tuple[HexId, ...] = ()


def us_way(island: Island, name: str, place: HexId, mobile: bool, look: Look) -> Way | None:
    """Return a way of a US unit to a hex, or None where there is none whatever the ground shows.

    `look` is given the hexes that must be looked at; if it comes back, the way is not sure yet.
    """
    game, prints = island.game, island.prints
    start = game.us(name).place
    if place == start or not room(island, (name,), place):
        return None
    tank = game.is_tank(name)
    points = allowance(game, game.factors(name).movement, mobile)
    with asking(False):
        hexes = enterable(island, name)
        walked = _least_open(island, start, place, points, _walking(island, hexes, island.zoc))
        redeployed = None if mobile else _redeployed(island, name, place)
    best = walked or redeployed
    if best is None:
        return None
    if walked is not None:
        sure = _is_sure(island, walked, points, tank)
    else:
        sure = not best.opens or not (tank or stops_redeployment(island))
    if not sure:
        look([one for one in best.path if prints.is_open(one)])
    redeploys = walked is None
    return Way(0 if redeploys else best.cost, best.path, redeploys)


def on_other_ways(island: Island, name: str, place: HexId, mobile: bool) -> list[HexId]:
    """Return the open hexes on all walks of a US unit to a hex that could still be short enough.

    Once all these are known, nothing more has to be looked at for this walk.
    """
    game, prints = island.game, island.prints
    points = allowance(game, game.factors(name).movement, mobile)
    with asking(False):
        exits = _walking(island, enterable(island, name), island.zoc)
        found = []
        for via, way in walk(island, name, mobile).items():
            if prints.is_open(via):
                rest = _least_open(island, via, place, points - way.cost, exits)
                if rest is not None and way.cost + rest.cost <= points:
                    found.append(via)
    return found


def japanese_way(island: Island, counter: str, place: HexId) -> Way | None:
    """Return a way of a face-up Japanese unit to a hex, or None (bib:23.2)."""
    game, prints = island.game, island.prints
    points = allowance(game, game.printed(counter).movement, mobile=False)
    hexes = set(prints.hexes) - island.americans
    with asking(False):
        exits = _walking(island, hexes, island.us_zoc)
        found = _least_open(island, game.unit(counter).place, place, points, exits)
    if found is None:
        return None
    if not _is_sure(island, found, points, barred=False):
        prints.look_at(found.path)
    return Way(found.cost, found.path)


def _least_open(
    island: Island, start: HexId, goal: HexId, points: int, exits: Exits
) -> Trail | None:
    """Return the way with the fewest open hexes, the cheapest of these; one step is always free.

    A hex is left again only where it was reached cheaper than over fewer open hexes.
    """
    queue, cheapest = [Trail(0, 0)], dict[HexId, int]()
    while queue:
        trail = heapq.heappop(queue)
        place = trail.path[-1] if trail.path else start
        if place == goal:
            return trail
        if trail.cost >= cheapest.get(place, ENDLESS):
            continue
        cheapest[place] = trail.cost
        for near, cost in exits(place, bool(trail.path)):
            spent = trail.cost + cost
            if spent <= points or not trail.path:  # one hex may always be entered (B-36)
                opens = trail.opens + island.prints.is_open(near)
                heapq.heappush(queue, Trail(opens, spent, (*trail.path, near)))
    return None


def _walking(island: Island, hexes: set[HexId], zoc: frozenset[HexId]) -> Exits:
    def exits(place: HexId, moved: bool) -> Iterator[tuple[HexId, int]]:
        if not (moved and stops(island, place, zoc)):
            yield from ((n, island.prints.cost(n)) for n in steps(island, place, hexes, zoc))

    return exits


def _redeployed(island: Island, name: str, place: HexId) -> Trail | None:
    """Return the way of a redeployment: any distance, always far from the enemy (bib:15.0)."""

    def exits(here: HexId, moved: bool) -> Iterator[tuple[HexId, int]]:
        if moved and ends_redeployment(island, here):
            return
        for near in island.prints.neighbours(here):
            if near in island.far and not island.closed_to(name, near):
                yield near, STEP

    start = island.game.us(name).place
    return _least_open(island, start, place, ENDLESS, exits) if start in island.far else None


def _is_sure(island: Island, trail: Trail, points: int, barred: bool) -> bool:
    """Tell whether a walk can be gone whatever its open hexes show; `barred` says ground bars it.

    Only the last hex may be open, and must not cost too much then.
    """
    prints, path = island.prints, trail.path
    if len(path) == 1 and not barred:
        return True
    prints.look_at_costs()
    last = path[-1]
    if trail.opens != prints.is_open(last) or (barred and trail.opens):
        return False
    return trail.cost - prints.cost(last) + prints.most(last) <= points or len(path) == 1


# -- the charges of the Japanese -----------------------------------------------------------------


def charge_ways(island: Island, counter: str) -> dict[HexId, Way]:
    """Return where a charging unit can go; an open hex costs the least it can (bib:20.5.4)."""
    with asking(False):
        return japanese_ways(island, counter)


def look_at_best(
    island: Island, counters: Mapping[str, Iterable[HexId]], besides: Iterable[HexId] = ()
) -> None:
    """Look at the open hexes on all cheapest ways of some units to some hexes (bib:20.5.4).

    What they show may make the ways dearer: then the search is made again. Where anything must be
    looked at, so is what is asked `besides`: the ground that a fight at the end will ask for.
    """
    if not island.prints.own:
        return
    found: list[HexId] = []
    for counter, ends in counters.items():
        with asking(False):
            found += _on_best_ways(island, counter, ends)
    if found:
        island.prints.look_at_costs()
        if any(island.prints.is_open(place) for place in found):
            found += besides
        island.prints.look_at(found)


def _on_best_ways(island: Island, counter: str, ends: Iterable[HexId]) -> list[HexId]:
    """Return the hexes on the cheapest ways to some hexes, followed back to the start."""
    ways, start = japanese_walk(island, counter), island.game.unit(counter).place
    cost, zoc = island.prints.cost, island.us_zoc
    hexes = set(island.prints.hexes) - island.americans
    found = [place for place in dict.fromkeys(ends) if place != start]
    for place in found:  # grows while we walk
        for near in island.prints.neighbours(place):
            if near not in ways or near == start or near in found or stops(island, near, zoc):
                continue
            cheapest = ways[near].cost + cost(place) == ways[place].cost
            if cheapest and place in steps(island, near, hexes, zoc):
                found.append(near)
    return found

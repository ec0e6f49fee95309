"""Find where a US unit can move: terrain, zones of control, redeployment (bib:5.2, bib:15.0)."""

import heapq
from collections.abc import Collection, Iterator

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import room
from beachmaster.games.bloodbath.island import STOPS, Island
from beachmaster.games.bloodbath.texts import T


class Way(msgspec.Struct, frozen=True, order=True):
    """One way to a hex: its cost in movement points, and the hexes entered."""

    cost: int
    path: tuple[HexId, ...]
    redeployment: bool = False


def allowance(game: Game, printed: int, mobile: bool) -> int:
    """Return the movement points of this phase: half when mobile, half in a storm (B-36)."""
    points = printed
    for halved in (mobile, game.state.storm):
        if halved:
            points = (points + 1) // 2 if game.ruling("B-36") == "up" else points // 2
    return points


def moves(island: Island, name: str, mobile: bool) -> dict[HexId, Way]:
    """Return the way to each hex where a US unit can end its move in this phase.

    In the regular phase a hex out of reach may be open to redeployment; a unit uses one or the
    other (bib:15.0, B-35).
    """
    start = island.game.us(name).place
    with asking(False):  # a list of what seems possible
        ways = moves_of(island, name, mobile)
        return {p: way for p, way in ways.items() if p != start and room(island, (name,), p)}


def way_to(island: Island, name: str, place: HexId, mobile: bool) -> Way | None:
    """Return the way to one hex where a US unit can end its move in this phase, or None."""
    if place == island.game.us(name).place or not room(island, (name,), place):
        return None
    way = walk(island, name, mobile).get(place)
    return way if way is not None or mobile else redeployment(island, name).get(place)


def moves_of(island: Island, name: str, mobile: bool) -> dict[HexId, Way]:
    """Return the way to each hex a US unit comes through or to, its own included."""
    found = walk(island, name, mobile)
    if not mobile:
        for place, way in redeployment(island, name).items():
            found.setdefault(place, way)
    return found


def walk(island: Island, name: str, mobile: bool) -> dict[HexId, Way]:
    """Return the cheapest way to each hex within the movement allowance (bib:5.2)."""
    game, start = island.game, island.game.us(name).place
    points = allowance(game, game.factors(name).movement, mobile)
    return spread(island, start, points, enterable(island, name), island.zoc)


def enterable(island: Island, name: str) -> set[HexId]:
    """Return the hexes that a US unit may enter: held by no Japanese, open to tanks (17.3)."""
    open_hexes = set(island.prints.hexes) - island.japanese
    if island.game.is_tank(name):
        open_hexes -= {place for place in open_hexes if island.closed_to(name, place)}
    return open_hexes


def japanese_ways(island: Island, counter: str) -> dict[HexId, Way]:
    """Return where a face-up Japanese unit can end a move, its own hex included (bib:20.5.4)."""
    start = island.game.unit(counter).place
    found = japanese_walk(island, counter)
    return {p: way for p, way in found.items() if p == start or p not in island.japanese}


def japanese_walk(island: Island, counter: str) -> dict[HexId, Way]:
    """Return the cheapest way of a face-up Japanese unit to each hex it comes through or to."""
    game, start = island.game, island.game.unit(counter).place
    points = allowance(game, game.printed(counter).movement, mobile=False)
    open_hexes = set(island.prints.hexes) - island.americans
    return spread(island, start, points, open_hexes, island.us_zoc)


def spread(
    island: Island,
    start: HexId,
    points: int,
    open_hexes: set[HexId],
    zoc: frozenset[HexId],
) -> dict[HexId, Way]:
    """Walk outwards, cheapest first, stopping on beaches, in ravines and zones of control.

    One hex may always be entered, whatever it costs (B-36).
    """
    best = {start: Way(0, ())}
    queue, cost = [best[start]], island.prints.cost
    while queue:
        way = heapq.heappop(queue)
        place = way.path[-1] if way.path else start
        if best[place] != way or (way.path and stops(island, place, zoc)):
            continue
        for near in steps(island, place, open_hexes, zoc):
            spent, known = way.cost + cost(near), best.get(near)
            if (spent > points and way.path) or (known is not None and known.cost < spent):
                continue
            step = Way(spent, (*way.path, near))
            if known is None or step < known:
                best[near] = step
                heapq.heappush(queue, step)
    return best


def steps(
    island: Island, place: HexId, open_hexes: Collection[HexId], zoc: frozenset[HexId]
) -> Iterator[HexId]:
    """Yield the open hexes next to one, from zone to zone only where that is allowed (B-62)."""
    barred = place in zoc and island.game.ruling("B-62") == "never-zone-to-zone"
    for near in island.prints.neighbours(place):
        if near in open_hexes and not (barred and near in zoc):
            yield near


def stops(island: Island, place: HexId, zoc: frozenset[HexId]) -> bool:
    """Tell whether a move ends on entering a hex (bib:5.2, bib:6.0)."""
    return island.prints.terrain(place) in STOPS or place in zoc


def redeployment(island: Island, name: str) -> dict[HexId, Way]:
    """Return where a unit can redeploy: any distance, always far from the enemy (bib:15.0)."""
    start = island.game.us(name).place
    if start not in island.far:
        return {}
    found = {start: Way(0, (), True)}
    edge = [start]
    for place in edge:  # grows while we walk: first come, shortest way
        here = found[place]
        if here.path and ends_redeployment(island, place):
            continue
        for near in island.prints.neighbours(place):
            if near in island.far and near not in found and not island.closed_to(name, near):
                found[near] = Way(0, (*here.path, near), True)
                edge.append(near)
    return found


def ends_redeployment(island: Island, place: HexId) -> bool:
    """Tell whether a beach or ravine hex ends a redeployment (B-46)."""
    return stops_redeployment(island) and island.prints.terrain(place) in STOPS


def stops_redeployment(island: Island) -> bool:
    """Tell whether beaches and ravines end a redeployment at all (B-46)."""
    return island.game.ruling("B-46") == "stop"


def why_not_there(island: Island, name: str, place: HexId) -> Text:
    """Return why a US unit cannot end its move in a hex."""
    if place in island.japanese:
        return T("A Japanese unit stands there.")
    if island.closed_to(name, place):
        return T("Tanks may not enter ravine, mountain or mine hexes.")
    if not room(island, (name,), place):
        return T(
            "A hex holds one battalion, a battalion and a support unit, or two support units; "
            "only your landing beaches hold more."
        )
    return T(
        "The movement points do not suffice, a beach, a ravine or a zone of control ends the move "
        "before it, and it cannot redeploy there."
    )

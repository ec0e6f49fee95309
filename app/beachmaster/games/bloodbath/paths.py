"""Find where a US unit can move: terrain, zones of control, redeployment (bib:5.2, bib:15.0)."""

import heapq
from collections.abc import Collection, Iterator
from functools import cached_property

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.coach import Line, total
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import room
from beachmaster.games.bloodbath.island import FAR, STOPS, Island
from beachmaster.games.bloodbath.texts import TN, T

MOVING = "bib:5.2"


class Way(msgspec.Struct, frozen=True, order=True):
    """One way to a hex: its cost in movement points, and the hexes entered."""

    cost: int
    path: tuple[HexId, ...]
    redeployment: bool = False


def points(game: Game, printed: int, mobile: bool) -> list[Line]:
    """Return what makes up the points of this phase: half when mobile, half in a storm (B-36)."""
    words = TN("{n} movement point", "{n} movement points", n=printed)
    found, left = [Line(words, (MOVING,), printed)], printed
    halves = (
        (mobile, T("halved in the mobile phase: {left}"), "bib:4.1.1"),
        (game.state.storm, T("halved in a storm: {left}"), "bib:4.1.2"),
    )
    for halved, source, rule in halves:
        if halved:
            half = (left + 1) // 2 if game.ruling("B-36") == "up" else left // 2
            found.append(Line(source.fill(left=half), (rule,), half - left))
            left = half
    return found


def allowance(game: Game, printed: int, mobile: bool) -> int:
    """Return the movement points of this phase (bib:5.2, B-36)."""
    return total(points(game, printed, mobile))


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


def cost_words(island: Island, way: Way) -> Text:
    """Say what a way costs, and between which bounds while that is not known (bib:5.2)."""
    prints = island.prints
    most = way.cost + sum(prints.most(place) - prints.cost(place) for place in way.path)
    if way.redeployment:
        return T("redeployment")
    if most == way.cost:
        return T("{cost} MP", cost=way.cost)
    return T("{least} to {most} MP, not known yet", least=way.cost, most=most)


def why_not_redeploy(island: Island, name: str, mobile: bool) -> Text | None:
    """Return why a unit cannot redeploy at all in this phase, or None (bib:15.0, bib:4.1.1)."""
    if mobile:
        return MOBILE
    if island.game.us(name).place in island.far:
        return None
    return T("A unit fewer than {least} hexes from a Japanese unit may not redeploy.", least=FAR)


class WhyNot:
    """Say of hexes why a US unit cannot end its move there; the search is made once for all."""

    def __init__(self, island: Island, name: str, mobile: bool) -> None:
        self.island, self.name, self.mobile = island, name, mobile

    def there(self, place: HexId) -> Text:
        """Return why the unit cannot end its move in a hex that the prompt does not list."""
        island = self.island
        with asking(False):
            if place in island.japanese:
                return T("A Japanese unit stands there.")
            if island.closed_to(self.name, place):
                return T("Tanks may not enter ravine, mountain or mine hexes.")
            if not room(island, (self.name,), place):
                return _FULL
            return T("{walk} {redeploy}", walk=self._walk(place), redeploy=self._redeploy(place))

    def _walk(self, place: HexId) -> Text:
        cost = self._cheapest.get(place)
        if cost is None:
            return T("A beach, a ravine, a zone of control or the enemy bars every way.")
        source = (
            T("It takes at least {cost}; the unit has {points}.")
            if self.island.prints.own
            else T("It takes {cost}; the unit has {points}.")
        )
        counted = TN("{n} movement point", "{n} movement points", n=cost.cost)
        return source.fill(cost=counted, points=self._points)

    def _redeploy(self, place: HexId) -> Text:
        barred = why_not_redeploy(self.island, self.name, self.mobile)
        if barred is not None:
            return barred
        if place in self.island.far:
            return T("It cannot redeploy there.")
        return T(
            "A unit may redeploy only to a hex {least} or more hexes from all Japanese.", least=FAR
        )

    @property
    def _points(self) -> int:
        game = self.island.game
        return allowance(game, game.factors(self.name).movement, self.mobile)

    @cached_property
    def _cheapest(self) -> dict[HexId, Way]:
        island, start = self.island, self.island.game.us(self.name).place
        return spread(island, start, UNLIMITED, enterable(island, self.name), island.zoc)


def shut_in(island: Island, name: str) -> bool:
    """Tell whether the enemy bars every step of a US unit, whatever the ground; its own may go."""
    start, held_by_none = island.game.us(name).place, set(island.prints.hexes) - island.japanese
    return next(steps(island, start, held_by_none, island.zoc), None) is None


_FULL = T(
    "A hex holds one battalion, a battalion and a support unit, or two support units; only your "
    "landing beaches hold more."
)
MOBILE = T("Units redeploy only in the regular movement phase.")
UNLIMITED = 10_000

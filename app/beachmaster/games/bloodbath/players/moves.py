"""Plan a movement phase: first the attacks that it prepares, then everybody else."""

from collections.abc import Iterable, Mapping

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.island import FAR
from beachmaster.games.bloodbath.landing import A_COLOUR, A_PHASE, why_not_land
from beachmaster.games.bloodbath.paths import moves_of
from beachmaster.games.bloodbath.players import attacks
from beachmaster.games.bloodbath.players.attacks import Plan, Stack
from beachmaster.games.bloodbath.players.sight import Foe, Friend, Sight

FARTHEST = 99
FOCUS = 20
"""How many Japanese units the force turns to at a time."""
COVER = 0.6
"""How many hexes of the way a column of cover is worth."""
OPEN_BEACH = 1.0
"""How many hexes of the way it is worth to be off the beaches, where every marker falls first."""
SYMBOL = 0.3
"""What it is worth to stand where a Japanese unit could be placed (bib:19.5)."""
USUAL_STRENGTH = 10
"""The strength of a bombardment by three dice (bib:21.3)."""


def away(sight: Sight) -> dict[HexId, int]:
    """Return how far each hex is from the nearest Japanese unit."""
    return spread(sight, sight.foes)


def spread(sight: Sight, places: Iterable[HexId]) -> dict[HexId, int]:
    """Return how many hexes over land each hex is from the nearest of some."""
    far = dict.fromkeys(sight.prints.hexes, FARTHEST)
    edge = list(places)
    far.update((place, 0) for place in edge)
    for place in edge:  # grows while we walk outwards
        for near in sight.prints.neighbours(place):
            if far[near] > far[place] + 1:
                far[near] = far[place] + 1
                edge.append(near)
    return far


def cover(sight: Sight, place: HexId) -> float:
    """Return how much the ground of a hex weakens a bombardment, in columns."""
    crt, terrain = sight.odds.crt, sight.prints.terrain(place)
    return float(crt.column(USUAL_STRENGTH, "clear") - crt.column(USUAL_STRENGTH, terrain))


def focus(sight: Sight) -> list[HexId]:
    """Return the Japanese units that the force turns to next: Suribachi, then the nearest ones."""
    mountain = [place for place in sight.foes if place in sight.prints.suribachi]
    ours = sorted({one.place for one in sight.friends.values()}) or sight.island.landing_beaches()

    def mean(place: HexId) -> float:
        return sum(sight.prints.distance(place, one) for one in ours) / max(1, len(ours))

    nearest = sorted(sight.foes, key=lambda place: (mean(place), place))
    return [*mountain, *(p for p in nearest if p not in mountain)][:FOCUS]


def approach(sight: Sight) -> dict[HexId, float]:
    """Return how badly each hex serves a unit that is to fight next: far, open, useless ones."""
    near, prints = spread(sight, focus(sight)), sight.prints
    found = {}
    for place in prints.hexes:
        score = near[place] - COVER * cover(sight, place)
        if prints.coast(place):
            score += OPEN_BEACH
        if prints.symbol(place) and prints.sector(place) not in sight.state.cleared:
            score -= SYMBOL
        found[place] = score
    return found


SLOTS = 5
"""The most hexes from which an attack is planned."""
WITHDRAW = 2
"""How many depleted battalions are sent to rest at a time: two are made whole a turn (14.5)."""
PLANNED = 12
"""The most attacks that one phase prepares."""
LAND = 26
"""How many units go ashore before Mount Suribachi falls: more would only be targets."""


class Movement:
    """One movement phase on its way: where each unit is to end."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.fixed = set(sight.state.rebuilt)
        self.pool = {
            friend.name: friend
            for friend in (*sight.friends.values(), *self._ready())
            if friend.name not in self.fixed
        }
        self.goal: dict[str, HexId] = {}
        self.held: dict[HexId, list[Friend]] = {}
        for friend in sight.friends.values():
            if friend.name in self.fixed:
                self.held.setdefault(friend.place, []).append(friend)
        self.landings: list[HexId] = []
        self._approach = approach(sight)
        self._open: frozenset[HexId] | None = None
        self._reached: dict[str, frozenset[HexId]] = {}
        self._reach: dict[tuple[HexId, bool, int], frozenset[HexId]] = {}

    def _ready(self) -> list[Friend]:
        """Return the units that may land in this phase (bib:14.2)."""
        game = self.sight.game
        return [one for one in self.sight.afloat() if why_not_land(game, one.name, {}) is None]

    # -- where a unit can go -------------------------------------------------------------------

    def reach(self, friend: Friend) -> frozenset[HexId]:
        """Return the hexes a unit can end in, its own among them, whoever else stands there."""
        if friend.name not in self.sight.friends:
            if self._open is None:
                self._open = self._beaches()
            return self._open
        found = self._reached.get(friend.name)
        if found is None:
            found = self._reached[friend.name] = self._ways(friend)
        return found

    def _ways(self, friend: Friend) -> frozenset[HexId]:
        """Walk on the map once for all units that move alike from the same hex."""
        movement = self.sight.game.factors(friend.name).movement
        key = (friend.place, friend.tank, movement)
        if key not in self._reach:
            ways = moves_of(self.sight.island, friend.name, self.sight.mobile)
            self._reach[key] = frozenset(ways)
        return self._reach[key]

    def _beaches(self) -> frozenset[HexId]:
        """Return the beaches that take one more landing, none of them held by the enemy."""
        if len(self.landings) >= A_PHASE:
            return frozenset()
        colour = self.sight.prints.colour
        colours = [colour(place) for place in self.landings]
        return frozenset(
            place
            for place in self.sight.island.landing_beaches()
            if place not in self.landings
            and place not in self.sight.foes
            and colours.count(colour(place)) < A_COLOUR
        )

    def room(self, place: HexId, friend: Friend) -> bool:
        """Tell whether a unit can end in a hex beside those that are to end there."""
        there = self.held.get(place, [])
        if not there:
            return True
        if self.sight.prints.coast(place) and not self.sight.island.landing_beach(place):
            return False
        return len(there) == 1 and (friend.support or there[0].support)

    # -- attacks -------------------------------------------------------------------------------

    def plan(self) -> list[tuple[str, HexId]]:
        """Return the moves of this phase, in an order in which each is legal."""
        self._prepare()
        self._retire()
        for friend in sorted(self.pool.values(), key=lambda one: (one.support, one.name)):
            self._forward(friend)
        return self._in_order()

    def _prepare(self) -> None:
        """Take the best attack that is in reach, commit its units, and look again."""
        markers = 0 if self.sight.mobile else self.sight.markers
        plans: dict[HexId, Plan] = {}
        stale = set(self.sight.foes)
        for _ in range(PLANNED):
            suppressed = self.sight.suppression(min(attacks.USUAL_MARKERS, markers))
            for place in stale:
                plans[place] = self._best(self.sight.foes[place], suppressed)
            best = max(plans.values(), key=lambda plan: (plan.score, plan.foe.place), default=None)
            if best is None or best.value <= attacks.WORTHWHILE:
                return
            self._commit(best)
            del plans[best.foe.place]
            fewer = max(0, markers - attacks.USUAL_MARKERS)
            stale = {place for place, plan in plans.items() if self._touched(plan)}
            if min(fewer, 2) != min(markers, 2):
                stale = set(plans)
            markers = fewer

    def _touched(self, plan: Plan) -> bool:
        """Tell whether a plan wants a unit or a hex that is taken by now."""
        return bool(plan.stacks) and any(
            one.name not in self.pool or not self.room(stack.place, one)
            for stack in plan.stacks
            for one in stack.units
        )

    def _best(self, foe: Foe, suppressed: float) -> Plan:
        """Return the best attack on a unit that can be brought together in this phase."""
        stacks = []
        pool = list(self.pool.values())
        for place in self._slots(foe):
            stack = self._filled(foe, place, pool)
            if stack is not None:
                stacks.append(stack)
                pool = [one for one in pool if one not in stack.units]
        return attacks.weigh(self.sight, foe, stacks[:SLOTS], suppressed)

    def _slots(self, foe: Foe) -> list[HexId]:
        """Return the hexes next to a target, those with the fewest to choose from first."""
        near = [p for p in self.sight.prints.neighbours(foe.place) if p not in self.sight.foes]
        here = dict.fromkeys(near, 0)
        for one in self.pool.values():
            for place in self.reach(one).intersection(near):
                here[place] += 1
        return sorted((p for p in near if here[p]), key=lambda place: (here[place], place))

    def _filled(self, foe: Foe, place: HexId, pool: Iterable[Friend]) -> Stack | None:
        """Return the strongest pair that can attack from a hex: a battalion and a support unit."""
        able = [
            one
            for one in pool
            if self.sight.fights(one, foe.terrain)
            and place in self.reach(one)
            and self.room(place, one)
        ]
        able.sort(key=lambda one: (-one.attack, one.place != place, one.name))
        first = next((one for one in able if not one.support), None)
        second = next((one for one in able if one.support), None)
        units = tuple(one for one in (first, second) if one is not None)
        if self.held.get(place):
            units = units[:1]
        return Stack(place, units) if units else None

    def _commit(self, plan: Plan) -> None:
        for stack in plan.stacks:
            for friend in stack.units:
                if self._allowed(friend, stack.place):
                    self._send(friend, stack.place)

    def _allowed(self, friend: Friend, place: HexId) -> bool:
        """Tell whether a unit can still go there: landings of one plan can crowd each other."""
        return place in self.reach(friend) and self.room(place, friend)

    def _send(self, friend: Friend, place: HexId) -> None:
        self.goal[friend.name] = place
        self.held.setdefault(place, []).append(friend)
        if friend.name not in self.sight.friends:
            self.landings.append(place)
            self._open = None
        del self.pool[friend.name]

    # -- the others ----------------------------------------------------------------------------

    def _retire(self) -> None:
        """Take depleted battalions out of the way of the enemy, the nearest to rest first."""
        weak = [one for one in self.pool.values() if one.weak and one.name in self.sight.friends]
        far = away(self.sight)
        weak.sort(key=lambda one: (-far[one.place], one.name))
        for friend in weak[:WITHDRAW]:
            goals = [p for p in self.reach(friend) if self.room(p, friend)]
            if goals:
                best = max(goals, key=lambda p: (min(FAR, far[p]), cover(self.sight, p), p))
                self._send(friend, best)

    def _forward(self, friend: Friend) -> None:
        """Send a unit towards the enemy, where it can shelter from bombardment."""
        if friend.name not in self.pool:
            return
        if friend.name not in self.sight.friends and not self._wanted():
            return
        goals = [place for place in self.reach(friend) if self.room(place, friend)]
        if not goals:
            return
        self._send(friend, min(goals, key=lambda place: (self._approach[place], place)))

    def _wanted(self) -> bool:
        """Tell whether one more unit is of use ashore."""
        if self.sight.state.suribachi:
            return True
        return len(self.sight.friends) + len(self.landings) < LAND

    # -- the order of the moves ----------------------------------------------------------------

    def _in_order(self) -> list[tuple[str, HexId]]:
        """Return the moves so that each finds room; what blocks itself in a ring is left out."""
        now: dict[HexId, list[str]] = {}
        for friend in self.sight.friends.values():
            now.setdefault(friend.place, []).append(friend.name)
        waiting = {
            name: place
            for name, place in self.goal.items()
            if name not in self.sight.friends or self.sight.friends[name].place != place
        }
        ordered: list[tuple[str, HexId]] = []
        moved = True
        while moved:
            moved = False
            for name, place in list(waiting.items()):
                if self._fits(name, place, now):
                    ordered.append((name, place))
                    if name in self.sight.friends:
                        now[self.sight.friends[name].place].remove(name)
                    now.setdefault(place, []).append(name)
                    del waiting[name]
                    moved = True
        return ordered

    def _fits(self, name: str, place: HexId, now: Mapping[HexId, list[str]]) -> bool:
        there = now.get(place, [])
        if not there or self.sight.island.landing_beach(place):
            return True
        if self.sight.prints.coast(place):
            return False
        support = self.sight.game.is_support
        return len(there) == 1 and (support(name) or support(there[0]))

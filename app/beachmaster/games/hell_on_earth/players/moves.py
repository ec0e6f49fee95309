"""Move: find for each unit the hex from which it fights best, takes most and suffers least."""

import heapq
from collections.abc import Iterator

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS
from beachmaster.games.hell_on_earth.paths import LEAVE_BEACH, LEAVE_ZOC, allowance
from beachmaster.games.hell_on_earth.players import odds, values
from beachmaster.games.hell_on_earth.players.attacks import Planner
from beachmaster.games.hell_on_earth.players.odds import Support
from beachmaster.games.hell_on_earth.players.sight import Foe, Friend, Sight

USUAL = Support(1, 1, 1)
"""Support that an assault can count on while it is being planned."""
STIR = 0.05
"""What a move must bring to be made at all."""
PULL = 0.06
"""What a hex nearer to the enemy is worth."""
SHARE = 0.8


class Move(msgspec.Struct, frozen=True):
    """A unit, where it goes, and whether it goes strategically."""

    name: str
    place: HexId
    leap: bool
    value: float

    @property
    def answer(self) -> str:
        """Return the move as the prompt takes it."""
        return f"{self.name}{'~' if self.leap else '>'}{self.place}"


class Movement:
    """One movement phase, planned as a whole."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.geo = sight.geo
        self.at = {name: friend.place for name, friend in sight.friends.items()}
        self.planner = Planner(sight)
        self._pairs: dict[tuple[HexId, int, bool], float] = {}
        self._standing: dict[tuple[str, HexId], float] = {}
        self.goals = self._goals()
        self.raided = sight.state.phase == "first-movement"

    def plan(self, without: str = "") -> list[Move]:
        """Return the moves to make, in order, the most useful first."""
        friends = self.sight.friends.items()
        waiting = [name for name, one in friends if one.marker != "DR" and name != without]
        reach = {name: self._reach(name) for name in waiting}
        moves: list[Move] = []
        while waiting:
            options = [move for name in waiting for move in self._options(name, reach[name])]
            best = max(options, key=lambda one: (one.value, one.name, one.place), default=None)
            if best is None or best.value < STIR:
                break
            moves.append(best)
            waiting.remove(best.name)
            self.at[best.name] = best.place
        return moves

    def _options(self, name: str, reach: dict[HexId, bool]) -> Iterator[Move]:
        taken = set(self.at.values())
        friend = self.sight.friends[name]
        stay = self.score(friend, self.at[name], False)
        for place, leap in reach.items():
            if place not in taken:
                value = self.score(friend, place, leap) - stay
                yield Move(name, place, leap, value)

    # -- where a unit can go -------------------------------------------------------------------

    def _reach(self, name: str) -> dict[HexId, bool]:
        """Return the hexes a unit can go to, true where only by a strategic move."""
        start = self.at[name]
        found = dict.fromkeys(self._walks(name), False)
        if start not in self.sight.zoc:
            for place in self._leaps(name):
                found.setdefault(place, True)
        found.pop(start, None)
        return found

    def stretch(self, extra: int) -> tuple[str, HexId] | None:
        """Return a unit that only Extended Movement brings to an objective in time, and where."""
        if not self.goals:
            return None
        taken = set(self.at.values())
        for name, friend in self.sight.friends.items():
            if friend.marker != "DR":
                near = set(self._walks(name))
                for place in sorted(set(self._walks(name, extra)) - near - taken):
                    if place in self.goals:
                        return name, place
        return None

    def _walks(self, name: str, extra: int = 0) -> list[HexId]:
        """Return the hexes within a unit's movement points (hoe:5.3.2)."""
        start, points = self.at[name], allowance(self.sight.game, name) + extra
        zoc = self.sight.zoc
        if start in self.geo.beach and start in zoc:
            return []
        cost = {start: 0}
        queue = [(0, start)]
        while queue:
            spent, place = heapq.heappop(queue)
            if spent > cost[place]:
                continue
            held = place in zoc
            leaving = LEAVE_ZOC * held + LEAVE_BEACH * (place in self.geo.beach)
            for near in self.geo.around[place]:
                if (held and near in zoc) or not self._enterable(near):
                    continue
                total = spent + leaving + self.geo.cost[near]
                if total <= points and total < cost.get(near, 99):
                    cost[near] = total
                    heapq.heappush(queue, (total, near))
        return list(cost)

    def _leaps(self, name: str) -> list[HexId]:
        """Return the hexes open to a strategic move (hoe:5.3.2.4)."""
        least = 3 if self.sight.game.bad_weather or self.sight.friends[name].marker else 2
        foes = list(self.sight.foes)
        return [
            place
            for place, away in self.geo.far.items()
            if all(away[foe] >= least for foe in foes) and self._enterable(place)
        ]

    def _enterable(self, place: HexId) -> bool:
        if place in self.sight.foes:
            return False
        return place != self.geo.prints.suribachi or place not in self.sight.zoc

    # -- what a hex is worth -------------------------------------------------------------------

    def score(self, friend: Friend, place: HexId, leap: bool) -> float:
        """Return what a unit does for the plan in a hex."""
        key = (friend.name, place)
        if key not in self._standing:
            self._standing[key] = self._stand(friend, place)
        attacks = friend.may_assault and not leap
        return self._standing[key] + (self._attack(friend, place) if attacks else 0.0)

    def _stand(self, friend: Friend, place: HexId) -> float:
        """Return what a hex is worth to a unit whatever the others do."""
        value = values.hex_worth(self.sight, place) - self._danger(friend, place)
        value -= PULL * self._away(place)
        if place in self.geo.beach:
            value -= 0.1
        if friend.kind == "artillery" and place in self.geo.spots:
            value += 0.15 * len(self.sight.adjacent_foes(place))
        return value

    def _attack(self, friend: Friend, place: HexId) -> float:
        """Return the best part the unit can take in an assault from a hex."""
        best = 0.0
        for near in self.geo.around[place]:
            foe = self.sight.foes.get(near)
            if foe is not None:
                best = max(best, self._against(friend, place, foe))
        return best

    def _against(self, friend: Friend, place: HexId, foe: Foe) -> float:
        alone = self._worth(foe, friend.cf, False)
        best = alone
        for name, at in self.at.items():
            partner = self.sight.friends[name]
            if name == friend.name or not partner.may_assault or self.geo.far[at][foe.place] != 1:
                continue
            flank = self.geo.far[at][place] > 1
            pair = self._worth(foe, friend.cf + partner.cf, flank)
            best = max(best, pair - SHARE * max(0.0, self._worth(foe, partner.cf, False)))
        return best

    def _worth(self, foe: Foe, attack: int, flank: bool) -> float:
        key = (foe.place, attack, flank)
        if key not in self._pairs:
            expected = self.planner.fight(foe, attack, USUAL, flank)
            value = values.worth(self.sight, foe, expected, {"": values.USUAL_LOSS})
            stays = (1 - self.sight.reaction_chance) ** self.sight.draws(foe)
            self._pairs[key] = stays * value
        return self._pairs[key]

    def _danger(self, friend: Friend, place: HexId) -> float:
        """Return what raids cost in a hex, less what they cost the raiders (hoe:5.5)."""
        if not self.raided:
            return 0.0
        beside = sum(near in self.sight.foes for near in self.geo.around[place])
        if not beside and not any(two in self.sight.foes for two in self.geo.ring[place]):
            return 0.0
        hurt, raider = odds.raid(beside, bool(friend.marker))
        return hurt * values.loss(self.sight, friend) - raider * 0.9

    def _away(self, place: HexId) -> int:
        """Return how far the next goal is: the nearest enemy, and a wanted objective."""
        far = self.geo.far[place]
        nearest = min((far[foe] for foe in self.sight.foes), default=0)
        return nearest + min((far[goal] for goal in self.goals), default=0)

    def _goals(self) -> list[HexId]:
        """Return the objectives that can still be captured in time."""
        return [
            at
            for name, at in self.geo.prints.objectives.items()
            if name not in self.sight.state.captured and self.sight.turn <= OBJECTIVE_LIMITS[name]
        ]

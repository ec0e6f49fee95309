"""Pick the next assault or reconnaissance by what it gains and costs on average."""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.drm import MOST_SUPPORTERS
from beachmaster.games.hell_on_earth.places import ERROR_RESERVE
from beachmaster.games.hell_on_earth.players import odds, values
from beachmaster.games.hell_on_earth.players.odds import Expected, Support
from beachmaster.games.hell_on_earth.players.sight import Foe, Friend, Sight
from beachmaster.games.hell_on_earth.state import CommandMarker

SUPPORT_PRICE = 0.1
"""What a support must add while other assaults may need it."""
WORTHWHILE = 0.05
ERROR_PRICE = 0.08
PAIR = 1.5
"""A pair of units must bring this much more than one of them."""


class Plan(msgspec.Struct, frozen=True):
    """An attack that was weighed: what to answer at each of its prompts."""

    kind: str
    target: HexId
    attackers: tuple[str, ...]
    supporters: tuple[str, ...] = ()
    value: float = 0.0
    support: Support = Support()

    @property
    def score(self) -> float:
        """Return the value a unit: what uses fewer units leaves more for others."""
        return self.value / (PAIR if len(self.attackers) > 1 else 1.0)


class Planner:
    """Weigh every attack that is open at one moment; lookups are shared between them."""

    def __init__(self, sight: Sight, marks: bool = True) -> None:
        self.sight = sight
        self.marks = marks
        self._fights: dict[tuple[HexId, int, Support, bool], Expected] = {}
        self._resisting: dict[HexId, list[tuple[float, odds.Resistance]]] = {}

    # -- what is open --------------------------------------------------------------------------

    def best(self, able: Sequence[str] | None = None, most: int = 2) -> Plan | None:
        """Return the best attack, or None where every one costs more than it gains."""
        plans = [plan for plan in self.all(able, most) if plan.value > WORTHWHILE]
        return max(plans, key=lambda plan: (plan.score, plan.target), default=None)

    def on(self, target: HexId, kind: str) -> Plan | None:
        """Return the best attack of a kind on a target, whatever it costs."""
        plans = [plan for plan in self.all() if (plan.target, plan.kind) == (target, kind)]
        return max(plans, key=lambda plan: plan.score, default=None)

    def all(self, able: Sequence[str] | None = None, most: int = 2) -> list[Plan]:
        """Return every assault and reconnaissance with its value."""
        plans: list[Plan] = []
        for foe in self.sight.foes.values():
            beside = self._beside(foe, able)
            for count in range(1, min(most, len(beside)) + 1):
                for attackers in combinations(beside, count):
                    plans.append(self.assault(foe, attackers))
            if foe.hidden and able is None:
                plans.extend(self._recon(foe, scout) for scout in beside)
        return plans

    def _beside(self, foe: Foe, able: Sequence[str] | None) -> list[Friend]:
        around = self.sight.geo.around[foe.place]
        return [
            friend
            for friend in self.sight.friends.values()
            if friend.place in around
            and friend.marker != "DR"
            and (friend.name in able if able else friend.may_assault or not self.marks)
        ]

    # -- one assault ---------------------------------------------------------------------------

    def assault(self, foe: Foe, attackers: Sequence[Friend]) -> Plan:
        """Return the assault of these units with the support that adds most."""
        attack = sum(friend.cf for friend in attackers)
        flank = len(attackers) > 1 and self._apart(attackers)
        chosen, support = self._support(foe, attackers, attack, flank)
        expected = self.fight(foe, attack, support, flank)
        value = self._value(foe, attackers, expected)
        names = tuple(friend.name for friend in attackers)
        return Plan("assault", foe.place, names, chosen, value, support)

    def gain(self, plan: Plan, marker: CommandMarker) -> float:
        """Return what a support order adds to an assault (hoe:3.3.4.1)."""
        foe = self.sight.foes[plan.target]
        attackers = [self.sight.friends[name] for name in plan.attackers]
        more = _with(plan.support, marker.icon, marker.value)
        if more is None:
            return 0.0
        attack = sum(friend.cf for friend in attackers)
        flank = len(attackers) > 1 and self._apart(attackers)
        return self._value(foe, attackers, self.fight(foe, attack, more, flank)) - plan.value

    def _apart(self, attackers: Sequence[Friend]) -> bool:
        return self.sight.geo.far[attackers[0].place][attackers[1].place] > 1

    def _value(self, foe: Foe, attackers: Sequence[Friend], expected: Expected) -> float:
        price = {friend.name: values.loss(self.sight, friend) for friend in attackers}
        stays = (1 - self.sight.reaction_chance) ** self.sight.draws(foe)
        return stays * values.worth(self.sight, foe, expected, price)

    def fight(self, foe: Foe, attack: int, support: Support, flank: bool) -> Expected:
        """Return what the combat table brings, over all Defense markers for a hidden unit."""
        key = (foe.place, attack, support, flank)
        known = self._fights.get(key)
        if known is None:
            parts = tuple(
                (chance, odds.assault(attack, against, foe.steps, support, flank))
                for chance, against in self._resistances(foe)
            )
            known = parts[0][1] if len(parts) == 1 else odds.mixed(parts)
            self._fights[key] = known
        return known

    def _resistances(self, foe: Foe) -> list[tuple[float, odds.Resistance]]:
        if foe.place not in self._resisting:
            self._resisting[foe.place] = self.sight.resistances(foe)
        return self._resisting[foe.place]

    # -- support -------------------------------------------------------------------------------

    def _support(
        self, foe: Foe, attackers: Sequence[Friend], attack: int, flank: bool
    ) -> tuple[tuple[str, ...], Support]:
        """Add the support that helps most, one unit at a time, as long as it is worth its price."""
        left = self.supporters(foe)
        chosen: list[str] = []
        support = Support()
        value = self._value(foe, attackers, self.fight(foe, attack, support, flank))
        while left and len(chosen) < MOST_SUPPORTERS:
            best, gain, with_best = None, SUPPORT_PRICE, support
            for kind, points in sorted({(kind, points) for _, kind, points in left}):
                more = _with(support, kind, points)
                if more is None:
                    continue
                new = self._value(foe, attackers, self.fight(foe, attack, more, flank))
                if new - value > gain:
                    best, gain, with_best = (kind, points), new - value, more
            if best is None:
                break
            name = next(name for name, kind, points in left if (kind, points) == best)
            left = [one for one in left if one[0] != name]
            chosen.append(name)
            support, value = with_best, value + gain
        return tuple(chosen), support

    def supporters(self, foe: Foe) -> list[tuple[str, str, int]]:
        """Return the units in reach of a target with kind and points of their support."""
        found = []
        for friend in self.sight.friends.values():
            if (self.marks and not friend.may_support) or friend.marker == "DR":
                continue
            points = self._points(friend, foe.place)
            if points > 0:
                found.append((friend.name, friend.kind, points))
        return found

    def _points(self, friend: Friend, target: HexId) -> int:
        geo = self.sight.geo
        away = geo.far[friend.place][target]
        if friend.kind == "flamethrower":
            return 1 if away == 1 else 0
        if friend.kind == "artillery":
            high = friend.place in geo.spots or friend.place in geo.high
            return friend.support - (away > 1 and not high)
        if away > 2 or (away == 2 and not geo.clear(friend.place, target, self.sight.places())):
            return 0
        lower = geo.level[friend.place] < geo.level[target]
        return friend.support - (away > 1 or lower)

    # -- reconnaissance ------------------------------------------------------------------------

    def _recon(self, foe: Foe, scout: Friend) -> Plan:
        around = self.sight.geo.around[foe.place]
        others = sum(
            friend.place in around and not friend.marker and friend is not scout
            for friend in self.sight.friends.values()
        )
        hit, hurt = odds.recon(others, scout.marker == "OR")
        value = hit * values.step_worth(foe) - hurt * values.loss(self.sight, scout)
        if ERROR_RESERVE in self.sight.state.blue.values():
            value -= ERROR_PRICE
        return Plan("recon", foe.place, (scout.name,), (), value)


def _with(support: Support, kind: str, points: int) -> Support | None:
    """Return the support with one more unit, or None for a second flamethrower."""
    if kind == "flamethrower":
        return None if support.flame else Support(support.tank, support.artillery, 1)
    if kind == "tank":
        return Support(support.tank + points, support.artillery, support.flame)
    return Support(support.tank, support.artillery + points, support.flame)

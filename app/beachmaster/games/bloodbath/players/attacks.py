"""Declare the attacks of a phase from where the units stand, and share out the markers."""

from collections.abc import Iterable, Sequence

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.fire_support import MOST_ON_A_HEX
from beachmaster.games.bloodbath.hexes import fighting
from beachmaster.games.bloodbath.players import values
from beachmaster.games.bloodbath.players.sight import Foe, Friend, Sight

WORTHWHILE = 0.05
ADDS = 0.02
"""What one more hex of units must add to an attack."""
USUAL_MARKERS = 2
"""How many markers an attack gets as long as they last."""
CROWD = 0.4
"""How strongly an attack from many hexes is put off for one from few."""


class Stack(msgspec.Struct, frozen=True):
    """The units of one hex that fight as one (bib:17.2)."""

    place: HexId
    units: tuple[Friend, ...]

    @property
    def attack(self) -> int:
        """Return their attack factors together."""
        return sum(unit.attack for unit in self.units)


class Plan(msgspec.Struct, frozen=True):
    """An attack that was weighed."""

    foe: Foe
    stacks: tuple[Stack, ...]
    value: float

    @property
    def score(self) -> float:
        """Return the value for the units it takes: what uses fewer leaves more for others."""
        return self.value / float(max(1, len(self.stacks)) ** CROWD)

    @property
    def units(self) -> list[Friend]:
        """Return the units that take part."""
        return [unit for stack in self.stacks for unit in stack.units]


def weigh(sight: Sight, foe: Foe, stacks: Iterable[Stack], suppressed: float) -> Plan:
    """Return the best attack on a unit by some of the stacks, the strongest first."""
    ordered = sorted(stacks, key=lambda stack: (-stack.attack, stack.place))
    chosen: list[Stack] = []
    best = Plan(foe, (), 0.0)
    for stack in ordered:
        chosen.append(stack)
        units = [unit for one in chosen for unit in one.units]
        expected = sight.expected(foe, units, suppressed)
        value = values.attack(sight, foe, units, expected)
        if value > best.value + ADDS:
            best = Plan(foe, tuple(chosen), value)
    return best


def standing(sight: Sight) -> list[Stack]:
    """Return what can fight from each hex that US units hold."""
    found = []
    for place in sorted({friend.place for friend in sight.friends.values()}):
        names = fighting(sight.game, place, sight.island.landing_beach(place))
        found.append(Stack(place, tuple(sight.friends[name] for name in names)))
    return found


def declare(sight: Sight) -> list[Plan]:
    """Return the attacks of this phase, the most valuable first."""
    free = standing(sight)
    markers = 0 if sight.mobile else sight.markers
    foes = dict(sight.foes)
    plans: list[Plan] = []
    while True:
        suppressed = sight.suppression(min(USUAL_MARKERS, markers))
        found = [weigh(sight, foe, _near(sight, foe, free), suppressed) for foe in foes.values()]
        best = max(found, key=lambda plan: (plan.score, plan.foe.place), default=None)
        if best is None or best.value <= WORTHWHILE:
            return plans
        plans.append(best)
        used = {stack.place for stack in best.stacks}
        free = [stack for stack in free if stack.place not in used]
        del foes[best.foe.place]
        markers -= min(USUAL_MARKERS, markers)


def _near(sight: Sight, foe: Foe, stacks: Sequence[Stack]) -> list[Stack]:
    """Return the stacks beside a unit with somebody in them whom the terrain lets attack."""
    around = sight.prints.neighbours(foe.place)
    able = all if sight.game.ruling("B-60") == "pair-barred" else any
    return [
        stack
        for stack in stacks
        if stack.place in around and able(sight.fights(one, foe.terrain) for one in stack.units)
    ]


def share(sight: Sight, plans: Sequence[Plan], markers: int) -> dict[HexId, int]:
    """Return how many markers each attack gets: one by one where one saves most (bib:16.2)."""
    given = {plan.foe.place: 0 for plan in plans}
    for _ in range(min(markers, MOST_ON_A_HEX * len(plans))):
        saves = {
            plan.foe.place: _cost(sight, plan, given[plan.foe.place])
            - _cost(sight, plan, given[plan.foe.place] + 1)
            for plan in plans
            if given[plan.foe.place] < MOST_ON_A_HEX
        }
        given[max(saves, key=lambda place: (saves[place], place))] += 1
    return given


def _cost(sight: Sight, plan: Plan, count: int) -> float:
    """Return what an attack is likely to cost with so many markers."""
    expected = sight.expected(plan.foe, plan.units, sight.suppression(count))
    return expected.loss * values.price(sight, plan.foe, plan.units)

"""Weigh attacks in US losses, declare those of a phase, and share out the markers."""

from collections.abc import Iterable, Sequence

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.fire_support import MOST_ON_A_HEX
from beachmaster.games.bloodbath.hexes import fighting
from beachmaster.games.bloodbath.players.odds import Expected
from beachmaster.games.bloodbath.players.sight import Foe, Friend, Sight

KILL = 0.9
"""What a dead Japanese unit is worth at the pace that clears the island in time."""
SURIBACHI, HILL = 3.0, 0.4
"""What more a unit is worth that holds the mountain, or a hill after that (bib:21.3)."""
LAST_OF_SECTOR, NEARLY = 0.5, 3
"""What more one of the last few units of a sector is worth (bib:18.0)."""
RATE = 3.1
"""How many Japanese units a turn can kill without haste, and what haste can add to their worth."""
HURRY, ENDGAME = 2.8, 2.6
FEW, LAST_TURNS = 14, 5
"""With so few units or turns left the end is near: one unit left alive loses all (bib:12.2)."""
SLIP, SLIP_OFF = 0.25, 0.7
"""The share of a kill's worth in a unit that redeploys; to Mount Suribachi none returns."""
STEP, FLAMETHROWER, TANK = 1.0, 0.4, 0.3
"""The price of a step: support units cost a replacement step, but no victory point (bib:12.3)."""
FALLING_BACK, WIPED_OUT = 0.15, 2.0
PER_FACTOR = 0.01
"""What an attack factor could do elsewhere."""


def kill(sight: Sight, foe: Foe) -> float:
    """Return what it is worth to kill a unit."""
    sector = sight.prints.sector(foe.place)
    worth = KILL * pace(sight)
    if foe.place in sight.prints.suribachi:
        worth += SURIBACHI
    elif sector and sight.left(sector) <= NEARLY:
        worth += LAST_OF_SECTOR
    if sight.prints.hill(foe.place) and sight.state.suribachi:
        worth += HILL
    return worth


def pace(sight: Sight) -> float:
    """Return how much faster than so far the Japanese must die, within limits."""
    turns = max(1, sight.state.last_turn - sight.state.turn + 1)
    wanted = len(sight.foes) + turns
    least = ENDGAME if len(sight.foes) <= FEW or turns <= LAST_TURNS else 1.0
    return min(HURRY, max(least, wanted / (turns * RATE)))


def attack(sight: Sight, foe: Foe, units: list[Friend], expected: Expected) -> float:
    """Return what an attack brings less what it costs."""
    worth = kill(sight, foe)
    mountain = foe.place in sight.prints.suribachi
    slips = expected.slips * (SLIP_OFF if mountain else SLIP)
    cost = expected.loss * price(sight, foe, units)
    cost += expected.back * FALLING_BACK * len(units) + expected.wiped * WIPED_OUT * len(units)
    factors = sum(unit.attack for unit in units)
    return worth * (expected.kill + slips) - cost - PER_FACTOR * factors


def price(sight: Sight, foe: Foe, units: list[Friend]) -> float:
    """Return the price of one step: a tank loses the first, then a flamethrower is cheapest."""
    able = [unit for unit in units if sight.fights(unit, foe.terrain)]
    if any(unit.tank for unit in able):
        return TANK
    return FLAMETHROWER if any(unit.support for unit in able) else STEP


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
        value = attack(sight, foe, units, expected)
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
    return expected.loss * price(sight, plan.foe, plan.units)

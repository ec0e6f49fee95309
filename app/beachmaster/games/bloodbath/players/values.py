"""Weigh things in US losses: a battalion step is one, a turn left over two (bib:12.3)."""

from beachmaster.games.bloodbath.players.odds import Expected
from beachmaster.games.bloodbath.players.sight import Foe, Friend, Sight

KILL = 1.3
"""What a dead Japanese unit is worth at the pace that clears the island in time."""
SURIBACHI = 3.0
LAST_OF_SECTOR = 0.5
NEARLY = 3
HURRY = 2.0
SLIP = 0.25
SLIP_OFF = 0.7
"""The share of a kill's worth in a unit that redeploys; from Mount Suribachi it never returns."""
STEP, FLAMETHROWER, TANK = 1.0, 0.6, 0.5
"""The price of a step: support units cost a replacement step, but no victory point."""
FALLING_BACK, WIPED_OUT = 0.15, 2.0
PER_FACTOR = 0.02
"""What an attack factor could do elsewhere."""


def kill(sight: Sight, foe: Foe) -> float:
    """Return what it is worth to kill a unit."""
    there = sight.board.hexes[foe.place]
    worth = KILL * pace(sight)
    if there.suribachi == "mountain":
        worth += SURIBACHI
    elif there.sector and sight.left(there.sector) <= NEARLY:
        worth += LAST_OF_SECTOR
    return worth


def pace(sight: Sight) -> float:
    """Return how much faster than so far the Japanese must die, within limits."""
    turns = max(1, sight.state.last_turn - sight.state.turn + 1)
    wanted = len(sight.foes) + turns
    return min(HURRY, max(1.0, wanted / (turns * 4.0)))


def attack(sight: Sight, foe: Foe, units: list[Friend], expected: Expected) -> float:
    """Return what an attack brings less what it costs."""
    worth = kill(sight, foe)
    mountain = sight.board.hexes[foe.place].suribachi == "mountain"
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

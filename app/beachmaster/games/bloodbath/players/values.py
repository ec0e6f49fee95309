"""Weigh things in US losses: a battalion step is one, a turn left over two (bib:12.3)."""

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

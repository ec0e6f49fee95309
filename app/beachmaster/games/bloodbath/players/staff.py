"""Choose the coast, spend replacement steps, call reserves, form the task force."""

from collections.abc import Sequence

from beachmaster.games.bloodbath.places import LOST
from beachmaster.games.bloodbath.players.sight import Sight
from beachmaster.games.bloodbath.reinforcements import TANKS as RESERVE_TANKS
from beachmaster.games.bloodbath.ways_back import way_back

SHORE = 5
"""How near to a beach a Japanese unit counts as its defence."""
REGIMENTS = 2
"""How many reserve regiments pay for the turns they cost; called at once, as all come too late."""
LOST_TANKS = 1
"""After so many lost tank battalions Task Force Collins makes one of three (bib:17.4)."""
TANKS, FLAMETHROWERS, ASHORE, AT_SEA, GONE, LAST = range(6)
"""Whom a replacement step serves, for ranks."""
RANKS = {ASHORE: 0, TANKS: 1, FLAMETHROWERS: 2, AT_SEA: 3, GONE: 4, LAST: 5}
LATE_TURNS, LATE_FOES = 2, 4
"""So near to the end only battalions count (bib:12.3)."""


def coast(sight: Sight, options: Sequence[str]) -> str:
    """Return the coast from which Mount Suribachi is near and fewer others are (bib:11.3)."""
    return min(options, key=lambda name: (_resistance(sight, name), name))


def _resistance(sight: Sight, name: str) -> float:
    board = sight.prints
    beaches = board.beaches[name]
    if not beaches:  # a map of the player's own, not told yet
        return 0.0
    mountain = min((board.distance(p, top) for p in beaches for top in board.suribachi), default=0)
    near = sum(any(board.distance(p, foe) <= SHORE for p in beaches) for foe in sight.foes)
    return mountain * 2.0 + near / len(beaches)


def reserves(sight: Sight, options: Sequence[str]) -> list[str]:
    """Return what to call forward: as early as can be, or not at all (bib:14.4)."""
    most = max(0, REGIMENTS - len(sight.state.regiments))
    regiments = [name for name in options if name != RESERVE_TANKS][:most]
    with_tanks = bool(regiments) and RESERVE_TANKS in options
    return [*regiments, RESERVE_TANKS] if with_tanks else regiments


def replaced(sight: Sight, options: Sequence[str], most: int) -> list[str]:
    """Return who gets the replacement steps: battalions at rest, then support units (14.5)."""
    return sorted(options, key=lambda name: (RANKS[_serves(sight, name)], name))[:most]


def _serves(sight: Sight, name: str) -> int:
    unit = sight.state.us[name]
    if sight.game.is_support(name):
        turns = sight.state.last_turn - sight.state.turn
        if turns <= LATE_TURNS or len(sight.foes) <= LATE_FOES:
            return LAST
        return TANKS if sight.game.is_tank(name) else FLAMETHROWERS
    if unit.place == LOST:
        return GONE
    return ASHORE if unit.on_map else AT_SEA


def loser(sight: Sight, options: Sequence[str]) -> str:
    """Return who loses a step: a tank, a flamethrower, a whole battalion, a depleted one."""

    def rank(name: str) -> tuple[int, str]:
        if sight.game.is_support(name):
            return (0 if sight.game.is_tank(name) else 1), name
        return (3 if sight.state.us[name].on_last_step else 2), name

    return min(options, key=rank)


def advances(sight: Sight, options: Sequence[str]) -> str:
    """Return who advances: the strongest pair, a whole battalion before a depleted one."""

    def strength(name: str) -> tuple[int, str]:
        pair = sight.game.us_in(sight.state.us[name].place)[:2]
        return sum(sight.game.factors(one).attack for one in pair), name

    return max(options, key=strength)


def falls_back(sight: Sight, unit: str, options: Sequence[str]) -> str:
    """Return what a hex of units does: back only where that is safe, or nothing else is left."""
    if "stay" in options:
        return "stay"
    stack = sight.game.us_in(sight.state.us[unit].place)
    safe = all(way_back(sight.island, stack, hexes) == "open" for hexes in (1, 2, 3))
    stands = [name.removeprefix("stand:") for name in options if name.startswith("stand:")]
    if "retreat" in options and (safe or not stands):
        return "retreat"
    return f"stand:{loser(sight, stands)}" if stands else options[0]


def task_force(sight: Sight) -> str:
    """Return the tank battalion to flip: once two are lost, one is worth two (bib:17.4)."""
    tanks = [name for name in sight.state.us if sight.game.is_tank(name)]
    lost = [name for name in tanks if sight.state.us[name].place == LOST]
    left = sorted(set(tanks) - set(lost), key=lambda name: (not sight.state.us[name].on_map, name))
    return [*left, *lost][0] if len(lost) >= LOST_TANKS else ""

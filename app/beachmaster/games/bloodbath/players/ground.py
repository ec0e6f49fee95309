"""Read the ground for an automatic player: cover from bombardment, distance to the enemy."""

from collections.abc import Iterable

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.players.sight import Sight

FARTHEST = 99
PULL = 4.0
"""How many hexes nearer Mount Suribachi seems while it holds out."""
COVER = 0.35
OPEN_BEACH = 1.0
SYMBOL = 0.3


def away(sight: Sight) -> dict[HexId, int]:
    """Return how far each hex is from the nearest Japanese unit."""
    return spread(sight, sight.foes)


def spread(sight: Sight, places: Iterable[HexId]) -> dict[HexId, int]:
    """Return how many hexes over land each hex is from the nearest of some."""
    far = dict.fromkeys(sight.board.hexes, FARTHEST)
    edge = list(places)
    far.update((place, 0) for place in edge)
    for place in edge:  # grows while we walk outwards
        for near in sight.board.neighbours(place):
            if far[near] > far[place] + 1:
                far[near] = far[place] + 1
                edge.append(near)
    return far


def cover(sight: Sight, place: HexId) -> float:
    """Return how much the ground of a hex weakens a bombardment, in columns."""
    crt = sight.odds.crt
    return float(crt.column(10, "clear") - crt.column(10, sight.board.hexes[place].terrain))


def approach(sight: Sight) -> dict[HexId, float]:
    """Return how badly each hex serves a unit that is to fight next: far, open, useless ones."""
    mountain = [p for p in sight.foes if sight.board.hexes[p].suribachi == "mountain"]
    near, top = spread(sight, sight.foes), spread(sight, mountain)
    found = {}
    for place, there in sight.board.hexes.items():
        score = float(min(near[place], top[place] - PULL))
        score -= COVER * cover(sight, place)
        if there.coast:
            score += OPEN_BEACH
        if there.symbol and there.sector not in sight.state.cleared:
            score -= SYMBOL
        found[place] = score
    return found

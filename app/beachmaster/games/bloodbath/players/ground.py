"""Read the ground for an automatic player: cover from bombardment, distance to the enemy."""

from collections.abc import Iterable

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.players.sight import Sight

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

"""Measure a board once for the automatic player: neighbours, distances, lines of sight."""

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.ground import HEIGHTS
from beachmaster.games.hell_on_earth.paths import COSTS
from beachmaster.games.hell_on_earth.prints import Prints

NEAR = 2


class Geometry:
    """What never changes on a board, looked up instead of worked out."""

    def __init__(self, prints: Prints) -> None:
        self.prints = prints
        self.around = {place: prints.neighbours(place) for place in prints.hexes}
        self.far = {a: {b: prints.distance(a, b) for b in prints.hexes} for a in prints.hexes}
        self.ring = {
            place: tuple(b for b, away in self.far[place].items() if away == NEAR)
            for place in prints.hexes
        }
        self.cost = {place: COSTS[prints.terrain(place)] for place in prints.hexes}
        self.beach = set(prints.beaches.values())
        self.guns = set(prints.guns)
        self.high = set(filter(prints.hill, prints.hexes))
        self.spots = self.high | self.guns
        self.high.add(prints.suribachi)
        self.objective = {place: name for name, place in prints.objectives.items()}
        self.level = {
            place: (HEIGHTS[prints.terrain(place)], prints.hill(place)) for place in prints.hexes
        }

    def clear(self, place: HexId, target: HexId, americans: set[HexId]) -> bool:
        """Tell whether no US unit blocks the line of sight between two hexes (H-25)."""
        between = self.prints.line(place, target)
        return not any(all(one in americans for one in group) for group in between)


def measured(prints: Prints) -> Geometry:
    """Return a board's geometry, measured the first time only."""
    if prints.digest not in _MEASURED:
        _MEASURED.clear()
        _MEASURED[prints.digest] = Geometry(prints)
    return _MEASURED[prints.digest]


_MEASURED: dict[str, Geometry] = {}
"""The last board measured: games of one run share it."""

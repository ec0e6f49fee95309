"""Derive from the map and the units on it: zones of control, distances, beaches, airfields."""

from functools import cached_property

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import UNKNOWN

CLOSED_TO_TANKS = frozenset({"ravine", "mountain", "mine"})
"""Terrain that tanks may neither enter nor attack into (bib:17.3)."""
STOPS = frozenset({"beach", "ravine"})
"""Terrain that ends a move on entering (bib:5.2)."""
FAR = 4
"""How far from all Japanese units redeployment and rebuilding must be (bib:15.0, bib:14.7)."""


FIRST, SECOND = 1, 2
"""The numbers of the airfields that give markers (bib:16.1)."""


def airfield_markers(first: bool, second: bool) -> int:
    """Return what free airfields add: the second nothing without the first (bib:16.1, B-29)."""
    return 0 if not first else 2 if second else 1


class Island:
    """The map at one moment; make a new one after anything has moved."""

    def __init__(self, game: Game) -> None:
        assert game.prints is not None
        self.game = game
        self.prints = game.prints

    @cached_property
    def japanese(self) -> frozenset[HexId]:
        """Return the hexes that hold Japanese units."""
        places = (unit.place for _, unit in self.game.japanese())
        return frozenset(place for place in places if place != UNKNOWN)

    @cached_property
    def americans(self) -> frozenset[HexId]:
        """Return the hexes that hold US units."""
        return frozenset(self.game.us(name).place for name in self.game.us_on_map())

    @cached_property
    def zoc(self) -> frozenset[HexId]:
        """Return the hexes in Japanese zones of control; dug-in units have one too (B-29)."""
        return self.prints.around(self.japanese)

    @cached_property
    def us_zoc(self) -> frozenset[HexId]:
        """Return the hexes in US zones of control."""
        return self.prints.around(self.americans)

    @cached_property
    def far(self) -> frozenset[HexId]:
        """Return the hexes four or more away from every Japanese unit (B-44)."""
        near = (self.prints.within(enemy, FAR - 1) for enemy in self.japanese)
        return frozenset(self.prints.hexes).difference(*near)

    def landing_beach(self, place: HexId) -> bool:
        """Tell whether a hex is a beach of the chosen coast (bib:11.3)."""
        return place in self.prints.beaches_of(self.game.state.coast)

    def landing_beaches(self) -> list[HexId]:
        """Return the beach hexes of the chosen coast, by number."""
        return list(self.prints.beaches_of(self.game.state.coast))

    def adjacent(self, a: HexId, b: HexId) -> bool:
        """Tell whether two hexes are next to each other."""
        return self.prints.distance(a, b) == 1

    def closed_to(self, name: str, place: HexId) -> bool:
        """Tell whether the terrain bars a US unit (bib:17.3)."""
        return self.game.is_tank(name) and self.prints.terrain(place) in CLOSED_TO_TANKS

    def airfields_free(self) -> int:
        """Return how many markers the airfields add: none without the first (bib:16.1, B-29)."""
        held, airfields = self.japanese | self.zoc, self.prints.airfields
        return airfield_markers(
            *(not held.intersection(airfields[number]) for number in (FIRST, SECOND))
        )

    @cached_property
    def dug_in(self) -> dict[str, HexId]:
        """Return the dug-in counters with their hexes, from the lowest hex number up."""
        here = ((name, unit) for name, unit in self.game.japanese() if unit.place != UNKNOWN)
        found = {name: unit.place for name, unit in here if unit.dug_in}
        return dict(sorted(found.items(), key=lambda item: item[1]))

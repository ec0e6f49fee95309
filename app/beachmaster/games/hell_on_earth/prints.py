"""Read what the map prints: nothing else looks into a hex (hoe:3.1)."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from beachmaster.engine.hexboard import HexBoard
from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.board_data import Board, HexData, Objective, Terrain

COSTS: Mapping[Terrain, int] = {
    "beach": 1,
    "clear": 1,
    "rough": 2,
    "difficult": 3,
    "suribachi": 3,
}
"""Movement points to enter a hex (hoe:5.3.2.1)."""


class Prints(HexBoard):
    """The lattice of a map, what is printed in each of its hexes, and where a print is found.

    `hexes` are names and nothing else: whoever wants to know what a hex shows calls a method.
    """

    def __init__(self, board: Board) -> None:
        self.file = board.file
        self.raw = board.raw
        self.digest = board.digest
        self.hexes = board.hexes.keys()
        self._printed: Mapping[HexId, HexData] = board.hexes

    # -- what one hex shows --------------------------------------------------------------------

    def terrain(self, place: HexId) -> Terrain:
        """Return the terrain of a hex."""
        return self._printed[place].terrain

    def hill(self, place: HexId) -> bool:
        """Tell whether a hex holds a hill."""
        return self._printed[place].hill

    def gun(self, place: HexId) -> bool:
        """Tell whether a hex holds Fixed Artillery."""
        return self._printed[place].fixed_artillery

    def objective(self, place: HexId) -> Objective | None:
        """Return the Key Objective in a hex."""
        return self._printed[place].objective

    def beach(self, place: HexId) -> int | None:
        """Return the number of the landing beach in a hex."""
        return self._printed[place].beach

    def sector(self, place: HexId) -> int:
        """Return the defense sector of a hex."""
        return self._printed[place].sector

    def redeployment_number(self, place: HexId) -> int | None:
        """Return the number at which a unit redeploys to a hex of its sector."""
        return self._printed[place].redeployment

    def label(self, place: HexId) -> str:
        """Return what is written in a hex."""
        return self._printed[place].label

    def cost(self, place: HexId) -> tuple[int, int]:
        """Return the least and the most movement points that entering a hex can cost (5.3.2.1)."""
        return self._costs[place]

    @cached_property
    def _costs(self) -> Mapping[HexId, tuple[int, int]]:
        points = {place: COSTS[self.terrain(place)] for place in self.hexes}
        return {place: (cost, cost) for place, cost in points.items()}

    def is_open(self, place: HexId) -> bool:
        """Tell whether it is not known what ground a hex has: never on a map printed in full."""
        del place
        return False

    def look_at(self, places: Iterable[HexId]) -> None:
        """Look at the ground of some hexes at once, before the rules read it one by one."""

    # -- where a print is found ----------------------------------------------------------------

    @cached_property
    def beaches(self) -> Mapping[int, HexId]:
        """Return the landing beaches by number."""
        found = {number: place for place in self.hexes if (number := self.beach(place))}
        return {number: found[number] for number in sorted(found)}

    @cached_property
    def objectives(self) -> Mapping[Objective, HexId]:
        """Return the hexes of the Key Objectives."""
        return {name: place for place in self.hexes if (name := self.objective(place))}

    @property
    def suribachi(self) -> HexId:
        """Return the hex of Mount Suribachi."""
        return self.objectives["suribachi"]

    @cached_property
    def guns(self) -> tuple[HexId, ...]:
        """Return the hexes with Fixed Artillery."""
        return tuple(filter(self.gun, self.hexes))

    @cached_property
    def deployment(self) -> tuple[HexId, ...]:
        """Return the hexes where Japanese units are set up."""
        return tuple(place for place, held in self._printed.items() if held.deployment)

    def redeployment(self, sector: int, number: int) -> HexId | None:
        """Return the hex to which a unit redeploys at a number in a sector."""
        return self._tunnels.get((sector, number))

    @cached_property
    def _tunnels(self) -> Mapping[tuple[int, int], HexId]:
        return {
            (self.sector(place), number): place
            for place in self.hexes
            if (number := self.redeployment_number(place))
        }

"""What the map prints, hex by hex and by name: the only module that reads it (bib:11.0)."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TypeVar

import msgspec

from beachmaster.engine.hexboard import HexBoard
from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.board_data import Board, Terrain

V = TypeVar("V", bound=Hashable)


class Ground(msgspec.Struct, frozen=True):
    """What matters of a hex to a fight: terrain, whether a hill lies over it, sector (0: none)."""

    terrain: str
    hill: bool = False
    sector: int = 0


class Prints(HexBoard):
    """A map that is printed in full: its lattice, and one method for each kind of print.

    Nobody else looks into a hex, so that a print may one day be open until a player tells it.
    """

    def __init__(self, board: Board) -> None:
        self.file, self.raw, self._printed = board.file, board.raw, board.hexes
        self._costs = board.file.costs
        self.hexes: Collection[HexId] = board.hexes.keys()

    # -- in one hex ------------------------------------------------------------------------------

    def ground(self, place: HexId) -> Ground:
        """Return what a hex shows that matters to a fight (bib:7.4)."""
        return Ground(self.terrain(place), self.hill(place), self.sector(place))

    def terrain(self, place: HexId) -> Terrain:
        """Return the terrain of a hex, whatever hill lies over it (bib:7.4)."""
        return self._printed[place].terrain

    def cost(self, place: HexId) -> int:
        """Return the movement points to enter a hex; hills do not count (bib:5.2)."""
        return self._costs[self._printed[place].terrain]

    def most(self, place: HexId) -> int:
        """Return the most that entering a hex can cost: of a map printed in full, what it does."""
        return self.cost(place)

    def cost_of(self, terrain: str) -> int:
        """Return the movement points to enter a terrain (bib:5.2)."""
        return self._costs[terrain]

    def hill(self, place: HexId) -> bool:
        """Tell whether a hill lies over a hex (bib:21.3)."""
        return self._printed[place].hill

    def symbol(self, place: HexId) -> str:
        """Return red for a deployment hex, white for a redeployment hex, else nothing (19.5)."""
        return self._printed[place].symbol

    def sector(self, place: HexId) -> int:
        """Return the numbered sector of a hex, 0 where it has none (bib:18.0)."""
        return self._printed[place].sector

    def coast(self, place: HexId) -> str:
        """Return the coast of a beach hex; nothing inland and off the map (bib:14.2)."""
        return self._printed[place].coast if place in self._printed else ""

    def colour(self, place: HexId) -> str:
        """Return the color of a beach hex (bib:14.2)."""
        return self._printed[place].colour

    def airfield(self, place: HexId) -> int:
        """Return the number of the airfield in a hex, 0 for none (bib:16.1)."""
        return self._printed[place].airfield

    def label(self, place: HexId) -> str:
        """Return the name that is printed in a hex."""
        return self._printed[place].label

    def symbol_sector(self, place: HexId) -> int | None:
        """Return the sector of a red or white hex, 0 on Mount Suribachi, None elsewhere (18.0)."""
        return self.sector(place) if self.symbol(place) else None

    def is_open(self, place: HexId) -> bool:
        """Tell whether it is not known what ground a hex has: never on a map printed in full."""
        del place
        return False

    def look_at(self, places: Iterable[HexId]) -> None:
        """Look at the ground of some hexes at once, before the rules read it one by one."""

    def look_at_costs(self) -> None:
        """Look at the movement costs of all terrain, before the rules read them one by one."""

    def look_at_sectors(self, places: Iterable[HexId]) -> None:
        """Look at the sectors of some hexes at once, before the rules read them one by one."""

    # -- by name ---------------------------------------------------------------------------------

    @cached_property
    def deployment(self) -> tuple[HexId, ...]:
        """Return the red hexes (bib:11.2)."""
        return self._by(self.symbol)["red"]

    @cached_property
    def by_sector(self) -> Mapping[int, tuple[HexId, ...]]:
        """Return the hexes of each sector (bib:18.0)."""
        return self._by(self.sector)

    def symbols(self, sector: int) -> Iterator[HexId]:
        """Yield the red and white hexes of a numbered sector (bib:18.0)."""
        return (place for place in self.by_sector[sector] if self.symbol(place))

    @cached_property
    def beaches(self) -> Mapping[str, tuple[HexId, ...]]:
        """Return the beach hexes of each coast, by number (bib:14.2)."""
        return {coast: tuple(sorted(hexes)) for coast, hexes in self._by(self.coast).items()}

    def beaches_of(self, coast: str) -> tuple[HexId, ...]:
        """Return the beach hexes of one coast, by number; none before it is chosen (bib:14.2)."""
        return self.beaches.get(coast, ())

    @property
    def airfields_known(self) -> bool:
        """Tell whether it is known where the airfields are: always on a map printed in full."""
        return True

    @cached_property
    def airfields(self) -> Mapping[int, tuple[HexId, ...]]:
        """Return the hexes with a part of each airfield (bib:16.1)."""
        return dict(sorted(self._by(self.airfield).items()))

    @cached_property
    def suribachi(self) -> tuple[HexId, ...]:
        """Return the five hexes of Mount Suribachi (bib:22.0)."""
        return self._by(self._part)["mountain"]

    @cached_property
    def around_suribachi(self) -> tuple[HexId, ...]:
        """Return the eleven hexes around the mountain (bib:22.0)."""
        return self._by(self._part)["foot"]

    def _part(self, place: HexId) -> str:
        return self._printed[place].suribachi

    def _by(self, read: Callable[[HexId], V]) -> dict[V, tuple[HexId, ...]]:
        """Return the hexes that have each value of a print; nothing printed is no value."""
        found: dict[V, tuple[HexId, ...]] = {}
        for place in self.hexes:
            if value := read(place):
                found[value] = (*found.get(value, ()), place)
        return found

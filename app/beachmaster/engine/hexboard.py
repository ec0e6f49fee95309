"""Measure a loaded hex board: neighbours on the map, distances, lines of sight."""

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import Protocol, Self

import msgspec

from beachmaster.engine import hexgrid
from beachmaster.engine.facts import Known
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.scenery import Scenery, Survey


class MapFile(Protocol):
    """What every file of a map says: how its hexes stand, its name, whose values it has."""

    @property
    def name(self) -> str:
        """Return the name of the map."""
        ...

    @property
    def notice(self) -> str:
        """Return what the file says of itself to a player."""
        ...

    @property
    def tag(self) -> str:
        """Return where its values come from."""
        ...

    @property
    def layout(self) -> hexgrid.Layout:
        """Return how the hexes stand."""
        ...

    @property
    def coastline(self) -> tuple[tuple[hexgrid.Point, ...], ...]:
        """Return the coast as rings of points; none where it is not drawn."""
        ...

    @property
    def scenery(self) -> Scenery:
        """Return what is drawn for the eye alone."""
        ...

    @property
    def survey(self) -> Survey | None:
        """Return how large a hex is and where north lies, None where it is not known."""
        ...


class HexBoard:
    """What every board made of numbered hexes can measure; games add what is printed on it.

    Neighbours and distances are kept once worked out: the rules ask for them all the time.
    """

    file: MapFile
    hexes: Collection[HexId]
    own = False
    """Whether it is the player's own map, learned as it is played."""

    @property
    def open(self) -> OpenPrints:
        """Return what is known of a map of the player's own."""
        raise LookupError("a map that is printed in full has nothing open")

    def at(self, learned: Known | msgspec.UnsetType) -> Self:
        """Return the map with what a game learned of it: all is known of one printed in full."""
        del learned
        return self

    @cached_property
    def _near(self) -> dict[HexId, tuple[HexId, ...]]:
        return {}

    @cached_property
    def _away(self) -> dict[tuple[HexId, HexId], int]:
        return {}

    @cached_property
    def _rings(self) -> dict[tuple[HexId, int], frozenset[HexId]]:
        return {}

    def measure_like(self, other: "HexBoard") -> None:
        """Take over the distances that another board of the same lattice has worked out."""
        self._away.update(other._away)

    def neighbours(self, place: HexId) -> tuple[HexId, ...]:
        """Return the land hexes next to a hex."""
        found = self._near.get(place)
        if found is None:
            around = hexgrid.neighbours(place, self.file.layout)
            found = self._near[place] = tuple(near for near in around if near in self.hexes)
        return found

    def around(self, places: Iterable[HexId]) -> frozenset[HexId]:
        """Return the land hexes next to any of some hexes, such as their zones of control."""
        return frozenset[HexId]().union(*map(self.neighbours, places))

    def distance(self, a: HexId, b: HexId) -> int:
        """Return how many hexes apart two hexes are."""
        found = self._away.get((a, b))
        if found is None:
            found = self._away[a, b] = hexgrid.distance(a, b, self.file.layout)
        return found

    def within(self, place: HexId, reach: int) -> frozenset[HexId]:
        """Return the hexes of the map up to so many away from a hex, itself included."""
        found = self._rings.get((place, reach))
        if found is None:
            near = hexgrid.within(place, reach, self.file.layout)
            found = self._rings[place, reach] = frozenset(one for one in near if one in self.hexes)
        return found

    def line(self, a: HexId, b: HexId) -> tuple[hexgrid.Group, ...]:
        """Return what the line of sight between two hexes passes; see `hexgrid.line`."""
        return hexgrid.line(a, b, self.file.layout)

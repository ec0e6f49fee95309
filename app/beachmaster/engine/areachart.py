"""Say what is drawn of a map of areas: a chart whose spaces have outlines of their own.

A chart of areas is a `Chart`, so that whatever shows a map shows it: its `hexes` are spaces, and a
space has more than a hex has. Boxes are drawn as trays beside the land.
"""

from collections.abc import Mapping

from beachmaster.engine.display import Chart, Hex, Tint
from beachmaster.engine.hexgrid import Point

SpaceId = str
"""The id of what a chart shows as one place: a hex, an area or a box."""


class AreaSpot(Hex, frozen=True, kw_only=True):
    """One area or box: where it lies and what stands in its badge.

    `at` is where the badge stands, in the units of the outline; a `tray` is laid beside the land
    and needs neither; `tint` is the color that the map gives it. `badge` is the small figure below
    the number (a terrain modifier), in a `square` badge or a round one; `value` are its points, 0
    for none. `near` are the spaces that touch it, `guessed` those of them that do so by an
    estimate; `sure` tells whether that and the badge are no estimate.
    """

    at: Point = (0.0, 0.0)
    outline: tuple[Point, ...] = ()
    tray: bool = False
    tint: Tint = ""
    badge: str = ""
    square: bool = False
    value: int = 0
    near: tuple[SpaceId, ...] = ()
    guessed: frozenset[SpaceId] = frozenset()
    sure: bool = True


class AreaChart(Chart, frozen=True, kw_only=True):
    """The printed map of areas; boxes come after the areas, in the order of their trays."""

    hexes: Mapping[SpaceId, AreaSpot]

    @property
    def areas(self) -> Mapping[SpaceId, AreaSpot]:
        """Return the areas."""
        return {place: spot for place, spot in self.hexes.items() if not spot.tray}

    @property
    def trays(self) -> Mapping[SpaceId, AreaSpot]:
        """Return the boxes."""
        return {place: spot for place, spot in self.hexes.items() if spot.tray}

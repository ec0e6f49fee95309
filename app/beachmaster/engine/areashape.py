"""Say which areas and boxes a map has, and which edges it may have between them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Annotated

import msgspec

from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

AreaId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{1,12}$")]
"""The id of an area or of a box, as the map prints it: `4`, `green`."""
EdgeId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{1,12}-[a-z0-9]{1,12}$")]
"""Two ids that may touch, the earlier one first: `4-6`."""
PlaceName = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{1,12}(-[a-z0-9]{1,12})?$")]
"""An area, a box, or an edge."""
MOST_AREAS = 99


@dataclass(frozen=True)
class Shape:
    """Which areas and boxes a map has, in its order, and which of them could touch at all.

    Two boxes never do.
    """

    areas: tuple[str, ...]
    boxes: tuple[str, ...] = ()

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """Return every area and box."""
        return self.areas + self.boxes

    @cached_property
    def edges(self) -> tuple[str, ...]:
        """Return every edge that the map may have."""
        every = combinations(self.spaces, 2)
        return tuple(self.edge(a, b) for a, b in every if not {a, b} <= set(self.boxes))

    @cached_property
    def _order(self) -> Mapping[str, int]:
        return {place: at for at, place in enumerate(self.spaces)}

    def edge(self, a: str, b: str) -> str:
        """Return the id of the edge between two spaces, the earlier one first."""
        first, second = sorted((a, b), key=self._order.__getitem__)
        return f"{first}-{second}"

    def holds(self, place: str) -> bool:
        """Tell whether a word is an area or a box."""
        return place in self._order

    def problems(self) -> Iterator[Text]:
        """Yield what is wrong with the shape: too few or too many, one twice."""
        if not 2 <= len(self.areas) <= MOST_AREAS or len(self.boxes) > MOST_AREAS:
            yield T(
                "areas: expected 2 to {most} areas, found {found}",
                most=MOST_AREAS,
                found=len(self.areas),
            )
        elif len(self._order) < len(self.spaces):
            twice = next(one for one in self.spaces if self.spaces.count(one) > 1)
            yield T("areas, boxes: {place} is listed twice", place=twice)

    def has_edge(self, edge: str) -> bool:
        """Tell whether a word is an edge that the map may have."""
        return edge in self._possible

    def edge_problem(self, edge: str) -> Text | None:
        """Say why a word is no edge that the map may have, if it is not."""
        if self.has_edge(edge):
            return None
        return T(
            "edges: “{edge}” is not a pair of this board, the earlier one first", edge=edge[:30]
        )

    @cached_property
    def _possible(self) -> frozenset[str]:
        return frozenset(self.edges)


def ends(edge: str) -> tuple[str, str]:
    """Return the two spaces of an edge."""
    first, _, second = edge.partition("-")
    return first, second


def is_edge(place: str) -> bool:
    """Tell whether a place of a fact is an edge, not a space."""
    return "-" in place

"""Measure a map of areas: which touch, how far apart they are, what each of them prints.

Areas and boxes are *spaces*. Whether two of them touch is a print of their edge (`edge`); what a
space shows is a print of the space. On a map that is printed in full all of it is known, though
perhaps as an estimate. On the player's own a rule first works with what is believed (`neighbours`,
`believed`), which never asks, and then has told what its result rests on (`confirm`, `read`,
`touches`): there what is open is asked, once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from heapq import heappop, heappush
from itertools import pairwise
from pathlib import Path
from typing import Self

import msgspec

from beachmaster.engine.areafile import AreaFile, AreaPrint, digest, parse, shape_of
from beachmaster.engine.areashape import Shape
from beachmaster.engine.boardfile import BoardError, Point, our_board
from beachmaster.engine.datafile import Tag, raise_problems, read_bytes
from beachmaster.engine.facts import Known
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.printkinds import Prints
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

EDGE = "edge"
"""The print of an edge: whether its two spaces touch."""
UNREACHED = 1 << 30
Fact = tuple[str, str]
"""A place, a space or an edge, and the print that is read of it."""


class AreaBoard:
    """What every board of areas can tell; a game says with `kinds` what its map prints.

    Neighbours and distances are kept once worked out: the rules ask for them all the time.
    """

    own = False
    """Whether it is the player's own map, learned as it is played."""

    def __init__(self, file: AreaFile, raw: bytes, kinds: Prints) -> None:
        self.file, self.raw, self.kinds = file, raw, kinds
        self.shape: Shape = shape_of(file)
        self.digest = digest(file)
        self._printed: Mapping[str, AreaPrint] = {**file.areas, **file.boxes}

    @classmethod
    def of(cls, data: bytes, game: str, kinds: Prints) -> Self:
        """Return the board that a board file's bytes hold, each print held to its declaration."""
        file = parse(data, game)
        raise_problems(_misprints(file, kinds), BoardError)
        return cls(file, data, kinds)

    @property
    def notice(self) -> str:
        """Return what the file says of itself to a player."""
        return self.file.notice

    @property
    def open(self) -> OpenPrints:
        """Return what is known of a map of the player's own."""
        raise LookupError("a map that is printed in full has nothing open")

    def at(self, learned: Known | msgspec.UnsetType) -> Self:
        """Return the map with what a game learned of it: all is known of one printed in full."""
        del learned
        return self

    # -- what is where -------------------------------------------------------------------------

    @property
    def areas(self) -> tuple[str, ...]:
        """Return the areas in the map's order, without the boxes."""
        return self.shape.areas

    @property
    def boxes(self) -> tuple[str, ...]:
        """Return the boxes beside the areas."""
        return self.shape.boxes

    @property
    def spaces(self) -> tuple[str, ...]:
        """Return every area and box."""
        return self.shape.spaces

    def edge(self, a: str, b: str) -> str:
        """Return the id of the edge between two spaces, the same both ways."""
        return self.shape.edge(a, b)

    # -- what is printed -----------------------------------------------------------------------

    def believed(self, place: str, field: str) -> Value:
        """Return what a space or an edge shows, known or estimated; never asks."""
        if field == EDGE:
            return place in self.file.edges
        found = self._printed[place].shows.get(field)
        return self.kinds[field].absent if found is None else found

    def read(self, place: str, field: str) -> Value:
        """Return what a space or an edge shows; where that is open and matters, ask."""
        return self.believed(place, field)

    def tag(self, place: str, field: str) -> Tag:
        """Return where that comes from, as sure as the file says where it says no more."""
        if field == EDGE:
            return self.file.edges.get(place, self.file.tag)
        return self._printed[place].tags.get(field, self.file.tag)

    def is_known(self, place: str, field: str) -> bool:
        """Tell whether that is no estimate; never asks."""
        return self.tag(place, field) != "estimate"

    def confirm(self, facts: Iterable[Fact]) -> None:
        """Ask in one form for what is open of all that a result rests on; here nothing is."""

    def look_around(self, place: str) -> None:
        """Ask in one form what a space touches, as far as that is open; here nothing is."""

    # -- edges ---------------------------------------------------------------------------------

    def touches(self, a: str, b: str) -> bool:
        """Tell whether two spaces touch; where that is open and matters, ask."""
        return a != b and bool(self.read(self.edge(a, b), EDGE))

    def confirm_way(self, way: Iterable[str]) -> None:
        """Ask in one form for the open edges of a way from space to space."""
        self.confirm((self.edge(a, b), EDGE) for a, b in pairwise(way))

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Return the spaces that touch one, as far as is known or estimated; never asks."""
        return self._near[place]

    @cached_property
    def _near(self) -> Mapping[str, tuple[str, ...]]:
        near: dict[str, list[str]] = {place: [] for place in self.spaces}
        for edge in self.shape.edges:
            if self.believed(edge, EDGE):
                one, other = edge.split("-")
                near[one].append(other)
                near[other].append(one)
        order = {place: at for at, place in enumerate(self.spaces)}
        return {p: tuple(sorted(found, key=order.__getitem__)) for p, found in near.items()}

    def distance(self, a: str, b: str) -> int:
        """Return how many steps apart two spaces are, `UNREACHED` where no way leads."""
        return self._away[a].get(b, UNREACHED)

    @cached_property
    def _away(self) -> Mapping[str, Mapping[str, int]]:
        return {place: self.costs(place, lambda _one, _other: 1) for place in self.spaces}

    def costs(
        self, start: str, step: Callable[[str, str], int | None], most: int = UNREACHED
    ) -> dict[str, int]:
        """Return what it costs to come to each space from one, up to so much.

        `step` is the cost from a space into a neighbour, None where that way is closed.
        """
        found: dict[str, int] = {}
        front = [(0, start)]
        while front:
            spent, place = heappop(front)
            if place in found:
                continue
            found[place] = spent
            for other in self.neighbours(place):
                cost = step(place, other) if other not in found else None
                if cost is not None and spent + cost <= most:
                    heappush(front, (spent + cost, other))
        return found

    # -- the drawing ---------------------------------------------------------------------------

    def spot(self, place: str) -> Point:
        """Return where the number of a space stands."""
        return self._printed[place].at

    def outline(self, place: str) -> tuple[Point, ...]:
        """Return the outline of a space; boxes may have none."""
        return self._printed[place].outline

    def label(self, place: str) -> str:
        """Return the name that is written in a space."""
        return self._printed[place].label


def load(game: str, kinds: Prints, path: Path | None = None) -> AreaBoard:
    """Return the board in a file, or our sample; raise `BoardError` where it cannot be played."""
    return AreaBoard.of(read_bytes(path or our_board(game), BoardError), game, kinds)


def _misprints(file: AreaFile, kinds: Prints) -> Iterator[Text]:
    """Yield what an area shows that no map of the game can show, and what each area lacks."""
    for place, one in {**file.areas, **file.boxes}.items():
        for field, value in one.shows.items():
            kind = kinds.get(field)
            if kind is None or field == EDGE:
                yield T("{place}: no map of this game prints “{field}”", place=place, field=field)
            elif not kind.can_show(value):
                yield T("{place}: “{print}” cannot be that", place=place, print=kind.text)
    for place, one in file.areas.items():
        for kind in kinds.values():
            if kind.id != EDGE and not kind.listed and kind.id not in one.shows:
                yield T("area {place}: “{print}” is missing", place=place, print=kind.text)

"""Read a board file of areas: pieces of ground and boxes beside them, with what they print.

An area borders on others, which no lattice says: every edge stands in the file, with where it comes
from. What an area prints is a value in the game's own terms; a value that is not as sure as the
file says in `tag` has a tag of its own.
"""

from collections.abc import Iterable, Iterator
from math import isfinite

import msgspec

from beachmaster.engine.areashape import AreaId, EdgeId, Shape, ends
from beachmaster.engine.boardfile import MOST_POINTS, BoardError, Point
from beachmaster.engine.datafile import (
    Header,
    Line,
    Tag,
    decode,
    digest_of,
    header_problems,
    raise_problems,
    refuse_repeated,
)
from beachmaster.engine.ownboard import FieldName, Scalar
from beachmaster.engine.scenery import Scenery, Survey, scenery_problems, survey_of
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


class AreaPrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Hold what a file says of one area or box: where it lies, its outline, what is printed in it.

    `at` is where its number stands, in the same units as the outline: y runs down.
    """

    at: Point
    label: Line = ""
    outline: tuple[Point, ...] = ()
    shows: dict[FieldName, Scalar] = {}
    tags: dict[FieldName, Tag] = {}


class AreaFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hold a board file of areas as it was read."""

    name: Line
    source: dict[Line, Line] = {}
    tag: Tag
    projection: dict[Line, float | tuple[float, float]] = {}
    areas: dict[AreaId, AreaPrint]
    boxes: dict[AreaId, AreaPrint] = {}
    edges: dict[EdgeId, Tag]
    coastline: tuple[tuple[Point, ...], ...] = ()
    scenery: Scenery = Scenery()

    @property
    def survey(self) -> Survey | None:
        """Return how large a unit is and where north lies, None where the file does not say."""
        return survey_of(self.projection)


def parse(data: bytes, game: str) -> AreaFile:
    """Return the board that the bytes hold; raise `BoardError` when it is not one for the game."""
    board = decode(data, AreaFile, T("the board"), BoardError)
    refuse_repeated(data, T("the board"), BoardError)
    raise_problems(header_problems(board, game), BoardError)
    raise_problems(_problems(board), BoardError)
    return board


def shape_of(board: AreaFile) -> Shape:
    """Return which areas and boxes a board has."""
    return Shape(tuple(board.areas), tuple(board.boxes))


def digest(board: AreaFile) -> str:
    """Return a fingerprint of what play depends on: prints and edges, not the drawing."""
    every = {**board.areas, **board.boxes}
    return digest_of([board.game, {a: one.shows for a, one in every.items()}, sorted(board.edges)])


def _problems(board: AreaFile) -> Iterator[Text]:
    """Yield what is wrong with a board whatever its game: sizes, edges, one piece."""
    shape = shape_of(board)
    wrong_shape = list(shape.problems())
    if wrong_shape:
        yield from wrong_shape
        return
    yield from _shapes(board)
    wrong = [problem for edge in board.edges if (problem := shape.edge_problem(edge))]
    yield from wrong
    if not wrong:
        yield from loose(shape, board.edges)


def _shapes(board: AreaFile) -> Iterator[Text]:
    every = {**board.areas, **board.boxes}
    rings = [*(one.outline for one in every.values()), *board.coastline]
    points = [point for ring in rings for point in ring] + [one.at for one in every.values()]
    if len(points) > MOST_POINTS:
        yield T(
            "outline, coastline: expected at most {most} points, found {found}",
            most=MOST_POINTS,
            found=len(points),
        )
    if not all(isfinite(x) and isfinite(y) for x, y in points):
        yield T("at, outline, coastline: expected finite numbers")
    yield from scenery_problems(board.scenery)
    for place, one in board.areas.items():
        if len(one.outline) < 3:
            yield T("area {place}: expected an outline of three points or more", place=place)
    for place, one in every.items():
        for field in sorted(one.tags.keys() - one.shows.keys()):
            yield T("{place}: a tag for “{field}”, which is not shown", place=place, field=field)


def loose(shape: Shape, edges: Iterable[str]) -> Iterator[Text]:
    """Yield each area and box that no way of edges joins to the first area."""
    near: dict[str, set[str]] = {place: set() for place in shape.spaces}
    for edge in edges:
        one, other = ends(edge)
        near[one].add(other)
        near[other].add(one)
    seen, front = set[str](), {shape.spaces[0]}
    while front:
        seen |= front
        front = {other for place in front for other in near[place]} - seen
    for place in shape.spaces:
        if place not in seen:
            yield T("edges: no edge leads to {place}", place=place)

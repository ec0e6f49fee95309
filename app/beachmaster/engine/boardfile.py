"""Read a board file: what every hex board has in common, checked before a game looks at it.

Whatever is wrong with it ends in a `BoardError`.
"""

from collections.abc import Iterator, Mapping
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from beachmaster.engine import hexgrid
from beachmaster.engine.datafile import (
    FORMAT,
    FORMAT_PROBLEM,
    DataError,
    Header,
    Line,
    Tag,
    decode,
    digest_of,
    raise_problems,
)
from beachmaster.engine.scenery import Scenery, Survey, scenery_problems, survey_of
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.paths import data_root

Point = tuple[float, float]
S = TypeVar("S", bound=msgspec.Struct)

MOST_HEXES = 2_000
MOST_POINTS = 20_000


class BoardError(DataError):
    """Tell the player what is wrong with a board file."""


class BoardFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hold a board file as it was read; each hex is still raw, for the game to decode.

    `costs` are the movement points to enter each terrain, where a map prints them.
    """

    name: Line
    orientation: Literal["flat", "pointy"] = "flat"
    shifted: Literal["even", "odd"] = "even"
    source: dict[Line, Line] = {}
    tag: Tag
    projection: dict[Line, float | tuple[float, float]] = {}
    costs: dict[Line, Annotated[int, msgspec.Meta(ge=1, le=9)]] = {}
    hexes: dict[str, msgspec.Raw]
    coastline: tuple[tuple[Point, ...], ...] = ()
    scenery: Scenery = Scenery()

    @property
    def layout(self) -> hexgrid.Layout:
        """Return how the hexes of this board stand."""
        return hexgrid.Layout(self.orientation, self.shifted)

    @property
    def survey(self) -> Survey | None:
        """Return how large a hex is and where north lies, None where the file does not say."""
        return survey_of(self.projection)


def our_board(game: str) -> Path:
    """Return where our own reconstruction of a game's board lies."""
    return data_root() / "resources" / "boards" / game / "sample.json"


def parse(data: bytes, game: str) -> BoardFile:
    """Return the board that the bytes hold; raise `BoardError` when it is not one for the game."""
    board = decode(data, BoardFile, T("the board"), BoardError)
    if board.format != FORMAT:
        raise BoardError(FORMAT_PROBLEM.fill(wanted=FORMAT, found=board.format))
    if board.game != game:
        raise BoardError(
            T(
                "game: expected a board for {wanted}, found one for {found}",
                wanted=game,
                found=board.game,
            )
        )
    _check_coastline(board)
    raise_problems(list(scenery_problems(board.scenery)), BoardError)
    return board


def decode_hexes(board: BoardFile, hex_type: type[S]) -> dict[hexgrid.HexId, S]:
    """Return the hexes of a board in order of their ids, each as the game's own type."""
    if not 1 <= len(board.hexes) <= MOST_HEXES:
        raise BoardError(
            T(
                "hexes: expected 1 to {most} hexes, found {found}",
                most=MOST_HEXES,
                found=len(board.hexes),
            )
        )
    for name in board.hexes:
        try:
            hexgrid.parse(name)
        except ValueError as error:
            raise BoardError(
                T(
                    "hexes: a hex is four digits, column and row counted from 01, such as 0512; "
                    "not “{name}”",
                    name=name,
                )
            ) from error
    return {
        name: decode(bytes(board.hexes[name]), hex_type, T("hex {name}", name=name), BoardError)
        for name in sorted(board.hexes)
    }


def pieces(names: Mapping[hexgrid.HexId, Any], layout: hexgrid.Layout) -> list[set[hexgrid.HexId]]:
    """Return the groups of hexes that hang together, the largest first."""
    left, found = set(names), []
    while left:
        piece, edge = set(), {min(left)}
        while edge:
            piece |= edge
            touching = {near for name in edge for near in hexgrid.neighbours(name, layout)}
            edge = (touching & left) - piece
        found.append(piece)
        left -= piece
    return sorted(found, key=len, reverse=True)


def loose(names: Mapping[hexgrid.HexId, Any], layout: hexgrid.Layout) -> Iterator[Text]:
    """Yield that there is more than one island."""
    island, *islets = pieces(names, layout)
    if islets:
        yield T(
            "hexes: expected one island, found {loose} apart from hex {first}",
            loose=min(min(piece) for piece in islets),
            first=min(island),
        )


def digest(board: BoardFile, hexes: Mapping[hexgrid.HexId, msgspec.Struct]) -> str:
    """Return a fingerprint of what play depends on: grid, hexes and costs, not the drawing."""
    content: list[object] = [board.game, board.orientation, board.shifted, dict(hexes)]
    if board.costs:
        content.append(board.costs)
    return digest_of(content)


def _check_coastline(board: BoardFile) -> None:
    points = [point for ring in board.coastline for point in ring]
    if len(points) > MOST_POINTS:
        raise BoardError(
            T(
                "coastline: expected at most {most} points, found {found}",
                most=MOST_POINTS,
                found=len(points),
            )
        )
    if not all(isfinite(x) and isfinite(y) for x, y in points):
        raise BoardError(T("coastline: expected finite numbers"))

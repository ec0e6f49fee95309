"""Read a board file: what every hex board has in common, checked before a game looks at it.

A board file is JSON. It may come from anybody, so whatever is wrong with it ends in a `BoardError`
that names the place in the file and what was expected there.
"""

import hashlib
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from beachmaster.engine import hexgrid

Tag = Literal["rulebook", "sourced", "player", "estimate"]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$")]
Line = Annotated[str, msgspec.Meta(max_length=300)]
Point = tuple[float, float]
S = TypeVar("S", bound=msgspec.Struct)

LARGEST_FILE = 2_000_000
MOST_HEXES = 2_000
MOST_POINTS = 20_000
FORMAT = 1


class DataError(ValueError):
    """Tell the player what is wrong with a data file: where, and what was expected there."""


class BoardError(DataError):
    """Tell the player what is wrong with a board file."""


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hold a board file as it was read; each hex is still raw, for the game to decode."""

    format: int
    game: Slug
    id: Slug
    name: Line
    notice: Line = ""
    orientation: Literal["flat", "pointy"] = "flat"
    shifted: Literal["even", "odd"] = "even"
    source: dict[Line, Line] = {}
    tag: Tag
    projection: dict[Line, float | tuple[float, float]] = {}
    hexes: dict[str, msgspec.Raw]
    coastline: tuple[tuple[Point, ...], ...] = ()

    @property
    def layout(self) -> hexgrid.Layout:
        """Return how the hexes of this board stand."""
        return hexgrid.Layout(self.orientation, self.shifted)


def read_bytes(path: Path, error: type[DataError] = BoardError) -> bytes:
    """Return a data file's bytes; raise the error when it cannot be read or is too large."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as cause:
        raise error(f"cannot read {path.name}: {cause.strerror}") from cause
    if len(data) > LARGEST_FILE:
        raise error(f"{path.name} is larger than {LARGEST_FILE} bytes")
    return data


def decode(data: bytes, kind: type[S], where: str, error: type[DataError] = BoardError) -> S:
    """Return JSON as the given type; raise the error, with the place, when it does not fit."""
    if len(data) > LARGEST_FILE:
        raise error(f"{where}: larger than {LARGEST_FILE} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError as cause:
        raise error(f"{where}: nested too deeply") from cause
    except (msgspec.MsgspecError, UnicodeDecodeError) as cause:
        raise error(f"{where}: {cause}") from cause


def parse(data: bytes, game: str) -> BoardFile:
    """Return the board that the bytes hold; raise `BoardError` when it is not one for the game."""
    board = decode(data, BoardFile, "the board")
    if board.format != FORMAT:
        raise BoardError(f"format: expected {FORMAT}, found {board.format}")
    if board.game != game:
        raise BoardError(f"game: expected a board for {game}, found one for {board.game}")
    _check_coastline(board)
    return board


def decode_hexes(board: BoardFile, hex_type: type[S]) -> dict[hexgrid.HexId, S]:
    """Return the hexes of a board in order of their ids, each as the game's own type."""
    if not 1 <= len(board.hexes) <= MOST_HEXES:
        raise BoardError(f"hexes: expected 1 to {MOST_HEXES} hexes, found {len(board.hexes)}")
    for name in board.hexes:
        try:
            hexgrid.parse(name)
        except ValueError as error:
            raise BoardError(f"hexes: {error}") from error
    return {
        name: decode(bytes(board.hexes[name]), hex_type, f"hex {name}")
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


def digest(board: BoardFile, hexes: Mapping[hexgrid.HexId, msgspec.Struct]) -> str:
    """Return a fingerprint of what play depends on: the grid and its hexes, not the drawing."""
    content = [board.game, board.orientation, board.shifted, dict(hexes)]
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def _check_coastline(board: BoardFile) -> None:
    points = [point for ring in board.coastline for point in ring]
    if len(points) > MOST_POINTS:
        raise BoardError(f"coastline: expected at most {MOST_POINTS} points, found {len(points)}")
    if not all(isfinite(x) and isfinite(y) for x, y in points):
        raise BoardError("coastline: expected finite numbers")

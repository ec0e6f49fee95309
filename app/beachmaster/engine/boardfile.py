"""Read a board file: what every hex board has in common, checked before a game looks at it.

A board file is JSON. It may come from anybody, so whatever is wrong with it ends in a `BoardError`
that names the place in the file and what was expected there.
"""

import hashlib
from collections.abc import Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from beachmaster.engine import hexgrid
from beachmaster.engine.given import no_json, readable
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.texts import T

Tag = Literal["rulebook", "sourced", "player", "estimate"]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$")]
Line = Annotated[str, msgspec.Meta(max_length=300)]
Point = tuple[float, float]
S = TypeVar("S", bound=msgspec.Struct)

LARGEST_FILE = 2_000_000
MOST_HEXES = 2_000
MOST_POINTS = 20_000
MOST_PROBLEMS = 20
FORMAT = 1


class DataError(ValueError):
    """Tell the player what is wrong with a data file: where, and what was expected there."""

    def __init__(self, *problems: Text) -> None:
        self.problems = problems
        self.text = _joined(problems)
        super().__init__(render(self.text))


class BoardError(DataError):
    """Tell the player what is wrong with a board file."""


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hold a board file as it was read; each hex is still raw, for the game to decode.

    `costs` are the movement points to enter each terrain, where a map prints them.
    """

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
    costs: dict[Line, Annotated[int, msgspec.Meta(ge=1, le=9)]] = {}
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
        why = plain_text(cause.strerror or str(cause))
        raise error(T("cannot read {file}: {why}", file=path.name, why=why)) from cause
    if len(data) > LARGEST_FILE:
        raise error(T("{file} is larger than {most} bytes", file=path.name, most=LARGEST_FILE))
    return data


def decode(data: bytes, kind: type[S], where: Text, error: type[DataError] = BoardError) -> S:
    """Return JSON as the given type; raise the error, with the place, when it does not fit."""
    if len(data) > LARGEST_FILE:
        raise error(T("{where}: larger than {most} bytes", where=where, most=LARGEST_FILE))
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError as cause:
        raise error(T("{where}: nested too deeply", where=where)) from cause
    except msgspec.ValidationError as cause:
        raise error(_AT.fill(where=where, why=readable(cause, kind).text)) from cause
    except (msgspec.MsgspecError, UnicodeDecodeError) as cause:
        why = T("it is not written as JSON: {why}", why=no_json(cause))
        raise error(_AT.fill(where=where, why=why)) from cause


def parse(data: bytes, game: str) -> BoardFile:
    """Return the board that the bytes hold; raise `BoardError` when it is not one for the game."""
    board = decode(data, BoardFile, T("the board"))
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
        name: decode(bytes(board.hexes[name]), hex_type, T("hex {name}", name=name))
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
    """Return a fingerprint of what play depends on: grid, hexes and costs, not the drawing."""
    content: list[object] = [board.game, board.orientation, board.shifted, dict(hexes)]
    if board.costs:
        content.append(board.costs)
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


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


def _joined(problems: Sequence[Text]) -> Text:
    """Return the problems as one text; of very many, the first ones and how many more."""
    if not problems:
        return T("the file does not fit the game")
    whole, *others = problems[:MOST_PROBLEMS]
    for other in others:
        whole = T("{first}; {second}", first=whole, second=other)
    more = len(problems) - MOST_PROBLEMS
    return T("{first}; and {count} more", first=whole, count=more) if more > 0 else whole


FORMAT_PROBLEM = T("format: expected {wanted}, found {found}")
_AT = T("{where}: {why}")

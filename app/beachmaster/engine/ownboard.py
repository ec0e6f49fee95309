"""Hold a player's own board: its lattice, what is known of it, and how it is written in a file.

A board of areas has no lattice: it names its `areas` and `boxes`, and what is known of them and of
their edges (`4-6`) stands in `places`.

The file is a board file (`boardfile`) whose hexes show only what is known of them. `columns` and
`rows` bound the lattice; `complete` names, print by print, the values whose hexes are all known;
`whole` is what the map prints but in no hex, such as the movement cost of a terrain; `counters` is
what the counters print, by their kinds and by the ids of those that differ. `names` are the
player's own words for hexes, `numbered` tells whether numbers are printed in them; of a board of
areas `names` are words for areas, and the file is then of the format `NAMED_AREAS`.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from beachmaster.engine import hexgrid
from beachmaster.engine.areashape import AreaId, PlaceName, Shape
from beachmaster.engine.areawords import area_names_problem
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.datafile import (
    FORMAT,
    Header,
    Line,
    Tag,
    decode,
    header_problems,
    raise_problems,
    refuse_repeated,
)
from beachmaster.engine.facts import WHOLE, Known, at_counter, completed, counter_at
from beachmaster.engine.hexwords import LONGEST_NAME, names_problem
from beachmaster.engine.scenery import Scenery
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import LARGEST_NUMBER, Value

LEAST_SIDE, LONGEST_SIDE = 2, 60
NAMED_AREAS = 2
"""The format of a board of areas with names, which earlier programs do not know."""
Side = Annotated[int, msgspec.Meta(ge=LEAST_SIDE, le=LONGEST_SIDE)]
GridSide = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_SIDE)]
"""Of a board of areas there is none: 0."""
MOST_HEXES = 2_000
FieldName = Annotated[str, msgspec.Meta(pattern=r"^[^:\s]{1,60}$")]
"""The id of a print; a colon parts it from a value where a list is told to be complete."""
HexName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
CounterName = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$")]
"""The id of a kind of counter, or of one counter."""
Scalar = (
    Annotated[str, msgspec.Meta(max_length=60)]
    | Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
    | bool
)


class OwnBoard(Header, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A player's own board, as a file holds it; `id` tells it from his other boards."""

    name: Line
    tag: Tag = "player"
    orientation: Literal["flat", "pointy"] = "flat"
    shifted: Literal["even", "odd"] = "even"
    columns: GridSide = 0
    rows: GridSide = 0
    areas: tuple[AreaId, ...] = ()
    boxes: tuple[AreaId, ...] = ()
    hexes: dict[str, dict[FieldName, Scalar]] = {}
    places: dict[PlaceName, dict[FieldName, Scalar]] = {}
    complete: dict[FieldName, list[Scalar]] = {}
    whole: dict[FieldName, Scalar] = {}
    names: dict[str, HexName] = {}
    numbered: bool | None = None
    counters: dict[CounterName, dict[FieldName, Scalar]] = {}

    @property
    def shape(self) -> Shape:
        """Return which areas and boxes the board has, of a board of hexes none."""
        return shape_of(self.areas, self.boxes)

    @property
    def layout(self) -> hexgrid.Layout:
        """Return how the hexes of this board stand."""
        return hexgrid.Layout(self.orientation, self.shifted)

    @property
    def lattice(self) -> tuple[hexgrid.HexId, ...]:
        """Return every hex that the map may show, column by column, or every area and box."""
        if self.areas:
            return self.areas + self.boxes
        return hexgrid.rectangle(self.columns, self.rows)

    def holds(self, place: str) -> bool:
        """Tell whether a word is a hex of the lattice, or an area, a box or an edge."""
        if self.areas:
            return self.shape.holds(place) or self.shape.has_edge(place)
        try:
            column, row = hexgrid.parse(place)
        except ValueError:
            return False
        return column <= self.columns and row <= self.rows

    @property
    def coastline(self) -> tuple[()]:
        """Return no coast: the player's map has its own."""
        return ()

    @property
    def scenery(self) -> Scenery:
        """Return nothing that is drawn for the eye: the player's map has its own."""
        return Scenery()

    @property
    def survey(self) -> None:
        """Return no scale: nobody told how large the player's map is."""
        return None

    @property
    def known(self) -> dict[str, dict[str, Value]]:
        """Return what is known of the board."""
        shown = self.places if self.areas else self.hexes
        found: dict[str, dict[str, Value]] = {place: dict(v) for place, v in shown.items()}
        whole: dict[str, Value] = dict(self.whole)
        whole |= {completed(field, one): True for field, of in self.complete.items() for one in of}
        found |= {at_counter(name): dict(of) for name, of in self.counters.items()}
        return found | ({WHOLE: whole} if whole else {})

    def knowing(self, known: Known) -> "OwnBoard":
        """Return the board with this known of it, and nothing else."""
        closed: dict[str, list[Scalar]] = {}
        whole: dict[str, Scalar] = {}
        for name, value in sorted(known.get(WHOLE, {}).items()):
            field, colon, of = name.partition(":")
            if colon:
                closed.setdefault(field, []).append(msgspec.json.decode(of))
            else:
                whole[name] = value
        places: dict[str, dict[str, Scalar]] = {}
        counters: dict[str, dict[str, Scalar]] = {}
        for place in sorted(known.keys() - {WHOLE}):
            counter = counter_at(place)
            if counter is None:
                places[place] = dict(known[place])
            else:
                counters[counter] = dict(known[place])
        told = msgspec.structs.replace(self, complete=closed, whole=whole, counters=counters)
        if self.areas:
            return msgspec.structs.replace(told, places=places)
        return msgspec.structs.replace(told, hexes=places)


def parse(data: bytes, game: str) -> OwnBoard:
    """Return the board that the bytes hold; raise `BoardError` where it is none for the game."""
    board = decode(data, OwnBoard, T("the board"), BoardError)
    refuse_repeated(data, T("the board"), BoardError)
    named = board.format == NAMED_AREAS and bool(board.areas and board.names)
    header = msgspec.structs.replace(board, format=FORMAT) if named else board
    raise_problems(header_problems(header, game), BoardError)
    raise_problems(size_problems(board), BoardError)
    for place in board.places if board.areas else ():
        if not board.holds(place):
            raise BoardError(T("places: “{name}” is not an area, box or edge", name=place))
    for place in board.hexes:
        if not board.holds(place):
            raise BoardError(
                T(
                    "hexes: a hex is four digits, column and row counted from 01, up to "
                    "{last}; not “{name}”",
                    last=hexgrid.name(board.columns, board.rows),
                    name=place,
                )
            )
    problem = naming_problem(board, board.names)
    if problem is not None:
        raise BoardError(problem)
    return board


def naming_problem(board: OwnBoard, names: Mapping[str, str]) -> Text | None:
    """Say what is wrong with the player's words for hexes or areas of a board, if anything is."""
    if board.areas:
        return area_names_problem(names, board.shape)
    return names_problem(names, board.lattice)


def other_shape(board: OwnBoard, bare: OwnBoard) -> Text | None:
    """Say that a board has other areas and boxes than its game's map, or areas instead of hexes."""
    if (board.areas, board.boxes) == (bare.areas, bare.boxes):
        return None
    if not bare.areas:
        return T("areas: the map of this game is of hexes")
    return T("areas: expected {wanted}", wanted=list(bare.areas + bare.boxes))


def size_problems(board: OwnBoard) -> Iterator[Text]:
    """Yield what is wrong with a board's size: it has a lattice, or areas and boxes."""
    if board.areas or board.boxes:
        if board.columns or board.rows or board.hexes:
            yield T("areas: a board of areas has no columns, rows and hexes")
        yield from board.shape.problems()
        return
    if board.places:
        yield T("places: a board of hexes has none")
    for name, size in (("columns", board.columns), ("rows", board.rows)):
        if size < LEAST_SIDE:
            yield T("{name}: expected {least} or more, found {size}", name=name, least=LEAST_SIDE,
                    size=size)  # fmt: skip
    if board.columns * board.rows > MOST_HEXES:
        yield T(
            "columns, rows: expected at most {most} hexes, found {found}",
            most=MOST_HEXES,
            found=board.columns * board.rows,
        )


@lru_cache(maxsize=20)
def shape_of(areas: tuple[str, ...], boxes: tuple[str, ...]) -> Shape:
    """Return a shape; it is worked out once."""
    return Shape(areas, boxes)


def written(board: OwnBoard) -> bytes:
    """Return the board as a file holds it."""
    named = bool(board.areas and board.names)
    board = msgspec.structs.replace(board, format=NAMED_AREAS if named else FORMAT)
    return msgspec.json.format(msgspec.json.encode(board, order="deterministic"), indent=1) + b"\n"

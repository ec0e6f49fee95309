"""Hold a player's own board: its lattice, what is known of it, and how it is written in a file.

The file is a board file (`boardfile`) whose hexes show only what is known of them. `columns` and
`rows` bound the lattice; `complete` names, print by print, the values whose hexes are all known;
`whole` is what the map prints but in no hex, such as the movement cost of a terrain; `counters` is
what the counters print, by their kinds and by the ids of those that differ. `names` are the
player's own words for hexes, `numbered` tells whether numbers are printed in them.
"""

from typing import Annotated, Literal

import msgspec

from beachmaster.engine import hexgrid
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.datafile import (
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
from beachmaster.engine.texts import T
from beachmaster.engine.values import LARGEST_NUMBER, Value

LEAST_SIDE, LONGEST_SIDE = 2, 60
Side = Annotated[int, msgspec.Meta(ge=LEAST_SIDE, le=LONGEST_SIDE)]
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
    columns: Side
    rows: Side
    hexes: dict[str, dict[FieldName, Scalar]] = {}
    complete: dict[FieldName, list[Scalar]] = {}
    whole: dict[FieldName, Scalar] = {}
    names: dict[str, HexName] = {}
    numbered: bool | None = None
    counters: dict[CounterName, dict[FieldName, Scalar]] = {}

    @property
    def layout(self) -> hexgrid.Layout:
        """Return how the hexes of this board stand."""
        return hexgrid.Layout(self.orientation, self.shifted)

    @property
    def lattice(self) -> tuple[hexgrid.HexId, ...]:
        """Return every hex that the map may show, column by column."""
        return tuple(
            hexgrid.name(column, row)
            for column in range(1, self.columns + 1)
            for row in range(1, self.rows + 1)
        )

    def holds(self, place: str) -> bool:
        """Tell whether a word is a hex of the lattice."""
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
    def known(self) -> dict[str, dict[str, Value]]:
        """Return what is known of the board."""
        found: dict[str, dict[str, Value]] = {place: dict(v) for place, v in self.hexes.items()}
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
        hexes: dict[str, dict[str, Scalar]] = {}
        counters: dict[str, dict[str, Scalar]] = {}
        for place in sorted(known.keys() - {WHOLE}):
            counter = counter_at(place)
            if counter is None:
                hexes[place] = dict(known[place])
            else:
                counters[counter] = dict(known[place])
        return msgspec.structs.replace(
            self, hexes=hexes, complete=closed, whole=whole, counters=counters
        )


def parse(data: bytes, game: str) -> OwnBoard:
    """Return the board that the bytes hold; raise `BoardError` where it is none for the game."""
    board = decode(data, OwnBoard, T("the board"), BoardError)
    refuse_repeated(data, T("the board"), BoardError)
    raise_problems(header_problems(board, game), BoardError)
    if board.columns * board.rows > MOST_HEXES:
        raise BoardError(
            T(
                "columns, rows: expected at most {most} hexes, found {found}",
                most=MOST_HEXES,
                found=board.columns * board.rows,
            )
        )
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
    problem = names_problem(board.names, board.lattice)
    if problem is not None:
        raise BoardError(problem)
    return board


def written(board: OwnBoard) -> bytes:
    """Return the board as a file holds it."""
    return msgspec.json.format(msgspec.json.encode(board, order="deterministic"), indent=1) + b"\n"

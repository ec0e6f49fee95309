"""Take a player's board out as a file, and bring such a file in.

The file holds the lattice and what is known of it; no photo, and not how it lies on one.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from beachmaster.engine import ownboard
from beachmaster.engine.about import About
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.datafile import Line, decode, raise_problems, read_bytes
from beachmaster.engine.options import same
from beachmaster.engine.ownboard import OwnBoard, other_shape
from beachmaster.engine.printkinds import Print
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.catalogue import UnknownGameError, find, load
from beachmaster.storage.boards import Boards
from beachmaster.storage.content import as_json
from beachmaster.storage.outgoing import refuse_existing, write_out
from beachmaster.storage.texts import T

Check = Callable[[OwnBoard], Iterable[Text]]
"""Says what a board shows that its game does not print."""


class _Head(msgspec.Struct):
    game: Line


def export_board(boards: Boards, board: str, target: Path) -> None:
    """Write a board as a file; raise `SaveError` where one is there, or none can be written."""
    refuse_existing(target)
    write_out(target, ownboard.written(boards.load(board)))


def read_board(source: Path, check: Check | None = None) -> OwnBoard:
    """Return the board that a file holds, much or little of it; raise `BoardError` for any other.

    At most the bytes of the largest board are read of it. Where no `check` is given it is held to
    what its game prints, if the game says that.
    """
    data = read_bytes(source, BoardError)
    try:
        return _read(data, check)
    except BoardError as error:
        raise BoardError(_NO_MAP.fill(file=source.name, why=error.text)) from error


def _read(data: bytes, check: Check | None) -> OwnBoard:
    """Return the board that bytes hold."""
    game = decode(data, _Head, T("the board"), BoardError).game
    try:
        check = check or _printed(find(game))
    except UnknownGameError as error:
        raise BoardError(T("game: {why}", why=error.text)) from error
    board = ownboard.parse(data, game)
    if check is not None:
        raise_problems(check(board), BoardError)
    return board


def bring_in(
    boards: Boards, source: Path, name: str | None = None, check: Check | None = None
) -> OwnBoard:
    """Keep the board that a file holds, by another name where one is given; return it.

    It keeps its id, by which saved games know it, unless another board has that here.
    """
    board = read_board(source, check)
    if name is not None:
        board = msgspec.structs.replace(board, name=name)
    return boards.create(board)


def _printed(game: About) -> Check | None:
    """Return the check of a game that can be played on a map of the player's own."""
    read_own = getattr(load(game.name), "own_board", None) if game.playable else None
    if read_own is None:
        return None
    own = read_own("")
    kinds: Mapping[str, Print] = own.open.kinds
    check = unprinted({kind.id: _values(kind) for kind in kinds.values()})
    bare: OwnBoard = own.board

    def fits(board: OwnBoard) -> Iterator[Text]:
        shape = other_shape(board, bare)
        yield from check(board) if shape is None else [shape]

    return fits


def _values(kind: Print) -> list[Value]:
    absent = [] if kind.absent is None else [kind.absent]
    return [one.value for one in kind.values] + absent


def unprinted(prints: Mapping[str, Collection[Value]]) -> Check:
    """Return the check for what no hex of a map can show; `prints` are the values of each print.

    What the whole map prints has no such list, and what is not known is no fault.
    """

    def check(board: OwnBoard) -> Iterator[Text]:
        every = {**board.hexes, **board.places}
        shown = ((place, *one) for place, here in every.items() for one in here.items())
        closed = (("complete", field, one) for field, of in board.complete.items() for one in of)
        for where, field, value in (*shown, *closed):
            if field not in prints:
                yield T(
                    "{where}: there is no print “{field}”; there are: {names}",
                    where=where,
                    field=field,
                    names=sorted(prints),
                )
            elif not any(same(one, value) for one in prints[field]):
                yield T(
                    "{where}, {field}: expected one of {values}, found {found}",
                    where=where,
                    field=field,
                    values=[as_json(one) for one in prints[field]],
                    found=as_json(value),
                )

    return check


_NO_MAP = T(
    "{file} is not an exported map, or it is damaged. Choose another file, or export the map "
    "again. What is wrong with it: {why}"
)

"""Find how a board of the player's lies on its photos, and keep it as it lies by now."""

from typing import TYPE_CHECKING

import msgspec

from beachmaster.desktop.placing.grid_work import PlacedGrid
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.placing import Lattice
from beachmaster.engine.refusal import Refusal
from beachmaster.games.catalogue import load
from beachmaster.storage.folders import photo_file

if TYPE_CHECKING:
    from beachmaster.storage.boards import Boards


def placed_before(boards: "Boards", board: str) -> PlacedGrid:
    """Return the grid of a board, with its photos and the points on each.

    Raise `SaveError` where it cannot be read.
    """
    sheet = boards.sheet(board)
    of = sheet.board
    photo = photo_file(sheet.photo) if sheet.photo else None
    return PlacedGrid(
        Lattice(of.columns, of.rows, of.orientation, of.shifted),
        sheet.placement,
        photo,
        sheet.others,
        _numbered(boards, of),
    )


def is_fixed(boards: "Boards", board: str) -> bool:
    """Tell whether how a board's hexes stand can change no more: something hangs on them."""
    named = boards.told_names(board).words
    return bool(boards.known(board) or named or boards.sheet(board).laid)


def keep(board: str, placed: PlacedGrid) -> None:
    """Keep how a board lies on its photos by now, or that it has none.

    Raise `Refusal` where its lattice cannot become that one, `SaveError` where nothing can be
    written; then it stays as it was.
    """
    from beachmaster.storage.boards import Boards  # slow to load

    with Boards() as boards:
        before = boards.sheet(board).board
        after = msgspec.structs.replace(before, **msgspec.structs.asdict(placed.lattice))
        if after != before:
            _shape(boards, after)
        if placed.numbered is not None and placed.numbered != _numbered(boards, before):
            boards.tell_numbered(board, numbered=placed.numbered)
        photo = placed.photo.name if placed.photo is not None else None
        boards.lay(board, placed.placement, photo, placed.others)


def thought_numbered(game: str) -> bool:
    """Tell whether the published map of a game is thought to print a number in each hex."""
    read_own = getattr(load(game), "own_board", None)
    return read_own is None or bool(read_own("").open.numbered)


def _numbered(boards: "Boards", board: OwnBoard) -> bool:
    told = boards.told_names(board.id).numbered
    return thought_numbered(board.game) if told is None else told


def _shape(boards: "Boards", after: OwnBoard) -> None:
    try:
        boards.shape(after)
    except BoardError as error:
        raise Refusal(error.text) from error

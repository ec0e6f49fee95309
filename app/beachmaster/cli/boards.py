"""The `boards` command: the player's own boards, listed, taken out and brought in."""

import argparse
import re

import msgspec

from beachmaster.cli.console import Console
from beachmaster.cli.listing import known, print_json
from beachmaster.cli.problems import Mistake
from beachmaster.cli.render import Words
from beachmaster.cli.texts import TN, T
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.facts import count_of
from beachmaster.engine.ownboard import LEAST_SIDE, LONGEST_SIDE, OwnBoard
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.catalogue import title_of
from beachmaster.storage import board_files
from beachmaster.storage.board_database import restore
from beachmaster.storage.board_rows import Sheet
from beachmaster.storage.boards import Boards, opened_boards
from beachmaster.storage.own_maps import bare_board, begun, grid_text


def run_boards(args: argparse.Namespace, words: Words) -> int:
    """Run one `boards` verb."""
    if args.verb == "restore":
        restore()
        print(words.say(T("Your boards are restored from their last good copy.")))
        return 0
    verb = args.verb or "list"
    try:
        with opened_boards() if verb in _READING else Boards() as boards:
            _VERBS[verb](boards, args, words)
    except BoardError as error:
        raise Mistake(error.text) from error
    return 0


def _list(boards: Boards, args: argparse.Namespace, words: Words) -> None:
    game = known(args.game).name if args.game else None
    found = boards.list_boards(game)
    if args.json:
        print_json([_plain(boards, one) for one in found])
        return
    console = Console(words)
    if not found:
        console.say(T("You have no boards here yet."))
    for one in found:
        console.line(f"{one.board.id}  {one.board.name}")
        console.say(_stand(boards, one), "    ")


def _export(boards: Boards, args: argparse.Namespace, words: Words) -> None:
    board_files.export_board(boards, args.board, args.target)
    print(words.say(T("The board is written to {file}.", file=str(args.target))))


def _import(boards: Boards, args: argparse.Namespace, words: Words) -> None:
    sheet = boards.sheet(board_files.bring_in(boards, args.source, args.name).id)
    if args.json:
        print_json(_plain(boards, sheet))
        return
    board = sheet.board
    print(words.say(T("The board {name} is kept as {id}.", name=board.name, id=board.id)))


def _rename(boards: Boards, args: argparse.Namespace, words: Words) -> None:
    boards.rename(args.board, args.name)
    print(words.say(T("The board {id} is now called {name}.", name=args.name, id=args.board)))


def _delete(boards: Boards, args: argparse.Namespace, words: Words) -> None:
    boards.delete(args.board)
    print(
        words.say(T("The board {id} is deleted, with all that was known about it.", id=args.board))
    )


def _grid(boards: Boards, args: argparse.Namespace, words: Words) -> None:
    boards.shape(_shaped(boards.sheet(args.board).board, args))
    print(words.say(_grid_words(boards.sheet(args.board).board)))


def _begin(boards: Boards, args: argparse.Namespace, words: Words) -> None:
    bare = bare_board(known(args.begun).name)
    board = begun(boards, _shaped(bare, args), args.name or bare.name)
    print(words.say(T("The board {name} is kept as {id}.", name=board.name, id=board.id)))
    print(words.say(_grid_words(board)))


def _shaped(board: OwnBoard, args: argparse.Namespace) -> OwnBoard:
    """Return a board with the grid that was typed; what was not typed stays."""
    if board.areas:
        if args.size or args.top or args.shifted:
            raise Mistake(T("A map of areas has no grid: its areas are those of the game."))
        return board
    size = re.fullmatch(r"(\d{1,2})[x*,](\d{1,2})", args.size or f"{board.columns}x{board.rows}")
    if size is None:
        raise Mistake(T("Type the size as columns and rows, such as 28x26."))
    columns, rows = map(int, size.groups())
    if min(columns, rows) < LEAST_SIDE or max(columns, rows) > LONGEST_SIDE:
        raise Mistake(
            T("A map has {least} to {most} columns and rows.", least=LEAST_SIDE, most=LONGEST_SIDE)
        )
    tops = {"flat": "flat", "pointed": "pointy", None: board.orientation}
    return msgspec.structs.replace(
        board,
        columns=columns,
        rows=rows,
        orientation=tops[args.top],
        shifted=args.shifted or board.shifted,
    )


def _grid_words(board: OwnBoard) -> Text:
    """Say how a board's hexes stand."""
    return (
        T("Its map: {grid}.", grid=grid_text(board))
        if board.areas
        else T("Its grid: {grid}.", grid=grid_text(board))
    )


def _plain(boards: Boards, sheet: Sheet) -> dict[str, Value]:
    """Return a board as a row for a machine."""
    board = sheet.board
    names = ("id", "game", "name", "columns", "rows", "orientation", "shifted")
    plain: dict[str, Value] = {name: getattr(board, name) for name in names}
    if board.areas:
        plain |= {"areas": list(board.areas), "boxes": list(board.boxes)}
    return plain | {
        "facts": _count(boards, sheet),
        "photo": sheet.photo,
        "created": sheet.created,
    }


def _stand(boards: Boards, sheet: Sheet) -> Text:
    board, count = sheet.board, _count(boards, sheet)
    return T(
        "{game}, {grid}, {facts}",
        game=title_of(board.game),
        grid=_size(board),
        facts=TN("{n} fact known", "{n} facts known", n=count),
    )


def _size(board: OwnBoard) -> Text:
    if board.areas:
        return grid_text(board)
    return T("{columns} columns, {rows} rows", columns=board.columns, rows=board.rows)


def _count(boards: Boards, sheet: Sheet) -> int:
    return count_of(boards.known(sheet.board.id))


_READING = ("list", "export")
_VERBS = {
    "list": _list,
    "export": _export,
    "import": _import,
    "rename": _rename,
    "delete": _delete,
    "grid": _grid,
    "begin": _begin,
}

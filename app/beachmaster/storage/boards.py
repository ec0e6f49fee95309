"""Keep the player's own boards: what each is known to print outlives every game on it.

Games and programs share them. The last fact told of a print counts; each is on the disk when
`remember` returns.
"""

import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from threading import RLock
from typing import Self, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete

from beachmaster.engine import ownboard
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.facts import WHOLE, Known, MapFact, facts_of, gathered, merged, says
from beachmaster.engine.hexwords import Told, names_problem
from beachmaster.engine.ownboard import OwnBoard, naming_problem
from beachmaster.engine.placing import LaidPhoto, Placement
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.sqlitefiles import BESIDE, now
from beachmaster.storage import board_database, database
from beachmaster.storage.board_database import BoardDatabase, boards_file
from beachmaster.storage.board_rows import (
    MOST_FACTS,
    NAME,
    NUMBERED,
    Sheet,
    board_row,
    check_facts,
    fact_row,
    is_naming,
    naming_facts,
)
from beachmaster.storage.board_tables import BoardRow, FactRow
from beachmaster.storage.folders import photo_file
from beachmaster.storage.problems import UnknownBoardError
from beachmaster.storage.texts import T

Held = TypeVar("Held")
Place = tuple[str, str]
"""A place and a field: what a fact is about."""


class BoardAtlas:
    """One of the player's boards, as a game on it reads and writes it."""

    def __init__(self, boards: "Boards", board: str) -> None:
        self.boards, self.board = boards, board

    def known(self) -> Known:
        """Return all that is known now, also what another program told.

        It is never changed; where nothing new is known it is the same object again.
        """
        return self.boards.known(self.board)

    def remember(self, facts: Sequence[MapFact]) -> None:
        """Keep facts for every game on this board; they are on the disk when this returns.

        Raise `BoardError` for a fact that the board cannot have, `SaveError` where nothing can be
        written; then none of them is kept.
        """
        self.boards.remember(self.board, facts)

    def told_names(self) -> Told:
        """Return what the player said of the hexes' names by now."""
        return self.boards.told_names(self.board)

    def name_hex(self, place: str, word: str) -> None:
        """Keep the player's own word for a hex; none takes it back."""
        self.boards.name_hex(self.board, place, word)


class _Learning(msgspec.Struct):
    """What a block may change: the facts of one board, and what is known when it is done."""

    connection: Connection
    board: OwnBoard
    known: dict[str, dict[str, Value]]


class Boards:
    """The file of the player's boards, open.

    Everything may raise `BoardsError` where the file is damaged or cannot be written, and
    `UnknownBoardError` for a board that is not there, or not any more.
    """

    lasting = True
    """Whether what is told stays when the file is closed."""

    def __init__(self, path: Path | None = None) -> None:
        self._file = BoardDatabase(path or boards_file())
        self._guard = RLock()
        self._known: dict[str, dict[str, dict[str, Value]]] = {}
        self._names: dict[str, Told] = {}
        self._version = self._file.version
        self._sheets = database.Writer(BoardRow, replaces=True)
        self._facts = database.Writer(FactRow, replaces=True)

    def __enter__(self) -> Self:
        """Give the boards to a `with` block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close after a `with` block."""
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def list_boards(self, game: str | None = None) -> list[Sheet]:
        """Return the boards, of one game or of all, by game and name."""
        with self._file.reading() as connection:
            found = list(board_database.sheets(connection, **({"game": game} if game else {})))
        return sorted(found, key=lambda one: (one.board.game, one.board.name, one.board.id))

    def sheet(self, board: str) -> Sheet:
        """Return a board without what is known of it, with its photo and placement."""
        with self._file.reading() as connection:
            return _sheet(connection, board)

    def load(self, board: str) -> OwnBoard:
        """Return a board with all that is known of it, and its names; nothing need be."""
        told, bare = self.told_names(board), self.sheet(board).board
        named = msgspec.structs.replace(bare, names=dict(told.words), numbered=told.numbered)
        return named.knowing(self.known(board))

    def atlas(self, board: str) -> BoardAtlas:
        """Return a board as a game reads and writes it."""
        self.sheet(board)
        return BoardAtlas(self, board)

    def create(self, board: OwnBoard) -> OwnBoard:
        """Keep a new board with what is known of it; where its id is taken it gets another.

        Return it as it is kept; raise `BoardError` where it is no board.
        """
        board = _checked(board)
        _check_count(board.known)
        with self._file.writing() as connection:
            if any(board_database.sheets(database.raw_connection(connection), id=board.id)):
                board = msgspec.structs.replace(board, id=new_id(board.name))
            facts = [msgspec.structs.replace(one, tag=board.tag) for one in facts_of(board.known)]
            facts += naming_facts(board)
            check_facts(board, facts)
            if board.areas:
                raw = database.raw_connection(connection)
                named = board_database.FORMAT if board.names else board_database.AREAS
                board_database.raise_format(raw, named)
            self._write_sheet(connection, Sheet(board=board, created=now()))
            self._write_facts(connection, board, facts)
        return board

    def rename(self, board: str, name: str) -> None:
        """Give a board another name; raise `BoardError` where it is too long or empty."""
        with self._changing(board) as (connection, sheet):
            renamed = _checked(msgspec.structs.replace(sheet.board, name=name))
            self._write_sheet(connection, msgspec.structs.replace(sheet, board=renamed))

    def shape(self, wanted: OwnBoard) -> None:
        """Give a board the lattice of `wanted`, which has its id.

        Raise `BoardError` where a hex of which something is known would lie off it; orientation
        and shift stay once anything is known, as every hex would have other neighbours.
        """
        with self._changing(wanted.id) as (connection, sheet):
            if sheet.board.areas:
                raise BoardError(T("a board of areas has no grid to change"))
            raw = database.raw_connection(connection)
            words = board_database.names(raw, sheet.board).words
            named = [MapFact(place, NAME, word) for place, word in words.items()]
            facts = [*board_database.facts(raw, sheet.board), *named]
            if facts and sheet.board.layout != wanted.layout:
                raise BoardError(T("hexes are known: which way they point can no longer change"))
            names = ("orientation", "shifted", "columns", "rows")
            lattice = {name: getattr(wanted, name) for name in names}
            changed = _checked(msgspec.structs.replace(sheet.board, **lattice))
            check_facts(changed, facts)
            _refuse(names_problem(words, changed.lattice))
            self._write_sheet(connection, msgspec.structs.replace(sheet, board=changed))

    def lay(
        self,
        board: str,
        placement: Placement | None,
        photo: str | None,
        others: Sequence[LaidPhoto] = (),
    ) -> None:
        """Keep how a board lies on a photo, and the name of the photo's file; None for none.

        A map that folds has `others` besides. The file of a photo that no board shows any more is
        removed.
        """
        laid = {"placement": placement, "photo": photo, "others": tuple(others)}
        with self._changing(board) as (connection, sheet):
            self._write_sheet(connection, msgspec.structs.replace(sheet, **laid))
            if others:
                raw = database.raw_connection(connection)
                board_database.raise_format(raw, board_database.SEVERAL_PHOTOS)
        self._clear_photos(sheet)

    def delete(self, board: str) -> None:
        """Remove a board, all that is known of it, and a photo that no other board shows."""
        with self._changing(board) as (connection, sheet):
            facts, boards = database.table_of(FactRow), database.table_of(BoardRow)
            connection.execute(delete(facts).where(facts.c.board == board))
            connection.execute(delete(boards).where(boards.c.id == board))
        self._clear_photos(sheet)

    def known(self, board: str) -> Known:
        """Return what is known of a board; the same object while nothing changed."""
        return self._once(self._known, board, _read)

    def remember(self, board: str, facts: Sequence[MapFact]) -> None:
        """Keep facts; see `BoardAtlas.remember`. What is no print has its own way in."""
        if any(map(is_naming, facts)):
            raise BoardError(T("“{field}” is not something a place can show", field=NAME))
        with self._learning(board) as learning:
            before, learning.known = learning.known, merged(learning.known, facts)
            kept = [one for one in facts if says(learning.known, one)]
            self._write_facts(learning.connection, learning.board, kept)
            gone = _places(before) - _places(learning.known)
            _take_facts(learning.connection, board, gone)

    def forget(self, board: str, places: Iterable[Place]) -> None:
        """Take facts back, as when a painted hex is wiped; what is not known may be named."""
        with self._learning(board) as learning:
            gone = set(places)
            learning.known = _without(learning.known, gone)
            _take_facts(learning.connection, board, gone)

    def told_names(self, board: str) -> Told:
        """Return what the player said of the names of a board's hexes."""
        return self._once(self._names, board, board_database.names)

    def name_hex(self, board: str, place: str, word: str) -> None:
        """Keep the player's own word for a hex or an area; none takes it back.

        Raise `BoardError` where none can be called so, or another one is.
        """
        with self._changing(board) as (connection, sheet):
            raw = database.raw_connection(connection)
            words = dict(board_database.names(raw, sheet.board).words)
            words.pop(place, None)
            if not word:
                _take_facts(connection, board, [(place, NAME)])
                return
            _refuse(naming_problem(sheet.board, words | {place: word}))
            if sheet.board.areas:
                board_database.raise_format(raw, board_database.FORMAT)
            self._write_facts(connection, sheet.board, [MapFact(place, NAME, word)])

    def tell_numbered(self, board: str, *, numbered: bool) -> None:
        """Keep whether numbers are printed in a board's hexes."""
        with self._changing(board) as (connection, sheet):
            self._write_facts(connection, sheet.board, [MapFact(WHOLE, NUMBERED, numbered)])

    def _clear_photos(self, sheet: Sheet) -> None:
        """Remove the photos that a board showed and none shows any more."""
        shown = {one.photo for each in self.list_boards() for one in each.laid}
        for photo in {sheet.photo, *(one.photo for one in sheet.others)} - shown - {None}:
            with suppress(OSError):  # it lies there, and nothing shows it any more
                photo_file(str(photo)).unlink(missing_ok=True)

    def _once(
        self,
        held: dict[str, Held],
        board: str,
        read: Callable[[sqlite3.Connection, OwnBoard], Held],
    ) -> Held:
        """Return what is read of a board, and read it only where somebody has written since."""
        with self._guard:
            self._renew(self._file.version)
            if board not in held:
                with self._file.reading() as connection:
                    self._renew(self._file.version_seen())
                    held[board] = read(connection, _sheet(connection, board).board)
            return held[board]

    def _renew(self, version: tuple[int, int]) -> None:
        """Forget what was read where another program has written since."""
        if version != self._version:
            self._known.clear()
            self._names.clear()
            self._version = version

    @contextmanager
    def _changing(self, board: str) -> Iterator[tuple[Connection, Sheet]]:
        """Change a board in one transaction."""
        with self._guard, self._file.writing() as connection:
            self._known.pop(board, None)
            self._names.pop(board, None)
            yield connection, _sheet(database.raw_connection(connection), board)

    @contextmanager
    def _learning(self, board: str) -> Iterator[_Learning]:
        """Change what is known of a board in one transaction, or none of it."""
        with self._guard:
            with self._file.writing() as connection:
                self._renew(self._file.version_seen())
                raw = database.raw_connection(connection)
                sheet = _sheet(raw, board)
                known = self._known.get(board)
                before = _read(raw, sheet.board) if known is None else known
                learning = _Learning(connection, sheet.board, before)
                yield learning
                _check_count(learning.known)
            self._known[board] = learning.known

    def _write_sheet(self, connection: Connection, sheet: Sheet) -> None:
        self._sheets.write(database.raw_connection(connection), board_row(sheet))

    def _write_facts(
        self, connection: Connection, board: OwnBoard, facts: Sequence[MapFact]
    ) -> None:
        check_facts(board, facts)
        when = now()
        rows = (fact_row(board.id, fact, when) for fact in facts)
        self._facts.write_all(database.raw_connection(connection), rows)


def new_id(name: str) -> str:
    """Return an id for a board that no other board has, on any computer."""
    words = re.sub(r"[^a-z0-9]+", "-", name.lower())[:28].strip("-")
    return f"{words or 'board'}-{token_hex(4)}"


def _sheet(connection: sqlite3.Connection, board: str) -> Sheet:
    for sheet in board_database.sheets(connection, id=board):
        return sheet
    raise UnknownBoardError(T("You have no board “{board}”.", board=board[:40]))


def _read(connection: sqlite3.Connection, board: OwnBoard) -> dict[str, dict[str, Value]]:
    return gathered(board_database.facts(connection, board))


def _checked(board: OwnBoard) -> OwnBoard:
    """Return a board as its file would hold it; raise `BoardError` where that would be refused."""
    if not board.name.strip():
        raise BoardError(T("name: a board needs one"))
    try:
        return ownboard.parse(ownboard.written(board), board.game)
    except UnicodeError as error:
        raise BoardError(T("name: not a text")) from error


def _refuse(problem: Text | None) -> None:
    if problem is not None:
        raise BoardError(problem)


def _places(known: Known) -> set[Place]:
    return {(one.place, one.field) for one in facts_of(known)}


def _without(known: Known, gone: set[Place]) -> dict[str, dict[str, Value]]:
    """Return what is known without some of it; a place of which nothing is known goes as well."""
    return gathered(one for one in facts_of(known) if (one.place, one.field) not in gone)


def _take_facts(connection: Connection, board: str, gone: Iterable[Place]) -> None:
    fact = database.table_of(FactRow)
    found = [{"of": board, "at": place, "about": field} for place, field in gone]
    if found:
        equal = (
            fact.c.board == bindparam("of"),
            fact.c.place == bindparam("at"),
            fact.c.field == bindparam("about"),
        )
        connection.execute(delete(fact).where(*equal), found)


def _check_count(known: Known) -> None:
    if sum(map(len, known.values())) > MOST_FACTS:
        raise BoardError(T("a board holds at most {most} facts", most=MOST_FACTS))


class BoardsCopy(Boards):
    """A copy of a file beside which nothing can be written; what is told goes with the copy."""

    lasting = False

    def __init__(self, path: Path) -> None:
        self._folder = TemporaryDirectory(prefix="beachmaster-boards-", ignore_cleanup_errors=True)
        copy = Path(self._folder.name) / path.name
        try:
            for ending in ("", BESIDE[0]):
                part = path.with_name(path.name + ending)
                if part.exists():
                    shutil.copyfile(part, copy.with_name(part.name))
            super().__init__(copy)
        except BaseException:
            self._folder.cleanup()
            raise

    def close(self) -> None:
        """Let go of the copy and remove it."""
        super().close()
        self._folder.cleanup()


def opened_boards() -> Boards:
    """Open the player's boards, or on a disk that takes no writing a copy of them."""
    path = boards_file()
    if path.exists() and not os.access(path.parent, os.W_OK):
        return BoardsCopy(path)
    return Boards()

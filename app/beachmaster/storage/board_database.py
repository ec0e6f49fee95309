"""Open the one file of the player's boards, which programs and games share.

Nobody has it alone: transactions are short, and a writer waits for another. What is written is on
the disk when a transaction ends. The last good copy lies beside the file.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import RLock

from filelock import FileLock, Timeout
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from beachmaster.engine.facts import MapFact
from beachmaster.engine.hexwords import Told
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.sqlitefiles import BESIDE, clear_beside, copy_of, keep, put_aside, whole
from beachmaster.storage import database
from beachmaster.storage.board_rows import (
    MOST_FACTS,
    NAME,
    NUMBERED,
    Sheet,
    fact_of,
    fact_problem,
    is_naming,
    sheet_of,
    told_names,
)
from beachmaster.storage.board_tables import BOARDS, BoardRow, BoardsTable, FactRow
from beachmaster.storage.content import ContentError
from beachmaster.storage.folders import data_folder, write_whole
from beachmaster.storage.locking import lock_file
from beachmaster.storage.problems import BoardsError
from beachmaster.storage.schema import Ours, check_schema
from beachmaster.storage.texts import T

APPLICATION_ID = 0x42454144  # "BEAD"
FORMAT, AREAS, SEVERAL_PHOTOS, FIRST_FORMAT = 4, 3, 2, 1
"""The latest format, which a file has from its first name of an area on, that of one with a board
of areas, with a board on several photos, and the one a file has until then."""
LARGEST = 256_000_000
LONGEST_VALUE = 1_000_000
PATIENCE = 5
"""The seconds that one who opens the file waits for another who does."""
_SETTINGS = ("trusted_schema = OFF", "cell_size_check = ON", "synchronous = FULL")
_SYSTEM = {
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM),
    *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM),
}
"""What the file itself is not to blame for."""
OURS = Ours(
    BOARDS.tables,
    {"board": T("the boards"), "fact": T("what is known of the boards")},
    T("it contains “{name}”, which does not belong there."),
)


def boards_file() -> Path:
    """Return where the player's boards are kept."""
    return data_folder() / "boards.sqlite"


class BoardDatabase:
    """The file of boards, open; errors are told as `BoardsError`, and then nothing changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._guard = RLock()
        self._connections, self._written = 0, False
        self._file: tuple[int, int] | None = None
        self._connect()

    @property
    def version(self) -> tuple[int, int]:
        """Return what is another once somebody else has written; what is cheap to ask."""
        with self._guard, _told(self.path):
            self._stand_by()
            return self.version_seen()

    def version_seen(self) -> tuple[int, int]:
        """Return the version that a block reads or writes."""
        found = database.raw_connection(self._connection).execute("PRAGMA data_version")
        return self._connections, int(found.fetchone()[0])

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Read in a block what was there at one moment."""
        with self._transaction("BEGIN") as connection:
            yield database.raw_connection(connection)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write in a block, all of it or nothing; nobody else writes meanwhile."""
        with self._transaction("BEGIN IMMEDIATE") as connection:
            yield connection
        self._written = True

    def close(self) -> None:
        """Let go of the file; where something was written, a copy is kept."""
        with self._guard, suppress(SQLAlchemyError, sqlite3.Error):
            if self._written:
                self._keep()
            self._let_go()

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[Connection]:
        with self._guard, _told(self.path):
            self._stand_by()
            with self._connection.begin():
                self._connection.exec_driver_sql(begin)
                yield self._connection

    def _connect(self) -> None:
        with _told(self.path), _alone(self.path):
            _make_where_none_is(self.path)
            _check_header(self.path)
            self.engine = database.open_engine(self.path)
            try:
                self._connection = self.engine.connect()
                raw = database.raw_connection(self._connection)
                _ready(raw)
                check_boards(raw)
                raw.execute("PRAGMA journal_mode = WAL")
                self._file = _identity(self.path)
            except BaseException:
                self.engine.dispose()  # a file still held cannot be moved or deleted on Windows
                raise
            self._connections += 1
            if _is_newer(self.path, copy_of(self.path)):
                keep(self.path, raw)

    def _stand_by(self) -> None:
        """See that the file lies in its place; put it back where it is gone."""
        try:
            there = _identity(self.path)
        except FileNotFoundError:
            with whole(self.path, database.raw_connection(self._connection)) as draft:
                draft.replace(self.path)
            there = None
        if there != self._file:
            self._let_go()
            if there is None:
                clear_beside(self.path)  # the log of the file that is gone
            self._connect()

    def _let_go(self) -> None:
        self._file = None  # whoever comes next connects anew
        self._connection.close()
        self.engine.dispose()

    def _keep(self) -> None:
        with suppress(BoardsError, OSError), _alone(self.path, patience=0):
            keep(self.path, database.raw_connection(self._connection), lasting=False)


def check_boards(connection: sqlite3.Connection) -> None:
    """Raise `ContentError` where a database is not what the program once wrote."""
    check_schema(connection, OURS)
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise ContentError(_GARBLED)
    boards = {sheet.board.id: sheet.board for sheet in sheets(connection)}
    count = dict.fromkeys(boards, 0)
    names: dict[str, list[MapFact]] = {}
    for row in _sealed(connection, FactRow):
        board = boards.get(row["board"])
        if board is None:
            raise ContentError(_SEAL.fill(part=OURS.parts["fact"]))
        fact = _fact(board, row)
        if is_naming(fact):
            names.setdefault(board.id, []).append(fact)
        count[board.id] += 1
        if count[board.id] > MOST_FACTS:
            raise ContentError(T("it contains more than any board shows."))
    for of, told in names.items():
        told_names(boards[of], told)


def raise_format(connection: sqlite3.Connection, needed: int) -> None:
    """Let earlier programs know that they cannot read the file any more."""
    if connection.execute("PRAGMA user_version").fetchone()[0] < needed:
        connection.execute(f"PRAGMA user_version = {needed}")


def sheets(connection: sqlite3.Connection, **equal: str) -> Iterator[Sheet]:
    """Yield the boards, all or those that equal; raise `ContentError` for what makes no sense."""
    yield from map(sheet_of, _sealed(connection, BoardRow, **equal))


def facts(connection: sqlite3.Connection, board: OwnBoard) -> Iterator[MapFact]:
    """Yield what is known of a board; raise `ContentError` for what makes no sense."""
    found = (_fact(board, row) for row in _sealed(connection, FactRow, board=board.id))
    yield from (fact for fact in found if not is_naming(fact))


def names(connection: sqlite3.Connection, board: OwnBoard) -> Told:
    """Return what the player said of names; raise `ContentError` for what makes no sense."""
    found = [
        _fact(board, row)
        for field in (NAME, NUMBERED)
        for row in _sealed(connection, FactRow, board=board.id, field=field)
    ]
    return told_names(board, [fact for fact in found if is_naming(fact)])


def _fact(board: OwnBoard, row: Mapping[str, Value]) -> MapFact:
    fact = fact_of(row)
    problem = fact_problem(board, fact)
    if problem is not None:
        raise ContentError(T("{why}.", why=problem))
    return fact


def _sealed(
    connection: sqlite3.Connection, kind: type[BoardsTable], **equal: str
) -> Iterator[Mapping[str, Value]]:
    try:
        for row in database.rows_of(connection, kind, **equal):
            if not database.is_sealed(row):
                raise ContentError(_SEAL.fill(part=OURS.parts[database.table_of(kind).name]))
            yield row
    except (TypeError, OverflowError, UnicodeError) as error:
        raise ContentError(_GARBLED) from error


def good_copy(path: Path) -> Path | None:
    """Return the last good copy where there is one that can still be read."""
    place = copy_of(path)
    try:
        _check_header(place)
        with closing(sqlite3.connect(f"{place.resolve().as_uri()}?mode=ro", uri=True)) as raw:
            _ready(raw)
            check_boards(raw)
    except (sqlite3.Error, OSError, UnicodeDecodeError, BoardsError, ContentError):
        return None
    return place


def restore(path: Path | None = None) -> Path | None:
    """Put the last good copy in place; return the name under which the damaged file is kept.

    Raise `BoardsError` where there is no good copy; then nothing changed.
    """
    path = path or boards_file()
    with _told(path), _alone(path):
        place = good_copy(path)
        if place is None:
            raise BoardsError(T("There is no good copy of your boards to restore."))
        content = place.read_bytes()
        kept = put_aside(path)
        write_whole(path, content, lasting=True)
    return kept


@contextmanager
def _alone(path: Path, patience: float | None = None) -> Iterator[None]:
    """Make, check or copy the file while nobody else does."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(lock_file(path), thread_local=False)
    try:
        lock.acquire(timeout=PATIENCE if patience is None else patience)
    except Timeout as error:
        raise BoardsError(T("Another program is opening your boards; try again.")) from error
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Raise `BoardsError` for whatever the file or the system leads to."""
    try:
        yield
    except ContentError as error:
        raise _damaged(path, error.text) from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        cause = getattr(error, "orig", None) or error
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        if isinstance(cause, sqlite3.Error) and code not in _SYSTEM:
            raise _damaged(path, _GARBLED) from error
        raise _closed(path, str(cause)) from error
    except UnicodeDecodeError as error:  # SQLite names what is garbled as it stands there
        raise _damaged(path, _GARBLED) from error
    except OSError as error:
        raise _closed(path, error.strerror or str(error)) from error


def _damaged(path: Path, why: Text) -> BoardsError:
    return BoardsError(
        T(
            "The file of your boards {file} is damaged and is left as it is: {why}",
            file=str(path),
            why=why,
        ),
        backup=good_copy(path),
    )


def _closed(path: Path, why: str) -> BoardsError:
    return BoardsError(T("Your boards cannot be kept in {file}: {why}.", file=str(path), why=why))


def _make_where_none_is(path: Path) -> None:
    """Put an empty file in place, in one piece; where a good copy lies there, that copy."""
    if path.exists():
        return
    place = good_copy(path)
    if place is not None:  # somebody was stopped while putting it back
        write_whole(path, place.read_bytes(), lasting=True)
        return
    put_aside(copy_of(path))
    draft = path.with_name(f".{path.name}.new")
    draft.unlink(missing_ok=True)
    with closing(sqlite3.connect(draft)) as raw:
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        raw.execute(f"PRAGMA user_version = {FIRST_FORMAT}")
    with database.opened(draft) as engine:
        BOARDS.create_all(engine)
    draft.rename(path)


def _check_header(path: Path) -> None:
    """Raise an error for a file that is none of ours, or of a later format."""
    with path.open("rb") as file:
        header = file.read(100)
    ours = header.startswith(database.MAGIC) and len(header) == 100
    if not ours or int.from_bytes(header[68:72]) != APPLICATION_ID:
        raise ContentError(T("it is not a file of boards."))
    if int.from_bytes(header[60:64]) > FORMAT:
        raise BoardsError(
            T("{file} was written by a later version of the program.", file=str(path))
        )
    if path.stat().st_size > LARGEST:
        raise ContentError(T("it is larger than all boards together."))


def _ready(raw: sqlite3.Connection) -> None:
    """Trust nothing in the file's own schema, and make no long values of it."""
    raw.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    raw.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    for setting in _SETTINGS:
        raw.execute(f"PRAGMA {setting}")


def _is_newer(path: Path, copy: Path) -> bool:
    log = path.with_name(path.name + BESIDE[0])
    changed = max(one.stat().st_mtime_ns for one in (path, log) if one.exists())
    return not copy.exists() or copy.stat().st_mtime_ns < changed


def _identity(path: Path) -> tuple[int, int]:
    """Return what tells a file from any other that may come to lie under its name."""
    found = path.stat()
    return found.st_dev, found.st_ino


_GARBLED = T("the database in it cannot be read.")
_SEAL = T("something in it is not what was written: {part}.")

"""Keep one game in one SQLite file: each entry is on disk before the next prompt is shown."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from filelock import FileLock
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from beachmaster import __version__
from beachmaster.engine.changes import Change
from beachmaster.engine.module import GameModule
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.tree import Tree
from beachmaster.storage import backup, database, resuming, rows
from beachmaster.storage.checking import checked_content
from beachmaster.storage.content import Content, entry_row, snapshot_row
from beachmaster.storage.locking import locked, unwritable
from beachmaster.storage.problems import SaveError, WrongFileError
from beachmaster.storage.tables import (
    BookmarkRow,
    EntryRow,
    GameRow,
    LastChildRow,
    PlaceRow,
    SnapshotRow,
)

ENDING = ".beachmaster"


class SavedGame:
    """A saved game that this process alone has open; it is the session's store."""

    def __init__(self, path: Path, lock: FileLock, content: Content) -> None:
        self.path = path
        self.content = content
        self.notice: Text | None = None
        self._lock = lock
        self._last_child = dict(content.tree.last_child)
        self._bookmarks = dict(content.tree.bookmarks)
        self._connect()
        kinds = (EntryRow, SnapshotRow, PlaceRow, LastChildRow, BookmarkRow, GameRow)
        self._writers: dict[rows.Kind, database.Writer] = {
            kind: database.Writer(self._engine, kind) for kind in kinds
        }

    def _connect(self) -> None:
        self._engine: Engine = database.open_engine(self.path)
        try:
            self._connection: Connection = _ready(self._engine)
            self._file = _identity(self.path)
        except BaseException:
            self._engine.dispose()  # a file still held cannot be moved or deleted on Windows
            raise

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Self:
        """Begin a new file; raise `SaveError` where one is there or none can be written."""
        content = Content(setup=setup, program=__version__, created=_now(), tree=Tree())
        return cls.write_new(path, content)

    @classmethod
    def write_new(cls, path: Path, content: Content) -> Self:
        """Write a whole game into a new file and open it."""
        path = path.absolute()
        lock = locked(path)
        try:
            if path.exists():
                raise WrongFileError(Text(_EXISTS, file=path.name))
            draft = path.with_name(f".{path.name}.new")
            draft.unlink(missing_ok=True)
            database.make(draft, rows.of_content(content))
            draft.rename(path)
            return cls(path, lock, content)
        except (OSError, SQLAlchemyError) as error:
            lock.release()
            raise unwritable(path, error) from error
        except BaseException:
            lock.release()
            raise

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open a file after checking all of it; raise `SaveError`, and change nothing, else."""
        path = path.resolve()
        if not path.is_file():
            raise WrongFileError(Text(_NO_FILE, file=path.name))
        lock = locked(path)
        try:
            return cls(path, lock, checked_content(path))
        except SaveError as error:
            lock.release()
            error.backup = backup.good_copy(path)
            raise
        except (OSError, SQLAlchemyError) as error:
            lock.release()
            raise unwritable(path, error) from error

    @property
    def setup(self) -> Setup:
        """Return what the game is played with."""
        return self.content.setup

    def resume(self, module: GameModule) -> Session:
        """Return the session, at the prompt where it was left.

        `notice` then tells the player where a later program version had to cut. Raise `SaveError`
        where the stored entries no longer fit the game.
        """
        try:
            session, self.notice = resuming.resumed(self.content, module, self)
        except SaveError as error:
            error.backup = backup.good_copy(self.path)
            raise
        if self.content.program != __version__:
            try:
                self._follow_version(session)
            except SQLAlchemyError as error:
                raise unwritable(self.path, error) from error
        backup.keep(self.path, database.raw_connection(self._connection))
        return session

    def write(self, change: Change) -> None:
        """Write a change in one transaction, and keep a copy of the file at each phase's start.

        A file that was deleted or moved meanwhile is put back first: SQLite would go on writing
        into one that nobody can find. Raise `SaveError` where another lies in its place.
        """
        try:
            self._stand_by()
            with self._connection.begin():
                self._write_rows(change)
        except (OSError, SQLAlchemyError, sqlite3.Error) as error:
            raise unwritable(self.path, error) from error
        self._last_child = dict(change.last_child)
        self._bookmarks = dict(change.bookmarks)
        if change.snapshots:
            backup.keep(self.path, database.raw_connection(self._connection), lasting=False)

    def _stand_by(self) -> None:
        """See that the file still lies in its place."""
        try:
            there = _identity(self.path)
        except FileNotFoundError:
            with backup.whole(self.path, database.raw_connection(self._connection)) as draft:
                draft.replace(self.path)
            self._connection.close()
            self._engine.dispose()
            backup.clear_beside(self.path)  # the log of the file that is gone
            self._connect()
            return
        if there != self._file:
            raise SaveError(Text(_REPLACED, file=self.path.name))

    def close(self) -> None:
        """Let go of the file; its log goes, its copy and the empty file of the lock may stay."""
        try:
            with self._connection:
                self._connection.execute(text("PRAGMA journal_mode = DELETE"))
        except SQLAlchemyError:
            pass  # everything accepted is in the file and its log; the next opening tidies up
        finally:
            self._engine.dispose()
            self._lock.release()

    def __enter__(self) -> Self:
        """Give the file to a `with` block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close after a `with` block."""
        self.close()

    def _write_rows(self, change: Change) -> None:
        for entry in change.entries:
            self._put(EntryRow, entry_row(entry))
        for snapshot in change.snapshots:
            self._put(SnapshotRow, snapshot_row(snapshot))
        for parent, child in change.last_child.items():
            if self._last_child.get(parent) != child:
                self._put(LastChildRow, {"parent": parent, "child": child})
        for name, entry_id in change.bookmarks.items():
            if self._bookmarks.get(name) != entry_id:
                self._put(BookmarkRow, {"name": name, "entry": entry_id})
        self._put(PlaceRow, rows.place(change.cursor, change.locked_before))

    def _put(self, kind: rows.Kind, row: rows.Row) -> None:
        self._writers[kind].write(self._connection, row)

    def _follow_version(self, session: Session) -> None:
        tree = session.tree
        self.content.program = __version__
        with self._connection.begin():
            self._put(GameRow, rows.game(self.content))
            for parent, child in tree.last_child.items():
                self._put(LastChildRow, {"parent": parent, "child": child})
            self._put(PlaceRow, rows.place(tree.cursor, session.locked_before))


def _ready(engine: Engine) -> Connection:
    """Return a connection that writes ahead and trusts nothing in the file's own schema."""
    connection = engine.connect()
    for setting in ("journal_mode = WAL", "synchronous = NORMAL", "trusted_schema = OFF"):
        connection.execute(text(f"PRAGMA {setting}"))
    connection.rollback()
    return connection


def _identity(path: Path) -> tuple[int, int]:
    """Return what tells a file from any other that may come to lie under its name."""
    found = path.stat()
    return found.st_dev, found.st_ino


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


_EXISTS = QT_TRANSLATE_NOOP("storage", "There is a file {file} already; it is left as it is.")
_REPLACED = QT_TRANSLATE_NOOP(
    "storage",
    "Another file was put in the place of {file} while the game was open. Nothing is written over"
    " it: put the right one back, or open the game again.",
)
_NO_FILE = QT_TRANSLATE_NOOP("storage", "There is no saved game {file}.")

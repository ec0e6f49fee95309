"""Keep one game in one SQLite file: each entry is on disk before the next prompt is shown."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import time
from typing import Self

from beachmaster import __version__
from beachmaster.engine.beside import Beside
from beachmaster.engine.changes import Change
from beachmaster.engine.module import GameModule
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Text
from beachmaster.engine.tree import Tree
from beachmaster.sqlitefiles import clear_beside, keep, now, whole
from beachmaster.storage import database, resuming, rows
from beachmaster.storage.backup import good_copy
from beachmaster.storage.checking import checked_content
from beachmaster.storage.content import (
    BESIDE,
    Content,
    ContentError,
    as_json,
    beside_of,
    beside_row,
    entry_row,
    reasons_row,
    snapshot_row,
)
from beachmaster.storage.locking import Lock, locked, unlock, unwritable
from beachmaster.storage.outgoing import refuse_existing
from beachmaster.storage.problems import SaveError, WrongFileError
from beachmaster.storage.tables import (
    BesideRow,
    BookmarkRow,
    EntryRow,
    GameRow,
    LastChildRow,
    PlaceRow,
    ReasonsRow,
    SnapshotRow,
)
from beachmaster.storage.texts import T

WRITTEN_ONCE = (EntryRow, ReasonsRow, SnapshotRow)
"""What is only ever added to: nothing accepted is replaced."""

MOST_LATE = 50
"""After so many changes a copy is made that nobody found the time for."""


class SavedGame:
    """A saved game that this process alone has open; it is the session's store."""

    def __init__(self, path: Path, lock: Lock, content: Content) -> None:
        self.path = path
        self.content = content
        self.notices: list[Text] = []
        self._lock = lock
        self._last_child = dict(content.tree.last_child)
        self._bookmarks = dict(content.tree.bookmarks)
        self._place = content.tree.cursor, content.locked_before
        self._next_id = content.tree.next_id
        self._beside = as_json(content.beside)
        self.at_leisure = self._copy_due = False
        self._since_due = 0
        self._connect()
        kinds = (
            EntryRow,
            ReasonsRow,
            SnapshotRow,
            PlaceRow,
            LastChildRow,
            BookmarkRow,
            GameRow,
            BesideRow,
        )
        self._writers: dict[rows.Kind, database.Writer] = {
            kind: database.Writer(kind, replaces=kind not in WRITTEN_ONCE) for kind in kinds
        }

    def _connect(self) -> None:
        self._connection = sqlite3.connect(
            self.path, timeout=5, check_same_thread=False, isolation_level=None
        )
        self._format: int | None = None
        try:
            _ready(self._connection)
            self._file = _identity(self.path)
            self._version = -1
            with self._alone():
                pass
        except BaseException:
            self._connection.close()  # a file still held cannot be moved or deleted on Windows
            raise

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Self:
        """Begin a new file; raise `SaveError` where one is there or none can be written."""
        content = Content(setup=setup, program=__version__, created=now(), tree=Tree())
        return cls.write_new(path, content)

    @classmethod
    def write_new(cls, path: Path, content: Content) -> Self:
        """Write a whole game into a new file and open it."""
        path = path.absolute()
        lock = locked(path)
        try:
            refuse_existing(path)
            _write_draft(path, content)
            return cls(path, lock, content)
        except (OSError, sqlite3.Error) as error:
            _let_go(path, lock)
            raise unwritable(path, error) from error
        except BaseException:
            _let_go(path, lock)
            raise

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open a file after checking all of it; raise `SaveError`, and change nothing, else."""
        path = path.resolve()
        if not path.is_file():
            raise WrongFileError(T("There is no saved game {file}.", file=path.name))
        lock = locked(path)
        try:
            return cls(path, lock, checked_content(path))
        except SaveError as error:
            lock.release()
            error.backup = good_copy(path)
            raise
        except (OSError, sqlite3.Error) as error:
            lock.release()
            raise unwritable(path, error) from error

    @property
    def setup(self) -> Setup:
        """Return what the game is played with."""
        return self.content.setup

    def resume(self, module: GameModule) -> Session:
        """Return the session, at the prompt where it was left.

        `notices` then tell the player where the game had to be cut. Raise `SaveError` where the
        stored states are none of the game.
        """
        try:
            session, notice = resuming.resumed(self.content, module, self)
        except SaveError as error:
            error.backup = good_copy(self.path)
            raise
        self._beside = as_json(self.content.beside)
        self.notices = [notice] if notice else []
        if notice or self.content.mended or self.content.program != __version__:
            try:
                self._follow(session)
            except sqlite3.Error as error:
                raise unwritable(self.path, error) from error
        keep(self.path, self._connection)
        return session

    def write(self, change: Change) -> None:
        """Write a change in one transaction, and copy the file aside at each phase's start.

        A file that was deleted or moved meanwhile is put back first: SQLite would go on writing
        into one that nobody can find. Raise `SaveError` where another lies in its place, or where
        another program has this one by now.
        """
        if self._copy_due and self._since_due >= MOST_LATE:
            self.copy_aside()
        with self._writing():
            self._write_rows(change)
        self._last_child.update(self._turned(change))
        self._bookmarks = dict(change.bookmarks)
        self._place = change.cursor, change.locked_before
        self._next_id += len(change.entries)
        self._copy_due = self._copy_due or bool(change.snapshots)
        self._since_due = self._since_due + 1 if self._copy_due else 0
        if not self.at_leisure:
            self.copy_aside()

    def copy_aside(self) -> None:
        """Copy the file aside as it is, where a phase has begun since the last copy.

        With `at_leisure` that is for the caller to do while the player thinks. The end does it
        else, and many changes in quick order. The copy of another file that came in the place of
        ours is left alone.
        """
        if self._copy_due:
            self._copy_due, self._since_due = False, 0
            with suppress(OSError):
                if self._in_place() in (None, self._file):
                    keep(self.path, self._connection, lasting=False)

    def _in_place(self) -> tuple[int, int] | None:
        """Return what file lies in the place of ours by now, if any."""
        try:
            return _identity(self.path)
        except FileNotFoundError:
            return None

    def _stand_by(self) -> None:
        """See that the file still lies in its place."""
        there = self._in_place()
        if there is None:
            with whole(self.path, self._connection) as draft:
                draft.replace(self.path)
            self._connection.close()
            clear_beside(self.path)  # the log of the file that is gone
            self._connect()
            return
        if there != self._file:
            raise SaveError(
                T(
                    "Another file was put in the place of {file} while the game was open. Nothing "
                    "is written over it: put the right one back, or open the game again.",
                    file=self.path.name,
                )
            )

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Write in one transaction, after seeing that nobody else has written since the last.

        The lock's file can be taken away while two programs have the game; the database tells.
        """
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            (version,) = self._connection.execute("PRAGMA data_version").fetchone()
            if version != self._version and not self._is_as_left():
                raise SaveError(
                    T(
                        "Another program wrote to {file} while the game was open. Nothing in it "
                        "was replaced: open the game again to go on from there.",
                        file=self.path.name,
                    )
                )
            self._version = version
            yield
            self._connection.commit()
        except BaseException:
            self._connection.rollback()
            self._format, self._version = None, -1  # it may be written, where the player breaks off
            raise

    def _is_as_left(self) -> bool:
        """Tell whether the file holds what this process read or wrote last."""
        raw = self._connection
        entries = raw.execute("SELECT count(*) FROM entry").fetchone()[0]
        places = [(row["cursor"], row["locked_before"]) for row in database.rows_of(raw, PlaceRow)]
        down = {row["parent"]: row["child"] for row in database.rows_of(raw, LastChildRow)}
        marks = {row["name"]: row["entry"] for row in database.rows_of(raw, BookmarkRow)}
        found = entries + 1, places, down, marks
        return found == (self._next_id, [self._place], self._last_child, self._bookmarks)

    @property
    def beside(self) -> Beside:
        """Return what is kept beside the answers; `keep_beside` writes it."""
        return self.content.beside

    def keep_beside(self) -> None:
        """Write what is kept beside the answers; raise `SaveError` where that cannot be."""
        with self._writing():
            if self.content.beside.problem(self._next_id):
                raise ContentError(BESIDE)
            self._put_beside()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Write in one transaction; where that fails, what is beside the answers is as it was.

        Raise `SaveError` for whatever error.
        """
        try:
            self._lock.hold()
            self._stand_by()
            with self._alone():
                yield
        except BaseException as error:
            self.content.beside = beside_of({"value": self._beside})
            if isinstance(error, SaveError) or not isinstance(error, Exception):
                raise
            raise unwritable(self.path, error) from error
        self._beside = as_json(self.content.beside)

    def _put_beside(self) -> None:
        """Write it, into a file of an earlier format as well: that steps up with it."""
        self._step_up()
        self._put(BesideRow, beside_row(self.content.beside))

    def _step_up(self) -> None:
        """Give a file of an earlier format the tables that came later."""
        if self._format is None:
            (self._format,) = self._connection.execute("PRAGMA user_version").fetchone()
        if self._format < database.FORMAT:
            database.make_tables(self._connection)
            self._connection.execute(f"PRAGMA user_version = {database.FORMAT}")
            self._format = database.FORMAT

    def close(self) -> None:
        """Let go of the file; its log goes, its copy and the empty file of the lock may stay."""
        self.copy_aside()
        try:
            self._connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error:
            pass  # everything accepted is in the file and its log; the next opening tidies up
        finally:
            self._connection.close()
            self._lock.release()

    def __enter__(self) -> Self:
        """Give the file to a `with` block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close after a `with` block."""
        self.close()

    def _write_rows(self, change: Change) -> None:
        if change.entries:
            self._step_up()
        for entry in change.entries:
            self._put(EntryRow, entry_row(entry))
            told = reasons_row(entry)
            if told is not None:
                self._put(ReasonsRow, told)
        for snapshot in change.snapshots:
            self._put(SnapshotRow, snapshot_row(snapshot))
        for parent, child in self._turned(change):
            self._put(LastChildRow, {"parent": parent, "child": child})
        for name, entry_id in change.bookmarks.items():
            if self._bookmarks.get(name) != entry_id:
                self._put(BookmarkRow, {"name": name, "entry": entry_id})
        self._put(PlaceRow, rows.place(change.cursor, change.locked_before))
        if change.entries:
            self.content.beside.played_at(int(time()), change.entries[0].id)
        self._put_beside()  # a jump says as well how the table lies after it

    def _turned(self, change: Change) -> list[tuple[int, int]]:
        """Return the children last used that are others than the file has."""
        now, written = change.last_child, self._last_child
        return [
            (parent, now[parent])
            for parent in sorted(change.turned & now.keys())
            if written.get(parent) != now[parent]
        ]

    def _put(self, kind: rows.Kind, row: rows.Row) -> None:
        self._writers[kind].write(self._connection, row)

    def _replace_all(self) -> None:
        """Write all of it again, in place of what the file holds."""
        written = rows.of_content(self.content)
        for kind in (EntryRow, SnapshotRow, LastChildRow):
            self._connection.execute(f'DELETE FROM "{database.table_of(kind).name}"')  # noqa: S608
            for one, row in written:
                if one is kind:
                    self._put(kind, row)
        self.content.mended = False

    def _follow(self, session: Session) -> None:
        tree = session.tree
        self.content.program = __version__
        with self._alone():
            self._put(GameRow, rows.game(self.content))
            if self.content.mended:
                self._replace_all()
            for parent, child in tree.last_child.items():
                self._put(LastChildRow, {"parent": parent, "child": child})
            self._put(PlaceRow, rows.place(tree.cursor, session.locked_before))
        self._place, self._last_child = (tree.cursor, session.locked_before), dict(tree.last_child)


def _write_draft(path: Path, content: Content) -> None:
    """Put a whole game in its place in one piece; what fails leaves nothing behind."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.unlink(missing_ok=True)
        database.make(draft, rows.of_content(content))
        draft.rename(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
            clear_beside(draft)
        raise


def _let_go(path: Path, lock: Lock) -> None:
    """Release the lock, and take its file away where there is no game for it to lock."""
    lock.release()
    if not path.exists():
        unlock(path)


def _ready(connection: sqlite3.Connection) -> None:
    """Have a connection write ahead, and trust nothing in the file's own schema."""
    for setting in ("journal_mode = WAL", "synchronous = NORMAL", "trusted_schema = OFF"):
        connection.execute(f"PRAGMA {setting}")


def _identity(path: Path) -> tuple[int, int]:
    """Return what tells a file from any other that may come to lie under its name."""
    found = path.stat()
    return found.st_dev, found.st_ino

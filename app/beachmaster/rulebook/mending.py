"""See that the player's own database can be read; put a damaged one aside and go on."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from beachmaster.engine.text import Text
from beachmaster.rulebook.problems import PlayerDataError
from beachmaster.rulebook.texts import T
from beachmaster.sqlitefiles import copy_of, keep, put_aside

PLAYER_FORMAT = 1
LATER = T("{file} was written by a later version of the program.")
_OURS = {
    "note": "CREATE TABLE note ( id INTEGER NOT NULL, rule_id VARCHAR NOT NULL, "
    "text VARCHAR NOT NULL, written VARCHAR NOT NULL, PRIMARY KEY (id) )",
    "ix_note_rule_id": "CREATE INDEX ix_note_rule_id ON note (rule_id)",
    "bookmark": "CREATE TABLE bookmark ( rule_id VARCHAR NOT NULL, label VARCHAR NOT NULL, "
    "written VARCHAR NOT NULL, PRIMARY KEY (rule_id) )",
    "own_book": "CREATE TABLE own_book ( game VARCHAR NOT NULL, name VARCHAR NOT NULL, "
    "digest VARCHAR NOT NULL, pages INTEGER NOT NULL, paged BOOLEAN NOT NULL, "
    "imported VARCHAR NOT NULL, PRIMARY KEY (game) )",
    "own_file": "CREATE TABLE own_file ( game VARCHAR NOT NULL, path VARCHAR NOT NULL, "
    "PRIMARY KEY (game) )",
    "own_page": "CREATE TABLE own_page ( game VARCHAR NOT NULL, page INTEGER NOT NULL, "
    "text VARCHAR NOT NULL, PRIMARY KEY (game, page) )",
    "own_passage": "CREATE TABLE own_passage ( game VARCHAR NOT NULL, position INTEGER NOT NULL, "
    "rule_id VARCHAR NOT NULL, printed VARCHAR NOT NULL, title VARCHAR NOT NULL, "
    "page INTEGER NOT NULL, line INTEGER NOT NULL, text VARCHAR NOT NULL, "
    "found BOOLEAN NOT NULL, by_hand BOOLEAN NOT NULL, PRIMARY KEY (game, position) )",
    "ix_own_passage_rule_id": "CREATE INDEX ix_own_passage_rule_id ON own_passage (rule_id)",
    "own_fts": "CREATE VIRTUAL TABLE own_fts USING fts5( title, text, content='own_passage', "
    "content_rowid='rowid', tokenize=\"porter unicode61 remove_diacritics 2\", prefix='2 3')",
    "own_fts_data": "CREATE TABLE 'own_fts_data'(id INTEGER PRIMARY KEY, block BLOB)",
    "own_fts_idx": "CREATE TABLE 'own_fts_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) "
    "WITHOUT ROWID",
    "own_fts_docsize": "CREATE TABLE 'own_fts_docsize'(id INTEGER PRIMARY KEY, sz BLOB)",
    "own_fts_config": "CREATE TABLE 'own_fts_config'(k PRIMARY KEY, v) WITHOUT ROWID",
}
"""All that a file of ours may hold, by name: SQLite runs what any other schema says.

These are the words of `player_tables`, which is slow to load; a test compares them.
"""
_TEXTS = ("note", "bookmark", "own_book", "own_file", "own_page", "own_passage")
LONGEST_VALUE = 64_000_000
_SETTINGS = ("trusted_schema = OFF", "cell_size_check = ON", "mmap_size = 0")
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG}


def mend(place: Path, tell: Callable[[Text], object]) -> None:
    """Put a damaged database aside, and its last good copy or a new one in its place.

    `tell` is given the sentence that says so. One that cannot be moved stays: opening it says why.
    """
    if not place.is_file() or is_good(place):
        return
    with suppress(OSError):
        kept = put_aside(place)
        if kept is None:  # another program was quicker
            return
        copy = copy_of(place)
        good = copy.is_file() and is_good(copy)
        if good:
            draft = place.with_name(f".{place.name}.new")
            shutil.copyfile(copy, draft)
            draft.replace(place)
        tell(
            (
                T(
                    "Your notes and rulebooks could not be read. They are restored from their last "
                    "good copy; the damaged file is kept as {kept}."
                )
                if good
                else T(
                    "Your notes and rulebooks could not be read, and there is no good copy of "
                    "them. You start with new ones; the damaged file is kept as {kept}."
                )
            ).fill(kept=kept.name)
        )


def keep_copy(place: Path) -> None:
    """Keep a copy beside a good database that has changed since the last copy."""
    with suppress(OSError, sqlite3.Error):
        copy = copy_of(place)
        if copy.exists() and copy.stat().st_mtime_ns >= place.stat().st_mtime_ns:
            return
        if is_good(place):
            with closing(sqlite3.connect(f"{place.resolve().as_uri()}?mode=ro", uri=True)) as raw:
                keep(place, raw, lasting=False)


def restore(place: Path) -> Path | None:
    """Put the last good copy in place; return the name under which the file before is kept.

    Raise `PlayerDataError` where there is no good copy; then nothing changed.
    """
    copy = copy_of(place)
    if not (copy.is_file() and is_good(copy)):
        raise PlayerDataError(T("There is no good copy of your notes and rulebooks to restore."))
    kept = put_aside(place)
    draft = place.with_name(f".{place.name}.new")
    shutil.copyfile(copy, draft)
    draft.replace(place)
    return kept


def is_good(place: Path) -> bool:
    """Return whether a database is whole and ours; one that cannot be opened may be.

    One of a later version counts as good: what is in it is not ours to judge.
    """
    try:
        with closing(sqlite3.connect(f"{place.resolve().as_uri()}?mode=ro", uri=True)) as raw:
            bound(raw)
            if is_later(raw):
                return True
            if not is_ours(raw) or raw.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                return False
            return all(_can_be_read(raw, name) for name in _TEXTS)
    except UnicodeDecodeError:  # SQLite names what is garbled as it stands there
        return False
    except sqlite3.Error as error:
        return getattr(error, "sqlite_errorcode", 0) & 0xFF not in _DAMAGED


def bound(raw: sqlite3.Connection) -> None:
    """Trust nothing in the file's own schema, and make no long values of it."""
    raw.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    raw.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    for setting in _SETTINGS:
        raw.execute(f"PRAGMA {setting}")


def warn_of_later(place: Path, tell: Callable[[Text], object]) -> None:
    """Tell that a database is of a later version, where what is in it would be missed."""
    with suppress(OSError, sqlite3.Error):
        if place.is_file():
            with closing(sqlite3.connect(f"{place.resolve().as_uri()}?mode=ro", uri=True)) as raw:
                if is_later(raw):
                    tell(LATER.fill(file=str(place)))


def opened(place: Path) -> sqlite3.Connection | None:
    """Open a database to be read only; None where it is not ours, or a later version's."""
    raw = sqlite3.connect(f"{place.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)
    with suppress(sqlite3.Error, UnicodeDecodeError):
        bound(raw)
        if not is_later(raw) and is_ours(raw):
            return raw
    raw.close()
    return None


def is_later(raw: sqlite3.Connection) -> bool:
    """Return whether a later version wrote a database; its schema is not read for that."""
    return format_of(raw) > PLAYER_FORMAT


def format_of(raw: sqlite3.Connection) -> int:
    """Return the format that a database says it has."""
    return int(raw.execute("PRAGMA user_version").fetchone()[0])


def is_ours(raw: sqlite3.Connection) -> bool:
    """Return whether a database holds our tables and nothing else; some may be missing."""
    found = raw.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return all(_OURS.get(name) == " ".join(str(words).split()) for name, words in found)


def _can_be_read(raw: sqlite3.Connection, table: str) -> bool:
    """Return whether each text of a table is UTF-8."""
    try:
        for _row in raw.execute(f"SELECT * FROM {table}"):  # noqa: S608 - a name of ours
            pass
    except sqlite3.OperationalError as error:
        return "no such table" in str(error)
    return True

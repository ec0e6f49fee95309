"""See that the player's own database can be read; put a damaged one aside and go on."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from beachmaster.engine.text import Text
from beachmaster.rulebook.texts import T
from beachmaster.sqlitefiles import copy_of, keep, put_aside

_PROBES = (
    "SELECT id, rule_id, text, written FROM note LIMIT 1",
    "SELECT rule_id, label, written FROM bookmark LIMIT 1",
    "SELECT game, name, digest, pages, paged, imported FROM own_book LIMIT 1",
    "SELECT game, page, text FROM own_page LIMIT 1",
    "SELECT game, position, rule_id, page, line, text, found, by_hand FROM own_passage LIMIT 1",
)
"""What must be there where its table is."""
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


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
                    "Your notes and rulebooks could not be read. The last good copy of them is in "
                    "their place; the damaged file is kept as {kept}."
                )
                if good
                else T(
                    "Your notes and rulebooks could not be read, and there is no good copy of "
                    "them: new ones are begun, and the damaged file is kept as {kept}."
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


def is_good(place: Path) -> bool:
    """Tell whether a database is whole, and one of ours; one that cannot be opened may be."""
    try:
        with closing(sqlite3.connect(f"{place.resolve().as_uri()}?mode=ro", uri=True)) as raw:
            if raw.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                return False
            return not any(_fails(raw, probe) for probe in _PROBES)
    except sqlite3.Error as error:
        return getattr(error, "sqlite_errorcode", 0) & 0xFF not in _DAMAGED


def _fails(raw: sqlite3.Connection, probe: str) -> bool:
    try:
        raw.execute(probe).fetchall()
    except sqlite3.OperationalError as error:
        return "no such column" in str(error)
    return False

"""Build the rule index from the Markdown: `python -m beachmaster.rulebook.build [--check]`."""

import argparse
import logging
import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, cast

from beachmaster.engine.text import Text, plain_text
from beachmaster.paths import data_root
from beachmaster.rulebook.faults import find_faults, find_gaps
from beachmaster.rulebook.indexfile import put_index, stored_digest
from beachmaster.rulebook.problems import RuleIndexError, reason_of, say_nothing
from beachmaster.rulebook.sections import RuleTextError
from beachmaster.rulebook.sources import Sources, read_sources, source_digest
from beachmaster.rulebook.texts import T

if TYPE_CHECKING:
    from sqlalchemy import Engine, MetaData

    from beachmaster.rulebook.tables import LibraryTable, Row

SCHEMA = "14"
MOST_FAULTS = 20
log = logging.getLogger(__name__)


_building = Lock()
"""Views that open the rules at the same moment build one index, not one each."""


def rules_folder() -> Path:
    """Return the folder of the rule texts."""
    return data_root() / "rules_db"


def default_index() -> Path:
    """Return where the rule index lies unless another place is named."""
    return data_root() / "build" / "rules.sqlite"


def spare_index() -> Path:
    """Return where the rule index lies when the program's own folder cannot be written to."""
    own = os.environ.get("BEACHMASTER_DATA")
    if own:
        return Path(own) / "rules.sqlite"
    from platformdirs import user_cache_path

    return user_cache_path("beachmaster", appauthor=False) / "rules.sqlite"


def is_current(out: Path, digest: str) -> bool:
    """Tell whether the index at `out` is whole and was built from sources with this digest."""
    return stored_digest(out) == f"{SCHEMA}:{digest}"


def build_index(root: Path, out: Path, *, strict: bool = True) -> bool:
    """Build the index at `out` unless it is current; return whether it was built.

    With `strict`, a dead link or doubled id raises `RuleIndexError`; otherwise it is logged.
    """
    if is_current(out, source_digest(root)):
        return False
    sources = read_sources(root)
    faults = find_faults(sources)
    if faults and strict:
        count = f"faults in the rule texts: {len(faults)}"
        raise RuleIndexError(plain_text("\n".join([*faults[:MOST_FAULTS], count])))
    for fault in faults:
        log.info("rule texts: %s", fault)
    put_index(_content(sources), out)
    return True


def ensure_index(root: Path, out: Path, tell: Callable[[Text], object] = say_nothing) -> Path:
    """Return a current index: rebuilt where the sources changed, or where it is damaged.

    An installed copy ships its index beside the texts and never rebuilds one that is whole. Where
    its folder cannot be written to, the player's own holds the index. `tell` takes what a player
    should know.
    """
    if not root.is_dir():
        raise RuleIndexError(
            T("The rule texts are missing: there is no {folder}.", folder=str(root))
        )
    with _building:
        if _serves(root, out):
            return out
        if is_current(spare_index(), source_digest(root)):
            return spare_index()
        damaged = stored_digest(out) is None
        place, built = _build_somewhere(root, out)
    if damaged and built:
        tell(T("The rule index was damaged and has been rebuilt: {file}", file=str(place)))
    return place


def _build_somewhere(root: Path, out: Path) -> tuple[Path, bool]:
    """Build the index at its place, or else in the player's folder; tell where and whether."""
    place = out
    try:
        try:
            return place, build_index(root, place, strict=False)
        except OSError:
            if is_current(out, source_digest(root)):  # another process was quicker
                return out, False
            log.info("the rule index cannot be written at %s", out)
        place = spare_index()
        return place, build_index(root, place, strict=False)
    except (OSError, sqlite3.Error, RuleTextError) as error:
        raise RuleIndexError(
            T(
                "The rule index {file} cannot be built: {reason}",
                file=str(place),
                reason=reason_of(error),
            )
        ) from error


def _serves(root: Path, out: Path) -> bool:
    """Tell whether an index can be used as it is."""
    if _is_checkout(root):
        return is_current(out, source_digest(root))
    return (stored_digest(out) or "").startswith(f"{SCHEMA}:")


def _is_checkout(root: Path) -> bool:
    return (root.parent / "app" / "beachmaster").is_dir() or root.parent.name != "data"


def _order_indexes(tables: "MetaData", engine: "Engine") -> None:
    """Make the indexes anew, by their names: a table holds them as a set, in no order."""
    for table in tables.sorted_tables:
        for index in sorted(table.indexes, key=lambda one: str(one.name)):
            index.drop(engine)
            index.create(engine)


def _content(sources: Sources) -> bytes:
    """Return the index as the bytes of its file; the same sources give the same bytes.

    It is made in memory, so that a build ended from outside leaves nothing behind.
    """
    from sqlmodel import create_engine, insert

    from beachmaster.rulebook.tables import LIBRARY

    engine = create_engine("sqlite://").execution_options(isolation_level="AUTOCOMMIT")
    try:
        LIBRARY.create_all(engine)
        _order_indexes(LIBRARY, engine)
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            for table, rows in _rows(sources):
                if rows:
                    connection.execute(insert(table), rows)
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("ANALYZE")
            connection.exec_driver_sql("VACUUM")
            return cast("sqlite3.Connection", connection.connection.driver_connection).serialize()
    finally:
        engine.dispose()


def _rows(sources: Sources) -> list[tuple[type["LibraryTable"], list["Row"]]]:
    from beachmaster.rulebook import entries, rows, tables

    found = list(entries.entry_rows(sources))
    return [
        (tables.SectionRow, list(rows.section_rows(sources))),
        (tables.TermRow, list(rows.term_rows(sources))),
        (tables.EntryRow, found),
        (tables.ScopeRow, list(entries.scope_rows(found))),
        (tables.WordRow, list(entries.word_rows(found))),
        (tables.SynonymRow, list(rows.synonym_rows(sources))),
        (tables.LinkRow, list(rows.link_rows(sources))),
        (tables.HeadingRow, list(rows.heading_rows(sources))),
        (tables.BadgeRow, list(rows.badge_rows(sources))),
        (tables.MetaRow, [{"key": "digest", "value": f"{SCHEMA}:{sources.digest}"}]),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the build command; 0 when the index is there, 2 when the texts are at fault.

    What a translation lacks is told and is no fault.
    """
    parser = argparse.ArgumentParser(prog="python -m beachmaster.rulebook.build")
    parser.add_argument("--out", type=Path, default=None, help="where to write the index")
    parser.add_argument("--check", action="store_true", help="only check the texts")
    options = parser.parse_args(arguments)
    try:
        if options.check:
            sources = read_sources(rules_folder())
            faults = find_faults(sources)
            for line in (*faults, *find_gaps(sources)):
                print(line, file=sys.stderr)
            return 2 if faults else 0
        out = options.out or default_index()
        built = build_index(rules_folder(), out)
    except (RuleTextError, RuleIndexError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"rule index {'built' if built else 'is current'}: {out}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

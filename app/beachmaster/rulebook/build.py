"""Build the rule index from the Markdown: `python -m beachmaster.rulebook.build [--check]`."""

import argparse
import logging
import os
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text
from beachmaster.paths import data_root
from beachmaster.rulebook.faults import find_faults, find_gaps
from beachmaster.rulebook.problems import RuleIndexError, reason_of
from beachmaster.rulebook.sections import RuleTextError
from beachmaster.rulebook.sources import Sources, read_sources, source_digest
from beachmaster.sqlitefiles import address_of

if TYPE_CHECKING:
    from sqlmodel import SQLModel

SCHEMA = "8"
MOST_FAULTS = 20
NO_TEXTS = QT_TRANSLATE_NOOP("Rulebook", "The rule texts are missing: there is no {folder}.")
NO_INDEX = QT_TRANSLATE_NOOP("Rulebook", "The rule index {file} cannot be built: {reason}")
log = logging.getLogger(__name__)


def rules_folder() -> Path:
    """Return the folder of the rule texts."""
    return data_root() / "rules_db"


def default_index() -> Path:
    """Return where the rule index lies unless another place is named."""
    return data_root() / "build" / "rules.sqlite"


def is_current(out: Path, digest: str) -> bool:
    """Tell whether the index at `out` was built from sources with this digest."""
    return _stored_digest(out) == f"{SCHEMA}:{digest}"


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
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = out.with_name(f"{out.name}.{os.getpid()}.part")
    try:
        draft.unlink(missing_ok=True)
        _write(sources, draft)
        draft.replace(out)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return True


def ensure_index(root: Path, out: Path) -> Path:
    """Return a current index: rebuilt where the sources changed and can be built from.

    An installed copy ships its index beside the texts and never rebuilds one that opens.
    """
    if not root.is_dir():
        raise RuleIndexError(Text(NO_TEXTS, folder=str(root)))
    try:
        if _is_checkout(root) or not _stored_digest(out).startswith(f"{SCHEMA}:"):
            build_index(root, out, strict=False)
    except (OSError, sqlite3.Error, RuleTextError) as error:
        if root.is_dir() and is_current(out, source_digest(root)):  # another process was quicker
            return out
        raise RuleIndexError(Text(NO_INDEX, file=str(out), reason=reason_of(error))) from error
    return out


def _is_checkout(root: Path) -> bool:
    return (root.parent / "app" / "beachmaster").is_dir() or root.parent.name != "data"


def _stored_digest(out: Path) -> str:
    if not out.is_file():
        return ""
    try:
        with closing(sqlite3.connect(f"{out.resolve().as_uri()}?mode=ro", uri=True)) as db:
            row = db.execute("SELECT value FROM meta WHERE key = 'digest'").fetchone()
    except sqlite3.Error:
        return ""
    return str(row[0]) if row else ""


def _write(sources: Sources, draft: Path) -> None:
    """Write all tables in one transaction; the same sources give the same bytes."""
    from sqlalchemy import text
    from sqlmodel import Session, create_engine

    from beachmaster.rulebook.tables import LIBRARY, MetaRow

    engine = create_engine(address_of(draft))
    try:
        LIBRARY.create_all(engine)
        with Session(engine) as session:
            for row in _rows(sources):
                session.add(row)
            session.add(MetaRow(key="digest", value=f"{SCHEMA}:{sources.digest}"))
            session.flush()
            session.execute(text("INSERT INTO entry_fts(entry_fts) VALUES('rebuild')"))
            session.execute(text("INSERT INTO entry_fts(entry_fts) VALUES('optimize')"))
            session.commit()
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("ANALYZE"))
            connection.execute(text("VACUUM"))
    finally:
        engine.dispose()


def _rows(sources: Sources) -> Iterator["SQLModel"]:
    from beachmaster.rulebook.entries import entry_rows, scope_rows, word_rows
    from beachmaster.rulebook.rows import (
        badge_rows,
        heading_rows,
        link_rows,
        section_rows,
        synonym_rows,
        term_rows,
    )

    yield from section_rows(sources)
    yield from term_rows(sources)
    entries = list(entry_rows(sources))
    yield from entries
    yield from scope_rows(entries)
    yield from word_rows(entries)
    yield from synonym_rows(sources)
    yield from link_rows(sources)
    yield from heading_rows(sources)
    yield from badge_rows(sources)


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

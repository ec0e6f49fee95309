"""Put the rule index on the disk in one piece, and tell whether what lies there is whole.

The file carries a check sum of itself where SQLite leaves room for a number of the application's.
"""

import os
import secrets
import sqlite3
import time
import zlib
from contextlib import closing, suppress
from pathlib import Path

MAGIC = b"SQLite format 3\0"
SUM = slice(68, 72)
FORGOTTEN = 3600
"""So many seconds after its last change nobody writes on a draft any more."""


def put_index(content: bytes, out: Path) -> None:
    """Put an index in place; whoever reads sees the old one or the new one, never a part."""
    out.parent.mkdir(parents=True, exist_ok=True)
    _clear_drafts(out)
    draft = out.with_name(f"{out.name}.{os.getpid()}-{secrets.token_hex(4)}.part")
    try:
        draft.write_bytes(_with_sum(content))
        draft.replace(out)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def stored_digest(out: Path) -> str | None:
    """Return what an index was built from: empty where none is read, None where it is damaged."""
    try:
        content = out.read_bytes()
        if content[SUM] == bytes(4):  # written before there were check sums
            return ""
        if content[: len(MAGIC)] != MAGIC or content[SUM] != _sum(content):
            return None
        with closing(sqlite3.connect(f"{out.resolve().as_uri()}?mode=ro", uri=True)) as database:
            row = database.execute("SELECT value FROM meta WHERE key = 'digest'").fetchone()
    except OSError:
        return ""
    except sqlite3.Error:
        return None
    return str(row[0]) if row else None


def _with_sum(content: bytes) -> bytes:
    return content[: SUM.start] + _sum(content) + content[SUM.stop :]


def _sum(content: bytes) -> bytes:
    """Return the check sum of all but itself; it is never nothing."""
    total = zlib.crc32(content[SUM.stop :], zlib.crc32(content[: SUM.start]))
    return (total or 1).to_bytes(4, "big")


def _clear_drafts(out: Path) -> None:
    """Remove what builds left behind that were ended from outside."""
    for draft in out.parent.glob(f"{out.name}.*.part"):
        with suppress(OSError):
            if time.time() - draft.stat().st_mtime > FORGOTTEN:
                draft.unlink()

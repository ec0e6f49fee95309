"""The command `self-check`: see whether this copy does all that it promises on this machine.

It plays in a folder of its own that is removed at the end; nothing of the player's is read.
"""

import argparse
import os
import platform
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from beachmaster import __version__
from beachmaster.cli.display import has_display
from beachmaster.cli.listing import print_json
from beachmaster.cli.render import Words
from beachmaster.cli.self_check_play import killed_and_resumed, plays
from beachmaster.cli.sockets import Sockets
from beachmaster.paths import data_root, package, package_root
from beachmaster.rulebook.books import books
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.manual import manual
from beachmaster.storage.diagnostics import TRACE, note, open_deletable
from beachmaster.storage.folders import data_folder
from beachmaster.storage.problem_report import problem_report

FOLDER = "sélf-chéck 海 "
"""Saves must lie well in folders with such names."""
COMMON = "the"
IN_MANUAL = "undo"
Look = tuple[str, Callable[[], str]]


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What one look found: what it saw, or the fault; how many seconds it took."""

    name: str
    ok: bool
    found: str
    seconds: float


class FaultError(Exception):
    """What a look finds wrong."""


def self_check(args: argparse.Namespace, words: Words) -> int:  # noqa: ARG001 - plain English
    """Take every look and print a line for each; status 1 where one finds a fault."""
    with _own_folder(args.keep) as folder:
        seen = []
        for name, look in _looks(folder):
            seen.append(_take(name, look))
            if not args.json:
                one = seen[-1]
                mark = "ok   " if one.ok else "FAULT"
                print(f"{mark} {one.name}: {one.found} ({one.seconds:.1f} s)", flush=True)
    good = all(one.ok for one in seen)
    if args.json:
        print_json({"ok": good, "looks": [msgspec.structs.asdict(one) for one in seen]})
    return 0 if good else 1


def _looks(folder: Path) -> Iterator[Look]:
    """Yield the looks in order; that for connections is taken last, over all the others."""
    sockets = Sockets()
    yield "versions", _versions
    yield "rules", _rules
    yield "manual", _manual
    yield "log and report", _report
    yield from plays()
    yield "killed and resumed", lambda: killed_and_resumed(folder)
    if sys.platform.startswith("linux") and not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from beachmaster.desktop.self_check import looks

    yield from looks(folder)
    yield "where it comes from", _origin
    yield "no connection", sockets.report


def _take(name: str, look: Callable[[], str]) -> Seen:
    began = time.perf_counter()
    try:
        ok, found = True, look()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what we look for
        ok, found = False, f"{type(error).__name__}: {error}"
    return Seen(name=name, ok=ok, found=found, seconds=round(time.perf_counter() - began, 2))


@contextmanager
def _own_folder(keep: Path | None) -> Iterator[Path]:
    """Give the looks a data folder of their own, below `keep` where that is to stay."""
    before = os.environ.get("BEACHMASTER_DATA")
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=FOLDER, ignore_cleanup_errors=True) as name:
        folder = Path(name) if keep is None else keep.absolute()
        os.environ["BEACHMASTER_DATA"] = str(Path(name) / "data")
        try:
            yield folder
        finally:
            if before is None:
                del os.environ["BEACHMASTER_DATA"]
            else:
                os.environ["BEACHMASTER_DATA"] = before


def _versions() -> str:
    """Name the versions that everything else depends on."""
    own = f"Beachmaster {__version__} ({package() or 'not a package'})"
    python = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    return f"{own}, {python}, {platform.system()} {platform.release()} {platform.machine()}"


def _rules() -> str:
    """Search every book; this takes SQLite's full text search."""
    with RuleLibrary.open() as library:
        counts = {name: len(library.search(COMMON, name, limit=5)) for name in books()}
        number = sum(len(library.sections(name)) for name in books())
    empty = [name for name, count in counts.items() if not count]
    if empty:
        raise FaultError(f"nothing is found in {', '.join(empty)}")
    return f"{number} sections of {len(counts)} books, searched"


def _manual() -> str:
    """Search the manual: an installed copy has its pages too."""
    if not manual().search(IN_MANUAL):
        raise FaultError("nothing is found in the manual")
    return f"{len(manual().pages)} pages, searched"


def _report() -> str:
    """Find a line of the log in the report; remove the trace's file while it is open."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    note("self-check")
    said = problem_report({})
    if "INFO self-check" not in said:
        raise FaultError("the log is not in the report")
    handle = open_deletable(folder / TRACE)
    try:
        (folder / TRACE).rename(folder / "aside")
        (folder / "aside").unlink()
    finally:
        os.close(handle)
    return f"{len(said)} characters, the log among them"


def _origin() -> str:
    """See that nothing was imported from outside the package."""
    root = package_root()
    if root is None:
        return f"no package; data from {data_root()}"
    places = {
        name: Path(place).resolve()
        for name, module in list(sys.modules.items())
        if (place := getattr(module, "__file__", None))
        and Path(place).is_absolute()  # else it lies within a library, as some of Qt's bindings do
    }
    foreign = sorted(name for name, place in places.items() if not place.is_relative_to(root))
    if foreign:
        raise FaultError(f"not from {root}: {', '.join(foreign[:5])}")
    return f"{len(places)} modules, all below {root}"

"""Take a saved game out as one readable JSON file, and bring such a file in."""

from pathlib import Path

import msgspec

from beachmaster import __version__
from beachmaster.engine.beside import Beside
from beachmaster.engine.changes import Snapshot
from beachmaster.engine.datafile import DataError
from beachmaster.engine.given import no_json, readable
from beachmaster.engine.rulings import OptionError
from beachmaster.engine.setup import PositionError, Setup
from beachmaster.engine.tree import ROOT, Entry
from beachmaster.engine.values import Value, is_bounded
from beachmaster.games import catalogue
from beachmaster.storage import resuming
from beachmaster.storage.checking import checked_content
from beachmaster.storage.content import (
    ENTRY,
    OTHER_DIGEST,
    Content,
    ContentError,
    check_beside,
    check_snapshots,
    tree_of,
)
from beachmaster.storage.envelope import (
    EnvelopeError,
    inside,
    outside,
    with_hidden,
    without_hidden,
)
from beachmaster.storage.looking import open_or_look
from beachmaster.storage.outgoing import refuse_existing, write_out
from beachmaster.storage.problems import SaveError, WrongFileError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.texts import T

KIND = "beachmaster saved game"
VERSION, FIRST_VERSION = 2, 1
LARGEST = 64_000_000


class Phase(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The state at a phase start, as an exported file shows it."""

    entry: int
    turn: int
    phase: str
    digest: str
    state: dict[str, Value]


class Exported(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole saved game, as an exported file shows it."""

    kind: str = KIND
    version: int = VERSION
    program: str
    created: str
    setup: Setup
    cursor: int
    locked_before: int = ROOT
    bookmarks: dict[str, int]
    last_child: dict[int, int]
    entries: list[Entry]
    phases: list[Phase]
    beside: Beside = msgspec.field(default_factory=Beside)


class _Head(msgspec.Struct):
    kind: str = ""
    version: int = 0


def export(path: Path, target: Path) -> None:
    """Write a saved game as JSON; raise `SaveError` where it cannot be read or written."""
    refuse_existing(target)
    with open_or_look(path) as saved:
        content = saved.content
    _write(content, target)


def export_open(path: Path, target: Path) -> None:
    """Write a game that this process has open, over a file that the player agreed to lose."""
    _write(checked_content(path), target)


def _write(content: Content, target: Path) -> None:
    encoded = msgspec.json.format(msgspec.json.encode(_exported(content)), indent=1)
    write_out(target, encoded + b"\n")


def bring_in(source: Path, path: Path) -> None:
    """Make a saved game of an exported file, after playing all of it again.

    Raise `SaveError` where it is no such file, contradicts itself, or no longer fits the game.
    """
    content = imported(source)
    try:
        setup, module = catalogue.load(content.setup.game).prepare(content.setup)
        resuming.resumed(content, module, None, doubted=True)
    except (catalogue.UnknownGameError, OptionError, PositionError, DataError) as error:
        raise SaveError(_REFUSED.fill(file=source.name, why=error.text)) from error
    content.setup = setup
    SavedGame.write_new(path, content).close()
    checked_content(path)


def imported(source: Path) -> Content:
    """Return what an exported file holds; raise `SaveError` where it does not hold together."""
    encoded = _read(source)
    try:
        head = msgspec.json.decode(encoded, type=_Head)
        if head.kind != KIND:
            raise SaveError(T("The file {file} is not an exported game.", file=source.name))
        if not FIRST_VERSION <= head.version <= VERSION:
            raise SaveError(
                T(
                    "The file {file} has the format version {version}, which this program cannot "
                    "read.",
                    file=source.name,
                    version=head.version,
                )
            )
        return _content(msgspec.json.decode(encoded, type=Exported))
    except ContentError as error:
        raise SaveError(_REFUSED.fill(file=source.name, why=error.text)) from error
    except msgspec.ValidationError as error:
        why = readable(error, Exported).text
        raise SaveError(_REFUSED.fill(file=source.name, why=why)) from error
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        why = T("it is not an exported game: {why}.", why=no_json(error))
        raise SaveError(_REFUSED.fill(file=source.name, why=why)) from error


def _read(source: Path) -> bytes:
    try:
        with source.open("rb") as file:
            encoded = file.read(LARGEST + 1)
    except OSError as error:
        raise WrongFileError(
            T("The file {file} cannot be read: {why}.", file=source.name, why=error.strerror or "")
        ) from error
    if len(encoded) > LARGEST:
        raise SaveError(
            T("The file {file} is larger than {size} bytes.", file=source.name, size=LARGEST)
        )
    return encoded


def _exported(content: Content) -> Exported:
    tree = content.tree
    phases = [
        Phase(
            entry=one.entry,
            turn=one.turn,
            phase=one.phase,
            digest=one.digest,
            state=msgspec.json.decode(without_hidden(one.state)),
        )
        for one in content.snapshots.values()
    ]
    return Exported(
        program=content.program or __version__,
        created=content.created,
        setup=content.setup,
        cursor=tree.cursor,
        locked_before=content.locked_before,
        bookmarks=tree.bookmarks,
        last_child=tree.last_child,
        entries=[outside(entry) for entry in tree.entries[1:]],
        phases=phases,
        beside=content.beside,
    )


def _content(plain: Exported) -> Content:
    if not -(1 << 63) <= plain.setup.seed < 1 << 63:
        raise ContentError(T("its seed is too large."))
    if not is_bounded(plain.setup.position):
        raise ContentError(T("a number in its position is too large."))
    tree = tree_of(map(_inside, plain.entries), plain.cursor, plain.last_child, plain.bookmarks)
    snapshots = {phase.entry: _snapshot(phase) for phase in plain.phases}
    check_snapshots(tree, snapshots, plain.locked_before)
    check_beside(plain.beside, tree)
    return Content(
        setup=plain.setup,
        program=plain.program,
        created=plain.created,
        tree=tree,
        snapshots=snapshots,
        locked_before=plain.locked_before,
        beside=plain.beside,
    )


def _inside(entry: Entry) -> Entry:
    try:
        return inside(entry)
    except EnvelopeError as error:
        raise ContentError(ENTRY.fill(entry=str(entry.id))) from error


def _snapshot(phase: Phase) -> Snapshot:
    try:
        encoded = with_hidden(msgspec.json.encode(phase.state, order="sorted"))
    except EnvelopeError as error:
        raise ContentError(OTHER_DIGEST.fill(entry=str(phase.entry))) from error
    snapshot = Snapshot(phase.entry, phase.turn, phase.phase, encoded)
    if snapshot.digest != phase.digest:
        raise ContentError(OTHER_DIGEST.fill(entry=str(phase.entry)))
    return snapshot


_REFUSED = T("The file {file} cannot be imported: {why}")

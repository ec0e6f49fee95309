"""Turn a session's tree and snapshots into rows and back, checking all of it on the way."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from beachmaster.engine.beside import Beside
from beachmaster.engine.changes import Snapshot
from beachmaster.engine.facts import MapFact
from beachmaster.engine.opponent import grounds_of
from beachmaster.engine.otherwise import told_in
from beachmaster.engine.refusal import SaidError
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Text, render
from beachmaster.engine.tree import (
    ANSWERS,
    LEARNED,
    OPPONENT,
    OTHERWISE,
    ROOT,
    Behind,
    Entry,
    Tree,
)
from beachmaster.engine.values import Value, is_bounded
from beachmaster.engine.weighing import reasons_in
from beachmaster.storage.envelope import (
    EnvelopeError,
    inside,
    outside,
    unspoken_in,
    with_hidden,
    without_hidden,
)
from beachmaster.storage.texts import T

MOST_TURNS = 10_000
PARTS = {
    "game": T("what the game is played with"),
    "data": T("the board and the counters"),
    "entry": T("the answers"),
    "reasons": T("the opponent's reasons"),
    "snapshot": T("the states at the start of each phase"),
    "place": T("the place where the game stands"),
    "last_child": T("the answers to redo"),
    "bookmark": T("the bookmarks"),
    "beside": T("the notes, the evenings and the state of your table"),
}
"""What each table of a saved game holds, in words for a player."""
KINDS = (*ANSWERS, "adjust", LEARNED, OTHERWISE)
MOST_FACTS = 2_000
_JSON = ("value", "text")
_FLAGS = ("opens", "reveals")
_UNWRITTEN = ("why", "seen", "unspoken", "behind")


class ContentError(SaidError, ValueError):
    """Stored content contradicts itself; `text` says where."""


class Content(msgspec.Struct, kw_only=True):
    """Everything a saved game holds; `mended` where the file itself holds something else."""

    setup: Setup
    program: str
    created: str
    tree: Tree
    snapshots: dict[int, Snapshot] = {}
    locked_before: int = ROOT
    beside: Beside = msgspec.field(default_factory=Beside)
    mended: bool = False


def beside_row(beside: Beside) -> dict[str, Value]:
    """Return what is kept beside the answers as a row."""
    return {"id": 1, "value": as_json(beside)}


def beside_of(row: Mapping[str, Value]) -> Beside:
    """Return what a row keeps beside the answers; raise `ContentError` where it is none."""
    try:
        return msgspec.json.decode(row["value"], type=Beside)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ContentError(BESIDE) from error


def check_beside(beside: Beside, tree: Tree) -> None:
    """Raise `ContentError` where it could not have been kept by us."""
    if beside.problem(tree.next_id):
        raise ContentError(BESIDE)


def as_json(value: Value) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()


def entry_row(entry: Entry) -> dict[str, Value]:
    """Return an entry as a row."""
    row: dict[str, Value] = msgspec.structs.asdict(outside(entry))
    row = {name: value for name, value in row.items() if name not in _UNWRITTEN}
    row |= {name: as_json(row[name]) for name in _JSON}
    return row | {name: int(row[name]) for name in _FLAGS}


def reasons_row(entry: Entry) -> dict[str, Value] | None:
    """Return why an opponent gave an answer as a row, None for any other entry."""
    if not entry.seen:
        return None
    return {"entry": entry.id, "why": as_json(outside(entry).why), "seen": entry.seen}


def add_reasons(entries: Sequence[Entry], rows: Iterable[Mapping[str, Value]]) -> None:
    """Give entries the reasons that rows hold; raise `ContentError` where they are none."""
    known = {entry.id: entry for entry in entries}
    for row in rows:
        entry, wrong = known.get(row["entry"]), ENTRY.fill(entry=str(row["entry"]))
        try:
            why = msgspec.json.decode(row["why"])
            unspoken = unspoken_in(why)
        except (
            *(msgspec.MsgspecError, TypeError, RecursionError, UnicodeError),
            EnvelopeError,
        ) as error:
            raise ContentError(wrong) from error
        why = why if unspoken is None else unspoken.why
        if entry is None or not row["seen"] or not _are_reasons(why):
            raise ContentError(wrong)
        entry.seen = row["seen"]
        if unspoken is None:
            entry.why = why
        else:
            entry.unspoken = unspoken


def _are_reasons(why: Value) -> bool:
    """Tell whether a value is what we keep of an opponent's reasons."""
    return why is None or (is_bounded(why) and reasons_in(why) is not None)


def entry_of(row: Mapping[str, Value]) -> Entry:
    """Return the entry that a row holds; raise `ContentError` where it holds none."""
    plain = {name: value for name, value in row.items() if name != "seal"}
    try:
        plain |= {name: msgspec.json.decode(plain[name]) for name in _JSON}
        plain |= {name: bool(plain[name]) for name in _FLAGS}
        return inside(msgspec.convert(plain, Entry))
    except (
        *(msgspec.MsgspecError, TypeError, RecursionError, UnicodeError),
        EnvelopeError,
    ) as error:
        raise ContentError(ENTRY.fill(entry=str(row.get("id")))) from error


def snapshot_row(snapshot: Snapshot) -> dict[str, Value]:
    """Return a snapshot as a row with its digest."""
    return {
        "entry": snapshot.entry,
        "turn": snapshot.turn,
        "phase": snapshot.phase,
        "state": without_hidden(snapshot.state).decode(),
        "digest": snapshot.digest,
    }


def snapshot_of(row: Mapping[str, Value]) -> Snapshot:
    """Return the snapshot that a row holds; raise `ContentError` where its digest is wrong."""
    entry, turn, phase, state = (row[name] for name in ("entry", "turn", "phase", "state"))
    try:
        snapshot = Snapshot(entry, turn, phase, with_hidden(state.encode()))
    except EnvelopeError as error:
        raise ContentError(OTHER_DIGEST.fill(entry=str(entry))) from error
    if snapshot.digest != row["digest"] or not _is_object(snapshot.state):
        raise ContentError(OTHER_DIGEST.fill(entry=str(entry)))
    return snapshot


def _is_object(encoded: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(encoded), dict)
    except (msgspec.MsgspecError, RecursionError):
        return False


def tree_of(
    entries: Iterable[Entry],
    cursor: int,
    last_child: Mapping[int, int],
    bookmarks: Mapping[str, int],
) -> Tree:
    """Return the tree of checked parts; raise `ContentError` where they do not fit together."""
    tree = Tree()
    for entry in entries:
        in_order = entry.id == tree.next_id and ROOT <= entry.parent < entry.id
        if not (in_order and _makes_sense(entry)):
            raise ContentError(ENTRY.fill(entry=str(entry.id)))
        tree.entries.append(entry)
    for place in (cursor, *bookmarks.values(), *last_child):
        if not ROOT <= place < tree.next_id:
            raise ContentError(_NOWHERE.fill(entry=str(place)))
    for parent, child in last_child.items():
        if not ROOT < child < tree.next_id or tree.entries[child].parent != parent:
            raise ContentError(_NOWHERE.fill(entry=str(child)))
    tree.last_child, tree.bookmarks = dict(last_child), dict(bookmarks)
    tree.cursor = cursor
    return tree


def check_snapshots(tree: Tree, snapshots: Mapping[int, Snapshot], locked_before: int) -> None:
    """Raise `ContentError` where a snapshot or the read-only part stands nowhere."""
    for entry_id in (*snapshots, locked_before):
        if not ROOT <= entry_id < tree.next_id:
            raise ContentError(_NOWHERE.fill(entry=str(entry_id)))
    for snapshot in snapshots.values():
        if not 0 <= snapshot.turn <= MOST_TURNS:
            raise ContentError(
                T("the state after entry {entry} has no turn.", entry=str(snapshot.entry))
            )
    begun = tree.next_id > 1 or bool(snapshots)
    if begun and (ROOT not in snapshots or locked_before not in snapshots):
        raise ContentError(T("the state at its start is missing."))


def _makes_sense(entry: Entry) -> bool:
    told = _TOLD.get(entry.kind, lambda _: True)
    known = entry.kind in KINDS and told(entry.value)
    if isinstance(entry.behind, Behind):
        known = known and entry.answers and entry.by == OPPONENT
    sound = is_bounded(entry.given) and _is_told(entry) and _are_reasons(grounds_of(entry).why)
    return known and 0 <= entry.turn <= MOST_TURNS and sound


def _is_told(entry: Entry) -> bool:
    """Tell whether what an entry was asked is a text, or nothing."""
    try:
        return entry.text is None or bool(render(Text.from_plain(entry.text)))
    except (ValueError, TypeError, AttributeError, RecursionError):
        return False


def _is_adjustment(value: Value) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"path", "value"}
        and isinstance(value["path"], str)
    )


def _is_learned(value: Value) -> bool:
    """Tell whether a value holds facts of the player's own map."""
    try:
        facts = msgspec.convert(value, list[MapFact])
    except msgspec.ValidationError:
        return False
    return len(facts) <= MOST_FACTS


def _is_otherwise(value: Value) -> bool:
    """Tell whether a value says how a rule is played."""
    try:
        return bool(told_in(value).about)
    except msgspec.ValidationError:
        return False


_TOLD = {"adjust": _is_adjustment, LEARNED: _is_learned, OTHERWISE: _is_otherwise}
BESIDE = T("its notes, its evenings or the state of the table make no sense.")
ENTRY = T("entry {entry} does not fit.")
OTHER_DIGEST = T("the state after entry {entry} has another digest.")
_NOWHERE = T("it points to an entry {entry} that does not exist.")

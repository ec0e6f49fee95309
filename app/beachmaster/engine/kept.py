"""Keep what is played: a tree of entries, replayed from snapshots, written to a store."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.changes import Change, Jump, SessionError, Snapshot, Store
from beachmaster.engine.difference import Acts, table_changes
from beachmaster.engine.event import Event
from beachmaster.engine.facts import Atlas, Known, MapFact
from beachmaster.engine.halves import BEHIND, UNSEEN, HiddenError, halved, opened, shown_type, whim
from beachmaster.engine.module import (
    BesideTable,
    GameModule,
    GameState,
    Recorder,
    covered,
    encode,
)
from beachmaster.engine.opponent import opposed
from beachmaster.engine.pieces import TableChange
from beachmaster.engine.prompt_base import Prompt
from beachmaster.engine.replay import apply_entry, as_replay
from beachmaster.engine.run import Asked, Began, Run
from beachmaster.engine.screen import Screen, refuse_secret
from beachmaster.engine.texts import T
from beachmaster.engine.tree import ANSWERS, ROOT, Entry, Savepoint, Tree
from beachmaster.engine.values import LARGEST_NUMBER, Value, detached, is_bounded


class _Tried(Exception):  # noqa: N818 - it only leaves a block
    """Nothing is to stay of what was tried."""


class SessionPoint(msgspec.Struct, frozen=True):
    """How a session stood at a moment: its tree, where a jump waits, events that nobody took.

    `laid` are the map facts that lay over the replay.
    """

    tree: Savepoint
    behind: int
    untold: list[Event]
    laid: tuple[MapFact, ...] = ()


class Kept:
    """A game as it was played: every entry of every branch, and the run that stands at the cursor.

    The state is the replay of the path from the root to the cursor, from the nearest snapshot at a
    phase start. `on_table` tells whether anything lies on a table that follows the game; in a
    lesson nothing does.
    """

    on_table = True

    _laid: tuple[MapFact, ...] = ()
    """Map facts that the state holds beside the replay; the next entry is kept after them."""

    def _stand_up(
        self,
        module: GameModule,
        seed: int,
        tree: Tree,
        found: dict[int, Snapshot],
        store: Store | None,
    ) -> None:
        self.module, self.seed, self.store = module, seed, store
        self._opposed, self._open_type = opposed(module), halved(module)
        self.tree, self.snapshots = tree, found
        self.locked_before = ROOT
        self._recorder, self._pending, self._held = Recorder(), Change(), False
        self._booked: list[int] = []
        self._screen, self._safe = Screen(module), SessionPoint(tree.savepoint(), ROOT, [])
        self._run: Run
        self.atlas: Atlas | None = None
        self._recalled: Known = {}

    @property
    def state(self) -> GameState:
        """Return the live state, of one in two halves what is open; treat it as read-only."""
        return self._shown(self._run.state)

    @property
    def whim(self) -> int:
        """Return what an opponent's whims hang on where it is asked now."""
        return whim(self._run.state, self.seed)

    def is_behind(self, prompt: Prompt) -> bool:
        """Tell whether a prompt is decided behind the opponent's screen."""
        return prompt.secret and self._open_type is not None

    def take_events(self) -> list[Event]:
        """Return what happened since the last call."""
        events, self._recorder.events, self._booked = self._recorder.events, [], []
        self._safe = msgspec.structs.replace(self._safe, untold=[])
        return events

    def take_told(self) -> list[tuple[int, Event]]:
        """Return what happened since the last call, each event with the entry it follows."""
        self._book(self.tree.cursor)
        booked = self._booked
        return list(zip(booked, self.take_events(), strict=True))

    def history(self) -> list[tuple[int, Event]]:
        """Return every event up to the cursor with the entry it follows.

        It begins at the start, or where history stops being read-only.
        """
        recorder = Recorder()
        path = [one for one in self.tree.path(self.tree.cursor) if one.id > self.locked_before]
        with as_replay(self.tree.cursor):
            state = self._decode(self.snapshots[self.locked_before].state)
            run = Run(self.module, state, self.seed, recorder)
            run.start()
            told = [(self.locked_before, event) for event in recorder.events]
            for entry in path:
                recorder.events = []
                apply_entry(run, entry)
                told += [(entry.id, event) for event in recorder.events]
        return told

    def is_locked(self, entry_id: int) -> bool:
        """Tell whether an entry lies in the part that another program version played."""
        return self.locked_before not in set(self.tree.ancestors(entry_id))

    def rewind(self, entry_id: int) -> None:
        """Stand on an entry without reporting a jump."""
        self._run = self._replay(entry_id)
        self.tree.stand_on(entry_id)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Write all that happens inside in one transaction, or take all of it back.

        One inside of another is written with that.
        """
        point, outer = self._point(), self._held
        self._held = True
        try:
            yield
        except BaseException:  # also where the player breaks off: half of it must not stay
            self._return_to(point)
            raise
        finally:
            self._held = outer
        self._write()

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Let something be tried inside, and take all of it back.

        Events that waited to be taken wait still; those from inside are dropped. Raise
        `HiddenError` in a game with a screen: one could look behind it by trying, and leave no
        trace.
        """
        if self._open_type is not None:
            raise HiddenError(UNSEEN)
        try:
            with self.together():
                yield
                raise _Tried
        except _Tried:
            pass

    @contextmanager
    def recalling(self) -> Iterator[None]:
        """Let answers inside rest on all that was learned up to where the cursor stands now."""
        self._recalled = self.state.learned or {}
        try:
            yield
        finally:
            self._recalled = {}

    def copy_state(self) -> GameState:
        """Return a copy of the whole state, for what tries or decides; nothing of it is shown."""
        return self._decode(encode(self._run.state))

    def peek(self, entry_id: int) -> GameState:
        """Return the state after an entry of any branch, without moving the cursor."""
        state = self._rebuilt(entry_id, Recorder(quiet=True)).state
        return covered(self.module, self._shown(state))

    def asked_at(self, entry_id: int) -> Asked | None:
        """Return the prompt that an entry answered; None for the start of the game.

        Raise `SessionError` where only a player who does not sit here may read it, and where it was
        decided behind a screen.
        """
        if self.tree.entries[entry_id].secret:
            raise HiddenError(BEHIND)
        parent = self.tree.entries[entry_id].parent
        asked = self._rebuilt(parent, Recorder(quiet=True)).asked if parent >= ROOT else None
        if asked is not None:
            refuse_secret(self.module, self.state, asked.prompt)
        return asked

    def jump_between(self, before: GameState, old: list[Entry]) -> Jump:
        """Report what changed from an old path and its state to where the cursor stands."""
        new = self.tree.path(self.tree.cursor)
        common = {entry.id for entry in old} & {entry.id for entry in new}
        gone = [entry for entry in old if entry.id not in common]
        restored = [entry for entry in new if entry.id not in common]
        return Jump(
            took_back=gone,
            restored=restored,
            table=self._table_changes(before, gone, restored) if self.on_table else [],
            seen=any(entry.reveals for entry in gone),
            hand_over=self._screen.behind != ROOT,
        )

    def _table_changes(
        self, before: GameState, gone: list[Entry], restored: list[Entry]
    ) -> list[TableChange]:
        """Return what to change on the real table; in words only the acts that were told say it."""
        if not isinstance(self.module, BesideTable) or self.module.prints is not None:
            return table_changes(self.module, before, self.state)
        acts = Acts(self._acts_of(gone), self._acts_of(restored))
        return table_changes(self.module, before, self.state, acts)

    def _acts_of(self, entries: list[Entry]) -> list[TableChange]:
        """Return the acts that entries told which follow one another."""
        if not entries:
            return []
        recorder = Recorder(quiet=True)
        run = self._rebuilt(entries[0].parent, recorder)
        recorder.quiet = False
        with as_replay(entries[-1].id):
            for entry in entries:
                apply_entry(run, entry)
        return [act for event in recorder.events for act in event.acts]

    def turn_start(self, entry_id: int, turn: int) -> GameState:
        """Return the state in which a turn began that an entry stands in."""
        above = [self.snapshots[n] for n in self.tree.ancestors(entry_id) if n in self.snapshots]
        began = next((one for one in reversed(above) if one.turn == turn), above[0])
        return self._decode(began.state)

    def phase_start(self) -> tuple[GameState, int]:
        """Return the state in which the running phase began, and how many answers came since.

        What was put right by hand before the first of them stands in it.
        """
        path: list[Entry] = []
        for node in self.tree.ancestors(self.tree.cursor):
            if node in self.snapshots:
                break
            path.insert(0, self.tree.entries[node])
        state = msgspec.json.decode(self.snapshots[node].state, type=shown_type(self.module))
        with asking(False):
            for entry in takewhile(lambda one: not one.answers, path):
                if entry.kind == "adjust":
                    self.module.adjust(state, entry.value["path"], entry.value["value"])
        return state, sum(entry.answers for entry in path)

    def _entry(self, kind: str, asked: Asked, value: Value, reason: str) -> Entry:
        """Return an entry at the cursor; raise `SessionError` for what no file takes back."""
        if not is_bounded(value):
            raise SessionError(T("No number can be larger than {most}.", most=str(LARGEST_NUMBER)))
        self._book(self.tree.cursor)
        return Entry(
            id=self.tree.next_id,
            parent=self.tree.cursor,
            kind=kind,
            key=asked.key if kind in ANSWERS else "",
            value=detached(value),
            reason=reason,
            turn=asked.turn,
            phase=asked.phase,
        )

    def _keep(self, entry: Entry, began: Began | None = None) -> None:
        """Add an accepted entry, with the phase that it led to."""
        self.tree.add(entry)
        self._book(entry.id)
        self._screen.behind = ROOT
        self._pending.entries.append(entry)
        self._keep_start(entry.id, began)
        self._write()

    def _book(self, entry_id: int) -> None:
        """Note that the events that nobody took yet follow an entry, but for those noted before."""
        self._booked += [entry_id] * (len(self._recorder.events) - len(self._booked))

    def _keep_start(self, entry_id: int, began: Began | None) -> None:
        if began is not None:
            self.snapshots[entry_id] = Snapshot(entry_id, began.turn, began.phase, began.state)
            self._pending.snapshots.append(self.snapshots[entry_id])

    def _write(self) -> None:
        """Store what is pending; where that fails, nothing of it counts as accepted."""
        if self.store is None or self._held:
            return
        change, tree = self._pending, self.tree
        change.cursor, change.locked_before = tree.cursor, self.locked_before
        change.last_child, change.bookmarks = tree.last_child, tree.bookmarks
        change.turned = tree.turned
        try:
            _refuse_misplaced(change)
            self.store.write(change)
        except BaseException:  # also where the player breaks off
            self._return_to(self._safe)
            raise
        self._pending, self._safe, tree.turned = Change(), self._point(), set()

    def _point(self) -> SessionPoint:
        untold = list(self._recorder.events)
        return SessionPoint(self.tree.savepoint(), self._screen.behind, untold, self._laid)

    def _return_to(self, point: SessionPoint) -> None:
        """Stand as at the point; what was accepted before it and waits to be written stays."""
        kept = self._pending
        kept.entries = [entry for entry in kept.entries if entry.id < point.tree.next_id]
        kept.snapshots = [one for one in kept.snapshots if one.entry < point.tree.next_id]
        self.tree.return_to(point.tree)
        self._screen.behind = point.behind
        for entry_id in [i for i in self.snapshots if i >= self.tree.next_id]:
            del self.snapshots[entry_id]
        booked = self._booked[: len(point.untold)]
        if ROOT in self.snapshots:
            self._run = self._replay(self.tree.cursor)
            self._lay(point.laid)
        self._recorder.events, self._booked = list(point.untold), booked

    def _lay(self, facts: tuple[MapFact, ...]) -> None:
        """Let what is asked rest on map facts that no entry on the way here keeps."""
        if facts:
            with asking(False):
                self._run.learn(facts)
            self._laid = facts

    def _shown(self, state: GameState) -> GameState:
        """Return what of a state lies in the open."""
        return state if self._open_type is None else opened(state, self._open_type)

    def _decode(self, encoded: bytes) -> GameState:
        return msgspec.json.decode(encoded, type=self.module.state_type)

    def _replay(self, entry_id: int) -> Run:
        """Rebuild the run that stands on an entry, and let it record from now on."""
        recorder = Recorder(quiet=True)
        run = self._rebuilt(entry_id, recorder)
        recorder.quiet = False
        self._recorder, self._booked, self._laid = recorder, [], ()
        return run

    def _rebuilt(self, entry_id: int, recorder: Recorder) -> Run:
        """Return a run that stands on an entry, from the nearest snapshot above it."""
        path: list[Entry] = []
        for node in self.tree.ancestors(entry_id):
            snapshot = self.snapshots.get(node)
            if snapshot is not None:
                break
            path.append(self.tree.entries[node])
        else:
            raise LookupError("the session has no snapshot at its start")
        with as_replay(entry_id):
            run = Run(self.module, self._decode(snapshot.state), self.seed, recorder)
            run.start()
            for entry in reversed(path):
                apply_entry(run, entry)
        return run


def _refuse_misplaced(change: Change) -> None:
    """Raise `RuntimeError` for a phase start after an entry that is not written with it."""
    new = {ROOT, *(entry.id for entry in change.entries)}
    if not all(snapshot.entry in new for snapshot in change.snapshots):
        raise RuntimeError("a phase start was kept for an entry that is not new")

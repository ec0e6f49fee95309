"""Play a game: answers in, prompts and events out; undo, redo, branches, corrections.

A session is a module with its options, a seed, and a tree of entries. The state is the replay of
the path from the root to the cursor, from the nearest snapshot at a phase start.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from beachmaster.engine.auto import program_answer, refuse_to_invent
from beachmaster.engine.changes import (
    Change,
    Jump,
    ReplayError,
    SessionError,
    Snapshot,
    Store,
    bookmark_name,
)
from beachmaster.engine.difference import table_changes
from beachmaster.engine.event import Event
from beachmaster.engine.module import AdjustError, GameModule, GameState, Recorder, covered, encode
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.replay import MISFITS, apply_entry, as_replay
from beachmaster.engine.run import Asked, Run, reason_of
from beachmaster.engine.screen import Screen, refuse_secret, seat_of
from beachmaster.engine.texts import T
from beachmaster.engine.tree import ROOT, Entry, Savepoint, Tree, first_group, last_group
from beachmaster.engine.values import Value, detached

__all__ = [
    "STEPS",
    "Change",
    "Jump",
    "ReplayError",
    "Session",
    "SessionError",
    "Snapshot",
    "Store",
]

STEPS = ("entry", "action", "phase", "turn")


class Session:
    """One game being played; the only object a front end needs."""

    def __init__(self, module: GameModule, seed: int, store: Store | None = None) -> None:
        self._stand_up(module, seed, Tree(), {}, store)
        self._run = Run(module, module.first_state(seed), seed, self._recorder, self._at_phase)
        self._run.start()
        self._write()

    @classmethod
    def resume(
        cls,
        module: GameModule,
        seed: int,
        tree: Tree,
        snapshots: dict[int, Snapshot],
        store: Store | None = None,
        locked_before: int = ROOT,
    ) -> "Session":
        """Go on with a saved session; the state is replayed from the nearest snapshot."""
        session = cls.__new__(cls)
        session._stand_up(module, seed, tree, snapshots, store)
        session.locked_before = locked_before
        session.rewind(tree.cursor)
        session.rest(None)
        session._safe = tree.savepoint()
        return session

    def _stand_up(
        self,
        module: GameModule,
        seed: int,
        tree: Tree,
        found: dict[int, Snapshot],
        store: Store | None,
    ) -> None:
        self.module, self.seed, self.store = module, seed, store
        self.tree, self.snapshots = tree, found
        self.locked_before = self._following = ROOT
        self._recorder, self._pending, self._held = Recorder(), Change(), False
        self._screen, self._safe = Screen(module), tree.savepoint()

    @property
    def asked(self) -> Asked | None:
        """Return the prompt that waits, or None when the game is over."""
        return self._run.asked

    @property
    def state(self) -> GameState:
        """Return the live state; treat it as read-only."""
        return self._run.state

    @property
    def outcome(self) -> Value:
        """Return the final result, or None while the game goes on."""
        return self.module.outcome(self.state) if self.state.over else None

    def take_events(self) -> list[Event]:
        """Return what happened since the last call."""
        events, self._recorder.events = self._recorder.events, []
        return events

    def answer(self, value: Value, by: str = "player") -> Entry:
        """Answer the waiting prompt; raise `AnswerError` and change nothing where it is illegal."""
        asked = self._waiting()
        return self._given(asked, asked.prompt.check(value), by)

    def auto(self, *, invent: bool = False) -> Entry:
        """Let the program roll, draw or choose, keyed like all chance; facts only to `invent`."""
        asked = self._waiting()
        if not invent:
            refuse_to_invent(self.module, asked.prompt)
        return self._given(asked, program_answer(asked.prompt, self.seed, asked.key), "program")

    def adjust(self, path: str, value: Value, reason: str) -> Entry:
        """Put one value right by hand; raise `AdjustError` where that breaks the game's sense."""
        asked = self._waiting()
        if not reason.strip():
            raise AdjustError(T("Say why the value is put right; the reason is kept."))
        trial = self.copy_state()
        self.module.adjust(trial, path, value)
        problems = self.module.problems(trial)
        if problems:
            raise AdjustError(problems[0])
        entry = self._entry("adjust", asked, {"path": path, "value": value}, reason)
        apply_entry(self._run, entry)
        self._keep(entry)
        return entry

    def undo(self, count: int = 1, by: str = "entry") -> Jump:
        """Move the cursor up by entries, actions, phases or turns."""
        path = self.tree.path(self.tree.cursor)
        keep = len(path)
        for _ in range(min(count, len(path))):
            keep -= last_group(path[:keep], by)
        if keep == len(path):
            raise SessionError(T("There is nothing to take back."))
        target = path[keep - 1].id if keep else ROOT
        return self._jump(target)

    def redo(self, count: int = 1, by: str = "entry") -> Jump:
        """Move the cursor down the children last used."""
        path = self.tree.below(self.tree.cursor)
        gone = 0
        for _ in range(min(count, len(path))):
            gone += first_group(path[gone:], by)
        if not gone:
            raise SessionError(T("There is nothing to bring back."))
        return self._jump(path[gone - 1].id)

    def bookmark(self, name: str) -> None:
        """Give the entry under the cursor a name."""
        self.tree.bookmarks[bookmark_name(name)] = self.tree.cursor
        self._write()

    def goto(self, target: str | int) -> Jump:
        """Move the cursor to a bookmark or an entry, on any branch."""
        entry_id = self.tree.bookmarks.get(target, -1) if isinstance(target, str) else target
        if not ROOT <= entry_id < self.tree.next_id:
            raise SessionError(T("There is no bookmark or entry “{target}”.", target=str(target)))
        return self._jump(entry_id)

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

    # -- what corrections and saved games build on ---------------------------------------------

    def rewind(self, entry_id: int) -> None:
        """Stand on an entry without reporting a jump."""
        self._run = self._replay(entry_id)
        self.tree.stand_on(entry_id)

    def rest(self, before: GameState | None) -> None:
        """Step back to where the screen is handed over, before what another player may see.

        `before` is the state that the screen showed last, None for a dark screen.
        """
        sat = seat_of(self.module, before) if before is not None else None
        place = self._screen.rest(self.tree, self.state, sat)
        if place != self.tree.cursor:
            self.rewind(place)

    def accept_correction(self, read: Callable[[Prompt], Value], reason: str) -> Entry:
        """Answer the waiting prompt with a correction of an earlier answer."""
        asked = self._waiting()
        value = asked.prompt.check(read(asked.prompt))
        return self._accept(asked, value, "player", "correct", reason)

    def repeat(self, entry: Entry) -> Entry:
        """Answer the waiting prompt as an entry of another branch did."""
        asked = self._waiting()
        value = asked.prompt.check(entry.value)
        return self._accept(asked, value, entry.by, entry.kind, entry.reason)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Write all that happens inside in one transaction, or take all of it back."""
        mark, self._held = self.tree.savepoint(), True
        try:
            yield
        except BaseException:  # also where the player breaks off: half of it must not stay
            self._return_to(mark)
            raise
        finally:
            self._held = False
        self._write()

    # -- inside --------------------------------------------------------------------------------

    def _waiting(self) -> Asked:
        if self._run.asked is None:
            raise SessionError(T("The game is over; only undo, state and quit are left."))
        return self._run.asked

    def _accept(
        self, asked: Asked, value: Value, by: str, kind: str = "answer", reason: str = ""
    ) -> Entry:
        entry = self._entry(kind, asked, value, reason)
        entry.by, entry.ask, entry.opens = by, asked.prompt.kind, asked.prompt.opens
        entry.text = asked.prompt.text.to_plain()
        self._recorder.revealed = False
        self._following = entry.id
        try:
            self._run.send(value)
            self._run.check()
        except BaseException as error:  # also where the player breaks off
            self._return_to(self.tree.savepoint())
            if isinstance(error, MISFITS) and self._was_put_right():
                raise SessionError(
                    T(
                        "This answer does not go together with what was put right by hand: {why} "
                        "Answer otherwise, or put right or take back what contradicts it.",
                        why=reason_of(error),
                    )
                ) from error
            raise
        entry.reveals = self._recorder.revealed
        self._keep(entry)
        return entry

    def _given(self, asked: Asked, value: Value, by: str) -> Entry:
        """Accept a checked answer, or go on to where a jump waits for the screen."""
        way = self._screen.way_on(self.tree, asked, value)
        if not way:
            return self._accept(asked, value, by)
        for entry in way:
            apply_entry(self._run, entry)
        self.tree.stand_on(way[-1].id)
        self._write()
        return way[0]

    def _was_put_right(self) -> bool:
        """Tell whether values were put right by hand, which may contradict what comes later."""
        return any(entry.kind == "adjust" for entry in self.tree.path(self.tree.cursor))

    def _entry(self, kind: str, asked: Asked, value: Value, reason: str) -> Entry:
        return Entry(
            id=self.tree.next_id,
            parent=self.tree.cursor,
            kind=kind,
            key="" if kind == "adjust" else asked.key,
            value=detached(value),
            reason=reason,
            turn=asked.turn,
            phase=asked.phase,
        )

    def _keep(self, entry: Entry) -> None:
        self.tree.add(entry)
        self._pending.entries.append(entry)
        self._write()

    def _write(self) -> None:
        """Store what is pending; where that fails, nothing of it counts as accepted."""
        if self.store is None or self._held:
            return
        change, tree = self._pending, self.tree
        change.cursor, change.locked_before = tree.cursor, self.locked_before
        change.last_child, change.bookmarks = tree.last_child, tree.bookmarks
        try:
            self.store.write(change)
        except Exception:
            self._return_to(self._safe)
            raise
        self._pending, self._safe = Change(), tree.savepoint()

    def _return_to(self, mark: Savepoint) -> None:
        """Stand as at the mark; what was accepted before it and waits to be written stays."""
        kept = self._pending
        kept.entries = [entry for entry in kept.entries if entry.id < mark.next_id]
        kept.snapshots = [one for one in kept.snapshots if one.entry < mark.next_id]
        self.tree.return_to(mark)
        for entry_id in [i for i in self.snapshots if i >= self.tree.next_id]:
            del self.snapshots[entry_id]
        if ROOT in self.snapshots:
            self._run = self._replay(self.tree.cursor)

    def _at_phase(self, state: GameState, encoded: bytes) -> None:
        follows = self._following
        snapshot = Snapshot(follows, state.turn, state.phase, encoded)
        self.snapshots[follows] = snapshot
        kept = self._pending.snapshots
        self._pending.snapshots = [s for s in kept if s.entry != follows] + [snapshot]

    def copy_state(self) -> GameState:
        """Return a copy of the state."""
        return self._decode(encode(self.state))

    def _decode(self, encoded: bytes) -> GameState:
        return msgspec.json.decode(encoded, type=self.module.state_type)

    def peek(self, entry_id: int) -> GameState:
        """Return the state after an entry of any branch, without moving the cursor."""
        return covered(self.module, self._rebuilt(entry_id, Recorder(quiet=True)).state)

    def asked_at(self, entry_id: int) -> Asked | None:
        """Return the prompt that an entry answered; None for the start of the game.

        Raise `SessionError` where only a player who does not sit here may read it.
        """
        parent = self.tree.entries[entry_id].parent
        asked = self._rebuilt(parent, Recorder(quiet=True)).asked if parent >= ROOT else None
        if asked is not None:
            refuse_secret(self.module, self.state, asked.prompt)
        return asked

    def _replay(self, entry_id: int) -> Run:
        """Rebuild the run that stands on an entry, and let it record from now on."""
        recorder = Recorder(quiet=True)
        run = self._rebuilt(entry_id, recorder)
        recorder.quiet = False
        self._recorder, run.at_phase = recorder, self._at_phase
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

    def _jump(self, target: int) -> Jump:
        if self.is_locked(target):
            raise SessionError(
                T("This part was played with another version of the program and is read-only.")
            )
        before, old = self.state, self.tree.path(self.tree.cursor)
        self.rewind(target)
        self.rest(before)
        self._write()
        return self.jump_between(before, old)

    def jump_between(self, before: GameState, old: list[Entry]) -> Jump:
        """Report what changed from an old path and its state to where the cursor stands."""
        new = self.tree.path(self.tree.cursor)
        common = {entry.id for entry in old} & {entry.id for entry in new}
        gone = [entry for entry in old if entry.id not in common]
        return Jump(
            took_back=gone,
            restored=[entry for entry in new if entry.id not in common],
            table=table_changes(self.module, before, self.state),
            seen=any(entry.reveals for entry in gone),
            hand_over=self._screen.behind != ROOT,
        )

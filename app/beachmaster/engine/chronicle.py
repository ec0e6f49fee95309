"""Look back over a game without disturbing it: what was asked when, states then, luck."""

from collections.abc import Iterator

import msgspec

from beachmaster.engine.event import Event
from beachmaster.engine.halves import shown_type
from beachmaster.engine.hit_rows import HITS, dice_in
from beachmaster.engine.module import GameState, Recorder
from beachmaster.engine.prompt import Roll
from beachmaster.engine.replay import apply_entry, as_replay
from beachmaster.engine.run import Asked, Run
from beachmaster.engine.session import Session
from beachmaster.engine.tree import Entry
from beachmaster.engine.values import Value


class Passage(msgspec.Struct, frozen=True):
    """One entry of the path with the prompt it answered and what it brought about."""

    entry: Entry | None
    asked: Asked | None
    events: tuple[Event, ...]


class HitLuck(msgspec.Struct):
    """The dice of one roller that hit or miss: how many, their hits, and those chance expects."""

    dice: int = 0
    hits: int = 0
    expected: float = 0.0


class Luck(msgspec.Struct):
    """The dice of one roller: how many, their sum, and the sum that chance expects.

    Dice that hit or miss are counted apart, for often only their hits are known.
    """

    dice: int = 0
    total: int = 0
    expected: float = 0.0
    by_hits: HitLuck | None = None

    def count(self, prompt: Roll, value: Value) -> None:
        """Count the dice of an answer."""
        if prompt.counts_hits:
            found = self.by_hits = self.by_hits or HitLuck()
            hits = value[HITS] if isinstance(value, dict) else prompt.hits_of(value)
            found.dice += prompt.dice.total
            found.hits += sum(hits)
            found.expected += sum(one.expected for one in prompt.row)
            return
        self.dice += len(value)
        self.total += sum(value)
        self.expected += sum(die.sides + 1 for die in prompt.dice.each) / 2

    def add(self, other: "Luck") -> None:
        """Add the dice of another game."""
        self.dice += other.dice
        self.total += other.total
        self.expected += other.expected
        if other.by_hits is not None:
            found = self.by_hits = self.by_hits or HitLuck()
            found.dice += other.by_hits.dice
            found.hits += other.by_hits.hits
            found.expected += other.by_hits.expected


class TurnStart(msgspec.Struct, frozen=True):
    """The state as a turn began."""

    turn: int
    state: GameState


def passages(session: Session) -> Iterator[Passage]:
    """Yield what happened along the path to the cursor, entry by entry.

    The first has no entry: what happened before anything was asked. It begins where history stops
    being read-only. Raise `ReplayError` where an entry no longer fits the game.
    """
    recorder = Recorder()
    start = session.snapshots[session.locked_before]
    state = msgspec.json.decode(start.state, type=session.module.state_type)
    run = Run(session.module, state, session.seed, recorder)
    with as_replay(session.locked_before):
        run.start()
    yield Passage(None, None, tuple(recorder.events))
    for entry in session.tree.path(session.tree.cursor):
        if entry.id > session.locked_before:
            recorder.events, asked = [], run.asked
            with as_replay(entry.id):
                apply_entry(run, entry)
            yield Passage(entry, asked, tuple(recorder.events))


def luck(session: Session) -> dict[str, Luck]:
    """Return the dice of the path by who rolled them: `player` or `program`."""
    return list(counted_luck(session))[-1]


def counted_luck(session: Session) -> Iterator[dict[str, Luck]]:
    """Count the dice of the path entry by entry, and yield what was counted after each."""
    found = {"player": Luck(), "program": Luck()}
    for passage in passages(session):
        prompt = passage.asked.prompt if passage.asked is not None else None
        entry = passage.entry
        if entry is not None and entry.answers and isinstance(prompt, Roll):
            found[entry.by if entry.by in found else "player"].count(prompt, entry.value)
        yield found


def dice_taken_back(session: Session) -> int:
    """Return how many dice were rolled on branches that do not count; one die counts once.

    Rolled by the program, taking back across a die and going on gives the same die again.
    """
    tree = session.tree
    counting = {entry.key: entry.value for entry in tree.path(tree.cursor) if entry.ask == "roll"}
    gone = {
        (entry.key, str(entry.value)): dice_in(entry.value)
        for entry in tree.entries
        if entry.ask == "roll" and counting.get(entry.key) != entry.value
    }
    return sum(gone.values())


def turn_starts(session: Session) -> list[TurnStart]:
    """Return the state at the start of each turn on the path, and the state now at the end."""
    path = {entry.id for entry in session.tree.path(session.tree.cursor)} | {0}
    found: dict[int, GameState] = {}
    for entry_id in sorted(session.snapshots):
        snapshot = session.snapshots[entry_id]
        if entry_id in path and snapshot.turn not in found:
            kind = shown_type(session.module)
            found[snapshot.turn] = msgspec.json.decode(snapshot.state, type=kind)
    starts = [TurnStart(turn, state) for turn, state in sorted(found.items())]
    return [*starts, TurnStart(session.state.turn, session.state)]

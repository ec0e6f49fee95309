"""Look back over a game without disturbing it: what was asked when, states then, luck."""

from collections.abc import Iterator

import msgspec

from beachmaster.engine.event import Event
from beachmaster.engine.halves import shown_type
from beachmaster.engine.module import GameState, Recorder
from beachmaster.engine.prompt import Roll
from beachmaster.engine.replay import apply_entry, as_replay
from beachmaster.engine.run import Asked, Run
from beachmaster.engine.session import Session
from beachmaster.engine.tree import Entry


class Passage(msgspec.Struct, frozen=True):
    """One entry of the path with the prompt it answered and what it brought about."""

    entry: Entry | None
    asked: Asked | None
    events: tuple[Event, ...]


class Luck(msgspec.Struct):
    """The dice of one roller: how many, their sum, and the sum that chance expects."""

    dice: int = 0
    total: int = 0
    expected: float = 0.0


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
            one = found[entry.by if entry.by in found else "player"]
            one.dice += len(entry.value)
            one.total += sum(entry.value)
            one.expected += sum(die.sides + 1 for die in prompt.dice.each) / 2
        yield found


def dice_taken_back(session: Session) -> int:
    """Return how many dice were rolled on branches that do not count; one die counts once.

    Rolled by the program, taking back across a die and going on gives the same die again.
    """
    tree = session.tree
    counting = {entry.key: entry.value for entry in tree.path(tree.cursor) if entry.ask == "roll"}
    gone = {
        (entry.key, tuple(entry.value))
        for entry in tree.entries
        if entry.ask == "roll" and counting.get(entry.key) != entry.value
    }
    return sum(len(dice) for _key, dice in gone)


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

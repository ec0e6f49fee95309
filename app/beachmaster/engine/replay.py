"""Feed stored entries to a run again, and compare the states they lead to."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.changes import ReplayError, Snapshot
from beachmaster.engine.event import Event
from beachmaster.engine.facts import MapFact, counter_at
from beachmaster.engine.module import GameModule, Recorder, digest
from beachmaster.engine.openprints import facts_text, open_prints
from beachmaster.engine.otherwise import play_so, rules_of, told_in
from beachmaster.engine.run import Run
from beachmaster.engine.text import plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.tree import LEARNED, OTHERWISE, Entry
from beachmaster.engine.unknown import Unknown

MISFITS = (
    *(ValueError, TypeError, LookupError, AttributeError, RuntimeError, ArithmeticError),
    msgspec.MsgspecError,
)
"""What a game may raise when it is fed entries that it would never have asked for."""

UNFIT = (*MISFITS, Unknown)
"""What stored entries may lead to that do not fit the game: it may also ask about the map."""

DEFECTS = (*MISFITS, AssertionError)
"""What a game with a defect may raise; the session then stands where it stood."""


def apply_entry(run: Run, entry: Entry, *, checked: bool = False) -> None:
    """Apply one stored entry; raise `ReplayError` where the run asks something else there.

    `checked` also tests that the answer is one which the prompt would accept.
    """
    if not entry.answers:
        with asking(False):  # it was kept without asking, and an answer that asks comes here again
            _BESIDE_ANSWERS[entry.kind](run, entry)
        return
    if run.asked is None or run.asked.key != entry.key:
        raise ReplayError(_REPLAY.fill(entry=entry.id))
    value = entry.given
    if checked and run.asked.prompt.check(value) != value:
        raise ReplayError(_REPLAY.fill(entry=entry.id))
    run.send(value, entry.by)


def facts_in(entry: Entry) -> list[MapFact]:
    """Return what an entry keeps of the map; raise `msgspec.ValidationError` where it is none."""
    return msgspec.convert(entry.value, list[MapFact])


def digests_along(
    module: GameModule, seed: int, start: Snapshot, path: Sequence[Entry]
) -> dict[int, str]:
    """Return the digest at each phase start of a path, by the entry that it follows.

    Answers are checked anew; raise `ReplayError` where an entry no longer fits.
    """
    found: dict[int, str] = {}
    following = start.entry
    try:
        state = msgspec.json.decode(start.state, type=module.state_type)
        run = Run(module, state, seed, Recorder(quiet=True))
        run.start()
        if run.began is not None:
            found[following] = digest(run.began.state)
        for entry in path:
            following = entry.id
            apply_entry(run, entry, checked=True)
            run.check()
            if entry.answers and run.began is not None:
                found[following] = digest(run.began.state)
    except ReplayError:
        raise
    except UNFIT as error:
        raise ReplayError(T("Entry {entry} no longer fits the game.", entry=following)) from error
    return found


@contextmanager
def as_replay(entry_id: int) -> Iterator[None]:
    """Raise `ReplayError` for whatever stored entries lead to that do not fit the game."""
    try:
        with asking(False):  # within an answer that is given now, what was kept is no such answer
            yield
    except ReplayError:
        raise
    except UNFIT as error:
        raise ReplayError(
            T("The entries up to {entry} no longer fit the game.", entry=entry_id)
        ) from error


def _put_right(run: Run, entry: Entry) -> None:
    what, acts = run.put_right(entry.value["path"], entry.value["value"])
    if run.asked is None:
        return
    run.asked.prompt.refresh()
    words = T("Put right by hand: {what} Reason: {reason}", what=what, reason=entry.reason)
    run.recorder.record(Event(name="adjusted", text=words, rules=(), acts=acts))


def _learn(run: Run, entry: Entry) -> None:
    facts = facts_in(entry)
    prints = open_prints(run.module, run.state)
    if prints is None or prints.misfit(facts) is not None:
        raise ReplayError(T("Entry {entry} lists what no map shows.", entry=entry.id))
    run.learn(facts)
    what = facts_text(run.module, run.state, facts)
    counters = all(counter_at(one.place) is not None for one in facts)
    told = _COUNTERS_TOLD if counters else _TOLD
    source = _FROM_BOARD if entry.by == "board" else told
    run.recorder.record(Event(name=LEARNED, text=source.fill(what=what), rules=()))


def _play_otherwise(run: Run, entry: Entry) -> None:
    told = told_in(entry.value)
    words = play_so(run.module, run.state, told)
    run.ask_anew()
    if entry.reason:
        words = T("{what} Reason: {reason}", what=words, reason=plain_text(entry.reason))
    run.recorder.record(Event(name=OTHERWISE, text=words, rules=rules_of(run.module, told)))


_BESIDE_ANSWERS = {"adjust": _put_right, LEARNED: _learn, OTHERWISE: _play_otherwise}
_TOLD = T("Your map, now known: {what}")
_COUNTERS_TOLD = T("Your counters, now known: {what}")
_FROM_BOARD = T("From your board: {what}")
_REPLAY = T("Entry {entry} answers a question that the game does not ask there.")

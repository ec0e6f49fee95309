"""Let the opponent decide what it is asked: in slices, or all at once."""

from collections.abc import Generator
from typing import TypeVar, cast

import msgspec

from beachmaster.engine.module import Recorder, encode
from beachmaster.engine.opponent import Grounds, Opponent, fingerprint, opponent_of
from beachmaster.engine.options import same
from beachmaster.engine.retracing import run_before
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session, SessionError
from beachmaster.engine.texts import T
from beachmaster.engine.tree import OPPONENT, Entry
from beachmaster.engine.weighing import Reasons, kept, reasons

V = TypeVar("V")
Slices = Generator[None, None, Entry]
"""What gives one answer of an opponent; the session must not change between two slices."""


def deciding(session: Session, *, anew: bool = False) -> Slices:
    """Give the answer to what the opponent is asked; where it has one below, that one again.

    `anew` lets it decide all the same: another answer then begins a branch. Raise `SessionError`
    where a person is asked, and what `Session.answer` raises.
    """
    opponent, asked = _theirs(session)
    before = session.retake() if not anew else None
    if before is not None:
        return before
    state = session.copy_state()
    opponent.blind(state)
    seen = fingerprint(opponent, state, asked)
    weighed = yield from opponent.decide(state, asked)
    place = weighed.taken(session.seed, asked.key)
    value = asked.prompt.check(weighed.ranked[place].value)
    for entry in session.tree.entries:
        mine = entry.parent == session.tree.cursor and entry.key == asked.key
        if mine and entry.seen == seen and same(entry.value, value):
            return session.retake(entry) or entry
    return session.answer(value, OPPONENT, Grounds(kept(reasons(weighed, place)), seen))


def decide_all(session: Session) -> list[Entry]:
    """Let the opponent decide all that it is asked now; return its answers."""
    given = []
    while session.opponent is not None:
        given.append(at_once(deciding(session)))
    return given


def at_once(slices: Generator[None, None, V]) -> V:
    """Run what comes in slices to its end."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            return cast("V", end.value)


def seen_now(session: Session) -> str:
    """Return the fingerprint of what the opponent sees where it is asked now."""
    opponent, asked = _theirs(session)
    state = session.copy_state()
    opponent.blind(state)
    return fingerprint(opponent, state, asked)


def all_reasons(session: Session, entry: Entry) -> Reasons | None:
    """Return all that was weighed for an answer, worked out again beside the session.

    None where it would be decided otherwise by now: then only what was kept tells why.
    """
    run = run_before(session, entry, Recorder(quiet=True))
    opponent, asked = opponent_of(session.module, run.state), run.asked
    if opponent is None or asked is None:
        return None
    state = msgspec.json.decode(encode(run.state), type=session.module.state_type)
    opponent.blind(state)
    weighed = at_once(opponent.decide(state, asked))
    place = weighed.taken(session.seed, asked.key)
    if not same(asked.prompt.check(weighed.ranked[place].value), entry.value):
        return None
    return reasons(weighed, place, len(weighed.ranked))


def _theirs(session: Session) -> tuple[Opponent, Asked]:
    opponent, asked = session.opponent, session.asked
    if opponent is None or asked is None:
        raise SessionError(T("It is not for the opponent to decide now."))
    return opponent, asked

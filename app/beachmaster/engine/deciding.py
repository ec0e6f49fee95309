"""Let the opponent decide what it is asked: in slices, or all at once."""

from collections.abc import Callable, Generator
from functools import partial
from typing import TypeVar, cast

import msgspec

from beachmaster.engine.halves import HiddenError, halved, plainest, whim
from beachmaster.engine.module import GameState, Recorder, encode
from beachmaster.engine.opponent import Grounds, Opponent, opponent_of, shown
from beachmaster.engine.options import same
from beachmaster.engine.replay import DEFECTS
from beachmaster.engine.retracing import run_before
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session, SessionError
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.tree import OPPONENT, Entry, answered_below
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value
from beachmaster.engine.weighing import Reasons, kept, reasons

V = TypeVar("V")
Give = Callable[[], Entry]
Considering = Generator[None, None, Give]
"""A decision in slices, between which the session must not change; it returns what answers."""


class Left(msgspec.Struct, frozen=True):
    """A prompt that the opponent left to a person: the entry at the cursor, and the words why."""

    cursor: int
    words: Text


def left_to_person(session: Session, why: Text) -> Left:
    """Return what a person is told who decides for the opponent, because that found no answer."""
    opponent, _asked = _theirs(session)
    forces = next(one.forces for one in session.module.sides if one.id == opponent.side)
    words = T(
        "The program found no answer here: {why} You decide for the {forces}.",
        why=why,
        forces=forces,
    )
    return Left(session.tree.cursor, words)


def considering(session: Session, *, anew: bool = False) -> Considering:
    """Work out what the opponent answers; where it has an answer below, that is taken again.

    What the player's board knows is learned first: a plan must not rest on estimates beside it.
    `anew` lets it decide all the same: another answer then begins a branch. Raise `SessionError`
    where a person is asked; what is returned raises what `Session.answer` raises. Where it sees a
    hidden half nothing falls to a person: it gives the plainest answer where it found none.
    """
    opponent, asked = _theirs(session)
    if not anew and answered_below(session.tree, asked.key):
        return partial(_retake, session)
    session.learn_board()
    if halved(session.module):
        return (yield from _whatever(session, opponent, asked))
    value, grounds = yield from _weighed(session, opponent, asked)
    for entry in session.tree.entries:
        mine = entry.parent == session.tree.cursor and entry.key == asked.key
        if mine and entry.seen == grounds.seen and same(entry.value, value):
            return partial(_retake, session, entry)
    return partial(session.answer, value, OPPONENT, grounds)


def _weighed(
    session: Session, opponent: Opponent, asked: Asked
) -> Generator[None, None, tuple[Value, Grounds]]:
    """Let the opponent weigh its answers; return the one that is taken, and what goes with it."""
    state, seen = _shown(session, opponent, asked)
    weighed = yield from opponent.decide(state, asked)
    place = weighed.taken(session.whim, asked.key)
    value = asked.prompt.check(weighed.ranked[place].value)
    return value, Grounds(kept(reasons(weighed, place)), seen)


def _whatever(session: Session, opponent: Opponent, asked: Asked) -> Considering:
    """Work out an answer of whoever sees a hidden half, and if need be the plainest one.

    What went wrong could tell what lies there, in words or in a question about the map.
    """
    try:
        value, grounds = yield from _weighed(session, opponent, asked)
    except (*DEFECTS, Unknown) as error:
        return partial(_plainly, session, asked, error)
    return partial(_or_plainly, session, asked, value, grounds)


def _or_plainly(session: Session, asked: Asked, value: Value, grounds: Grounds) -> Entry:
    """Give an answer; where it cannot be carried out beside a hidden half, the plainest instead."""
    try:
        return session.answer(value, OPPONENT, grounds)
    except HiddenError as error:
        return _plainly(session, asked, error.__cause__ or error)


def _plainly(session: Session, asked: Asked, error: BaseException) -> Entry:
    session.amiss(error)
    failed = type(error).__name__
    value = plainest(asked.prompt, session.whim, asked.key)
    return session.answer(value, OPPONENT, Grounds(failed=failed))


def deciding(session: Session, *, anew: bool = False) -> Generator[None, None, Entry]:
    """Work out what the opponent answers, and give that answer."""
    give = yield from considering(session, anew=anew)
    return give()


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
    return _shown(session, *_theirs(session))[1]


def is_under_way(session: Session, entry: Entry) -> bool:
    """Tell whether the opponent still carries out an act for which it gave an answer.

    It decides on in the same phase, or waits for what the player's map shows: its reasons would
    tell what it plans.
    """
    asked = session.asked if session.opponent is not None else None
    return asked is not None and (asked.turn, asked.phase) == (entry.turn, entry.phase)


def all_reasons(session: Session, entry: Entry) -> Reasons | None:
    """Return all that was weighed for an answer, worked out again beside the session.

    None where it would be decided otherwise by now: then only what was kept tells why; of what was
    decided behind a screen; and of what rests on a hidden half, until the game is over.
    """
    if entry.secret or (halved(session.module) and not session.state.over):
        return None
    run = run_before(session, entry, Recorder(quiet=True))
    opponent, asked = opponent_of(session.module, run.state), run.asked
    if opponent is None or asked is None:
        return None
    state = msgspec.json.decode(encode(run.state), type=session.module.state_type)
    start = partial(session.turn_start, entry.parent, asked.turn)
    shown(opponent, state, asked, start, halved(session.module))
    weighed = at_once(opponent.decide(state, asked))
    place = weighed.taken(whim(run.state, session.seed), asked.key)
    if not same(asked.prompt.check(weighed.ranked[place].value), entry.value):
        return None
    return reasons(weighed, place, whole=True)


def _retake(session: Session, entry: Entry | None = None) -> Entry:
    found = session.retake(entry)
    assert found is not None, "it was there a moment ago"
    return found


def _shown(session: Session, opponent: Opponent, asked: Asked) -> tuple[GameState, str]:
    """Return the opponent's own copy of the state, and the fingerprint of all that it sees."""
    state, at = session.copy_state(), session.tree.cursor
    start = partial(session.turn_start, at, asked.turn)
    return state, shown(opponent, state, asked, start, halved(session.module))


def _theirs(session: Session) -> tuple[Opponent, Asked]:
    opponent, asked = session.opponent, session.asked_whole
    if opponent is None or asked is None:
        raise SessionError(T("The opponent has nothing to decide now."))
    return opponent, asked

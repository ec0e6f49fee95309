"""After a correction no fact of the player's table stands for what its question did not list."""

from random import Random

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose, Place, Record
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.catalogue import load, played_in_words
from often import few

PLAYABLE = played_in_words()
CORRECTIONS = 40


def play(session, most):
    """Let the program answer for the player's table too."""
    for _ in range(most):
        if session.asked is None:
            return
        session.auto(invent=True)


def answered_otherwise(session, entry, seed):
    """Correct an entry to what the program answers by another seed; None for the same answer."""
    try:
        return corrected(session, entry.id, lambda prompt: program_answer(prompt, seed, entry.key))
    except (SessionError, AnswerError):
        return None


def listed(prompt):
    """Return the units, spaces and known values that a question lists, by field."""
    if isinstance(prompt, Record):
        options = {f.name: [repr(one.value) for one in f.options] for f in prompt.fields}
        return options | {f"{f.name}.": [] for f in prompt.fields}
    if isinstance(prompt, Choose | Place):
        return {"": [repr(one.value) for one in prompt.options]}
    return {"": []}


def facts(session, jump):
    """Yield each fact that counts again, as it is asked now, with how it was asked then."""
    then = {entry.key: entry for entry in jump.took_back}
    for entry in jump.restored[1:]:
        if entry.kind == "adjust" or entry.key not in then:
            continue
        now = session.asked_at(entry.id)
        if now.prompt.question:
            yield entry.key, now.prompt, session.asked_at(then[entry.key].id).prompt


@pytest.mark.parametrize("seed", few([1, 2], 1))
@pytest.mark.parametrize("name", few(PLAYABLE, 1))
def test_no_fact_stands_for_what_was_not_asked_about(name, seed):
    setup, module = load(name).prepare(Setup(game=name, board="table", seed=seed))
    session, rng = Session(module, setup.seed), Random(seed)
    play(session, 260)
    end, repeated, anew = session.tree.cursor, 0, 0
    for entry in rng.sample(session.tree.path(end), CORRECTIONS):
        jump = answered_otherwise(session, entry, rng.random())
        if jump is None:
            continue
        anew += jump.asked_anew is not None
        for key, now, then in facts(session, jump):
            repeated += 1
            before = listed(then)
            for field, options in listed(now).items():
                assert set(options) <= set(before.get(field, [])), (key, field)
            assert now.text == then.text, key
        session.goto(end)
    assert repeated
    assert anew

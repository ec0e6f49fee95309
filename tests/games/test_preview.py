"""What a correction would change is shown before it counts: for every kind of prompt there is."""

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.module import encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.preview import looked_at, preview_words
from beachmaster.engine.prompt import Choose, Draw, Record, Roll
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import procedure_of
from beachmaster.games.catalogue import load, playable, played_in_words
from often import few

SEEDS = range(100, 106)
WORDS = played_in_words()
GROUNDS = {
    name: ("table", "tracked")[:: 1 if at % 2 == 0 else -1] if name in WORDS else ("tracked",)
    for at, name in enumerate(playable())
}
PLAYED = few([(on[at], name) for at in (0, 1) for name, on in GROUNDS.items() if at < len(on)], 1)
"""One game on one ground first."""


def whole_game(name, board):
    setup, module = load(name).prepare(Setup(game=name, board=board, seed=4))
    session = Session(module, setup.seed)
    while session.asked is not None:
        session.auto(invent=True)
    session.take_events()
    return session


def standing(session):
    """Return all that a look must leave as it was."""
    asked = session.asked.key if session.asked is not None else ""
    return encode(session.state), session.tree.savepoint(), asked, sorted(session.snapshots)


def form_of(prompt):
    """Return what sort of form answers a prompt: its kind, and what makes it harder."""
    if isinstance(prompt, Record):
        return prompt.kind, any(one.by for one in prompt.fields)
    if isinstance(prompt, Roll):
        return prompt.kind, prompt.dice.count > 1
    if isinstance(prompt, Draw):
        return prompt.kind, prompt.dealt is not None
    return prompt.kind, isinstance(prompt, Choose) and prompt.many


def last_of_each(session):
    """Return the last entry of each procedure and sort of form."""
    found = {}
    for entry in session.tree.path(session.tree.cursor):
        if entry.answers:
            found[procedure_of(entry.key), entry.ask] = entry
    return list(found.values())


def otherwise(session, entry):
    """Return another legal answer with what a look at it says; None where there is none."""
    prompt = session.asked_at(entry.id).prompt
    drawn = [program_answer(prompt, seed, entry.key) for seed in SEEDS]
    for value in [not entry.value] if isinstance(entry.value, bool) else drawn:
        try:
            return value, looked_at(session, entry.id, lambda _prompt, value=value: value)
        except (SessionError, AnswerError):
            continue
    return None


@pytest.mark.parametrize(("board", "name"), PLAYED)
def test_a_look_tells_what_the_correction_then_does_and_changes_nothing(board, name):
    session = whole_game(name, board)
    before, seen = standing(session), set()
    for entry in last_of_each(session):
        found = otherwise(session, entry)
        assert standing(session) == before, entry.key
        if found is None:
            continue
        value, preview = found
        asked = session.asked_at(entry.id)
        jump = corrected(session, entry.id, lambda _prompt, value=value: value)
        assert jump == preview.jump, entry.key
        answers = [one for one in jump.took_back if one.answers and one.id > entry.id]
        assert preview.carried == len(answers) - sum(one.answers for one in jump.set_aside)
        assert all(render(one) for one in preview_words(preview))
        session.goto(before[1].cursor)
        assert encode(session.state) == before[0]
        before = standing(session)
        seen.add(form_of(asked.prompt))
    yes_or_no = "confirm" if name in WORDS else "record"  # games of areas ask in forms
    assert {kind for kind, _hard in seen} >= {"choose", yes_or_no, "roll"}
    assert len(seen) >= 5, seen

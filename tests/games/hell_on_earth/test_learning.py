"""What a session learns of the player's own map: kept, taken back, carried, refused."""

import pytest

from beachmaster.engine.asking import asking, may_ask
from beachmaster.engine.changes import ReplayError
from beachmaster.engine.correction import corrected
from beachmaster.engine.module import encode
from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import LEARNED
from beachmaster.engine.unknown import Unknown
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.storage.savefile import SavedGame
from own_map import Learned, answered

FULL = FACTORY.prepare(Setup(game="hell-on-earth", seed=4))[1].prints


def truth(question):
    return FACTORY.answer_from(FULL, question)


@pytest.fixture
def session():
    """Return a game on a map of which nothing is known."""
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=4, board="own"))
    begun = Session(module, setup.seed)
    begun.atlas = Learned()
    return begun


def first_draw(session):
    """Give the first answer, with what it rests on: the map is learned in the set-up."""
    value = session.asked.prompt.tokens()[0].id
    answered(session, value, truth)
    return value


def questions_of(session, value):
    """Return how many questions an answer needs, told from the map."""
    return answered(session, value, truth)


def test_an_answer_that_rests_on_the_map_changes_nothing_before_it_is_told(session):
    value, before = session.asked.prompt.tokens()[0].id, encode(session.state)
    events = len(session.take_events())
    with pytest.raises(Unknown) as raised:
        session.answer(value)
    assert raised.value.question.prompt.procedure == "map-list"
    assert encode(session.state) == before
    assert session.asked.prompt.procedure == "first-command-marker"
    assert session.tree.cursor == 0
    assert events


def test_what_was_not_told_yet_is_still_told_after_a_question(session):
    told = [event.name for event in session._recorder.events]
    with pytest.raises(Unknown):
        session.answer(session.asked.prompt.tokens()[0].id)
    assert told
    assert [event.name for event in session.take_events()] == told


def test_an_undo_takes_back_what_was_learned_for_the_answer_and_the_board_keeps_it(session):
    value = first_draw(session)
    kinds = [entry.kind for entry in session.tree.path(session.tree.cursor)]
    assert kinds == [LEARNED, LEARNED, "answer"]
    session.undo()
    assert session.tree.cursor == 0
    assert not session.state.learned
    assert questions_of(session, value) == 0
    assert {entry.by for entry in session.tree.path(session.tree.cursor)[:-1]} == {"board"}


def test_without_a_board_the_same_is_asked_again(session):
    session.atlas = None
    value = first_draw(session)
    session.undo()
    assert questions_of(session, value) == 2


def test_a_redo_brings_an_answer_back_with_what_it_rests_on(session):
    first_draw(session)
    after = encode(session.state)
    session.undo()
    session.redo()
    assert encode(session.state) == after


def test_what_was_learned_but_not_used_goes_with_the_answer_before_it(session):
    first_draw(session)
    at, question = session.tree.cursor, session.module.open_prints(session.state)
    session.learn(next(question.questions()), truth(next(question.questions())))
    assert session.tree.cursor == at + 1
    session.undo()
    assert session.tree.cursor == 0


def test_a_contrary_fact_is_refused_and_nothing_is_changed(session):
    first_draw(session)
    prints = session.module.open_prints(session.state)
    here = prints.where("deployment", 3)[0]
    question = prints.hex_question((here,), "sector")
    assert question.prompt.fields[0].known == 3
    with pytest.raises(AnswerError):
        question.prompt.check({"sector": 4})
    blank = type(question)(question.places, question.prints, {})
    before = encode(session.state)
    with pytest.raises(AnswerError, match="Already known"):
        session.learn(blank, {"sector": 4})
    assert encode(session.state) == before


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda told: told["1"].append("3131"), "There is no hex 3131"),
        (lambda told: told["1"].append("somewhere"), "There is no hex somewhere"),
        (lambda told: told["1"].append(told["2"][0]), "You listed"),
        (lambda told: told["1"].pop(), "has 30 of them, not 29"),
        (lambda told: told["6"].pop(), "5 at least"),
    ],
)
def test_a_list_is_held_to_the_lattice_and_to_the_rulebooks_counts(session, change, expected):
    with pytest.raises(Unknown) as raised:
        session.answer(session.asked.prompt.tokens()[0].id)
    question = raised.value.question
    told = truth(question)
    change(told)
    with pytest.raises(AnswerError) as refused:
        session.learn(question, told)
    assert expected in render(refused.value.text)
    assert session.tree.cursor == 0


def test_a_correction_carries_what_was_learned_along(session):
    first_draw(session)
    while session.asked.turn == 1 and session.asked.phase == "set-up":
        questions_of(session, session.asked.prompt.options.listed()[0].value)
    landing = next(e for e in session.tree.path(session.tree.cursor) if e.answers and e.value == 2)
    learned = session.state.learned
    jump = corrected(session, landing.id, lambda _: 3)
    assert session.state.learned == learned
    assert jump.stopped is None


def test_a_save_needs_nothing_besides_itself(session, tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=4, board="own"))
    path = tmp_path / "own.bmsave"
    with SavedGame.create(path, setup) as saved:
        kept = Session(module, setup.seed, saved)
        first_draw(kept)
        stands = encode(kept.state)
    with SavedGame.open(path) as saved:
        resumed = saved.resume(module)
        assert not saved.notices
        assert resumed.atlas is None
        assert encode(resumed.state) == stands
        resumed.undo()
        resumed.redo()
        assert encode(resumed.state) == stands


def test_a_path_that_lacks_what_it_learned_is_refused_and_not_guessed(session):
    first_draw(session)
    entry = next(e for e in session.tree.entries if e.kind == LEARNED)
    entry.value = entry.value[:1]
    with pytest.raises(ReplayError):
        session.rewind(session.tree.cursor)


def test_what_was_learned_names_hexes_that_show_the_same_once(session):
    first_draw(session)
    told = [render(e.text) for _, e in session.history() if e.name == LEARNED]
    for line in told:
        groups = [part.rpartition(": ")[0] for part in line.partition(": ")[2].split("; ")]
        assert len(groups) == len(set(groups)) > 1


def test_the_journal_says_in_words_what_was_learned(session):
    first_draw(session)
    told = [render(e.text) for _, e in session.history() if e.name == LEARNED]
    assert len(told) == 2
    assert all(line.startswith("Your map, now known: ") for line in told)
    assert any("Green" in line for line in told)
    assert not any("_" in line or "true" in line.lower() for line in told)


def test_only_what_carries_out_an_answer_may_ask():
    assert not may_ask()
    with asking():
        assert may_ask()
        with asking(False):
            assert not may_ask()
        assert may_ask()
    assert not may_ask()

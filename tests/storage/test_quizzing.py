"""When a small question is asked: once a phase, in a first game, and while it is not known."""

import json
from datetime import date

import pytest

from beachmaster.engine.quiz import Quiz, of_number
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.text import render
from beachmaster.storage.known import QUIET, REMIND, Known
from beachmaster.storage.quizzing import Quizzes
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start

QUIZ = of_number(say("7 against 2?"), 3, say("Rounded down."), "hoe:5.4.2.6")


@pytest.fixture
def playing(monkeypatch):
    playing = start(Wish(game="hell-on-earth"), seed=3)
    monkeypatch.setattr(type(playing.session.module), "quiz", lambda *_: QUIZ)
    yield playing
    playing.close()


@pytest.fixture
def session(playing):
    return playing.session


@pytest.fixture
def known():
    """Return what somebody knows who was taught the rule of the question."""
    known = Known()
    known.step_on(QUIZ.rule)
    return known


@pytest.fixture
def quizzes(known):
    return Quizzes(known)


def test_each_kind_of_question_once_and_the_same_while_its_prompt_is_asked(
    playing, session, quizzes, known
):
    assert quizzes.choose(playing, Settings()) is QUIZ
    assert quizzes.choose(playing, Settings()) is QUIZ
    while session.asked.phase == "set-up":
        session.auto()
        assert quizzes.choose(playing, Settings()) is None
    assert quizzes.choose(playing, Settings()) is None
    assert Quizzes(known).choose(playing, Settings()) is None, "nor after a restart"


def test_nobody_is_asked_what_was_not_taught_or_stands_there_in_words(playing, known):
    assert Quizzes(Known()).choose(playing, Settings()) is None
    assert Quizzes(known).choose(playing, Settings(), QUIZ.rule) is None
    assert Quizzes(known).choose(playing, Settings(), "hoe:5.4") is QUIZ


@pytest.mark.parametrize("other", ["hoe:5.4.2", "hoe:5", "hoe:5.4.2.6.1"])
def test_who_was_told_a_parent_or_a_part_was_not_told_the_rule(playing, other):
    known = Known()
    known.step_on(other)
    assert Quizzes(known).choose(playing, Settings()) is None


@pytest.mark.parametrize(
    "settings",
    [{"teaching": REMIND}, {"teaching": QUIET}, {"questions": "off"}, {"bags": "program"}],
)
def test_nobody_is_asked_in_later_games_nor_where_the_program_answers(
    playing, session, quizzes, settings
):
    assert quizzes.choose(playing, Settings(settings)) is None


def test_an_answer_says_what_is_right_and_counts_for_nothing_else(playing, session, quizzes):
    quizzes.choose(playing, Settings())
    assert quizzes.waits
    assert render(quizzes.tell((QUIZ.right + 1) % 3)) == "It is 3. Rounded down."
    assert not quizzes.waits
    assert session.asked.prompt.procedure == "first-command-marker"
    assert len(session.tree.entries) == 1, "the game knows nothing of it"


@pytest.mark.parametrize(("off", "again"), [(0, None), (1, QUIZ)])
def test_what_was_told_wrongly_comes_again_when_it_may_be_forgotten(playing, off, again):
    known = Known(date(2026, 1, 1))
    known.step_on(QUIZ.rule)
    known.step_on(QUIZ.rule)
    quizzes = Quizzes(known)
    assert quizzes.choose(playing, Settings()) is QUIZ
    quizzes.tell((QUIZ.right + off) % 3)
    known.save()
    later = Quizzes(Known(date(2026, 3, 1)))
    assert later.choose(playing, Settings()) is again


def test_a_question_that_is_skipped_is_gone(playing, session, quizzes):
    quizzes.choose(playing, Settings())
    quizzes.skip()
    assert quizzes.choose(playing, Settings()) is None


def test_one_key_stops_them_for_good(playing, session, quizzes, data_folder):
    quizzes.choose(playing, Settings())
    quizzes.stop()
    assert not quizzes.waits
    assert json.loads((data_folder / "settings.json").read_text())["questions"] == "off"
    assert Quizzes(Known()).choose(playing, Settings.load()) is None


@pytest.mark.parametrize(("right", "first"), [(1, 1), (3, 3), (4, 3), (5, 3), (6, 4)])
def test_a_number_stands_among_three_within_its_bounds(right, first):
    quiz = of_number(say("?"), right, say("."), "hoe:1", within=range(1, 7))
    assert isinstance(quiz, Quiz)
    assert [render(one) for one in quiz.answers] == [str(first + n) for n in range(3)]
    assert render(quiz.answers[quiz.right]) == str(right)

"""The small questions of each game: right by the game's own reckoning, and never without a rule."""

import pytest

from beachmaster.engine.asking import may_ask
from beachmaster.engine.prompt import Confirm, Roll
from beachmaster.engine.quiz import MOST, of_die
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import plain_text, render
from beachmaster.games import catalogue
from beachmaster.games.catalogue import playable
from beachmaster.games.hell_on_earth import tables
from beachmaster.rulebook.reading import RuleReader
from games.hell_on_earth.play import hidden
from games.hell_on_earth.play import shown as revealed
from positions import begun_at

LONG_ENOUGH = 90


@pytest.fixture(scope="module")
def reader():
    reader = RuleReader()
    yield reader
    reader.close()


def questions(game, board="tracked", length=LONG_ENOUGH):
    """Yield the prompts of the first phases that have a question, each with it."""
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=5, board=board))
    session = Session(module, setup.seed)
    player = factory.player("random", session)
    for _ in range(length):
        if session.asked is None:
            return
        quiz = module.quiz(session.state, session.asked.prompt)
        if quiz is not None:
            yield session, quiz
        session.answer(player.answer(session.asked))


@pytest.mark.parametrize(
    ("game", "board"), [*((game, "tracked") for game in playable()), ("hell-on-earth", "table")]
)
def test_each_question_has_one_right_answer_among_few_and_a_rule(game, board, reader):
    found = 0
    for session, quiz in questions(game, board):
        said = [render(answer) for answer in quiz.answers]
        assert 2 <= len(said) == len(set(said)) <= MOST
        assert 0 <= quiz.right < len(said)
        assert render(quiz.because)
        assert reader.section(quiz.rule).title
        assert "{" not in render(quiz.text)
        before = session.asked
        assert session.module.quiz(session.state, before.prompt) == quiz
        declared = session.module.parts.quizzes[before.prompt.procedure].rule
        assert quiz.rule == (declared or quiz.rule), "else one is not asked what one has not met"
        if declared:
            assert session.module.quiz(session.state, before.prompt, lambda _rule: False) is None
        assert session.asked is before, "a question changes nothing"
        assert not may_ask()
        found += 1
    assert found > 3


def test_the_column_asked_for_is_that_of_the_table(tmp_path):
    """Two regiments against a revealed unit: attack over defense, rounded down (hoe:5.4.2.6)."""
    position = {
        "turn": 2,
        "phase": "first-attack",
        "us": {"25": {"place": "0711"}, "9": {"place": "0610"}},
        "japan": [revealed("0611", "313"), hidden("1408", "145")],
    }
    playing = begun_at(tmp_path, "hell-on-earth", position)
    session = playing.session
    quiz = session.module.quiz(session.state, session.asked.prompt)
    attack, defence = quiz.text.params["attack"], quiz.text.params["defence"]
    assert attack == 8
    assert not quiz.veils, "nothing beside the prompt shows it yet"
    column = tables.column(attack, defence)
    assert render(quiz.answers[quiz.right]) == f"column {column}:1"
    playing.close()


def test_a_question_about_a_die_is_answered_by_what_that_die_comes_to():
    asked = 0
    for session, quiz in questions("hell-on-earth", length=60):
        prompt = session.asked.prompt
        if isinstance(prompt, Roll):
            face = quiz.text.params["face"]
            outcome = next(one.text for one in prompt.faces if face in one.faces)
            assert quiz.answers[quiz.right] == outcome
            assert quiz.veils, "the sheet says what each face comes to"
            assert of_die(prompt, quiz.rule) == quiz
            asked += 1
    assert asked


def test_the_column_of_bloodbath_is_that_of_the_ground():
    """Where terrain moves the column, the question is to which; else for the differential."""
    asked = 0
    for session, quiz in questions("bloodbath", length=400):
        prompt = session.asked.prompt
        if isinstance(prompt, Roll) and prompt.procedure == "combat":
            facts = {figure.name: figure.value for figure in prompt.facts}
            wanted = "column" if "clear-column" in facts else "amount"
            assert int(render(quiz.answers[quiz.right])) == facts[wanted]
            asked += 1
    assert asked


@pytest.mark.parametrize(
    ("game", "procedure", "state", "right"),
    [
        ("hell-on-earth", "spend-command-points", {"steps": 2}, "1"),
        ("hell-on-earth", "spend-command-points", {"steps": 3}, None),
        ("bloodbath", "banzai-dice", {"cleared": [2, 5]}, "2"),
        ("bloodbath", "banzai-dice", {"cleared": []}, None),
    ],
)
def test_a_question_about_what_a_step_or_a_die_is_good_for(game, procedure, state, right):
    """One step a unit comes back in a phase (hoe:5.8.2.1); a die over the cleared sectors: none."""
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=5))
    session = Session(module, setup.seed)
    if game == "bloodbath":
        session.state.cleared = state["cleared"]
    else:
        session.state.us["25"].place, session.state.us["25"].steps = "0711", state["steps"]
    prompt = Confirm(procedure=procedure, text=plain_text("?"), rules=())
    quiz = module.quiz(session.state, prompt)
    assert (quiz and render(quiz.answers[quiz.right])) == right

"""What the map prints is asked where an answer rests on it, and the answer waits for that."""

import pytest

from beachmaster.desktop.controller import Topic
from beachmaster.engine.tree import LEARNED
from desktop.own_games import Atlas, Truth, own_game, play_on


@pytest.fixture
def truth():
    return Truth()


@pytest.fixture
def own(theme, qtbot):
    """Open a game on a map of one's own."""
    controller = own_game()
    yield controller
    controller.close()


@pytest.fixture
def waiting(own):
    """Give the first answer, which rests on where the Japanese are set up."""
    assert own.prompt.procedure == "first-command-marker"
    own.auto()
    return own


def heard(controller):
    """Return a list of what the controller says from now on."""
    told = []
    controller.changed.connect(told.append)
    controller.refused.connect(told.append)
    return told


def test_an_answer_that_rests_on_the_map_waits_and_counts_for_nothing(own):
    entries, told = own.session.tree.next_id, heard(own)
    assert not own.auto()
    assert own.map_ask is not None
    assert own.prompt.subjects[0] == "deployment"
    assert own.asked.prompt.procedure == "map-list"
    assert own.session.tree.next_id == entries
    assert told == [Topic.PROMPT]


def test_questions_one_after_the_other_are_learned_and_the_answer_is_given(waiting, truth):
    own = waiting
    asked = []
    while own.map_ask is not None:
        asked.append(own.prompt.subjects[0])
        own.answer(truth.answer(own.map_ask.question))
    assert asked == ["deployment", "beach"]
    assert own.prompt.procedure == "landing"
    kinds = [one.kind for one in own.session.tree.entries[1:]]
    assert kinds == [LEARNED, LEARNED, "answer"]


def test_what_was_learned_stands_in_the_journal_by_its_own_entry(waiting, truth):
    own = waiting
    while own.map_ask is not None:
        own.answer(truth.answer(own.map_ask.question))
    told = [(one.entry, one.event.name) for one in own.journal]
    anew = [(entry, event.name) for entry, event in own.session.history() if event.seen]
    assert [one for one in told if one[0]] == [one for one in anew if one[0]]
    assert [entry for entry, name in told if name == LEARNED] == [1, 2]


def test_an_impossible_answer_is_refused_and_the_question_stays(waiting):
    own = waiting
    told = heard(own)
    assert not own.answer({})
    assert own.map_ask is not None
    assert [type(one).__name__ for one in told] == ["AnswerError"]


@pytest.mark.parametrize("act", ["withdraw", "undo"])
def test_back_and_undo_take_the_waiting_answer_back_and_nothing_else(waiting, act):
    own = waiting
    entries = own.session.tree.next_id
    assert getattr(own, act)()
    assert own.map_ask is None
    assert own.prompt.procedure == "first-command-marker"
    assert own.session.tree.next_id == entries


def test_a_fact_learned_outlives_the_answer_taken_back(waiting, truth):
    own = waiting
    own.answer(truth.answer(own.map_ask.question))
    assert own.prompt.subjects[0] == "beach"
    own.withdraw()
    own.auto()
    assert own.prompt.subjects[0] == "beach"


def test_a_jump_drops_the_answer_that_waits(own, truth):
    play_on(own, truth, lambda: own.prompt.procedure == "landing" and own.map_ask is None)
    play_on(own, truth, lambda: own.map_ask is not None)
    start = own.session.tree.cursor
    assert own.goto(0)
    assert own.map_ask is None
    assert own.prompt.procedure == "first-command-marker"
    assert own.goto(start)
    assert own.map_ask is None


def test_a_refused_jump_drops_the_waiting_answer_all_the_same(waiting):
    told = heard(waiting)
    assert not waiting.goto("nowhere")
    assert waiting.map_ask is None
    assert told[0] == Topic.PROMPT


def test_another_game_drops_the_answer_that_waits(waiting):
    waiting.adopt(own_game(seed=3).playing)
    assert waiting.map_ask is None
    assert waiting.prompt.procedure == "first-command-marker"


def test_the_program_answers_no_question_about_the_map(waiting):
    assert not waiting.auto()
    assert waiting.map_ask is not None


def test_a_correction_that_needs_the_map_asks_it_too(own, truth):
    own.session.atlas = Atlas()
    play_on(own, truth, lambda: free_to_move(own))
    unit, ways = free_to_move(own)
    land = [place for place in ways if place in truth.prints.hexes and ">" in ways[place]]
    near, *others = sorted(land, key=lambda place: away(own, unit, place))
    tell_all(own, truth, ways[near])
    entry = own.session.tree.cursor
    for far in others:
        if not own.correct(entry, lambda _prompt, far=far: ways[far]) and own.map_ask is not None:
            break
        own.goto(entry)
    assert own.session.tree.cursor == entry
    told = []
    own.jumped.connect(told.append)
    tell_all(own, truth)
    assert own.map_ask is None
    assert not told or entry in [one.id for one in told[0].took_back]


def tell_all(controller, truth, value=None):
    """Give an answer, and what it rests on."""
    if value is not None:
        controller.answer(value)
    while controller.map_ask is not None:
        controller.answer(truth.answer(controller.map_ask.question))


def free_to_move(controller):
    """Return a unit and where it can go, where several hexes are open to it."""
    if controller.prompt.procedure != "move" or controller.map_ask is not None:
        return None
    display, state = controller.display, controller.state
    units = [one.value for one in controller.prompt.options if one.value in state.us]
    found = ((one, display.reach(state, controller.prompt, one)) for one in units)
    return next(((unit, ways) for unit, ways in found if len(ways) > 8), None)


def away(controller, unit, place):
    """Return how far a hex is from a unit."""
    prints = controller.session.module.prints
    return prints.distance(controller.state.us[unit].place, place)


def test_a_window_closed_inside_a_form_keeps_what_whole_lists_tell(waiting, truth):
    session, ask = waiting.session, waiting.map_ask
    whole = truth.answer(ask.question)
    ask.so_far = {"1": whole["1"], "2": ["9999"], "3": [*whole["1"]]}
    waiting.close()
    (learned,) = session.tree.entries[1:]
    assert learned.kind == LEARNED
    assert {one["place"] for one in learned.value} == {*whole["1"], "*"}

"""A corrected answer opens a branch and keeps what can be kept."""

import pytest

from beachmaster.engine.changes import SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text
from engine.toy_game import ToyGame


def played(*answers, auto=0):
    session = Session(ToyGame(), 5)
    for answer in answers:
        session.answer(answer)
    for _ in range(auto):
        session.auto()
    return session


def values(entries):
    return [entry.value for entry in entries]


def test_later_answers_are_kept_by_key():
    session = played("1>hill", "done", [3], "white1", 2, [6, 6])
    jump = corrected(session, 3, lambda _: [6])
    assert values(jump.restored) == [[6], "white1", 2, [6, 6]]
    assert jump.set_aside == []
    assert jump.stopped is None
    assert session.state.score == 3
    assert jump.restored[0].kind == "correct"


def test_the_old_branch_stays():
    session = played("1>hill", "done", [3], "white1")
    corrected(session, 3, lambda _: [6])
    assert session.goto(4).restored
    assert session.state.score == 0


def test_answers_that_are_no_longer_asked_are_set_aside():
    session = played("1>hill", "2>hill", [3], [4], "white1", 2)
    jump = corrected(session, 2, lambda _: "done")
    assert [entry.key for entry in jump.set_aside] == ["1.fight/fight:2#1"]
    assert session.asked.key == "1.rest/luck#1"


def test_play_resumes_where_a_stored_answer_is_missing():
    session = played("1>hill", "done", [3], "white1", 2)
    jump = corrected(session, 2, lambda _: "2>hill")
    assert session.asked.key == "1.fight/fight:2#1"
    assert values(jump.set_aside) == ["white1", 2]


def test_dice_the_program_rolled_are_rolled_by_it_again():
    session = played("1>hill", "done", auto=3)
    jump = corrected(session, 2, lambda _: "2>hill")
    rolled = [entry for entry in jump.restored if entry.key == "1.fight/fight:2#1"]
    assert rolled[0].by == "program"
    assert session.asked.key == "1.rest/luck#1"


def test_the_first_answer_that_is_no_longer_legal_is_named_and_play_resumes_there():
    session = played("1>hill", "2>hill", [3], [4], "white1", 0, [1, 1], "1>beach", "done")
    jump = corrected(session, 1, lambda _: "2>hill")
    assert values([jump.stopped]) == ["2>hill"]
    assert session.asked.key == "1.landing/move#2"


def test_a_draw_that_is_no_longer_possible_is_drawn_again_by_the_program():
    session = played("1>hill", "done", [3], "white1", 0, [1, 1], "done", [2], auto=1)
    drawn = session.tree.entries[-1].value
    corrected(session, 4, lambda _: drawn)
    again = session.tree.path(session.tree.cursor)
    assert again[3].value == drawn
    assert again[8].value != drawn
    assert again[8].by == "program"


def test_a_draw_that_was_drawn_again_is_listed_as_set_aside():
    session = played("1>hill", "done", [3], "white1", 0, [1, 1], "done", [2], auto=1)
    drawn = session.tree.entries[-1]
    jump = corrected(session, 4, lambda _: drawn.value)
    assert jump.set_aside == [drawn]
    assert jump.stopped is None


def test_the_program_rolls_no_further_than_play_had_come():
    session = played("1>hill", "2>hill", auto=2)
    for answer in ("white1", 0, [1, 1], "done"):
        session.answer(answer)
    jump = corrected(session, 2, lambda _: "done")
    assert [entry.key for entry in jump.set_aside] == ["1.fight/fight:2#1"]
    assert session.asked.key == "2.fight/fight:1#1"


def test_a_later_correction_stays_one_with_its_reason():
    session = played("1>hill", "done", [3], "white1")
    corrected(session, 4, lambda _: "white2", "misread")
    jump = corrected(session, 3, lambda _: [6], "a six")
    assert [(entry.kind, entry.reason) for entry in jump.restored] == [
        ("correct", "a six"),
        ("correct", "misread"),
    ]


def test_adjustments_go_along():
    session = played("1>hill", "done")
    session.adjust("score", 7, "counted again")
    session.answer([3])
    corrected(session, 1, lambda _: "2>hill")
    assert session.state.score == 7
    assert [entry.kind for entry in session.tree.path(session.tree.cursor)] == [
        "correct",
        "answer",
        "adjust",
    ]


def test_a_correction_that_changes_nothing_says_so_and_marks_nothing():
    session = played("1>hill", "done", [3])
    before = session.tree.next_id
    with pytest.raises(SessionError, match="nothing changed"):
        corrected(session, 3, lambda _: 3)
    assert (session.tree.next_id, session.tree.cursor) == (before, 3)


@pytest.mark.parametrize(("entry", "value"), [(1, "1>moon"), (3, [9]), (3, None)])
def test_an_illegal_correction_changes_nothing(entry, value):
    session = played("1>hill", "done", [3])
    before = session.tree.savepoint(), session.asked.key, session.copy_state()
    with pytest.raises(AnswerError):
        corrected(session, entry, lambda _: value)
    assert (session.tree.savepoint(), session.asked.key, session.copy_state()) == before
    session.answer("white1")


def test_only_an_answer_on_the_path_can_be_corrected():
    session = played("1>hill", "done")
    session.adjust("score", 1, "counted")
    session.undo()
    for entry in (0, 3, 99, -1):
        with pytest.raises(SessionError):
            corrected(session, entry, lambda _: "done")


class Capped(ToyGame):
    """A game whose score may not pass 7."""

    def problems(self, state):
        return super().problems(state) + ([plain_text("too much")] if state.score > 7 else [])


def test_a_correction_that_ends_at_a_contradiction_is_written_whole():
    store = Counting()
    session = Session(Capped(), 5, store)
    for answer in ("1>hill", "done"):
        session.answer(answer)
    session.adjust("score", 6, "counted again")
    for answer in ([3], "white1", 1, [6, 6]):
        session.answer(answer)
    jump = corrected(session, 4, lambda _: [6])
    assert jump.stopped.key == "1.rest/luck#1"
    assert store.written[-1] == [8, 9, 10]
    assert session.tree.cursor == 10


def test_a_correction_that_the_player_breaks_off_leaves_nothing(monkeypatch):
    store = Counting()
    session = Session(ToyGame(), 5, store)
    for answer in ("1>hill", "done", [3], "white1"):
        session.answer(answer)
    before = session.tree.savepoint(), session.asked.key, session.copy_state()

    def interrupted(_entry):
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "repeat", interrupted)
    with pytest.raises(KeyboardInterrupt):
        corrected(session, 1, lambda _: "2>hill")
    assert (session.tree.savepoint(), session.asked.key, session.copy_state()) == before
    session.answer(2)
    assert store.written[-1] == [5]


class Counting:
    """A store that counts the transactions."""

    def __init__(self):
        self.written = []

    def write(self, change):
        self.written.append([entry.id for entry in change.entries])


def test_a_correction_is_one_transaction():
    store = Counting()
    session = Session(ToyGame(), 5, store)
    for answer in ("1>hill", "done", [3], "white1"):
        session.answer(answer)
    store.written.clear()
    corrected(session, 1, lambda _: "2>hill")
    assert len(store.written) == 1
    assert store.written[0][0] == 5

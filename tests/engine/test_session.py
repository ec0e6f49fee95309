"""A session takes answers, undoes, redoes, branches, and never keeps what was refused."""

import pytest

from beachmaster.engine.changes import ReplayError, SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.module import AdjustError, encode
from beachmaster.engine.prompt import AnswerError, DiceToRoll, Roll
from beachmaster.engine.run import Began, InvariantError
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.text import render
from beachmaster.engine.tree import ROOT
from engine.toy_game import ToyGame


def played(seed=5, answers=None):
    session = Session(ToyGame(), seed)
    if answers is None:
        while session.asked:
            session.auto()
    for answer in answers or ():
        session.answer(answer)
    return session


def standing(session):
    """Return all that must come back: state, prompt, result."""
    key = session.asked.key if session.asked else ""
    return encode(session.state), key, session.outcome


def test_same_seed_and_answers_give_the_same_game():
    assert standing(played(9)) == standing(played(9))
    assert standing(played(9)) != standing(played(10))


@pytest.mark.parametrize("wrong", ["1>moon", 7, None, [], ["done", "1>hill"], {"a": 1}, True])
def test_a_refused_answer_changes_nothing(wrong):
    session = played(answers=[])
    before = standing(session)
    with pytest.raises(AnswerError):
        session.answer(wrong)
    assert standing(session) == before
    assert session.tree.next_id == 1


def test_what_was_accepted_is_never_changed_afterwards():
    class Using(ToyGame):
        def _rest(self, play):
            two = yield Roll(
                procedure="luck", text=say("L"), rules=("toy:4",), dice=DiceToRoll(count=2)
            )
            play.state.score += two.pop()

    session = Session(Using(), 5)
    for answer in ("1>hill", "done", [3], "white1"):
        session.answer(answer)
    mine = [2, 6]
    entry = session.answer(mine)
    mine.clear()
    assert entry.value == [2, 6]
    session.undo()
    session.redo()
    assert session.state.score == 6


def test_a_closed_answer_is_refused_with_its_reason():
    session = played(answers=[])
    with pytest.raises(AnswerError) as caught:
        session.answer("1>cave")
    assert render(caught.value.text) == "The cave is closed on turn 1."
    assert caught.value.expected == ["1>hill", "2>hill", "done"]


def test_undo_by_each_step_and_redo_bring_every_stand_back():
    for step in ("entry", "action", "phase", "turn"):
        session = played()
        stands = [standing(session)]
        while session.tree.cursor != ROOT:
            jump = session.undo(1, step)
            assert jump.took_back
            assert not jump.restored
            stands.append(standing(session))
        for stand in reversed(stands[:-1]):
            session.redo(1, step)
            if step in ("entry", "turn"):
                assert standing(session) == stand
        assert standing(session) == stands[0]


def test_undo_by_turn_takes_back_that_turn_alone():
    session = played()
    jump = session.undo(1, "turn")
    assert {entry.turn for entry in jump.took_back} == {2}
    assert (session.state.turn, session.state.phase) == (2, "landing")


def test_undo_by_action_goes_back_to_where_it_was_chosen():
    session = played(answers=["1>hill", "2>hill", [3], [4], "white1"])
    session.answer(2)
    assert [entry.key for entry in session.undo(1, "action").took_back] == ["1.rest/gain#1"]
    keys = [entry.key for entry in session.undo(1, "action").took_back]
    assert keys == ["1.fight/fight:1#1", "1.fight/fight:2#1", "1.fight/stone#1"]
    assert [entry.key for entry in session.undo(1, "action").took_back] == ["1.landing/move#2"]


def test_undo_says_when_something_hidden_had_been_seen():
    session = played(answers=["1>hill", "done", [3], "white1"])
    assert session.undo().seen
    assert not session.undo().seen


def test_undo_beyond_the_start_stops_there_and_then_refuses():
    session = played()
    assert len(session.undo(10**9).took_back) == session.tree.next_id - 1
    with pytest.raises(SessionError):
        session.undo()
    session.redo(10**9)
    with pytest.raises(SessionError):
        session.redo()


def test_an_answer_after_an_undo_opens_a_branch_and_redo_follows_the_last_used():
    session = played(answers=["1>hill", "2>hill"])
    session.undo(2)
    session.answer("2>hill")
    assert [one.id for one in session.tree.entries[1:] if one.parent == ROOT] == [1, 3]
    session.undo()
    assert session.redo().restored[0].id == 3
    session.goto(2)
    assert session.state.squads == {"1": "hill", "2": "hill"}
    session.undo(2)
    assert [entry.id for entry in session.redo(2).restored] == [1, 2]


def test_redo_gives_the_same_draws():
    session = played(answers=["1>hill", "done"])
    first = [session.auto().value for _ in range(3)]
    session.undo(3)
    again = [session.auto().value for _ in range(3)]
    assert first == again


def test_a_bookmark_brings_one_back_from_another_branch():
    session = played(answers=["1>hill"])
    session.bookmark(" before the fight ")
    session.undo()
    session.answer("done")
    jump = session.goto("before the fight")
    assert [entry.id for entry in jump.took_back] == [2]
    assert [entry.id for entry in jump.restored] == [1]


@pytest.mark.parametrize("name", ["", "  ", "12"])
def test_a_bookmark_needs_a_name(name):
    with pytest.raises(SessionError):
        played(answers=[]).bookmark(name)


@pytest.mark.parametrize("target", ["nowhere", 99, -1])
def test_one_cannot_go_where_nothing_is(target):
    session = played(answers=["1>hill"])
    with pytest.raises(SessionError):
        session.goto(target)
    assert session.tree.cursor == 1


def test_an_adjustment_is_an_entry_with_its_reason_and_is_undone_like_any():
    session = played(answers=["1>hill", "done"])
    session.adjust("steps.1", 1, "forgot a loss")
    assert session.state.steps["1"] == 1
    assert [event.name for event in session.take_events()][-1] == "adjusted"
    assert session.history()[-1][1].name == "adjusted"
    session.answer([4])
    session.undo(2)
    assert session.state.steps["1"] == 3
    session.redo(2)
    assert session.state.steps["1"] == 1


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [("steps.1", 9, "why"), ("moon", 1, "why"), ("steps.1", 1, " "), ("steps.1", "x", "why")],
)
def test_a_senseless_adjustment_is_refused(path, value, reason):
    session = played(answers=["1>hill"])
    before = standing(session)
    with pytest.raises(AdjustError):
        session.adjust(path, value, reason)
    assert standing(session) == before
    assert session.tree.next_id == 2


def test_an_adjustment_makes_the_options_anew():
    session = played(answers=[])
    session.adjust("squads.1", "hill", "it stood there")
    assert "1>beach" in session.asked.prompt.options
    assert "1>hill" not in session.asked.prompt.options


class Faulty(ToyGame):
    """A toy game whose bookkeeping breaks once a 6 was rolled."""

    def problems(self, state):
        return super().problems(state) or (["score"] if state.score else [])


def test_a_broken_invariant_takes_the_answer_back(monkeypatch):
    monkeypatch.setattr("beachmaster.engine.run.render", str)
    session = Session(Faulty(), 1)
    for answer in ("1>hill", "done"):
        session.answer(answer)
    before = standing(session)
    with pytest.raises(InvariantError):
        session.answer([6])
    assert standing(session) == before
    session.answer([2])
    assert session.asked.prompt.kind == "draw"


class Full:
    """A store that stops taking anything after a number of writes."""

    def __init__(self, room):
        self.room = room
        self.entries = []

    def write(self, change):
        if self.room == 0:
            raise OSError("no space left")
        self.room -= 1
        self.entries += change.entries


def test_what_cannot_be_stored_is_not_accepted():
    store = Full(room=3)
    session = Session(ToyGame(), 5, store)
    session.answer("1>hill")
    session.answer("2>hill")
    before = standing(session)
    for attempt in (lambda: session.answer([3]), lambda: session.bookmark("x"), session.undo):
        with pytest.raises(OSError, match="no space"):
            attempt()
        assert standing(session) == before
        assert session.tree.cursor == 2
        assert session.tree.bookmarks == {}
    store.room = 9
    session.answer([3])
    assert [entry.id for entry in store.entries] == [1, 2, 3]


def test_a_phase_start_of_an_entry_that_is_not_new_is_not_written():
    store = Full(room=9)
    session = Session(ToyGame(), 5, store)
    session.answer("1>hill")
    before = standing(session)
    session._keep_start(7, Began(1, "landing", b"{}"))
    with pytest.raises(RuntimeError, match="not new"):
        session.answer("2>hill")
    assert standing(session) == before
    session.answer("2>hill")
    assert [entry.id for entry in store.entries] == [1, 2]


def test_history_tells_everything_from_the_start():
    session = played(answers=["1>hill", "done", [5], "white1"])
    assert [(at, event.name) for at, event in session.history()] == [
        (1, "moved"),
        (3, "rolled"),
        (3, "whisper"),
        (4, "drew"),
    ]


def test_events_are_not_lost_after_a_jump_that_failed():
    session = played(answers=["1>hill", "2>hill"])
    session.take_events()
    session.tree.entries[1].key = "another"
    with pytest.raises(ReplayError):
        session.goto(1)
    session.answer([4])
    assert [event.name for event in session.take_events()] == ["rolled", "whisper"]


def test_the_read_only_part_cannot_be_entered():
    whole = played()
    snapshot = max(at for at in whole.snapshots if at <= whole.tree.cursor)
    session = Session.resume(ToyGame(), 5, whole.tree, whole.snapshots, locked_before=snapshot)
    with pytest.raises(SessionError, match="read-only"):
        session.goto(snapshot - 1)
    with pytest.raises(SessionError):
        corrected(session, 1, lambda _: "2>hill")
    session.goto(snapshot)
    assert session.history() == []
    session.redo(1)


def test_a_resumed_session_stands_where_it_stood():
    whole = played(answers=["1>hill", "done", [5]])
    again = Session.resume(ToyGame(), 5, whole.tree, whole.snapshots)
    assert standing(again) == standing(whole)


def test_nothing_can_be_answered_after_the_end():
    session = played()
    for attempt in (session.auto, lambda: session.answer(1)):
        with pytest.raises(SessionError):
            attempt()
    assert session.outcome["vp"] == session.state.score

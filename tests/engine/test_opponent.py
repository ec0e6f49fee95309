"""An opponent decides what its side is asked, and its answers stand in the tree like a person's."""

import pytest

from beachmaster.engine.correction import corrected
from beachmaster.engine.deciding import all_reasons, at_once, decide_all, deciding
from beachmaster.engine.opponent import is_asked
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose, Confirm, Option, Roll, options_of
from beachmaster.engine.session import Session, SessionError
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tree import OPPONENT
from beachmaster.engine.weighing import beside_others, in_a_line, reasons_in
from engine.duel_game import Digger, DuelGame


def begun(seed=1, **options):
    return Session(DuelGame(options or None), seed)


def play(session, count=1, act="wait"):
    """Answer so many prompts of the person, the opponent deciding in between."""
    for _ in range(count):
        decide_all(session)
        asked = session.asked
        if asked is None:
            return
        if isinstance(asked.prompt, Roll):
            session.auto()
        else:
            session.answer(True if isinstance(asked.prompt, Confirm) else act)
    decide_all(session)


def path(session):
    return [entry.id for entry in session.tree.path(session.tree.cursor)]


def by(session):
    return [entry.by for entry in session.tree.path(session.tree.cursor)]


COMMON = {"procedure": "p", "text": plain_text("?"), "rules": ("duel:1",)}
ONE = options_of(Option(1, plain_text("1")))


def test_only_decisions_of_its_side_are_the_opponents():
    """No die, no question about the table, no tick: those are for whoever sits there."""
    digger = Digger()
    assert is_asked(digger, Choose(**COMMON, side="japan", options=ONE))
    assert not is_asked(digger, Choose(**COMMON, side="us", options=ONE))
    assert not is_asked(digger, Roll(**COMMON, side="japan"))
    assert not is_asked(digger, Choose(**COMMON, side="japan", options=ONE, question=True))
    assert not is_asked(digger, Confirm(**COMMON, side="japan", table=True))


def test_the_session_tells_and_does_not_decide():
    session = begun()
    assert session.opponent is None
    session.answer(True)
    assert session.opponent is not None
    assert session.asked.prompt.procedure == "act"
    assert [entry.by for entry in decide_all(session)] == [OPPONENT, OPPONENT]
    assert session.opponent is None
    with pytest.raises(SessionError):
        at_once(deciding(session))


def test_without_an_opponent_a_person_answers_for_both():
    session = begun(japan="both")
    session.answer(True)
    assert session.opponent is None
    assert session.answer("hide").by == "player"


def test_it_pauses_between_evaluations():
    session = begun()
    session.answer(True)
    slices = deciding(session)
    assert [next(slices) for _ in range(3)] == [None] * 3
    with pytest.raises(StopIteration) as end:
        next(slices)
    assert end.value.value.value == "dig"


def test_reasons_are_kept_with_the_answer_and_can_be_told_whole():
    session = begun()
    session.answer(True)
    first, second = decide_all(session)
    found = reasons_in(second.why)
    assert render(in_a_line(found)) == "to be safer: digs"
    told = [render(line) for line in beside_others(found)]
    assert "undug it would have dug" in told
    assert first.seen != second.seen
    assert len(all_reasons(session, second).rows) == 3


def test_it_sees_neither_the_seed_nor_dice_to_come():
    """Other seeds lead to the same answers, except among equals."""
    sessions = [begun(seed) for seed in range(50)]
    for session in sessions:
        session.answer(True)
        decide_all(session)
        assert all(state.script == [] for state in session.module.digger.saw)
        assert session.state.script == [6, 6, 1, 1]
        assert session.state.acts == ["dig", "dig"]
    assert len({session.tree.entries[2].seen for session in sessions}) == 1


def test_equals_differ_by_seed():
    """Dug in twice, shooting is as good as hiding."""
    third = set()
    for seed in range(12):
        session = begun(seed)
        play(session, 4)
        third.add(session.state.acts[2])
    assert third == {"shoot", "hide"}


@pytest.mark.parametrize("step", ["entry", "action", "phase", "turn"])
def test_the_cursor_never_rests_where_the_opponent_is_asked(step):
    session = begun()
    play(session, 7, act="attack")
    total = session.tree.next_id
    whole = path(session)
    while session.tree.cursor:
        session.undo(1, step)
        assert session.opponent is None, session.asked.key
    while True:
        try:
            session.redo(1, step)
        except SessionError:
            break
        assert session.opponent is None, session.asked.key
    assert path(session) == whole
    assert session.tree.next_id == total


def test_one_undo_takes_back_the_last_answer_of_a_person():
    session = begun()
    play(session, 1)
    assert by(session) == ["player", OPPONENT, OPPONENT]
    session.undo()
    assert by(session) == []


def test_going_to_an_entry_stands_where_a_person_is_asked():
    session = begun()
    play(session, 3)
    session.bookmark("here")
    there = session.tree.cursor
    session.goto(2)
    assert session.tree.cursor == 0
    session.goto("here")
    assert session.tree.cursor == there


def test_what_was_decided_before_is_taken_again_and_nothing_is_added():
    """As where the program was ended between the answer and the decision."""
    session = begun()
    play(session, 1)
    tree, module = session.tree, DuelGame()
    tree.stand_on(1)
    again = Session.resume(module, 1, tree, session.snapshots)
    assert again.opponent is not None
    decide_all(again)
    assert (path(again), tree.next_id) == ([1, 2, 3], 4)
    assert module.digger.decided == 0


def test_a_session_that_was_cut_off_goes_on_deciding():
    session = begun()
    session.answer(True)
    again = Session.resume(DuelGame(), 1, session.tree, session.snapshots)
    assert [entry.value for entry in decide_all(again)] == ["dig", "dig"]


def test_two_branches_keep_their_own_answers():
    session = begun()
    play(session, 3, act="wait")
    first = path(session)
    session.undo(2)
    play(session, 1, act="attack")
    play(session, 2)
    second = path(session)
    assert set(first) & set(second) == {1, 2, 3}
    session.goto(first[-1])
    assert path(session) == first
    session.goto(second[-1])
    assert path(session) == second


def test_an_act_done_on_the_table_is_carried_and_what_it_saw_is_compared():
    """The table shows another first act: the second stays, though it might be another by now."""
    session = begun()
    play(session, 3)
    kept = [entry.value for entry in session.tree.path(session.tree.cursor)]
    jump = corrected(session, 2, lambda _prompt: "hide", "my table shows something else")
    now = session.tree.path(session.tree.cursor)
    assert [entry.value for entry in now] == [kept[0], "hide", *kept[2:]]
    assert now[1].by == "player"
    assert jump.might_differ.id == now[2].id
    assert now[2].by == OPPONENT
    assert now[2].why == session.tree.entries[3].why


def test_what_sees_the_same_is_carried_without_a_word():
    session = begun()
    play(session, 5, act="attack")
    roll = next(one for one in session.tree.path(session.tree.cursor) if one.ask == "roll")
    dice = [one % 6 + 1 for one in roll.value]
    jump = corrected(session, roll.id, lambda prompt: prompt.check(dice))
    assert jump.might_differ is None or jump.might_differ.parent > roll.id
    count = session.tree.next_id
    decide_all(session)
    assert session.tree.next_id == count


def test_it_may_decide_anew_and_the_old_answer_stays_on_its_branch():
    session = begun()
    play(session, 3)
    jump = corrected(session, 2, lambda _prompt: "hide")
    total = session.tree.next_id
    session.stand_before(jump.might_differ.id)
    assert session.opponent is not None
    anew = at_once(deciding(session, anew=True))
    assert anew.seen != jump.might_differ.seen
    assert session.tree.next_id == total + 1
    session.stand_before(anew.id)
    assert at_once(deciding(session, anew=True)) is anew
    assert session.tree.next_id == total + 1


def test_one_that_plans_is_shown_how_the_turn_began(monkeypatch):
    """Blinded, and the same at each prompt of the turn; the plan is kept nowhere."""
    plans = []
    monkeypatch.setattr(Digger, "plan", lambda _self, start: plans.append(start), raising=False)
    session = begun()
    play(session, 3)
    assert [start.turn for start in plans] == [1] * len(plans)
    assert {start.phase for start in plans} == {"japan-1"}
    assert all(start.script == [] and start.acts == [] for start in plans)
    assert len(plans) == 4
    play(session, 2)
    assert plans[-1].turn == 2
    assert plans[-1].acts


def test_a_person_may_answer_for_it():
    """An opponent that fails leaves its prompt to whoever sits there."""
    session = begun()
    session.answer(True)
    with pytest.raises(AnswerError):
        session.answer("fly")
    assert session.answer("shoot").by == "player"
    assert session.opponent is not None
    decide_all(session)
    session.undo()
    assert session.tree.cursor == 0
    session.redo()
    decide_all(session)
    assert by(session)[:2] == ["player", "player"]

"""The journal holds what happened on the path to the cursor, and follows every jump in place."""

from itertools import pairwise

import pytest

from beachmaster.desktop.models.journal import JournalModel, JournalRole
from beachmaster.desktop.models.journal_filter import JournalFilter
from beachmaster.desktop.words import say
from beachmaster.engine.only_answer import NAME as ONLY_ANSWER


@pytest.fixture
def model(controller):
    model = JournalModel()
    model.overview = controller.overview
    follow(model, controller)
    return model


def follow(model, controller):
    model.advance(controller.session, controller.journal)


def events(model):
    return [(row.entry, row.event) for row in model.rows if row.event is not None]


def told(controller):
    return [(one.entry, one.event) for one in controller.journal]


def fresh(controller):
    model = JournalModel()
    model.overview = controller.overview
    follow(model, controller)
    return model


def agrees(model, controller):
    assert events(model) == told(controller)
    assert model.rows == fresh(controller).rows


def test_every_event_stands_under_the_head_of_its_phase(controller, model, play, qtmodeltester):
    play(120)
    follow(model, controller)
    agrees(model, controller)
    head = None
    for row in model.rows:
        if row.kind == "section":
            head = (row.turn, row.phase)
        assert (row.turn, row.phase) == head
        assert row.event is None or row.event.at in (None, head)
    qtmodeltester.check(model)


def test_answers_stand_between_events_in_words(controller, model, play):
    play(120)
    follow(model, controller)
    answers = [at for at, row in enumerate(model.rows) if row.answer is not None]
    assert answers
    for at in answers:
        asked = say(type(controller.prompt.text).from_plain(model.rows[at].answer.text))
        assert model.index(at, 0).data().startswith(asked)


def test_an_only_answer_is_told_once(controller, model, play):
    """The program gives it, and an event says which and why it was the only one."""
    told = []
    while not told and controller.asked is not None:
        play(20)
        told = [one.entry for one in controller.journal if one.event.name == ONLY_ANSWER]
    follow(model, controller)
    rows = [row for row in model.rows if row.entry in told and row.kind != "section"]
    assert [row.event and row.event.name for row in rows].count(ONLY_ANSWER) == len(told) > 0
    assert not any(row.answer for row in rows)


def test_an_answer_only_appends(controller, model, play, announced):
    play(60)
    follow(model, controller)
    seen = announced(model)
    for _ in range(30):
        rows = len(model.rows)
        play(1)
        follow(model, controller)
        assert all(first >= rows for first, _ in seen.inserted[-1:])
    assert (seen.removed, seen.resets) == ([], 0)
    agrees(model, controller)


def test_an_undo_cuts_the_end_and_a_redo_brings_it_back(controller, model, play, announced):
    play(100)
    follow(model, controller)
    whole, seen = list(model.rows), announced(model)
    assert controller.undo("phase")
    follow(model, controller)
    agrees(model, controller)
    assert (len(seen.removed), seen.inserted, seen.resets) == (1, [], 0)
    assert controller.redo("phase")
    follow(model, controller)
    agrees(model, controller)
    assert model.rows == whole[: len(model.rows)]


def test_a_branch_and_a_correction_keep_what_the_paths_share(controller, model, play, announced):
    play(100)
    follow(model, controller)
    path = controller.session.tree.path(controller.session.tree.cursor)
    roll = next(e for e in reversed(path) if e.ask == "roll" and len(e.value) == 1)
    seen, before = announced(model), list(model.rows)
    assert controller.correct(roll.id, lambda _: [7 - roll.value[0]], "misread")
    follow(model, controller)
    agrees(model, controller)
    kept = seen.removed[0][0]
    assert model.rows[:kept] == before[:kept]
    assert seen.resets == 0


def test_a_value_put_right_is_told_with_its_reason(controller, model, play):
    play(60)
    assert controller.adjust("us.23.steps", 2, "miscounted")
    follow(model, controller)
    agrees(model, controller)
    assert any("miscounted" in model.words(at) for at in range(len(model.rows)))


def test_an_entry_knows_its_row(controller, model, play):
    play(80)
    follow(model, controller)
    for row in model.rows:
        assert model.rows[model.row_of(row.entry)].entry == row.entry


@pytest.fixture
def proxy(controller, model, play):
    play(150)
    follow(model, controller)
    proxy = JournalFilter()  # as a child of its model it ends the process once both are garbage
    proxy.overview = controller.overview
    proxy.setSourceModel(model)
    return proxy


def shown(proxy):
    return [proxy.index(at, 0).data(JournalRole.ROW) for at in range(proxy.rowCount())]


def test_words_narrow_to_lines_that_hold_them_all(proxy, model, qtmodeltester):
    proxy.search("marines HIT")
    lines = [proxy.index(at, 0) for at in range(proxy.rowCount())]
    hits = [line for line in lines if line.data(JournalRole.ROW).kind != "section"]
    assert hits
    for line in hits:
        said = f"{line.data()} {line.data(JournalRole.ACT)}".casefold()
        assert "marines" in said
        assert "hit" in said
    qtmodeltester.check(proxy)


def test_a_phase_without_a_hit_loses_its_head(proxy):
    proxy.show_only("acts")
    rows = shown(proxy)
    assert rows[-1].kind != "section"
    for row, after in pairwise(rows):
        assert not (row.kind == after.kind == "section")
    assert all(row.event.act is not None for row in rows if row.kind != "section")


def test_one_side_shows_its_phases_and_those_of_both(proxy):
    proxy.show_side("japan")
    whose = {proxy.overview.step_of(row.phase).whose for row in shown(proxy)}
    assert {side and side.id for side in whose} == {"japan", None}


def test_this_phase_alone(proxy, controller):
    place = (1, "bombardment")
    proxy.show_place(place)
    rows = shown(proxy)
    assert rows
    assert {(row.turn, row.phase) for row in rows} == {place}


def test_a_head_comes_back_when_its_phase_gets_a_hit(proxy, controller, model, play):
    proxy.show_only("results")
    before = proxy.rowCount()
    play(60)
    follow(model, controller)
    assert proxy.rowCount() > before
    rows = shown(proxy)
    assert [row for row in model.rows if row.event and row.event.trace] == [
        row for row in rows if row.kind == "event"
    ]
    heads = {(row.turn, row.phase) for row in rows if row.kind == "section"}
    assert heads == {(row.turn, row.phase) for row in rows}

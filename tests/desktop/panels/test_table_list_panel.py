"""After a jump the player sees what to change on the table, and checks it off."""

import msgspec
import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.engine.beside import Beside
from beachmaster.engine.difference import table_changes
from beachmaster.engine.text import render


@pytest.fixture
def panel(controller, play, qtbot):
    panel = TableListPanel(controller)
    qtbot.addWidget(panel)
    panel.resize(420, 640)
    play(150)
    return panel


def test_it_shows_itself_with_the_list_in_its_order(panel, controller, qtbot):
    assert not panel.isVisible()
    with qtbot.waitSignal(controller.jumped) as jumped:
        controller.undo("turn")
    assert panel.isVisible()
    assert [task.change for task in panel.model.rows] == jumped.args[0].table
    assert "Undone" in panel.story.text()
    assert ("hidden" in panel.story.text()) == jumped.args[0].seen
    panel.clear()


def test_space_checks_off_and_the_last_one_hides_the_list(panel, controller, qtbot):
    controller.undo("phase")
    acts = [task.change.act for task in panel.model.rows]
    assert "check" in acts
    for at in range(len(acts)):
        left = sum(act != "check" for act in acts[at:])
        assert panel.model.left == left
        assert panel.title.text().startswith(f"First change your table: {left} change") == bool(
            left
        )
        qtbot.keyClick(panel.lines, Qt.Key.Key_Space)
    assert not panel.isVisible()
    assert panel.model.rowCount() == 0


def test_all_done_clears_it_at_once(panel, controller):
    controller.undo("turn")
    panel.all_done.click()
    assert not panel.isVisible()
    assert panel.model.rowCount() == 0


def changes(panel):
    return [task.change for task in panel.model.rows]


def acts(listed):
    return sorted((one.act, one.piece, render(one.text)) for one in listed)


def test_several_undos_show_the_one_net_list_and_redo_to_the_start_none(panel, controller):
    stood, cursor = controller.session.copy_state(), controller.session.tree.cursor
    for _ in range(4):
        controller.undo("phase")
    once = table_changes(controller.session.module, stood, controller.state)
    assert len(once) > 1
    assert acts(changes(panel)) == acts(once)
    assert panel.story.text().count("Undone") == 1
    while controller.session.tree.cursor != cursor:
        assert controller.redo("phase")
    assert changes(panel) == []
    assert not panel.isVisible()


def test_several_undos_say_how_many_answers_they_took_back_altogether(panel, controller):
    stood = len(controller.session.tree.path(controller.session.tree.cursor))
    for _ in range(12):
        controller.undo("entry")
        went = stood - len(controller.session.tree.path(controller.session.tree.cursor))
        if panel.isVisible() and went > 2:
            assert f"Undone: {went} answers" in panel.story.text()
    assert panel.isVisible()
    assert controller.session.tree.below(controller.session.tree.cursor)
    controller.auto()
    controller.undo("entry")
    assert len(panel._run) == 1
    panel.clear()


def test_what_was_undone_and_answered_again_is_no_leftover_when_play_goes_on(
    panel, controller, play
):
    """The game came to where the table lies; whatever moves then is told by the card."""
    tree = controller.session.tree
    went = tree.path(tree.cursor)
    while not changes(panel):
        assert controller.undo("entry")
    stands = [one.id for one in went].index(tree.cursor)
    for one in went[stands + 1 :]:
        assert controller.answer(one.value)
    assert controller.playing.beside.lying() == {}
    play(40)
    assert not panel.isVisible()


def test_what_was_ticked_off_lies_so_when_the_next_jump_comes(panel, controller):
    cursor = controller.session.tree.cursor
    controller.undo("turn")
    controller.undo("turn")
    assert panel.model.left > 1
    ticked = panel.model.rows[0].change
    panel.lines.chosen.emit(panel.model.index(0, 0))
    controller.goto(cursor)
    assert {one.piece for one in changes(panel) if one.act != "check"} == {ticked.piece}
    panel.clear()


def test_a_tick_taken_back_is_to_do_again(panel, controller):
    controller.undo("turn")
    before = changes(panel)
    panel.lines.chosen.emit(panel.model.index(0, 0))
    panel.lines.chosen.emit(panel.model.index(0, 0))
    controller.undo("entry")
    controller.redo("entry")
    assert acts(changes(panel)) == acts(before)
    panel.clear()


def test_what_is_half_done_is_shown_when_the_game_is_opened_again(panel, controller, qtbot):
    controller.undo("turn")
    controller.undo("turn")
    panel.lines.chosen.emit(panel.model.index(0, 0))
    pieces = {one.change.piece for one in panel.model.rows if not one.done and one.change.piece}
    playing = controller.playing
    beside = msgspec.json.decode(msgspec.json.encode(playing.beside), type=Beside)
    assert not beside.problem(playing.session.tree.next_id)
    playing.beside.lies = beside.lies
    controller.adopt(playing)
    assert panel.isVisible()
    assert {one.piece for one in changes(panel) if one.piece} == pieces
    assert "half done" in panel.story.text()
    panel.clear()
    controller.adopt(playing)
    assert not panel.isVisible()


def test_a_player_without_a_real_table_is_left_alone(panel, controller):
    panel.follows.setChecked(False)
    controller.undo("turn")
    assert not panel.isVisible()


def test_what_a_correction_set_aside_is_named(panel, controller):
    path = controller.session.tree.path(controller.session.tree.cursor)
    for roll in (e for e in path if e.ask == "roll" and len(e.value) == 1):
        controller.correct(roll.id, lambda _, die=roll.value[0]: [7 - die], "misread")
        if "Set aside" in panel.story.text():
            break
        controller.goto(path[-1].id)
    assert "Set aside" in panel.story.text()
    panel.clear()


def test_a_jump_without_changes_shows_no_empty_list(panel):
    panel.model.begin(())
    panel._tell()
    panel.show()
    assert not panel.lines.isVisible()
    assert panel.title.text() == "Nothing to change on your table"
    panel.clear()

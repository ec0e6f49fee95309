"""After a jump the player sees what to change on the table, and checks it off."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.panels.table_list import TableListPanel


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
    assert "Taken back" in panel.story.text()
    assert ("hidden" in panel.story.text()) == jumped.args[0].seen
    panel.clear()


def test_space_checks_off_and_the_last_one_hides_the_list(panel, controller, qtbot):
    controller.undo("phase")
    for left in range(panel.model.left, 0, -1):
        assert panel.model.left == left
        qtbot.keyClick(panel.lines, Qt.Key.Key_Space)
    assert not panel.isVisible()
    assert panel.model.rowCount() == 0


def test_all_done_clears_it_at_once(panel, controller):
    controller.undo("turn")
    panel.all_done.click()
    assert not panel.isVisible()
    assert panel.model.rowCount() == 0


def test_a_second_jump_adds_its_list_below_what_is_left(panel, controller):
    controller.undo("turn")
    assert panel.model.left > 1
    panel.lines.chosen.emit(panel.model.index(0, 0))
    left = [task.change for task in panel.model.rows if not task.done]
    controller.undo("phase")
    assert [task.change for task in panel.model.rows][: len(left)] == left
    assert panel.story.text().count("Taken back") == 2
    panel.clear()


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

"""The checklist keeps the order of the table's changes, and what was done."""

from PySide6.QtCore import Qt

from beachmaster.desktop.models.checklist import ChecklistModel
from beachmaster.engine.pieces import TableChange
from beachmaster.engine.text import plain_text


def changes(*acts):
    return [TableChange(act, plain_text(f"{act} it"), "0101") for act in acts]


def test_a_later_list_takes_the_place_of_the_one_before(qtmodeltester):
    model = ChecklistModel()
    model.begin(changes("take", "place"))
    model.begin(changes("take", "move", "place"))
    assert [task.change.act for task in model.rows] == ["take", "move", "place"]
    assert len({task.number for task in model.rows}) == 3
    qtmodeltester.check(model)


def test_a_task_is_checked_and_unchecked():
    model = ChecklistModel()
    model.begin(changes("take", "move"))
    index = model.index(0, 0)
    model.toggle(index)
    assert index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert (model.left, model.next_open(0)) == (1, 1)
    model.toggle(index)
    assert model.left == 2


def test_a_check_is_no_change_that_is_left():
    model = ChecklistModel()
    model.begin(changes("take", "check"))
    assert model.left == 1
    model.toggle(model.index(0, 0))
    assert (model.left, model.is_done) == (0, False)
    model.toggle(model.index(1, 0))
    assert model.is_done


def test_the_next_task_is_looked_for_below_first_and_then_from_the_top():
    model = ChecklistModel()
    model.begin(changes("take", "move", "place"))
    model.toggle(model.index(2, 0))
    assert model.next_open(2) == 0
    model.toggle(model.index(0, 0))
    model.toggle(model.index(1, 0))
    assert model.next_open(0) == -1

"""The checklist keeps the order of the table's changes, and what was done."""

from PySide6.QtCore import Qt

from beachmaster.desktop.models.checklist import ChecklistModel
from beachmaster.engine.difference import TableChange
from beachmaster.engine.text import plain_text


def changes(*acts):
    return [TableChange(act, plain_text(f"{act} it"), "0101") for act in acts]


def test_a_later_list_stands_below_the_one_it_starts_from(qtmodeltester):
    model = ChecklistModel()
    model.begin(changes("take", "place"))
    model.add(changes("take"))
    assert [task.change.act for task in model.rows] == ["take", "place", "take"]
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


def test_the_next_task_is_looked_for_below_first_and_then_from_the_top():
    model = ChecklistModel()
    model.begin(changes("take", "move", "place"))
    model.toggle(model.index(2, 0))
    assert model.next_open(2) == 0
    model.toggle(model.index(0, 0))
    model.toggle(model.index(1, 0))
    assert model.next_open(0) == -1


def test_what_is_done_goes_when_another_list_comes(announced):
    model = ChecklistModel()
    model.begin(changes("take", "move", "place"))
    model.toggle(model.index(1, 0))
    seen = announced(model)
    model.drop_done()
    assert [task.change.act for task in model.rows] == ["take", "place"]
    assert seen.removed == [(1, 1)]

"""An earlier answer is changed in a form; what is refused is said in it and changes nothing."""

import pytest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QLineEdit, QWidget

from beachmaster.desktop.dialogs.correct import CorrectDialog
from beachmaster.engine.prompt import Choose, Roll
from beachmaster.engine.text import plain_text


@pytest.fixture
def played(controller):
    """Play far enough for both a choice and a die."""
    for _answer in range(60):
        controller.auto()
    return controller


def dialog_for(controller, kind, qtbot):
    """Open the form for the last entry that answered a prompt of a kind."""
    parent = QWidget()
    qtbot.addWidget(parent)
    path = controller.session.tree.path(controller.session.tree.cursor)
    entry = next(
        one.id
        for one in reversed(path)
        if (asked := controller.session.asked_at(one.id)) is not None
        and isinstance(asked.prompt, kind)
        and not getattr(asked.prompt, "many", False)
    )
    dialog = CorrectDialog(controller, entry, parent)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.keep = parent
    return dialog


def press_ok(dialog):
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()


def test_dice_are_typed_and_a_new_branch_begins(played, qtbot):
    dialog = dialog_for(played, Roll, qtbot)
    before = len(played.session.tree.entries)
    count = len(played.session.tree.entries[dialog.entry].value)
    now = played.session.tree.entries[dialog.entry].value
    other = [die % 6 + 1 for die in now]
    dialog.findChild(QLineEdit).setText(" ".join(str(die) for die in other))
    press_ok(dialog)
    assert not dialog.isVisible()
    assert len(played.session.tree.entries) > before
    path = played.session.tree.path(played.session.tree.cursor)
    assert other in [entry.value for entry in path]
    assert count == len(other)


def test_nonsense_is_refused_in_the_form(played, qtbot):
    dialog = dialog_for(played, Roll, qtbot)
    cursor = played.session.tree.cursor
    dialog.findChild(QLineEdit).setText("seventeen")
    press_ok(dialog)
    assert dialog.isVisible()
    bad = [one for one in dialog.findChildren(QLabel) if one.property("role") == "bad"]
    assert any(one.text() for one in bad)
    assert played.session.tree.cursor == cursor
    dialog.close()


def test_a_choice_lists_what_was_possible(played, qtbot):
    dialog = dialog_for(played, Choose, qtbot)
    box = dialog.findChild(QComboBox)
    options = list(played.session.asked_at(dialog.entry).prompt.options)
    assert box.count() == len(options)
    assert box.currentData() == played.session.tree.entries[dialog.entry].value
    dialog.close()


def test_a_file_that_cannot_be_written_is_said_in_the_form(played, qtbot):
    """The strip in the main window lies behind the form."""
    dialog = dialog_for(played, Roll, qtbot)
    played.troubled.emit(plain_text("The disk is full."))
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert "The disk is full." in said

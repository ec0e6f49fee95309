"""A rule is played otherwise from the rules panel: a ruling's choice, a house rule, both undone."""

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from beachmaster.desktop.dialogs.otherwise import OtherwiseDialog
from beachmaster.desktop.dialogs.report import report
from beachmaster.desktop.keeping import keep
from beachmaster.desktop.panels.journal import JournalPanel
from beachmaster.engine.otherwise import InForce, rulings_of


@pytest.fixture
def ruled(controller, qtbot):
    """Play to a prompt, and return a way to open the form of a rule."""
    for _ in range(40):
        controller.auto()

    def form(rule):
        parent = QWidget()
        qtbot.addWidget(parent)
        dialog = OtherwiseDialog(controller, rule, parent)
        qtbot.addWidget(dialog)
        dialog.keep = parent
        dialog.open()
        return dialog

    return form


def ok(dialog):
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()


def test_a_ruling_is_switched_from_now_on_and_the_report_says_so(ruled, controller):
    ruling = rulings_of(controller.session.module)[0]
    dialog = ruled(ruling.rules[0])
    box = dialog.boxes[ruling.option]
    box.setCurrentIndex((box.currentIndex() + 1) % box.count())
    dialog.reason.setText("as agreed")
    ok(dialog)
    assert not dialog.isVisible()
    assert InForce(controller.session)[ruling.option] == box.currentData()
    assert "as agreed" in report(controller)
    assert controller.undo()
    assert InForce(controller.session)[ruling.option] != box.currentData()


def test_a_house_rule_stands_on_the_card_plain_and_is_taken_away(ruled, controller):
    rule = controller.prompt.rules[0]
    dialog = ruled(rule)
    dialog.house.setText("<b>ours</b> [x](y)")
    ok(dialog)
    assert controller.state.house == {rule: "<b>ours</b> [x](y)"}
    assert len(controller.prompt.house) == 1
    assert "\\<b\\>ours" in report(controller)
    again = ruled(rule)
    assert again.house.text() == "<b>ours</b> [x](y)"
    again.house.clear()
    ok(again)
    assert controller.prompt.house == ()


def test_nothing_changed_is_nothing_kept_and_a_refusal_is_said_in_the_form(ruled, controller):
    dialog = ruled(controller.prompt.rules[0])
    before = controller.session.tree.next_id
    ok(dialog)
    assert controller.session.tree.next_id == before
    again = ruled(controller.prompt.rules[0])
    again.house.setText("bell\x07")
    ok(again)
    assert again.isVisible()
    assert "one line" in again._problem.text()
    again.reject()


def test_a_note_stands_in_journal_and_report(ruled, controller, qtbot):
    panel = JournalPanel(controller)
    qtbot.addWidget(panel)
    panel.resize(420, 640)
    panel.show()
    entry = controller.session.tree.cursor
    panel.show_entry(entry)
    panel.detail.note.click()
    panel.detail.words.setText("Ada *rolled* this")
    panel.detail.note_wanted.emit(panel.detail.words.text())
    assert controller.playing.beside.notes == {panel.row().entry: "Ada *rolled* this"}
    told = [panel.model.words(at) for at in range(len(panel.model.rows))]
    assert sum("Note: Ada *rolled* this" in one for one in told) == 1
    assert "Ada \\*rolled\\* this" in report(controller)
    assert not keep(controller, lambda beside: beside.note(entry, "bell\x07"))
    assert "bell" not in str(controller.playing.beside.notes)

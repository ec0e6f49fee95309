"""An earlier answer is changed in a form; what is refused is said in it and changes nothing."""

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QScrollArea, QWidget

from beachmaster.desktop.dialogs.correct import CorrectDialog
from beachmaster.desktop.models.journal import JournalModel
from beachmaster.engine.auto import program_answer
from beachmaster.engine.module import encode
from beachmaster.engine.preview import looked_at
from beachmaster.engine.prompt import Choose, Confirm, Draw, Place, Record, Roll
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.unknown import Unknown


@pytest.fixture
def played(controller):
    """Play far enough for both a choice and a die."""
    for _answer in range(200):
        controller.auto()
    return controller


def dialog_for(controller, kind, qtbot, *, moves=False):
    """Open the form for the last entry that answered a prompt of a kind."""
    parent = QWidget()
    qtbot.addWidget(parent)
    path = controller.session.tree.path(controller.session.tree.cursor)
    entry = next(
        one.id
        for one in reversed(path)
        if (asked := controller.session.asked_at(one.id)) is not None
        and isinstance(asked.prompt, kind)
        and (not moves or asked.prompt.options.takes_moves)
    )
    dialog = CorrectDialog(controller, entry, parent)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.keep = parent
    return dialog


def press_ok(dialog):
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()


def changes(dialog):
    """Return what the form says that the correction would change."""
    return dialog._changes.text() if dialog._changes.isVisible() else ""


def problem(dialog):
    """Return what the form says against an answer."""
    bad = [one for one in dialog.findChildren(QLabel) if one.property("role") == "bad"]
    return " ".join(one.text() for one in bad if one.text())


def test_the_form_holds_what_was_answered_and_says_where_nothing_is_changed(played, qtbot):
    for kind in (Roll, Choose, Confirm, Draw, Place):
        dialog = dialog_for(played, kind, qtbot)
        before = played.session.tree.next_id
        assert not dialog.form.missing(), kind
        press_ok(dialog)
        assert dialog.isVisible()
        assert "nothing changed" in problem(dialog), kind
        assert played.session.tree.next_id == before
        dialog.close()


@pytest.mark.parametrize("kind", [Roll, Choose, Draw, Place])
@pytest.mark.parametrize("text", [100, 200])
def test_the_answers_have_the_room_they_need(played, qtbot, theme, kind, text):
    """All of them are seen, as long as they do not take most of the screen."""
    theme.apply("light", text)
    dialog = dialog_for(played, kind, qtbot)
    qtbot.settle()
    area = dialog.findChild(QScrollArea)
    most = dialog.screen().availableSize().height() * 0.35
    wanted = dialog.form.heightForWidth(area.viewport().width())
    assert wanted > theme.em
    assert area.viewport().height() >= min(wanted, most)
    assert dialog.height() <= dialog.screen().availableSize().height()
    dialog.close()


def test_it_says_which_answer_is_the_first_that_no_longer_fits(played, qtbot):
    path = [one for one in played.session.tree.path(played.session.tree.cursor) if one.answers]
    for entry in path:
        found = first_broken(played, entry)
        if found is not None:
            value, first = found
            break
    else:
        raise AssertionError("nothing breaks")
    dialog = CorrectDialog(played, entry.id, parent := QWidget())
    qtbot.addWidget(parent)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog._look(value)
    said = changes(dialog)
    assert f"The first that no longer fits is answer {first.id}, turn {first.turn}: " in said
    assert render(Text.from_plain(first.text)) in said
    dialog.close()


def first_broken(controller, entry):
    """Return another answer to an entry, and the first later one that breaks by it."""
    prompt = controller.session.asked_at(entry.id).prompt
    if not isinstance(prompt, Choose | Place):
        return None
    for option in prompt.options:
        if option.value != entry.value and not getattr(prompt, "several", False):
            try:
                found = looked_at(controller.session, entry.id, lambda _, to=option.value: to)
            except (Refusal, Unknown):
                continue
            if found.jump.stopped is not None:
                return option.value, found.jump.stopped
    return None


def test_another_die_begins_a_new_branch(played, qtbot):
    dialog = dialog_for(played, Roll, qtbot)
    now = played.session.tree.entries[dialog.entry].value
    other = [die % 6 + 1 for die in now]
    for control, die in zip(dialog.form.controls, other, strict=True):
        assert control.put(die)
    before = played.session.tree.savepoint(), encode(played.state)
    press_ok(dialog)
    assert dialog.isVisible()
    assert "On your table" in changes(dialog)
    assert (played.session.tree.savepoint(), encode(played.state)) == before
    press_ok(dialog)
    assert not dialog.isVisible()
    path = played.session.tree.path(played.session.tree.cursor)
    assert other in [entry.value for entry in path if entry.kind == "correct"]


def test_what_is_changed_after_the_look_is_looked_at_again(played, qtbot):
    dialog = dialog_for(played, Roll, qtbot)
    control = dialog.form.controls[0]
    now = played.session.tree.entries[dialog.entry].value[0]
    cursor = played.session.tree.cursor
    assert control.put(now % 6 + 1)
    press_ok(dialog)
    assert changes(dialog)
    assert control.put((now + 1) % 6 + 1)
    assert not changes(dialog)
    press_ok(dialog)
    assert changes(dialog)
    dialog.reject()
    assert played.session.tree.cursor == cursor


def test_the_table_is_right_takes_a_reason_and_stands_in_the_journal(played, qtbot):
    dialog = dialog_for(played, Roll, qtbot)
    now = played.session.tree.entries[dialog.entry].value
    assert dialog.form.controls[0].put(now[0] % 6 + 1)
    dialog.table_is_right.setChecked(True)
    press_ok(dialog)
    press_ok(dialog)
    assert dialog.isVisible()
    assert "Say why the table is right" in problem(dialog)
    dialog.findChild(QLineEdit, "reason").setText("the cat moved it")
    press_ok(dialog)
    assert not dialog.isVisible()
    path = played.session.tree.path(played.session.tree.cursor)
    assert [(one.kind, one.reason) for one in path if one.kind != "answer"] == [
        ("overrule", "the cat moved it")
    ]
    journal = JournalModel()
    journal.advance(played.session, played.journal)
    told = [journal.words(at) for at in range(len(journal.rows))]
    assert any("The table is right" in one and "the cat moved it" in one for one in told)


def test_a_record_is_corrected_in_its_own_fields(table_controller, qtbot):
    for _answer in range(150):
        asked, seed = table_controller.asked, table_controller.session.seed
        table_controller.answer(program_answer(asked.prompt, seed, asked.key))
    dialog = dialog_for(table_controller, Record, qtbot)
    before = table_controller.session.tree.entries[dialog.entry].value
    assert dialog.form.value() == {
        name: value for name, value in before.items() if name in dialog.form.value()
    }
    assert [one.field.name for one in dialog.form.controls if not one.missing()]
    press_ok(dialog)
    assert "nothing changed" in problem(dialog)
    dialog.close()


def test_words_that_mean_nothing_are_refused_with_what_was_expected(played, qtbot):
    dialog = dialog_for(played, Choose, qtbot, moves=True)
    cursor = played.session.tree.cursor
    line = dialog.form.controls[0].control
    assert line.text()
    line.setText("xyzzy nonsense")
    press_ok(dialog)
    assert dialog.isVisible()
    assert "matches none of the answers" in problem(dialog)
    assert played.session.tree.cursor == cursor
    dialog.close()


def test_a_file_that_cannot_be_written_is_said_in_the_form(played, qtbot):
    """The strip in the main window lies behind the form."""
    dialog = dialog_for(played, Roll, qtbot)
    played.troubled.emit(plain_text("The disk is full."))
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert "The disk is full." in said

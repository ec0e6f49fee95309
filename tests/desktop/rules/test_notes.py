"""Notes beside a rule: written as one types, found by the search."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.rules import RulesModel
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.text import render
from beachmaster.rulebook.notes import Notebook


def written(rule):
    """Return the texts of the notes on a rule as they are on disk."""
    wait_for_tasks()
    with Notebook() as notebook:
        return [note.text for note in notebook.notes(rule)]


def test_a_note_is_kept_as_one_types_and_the_search_finds_it(panel, rules_model, qtbot):
    panel.show_rule("hoe:5.5")
    qtbot.mouseClick(panel.drawer.buttons[0], Qt.MouseButton.LeftButton)
    pad = panel.drawer.notepad
    QTest.keyClicks(pad.editor, "pillboxes never forget")
    qtbot.waitUntil(lambda: bool(pad.status.text()), timeout=3000)
    assert written("hoe:5.5") == ["pillboxes never forget"]
    hits = rules_model.library.search("pillboxes forget", "hell-on-earth")
    assert ("hoe:5.5", "note") in [(hit.id, hit.kind) for hit in hits]
    assert "●" in panel.drawer.buttons[0].text()


def test_a_note_belongs_to_its_rule_and_going_on_keeps_it(panel):
    panel.show_rule("hoe:5.5")
    panel.drawer.pull(0)
    panel.drawer.notepad.editor.setPlainText("about raids")
    panel.show_rule("hoe:5.4.2")
    assert panel.drawer.notepad.editor.toPlainText() == ""
    panel.show_rule("hoe:5.5")
    assert panel.drawer.notepad.editor.toPlainText() == "about raids"
    assert written("hoe:5.5") == ["about raids"]
    assert written("hoe:5.4.2") == []


def test_an_emptied_note_goes_away(panel, rules_model):
    panel.show_rule("hoe:5.5")
    panel.drawer.pull(0)
    for text in ("first", "second", ""):
        panel.drawer.notepad.editor.setPlainText(text)
        panel.drawer.notepad.keep()
    assert written("hoe:5.5") == []
    assert rules_model.note("hoe:5.5") == ""


def test_several_notes_on_a_rule_are_read_as_one(qtbot, theme):
    with Notebook() as notebook:
        notebook.add("hoe:5.5", "one")
        notebook.add("hoe:5.5", "two")
        notebook.bookmark("hoe:2")
    rules_model = RulesModel()
    with qtbot.waitSignal(rules_model.ready, timeout=20_000):
        rules_model.open()
    assert rules_model.note("hoe:5.5") == "one\n\ntwo"
    assert rules_model.is_marked("hoe:2")
    rules_model.write("hoe:5.5", "three")
    assert written("hoe:5.5") == ["three"]
    rules_model.close()


def test_a_note_that_is_too_long_says_so_and_is_not_lost(panel, rules_model):
    panel.show_rule("hoe:5.5")
    panel.drawer.pull(0)
    panel.drawer.notepad.editor.setPlainText("x" * 20_001)
    panel.drawer.notepad.keep()
    assert "20000" in panel.drawer.notepad.status.text()
    assert len(panel.drawer.notepad.editor.toPlainText()) == 20_001
    assert written("hoe:5.5") == []
    panel.drawer.notepad.editor.setPlainText("short")


def test_a_note_that_cannot_be_kept_says_so(panel, rules_model, data_folder, qtbot):
    data_folder.mkdir(exist_ok=True)
    (data_folder / "player.sqlite").write_bytes(b"no database" * 200)
    panel.show_rule("hoe:5.5")
    panel.drawer.pull(0)
    with qtbot.waitSignal(rules_model.troubled, timeout=5000):
        panel.drawer.notepad.editor.setPlainText("lost?")
        panel.drawer.notepad.keep()
    assert panel.drawer.notepad.status.text().startswith(
        "Your note or bookmark could not be saved."
    )


def test_closing_the_room_keeps_what_is_being_typed(panel, rules_model):
    panel.show_rule("hoe:5.5")
    panel.drawer.pull(0)
    panel.drawer.notepad.editor.setPlainText("half a sent")
    rules_model.close()
    assert written("hoe:5.5") == ["half a sent"]


def test_damaged_notes_are_kept_and_the_window_says_so(qtbot, theme, data_folder):
    with Notebook() as notebook:
        notebook.add("hoe:5.5", "one")
    (data_folder / "player.sqlite").write_bytes(b"no database" * 200)
    rules_model, said = RulesModel(), []
    rules_model.announced.connect(said.append)
    with qtbot.waitSignal(rules_model.ready, timeout=20_000):
        rules_model.open()
    assert ["damaged-1" in render(text) for text in said] == [True]
    assert rules_model.note("hoe:5.5") == "one"
    rules_model.close()

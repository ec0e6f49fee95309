"""A table is copied off the map by keyboard alone, kept, and played with."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMessageBox, QWidget

from beachmaster.desktop.dialogs.sheet_dialog import SheetDialog
from beachmaster.desktop.pages import NewGamePage
from beachmaster.games.catalogue import load
from beachmaster.storage.folders import table_file
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start

GAME = "bloodbath"
FACTORY = load(GAME)
DIE_ONE = 9


@pytest.fixture
def opened(qtbot, theme):
    """Return what opens the dialog of a table over a window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def show(name="crt", given=None):
        dialog = SheetDialog(GAME, FACTORY, name, given, window)
        dialog.open()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.view.hasFocus)
        return dialog

    yield show
    window.close()


def press(key, held=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, held)
    QApplication.processEvents()  # an editor takes what was typed a moment after Enter


def type_in(words):
    for letter in words:
        QTest.keyClicks(QApplication.focusWidget(), letter)


def test_cells_are_typed_with_tab_enter_and_arrows(opened):
    dialog = opened()
    dialog.view.setCurrentIndex(dialog.model.index(DIE_ONE, 0))
    for words, key in (("ne", Qt.Key.Key_Tab), ("e", Qt.Key.Key_Tab), ("d3", Qt.Key.Key_Return)):
        type_in(words)
        press(key)
    assert dialog.model.content().cells[DIE_ONE][:3] == ("NE", "Ex", "D3")
    assert dialog.view.currentIndex() == dialog.model.index(DIE_ONE + 1, 2)
    press(Qt.Key.Key_Left)
    type_in("a2")
    press(Qt.Key.Key_Return)
    assert dialog.model.content().cells[DIE_ONE + 1][1] == "A2"
    press(Qt.Key.Key_Delete)
    assert dialog.model.content().cells[DIE_ONE + 2][1] == ""
    dialog.done(0)


def test_escape_leaves_the_cell_as_it_was_and_the_dialog_open(opened):
    dialog = opened()
    dialog.view.setCurrentIndex(dialog.model.index(DIE_ONE, 0))
    type_in("d")
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    press(Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.model.content() == dialog.model.sheet.content
    dialog.done(0)


def test_a_block_from_a_spreadsheet_is_pasted_and_copied_back(opened):
    dialog = opened()
    dialog.view.setCurrentIndex(dialog.model.index(DIE_ONE, 0))
    QGuiApplication.clipboard().setText("A1\tNE\r\nA2\tEX\r\n")
    press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert [row[:2] for row in dialog.model.content().cells[DIE_ONE : DIE_ONE + 2]] == [
        ("A1", "NE"),
        ("A2", "Ex"),
    ]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        press(key, Qt.KeyboardModifier.ShiftModifier)
    press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "A1\tNE\nA2\tEx"
    dialog.done(0)


def test_the_keyboard_is_not_caught_in_the_table(opened):
    dialog = opened()
    press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.view.hasFocus()
    dialog.view.setFocus()
    dialog.view.setCurrentIndex(
        dialog.model.index(dialog.model.rowCount() - 1, dialog.model.columnCount() - 1)
    )
    press(Qt.Key.Key_Tab)
    assert not dialog.view.hasFocus()
    dialog.done(0)


def test_a_flaw_is_said_and_keeps_the_table_from_use(opened):
    dialog = opened()
    dialog.model.put(dialog.model.index(DIE_ONE, 0), [["A9"]])
    assert "Die 1, column 1" in dialog.flaws.text()
    assert not dialog.use_button.isEnabled()
    assert not dialog.save_button.isEnabled()
    dialog.model.put(dialog.model.index(DIE_ONE, 0), [["Ae"]])
    assert dialog.flaws.text() == ""
    assert "Is that right?" in dialog.doubts.text()
    assert dialog.use_button.isEnabled()
    dialog.done(0)


def test_the_saved_file_is_what_a_game_is_set_to(opened, tmp_path):
    dialog = opened()
    dialog.model.put(dialog.model.index(DIE_ONE, 0), [["Ex"]])
    dialog.fields["a_means"].setCurrentIndex(2)
    dialog.source.setText("my map")
    dialog.compared.setChecked(True)
    path = tmp_path / "crt.json"
    assert dialog.save(path)
    assert "crt.json" in dialog.said.text()
    playing = start(Wish(game=GAME, seed=1, sets=[f"crt={path}"]))
    sheet = FACTORY.sheet("crt", playing.setup.data["crt"])
    assert sheet.content == dialog.model.content()
    assert not sheet.content.estimate
    assert sheet.content.fields == {"a_means": "must-retreat"}
    dialog.reject()
    assert not dialog.isVisible()


def test_a_file_that_cannot_be_written_is_said(opened, tmp_path):
    dialog = opened()
    (tmp_path / "here").write_text("a file where the folder should be")
    assert not dialog.save(tmp_path / "here" / "crt.json")
    assert "cannot be written" in dialog.said.text()
    dialog.done(0)


def test_what_was_typed_is_not_lost_without_a_question(opened, qtbot):
    dialog = opened("storm")
    dialog.model.put(dialog.model.index(0, 0), [["storm"]])
    dialog.reject()
    box = dialog.findChild(QMessageBox)
    assert dialog.isVisible()
    keep_on, away = sorted(box.buttons(), key=lambda one: "Close" in one.text())
    keep_on.click()
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: dialog.findChild(QMessageBox) is None)
    dialog.reject()
    box = dialog.findChild(QMessageBox)
    away = next(one for one in box.findChildren(QAbstractButton) if "without" in one.text())
    away.click()
    assert not dialog.isVisible()


def test_our_estimate_can_be_had_again(opened):
    dialog = opened()
    dialog.model.put(dialog.model.index(DIE_ONE, 0), [["Ex"]])
    dialog.source.setText("my map")
    dialog.begin_again()
    assert dialog.model.content() == FACTORY.sheet("crt").content
    assert dialog.source.text() == ""
    dialog.done(0)


@pytest.fixture
def page(qtbot, theme):
    page = NewGamePage(Settings())
    qtbot.addWidget(page)
    page.resize(1280, 740)
    page.begin(GAME)
    page.choice.choose_board("tracked")
    page.choice.open_drawer()
    page.show()
    return page


def test_a_table_typed_on_the_new_game_page_is_played_with(page, qtbot):
    page.choice.data.type_in("storm")
    dialog = page.findChild(SheetDialog)
    dialog.model.put(dialog.model.index(0, 4), [["storm", "calm"]])
    dialog.model.compare(on=True)
    dialog.use()
    kept = table_file(GAME, "storm")
    assert page.wish().files == {"storm": kept}
    playing = start(page.wish())
    assert playing.session.module.data.storm.storm(3, 5)
    assert not playing.session.module.data.storm.storm(3, 6)
    page.choice.data.take("storm", None)
    page.choice.data.type_in("storm")
    again = next(one for one in page.findChildren(SheetDialog) if one.isVisible())
    assert again.model.content().cells[0][4] == "storm"
    again.done(0)


def test_only_tables_that_can_be_typed_in_offer_it(page):
    offered = [name for name in page.choice.data.names() if page.choice.data.can_type(name)]
    assert offered == ["crt", "storm"]


def test_a_table_typed_for_one_game_is_proposed_for_the_next(page, qtbot, theme):
    page.choice.data.type_in("crt")
    dialog = page.findChild(SheetDialog)
    dialog.model.setData(dialog.model.index(DIE_ONE, 0), "De")
    dialog.use()
    later = NewGamePage(Settings())
    qtbot.addWidget(later)
    later.begin(GAME)
    later.choice.open_drawer()
    assert later.wish().files == {"crt": table_file(GAME, "crt")}
    later.choice.data.type_in("crt")
    again = later.findChild(SheetDialog)
    assert not again.model.is_ours(again.model.index(DIE_ONE, 0))
    assert again.model.is_ours(again.model.index(DIE_ONE, 1))
    again.done(0)
    later.choice.data.take("crt", None)
    later.choice.choose_board("tracked")
    assert later.wish().files == {}

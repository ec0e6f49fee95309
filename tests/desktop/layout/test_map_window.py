"""The map stands in a window of its own, and plays there as it does in the desk."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.layout.map_window import MapWindow
from beachmaster.desktop.translators import Translators
from beachmaster.storage.starting import Wish
from desktop.games import ended, invent
from desktop.layout.conftest import press
from desktop.stretching import Stretched

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def turn(window, qtbot):
    """Press the key that takes the map out, or back in."""
    press(window, qtbot, Key.Key_M, CTRL | SHIFT)


@pytest.fixture
def apart(window, qtbot):
    """Take the map out, and return its window."""
    turn(window, qtbot)
    return window.parts.layouts.apart


def out(window):
    """Tell whether the map is in its own window and seen there."""
    return window.parts.board.window() is not window and window.parts.board.isVisible()


def come(apart, qtbot):
    """Go to the map's window as by a click on its frame."""
    apart.come()
    qtbot.waitUntil(apart.isActiveWindow)
    qtbot.settle()


def beside(window):
    return next(one for one in QGuiApplication.screens() if one is not window.screen())


def plug(window, qtbot, *, on):
    application = QApplication.instance()
    signal = application.screenAdded if on else application.screenRemoved
    signal.emit(beside(window))
    qtbot.settle()


def reach(window, qtbot, fits):
    while not fits(window.controller.prompt):
        invent(window.controller)
        qtbot.settle()


def test_it_stands_on_the_other_screen_and_the_card_has_the_room(window, qtbot):
    wide = window.column.width()
    turn(window, qtbot)
    apart, board = window.parts.layouts.apart, window.parts.board
    assert out(window)
    assert apart.parentWidget() is window
    assert beside(window).geometry().contains(apart.geometry().center())
    assert window.parts.actions["map-window"].isChecked()
    assert (window.card.isVisible(), window.column.width() > wide) == (True, True)
    assert window.isActiveWindow()
    turn(window, qtbot)
    assert board.window() is window
    assert board.isVisible()
    assert not apart.isVisible()
    assert window.column.width() == wide
    assert not window.parts.actions["map-window"].isChecked()


def test_its_key_is_heard_there_too_and_closing_it_brings_the_map_back(window, qtbot, apart):
    come(apart, qtbot)
    QTest.keyClick(apart, Key.Key_M, CTRL | SHIFT)
    qtbot.settle()
    assert not out(window)
    turn(window, qtbot)
    assert out(window)
    apart.close()
    qtbot.settle()
    assert not out(window)
    assert window.parts.board.isVisible()
    assert window.card.isAncestorOf(QApplication.focusWidget())


def test_the_map_survives_its_screen_and_goes_back_there(window, qtbot, apart):
    plug(window, qtbot, on=False)
    assert not out(window)
    assert window.parts.board.isVisible()
    plug(window, qtbot, on=True)
    assert out(window)
    assert beside(window).geometry().contains(apart.geometry().center())


def test_it_is_remembered_with_its_screen(window, qtbot, apart):
    name = beside(window).name()
    again = MapWindow(window)
    assert (again.is_out, again.where.chosen) == (True, name)
    apart.close()
    again = MapWindow(window)
    assert (again.is_out, again.where.chosen) == (False, name)


def test_every_layout_leaves_it_there(window, qtbot, apart):
    layouts = window.parts.layouts
    for key, name, reads in ((Key.Key_2, "card", False), (Key.Key_3, "read", True)):
        press(window, qtbot, key, CTRL)
        assert (layouts.layout, layouts.is_shown("rules"), out(window)) == (name, reads, True)
        assert window.card.isVisible()
    press(window, qtbot, Key.Key_2, CTRL)
    apart.close()
    qtbot.settle()
    assert window.parts.board.isVisible()  # what was in sight stays so
    turn(window, qtbot)
    press(window, qtbot, Key.Key_1, CTRL)
    assert (layouts.layout, layouts.covered, out(window)) == ("map", False, True)


def test_it_stays_there_while_the_map_is_learned(window, qtbot, apart):
    layouts = window.parts.layouts
    layouts.learn(on=True)
    qtbot.settle()
    assert out(window)
    layouts.learn(on=False)
    qtbot.settle()
    assert out(window)
    assert window.card.isVisible()


def test_m_goes_to_it_and_back_and_f6_walks_into_it(window, qtbot, apart):
    press(window, qtbot, Key.Key_M, CTRL)
    assert apart.isActiveWindow()
    assert apart.isAncestorOf(QApplication.focusWidget())
    press(window, qtbot, Key.Key_M, CTRL)
    assert window.isActiveWindow()
    assert window.card.isAncestorOf(QApplication.focusWidget())
    for _part in range(6):
        press(window, qtbot, Key.Key_F6)
        if apart.isActiveWindow():
            break
    assert apart.isAncestorOf(QApplication.focusWidget())
    press(window, qtbot, Key.Key_F6)
    assert window.isActiveWindow()


def test_keys_pressed_there_answer_the_prompt_and_the_map_keeps_its_own(window, qtbot, apart):
    come(apart, qtbot)
    before = window.controller.session.tree.next_id
    press(window, qtbot, Key.Key_D)
    assert window.controller.session.tree.next_id > before
    board = window.parts.board
    board.map.setFocus()
    QTest.keyClicks(board.map, "0512")
    qtbot.settle()
    assert board.map.shown.cursor == "0512"
    QTest.keyClick(board.map, Key.Key_Right)
    assert board.map.shown.cursor != "0512"


def test_a_tap_there_answers_and_gives_the_keyboard_to_the_prompt(window, qtbot, apart):
    board = window.parts.board
    reach(window, qtbot, lambda _prompt: board.selection.targets.hexes)
    come(apart, qtbot)
    before = window.controller.session.tree.next_id
    place = min(board.selection.targets.hexes)
    at = board.map.view.pixel(board.map.sheet.centres[place])
    QTest.mouseClick(board.map, Qt.MouseButton.LeftButton, pos=QPoint(at.toPoint()))
    qtbot.settle()
    assert window.isActiveWindow()
    assert window.controller.session.tree.next_id > before


def test_it_follows_text_size_and_language(window, qtbot, apart):
    small = window.parts.board.bar.height()
    window.theme.apply("dark", 200)
    qtbot.settle()
    assert window.parts.board.bar.height() > small
    assert out(window)
    translators = Translators(QApplication.instance())
    translators.use(Stretched())
    qtbot.settle()
    title = apart.windowTitle()
    translators.use()
    qtbot.settle()
    assert title != "Map"
    assert apart.windowTitle() == "Map"


def test_it_goes_with_the_pages_and_closes_with_the_program(window, qtbot, apart):
    window.parts.show_start()
    qtbot.settle()
    assert not apart.isVisible()
    window.parts.show_game()
    qtbot.settle()
    assert out(window)
    window.close()
    assert not apart.isVisible()
    assert MapWindow(window).is_out


def test_a_finished_game_and_another_keep_it(window, qtbot, apart):
    window.controller.adopt(ended().playing)
    qtbot.settle()
    assert window.controller.over
    assert out(window)


def test_a_game_in_words_says_why_it_has_none(window, qtbot, apart):
    action = window.parts.actions["map-window"]
    window.parts.begin(Wish(game="hell-on-earth", seed=1, table=True))
    qtbot.waitUntil(lambda: not action.isEnabled(), timeout=20_000)
    qtbot.settle()
    assert not apart.isVisible()
    assert "on your table" in action.text()
    window.parts.retranslate()
    assert "on your table" in action.text()
    window.parts.begin(Wish(game="hell-on-earth", seed=1))
    qtbot.waitUntil(action.isEnabled, timeout=20_000)
    qtbot.settle()
    assert out(window)
    assert "on your table" not in action.text()

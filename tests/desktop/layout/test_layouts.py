"""Layouts and panels come and go by keys, commands and clicks."""

import re

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication

from beachmaster.desktop.layout.plan import CARD_ALONE
from beachmaster.desktop.prompts.choose import ButtonsPane
from beachmaster.storage.starting import Wish
from desktop.games import invent
from desktop.layout.conftest import press

PANELS = {"units": Qt.Key.Key_1, "journal": Qt.Key.Key_3}
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def test_three_keys_choose_the_layout_and_the_menu_says_which(window, qtbot):
    layouts, actions = window.parts.layouts, window.parts.actions
    for key, name, seen in (
        (Qt.Key.Key_2, "card", set()),
        (Qt.Key.Key_3, "read", {"board", "rules"}),
        (Qt.Key.Key_1, "map", {"board"}),
    ):
        press(window, qtbot, key, CTRL)
        assert layouts.layout == name
        assert {one for one in ("board", "rules") if layouts.is_shown(one)} == seen
        assert actions[f"layout-{name}"].isChecked()
        assert window.card.isVisible()


def test_the_drawer_takes_two_fifths_of_the_map_and_the_card_keeps_its_place(window, qtbot):
    layouts, before = window.parts.layouts, window.column.geometry()
    wide, board_map = window.parts.board.width(), window.parts.board.map
    for key, name in ((Qt.Key.Key_1, "units"), (Qt.Key.Key_2, "bags"), (Qt.Key.Key_3, "journal")):
        press(window, qtbot, key, ALT)
        assert layouts.is_shown(name)
        assert window.parts.actions[f"panel-{name}"].isChecked()
        assert wide * 0.6 - 1 <= window.parts.board.width() <= wide - layouts.drawer.width()
        assert board_map.sees(board_map.sheet.land.boundingRect())
        assert window.column.geometry() == before
    press(window, qtbot, Qt.Key.Key_3, ALT)
    assert not layouts.is_shown("journal")
    assert window.parts.board.width() == wide


def wait_for_title(qtbot, line):
    """Wait until the rules are open: before, the line has a number alone."""
    titled = re.compile(r"[\d.]+ \w")
    qtbot.waitUntil(lambda: titled.match(line.button.words) is not None, timeout=20_000)


def test_the_line_of_the_rule_unfolds_and_folds(window, qtbot):
    line, layouts = window.parts.layouts.line, window.parts.layouts
    wait_for_title(qtbot, line)
    QTest.mouseClick(line.button, Qt.MouseButton.LeftButton)
    qtbot.settle()
    assert layouts.is_shown("rules")
    assert window.card.isVisible()
    QTest.mouseClick(line.button, Qt.MouseButton.LeftButton)
    qtbot.settle()
    assert not layouts.is_shown("rules")


def test_the_line_names_the_rule_on_the_page_below_it(window, qtbot):
    """A rule opened from elsewhere stood under the line of another; the line opened that one."""
    line, rules = window.parts.layouts.line, window.parts.rules
    wait_for_title(qtbot, line)
    first = window.controller.prompt.rules[0]
    prompted = line.button.words
    window.parts.going.to_rule("hoe:5.8")
    qtbot.settle()
    if window.parts.layouts.line.button.isChecked():
        assert line.button.words.startswith("5.8 ")
        QTest.mouseClick(line.button, Qt.MouseButton.LeftButton)
        qtbot.settle()
    assert line.button.words == prompted
    QTest.mouseClick(line.button, Qt.MouseButton.LeftButton)
    qtbot.settle()
    assert rules.rule == first
    assert line.button.words == prompted


def test_t_opens_how_things_stand_and_escape_gives_the_keyboard_back(window, qtbot):
    layouts = window.parts.layouts
    press(window, qtbot, Qt.Key.Key_T, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert layouts.is_shown("turn")
    assert layouts.sheet.isAncestorOf(QApplication.focusWidget())
    press(window, qtbot, Qt.Key.Key_Escape)
    assert not layouts.is_shown("turn")
    assert window.card.isAncestorOf(QApplication.focusWidget())


def test_the_map_is_a_key_where_it_has_no_room_and_the_prompt_stays_in_words(window, qtbot):
    window.resize(QSize(1024, 700))
    window.theme.apply(zoom=250)
    qtbot.settle()
    layouts = window.parts.layouts
    assert not layouts.is_shown("board")
    press(window, qtbot, Qt.Key.Key_M, CTRL)
    assert layouts.is_shown("board")
    assert not window.card.isVisible()
    assert layouts.bar._words.text() == window.card.heading.prompt.text()
    entries = window.controller.session.tree.next_id
    press(window, qtbot, Qt.Key.Key_D)  # the answers are out of sight
    assert window.controller.session.tree.next_id == entries
    press(window, qtbot, Qt.Key.Key_M, CTRL)
    assert window.card.isVisible()
    assert not layouts.is_shown("board")
    window.theme.apply(zoom=100)
    qtbot.settle()
    assert layouts.is_shown("board")


def test_f6_walks_through_the_parts_and_back(window, qtbot):
    met = []
    for _part in range(4):
        press(window, qtbot, Qt.Key.Key_F6)
        met.append(QApplication.focusWidget())
    layouts = window.parts.layouts
    for part in (layouts.strip, window.parts.board, window.card, layouts.line):
        assert any(part is one or part.isAncestorOf(one) for one in met), part
    press(window, qtbot, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is met[2]


def test_reading_is_closed_by_its_button(window, qtbot):
    layouts = window.parts.layouts
    layouts.choose("read")
    QTest.mouseClick(layouts.reading.close_button, Qt.MouseButton.LeftButton)
    qtbot.settle()
    assert layouts.layout == "map"
    assert not layouts.is_shown("rules")


def test_rules_are_read_beside_the_start_page(window, qtbot):
    window.parts.show_start()
    window.parts.going.to_book("bloodbath")
    qtbot.settle()
    assert window.parts.layouts.is_shown("rules")
    assert window.parts.start.isVisible()
    window.parts.layouts.close_panel("rules")
    assert not window.parts.layouts.is_shown("rules")


def test_no_letter_opens_a_part_of_the_window(window, qtbot):
    """The same letters begin the names of answers at other prompts."""
    while window.controller.prompt.kind != "roll":
        invent(window.controller)
    window.parts.table_list.clear()
    qtbot.settle()
    layouts = window.parts.layouts
    window.card.take_keyboard()
    before = [layouts.is_shown(part) for part in ("turn", "board", "rules")]
    for key in (Qt.Key.Key_T, Qt.Key.Key_M):
        press(window, qtbot, key)
    assert [layouts.is_shown(part) for part in ("turn", "board", "rules")] == before


def open_game(window, qtbot, **wish):
    """Begin another game in the window."""
    window.controller.close()
    window.parts.begin(Wish(game="hell-on-earth", seed=1, **wish))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    qtbot.settle()


def test_the_line_tells_a_rule_by_the_ruling_in_force(window, qtbot):
    line = window.parts.layouts.line
    qtbot.waitUntil(lambda: line.gist("hoe:2.3") != "Rule 2.3")  # which it says while they open
    assert line.gist("hoe:2.3").endswith("Errors count against you.")
    open_game(window, qtbot, sets=["h-02=literal"])
    assert line.gist("hoe:2.3").endswith("Errors are added to the die.")


def test_the_command_of_the_map_says_where_the_map_is_in_a_game_without_one(window, qtbot):
    open_game(window, qtbot, table=True)
    assert not window.parts.layouts.is_shown("board")
    window.parts.table_list.clear()
    qtbot.settle()
    window.parts.actions["panel-board"].trigger()
    qtbot.settle()
    assert not window.parts.layouts.is_shown("board")
    assert window.notice.isVisible()
    assert "on your table" in window.notice.words


def test_a_map_of_areas_takes_the_place_of_one_of_hexes(window, qtbot):
    """Learning tells of the new map before it is in sight; the old one must not take it."""
    window.parts.begin(Wish(game="ie-shima", seed=1, my_map=True))
    qtbot.waitUntil(lambda: "Ie Shima" in window.windowTitle(), timeout=20_000)
    qtbot.settle()
    assert "1" in window.parts.board.map.sheet.centres


def test_a_card_alone_in_a_wide_window_stands_in_its_middle(window, qtbot):
    window.resize(2560, 1440)
    press(window, qtbot, Qt.Key.Key_2, CTRL)
    pages = window.pages.geometry()
    assert pages.width() <= window.theme.space(CARD_ALONE) + 1
    assert abs(pages.center().x() - window.column.rect().center().x()) <= 1
    press(window, qtbot, Qt.Key.Key_1, CTRL)
    assert window.pages.x() < window.theme.space(1)


def test_in_a_wide_window_rule_and_journal_stand_beside_the_card_until_they_are_closed(
    window, qtbot
):
    layouts = window.parts.layouts
    window.resize(QSize(2560, 1440))
    layouts.choose("card")
    qtbot.settle()
    assert layouts.is_shown("rules")
    assert layouts.is_shown("journal")
    press(window, qtbot, Qt.Key.Key_Escape)  # it came by itself and is in nobody's way
    assert layouts.is_shown("journal")
    QTest.mouseClick(layouts.drawer.close_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(layouts.reading.close_button, Qt.MouseButton.LeftButton)
    qtbot.settle()
    assert not layouts.is_shown("journal")
    assert not layouts.is_shown("rules")
    layouts.keep()
    layouts.choose("map")
    layouts.choose("card")
    assert not layouts.is_shown("rules")
    layouts.reset()
    layouts.recall()
    layouts.choose("card")
    assert not layouts.is_shown("rules")
    layouts.show_panel("rules")
    layouts.show_panel("units")
    qtbot.settle()
    assert layouts.is_shown("rules")
    assert layouts.is_shown("units")


@pytest.mark.parametrize("panel", ["units", "journal"])
def test_an_arrow_stays_in_the_list_of_a_panel(window, qtbot, panel):
    while not isinstance(window.card.pane, ButtonsPane):
        assert invent(window.controller)
    press(window, qtbot, PANELS[panel], ALT)
    lists = window.parts.layouts.drawer.findChildren(QAbstractItemView)
    listing = max((one for one in lists if one.isVisible()), key=lambda one: one.height())
    listing.setFocus()
    for end, arrow in (("Home", "Up"), ("Home", "Left"), ("End", "Down")):
        before = window.card.pane.selection()
        press(window, qtbot, Qt.Key[f"Key_{end}"])
        for _ in range(3):
            press(window, qtbot, Qt.Key[f"Key_{arrow}"])
            assert QApplication.focusWidget() is listing
        assert window.card.pane.selection() == before

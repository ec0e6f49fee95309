"""Buttons wrap their words, and speak as what they are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QButtonGroup, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import (
    AnswerButton,
    ButtonGrid,
    Check,
    Flag,
    Radio,
    Segment,
    pressed_by_enter,
)

HINT = "An explanation that is long enough to need several lines where there is little room."


@pytest.fixture
def choice(qtbot, theme):
    """Return three radio buttons of a group, shown below each other."""
    whole = QWidget()
    qtbot.addWidget(whole)
    column, group = QVBoxLayout(whole), QButtonGroup(whole)
    for words in ("One", "Two", "Three"):
        radio = Radio(words, HINT)
        group.addButton(radio)
        column.addWidget(radio)
    group.buttons()[0].setChecked(True)
    whole.resize(300, 400)
    with qtbot.waitExposed(whole):
        whole.show()
    whole.activateWindow()
    group.buttons()[0].setFocus()
    yield group.buttons()
    whole.close()


def test_arrows_choose_within_a_group(choice):
    QTest.keyClick(choice[0], Qt.Key.Key_Down)
    assert [radio.isChecked() for radio in choice] == [False, True, False]
    assert QApplication.focusWidget() is choice[1]


def test_a_click_on_the_explanation_chooses(choice, qtbot):
    low = choice[2].rect().bottomRight() - choice[2].rect().center()
    qtbot.mouseClick(choice[2], Qt.MouseButton.LeftButton, pos=choice[2].rect().center() + low / 2)
    assert choice[2].isChecked()


def test_enter_presses_a_button_and_no_radio(choice, qtbot):
    assert QApplication.focusWidget() is choice[0]
    assert pressed_by_enter() is None
    other = AnswerButton("Go on")
    choice[0].parentWidget().layout().addWidget(other)
    other.show()
    other.setFocus()
    assert pressed_by_enter() is other


def test_a_narrow_radio_is_as_high_as_words_and_explanation_need(choice):
    radio = choice[0]
    lines = [radio.heightForWidth(width) for width in (600, 300, 150)]
    assert lines == sorted(set(lines))
    radio.reword("One")
    assert radio.heightForWidth(150) < lines[0]
    assert radio.accessibleDescription() == ""


@pytest.mark.parametrize(
    ("kind", "role"),
    [
        (Radio, QAccessible.Role.RadioButton),
        (Segment, QAccessible.Role.RadioButton),
        (Flag, QAccessible.Role.CheckBox),
        (Check, QAccessible.Role.CheckBox),
    ],
)
def test_a_screen_reader_calls_it_what_it_is(kind, role, qtbot, theme):
    button = kind("Words")
    qtbot.addWidget(button)
    assert QAccessible.queryAccessibleInterface(button).role() == role


def test_a_grid_has_as_many_equal_columns_as_the_words_allow(qtbot, theme):
    grid = ButtonGrid()
    qtbot.addWidget(grid)
    for words in ("Short", "Also short", "Tiny", "Last"):
        grid.add(AnswerButton(words))
    grid.resize(theme.space(60), 400)
    grid.show()
    qtbot.settle()
    assert len({button.width() for button in grid.buttons}) == 1
    assert len({button.y() for button in grid.buttons[:3]}) == 1
    assert grid.buttons[3].y() > grid.buttons[0].y()
    grid.buttons[0].say("Words so long that no other answer fits beside them " * 2)
    qtbot.settle()
    assert len({button.y() for button in grid.buttons}) == 4
    grid.show_first(2)
    qtbot.settle()
    assert [button.isVisible() for button in grid.made] == [True, True, False, False]
    assert grid.heightForWidth(grid.width()) == grid.buttons[1].geometry().bottom() + 1

"""A finger scrolls what it pushes, and reads the hover text of what it rests on."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QScroller, QToolTip, QVBoxLayout, QWidget

from beachmaster.desktop.prompts import PromptCard
from beachmaster.desktop.touch import LongPress


@pytest.fixture
def window(qtbot, theme):
    window = QWidget()
    column = QVBoxLayout(window)
    window.told, window.silent = QPushButton("told"), QLabel("silent")
    window.told.setToolTip("what it does")
    column.addWidget(window.told)
    column.addWidget(window.silent)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    QToolTip.hideText()


def rest_on(press, widget):
    press.show_text(widget.mapToGlobal(widget.rect().center()))


def test_a_finger_that_rests_reads_the_hover_text(window):
    press = LongPress(window)
    rest_on(press, window.told)
    assert QToolTip.text() == "what it does"


def test_what_has_no_hover_text_tells_nothing(window):
    press = LongPress(window)
    rest_on(press, window.silent)
    assert QToolTip.text() == ""


def test_the_card_and_its_lists_are_pushed_with_a_finger(controller, qtbot):
    card = PromptCard(controller)
    qtbot.addWidget(card)
    card.refresh()
    assert QScroller.hasScroller(card.scroll_area.viewport())

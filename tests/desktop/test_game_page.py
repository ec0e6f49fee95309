"""Card and list share the page; in little room they take turns and nothing is squeezed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from beachmaster.desktop.game_page import LOW, GamePage


@pytest.fixture
def page(qtbot, theme):
    card, checklist = QLabel("card"), QLabel("list")
    page = GamePage(card)
    qtbot.addWidget(page)
    checklist.hide()
    page.put_list(checklist)
    page.show()
    page.card, page.checklist = card, checklist
    return page


def test_a_high_page_shows_both(page, theme):
    page.resize(600, theme.space(LOW + 5))
    page.checklist.show()
    assert page.card.isVisible()
    assert page.checklist.isVisible()
    assert not page._switch.isVisible()


def test_a_low_page_shows_the_new_list_and_lets_one_go_back(page, theme, qtbot):
    page.resize(600, theme.space(LOW - 5))
    page.checklist.show()
    assert page.checklist.isVisible()
    assert not page.card.isVisible()
    qtbot.mouseClick(page._to_card, Qt.MouseButton.LeftButton)
    assert page.card.isVisible()
    assert not page.checklist.isVisible()
    qtbot.mouseClick(page._to_list, Qt.MouseButton.LeftButton)
    assert page.checklist.isVisible()


def test_a_list_that_goes_gives_the_page_back(page, theme):
    page.resize(600, theme.space(LOW - 5))
    page.checklist.show()
    page.checklist.hide()
    assert page.card.isVisible()
    assert not page._switch.isVisible()

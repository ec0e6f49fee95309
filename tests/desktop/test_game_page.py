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


def test_in_a_low_page_a_list_that_comes_leaves_the_prompt_where_it_is(page, theme, qtbot):
    page.resize(600, theme.space(LOW - 5))
    page.checklist.show()
    assert page.card.isVisible()
    assert not page.checklist.isVisible()
    assert page._switch.isVisible()


def test_who_turns_to_the_list_still_reads_the_prompt(page, theme, qtbot):
    page.resize(600, theme.space(LOW - 5))
    page.checklist.show()
    page.show_prompt("Which unit moves?")
    qtbot.mouseClick(page._to_list, Qt.MouseButton.LeftButton)
    assert page.checklist.isVisible()
    assert not page.card.isVisible()
    said = [one.text() for one in page.findChildren(QLabel) if one.isVisible()]
    assert "Which unit moves?" in said
    qtbot.mouseClick(page._to_card, Qt.MouseButton.LeftButton)
    assert page.card.isVisible()
    assert not page.checklist.isVisible()


def test_the_next_list_waits_for_the_player_too(page, theme, qtbot):
    page.resize(600, theme.space(LOW - 5))
    page.checklist.show()
    qtbot.mouseClick(page._to_list, Qt.MouseButton.LeftButton)
    page.checklist.hide()
    page.checklist.show()
    assert page.card.isVisible()


def test_a_list_that_goes_gives_the_page_back(page, theme):
    page.resize(600, theme.space(LOW - 5))
    page.checklist.show()
    page.checklist.hide()
    assert page.card.isVisible()
    assert not page._switch.isVisible()


def test_the_switch_says_how_much_is_to_do_and_that_the_list_has_the_page(page, theme, qtbot):
    page.resize(600, theme.space(LOW - 5))
    with qtbot.waitSignal(page.alone) as told:
        page.checklist.show()
    page.show_left(3)
    assert told.args == [True]
    assert "3 to do" in page._to_list.text()


def test_a_table_that_is_laid_has_the_whole_page_until_the_player_turns_to_the_prompt(
    page, theme, qtbot
):
    page.resize(600, theme.space(LOW + 5))
    page.checklist.show()
    page.list_first(True)
    assert page.checklist.isVisible()
    assert not page.card.isVisible()
    qtbot.mouseClick(page._to_card, Qt.MouseButton.LeftButton)
    assert page.card.isVisible()
    qtbot.mouseClick(page._to_list, Qt.MouseButton.LeftButton)
    page.checklist.hide()
    assert page.card.isVisible()
    page.checklist.show()
    assert page.card.isVisible()


@pytest.mark.parametrize("ems", [LOW - 5, LOW + 5])
def test_while_the_table_is_laid_no_prompt_stands_over_the_list(page, theme, ems):
    """The first prompt of a game is an act of that list itself: it read as its heading."""
    page.resize(600, theme.space(ems))
    page.checklist.show()
    page.show_prompt("Draw a Command marker from the blue bag.")
    page.list_first(True)
    assert page.checklist.isVisible()
    assert not page._prompt.isVisible()
    page.list_first(False)
    assert page.card.isVisible()

"""Areas of the player's own map have the player's names on the map, in its line and in its menu."""

import pytest
from PySide6.QtWidgets import QInputDialog

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.words import LANGUAGE, area_word, is_naming, say
from beachmaster.engine.text import place_text
from beachmaster.storage.boards import Boards
from beachmaster.storage.starting import Wish, start
from desktop.board.test_hex_names import menu_at, name


@pytest.fixture
def view(qtbot):
    """Return the map of a game on a new map of areas of one's own."""
    controller = GameController()
    board = BoardView(controller)
    qtbot.addWidget(board)
    board.resize(1000, 800)
    board.show()
    controller.adopt(start(Wish(game="ie-shima", my_map=True, seed=3)))
    qtbot.settle()
    yield board
    controller.close()


def test_an_area_is_named_in_its_menu_for_every_game_on_the_map(view, qtbot):
    before = view.map.grab().toImage()
    name(view, "5", "Bare Hill", qtbot)
    assert (area_word("5"), say(place_text("5"))) == ("Bare Hill", "5 Bare Hill")
    view.map.go("5")
    assert view._readout.text().startswith("Area 5 Bare Hill")
    assert not is_naming()  # numbers are printed, and typed, as ever
    with Boards() as boards:
        (sheet,) = boards.list_boards("ie-shima")
        assert boards.load(sheet.board.id).names == {"5": "Bare Hill"}
    assert view.map.grab().toImage() != before


def test_a_name_that_another_area_has_is_refused_in_words(view, qtbot):
    name(view, "5", "Bare Hill", qtbot)
    name(view, "6", "bare hill", qtbot)
    assert area_word("6") == ""
    again = view.map.findChildren(QInputDialog)[-1]
    assert "already called “bare hill”: 5 Bare Hill." in again.labelText()
    again.reject()


def test_a_box_has_no_name_of_ones_own(view, qtbot):
    menu = menu_at(view, "blue", qtbot)
    assert not menu.actions()[0].isEnabled()
    menu.close()


def test_with_no_game_no_area_has_a_name(view, qtbot):
    name(view, "5", "Bare Hill", qtbot)
    view.controller.close()
    assert LANGUAGE.names is None
    assert area_word("5") == ""

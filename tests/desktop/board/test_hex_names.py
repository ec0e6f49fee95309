"""The hexes of a map without numbers by their names: drawn, read out, typed, named in the menu."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.words import LANGUAGE, hex_name
from beachmaster.storage.boards import Boards
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def view(qtbot):
    """Return the map of a game on a new map of one's own."""
    controller = GameController()
    board = BoardView(controller)
    qtbot.addWidget(board)
    board.resize(1000, 800)
    board.show()
    controller.adopt(start(Wish(game="hell-on-earth", my_map=True, seed=3)))
    qtbot.settle()
    yield board
    controller.close()


def menu_at(view, place, qtbot):
    """Open the menu of a hex by the right mouse button."""
    view.map.go(place)
    at = view.map.view.pixel(view.map.sheet.centres[place]).toPoint()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, at, view.map.mapToGlobal(at), Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.map, event)
    qtbot.settle()
    (menu,) = [one for one in view.map.findChildren(QMenu) if one.isVisible()]
    return menu


def name(view, place, word, qtbot):
    menu = menu_at(view, place, qtbot)
    menu.actions()[0].trigger()
    menu.close()
    dialog = view.map.findChildren(QInputDialog)[-1]
    dialog.setTextValue(word)
    dialog.accept()
    qtbot.settle()


def test_a_hex_is_read_out_by_its_letter_and_number(view):
    view.map.go("1112")
    assert view._readout.text().startswith("K12 ")


def test_a_hex_is_named_in_its_menu_for_every_game_on_the_map(view, qtbot):
    name(view, "1112", "Green Hill", qtbot)
    assert hex_name("1112") == "Green Hill"
    assert view._readout.text().startswith("Green Hill ")
    with Boards() as boards:
        (sheet,) = boards.list_boards("hell-on-earth")
        assert boards.load(sheet.board.id).names == {"1112": "Green Hill"}


def test_a_name_that_another_hex_has_is_refused_in_words_and_asked_again(view, qtbot):
    name(view, "1112", "Green Hill", qtbot)
    name(view, "0512", "green hill", qtbot)
    assert hex_name("0512") == "E12"
    again = view.map.findChildren(QInputDialog)[-1]
    assert "already called “green hill”: K12." in again.labelText()
    assert again.textValue() == "green hill"
    again.reject()


def test_an_empty_word_takes_the_name_back(view, qtbot):
    name(view, "1112", "Green Hill", qtbot)
    name(view, "1112", "", qtbot)
    assert hex_name("1112") == "K12"


def test_the_map_is_drawn_anew_with_the_name(view, qtbot):
    view.map.zoom(8)
    qtbot.waitUntil(lambda: view.map.view.scale > 60)
    view.map.go("1112")
    qtbot.settle()
    before = view.map.grab().toImage()
    name(view, "1112", "Hill", qtbot)
    assert view.map.grab().toImage() != before


def test_a_capital_and_figures_jump_to_a_hex(view, qtbot):
    view.map.setFocus()
    view.map.go("0101")
    qtbot.keyClick(view.map, "K", Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(view.map, "1")
    assert view.map.shown.cursor == "1101"
    qtbot.keyClick(view.map, "2")
    assert view.map.shown.cursor == "1112"


def test_with_no_game_no_hex_has_a_name(view):
    view.controller.close()
    assert LANGUAGE.names is None
    assert hex_name("1112") == "1112"


def test_the_programs_map_has_its_numbers_and_no_menu(view, qtbot):
    view.controller.adopt(start(Wish(game="hell-on-earth", seed=3)))
    qtbot.settle()
    assert hex_name("0512") == "0512"
    at = QPoint(300, 300)
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, at, view.map.mapToGlobal(at), Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.map, event)
    assert not [one for one in view.map.findChildren(QMenu) if one.isVisible()]

"""The player's own maps are renamed, reshaped, deleted, written out and brought in."""

import msgspec
import pytest
from PySide6.QtWidgets import QDialog

from beachmaster.desktop.pages.own_boards import OwnBoards
from beachmaster.desktop.placing.board_photos import thought_numbered
from beachmaster.engine.facts import MapFact
from beachmaster.games.hell_on_earth.own_prints import BARE
from beachmaster.storage.boards import Boards
from desktop.own_games import GAME


@pytest.fixture
def maps(qtbot, theme):
    """Show a map that is kept and of which nothing is known."""
    with Boards() as boards:
        boards.create(msgspec.structs.replace(BARE, id="kept", name="Kitchen map"))
    found = OwnBoards()
    qtbot.addWidget(found)
    found.show_game(GAME)
    found.show()
    assert found.maps.currentData() == "kept"
    return found


def act(maps, name, dialog):
    """Choose an act of the menu and return the dialog that it opens."""
    maps.acts.actions[name].trigger()
    found = maps.findChild(QDialog, dialog)
    assert found is not None
    return found


def kept():
    with Boards() as boards:
        return {one.board.id: one.board for one in boards.list_boards()}


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
@pytest.mark.parametrize("numbered", [True, False])
def test_whether_a_new_map_prints_numbers_is_asked_and_kept(qtbot, theme, game, numbered):
    """Nobody asked, so that 0512 was called E12 for ever."""
    found = OwnBoards()
    qtbot.addWidget(found)
    found.show_game(game)
    found.show()
    assert found.prints_numbers.isVisible()
    assert found.prints_numbers.isChecked() == thought_numbered(game)
    found.prints_numbers.setChecked(numbered)
    found.retranslate()
    made = found.board()
    with Boards() as boards:
        assert boards.told_names(made).numbered is numbered
    found.list_again(made)
    assert not found.prints_numbers.isVisible(), "it is asked of a new map alone"


def test_areas_print_their_numbers_in_any_case(qtbot, theme):
    found = OwnBoards()
    qtbot.addWidget(found)
    found.show_game("ie-shima")
    found.show()
    assert not found.prints_numbers.isVisible()


def test_a_map_is_given_another_name(maps):
    dialog = act(maps, "rename", "rename-map")
    dialog.setTextValue("Attic map")
    dialog.accept()
    assert kept()["kept"].name == "Attic map"
    assert maps.maps.currentData() == "kept"
    assert "Attic map" in maps.maps.currentText()


def test_an_empty_name_is_refused_in_place(maps):
    dialog = act(maps, "rename", "rename-map")
    dialog.setTextValue(" ")
    dialog.accept()
    assert kept()["kept"].name == "Kitchen map"
    assert maps._said.text() == "name: a board needs one"


def test_a_map_is_deleted_after_a_question_and_stays_without_a_yes(maps):
    act(maps, "delete", "delete-map").reject()
    assert "kept" in kept()
    box = act(maps, "delete", "delete-map")
    next(one for one in box.buttons() if "Delete" in one.text()).click()
    assert not kept()
    assert maps.maps.currentData() == ""
    assert not maps.acts.actions["delete"].isEnabled()


def test_a_map_of_which_nothing_is_known_is_given_another_grid(maps):
    dialog = act(maps, "grid", "lattice")
    for field, value in zip(dialog.form.sizes, (28, 22), strict=True):
        field.setValue(value)
    dialog.form.tops["pointy"].setChecked(True)
    dialog.form.shifted.setChecked(False)
    dialog.accept()
    board = kept()["kept"]
    assert (board.columns, board.rows) == (28, 22)
    assert (board.orientation, board.shifted) == ("pointy", "odd")


def test_the_grid_of_a_map_stays_once_something_is_known(maps):
    with Boards() as boards:
        boards.remember("kept", [MapFact("0505", "terrain", "rough")])
    maps.show_game(GAME)
    assert not maps.acts.actions["grid"].isEnabled()


def test_a_map_is_written_to_a_file_and_brought_in_from_it(maps, tmp_path):
    target = tmp_path / "map.json"
    act(maps, "export", "map-file").fileSelected.emit(str(target))
    assert "map.json" in maps._said.text()
    with Boards() as boards:
        boards.delete("kept")
    maps.show_game(GAME)
    maps.acts.actions["import"].trigger()
    maps.findChildren(QDialog, "map-file")[-1].fileSelected.emit(str(target))
    assert list(kept()) == ["kept"]
    assert maps.maps.currentData() == "kept"


def test_a_new_map_begins_with_the_grid_that_the_player_says(maps):
    maps.maps.setCurrentIndex(maps.maps.count() - 1)
    assert not maps.form.isHidden()
    maps.form.sizes[0].setValue(20)
    maps.form.tops["pointy"].setChecked(True)
    assert "20 by 30" in maps._about.text()
    made = maps.board()
    board = kept()[made]
    assert (board.columns, board.rows, board.orientation) == (20, 30, "pointy")


def test_the_photos_of_a_map_that_is_there_are_a_click_away(maps, qtbot):
    assert maps.photos.isVisible()
    with qtbot.waitSignal(maps.photos_wanted) as wanted:
        maps.photos.click()
    assert wanted.args == ["kept"]
    maps.maps.setCurrentIndex(maps.maps.count() - 1)
    assert not maps.photos.isVisible()  # a new one is placed on a photo

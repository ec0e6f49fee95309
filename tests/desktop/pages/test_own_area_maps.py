"""A new map of areas: no grid to say, no photo to place; it is kept with the game's areas."""

import pytest

from beachmaster.desktop.pages.own_boards import OwnBoards
from beachmaster.storage.boards import Boards


@pytest.fixture
def maps(theme, qtbot):
    page = OwnBoards()
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_a_map_of_areas_asks_for_no_grid_and_no_photo(maps):
    maps.show_game("ie-shima")
    assert not maps.form.isVisible()
    assert not maps.place.isVisible()
    assert "rulebook says about its areas" in maps._about.text()
    maps.show_game("hell-on-earth")
    assert maps.form.isVisible()
    assert maps.place.isVisible()


def test_it_is_kept_with_the_areas_of_its_game(maps):
    maps.show_game("ie-shima")
    kept = maps.board()
    with Boards() as boards:
        board = boards.load(kept)
    assert board.areas == tuple(str(number) for number in range(1, 17))
    assert board.boxes == ("green", "blue", "brown")
    maps.show_game("ie-shima")
    assert maps.maps.currentData() == kept
    assert not maps.photos.isVisible()
    assert not maps.acts.actions["grid"].isEnabled()
    assert maps.acts.actions["rename"].isEnabled()

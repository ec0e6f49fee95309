"""The page that offers to go on shows the map as it was left, or else the island."""

from PySide6.QtGui import QColor, QPixmap

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.pages import StartPage
from beachmaster.desktop.pages.islands import IslandPicture
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme.roles import SCHEMES
from beachmaster.desktop.vignette import (
    SIZE,
    SMALL,
    forget,
    keep,
    picture_of,
    recalled,
    thumbnail,
    thumbnail_file,
    vignette_file,
)
from beachmaster.storage.last import Last, remember
from desktop.conftest import opened


def board_of(controller, qtbot):
    board = BoardView(controller)
    qtbot.addWidget(board)
    board.catch_up()
    return board


def test_the_map_is_kept_as_it_lies_and_found_again_by_its_saved_game(
    controller, qtbot, tmp_path, data_folder
):
    board = board_of(controller, qtbot)
    keep(board.map, tmp_path / "one.beachmaster")
    assert recalled(str(tmp_path / "one.beachmaster"), "light").size() == SIZE
    assert recalled(str(tmp_path / "other.beachmaster"), "light").isNull()
    forget()
    assert not vignette_file("light").exists()
    assert recalled(str(tmp_path / "one.beachmaster"), "light").isNull()


def test_counters_lie_in_the_picture(controller, qtbot, data_folder):
    board = board_of(controller, qtbot)
    sheet, theme = board.map.sheet, board.map.theme
    with_counters = picture_of(sheet, board.map.shown, theme).toImage()
    assert picture_of(sheet, Shown(), theme).toImage() != with_counters


def test_every_theme_has_pictures_in_its_own_colours_those_not_in_force_a_little_later(
    controller, qtbot, tmp_path, data_folder, theme
):
    board, save = board_of(controller, qtbot), tmp_path / "one.beachmaster"
    save.touch()
    before = board.map.grab().toImage()
    keep(board.map, save, later=board)
    assert not thumbnail(save, "light").isNull()
    assert thumbnail(save, "dark").isNull()
    qtbot.settle()
    for kept in (
        (thumbnail(save, scheme) for scheme in SCHEMES),
        (recalled(str(save), scheme) for scheme in SCHEMES),
    ):
        seas = [picture.toImage().pixelColor(2, 2).name() for picture in kept]
        assert len(set(seas)) == len(SCHEMES)
    assert theme.scheme == "light"
    assert board.map.grab().toImage() == before


def test_a_game_without_a_map_leaves_no_picture(table_controller, qtbot, tmp_path, data_folder):
    tracked = opened("tracked")
    keep(board_of(tracked, qtbot).map, tmp_path / "one")
    tracked.close()
    keep(board_of(table_controller, qtbot).map, tmp_path / "two")
    assert not vignette_file("light").exists()


def test_the_page_shows_it_where_there_is_room(controller, qtbot, tmp_path, data_folder):
    save = tmp_path / "one.beachmaster"
    save.touch()
    keep(board_of(controller, qtbot).map, save)
    remember(Last(game="hell-on-earth", prompt="Roll.", save=str(save)))
    page = StartPage(controller)
    qtbot.addWidget(page)
    page.resize(1280, 740)
    page.show()
    page.refresh()
    assert page.picture.isVisible()
    with_map = page.picture.grab().toImage()
    forget()
    page.refresh()
    assert page.picture.grab().toImage() != with_map
    page.resize(500, 740)
    assert not page.picture.isVisible()
    page.hide()
    wait_for_tasks()


def test_every_game_left_has_a_small_picture_until_it_goes_or_is_named_anew(
    controller, qtbot, tmp_path, data_folder
):
    board, saves = (
        board_of(controller, qtbot),
        [tmp_path / f"{name}.b" for name in ["one", "two"]],
    )
    for save in saves:
        save.touch()
        keep(board.map, save)
    assert [thumbnail(save, "light").size() for save in saves] == [SMALL, SMALL]
    saves[0].rename(tmp_path / "three.b")
    keep(board.map, saves[1])
    assert thumbnail(saves[0], "light").isNull()
    assert thumbnail(tmp_path / "three.b", "light").isNull()
    assert not thumbnail_file(saves[0], "light").exists()
    assert not thumbnail(saves[1], "light").isNull()


def test_no_seam_shows_beside_a_picture_that_is_narrower_than_its_card(qtbot, theme):
    shown, over = IslandPicture("", wide=20, high=5), QPixmap(64, 64)
    qtbot.addWidget(shown)
    over.fill(QColor("#123456"))
    shown.show_island("", over)
    shown.resize(300, 75)
    image = shown.grab().toImage()
    assert {image.pixelColor(x, 37).name() for x in (20, 150, 280)} == {"#123456"}

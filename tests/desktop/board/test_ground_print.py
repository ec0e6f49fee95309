"""The ground is printed part by part: the window is served meanwhile, none sees half a map."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QImage, QPainter

from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.ground_print import GroundPrint
from desktop.board.conftest import board_of, shown

WINDOW = QRectF(0, 0, 600, 500)
ROUNDED = 4
GAMES = ("hell-on-earth", "bloodbath", "ie-shima")


def drawn(kept: GroundPrint, scale=40.0, origin=(20, 20), **how) -> tuple[bool, QImage]:
    """Draw the ground; return whether it is there, and the picture."""
    image = QImage(600, 500, QImage.Format.Format_RGB32)
    painter, view = QPainter(image), Viewpoint(scale, QPointF(*origin))
    there = kept.draw(painter, view, WINDOW, **{"moving": False, "whole": True, **how})
    painter.end()
    return there, image


def sea(theme) -> QImage:
    image = QImage(600, 500, QImage.Format.Format_RGB32)
    image.fill(theme.colour("sea"))
    return image


def alike(one: QImage, other: QImage) -> bool:
    """Tell whether two pictures are the same but for how Qt rounds, which differs by the way."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(here - there) for here, there in pairs) <= ROUNDED


def parts_of(kept: GroundPrint) -> int:
    """Print on until the ground is whole, and return in how many parts."""
    parts = 1
    while not kept.go_on():
        parts += 1
    return parts


@pytest.mark.parametrize("game", GAMES)
def test_the_first_print_comes_in_parts_behind_the_sea_and_is_the_same(theme, game):
    sheet = board_of(game)
    kept = GroundPrint(sheet, theme, fresh=True)
    assert drawn(kept, later=True) == (False, sea(theme))
    assert kept.coming
    kept.go_on()
    assert drawn(kept, later=True) == (False, sea(theme))
    assert parts_of(kept) >= 10
    assert not kept.coming
    assert alike(drawn(kept, later=True)[1], drawn(GroundPrint(sheet, theme))[1])


def test_a_picture_waits_for_the_print_that_is_under_way(theme):
    sheet = board_of("hell-on-earth")
    kept = GroundPrint(sheet, theme, fresh=True)
    drawn(kept, later=True)
    assert alike(drawn(kept)[1], drawn(GroundPrint(sheet, theme))[1])
    assert not kept.coming


def test_at_another_scale_the_last_print_shows_until_the_new_one_is_whole(theme):
    kept = GroundPrint(board_of("hell-on-earth"), theme)
    drawn(kept)
    there, stretched = drawn(kept, 48.0, later=True)
    assert there
    assert kept.coming
    assert stretched != sea(theme)
    parts_of(kept)
    assert drawn(kept, 48.0, later=True)[1] != stretched


def test_what_a_pan_uncovers_and_another_theme_are_printed_at_once(theme):
    kept = GroundPrint(board_of("hell-on-earth"), theme, fresh=True)
    drawn(kept, later=True)
    parts_of(kept)
    assert drawn(kept, origin=(-90, 20), later=True)[0]
    assert not kept.coming
    drawn(kept, 48.0, later=True)
    kept.forget()
    assert not kept.coming
    assert drawn(kept, later=True)[0]


def test_a_print_of_another_view_is_given_up(theme):
    sheet = board_of("hell-on-earth")
    kept = GroundPrint(sheet, theme, fresh=True)
    drawn(kept, later=True)
    for _part in range(6):  # in the middle of the land
        kept.go_on()
    drawn(kept, 44.0, later=True)
    parts_of(kept)
    assert alike(drawn(kept, 44.0, later=True)[1], drawn(GroundPrint(sheet, theme), 44.0)[1])


def test_the_window_is_served_between_the_parts(moving, qtbot, monkeypatch):
    turns, go_on = [], GroundPrint.go_on
    monkeypatch.setattr(GroundPrint, "go_on", lambda self: turns.append("part") or go_on(self))
    served = QTimer(interval=0)
    served.timeout.connect(lambda: turns.append("served"))
    served.start()
    board = shown(qtbot, moving)
    qtbot.waitUntil(lambda: "part" in turns and not board.map.ground.coming)
    served.stop()
    parts = "".join(turn[0] for turn in turns).strip("s")
    assert parts.count("p") >= 10
    assert "pp" not in parts


def test_a_grab_of_the_map_shows_it_whole_at_once(moving, qtbot):
    board = shown(qtbot, moving)
    board.map.repaint()
    assert board.map.ground.coming
    early = board.map.grab().toImage()
    assert not board.map.ground.coming
    qtbot.settle()
    assert alike(board.map.grab().toImage(), early)


def test_the_window_shows_a_print_that_a_grab_has_made_whole(moving, qtbot):
    board = shown(qtbot, moving)
    board.map.repaint()
    assert board.map.ground.coming
    board.map.grab()
    shows = []
    laid = board.map.ground.lay
    board.map.ground.lay = lambda *args: shows.append(laid(*args)) or shows[-1]
    qtbot.settle()
    assert shows == [True]


def test_a_window_without_room_prints_nothing(theme):
    kept = GroundPrint(board_of("hell-on-earth"), theme)
    image = QImage(600, 500, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    no_room, view = QRectF(0, 0, 600, 0), Viewpoint(40.0, QPointF(20, 20))
    assert not kept.draw(painter, view, no_room, moving=False, whole=True)
    painter.end()
    assert not kept.coming


def test_a_map_that_goes_takes_its_print_with_it(moving, qtbot):
    board = shown(qtbot, moving)
    board.map.repaint()
    assert board.map.ground.coming
    board.map.set_chart(None)
    qtbot.settle()
    assert board.map.ground is None

"""Photos of a map that is there already: added, replaced and removed, and its points put right."""

import msgspec
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.placing import board_photos
from beachmaster.desktop.placing.album import Album
from beachmaster.desktop.placing.dialog import PlaceGridDialog
from beachmaster.desktop.placing.photo import MapPhoto
from beachmaster.engine.facts import MapFact
from beachmaster.engine.placing import LaidPhoto, Lattice, Pin, Placement
from beachmaster.games.hell_on_earth.own_prints import BARE
from beachmaster.storage.boards import Boards
from beachmaster.storage.folders import photo_file
from desktop.placing.printed_map import PRINTED
from desktop.placing.test_two_photos import LEFT_HALF, RIGHT_HALF, SIZE, photo_of, rim_of, seen_on

LEFT = Qt.MouseButton.LeftButton
HALVES = {"left.jpg": LEFT_HALF, "right.jpg": RIGHT_HALF}


def laid(name):
    """Keep a half of the map as a photo, and return it with its points."""
    printed = photo_of(HALVES[name])
    photo_file(name).parent.mkdir(parents=True, exist_ok=True)
    assert printed.image.save(str(photo_file(name)), "JPEG", 90)
    pins = tuple(Pin(place, *printed.middles[place]) for place in rim_of(seen_on(printed)))
    return LaidPhoto(name, Placement(*SIZE, pins))


@pytest.fixture
def board(data_folder):
    """Keep an unnumbered map on two photos, with one fact in its last hex."""
    lattice = msgspec.structs.asdict(PRINTED)
    with Boards() as boards:
        new = msgspec.structs.replace(BARE, id="mine", name="Mine", numbered=False, **lattice)
        kept = boards.create(new).id
        left, right = map(laid, HALVES)
        boards.lay(kept, left.placement, left.photo, [right])
        boards.remember(kept, [MapFact("1410", "hill", True)])
    return kept


@pytest.fixture
def opened(qtbot, theme, board):
    """Return what opens the page of the map's photos, and waits until they are read."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def show(*, played=False):
        with Boards() as boards:
            before = board_photos.placed_before(boards, board)
            fixed = board_photos.is_fixed(boards, board)
        dialog = PlaceGridDialog(
            before.lattice,
            numbered=before.numbered,
            parent=window,
            fixed=fixed,
            grows=not played,
            keep=lambda placed: board_photos.keep(board, placed),
        )
        dialog.open()
        dialog.go_on(before)
        qtbot.waitUntil(dialog.choose.isEnabled)
        return dialog

    yield show
    window.close()


def sheet():
    with Boards() as boards:
        return boards.sheet("mine")


def test_the_points_of_each_photo_come_back(opened):
    dialog, before = opened(), sheet()
    assert dialog.photos.which.count() == 2
    for at, one in enumerate(before.laid):
        dialog.photos.turned.emit(at)
        assert [spot.hex for spot in dialog.work.spots] == [pin.hex for pin in one.placement.pins]
        assert not dialog.work.printed
        assert dialog.view.pixmap.width() == SIZE[0]
    assert dialog.use_button.isEnabled()
    QTest.mouseClick(dialog.use_button, LEFT)
    assert sheet() == before


def test_a_point_is_put_right_and_kept(opened):
    dialog, before = opened(), sheet()
    dialog.photos.turned.emit(1)
    spot = dialog.work.spots[0]
    dialog.view.moved.emit(0, QPointF(spot.x + 3, spot.y))
    QTest.mouseClick(dialog.use_button, LEFT)
    after = sheet()
    assert after.laid[0] == before.laid[0]
    assert after.laid[1].placement.pins[0].x == pytest.approx(spot.x + 3)
    assert after.board == before.board


def test_one_photo_is_removed_and_then_the_last(opened):
    dialog = opened()
    QTest.mouseClick(dialog.photos.remove, LEFT)
    QTest.mouseClick(dialog.use_button, LEFT)
    assert [one.photo for one in sheet().laid] == ["right.jpg"]
    assert not photo_file("left.jpg").exists()
    dialog = opened()
    assert dialog.photos.remove.isVisible()
    QTest.mouseClick(dialog.photos.remove, LEFT)
    assert dialog.view.pixmap is None
    QTest.mouseClick(dialog.use_button, LEFT)
    assert sheet().laid == ()
    assert not photo_file("right.jpg").exists()


def test_a_photo_is_added_to_a_map_that_is_there(opened, board):
    with Boards() as boards:
        only = boards.sheet(board).laid[0]
        boards.lay(board, only.placement, only.photo)
    right = photo_of(RIGHT_HALF)
    dialog = opened()
    dialog.album.add()
    dialog._turn()
    assert not dialog.use_button.isEnabled()
    dialog.show_photo(MapPhoto(right.image, photo_file("new.jpg"), b"as it is written"))
    for place in rim_of(seen_on(right)):
        dialog.work.point_at(right.middles[place])
        if dialog.work.waiting is not None:
            dialog.work.number(dialog.work.waiting, place)
    dialog.refresh()
    QTest.mouseClick(dialog.use_button, LEFT)
    assert [one.photo for one in sheet().laid] == ["left.jpg", "new.jpg"]
    assert photo_file("new.jpg").exists()


def test_a_photo_that_is_gone_waits_with_its_points_to_be_chosen_again(opened):
    photo_file("right.jpg").unlink()
    dialog, before = opened(), sheet()
    assert not dialog.use_button.isEnabled()  # else its points would be lost unawares
    dialog.photos.turned.emit(1)
    assert "right.jpg cannot be read" in dialog.said.text()
    again = photo_of(RIGHT_HALF)
    dialog.show_photo(MapPhoto(again.image, photo_file("again.jpg"), b"as it is written"))
    assert dialog.said.text() == ""
    assert len(dialog.work.spots) == 4
    QTest.mouseClick(dialog.use_button, LEFT)
    assert sheet().laid[1] == LaidPhoto("again.jpg", before.laid[1].placement)


def test_rows_are_added_at_the_end_and_none_goes_on_which_a_fact_hangs(opened):
    dialog = opened()
    for asked_of_player in (dialog.shifted, *dialog._standing):
        assert not asked_of_player.isVisible()
    dialog.size_fields[0].setValue(13)
    assert not dialog.use_button.isEnabled()
    assert "Photo 2: " in dialog.said.text()  # a point of the other one lies beyond
    dialog.size_fields[0].setValue(15)
    QTest.mouseClick(dialog.use_button, LEFT)
    assert sheet().board.columns == 15
    with Boards() as boards:
        boards.remember("mine", [MapFact("1505", "hill", True)])
    dialog = opened()
    dialog.size_fields[0].setValue(14)
    QTest.mouseClick(dialog.use_button, LEFT)
    assert dialog.isVisible()
    assert "1505" in dialog.said.text()
    assert sheet().board.columns == 15
    dialog.reject()
    with Boards() as boards:
        assert boards.known("mine") == {"1410": {"hill": True}, "1505": {"hill": True}}


def test_in_a_game_the_lattice_is_as_it_is(opened):
    dialog = opened(played=True)
    for hidden in (dialog.shifted, *dialog.size_fields, *dialog._standing):
        assert not hidden.isVisible()


def test_a_bare_map_without_a_photo_is_placed_as_a_new_one(data_folder):
    with Boards() as boards:
        board = boards.create(msgspec.structs.replace(BARE, id="bare", name="Bare")).id
        assert not board_photos.is_fixed(boards, board)
        before = board_photos.placed_before(boards, board)
    turned = Lattice(9, 7, "pointy", "odd")
    placed = msgspec.structs.asdict(turned)
    board_photos.keep(board, type(before)(turned, numbered=not before.numbered))
    with Boards() as boards:
        after = boards.load(board)
    assert {name: getattr(after, name) for name in placed} == placed
    assert after.numbered is not before.numbered


def test_only_a_map_that_is_there_may_be_without_its_photo():
    new, kept = Album(PRINTED, "numbers"), Album(PRINTED, "numbers", fixed=True)
    for album in (new, kept):
        album.leaf.show(MapPhoto(photo_of(LEFT_HALF).image, photo_file("a.jpg")))
    assert not new.may_remove
    assert kept.may_remove

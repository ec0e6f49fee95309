"""A map that folds: two photos, each with its own points, over one lattice."""

import math

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.placing.album import Album
from beachmaster.desktop.placing.joining import joined
from beachmaster.engine import hexgrid
from beachmaster.engine.hexwords import overlay
from beachmaster.engine.placing import GOOD, LaidPhoto, Pin, Placement, fit
from beachmaster.engine.refusal import Refusal
from beachmaster.storage.boards import Boards
from beachmaster.storage.folders import photo_file
from desktop.placing.printed_map import PRINTED, PrintedMap
from desktop.placing.test_place_grid import LEFT, Player, opened  # noqa: F401 - a fixture
from storage.test_board_names import own

LEFT_HALF = ((80.0, 60.0), (2380.0, 20.0), (2460.0, 1960.0), (30.0, 1930.0))
RIGHT_HALF = ((-800.0, 40.0), (1420.0, 90.0), (1450.0, 1930.0), (-900.0, 1980.0))
SIZE = (1500, 2000)
"""Where the corners of the whole map lie on each photo, much of it beyond its edge."""


def photo_of(quad):
    return PrintedMap(quad=quad, numbers=False, size=SIZE)


def seen_on(printed):
    """Return the hexes that a photo shows whole."""
    wide, high = SIZE
    return {
        place
        for place, (x, y) in printed.middles.items()
        if 90 < x < wide - 90 and 90 < y < high - 90
    }


def rim_of(places):
    """Return a hex near each corner of what a photo shows."""
    at = {place: hexgrid.parse(place) for place in places}
    return [
        max(places, key=lambda one: across * at[one][0] + down * at[one][1])
        for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def fitted(printed):
    pins = tuple(Pin(place, *printed.middles[place]) for place in rim_of(seen_on(printed)))
    return fit(Placement(*SIZE, pins), PRINTED.layout)


def test_the_two_photos_overlap_and_neither_shows_the_whole_map():
    left, right = seen_on(photo_of(LEFT_HALF)), seen_on(photo_of(RIGHT_HALF))
    assert left & right
    assert left - right
    assert right - left
    assert len(left | right) > 0.9 * len(PRINTED.hexes)


def test_photos_are_joined_each_where_it_lies():
    first, second = photo_of(LEFT_HALF), photo_of(RIGHT_HALF)
    made = joined([(first.image, fitted(first)), (second.image, fitted(second))], PRINTED.hexes)
    step = made.image.width() / made.frame.width()
    for place in seen_on(first) | seen_on(second):
        x, y = hexgrid.centre(place, PRINTED.layout)
        pixel = QPointF(x - made.frame.x(), y - made.frame.y()) * step
        printed = second if place in seen_on(second) else first
        was = printed.image.pixelColor(QPointF(*printed.middles[place]).toPoint())
        assert alike(made.image.pixelColor(pixel.toPoint()), was), place


def alike(one, other):
    return all(abs(a - b) < 14 for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def test_where_two_photos_show_the_same_hex_the_later_lies_on_top():
    first, second = photo_of(LEFT_HALF), photo_of(RIGHT_HALF)
    red = QImage(second.image.size(), QImage.Format.Format_RGB32)
    red.fill(QColor("#ff0000"))
    made = joined([(first.image, fitted(first)), (red, fitted(second))], PRINTED.hexes)
    step = made.image.width() / made.frame.width()
    for place in seen_on(first) & seen_on(second):
        x, y = hexgrid.centre(place, PRINTED.layout)
        pixel = (QPointF(x - made.frame.x(), y - made.frame.y()) * step).toPoint()
        assert alike(made.image.pixelColor(pixel), QColor("#ff0000"))


@pytest.fixture
def half_placed(opened, tmp_path, qtbot):  # noqa: F811
    """Return a dialog with the left half placed from three clicks, and who clicks."""
    dialog = opened(numbered=False)
    printed = photo_of(LEFT_HALF)
    player = Player(dialog, printed, tmp_path, qtbot)
    start = "0505"
    for place in (start, *hexgrid.neighbours(start)[:2]):
        player.click(place, off=0)
    for _ in range(8):
        if dialog.use_button.isEnabled() and len(dialog.work.spots) >= 7:
            break
        player.view.fit()
        drawn = player.drawn(start)
        shown = {place: one for place, one in drawn.items() if place in seen_on(printed)}
        far = max(shown, key=lambda one: min_apart(one, player, start))
        dialog.work.pull(shown[far], printed.middles[far])
        dialog.refresh()
    assert dialog.use_button.isEnabled(), dialog.said.text()
    return dialog, player


def min_apart(place, player, start):
    """Return how far a hex lies from all that are held by a point."""
    held = {other: one for one, other in player.drawn(start).items()}
    pinned = [held[spot.hex] for spot in player.dialog.work.spots if spot.hex in held]
    return min(hexgrid.distance(place, one) for one in pinned)


def add_second(dialog, tmp_path, qtbot, offset):
    """Add the right half, and hold it by four hexes, by the names that they have."""
    dialog.album.add()
    dialog._turn()
    second = photo_of(RIGHT_HALF)
    player = Player(dialog, second, tmp_path, qtbot, 5)
    assert dialog.album.several
    for place in rim_of(seen_on(second)):
        column, row = hexgrid.parse(place)
        name = overlay(hexgrid.name(column - offset[0], row - offset[1]))
        player.click(place)
        for sign in name:
            QTest.keyClick(QApplication.focusWidget(), sign)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    return second


def test_a_second_photo_lies_over_the_same_lattice_by_names(half_placed, tmp_path, qtbot):
    dialog, player = half_placed
    kept = dialog.work.extent
    drawn = player.drawn("0505")
    column, row = hexgrid.parse(drawn["0505"])
    across, down = 5 - (column - kept.left + 1), 5 - (row - kept.top + 1)
    second = add_second(dialog, tmp_path, qtbot, (across, down))
    assert "more columns" in dialog.said.text()  # it shows more of the map than the first
    dialog.size_fields[0].setValue(14 - across)
    dialog.size_fields[1].setValue(10 - down)
    assert dialog.said.text() == ""
    assert [leaf.work.lattice.columns for leaf in dialog.album.leaves] == [14 - across] * 2
    assert dialog.photos.which.count() == 2
    with qtbot.waitSignal(dialog.placed) as told:
        QTest.mouseClick(dialog.use_button, LEFT)
    (placed,) = told.args
    assert placed.numbered is False
    assert len(placed.others) == 1
    assert photo_file(placed.others[0].photo).exists()
    found = fit(placed.others[0].placement, placed.lattice.layout)
    for place in seen_on(second):
        q, r = hexgrid.parse(place)
        middle = found.middle(hexgrid.name(q - across, r - down))
        assert math.dist(middle, second.middles[place]) < GOOD * 120


def test_a_photo_is_removed_and_the_first_stays(half_placed, tmp_path, qtbot):
    dialog, _player = half_placed
    dialog.album.add()
    dialog._turn()
    assert not dialog.use_button.isEnabled()  # no photo yet
    QTest.mouseClick(dialog.photos.remove, LEFT)
    assert not dialog.album.several
    assert dialog.use_button.isEnabled()
    assert dialog.view.pixmap is not None


def test_no_photo_is_added_to_one_that_does_not_lie_well():
    album = Album(PRINTED, "numbers")
    assert not album.may_add
    album.leaf.work.show(*SIZE, ())
    with pytest.raises(Refusal):
        album.add()
    assert not album.several


LAID = Placement(800, 600, (Pin("0101", 10, 10), Pin("0801", 700, 20), Pin("0806", 690, 500)))


def test_two_photos_are_kept_replaced_and_removed_with_the_board():
    for name in ("one.jpg", "two.jpg", "three.jpg"):
        photo_file(name).parent.mkdir(parents=True, exist_ok=True)
        photo_file(name).write_bytes(b"a photo")
    with Boards() as boards:
        boards.create(own())
        boards.lay("mine", LAID, "one.jpg", [LaidPhoto("two.jpg", LAID)])
    with Boards() as boards:
        laid = boards.sheet("mine").laid
        assert [one.photo for one in laid] == ["one.jpg", "two.jpg"]
        assert b"jpg" not in boards.load("mine").__repr__().encode()  # no export names one
        boards.lay("mine", LAID, "one.jpg", [LaidPhoto("three.jpg", LAID)])
        assert not photo_file("two.jpg").exists()
        boards.lay("mine", LAID, "one.jpg")
        assert not photo_file("three.jpg").exists()
        boards.delete("mine")
        assert not photo_file("one.jpg").exists()

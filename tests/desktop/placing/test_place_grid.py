"""A player lays the grid over a photo of an invented map, by mouse or by keyboard alone."""

import math
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPolygonF, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from beachmaster.desktop.buttons import Radio
from beachmaster.desktop.placing.dialog import PlaceGridDialog
from beachmaster.desktop.placing.grid_work import PlacedGrid
from beachmaster.desktop.placing.photo import MapPhoto
from beachmaster.desktop.theme import current
from beachmaster.engine import hexgrid
from beachmaster.engine.hexgrid import FLAT, Layout
from beachmaster.engine.placing import GOOD, Lattice, Placement, fit
from beachmaster.engine.projection import Projection
from desktop.placing.printed_map import PRINTED, PrintedMap

OFF = 5
CORNERS = ("0101", "1401", "1410", "0110")
WAYS = [(-1, -1), (1, 1), (1, -1), (-1, 1), (0, -1), (1, 0), (0, 1), (-1, 0)]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(qtbot, theme):
    """Return what opens the dialog over a window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def show(*, numbered=True, lattice=PRINTED, fixed=False):
        dialog = PlaceGridDialog(lattice, numbered=numbered, parent=window, fixed=fixed)
        dialog.resize(1280, 800)
        dialog.open()
        dialog.activateWindow()
        qtbot.waitExposed(dialog)
        return dialog

    yield show
    window.close()


class Player:
    """Who clicks and drags with a hand that is a little off."""

    def __init__(self, dialog, printed, tmp_path, qtbot, seed=1):
        self.dialog, self.view, self.printed = dialog, dialog.view, printed
        self.chance = random.Random(seed)
        source = tmp_path / "map.png"
        assert printed.image.save(str(source))
        dialog.take(source)
        qtbot.waitUntil(lambda: dialog.work.photo is not None)
        QApplication.processEvents()

    def at(self, place, off=OFF):
        """Return the widget's pixel over the middle of a printed hex, or a little beside it."""
        way = self.chance.uniform(0, math.tau)
        x, y = self.printed.middles[place]
        return self.pixel((x + off * math.cos(way), y + off * math.sin(way)))

    def pixel(self, point):
        return self.view.view.pixel(QPointF(*point)).toPoint()

    def click(self, place, off=OFF):
        QTest.mouseClick(self.view, LEFT, pos=self.at(place, off))

    def click_and_type(self, place, number=None):
        self.click(place)
        for digit in number or place:
            QTest.keyClick(QApplication.focusWidget(), digit)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert self.view.hasFocus()

    def drag(self, drawn, place):
        """Pull a drawn hex so far that its middle lies on that of a printed one."""
        start = self.pixel(self.dialog.work.found.middle(drawn))
        end = self.at(place)
        QTest.mousePress(self.view, LEFT, pos=start)
        for part in (0.5, 1.0):
            QTest.mouseMove(self.view, start + (end - start) * part + QPoint(9, 0) * (1 - part))
        QTest.mouseRelease(self.view, LEFT, pos=end)

    def drawn(self, first):
        """Return which drawn hex stands for each printed one that is laid."""
        work = self.dialog.work
        (q, r), (a, b) = hexgrid.axial(work.spots[0].hex, work.layout), hexgrid.axial(first, FLAT)
        found = {}
        for place in self.printed.middles:
            c, d = hexgrid.axial(place, FLAT)
            found[place] = hexgrid.at_axial((c - a + q, d - b + r), work.layout)
        return {place: other for place, other in found.items() if other in work.laid}


@pytest.mark.parametrize("seed", range(3))
def test_four_rim_points_put_every_hex_within_a_fifth(opened, tmp_path, qtbot, seed, data_folder):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot, seed)
    for place in CORNERS:
        assert not dialog.use_button.isEnabled()
        player.click_and_type(place)
    assert [spot.hex for spot in dialog.work.spots] == list(CORNERS)
    assert printed.worst(dialog.work.found) < GOOD
    assert dialog.said.text() == ""
    with qtbot.waitSignal(dialog.placed) as told:
        QTest.mouseClick(dialog.use_button, LEFT)
    (placed,) = told.args
    assert placed.lattice == PRINTED
    assert placed.photo.is_relative_to(data_folder)
    assert placed.photo.read_bytes().startswith(b"\xff\xd8")
    assert printed.worst(fit(placed.placement, placed.lattice.layout)) < GOOD
    assert not dialog.isVisible()


def test_a_grid_without_numbers_grows_over_the_whole_map(opened, tmp_path, qtbot):
    dialog, printed = opened(numbered=False), PrintedMap(numbers=False)
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in ("0705", "0704", "0805"):
        player.click(place)
    sizes = []
    for way in range(len(WAYS) + 4):
        drawn = player.drawn("0705")
        sizes.append(len(drawn))
        if len(drawn) == len(printed.middles) and way > 6:
            break
        x, y = WAYS[way % len(WAYS)]
        held = {spot.hex for spot in dialog.work.spots}
        farthest = max(
            (place for place in drawn if drawn[place] not in held),
            key=lambda place: printed.middles[place][0] * x + printed.middles[place][1] * y,
        )
        player.drag(drawn[farthest], farthest)
    assert sizes[0] < sizes[-1] == len(printed.middles)
    leave_out(dialog, player)
    assert dialog.use_button.isEnabled(), dialog.said.text()
    with qtbot.waitSignal(dialog.placed) as told:
        dialog.use_button.click()
    (placed,) = told.args
    assert placed.lattice == PRINTED
    assert printed.worst(fit(placed.placement, placed.lattice.layout)) < GOOD


def leave_out(dialog, player):
    """Leave out what is not on the printed map, and call the right columns shifted."""
    column, _row = hexgrid.parse(player.drawn("0705")["0705"])
    if column % 2 == 0:
        dialog.shifted.click()
    kept, whole = player.drawn("0705").values(), dialog.work.extent
    columns = [hexgrid.parse(place)[0] for place in kept]
    rows = [hexgrid.parse(place)[1] for place in kept]
    cuts = (
        min(columns) - whole.left,
        whole.right - max(columns),
        min(rows) - whole.top,
        whole.bottom - max(rows),
    )
    for field, value in zip(dialog.cut_fields, cuts, strict=True):
        field.setValue(value)


def test_the_grid_is_placed_by_keyboard_alone(opened, tmp_path, qtbot):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    assert dialog.view.hasFocus()
    for place in CORNERS:
        steer(player, QPointF(*printed.middles[place]))
        QTest.keyClick(dialog.view, Qt.Key.Key_Return)
        for key in (*place, Qt.Key.Key_Return):
            QTest.keyClick(QApplication.focusWidget(), key)
    assert printed.worst(dialog.work.found) < GOOD
    whole = dialog.view.view.scale
    QTest.keyClick(dialog.view, Qt.Key.Key_Plus)
    assert dialog.view.view.scale > whole
    QTest.keyClick(dialog.view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert dialog.view.view.scale == pytest.approx(whole)
    dialog.done(0)


def steer(player, target):
    view = player.view
    for stride, held in ((12, Qt.KeyboardModifier.NoModifier),
                         (1, Qt.KeyboardModifier.ShiftModifier)):  # fmt: skip
        for axis, keys in (("x", (Qt.Key.Key_Left, Qt.Key.Key_Right)),
                           ("y", (Qt.Key.Key_Up, Qt.Key.Key_Down))):  # fmt: skip
            while True:
                off = getattr(target - view.crosshair, axis)() * view.view.scale
                if abs(off) <= stride / 2 + 0.01:
                    break
                QTest.keyClick(view, keys[off > 0], held)


def test_a_drawn_hex_is_pulled_by_keyboard_and_put_back(opened, tmp_path, qtbot):
    dialog, printed = opened(numbered=False), PrintedMap(numbers=False)
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in ("0705", "0704", "0805"):
        player.click(place, 0)
    marked = dialog.view.next
    before = dialog.work.spots
    QTest.keyClick(dialog.view, Qt.Key.Key_Home)
    QTest.keyClick(dialog.view, Qt.Key.Key_Space)
    QTest.keyClick(dialog.view, Qt.Key.Key_Right)
    QTest.keyClick(dialog.view, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.work.spots == before
    middle = dialog.work.found.middle(marked)
    QTest.keyClick(dialog.view, Qt.Key.Key_Home)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(dialog.view, key)
    assert dialog.work.spots[-1].hex == marked
    moved = dialog.work.spots[-1].x - middle[0]
    assert moved == pytest.approx(12 / dialog.view.view.scale, abs=0.5)
    QTest.keyClick(dialog.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert dialog.work.spots == before
    dialog.done(0)


def test_a_mistyped_number_is_named_and_can_be_put_right(opened, tmp_path, qtbot):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in CORNERS:
        player.click_and_type(place)
    player.click_and_type("0705", "0706")
    assert "Point 5 does not fit" in dialog.said.text()
    assert not dialog.use_button.isEnabled()
    edit = dialog.spots.rows[4].edit
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, "0705")
    assert dialog.said.text() == ""
    assert dialog.use_button.isEnabled()
    player.click("0709")
    assert dialog.spots.rows[5].edit.text() == "0709"
    dialog.done(0)


def test_a_click_on_a_drawn_hex_says_where_its_middle_is(opened, tmp_path, qtbot):
    dialog, printed = opened(numbered=False), PrintedMap(numbers=False)
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in ("0705", "0704", "0805"):
        player.click(place, 0)
    player.click("0707", 0)
    assert dialog.work.spots[-1].hex == player.drawn("0705")["0707"]
    count = len(dialog.work.spots)
    player.click("0101", 0)  # not laid yet: nothing is known of it
    assert len(dialog.work.spots) == count
    dialog.done(0)


def test_how_sure_a_hex_is_is_worked_out_once_for_each_point(opened, qtbot, monkeypatch):
    """On a large map each point would cost seconds if every part of the page asked anew."""
    lattice = Lattice(40, 30)
    dialog, printed = opened(lattice=lattice), PrintedMap(lattice)
    dialog.show_photo(MapPhoto(printed.image, Path("map.jpg")))
    asked = []
    doubt = Projection.doubt
    monkeypatch.setattr(
        Projection, "doubt", lambda self, point: asked.append(point) or doubt(self, point)
    )
    for place in ("0101", "4001", "4030"):
        dialog.work.point_at(printed.middles[place])
        dialog.work.number(len(dialog.work.spots) - 1, place)
    dialog.work.point_at(printed.middles["0130"])
    dialog.work.number(3, "0130")
    dialog.refresh()
    dialog.refresh()
    assert 0 < len(asked) <= len(lattice.hexes)
    dialog.done(0)


def test_the_points_are_there_again_after_the_other_way_was_tried(opened, tmp_path, qtbot):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in CORNERS:
        player.click_and_type(place)
    numbered, grown = (
        next(one for one in dialog.findChildren(Radio) if words in one.words)
        for words in ("Numbers are printed", "No numbers")
    )
    grown.click()
    assert dialog.work.spots == ()
    for place in ("0705", "0704", "0805"):
        player.click(place, 0)
    dialog.shifted.click()
    laid = len(dialog.work.laid)
    assert laid > 6
    numbered.click()
    assert [spot.hex for spot in dialog.work.spots] == list(CORNERS)
    dialog.shifted.click()
    grown.click()
    assert len(dialog.work.laid) == laid
    assert dialog.work.found.middle(dialog.work.spots[0].hex) == pytest.approx(
        printed.middles["0705"], abs=4
    )
    dialog.done(0)


def test_swapped_numbers_and_ones_beyond_the_map_are_told(opened, tmp_path, qtbot):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    for place, number in zip(CORNERS, ("0101", "1410", "1401", "0110"), strict=True):
        player.click_and_type(place, number)
    assert "a different order" in dialog.said.text()
    assert not dialog.use_button.isEnabled()
    player.click_and_type("0705", "1512")
    assert "1410 is the last one" in dialog.said.text()
    dialog.done(0)


def test_inner_points_are_asked_to_lie_farther_apart(opened, tmp_path, qtbot):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in ("0604", "0804", "0806", "0606"):
        player.click_and_type(place)
    assert "farther apart" in dialog.said.text()
    assert dialog.view.next is not None
    for place in CORNERS:
        player.click_and_type(place)
    assert dialog.said.text() == ""
    assert dialog.view.next is None
    dialog.done(0)


def test_a_point_is_dragged_taken_away_and_had_again(opened, tmp_path, qtbot):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    player.click_and_type("0101")
    was = dialog.work.spots[0]
    start, end = player.pixel((was.x, was.y)), player.at("0403", 0)
    QTest.mousePress(dialog.view, LEFT, pos=start)
    QTest.mouseMove(dialog.view, start + QPoint(15, 15))
    QTest.mouseRelease(dialog.view, LEFT, pos=end)
    moved = dialog.work.spots[0]
    assert moved.hex == "0101"
    assert (moved.x, moved.y) == pytest.approx(printed.middles["0403"], abs=8)
    dialog.spots.rows[0].removed.emit()
    assert dialog.work.spots == ()
    dialog.undo.click()
    dialog.undo.click()
    assert dialog.work.spots == (was,)
    dialog.done(0)


def test_dragging_beside_the_points_moves_the_photo(opened, tmp_path, qtbot):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    dialog.view.zoom(3)
    before = dialog.view.view.origin
    start = dialog.view.rect().center()
    QTest.mousePress(dialog.view, LEFT, pos=start)
    QTest.mouseMove(dialog.view, start + QPoint(30, 0))
    QTest.mouseRelease(dialog.view, LEFT, pos=start + QPoint(40, 0))
    assert dialog.work.spots == ()
    assert dialog.view.view.origin.x() > before.x() + 20
    assert player.view is dialog.view
    dialog.done(0)


def test_hexes_that_stand_otherwise_are_offered(opened, tmp_path, qtbot):
    pointed = Lattice(12, 12, "pointy", "even")
    printed = PrintedMap(pointed)
    dialog = opened(lattice=Lattice(12, 12))
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in ("0101", "1201", "1212", "0112", "0606", "0905", "0309"):
        player.click_and_type(place)
    assert dialog.work.better == Layout("pointy", "even")
    next(one for one in dialog.findChildren(QWidget) if "hexes are turned" in _words(one)).click()
    assert printed.worst(dialog.work.found) < GOOD
    assert dialog.use_button.isEnabled()
    dialog.done(0)


def _words(widget):
    return widget.text() if hasattr(widget, "clicked") and hasattr(widget, "text") else ""


def test_neighbours_that_cannot_be_are_told_and_not_taken(opened, tmp_path, qtbot):
    dialog, printed = opened(numbered=False), PrintedMap(numbers=False)
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in ("0705", "0704", "0706"):
        player.click(place, 0)
    assert "in one line" in dialog.said.text()
    assert len(dialog.work.spots) == 2
    player.click("0805", 0)
    assert len(dialog.work.spots) == 3
    dialog.done(0)


def test_without_a_photo_the_lattice_is_as_large_as_said(opened, qtbot):
    dialog = opened()
    dialog.size_fields[0].setValue(20)
    dialog.size_fields[1].setValue(9)
    dialog.shifted.click()
    with qtbot.waitSignal(dialog.placed) as told:
        dialog.use_button.click()
    assert told.args[0].lattice == Lattice(20, 9, "flat", "odd")
    assert told.args[0].placement is None


@pytest.mark.parametrize("content", [b"", b"words", b"\0\0\0\x18ftypheic"])
def test_a_file_that_is_no_photo_is_told_and_another_can_be_chosen(
    opened, tmp_path, qtbot, content
):
    dialog = opened()
    source = tmp_path / "map.jpg"
    source.write_bytes(content)
    dialog.take(source)
    assert not dialog.choose.isEnabled()
    qtbot.waitUntil(dialog.choose.isEnabled)
    assert any(word in dialog.said.text() for word in ("empty", "HEIC", "not a JPEG"))
    assert dialog.work.photo is None
    dialog.done(0)


def test_a_grid_placed_before_is_made_better_without_new_numbers(opened, tmp_path, qtbot):
    """Once facts hang on the lattice its hexes keep their numbers, whatever is pulled."""
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in CORNERS:
        player.click_and_type(place)
    with qtbot.waitSignal(dialog.placed) as told:
        dialog.use_button.click()
    (before,) = told.args
    again = opened(fixed=True)
    again.go_on(before)
    qtbot.waitUntil(lambda: again.work.photo is not None)
    assert [spot.hex for spot in again.work.spots] == list(CORNERS)
    for hidden in (again.shifted, *again.size_fields, *again.cut_fields):
        assert not hidden.isVisible()
    player.view, player.dialog = again.view, again
    QApplication.processEvents()
    player.drag("0705", "0705")
    assert again.work.spots[-1].hex == "0705"
    with qtbot.waitSignal(again.placed) as told:
        again.use_button.click()
    assert told.args[0].lattice == before.lattice
    assert len(told.args[0].placement.pins) == 5
    assert told.args[0].photo == before.photo


def test_a_kept_photo_that_is_gone_is_told(opened, tmp_path, qtbot):
    dialog = opened(fixed=True)
    dialog.go_on(PlacedGrid(PRINTED, Placement(2000, 1500), tmp_path / "gone.jpg"))
    qtbot.waitUntil(dialog.choose.isEnabled)
    assert "gone.jpg cannot be read" in dialog.said.text()
    dialog.done(0)


def test_a_photo_that_was_only_looked_at_leaves_no_file(opened, tmp_path, qtbot, data_folder):
    dialog = opened()
    Player(dialog, PrintedMap(), tmp_path, qtbot)
    dialog.reject()
    assert not (data_folder / "maps").exists()


def test_a_photo_that_cannot_be_kept_is_told(opened, tmp_path, qtbot, data_folder):
    dialog, printed = opened(), PrintedMap()
    player = Player(dialog, printed, tmp_path, qtbot)
    for place in CORNERS:
        player.click_and_type(place)
    data_folder.mkdir(exist_ok=True)
    (data_folder / "maps").write_text("a file where the folder should be")
    dialog.use_button.click()
    assert dialog.isVisible()
    assert "cannot be saved" in dialog.said.text()
    dialog.done(0)


def test_closing_lets_a_photo_that_is_being_read_go(opened, tmp_path, qtbot):
    dialog = opened()
    source = tmp_path / "map.png"
    assert PrintedMap().image.save(str(source))
    dialog.take(source)
    task = dialog._task
    with qtbot.waitSignal(task.finished):
        dialog.done(0)
    assert dialog.work.photo is None


def test_corners_on_a_line_give_no_way_and_crossed_ones_give_a_wrong_one():
    """What the tests' photos are made with needs a check of its own."""
    square = QPolygonF([QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)])
    line = QPolygonF([QPointF(0, 0), QPointF(1, 1), QPointF(2, 2), QPointF(3, 3)])
    crossed = QPolygonF([QPointF(0, 0), QPointF(9, 0), QPointF(0, 9), QPointF(9, 9)])
    assert QTransform.quadToQuad(square, line) is None
    assert isinstance(QTransform.quadToQuad(square, crossed), QTransform)


def test_everything_has_a_name_for_a_screen_reader(opened):
    dialog = opened()
    assert current().scheme == "light"
    assert dialog.view.accessibleName() == "Photo of the map"
    assert "Enter clicks" in dialog.view.accessibleDescription()
    for field in (*dialog.size_fields, *dialog.cut_fields, dialog.shifted):
        assert field.accessibleName()
    dialog.done(0)

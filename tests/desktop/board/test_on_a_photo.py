"""The map lies on a photo as the camera saw it: hexes, counters and pointer find each other."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.board.geometry import Sheet
from beachmaster.desktop.board.grids import FLAT_GRID, PhotoGrid
from beachmaster.desktop.board.map_view import MapView
from beachmaster.desktop.board.shown import MOST_UNKNOWN
from beachmaster.engine.display import Chart, Counter, Hex
from beachmaster.engine.placing import Placement, fit
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth.about import US
from engine.photographed import MAP, RIM, Photo

SEA = QColor(10, 200, 10)
TAKEN = Photo(tilt=40)
DARKEST_GRID = 80
"""Rings are darker than that in their green, the lines between hexes lighter."""


def photographed(places=RIM, photo=TAKEN):
    pixmap = QPixmap(800, 600)
    pixmap.fill(SEA)
    return PhotoGrid(pixmap, fit(photo.clicked(*places), photo.lattice.layout))


def chart(places=MAP.hexes) -> Chart:
    hexes = {place: Hex(ground="clear", words=plain_text("Clear")) for place in places}
    return Chart(title=plain_text("Test"), hexes=hexes)


def counter(place):
    return Counter(id=place, side=US, place=place, short="23", words=plain_text("23"))


@pytest.fixture
def shown(qtbot, theme):
    view = MapView()
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.set_chart(chart(), photographed())
    view.show()
    return view


def test_hexes_lie_where_the_photo_shows_them():
    sheet = Sheet(chart(), photographed())
    scale = TAKEN.size[0] / sheet.grid.frame.width()
    for place, (x, y) in TAKEN.middles.items():
        at = sheet.centres[place] * scale
        assert (at.x(), at.y()) == pytest.approx((x, y), abs=3)
        assert sheet.at(sheet.centres[place]) == place
        corners = [sheet.polygons[place].at(i) for i in range(6)]
        assert all(sheet.at(sheet.centres[place] * 0.1 + one * 0.9) == place for one in corners)


def test_nearer_hexes_are_larger():
    grid = photographed()
    assert grid.size("0913") > 1.15 * grid.size("0901")
    assert FLAT_GRID.size("0913") == 1


def test_the_whole_photo_is_in_sight(shown):
    assert (
        QRectF(shown.rect())
        .adjusted(-1, -1, 1, 1)
        .contains(shown.view.transform().mapRect(shown.sheet.grid.frame))
    )
    image = shown.grab().toImage()
    corner = shown.view.pixel(QPointF(0.1, 0.1)).toPoint()
    assert image.pixelColor(corner) == SEA


def test_counters_lie_on_their_hexes_and_are_hit_there(shown):
    shown.shown.stacks = {place: (counter(place),) for place in ("0201", "0913")}
    shown.update()
    sizes = []
    for place, stack in shown.shown.stacks.items():
        (lying,) = shown.overlay.lying(shown.shown, place, shown.view)
        assert shown.sheet.at(shown.view.paper(lying.middle)) == place
        assert shown.counter_at(lying.middle) == stack[0]
        assert shown.grab().toImage().pixelColor(lying.middle.toPoint()) != SEA
        sizes.append(lying.size)
    assert sizes[1] > sizes[0]


def test_a_click_on_the_photo_names_its_hex(shown, qtbot):
    at = shown.view.pixel(shown.sheet.centres["1502"]).toPoint()
    with qtbot.waitSignal(shown.clicked) as told:
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=at)
    assert told.args == ["1502", None]


def test_what_lies_behind_the_camera_is_off_the_photo():
    low = Placement(1000, 1000, Photo(tilt=70, size=(1000, 1000)).clicked(*RIM).pins)
    grid = PhotoGrid(QPixmap(10, 10), fit(low, MAP.layout))
    assert not grid.frame.contains(grid.place((9, 400)))
    assert grid.size("0999") > 0


def test_a_game_is_shown_on_a_photo_and_flat_again(controller, qtbot):
    view = BoardView(controller)
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.show()
    view.ahead.laid.emit(photographed())
    place = next(iter(view.map.shown.stacks))
    photo = view.map.sheet.centres[place]
    assert view.map.sheet.grid.photo is not None
    view.ahead.laid.emit(FLAT_GRID)
    assert view.map.sheet.centres[place] != photo
    assert place in view.map.shown.stacks


def test_what_can_be_chosen_has_a_ring_on_any_photo_unless_it_is_all_but_the_whole_sea(
    qtbot, theme
):
    places = MAP.hexes
    unknown = {place: Hex(ground="open", words=plain_text("?")) for place in places}
    view = MapView()
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.set_chart(Chart(title=plain_text("Test"), hexes=unknown), photographed())
    view.show()
    for lit, rings in ((places[:3], True), (places[: MOST_UNKNOWN + 1], False)):
        view.shown.lit = frozenset(lit)
        assert (min(ink.green() for ink in inks(view)) < DARKEST_GRID) == rings


def inks(view):
    """Return the colors that show on a map."""
    image = view.grab().toImage()
    return [
        image.pixelColor(x, y) for x in range(image.width()) for y in range(0, image.height(), 3)
    ]


def test_a_game_on_a_photo_begins_with_its_hexes_not_with_the_table(controller, qtbot):
    view = BoardView(controller)
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.show()
    view.ahead.laid.emit(photographed())
    assert all(
        QRectF(view.map.rect()).contains(view.map.view.pixel(centre))
        for centre in view.map.sheet.centres.values()
    )
    whole = view.map.view.fitted(view.map.paper(), QRectF(view.map.rect())).scale
    assert view.map.view.scale > whole
    view.map.show_whole()
    assert view.map.view.scale == pytest.approx(whole)

"""What a board draws for the eye: runways, rings of heights, beaches, names, compass; each once."""

import msgspec
import pytest
from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from beachmaster.desktop.board import ground, ground_print, numbers
from beachmaster.desktop.board.airfields import airfields
from beachmaster.desktop.board.area_sheet import sheet_of
from beachmaster.desktop.board.beaches import beaches, letters_of, plates
from beachmaster.desktop.board.compass import compass_box, free_corner, length_of, paint_compass
from beachmaster.desktop.board.contours import contours
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.ground_print import GroundPrint
from beachmaster.desktop.board.lettering import boxes_on_land, font_of, room_of
from beachmaster.desktop.board.shores import paint_scrub, paint_surf
from beachmaster.engine.display import Chart, Counter, Hex, Mark
from beachmaster.engine.scenery import MapName, Scenery, Summit, Survey
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth.about import US
from desktop.board.conftest import board_of
from desktop.games import played

WINDOW = QRectF(0, 0, 600, 500)
ISLANDS = ("hell-on-earth", "bloodbath")


STACK = [Counter(id="1", side=US, place="1", short="1", words=plain_text("1"))]


def plain(place="0303", **values) -> Chart:
    """Return a plain of 5 by 5 hexes, one of which is told otherwise."""
    hexes = {
        f"{x:02d}{y:02d}": Hex(ground="clear", words=plain_text("clear"))
        for x in range(1, 6)
        for y in range(1, 6)
    }
    hexes[place] = msgspec.structs.replace(hexes[place], **values)
    return Chart(title=plain_text("Plain"), hexes=hexes)


def painted(paint, sheet, theme, scale=40.0) -> QImage:
    """Return what a painter puts on a sheet of one color."""
    image = QImage(600, 500, QImage.Format.Format_RGB32)
    image.fill(theme.colour("sea"))
    painter = QPainter(image)
    paint(painter, sheet, Viewpoint(scale, QPointF(20, 20)), theme)
    painter.end()
    return image


@pytest.mark.parametrize(("game", "count"), [("hell-on-earth", 3), ("bloodbath", 3)])
def test_an_airfield_is_one_figure_that_stays_in_its_hexes(theme, game, count):
    sheet = board_of(game)
    found = airfields(sheet)
    assert len(found) == count
    for runways in found:
        for way in runways:
            for share in (0.01, 0.3, 0.5, 0.7, 0.99):
                place = sheet.at(way.pointAt(share))
                marks = sheet.chart.hexes[place].marks
                assert any(mark.symbol == "airfield" for mark in marks), (place, way)


def test_the_runways_of_an_area_lie_in_it(theme):
    sheet = board_of("ie-shima")
    ((longest, crossing),) = airfields(sheet)
    assert {sheet.at(end) for way in (longest, crossing) for end in (way.p1(), way.p2())} == {"4"}
    assert longest.intersects(crossing)[0] == longest.IntersectionType.BoundedIntersection


@pytest.mark.parametrize("game", [*ISLANDS, "ie-shima"])
def test_the_mountain_of_each_board_has_rings_of_which_the_higher_are_shorter(theme, game):
    rings = contours(board_of(game))
    lengths = [sum(stroke.length() for stroke in ring) for ring in rings]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] > 0


def test_only_what_is_declared_a_height_has_rings(theme):
    assert contours(Sheet(plain(ground="difficult"))) == ()
    assert contours(Sheet(plain(ground="mountain")))
    summit = Scenery(summits=(Summit(at=(2.0, 2.0), wide=0.5, high=200),))
    assert contours(Sheet(msgspec.structs.replace(plain(), scenery=summit)))


@pytest.mark.parametrize(
    ("game", "letters"),
    [
        ("hell-on-earth", ["B1", "G", "R1", "R2", "Y1", "Y2"]),
        ("bloodbath", ["B", "B", "G", "G", "R", "R", "Y", "Y"]),
    ],
)
def test_each_beach_has_a_bar_along_its_shore_and_its_letters_at_sea(theme, game, letters):
    sheet = board_of(game)
    found = beaches(sheet)
    assert sorted(letters_of(one.name) for one in found) == letters
    for beach in found:
        assert beach.tint
        assert len(beach.shore) > 5
        assert not sheet.coast.contains(next(beach.middles())), beach.name


def test_a_beach_on_a_map_without_a_coast_lies_at_the_foot_of_its_hex(theme):
    mark = Mark("beach", plain_text("Red beach"), "Red", tint="red")
    sheet = Sheet(plain(marks=(mark,)))
    (beach,) = beaches(sheet)
    assert {sheet.at(point) for point in beach.shore} == {"0303"}


@pytest.mark.parametrize("game", ISLANDS)
@pytest.mark.parametrize("scale", [27.0, 40.0])
def test_no_name_at_sea_runs_over_the_land_or_off_the_sheet(theme, game, scale):
    sheet, view = board_of(game), Viewpoint(scale)
    assert len(sheet.chart.scenery.names) >= 10
    for name in sheet.chart.scenery.names:
        font = font_of(name, scale, theme)
        if font is None or name.kind == "land":
            continue
        box = QRectF(QPointF(), room_of(name.text, font))
        box.moveCenter(view.pixel(QPointF(*name.at)))
        on_paper = view.transform().inverted()[0].mapRect(box)
        assert not sheet.coast.intersects(on_paper), name.text
        assert sheet.bounds.contains(on_paper), name.text


def test_a_name_too_small_to_read_is_left_out(theme):
    name = MapName(text="Bay", at=(1.0, 1.0), size=0.3)
    assert font_of(name, 29.0, theme) is None
    assert font_of(name, 31.0, theme) is not None


@pytest.mark.parametrize("game", [*ISLANDS, "ie-shima"])
def test_the_compass_lies_on_the_sea(theme, game):
    sheet = board_of(game)
    view = Viewpoint().fitted(sheet.bounds, QRectF(0, 0, 900, 700))
    box = free_corner(sheet, view, QSizeF(90, 90), theme)
    assert box is not None
    assert not sheet.coast.intersects(view.transform().inverted()[0].mapRect(box))


def test_a_map_of_unknown_size_has_no_scale(theme):
    blank = painted(lambda *_: None, Sheet(plain()), theme)
    assert painted(paint_compass, Sheet(plain()), theme, 120.0) == blank
    ends = {place: held for place, held in plain().hexes.items() if place in ("0101", "0505")}
    sized = Sheet(msgspec.structs.replace(plain(), hexes=ends, survey=Survey(km=0.5)))
    assert painted(paint_compass, sized, theme, 120.0) != blank


def test_the_scale_is_a_kilometre_where_it_fits(theme):
    assert length_of(theme.em * 6, theme.em)[0] == 1.0
    assert length_of(theme.em * 40, theme.em)[0] == 0.25
    assert length_of(theme.em * 1.3, theme.em)[0] == 5.0


@pytest.mark.parametrize(("scale", "shows"), [(33.9, False), (34.0, True)])
def test_hex_numbers_show_from_about_thirty_pixels_on(theme, monkeypatch, scale, shows):
    told = []
    monkeypatch.setattr(numbers, "hex_name", lambda place: told.append(place) or place)
    sheet = Sheet(plain())
    painted(paint_whole, sheet, theme, scale)
    assert bool(told) == shows


def test_the_ground_is_painted_once_for_a_zoom_step(theme, monkeypatch):
    times = []
    paint = ground_print.paint_ground
    monkeypatch.setattr(
        ground_print, "paint_ground", lambda *a: times.append(a[2].scale) or paint(*a)
    )
    image = QImage(600, 500, QImage.Format.Format_RGB32)
    painter, kept = QPainter(image), GroundPrint(board_of("hell-on-earth"), theme)
    for scale in (40.0, 40.0, 40.0, 48.0, 48.0):
        view = Viewpoint(scale, QPointF(0, 0))
        kept.draw(painter, view, WINDOW, moving=False, whole=False)
    kept.draw(painter, Viewpoint(48.0, QPointF(-30, 20)), WINDOW, moving=False, whole=False)
    kept.draw(painter, Viewpoint(57.6, QPointF(0, 0)), WINDOW, moving=True, whole=False)
    painter.end()
    assert times == [40.0, 48.0]


def test_a_number_that_does_not_fit_its_hex_is_left_out_instead_of_cut(theme, monkeypatch):
    """A hex named "05…" can be taken for another."""
    sheet, seen = sheet_of(plain()), []
    for name in ("", "0303", "0303 the hill of the north"):
        monkeypatch.setattr(numbers, "hex_name", lambda _place, name=name: name)
        seen.append(painted(paint_whole, sheet, theme))
    without, short, long = seen
    assert short != without
    assert long == without


def paint_whole(painter, sheet, view, theme):
    """Paint the ground under the window."""
    for _part in ground.paint_ground(painter, sheet, view, WINDOW, theme):
        pass


@pytest.mark.parametrize("game", ISLANDS)
@pytest.mark.parametrize("scale", [34.0, 43.0, 85.0])
def test_a_name_on_land_lies_under_no_counter_and_gives_way_to_one_that_comes(theme, game, scale):
    sheet, view = board_of(game), Viewpoint(scale)

    def under(boxes, places):
        laid = (sheet.lying(STACK, place, view)[0].box for place in places)
        return any(one.intersects(box) for one in laid for _, box in boxes)

    controller = played(60, game=game)
    units = controller.overview.units
    taken = {one.place for one in controller.display.position(controller.state, units).counters}
    free = boxes_on_land(sheet, view, theme, taken)
    assert free
    edge = QMarginsF(3, free[0][1].height() * 0.15, 3, free[0][1].height() * 0.15)
    inked = [(name, box.marginsRemoved(edge)) for name, box in free]
    assert not under(inked, taken & sheet.centres.keys())
    comes = {sheet.at(view.paper(box.center())) for _, box in free}
    assert under(inked, comes)
    assert boxes_on_land(sheet, view, theme, taken | comes) != free


@pytest.mark.parametrize("game", ISLANDS)
@pytest.mark.parametrize("scale", [30.0, 43.0, 85.0])
def test_the_letters_of_a_beach_lie_under_no_counter_and_the_compass_on_none(theme, game, scale):
    sheet, view = board_of(game), Viewpoint(scale)
    laid = [sheet.lying(STACK, place, view)[0].box for place in sheet.centres]
    boxes = [box for _, box in plates(sheet, view, theme)]
    assert len(boxes) == len(beaches(sheet))
    rose = compass_box(sheet, view, theme)
    for box in boxes:
        assert not any(one.intersects(box) for one in laid)
        assert rose is None or not rose.intersects(box)


def inked(image, box) -> int:
    """Count the pixels in a box that something was drawn on."""
    area = box.toAlignedRect().intersected(image.rect())
    return sum(
        image.pixelColor(x, y).value() != 0
        for x in range(area.left(), area.right())
        for y in range(area.top(), area.bottom())
    )


def test_on_a_map_of_areas_grass_leaves_badges_and_towns_free_and_surf_lies_at_sea(theme):
    """Our own drawing: no rule reads it, and nothing that is printed may lie under it."""
    controller = played(0, game="ie-shima")
    sheet, view = sheet_of(controller.display.chart(controller.state)), Viewpoint(60.0)

    def drawn(paint):
        image = QImage(600, 320, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        paint(painter)
        painter.end()
        return image

    theme.apply("dark")  # whose ink is light: black is nothing
    scrub = drawn(lambda painter: paint_scrub(painter, sheet, view, theme))
    inside = {place: view.transform().map(sheet.polygons[place]) for place in sheet.chart.areas}
    for place, spot in sheet.chart.areas.items():
        badge = view.transform().mapRect(sheet.badge_box(place, view))
        assert not inked(scrub, badge), place
        middle = QRectF(0, 0, 12, 12)
        middle.moveCenter(inside[place].boundingRect().center())
        assert not spot.square or not inked(scrub, middle)
    assert inked(scrub, QRectF(scrub.rect()))
    coast = view.transform().map(sheet.coast)
    surf = drawn(lambda painter: paint_surf(painter, coast, sheet.unit * view.scale, theme))
    assert inked(surf, QRectF(surf.rect()))
    places = (view.pixel(sheet.centres[place]) for place in sheet.chart.areas)
    assert not any(inked(surf, QRectF(at.x() - 2, at.y() - 2, 4, 4)) for at in places)
    theme.apply("contrast")
    plain_sea = drawn(lambda painter: paint_surf(painter, coast, 60.0, theme))
    assert not inked(plain_sea, QRectF(surf.rect()))


@pytest.mark.parametrize(("scale", "shows"), [(27.9, []), (44.0, ["0303", "0404"])])
def test_a_hex_that_can_be_picked_has_its_number_in_its_middle(theme, monkeypatch, scale, shows):
    told, sheet = [], Sheet(plain())
    monkeypatch.setattr(numbers, "hex_name", lambda place: told.append(place) or place)
    lit = ("0303", "0404")
    painted(
        lambda painter, *_: numbers.paint_lit_numbers(painter, sheet, lit, Viewpoint(scale), theme),
        sheet,
        theme,
    )
    assert told == shows

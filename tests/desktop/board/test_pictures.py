"""Grounds, marks and counters can be told apart without colour, in any layout."""

from itertools import combinations
from typing import get_args

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from beachmaster.desktop.board.branches import SIGNS, draw_branch, draw_echelon
from beachmaster.desktop.board.counters import CounterPress, room, tabs
from beachmaster.desktop.board.faces import (
    BOX_FROM,
    LEAST_NAME,
    STEPS_FROM,
    VALUES_FROM,
    has_strip,
    parts,
    room_of_name,
    shows_branch,
    shows_steps,
    shows_values,
    written,
)
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.ground import paint_ground
from beachmaster.desktop.board.marks import draw_mark
from beachmaster.desktop.board.paper import GRAIN
from beachmaster.desktop.board.patterns import draw_pattern
from beachmaster.desktop.board.relief import paint_relief
from beachmaster.desktop.board.stacks import CLEAR, NUMBERED, lying, plate
from beachmaster.engine.display import Chart, Counter, Ground, Hex, Mark, Symbol
from beachmaster.engine.echelon import ECHELONS
from beachmaster.engine.hexgrid import Layout
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth.about import JAPAN, US

GROUNDS = get_args(Ground)
SYMBOLS = get_args(Symbol)


def picture(draw, size: int = 80) -> QImage:
    """Return a drawing around the middle of a white sheet."""
    image = QImage(size, size, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.translate(size / 2, size / 2)
    draw(painter)
    painter.end()
    return image


def counter(**values) -> Counter:
    given = {"id": "1", "side": US, "place": "0101", "short": "23", "words": plain_text("23")}
    return Counter(**{**given, **values})


def all_grounds(orientation: str) -> Chart:
    hexes = {}
    for at, ground in enumerate(GROUNDS):
        symbol = SYMBOLS[at % len(SYMBOLS)]
        marks = [Mark(symbol, plain_text(symbol), "3")]
        hexes[f"{at % 4 + 1:02d}{at // 4 + 1:02d}"] = Hex(
            ground=ground,
            words=plain_text(ground),
            sector="Amber" if at < 4 else "Blue",
            hill=at % 3 == 0,
            label=f"The {ground}",
            marks=tuple(marks),
        )
    return Chart(title=plain_text("All"), hexes=hexes, layout=Layout(orientation=orientation))


def test_every_ground_has_a_pattern_of_its_own(theme):
    ink = QColor("black")
    drawn = {
        ground: picture(lambda painter, g=ground: draw_pattern(painter, g, 80, 7, ink))
        for ground in GROUNDS
    }
    for one, other in combinations(GROUNDS, 2):
        assert drawn[one] != drawn[other], (one, other)


def test_the_same_hex_always_looks_the_same(theme):
    ink = QColor("black")
    one, two = (picture(lambda p: draw_pattern(p, "rough", 80, 512, ink)) for _ in range(2))
    assert one == two
    assert picture(lambda p: draw_pattern(p, "rough", 80, 513, ink)) != one


def test_every_mark_has_a_shape_of_its_own(theme):
    drawn = {
        symbol: picture(lambda p, s=symbol: draw_mark(p, Mark(s, plain_text(s), "3"), 60, theme))
        for symbol in SYMBOLS
    }
    for one, other in combinations(SYMBOLS, 2):
        assert drawn[one] != drawn[other], (one, other)


def off(one: QColor, other: QColor) -> int:
    """Return how far two colors are apart where they differ most, of 255."""
    pairs = zip(one.getRgb(), other.getRgb(), strict=True)
    return max(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize("scheme", ["light", "dark", "evening", "contrast"])
def test_a_map_without_a_coast_is_painted_in_either_layout(theme, orientation, scheme):
    theme.apply(scheme)
    sheet = Sheet(all_grounds(orientation))
    window = QRectF(0, 0, 600, 400)
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    view = Viewpoint().fitted(sheet.bounds, window)
    for _part in paint_ground(painter, sheet, view, window, theme):
        pass
    painter.end()
    sea = theme.colour("sea")
    assert off(image.pixelColor(1, 1), sea) <= GRAIN * 255 + 1
    for centre in sheet.centres.values():
        spot = view.pixel(centre + QPointF(0.2, -0.25)).toPoint()
        assert image.pixelColor(spot) != sea


def shaded(ground):
    """Return how a plain with one higher hex in its middle is shaded north-west and south-east."""
    hexes = {
        f"{x:02d}{y:02d}": Hex(ground="clear", words=plain_text("clear"))
        for x in range(1, 6)
        for y in range(1, 6)
    }
    hexes["0303"] = Hex(ground=ground, words=plain_text(ground))
    sheet = Sheet(Chart(title=plain_text("One"), hexes=hexes, layout=Layout(orientation="flat")))
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(QColor(128, 128, 128))
    painter = QPainter(image)
    view = Viewpoint().fitted(sheet.bounds, QRectF(0, 0, 400, 400))
    paint_relief(painter, sheet, view, by_day=True)
    painter.end()
    off = QPointF(0.32, 0.32)
    middle = sheet.centres["0303"]
    return [image.pixelColor(view.pixel(at).toPoint()).red() for at in (middle - off, middle + off)]


def test_a_height_is_light_towards_the_north_west_and_dark_behind(theme):
    north_west, south_east = shaded("mountain")
    assert north_west > 128 > south_east
    assert shaded("clear") == [128, 128]


def test_a_map_that_is_learned_as_one_plays_has_no_heights(theme):
    assert shaded("open") == [128, 128]


@pytest.mark.parametrize(
    "change",
    [
        {"side": JAPAN},
        {"hidden": True},
        {"kind": "tank"},
        {"kind": "pillbox"},
        {"echelon": "II"},
        {"steps": 1},
        {"turned": 90},
        {"stripe": "4"},
        {"values": "4/1"},
        {"markers": ("DR",)},
        {"short": "24"},
    ],
)
def test_what_differs_on_a_counter_shows(theme, change):
    base = {"steps": 4, "whole": 4, "values": "3/1"}
    press = CounterPress(theme)
    before = press.pixmap(counter(**base), 60, 1.0).toImage()
    after = press.pixmap(counter(**{**base, **change}), 60, 1.0).toImage()
    grey = QImage.Format.Format_Grayscale8
    assert before.convertToFormat(grey) != after.convertToFormat(grey)


def test_every_sort_of_unit_has_a_sign_of_its_own(theme):
    one_sign = {"", "infantry", "naval-guard"}, {"engineer", "construction"}, {"machine-gun", "mg"}
    drawn = {
        sort: picture(lambda p, s=sort: draw_branch(p, s, QPointF(), 120, QColor("black")))
        for sort in SIGNS
    }
    for one, other in combinations(SIGNS, 2):
        same = any({one, other} <= group for group in one_sign)
        assert (drawn[one] == drawn[other]) == same, (one, other)


def test_a_small_counter_shows_no_sort(theme):
    press = CounterPress(theme)
    base = {"steps": 4, "whole": 4, "values": "3/1"}
    small, tank = (press.pixmap(counter(**base, kind=k), 21, 1.0).toImage() for k in ("", "tank"))
    assert small == tank


@pytest.mark.parametrize("short", ["23", "24-f", "1/145"])
def test_a_counter_of_28_pixels_shows_sign_size_mark_name_and_steps(theme, short):
    unit = counter(short=short, values="3/1", steps=3, whole=4, echelon="II")
    assert shows_branch(unit, 28)
    assert shows_steps(unit, 28)
    assert room_of_name(unit, 28.0)[1] >= LEAST_NAME
    before = CounterPress(theme).pixmap(unit, 28, 1.0).toImage()
    for change in ({"echelon": "III"}, {"kind": "tank"}, {"short": "9"}, {"steps": 2}):
        other = msgspec.structs.replace(unit, **change)
        assert CounterPress(theme).pixmap(other, 28, 1.0).toImage() != before, change


def test_every_size_of_unit_has_a_mark_of_its_own(theme):
    drawn = [
        picture(lambda p, e=echelon: draw_echelon(p, e, QPointF(), 120, QColor("black")))
        for echelon in ECHELONS
    ]
    assert all(one != other for one, other in combinations(drawn, 2))


def test_what_says_most_stays_longest_on_a_smaller_counter():
    unit = counter(short="24", values="3/1", steps=4, whole=4)
    shows = ((shows_steps, STEPS_FROM), (shows_branch, BOX_FROM), (shows_values, VALUES_FROM))
    for shown, least in shows:
        assert shown(unit, least)
        assert not shown(unit, least - 1)
    assert STEPS_FROM < BOX_FROM < VALUES_FROM
    assert not has_strip(counter(hidden=True), 80)


def test_a_name_that_would_be_too_small_below_a_sign_stands_alone():
    assert not shows_branch(counter(short="1/306-11", whole=2), 28)
    assert shows_branch(counter(short="1/306-11", whole=2), 40)


def test_the_letter_of_a_long_name_stands_beside_the_sign_so_that_the_rest_can_be_read():
    assert parts("1/306 A") == ("1/306", "A")
    assert [parts(one)[1] for one in ("2/1 D", "tank-5", "Labor guns")] == ["", "", ""]
    assert shows_branch(counter(short="1/306 A", whole=2), 28)


def test_a_unit_that_lost_a_step_has_a_band_across_it(theme):
    """The reverse side of a counter is printed so; a dot alone is hardly seen."""
    inks = []
    for steps in (4, 3):
        image = CounterPress(theme).pixmap(counter(steps=steps, whole=4), 60, 1.0).toImage()
        middle = image.height() // 2
        inks.append([image.pixelColor(image.width() // 2 - 27, middle - at) for at in range(20)])
    assert inks[0] != inks[1]


def test_counters_stand_on_whole_pixels(theme):
    """Between two pixels all their lines would be blurred."""
    assert all((room(size) - size) % 2 == 0 for size in range(8, 90))


@pytest.mark.parametrize(("short", "rest"), [("tank-5", "5"), ("inf-148-2", "148-2")])
def test_where_its_whole_name_is_too_small_the_sign_tells_the_sort(short, rest):
    unit = counter(short=short, whole=2, kind="tank")
    assert written(unit, 26) == rest
    assert shows_branch(unit, 26)
    assert written(unit, 60) == short


@pytest.mark.parametrize("short", ["26-2", "24-f", "27", "tank-5"])
def test_hexes_too_small_for_their_numbers_hold_counters_with_a_sign(short):
    """A whole map at 1280x800 has such hexes: what sort a unit is comes before a larger number."""
    assert shows_branch(counter(short=short, whole=2, kind="tank"), plate(NUMBERED - 4))


def test_larger_hexes_have_larger_counters_that_leave_numbers_and_names_their_room():
    sizes = [plate(float(scale)) for scale in range(16, 120)]
    assert sizes == sorted(sizes)
    assert plate(100.0) == pytest.approx(62)
    middle, scale = QPointF(), CLEAR
    (alone,) = lying([counter()], middle, scale)
    assert alone.box.top() >= -scale * 0.33
    assert alone.box.bottom() <= scale * 0.5


@pytest.mark.parametrize("size", [17, 24, 30, 44, 80])
@pytest.mark.parametrize("short", ["23", "1/145"])
def test_markers_never_lie_on_the_name(theme, size, short):
    base = {"short": short, "steps": 4, "whole": 4, "values": "3/1"}
    marked = counter(**base, markers=("DR", "RA"))
    name, tall = room_of_name(marked, float(size))
    name = QRectF(name.left(), name.center().y() - tall * 0.37, name.width(), tall * 0.74)
    if shows_branch(marked, size):
        assert not any(box.intersects(name) for box in tabs(theme, marked, float(size)))
    press = CounterPress(theme)
    plain = press.pixmap(counter(**base), size, 1.0).toImage()
    assert plain != press.pixmap(marked, size, 1.0).toImage()


def test_an_estimate_is_marked_on_the_counter(theme):
    press = CounterPress(theme)
    one = press.pixmap(counter(values="3/1"), 60, 1.0).toImage()
    assert one != press.pixmap(counter(values="3/1", estimate=True), 60, 1.0).toImage()


def test_a_counter_is_printed_once_for_each_size(theme):
    press = CounterPress(theme)
    first = press.pixmap(counter(), 60, 1.0)
    assert press.pixmap(counter(), 60, 1.0).cacheKey() == first.cacheKey()
    assert press.pixmap(counter(), 61, 1.0).cacheKey() != first.cacheKey()
    press.forget()
    assert press.pixmap(counter(), 60, 1.0).cacheKey() != first.cacheKey()


def test_pictures_are_crisp_on_a_dense_screen(theme):
    made = CounterPress(theme).pixmap(counter(), 60, 2.0)
    assert made.devicePixelRatio() == 2.0
    assert made.width() == 2 * CounterPress(theme).pixmap(counter(), 60, 1.0).width()


@pytest.mark.parametrize("names", [["3", "4", "5"], ["1/305", "2/305", "3/305"]])
def test_a_stripe_belongs_to_its_name_whatever_is_drawn_first(theme, names):
    press, other = CounterPress(theme), CounterPress(theme)
    found = {name: press.stripe_of(name) for name in names}
    assert {name: other.stripe_of(name) for name in reversed(names)} == found
    assert len(set(found.values())) == len(names)

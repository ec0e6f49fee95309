"""How the counters of Ie Shima lie on the map in the window: side by side, in piles, as plates."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from beachmaster.desktop.board.area_sheet import LARGER, LEAST_ALONE, SMALLEST_CHIP, sheet_of
from beachmaster.desktop.board.faces import room_of_name
from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.piles import draw_many
from beachmaster.desktop.board.stacks import Placed, by_hex
from beachmaster.desktop.board.trays import in_rows, inside, places
from beachmaster.engine.display import Counter
from beachmaster.engine.text import plain_text
from beachmaster.games.ie_shima.about import US
from desktop.games import played
from games.ie_shima.island import at, session

STACKS = {
    "3/306": "green",
    "1/306": "4",
    "2/306": "4",
    "SEI": "15",
    "2/1 A": "15",
    "MG A": "15-",
    "MG B": "15-",
}


@pytest.fixture
def lying(theme):
    """Return how the counters of a place lie at a scale."""
    game = session(position=at(STACKS, control=["4"]))
    module, state = game.module, game.state
    sheet = sheet_of(module.chart(state))
    stacks = by_hex(module.position(state, module.overview(state).units).counters)
    return lambda place, scale: sheet.lying(stacks[place], place, Viewpoint(scale))


def test_where_there_is_room_each_lies_alone(lying):
    assert [one.many for one in lying("4", 300.0)] == [0] * 8


def test_battalions_lie_in_piles_called_by_their_names(lying):
    found = {one.short: one.many for one in lying("green", 40.0)}
    assert found == {"3/306": 4}
    assert {(one.short, one.many) for one in lying("4", 80.0)} == {("1/306", 4), ("2/306", 4)}


def test_a_mixed_pile_has_no_name_and_reduced_units_lie_apart(lying):
    found = lying("15", 85.0)
    assert sorted((one.many, one.short) for one in found) == [(2, "MG"), (5, "")]
    reduced = next(one.counter for one in found if one.many == 2)
    assert reduced.steps < reduced.whole


@pytest.mark.parametrize("scale", [110.0, 200.0])
def test_no_counter_is_much_larger_than_another_in_sight(theme, scale):
    game = session(position=at(STACKS | {"SEI": "13"}, control=["4"]))
    module, state, view = game.module, game.state, Viewpoint(scale)
    stacks = by_hex(module.position(state, module.overview(state).units).counters)
    sheet = sheet_of(module.chart(state))
    alone = sheet.lying(stacks["13"], "13", view)[0].size
    laid = [sheet.lying(held, place, view, stacks) for place, held in stacks.items()]
    laid = [
        lot for lot, place in zip(laid, stacks, strict=True) if not sheet.chart.hexes[place].tray
    ]
    faces = [one.size for lot in laid for one in lot if not one.many or one.short]
    assert max(faces) <= max(LARGER * min(faces), LEAST_ALONE) + 0.01
    assert max(faces) < alone


def test_plates_never_lie_on_one_another(lying):
    boxes = [one.middle for one in lying("15", 30.0)]
    apart = [abs(a.x() - b.x()) for a in boxes for b in boxes if a is not b]
    assert all(far >= SMALLEST_CHIP - 0.01 for far in apart)


def test_counters_in_a_tray_lie_in_even_rows_off_its_edges_and_its_title():
    tray = QRectF(0, 0, 100, 80)
    for count, rows in ((1, 1), (5, 1), (6, 2), (7, 2), (12, 3)):
        laid = in_rows(tray, 18.0, count)
        assert count <= places(tray, 18.0)
        assert len({round(at.y(), 3) for at in laid}) == rows
        boxes = [QRectF(at.x() - 9, at.y() - 9, 18, 18) for at in laid]
        assert all(inside(tray).contains(box) for box in boxes)
        middle = sum(at.x() for at in laid if at.y() == laid[-1].y())
        assert middle / sum(at.y() == laid[-1].y() for at in laid) == pytest.approx(50)


@pytest.mark.parametrize("scale", [45.0, 70.0, 100.0, 170.0])
def test_no_counter_and_no_number_hangs_over_the_edge_of_a_tray(theme, scale):
    controller = played(0, game="ie-shima")
    chart = controller.display.chart(controller.state)
    sheet, view = sheet_of(chart), Viewpoint(scale)
    position = controller.display.position(controller.state, controller.overview.units)
    stacks = by_hex(position.counters)
    laid = {place: sheet.lying(stacks.get(place, ()), place, view) for place in chart.trays}
    assert any(laid.values())
    for place, counters in laid.items():
        tray = view.transform().mapRect(sheet.polygons[place].boundingRect())
        assert all(tray.contains(one.box) for one in counters), place


def test_the_number_of_a_pile_stands_above_its_name(theme):
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    words = plain_text("1/306 A")
    unit = Counter(id="1", side=US, place="4", short="1/306 A", words=words, steps=2, whole=2)
    pile = Placed(unit, QPointF(50, 50), 60.0, many=4)
    draw_many(painter, pile, theme)
    painter.end()
    inked = [y for x in range(100) for y in range(100) if image.pixelColor(x, y) != "white"]
    name, _ = room_of_name(unit, 60.0)
    assert min(inked) >= 50 - 30 - 8
    assert max(inked) <= 50 + name.center().y()

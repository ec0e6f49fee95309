"""How the counters of Ie Shima lie on the map in the window: side by side, in boxes, in piles."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from beachmaster.desktop.board.area_sheet import sheet_of
from beachmaster.desktop.board.area_stacks import FILLS, LEAST_PIXELS
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
    "2/1 B": "16",
    "2/1 C": "16",
    "2/1 D": "16",
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
    assert [one.many for one in lying("16", 100.0)] == [0] * 3


def test_a_box_whose_counters_have_no_room_holds_piles_called_by_their_names(theme):
    game = session(position=at({"1/306": "green", "2/306": "green", "3/306": "green"}, control=[]))
    module, state = game.module, game.state
    sheet = sheet_of(module.chart(state))
    stacks = by_hex(module.position(state, module.overview(state).units).counters)
    assert {
        (one.short, one.many) for one in sheet.lying(stacks["green"], "green", Viewpoint(60.0))
    } == {
        ("1/306", 4),
        ("2/306", 4),
        ("3/306", 4),
    }


@pytest.fixture
def laid(theme):
    """Return the sheet and the stacks of an island whose small areas are full."""
    game = session(position=at(STACKS | {"2/1 A": "11", "MG B": "11"}, control=["4"]))
    module, state = game.module, game.state
    stacks = by_hex(module.position(state, module.overview(state).units).counters)
    return sheet_of(module.chart(state)), stacks


@pytest.mark.parametrize("scale", [70.0, 100.0, 200.0])
def test_all_counters_of_the_map_have_one_size(laid, scale):
    sheet, stacks = laid
    view = Viewpoint(scale)
    sizes = {
        one.size for place, held in stacks.items() for one in sheet.lying(held, place, view, stacks)
    }
    assert len(sizes) == 1
    assert min(sizes) >= LEAST_PIXELS * FILLS - 0.01


@pytest.mark.parametrize("scale", [85.0, 100.0, 200.0])
def test_counters_of_a_full_area_lie_in_a_box_that_covers_nothing(laid, scale):
    sheet, stacks = laid
    view = Viewpoint(scale)
    boxes = sheet.stacks.boxes(stacks, view)
    assert boxes or scale > 100
    for place, box in boxes.items():
        assert sheet.bounds.contains(box)
        assert not any(box.intersects(sheet.kept_free(one, view)) for one in sheet.chart.areas)
        for other, lot in sheet.stacks.lots(stacks, view).items():
            inside = [at for at in lot.spots if box.contains(at)]
            assert len(inside) == (len(lot.spots) if other == place else 0)
        for spot in sheet.stacks.lots(stacks, view)[place].spots:
            assert sheet.shown_at(spot, view, stacks) == place


def test_a_stack_that_lies_open_is_not_fanned_out(laid):
    sheet, stacks = laid
    view = Viewpoint(100.0)
    assert not sheet.hides(stacks["16"], "16", view, stacks)
    assert sheet.hides(stacks["4"], "4", view, stacks)


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

"""The sheet finds hexes under points, and the view keeps them there."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.engine.display import Chart, Hex
from beachmaster.engine.text import plain_text


def chart(*places: str, sectors: dict[str, str] | None = None) -> Chart:
    sectors = sectors or {}
    hexes = {
        place: Hex(ground="clear", words=plain_text("Clear"), sector=sectors.get(place, ""))
        for place in places
    }
    return Chart(title=plain_text("Test"), hexes=hexes)


BLOCK = tuple(f"{column:02d}{row:02d}" for column in range(1, 6) for row in range(1, 6))


@pytest.mark.parametrize("place", BLOCK)
def test_the_middle_of_a_hex_lies_in_it(place):
    sheet = Sheet(chart(*BLOCK))
    assert sheet.at(sheet.centres[place]) == place
    assert sheet.at(sheet.centres[place] + QPointF(0.3, 0.3)) == place


def test_the_sea_is_no_hex():
    sheet = Sheet(chart(*BLOCK))
    assert sheet.at(sheet.bounds.topLeft()) is None
    assert Sheet(chart()).at(QPointF(0, 0)) is None


@pytest.mark.parametrize("corner", [(0.1, 0.2), (2.3, 1.9), (-3.0, 0.0), (40.0, 40.0)])
def test_what_a_box_covers_is_what_it_shares_with_each_hex(corner):
    sheet, box = Sheet(chart(*BLOCK)), QRectF(QPointF(*corner), QSizeF(3.1, 1.7))
    parts = [box.intersected(polygon.boundingRect()) for polygon in sheet.polygons.values()]
    shared = sum(part.width() * part.height() for part in parts)
    assert sheet.covered(box) == pytest.approx(shared)


def test_arrows_go_to_the_neighbour_and_over_gaps():
    sheet = Sheet(chart("0303", "0302", "0304", "0403", "0203", "0306"))
    assert sheet.step("0303", 0, -1) == "0302"
    assert sheet.step("0303", 0, 1) == "0304"
    assert sheet.step("0304", 0, 1) == "0306"
    assert sheet.step("0303", 1, 0) == "0403"
    assert sheet.step("0303", -1, 0) == "0203"
    assert sheet.step("0302", 0, -1) is None


def test_a_border_runs_only_where_sectors_meet():
    sheet = Sheet(chart("0101", "0102", "0103", sectors={"0101": "1", "0102": "1", "0103": "2"}))
    assert len(sheet.sector_edges) == 1
    start, end = sheet.sector_edges[0]
    assert (start.y(), end.y()) == pytest.approx((2.5, 2.5), abs=0.01) or start.y() == end.y()
    assert sheet.sectors == ["1", "2"]


def test_zooming_keeps_the_place_under_the_pointer():
    view = Viewpoint(40.0, QPointF(13, 7))
    pointer = QPointF(220, 140)
    assert view.zoomed(93.0, pointer).paper(pointer).toPoint() == view.paper(pointer).toPoint()


def test_a_fitted_view_shows_all_of_the_paper():
    paper, window = QRectF(1, 2, 10, 20), QRectF(0, 0, 300, 200)
    shown = Viewpoint().fitted(paper, window).transform().mapRect(paper)
    assert window.adjusted(-0.01, -0.01, 0.01, 0.01).contains(shown)
    assert shown.height() == pytest.approx(200)

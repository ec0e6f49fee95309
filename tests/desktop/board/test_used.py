"""A map that is learned in play shows the part in use, until the player looks elsewhere."""

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from beachmaster.desktop.board.geometry import Sheet
from beachmaster.desktop.board.map_view import MapView
from beachmaster.desktop.board.readable import HEX
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.board.used import LEAST, used_part
from beachmaster.engine.display import Chart, Hex
from beachmaster.engine.text import plain_text

KNOWN = {"1510": "clear", "1812": "rough"}


def grid(**known) -> Chart:
    """Return a map of 30 by 30 hexes of which little is known."""
    hexes = {
        f"{x:02d}{y:02d}": Hex(ground="open", words=plain_text("open"))
        for x in range(1, 31)
        for y in range(1, 31)
    }
    for place, ground in known.items():
        hexes[place] = msgspec.structs.replace(hexes[place], ground=ground)
    return Chart(title=plain_text("Own"), hexes=hexes)


@pytest.fixture
def view(theme, qtbot) -> MapView:
    """Show a map of which two hexes are known."""
    view = MapView()
    qtbot.addWidget(view)
    view.resize(800, 700)
    view.set_chart(grid(**KNOWN))
    view.follow_use()
    return view


def test_where_nothing_or_all_is_known_there_is_no_part():
    assert used_part(Sheet(grid()), Shown()) is None
    whole = {f"{x:02d}{y:02d}": "clear" for x in range(1, 31) for y in range(1, 31)}
    assert used_part(Sheet(grid(**whole)), Shown()) is None


def test_the_part_holds_what_is_known_what_lies_there_and_what_is_asked():
    sheet = Sheet(grid(**KNOWN))
    part = used_part(sheet, Shown(stacks={"2020": ()}, subjects={"1005"}))
    assert part is not None
    assert all(part.contains(sheet.centres[place]) for place in (*KNOWN, "2020", "1005"))
    assert not part.contains(sheet.centres["3030"])


def test_a_part_is_no_smaller_than_one_can_look_around_in():
    part = used_part(Sheet(grid(**{"1515": "clear"})), Shown())
    assert part is not None
    assert part.width() == pytest.approx(LEAST)


def test_a_map_begins_with_its_known_part(view):
    whole = view.view.fitted(view.paper(), QRectF(view.rect())).scale
    assert view.view.scale > 1.5 * whole
    assert all(QRectF(view.rect()).contains(view.view.pixel(view.sheet.centres[p])) for p in KNOWN)


def test_it_grows_with_what_is_learned_and_stands_still_otherwise(view):
    before = view.view.scale
    view.renew_chart(grid(**KNOWN, **{"1611": "clear"}))
    view.follow_use()
    assert view.view.scale == before
    view.renew_chart(grid(**KNOWN, **{"2928": "clear"}))
    view.follow_use()
    assert view.view.scale < before


@pytest.mark.parametrize(
    "look",
    [
        lambda view: view.zoom(1.5),
        lambda view: view.pan(QPointF(40, 40)),
        lambda view: view.show_whole(),
    ],
)
def test_who_looks_elsewhere_stays_there(view, look):
    look(view)
    chosen = view.view
    view.renew_chart(grid(**KNOWN, **{"2928": "clear"}))
    view.follow_use()
    assert view.view == chosen


def test_nothing_moves_under_the_brush(view):
    view.painting, before = True, view.view
    view.renew_chart(grid(**KNOWN, **{"2928": "clear"}))
    view.follow_use()
    assert view.view == before


def test_bringing_a_hex_into_sight_leaves_it_following(view):
    view.reveal("3030")
    view.follow_use()
    assert view.sees(QRectF(view.sheet.centres["1510"], view.sheet.centres["1812"]))


def test_a_larger_window_shows_the_same_part_larger(view):
    before = view.view.scale
    view.resize(1200, 1050)
    view.show()
    assert view.view.scale > before


@pytest.fixture
def known(theme, qtbot) -> MapView:
    """Show a map that is known whole in a window in which all of it would be too small."""
    view = MapView()
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.set_chart(grid(**dict.fromkeys(grid().hexes, "clear")))
    return view


def test_a_map_that_would_be_too_small_to_read_shows_what_is_asked_for(known):
    known.shown.lit = frozenset({"0303", "0404"})
    known.follow_use()
    assert known.view.scale >= HEX * known.theme.em * 0.99
    assert known.sees(QRectF(known.sheet.centres["0303"], known.sheet.centres["0404"]))
    known.shown.lit = frozenset({"2828"})
    known.follow_use()
    assert known.sees(QRectF(known.sheet.centres["2828"], QSizeF(0.1, 0.1)))


def test_it_stands_still_as_long_as_what_is_asked_for_is_in_sight(known):
    known.shown.lit = frozenset({"0303", "0404"})
    known.follow_use()
    before = known.view
    known.shown.lit = frozenset({"0404"})
    known.follow_use()
    known.shown.lit = frozenset()
    known.follow_use()
    assert known.view == before


def test_what_is_asked_for_all_over_shows_first_what_the_question_is_about(known):
    known.shown.lit = frozenset({"0101", "3030"})
    known.shown.subjects = frozenset({"2705"})
    known.follow_use()
    assert known.sees(QRectF(known.sheet.centres["2705"], QSizeF(0.1, 0.1)))


def test_in_a_window_with_room_it_shows_whole_again(known):
    known.follow_use()
    known.resize(1500, 1300)
    known.show()
    assert known.sees(known.paper().adjusted(1, 1, -1, -1))


def test_where_nothing_is_asked_for_the_whole_map_shows_however_small(known):
    known.theme.apply("light", 250)
    known.show()
    assert known.sees(known.paper().adjusted(1, 1, -1, -1))


def test_larger_text_brings_what_is_asked_for_nearer(known):
    known.shown.lit = frozenset({"0303"})
    known.resize(1000, 900)
    known.show()
    before = known.view.scale
    known.theme.apply("light", 250)
    assert known.view.scale > before
    assert known.view.scale >= HEX * known.theme.em * 0.99


def test_who_wants_the_whole_map_keeps_it(known):
    known.follow_use()
    known.show_whole()
    known.shown.lit = frozenset({"0303"})
    known.follow_use()
    assert known.sees(known.paper().adjusted(1, 1, -1, -1))

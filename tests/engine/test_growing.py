"""A lattice without numbers grows from one hex and two neighbours until it covers the map."""

import random

import pytest

from beachmaster.engine import hexgrid
from beachmaster.engine.growing import Extent, extent, grown, settled, shifted_otherwise, started
from beachmaster.engine.hexgrid import FLAT
from beachmaster.engine.placing import USABLE, Lattice, Pin, Placement, fit
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import render
from engine.photographed import MAP, OFF, Photo

MIDDLE = "0907"
CORNERS = [(-1, -1), (1, 1), (1, -1), (-1, 1), (0, -1), (1, 0), (0, 1), (-1, 0)]


class Player:
    """Who clicks three hexes and then drags a drawn one far out onto its printed one."""

    def __init__(self, photo, seed):
        self.photo, self.chance = photo, random.Random(seed)
        clicks = [self.click(place) for place in (MIDDLE, "0906", "1006")]
        self.placement = started(Placement(*photo.size), clicks, FLAT)
        self.start = hexgrid.axial(self.placement.pins[0].hex, FLAT)

    def click(self, place):
        return self.photo.slipped(place, self.chance, OFF)

    def printed(self, place):
        """Return the printed hex that a drawn one stands for."""
        (q, r), (a, b) = hexgrid.axial(place, FLAT), hexgrid.axial(MIDDLE, FLAT)
        found = hexgrid.at_axial((q - self.start[0] + a, r - self.start[1] + b), FLAT)
        return found if found in self.photo.middles else None

    def drawn(self, found):
        return [place for place in grown(found) if self.printed(place)]

    def drag(self, found, way):
        held = {pin.hex for pin in self.placement.pins}
        x, y = CORNERS[way % len(CORNERS)]
        farthest = max(
            (place for place in self.drawn(found) if place not in held),
            key=lambda place: found.middle(place)[0] * x + found.middle(place)[1] * y,
        )
        pin = Pin(farthest, *self.click(self.printed(farthest)))
        self.placement = Placement(*self.photo.size, (*self.placement.pins, pin))


def narrower(found, places):
    """Return the fit whose straight bounds around some hexes hold the fewest."""
    other = shifted_otherwise(found)
    moved = [other.hex_at(found.middle(place)) for place in places]
    both = [(found, extent(places)), (other, extent(moved))]
    return min(both, key=lambda one: one[1].columns * one[1].rows)


@pytest.mark.parametrize("tilt", [0, 20, 35])
@pytest.mark.parametrize("seed", range(3))
def test_the_grid_covers_the_map_after_a_few_drags(tilt, seed):
    player = Player(Photo(tilt=tilt), seed)
    drags = 0
    found = fit(player.placement, FLAT)
    assert 7 <= len(player.drawn(found)) < len(MAP.hexes)
    while len(drawn := player.drawn(found)) < len(MAP.hexes) or (
        found.least_sure(drawn)[1] > USABLE
    ):
        player.drag(found, drags)
        found = fit(player.placement, FLAT)
        drags += 1
        assert drags <= 9
    lattice, placement = settled(*narrower(found, drawn))
    assert (lattice.columns, lattice.rows) == (MAP.columns, MAP.rows)
    anew = fit(placement, lattice.layout)
    at = anew.middle(MIDDLE)
    assert player.photo.middles[MIDDLE] == pytest.approx(at, abs=3 * OFF)
    assert anew.least_sure(lattice.hexes)[1] <= USABLE


def test_calling_other_columns_shifted_moves_no_hex():
    found = fit(Photo().clicked("0303", "1503", "1511", "0311", "0808"), FLAT)
    other = shifted_otherwise(found)
    assert other.layout.shifted == "odd"
    assert max(other.misfits) < 0.01
    assert other.middle("0303") == pytest.approx(found.middle("0303"), abs=0.01)
    around = {found.middle(place) for place in hexgrid.neighbours("0808", FLAT)}
    assert all(min(abs(x - u) + abs(y - v) for u, v in around) < 0.1 for x, y in (
        other.middle(place)
        for place in hexgrid.neighbours(other.placement.pins[4].hex, other.layout)
    ))  # fmt: skip


@pytest.mark.parametrize(("first", "shifted"), [("0303", "even"), ("0203", "odd")])
def test_counting_anew_keeps_every_hex_where_it_is(first, shifted):
    photo = Photo()
    found = fit(photo.clicked("0303", "1503", "1511", "0311"), FLAT)
    column, row = hexgrid.parse(first)
    lattice, placement = settled(found, Extent(column, row, 15, 11))
    assert (lattice.columns, lattice.rows, lattice.shifted) == (16 - column, 12 - row, shifted)
    anew = fit(placement, lattice.layout)
    for place in lattice.hexes:
        c, r = hexgrid.parse(place)
        before = hexgrid.name(c + column - 1, r + row - 1)
        assert anew.middle(place) == pytest.approx(found.middle(before), abs=0.01)


def test_a_pin_that_has_no_number_any_more_is_let_go():
    found = fit(Photo().clicked("0101", "1701", "1713", "0113", "0909"), FLAT)
    _lattice, placement = settled(found, Extent(2, 2, 17, 13))
    assert [pin.hex for pin in placement.pins] == ["1612", "0808"]


def test_more_hexes_than_a_board_may_have_are_refused():
    found = fit(Photo(Lattice(60, 60)).clicked("0101", "6001", "6060", "0160"), FLAT)
    with pytest.raises(Refusal) as refused:
        settled(found, Extent(1, 1, 60, 60))
    assert "3600 hexes" in render(refused.value.text)


def test_an_extent_never_shrinks_to_less_than_two_by_two():
    whole = Extent(3, 4, 9, 12)
    assert whole.without(1, 2, 3, 4) == Extent(4, 6, 6, 8)
    least = whole.without(90, 90, 90, 90)
    assert (least.columns, least.rows) == (2, 2)
    assert whole.holds(hexgrid.name(least.left, least.top))
    assert extent(["0505"]).columns == 2


def test_neighbours_on_a_line_and_far_ones_are_refused():
    photo = Placement(1000, 1000)
    for third, words in (((500, 601), "in one line"), ((650, 460), "not equally far"),
                         ((505, 398), "in one line")):  # fmt: skip
        clicks = [(500, 500), (500, 400) if third[1] != 460 else (500, 420), third]
        with pytest.raises(Refusal) as refused:
            started(photo, clicks, FLAT)
        assert words in render(refused.value.text)


def test_a_hex_at_the_edge_of_the_photo_has_room_for_all_others():
    for x, y in ((0, 0), (1000, 1000), (1000, 0)):
        place = started(Placement(1000, 1000), [(x, y)], FLAT).pins[0].hex
        column, row = hexgrid.parse(place)
        assert column - round(59 * x / 1000) >= 1
        assert row + round(59 * (1 - y / 1000)) <= hexgrid.HIGHEST

"""The geometry of numbered hexes."""

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.engine import hexgrid
from beachmaster.engine.hexgrid import FLAT, Layout

LAYOUTS = [
    Layout("flat", "even"),
    Layout("flat", "odd"),
    Layout("pointy", "even"),
    Layout("pointy", "odd"),
]
# Away from the rim, so that every hex has six neighbours and no line loses a group.
hexes = st.builds(hexgrid.name, st.integers(20, 40), st.integers(20, 40))
layouts = st.sampled_from(LAYOUTS)


def test_a_hex_id_is_column_then_row():
    assert hexgrid.parse("0512") == (5, 12)
    assert hexgrid.name(5, 12) == "0512"


@pytest.mark.parametrize("wrong", ["", "512", "05123", "05a2", "0012", "0500", "\u0660512", " 512"])
def test_anything_else_is_no_hex(wrong):
    with pytest.raises(ValueError, match=r"hex|columns"):
        hexgrid.parse(wrong)


@pytest.mark.parametrize(("column", "row"), [(0, 1), (1, 0), (100, 1), (1, 100)])
def test_a_place_beyond_the_numbering_has_no_id(column, row):
    with pytest.raises(ValueError, match="columns and rows"):
        hexgrid.name(column, row)


def test_neighbours_of_an_unshifted_and_a_shifted_column():
    assert set(hexgrid.neighbours("0505")) == {"0504", "0506", "0404", "0405", "0604", "0605"}
    assert set(hexgrid.neighbours("0605")) == {"0604", "0606", "0505", "0506", "0705", "0706"}


def test_neighbours_on_a_pointed_map():
    pointy = Layout("pointy")
    assert set(hexgrid.neighbours("0505", pointy)) == {
        "0405",
        "0605",
        "0404",
        "0504",
        "0406",
        "0506",
    }


def test_the_corner_of_the_map_has_fewer_neighbours():
    assert set(hexgrid.neighbours("0101")) == {"0102", "0201"}


@given(hexes, layouts)
def test_six_neighbours_one_away_on_paper_and_by_count(place, layout):
    around = hexgrid.neighbours(place, layout)
    assert len(set(around)) == 6
    for other in around:
        assert hexgrid.distance(place, other, layout) == 1
        assert place in hexgrid.neighbours(other, layout)
        apart = dist(hexgrid.centre(place, layout), hexgrid.centre(other, layout))
        assert apart == pytest.approx(1)


@given(hexes, hexes, hexes, layouts)
def test_distance_is_a_distance(a, b, c, layout):
    assert hexgrid.distance(a, b, layout) == hexgrid.distance(b, a, layout)
    assert (hexgrid.distance(a, b, layout) == 0) == (a == b)
    assert hexgrid.distance(a, c, layout) <= (
        hexgrid.distance(a, b, layout) + hexgrid.distance(b, c, layout)
    )


@given(hexes, hexes, layouts)
def test_a_neighbour_is_nearer_by_one_somewhere(a, b, layout):
    if a != b:
        nearest = min(hexgrid.distance(step, b, layout) for step in hexgrid.neighbours(a, layout))
        assert nearest == hexgrid.distance(a, b, layout) - 1


@given(hexes, layouts)
def test_skew_coordinates_lead_back(place, layout):
    assert hexgrid.at_axial(hexgrid.axial(place, layout), layout) == place


def test_no_hex_lies_between_neighbours_or_a_hex_and_itself():
    assert hexgrid.line("0505", "0505") == ()
    assert hexgrid.line("0505", "0506") == ()


def test_a_straight_line_crosses_the_hexes_between():
    assert hexgrid.line("0505", "0508") == (("0506",), ("0507",))


def test_a_line_between_two_hexes_gives_both():
    assert hexgrid.line("0505", "0705") == (("0604", "0605"),)


def test_a_long_edge_line_takes_turns():
    assert hexgrid.line("0505", "0905") == (("0604", "0605"), ("0705",), ("0804", "0805"))


def test_a_slanting_line_clips_its_hexes_one_by_one():
    assert hexgrid.line("0505", "0608") == (("0506",), ("0606",), ("0507",), ("0607",))


def test_an_edge_at_the_rim_of_the_numbering_never_blocks():
    assert hexgrid.line("0101", "0301") == ()


def blocked(start, end, occupied):
    return any(occupied.issuperset(group) for group in hexgrid.line(start, end))


def test_sight_along_an_edge_is_blocked_only_from_both_sides():
    assert not blocked("0505", "0705", {"0604"})
    assert blocked("0505", "0705", {"0604", "0605"})
    assert blocked("0505", "0507", {"0506"})
    assert not blocked("0505", "0507", {"0505", "0507"})


@given(hexes, hexes, layouts)
def test_a_line_is_the_same_from_either_end(a, b, layout):
    assert hexgrid.line(a, b, layout) == hexgrid.line(b, a, layout)[::-1]


@given(hexes, hexes, layouts)
def test_a_line_is_an_unbroken_chain_of_groups(a, b, layout):
    chain = [(a,), *hexgrid.line(a, b, layout), (b,)]
    for near, far in pairwise(chain):
        assert all(hexgrid.distance(x, y, layout) <= 1 for x in near for y in far)


@given(hexes, hexes, layouts)
def test_a_line_passes_exactly_what_samples_of_it_find(a, b, layout):
    """Compare with points taken along the line, none of them at a corner."""
    found = {place for group in hexgrid.line(a, b, layout) if len(group) == 1 for place in group}
    edges = {place for group in hexgrid.line(a, b, layout) if len(group) == 2 for place in group}
    box = {near for place in (found | edges | {a, b}) for near in _around(place, layout)}
    start, end = hexgrid.centre(a, layout), hexgrid.centre(b, layout)
    for step in range(1, 400):
        share = step / 400
        point = tuple(s + (e - s) * share for s, e in zip(start, end, strict=True))
        ranked = sorted(box, key=lambda place: dist(point, hexgrid.centre(place, layout)))
        near, next_near = (dist(point, hexgrid.centre(place, layout)) for place in ranked[:2])
        if next_near - near > 1e-6:
            assert ranked[0] in found | {a, b}


def _around(place, layout):
    return {place, *hexgrid.neighbours(place, layout)}


@given(hexes, layouts)
def test_corners_are_shared_with_neighbours(place, layout):
    own = hexgrid.corners(place, layout)
    for other in hexgrid.neighbours(place, layout):
        theirs = hexgrid.corners(other, layout)
        shared = [p for p in own if any(dist(p, t) < 1e-9 for t in theirs)]
        assert len(shared) == 2


def test_a_map_is_flat_topped_unless_it_says_otherwise():
    assert Layout("flat", "even") == FLAT
    assert hexgrid.centre("0605")[1] - hexgrid.centre("0505")[1] == pytest.approx(0.5)


@given(hexes, st.integers(0, 6), layouts)
def test_within_reach_are_the_hexes_no_farther_away(place, reach, layout):
    near = list(hexgrid.within(place, reach, layout))
    assert len(near) == len(set(near)) == 3 * reach * (reach + 1) + 1
    assert all(hexgrid.distance(place, one, layout) <= reach for one in near)


def test_at_the_rim_of_the_numbering_fewer_hexes_are_within_reach():
    assert set(hexgrid.within("0101", 1)) == {"0101", "0102", "0201"}

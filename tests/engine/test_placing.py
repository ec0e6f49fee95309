"""A lattice lies on a photo where its pins hold it, and pins that cannot hold it are refused."""

import math

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.engine import hexgrid, placing
from beachmaster.engine.hexgrid import Layout
from beachmaster.engine.placing import Lattice, Pin, Placement, fit
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import render
from engine.photographed import EIGHT, INNER, MAP, RIM, Photo

SEEDS = range(12)
TILTS = (0, 20, 35)


def said(found, places=MAP.hexes):
    return [render(text) for text, _stops in placing.doubts(found, places)]


@given(
    place=st.builds(hexgrid.name, st.integers(2, 98), st.integers(2, 98)),
    layout=st.builds(Layout, st.sampled_from(["flat", "pointy"]), st.sampled_from(["even", "odd"])),
    way=st.floats(0, math.tau),
    far=st.floats(0, 0.49),
)
def test_a_point_inside_a_hex_is_found_to_lie_in_it(place, layout, way, far):
    x, y = hexgrid.centre(place, layout)
    assert hexgrid.at_point((x + far * math.cos(way), y + far * math.sin(way)), layout) == place


def test_a_point_beyond_the_numbering_lies_in_no_hex():
    assert hexgrid.at_point((-1.0, -1.0)) is None


@pytest.mark.parametrize("tilt", TILTS)
@pytest.mark.parametrize("pins", [RIM, EIGHT], ids=["four", "eight"])
def test_points_near_the_rim_put_every_hex_within_a_fifth(tilt, pins):
    photo = Photo(tilt=tilt)
    for seed in SEEDS:
        found = fit(photo.clicked(*pins, seed=seed), MAP.layout)
        assert photo.worst(found) < placing.GOOD
        assert said(found) == []


@pytest.mark.parametrize("tilt", TILTS)
def test_more_points_do_better_than_four(tilt):
    photo = Photo(tilt=tilt)
    four, eight = (
        sum(photo.worst(fit(photo.clicked(*pins, seed=seed), MAP.layout)) for seed in SEEDS)
        for pins in (RIM, EIGHT)
    )
    assert eight < four


@pytest.mark.parametrize("tilt", TILTS)
def test_four_inner_points_are_told_to_be_too_near_each_other(tilt):
    photo = Photo(tilt=tilt)
    worst = []
    for seed in SEEDS:
        found = fit(photo.clicked(*INNER, seed=seed), MAP.layout)
        worst.append(photo.worst(found))
        assert "farther apart" in said(found)[0]
    assert max(worst) > placing.GOOD


@pytest.mark.parametrize("pins", [RIM, EIGHT, INNER], ids=["rim", "eight", "inner"])
def test_what_is_expected_of_the_worst_hex_holds_nearly_always(pins):
    photo = Photo()
    within = 0
    for seed in range(40):
        found = fit(photo.clicked(*pins, seed=seed), MAP.layout)
        within += photo.worst(found) <= found.least_sure(MAP.hexes)[1]
    assert within >= 36


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize("shifted", ["even", "odd"])
def test_clicks_without_fault_find_every_hex_again(orientation, shifted):
    lattice = Lattice(20, 14, orientation, shifted)
    photo = Photo(lattice, tilt=40, turn=-8)
    found = fit(photo.clicked("0101", "2001", "2014", "0114", "1007"), lattice.layout)
    assert photo.worst(found) < 0.01
    assert max(found.misfits) < 0.01
    assert [found.hex_at(at) for at in photo.middles.values()] == list(photo.middles)


def test_numbers_that_run_from_right_to_left_are_placed_as_well():
    pins = (Pin("0101", 900, 100), Pin("0901", 100, 100), Pin("0909", 100, 900))
    found = fit(Placement(1000, 1000, (*pins, Pin("0109", 900, 900))), MAP.layout)
    assert found.hex_at((500, 500)) in {"0504", "0505"}


def test_two_points_place_the_lattice_without_a_slant():
    found = fit(Placement(1000, 1000, (Pin("0505", 500, 500), Pin("0506", 500, 600))), MAP.layout)
    assert found.middle("0504") == pytest.approx((500, 400))
    assert found.stretch == pytest.approx(1)


def test_three_points_place_the_lattice_around_them():
    photo = Photo(tilt=0)
    found = fit(photo.clicked("0907", "0908", "1007"), MAP.layout)
    assert found.middle("0906") == pytest.approx(photo.middles["0906"], abs=2)
    assert "four points" in said(found)[0]


def test_a_point_on_the_wrong_hex_is_named():
    photo = Photo()
    good = photo.clicked(*EIGHT)
    wrong = msgspec.structs.replace(good.pins[5], hex="1708")
    found = fit(
        msgspec.structs.replace(good, pins=(*good.pins[:5], wrong, *good.pins[6:])), MAP.layout
    )
    assert found.worst == 5
    assert "Point 6 does not fit" in said(found)[0]


def pinned(*pins):
    return Placement(4000, 3000, tuple(Pin(place, x, y) for place, x, y in pins))


SQUARE = [("0101", 100, 100), ("1701", 3900, 100), ("1713", 3900, 2900), ("0113", 100, 2900)]
LINE = [(f"{column:02d}05", 200 * column, 900) for column in (1, 5, 9, 13)]


@pytest.mark.parametrize(
    ("pins", "words"),
    [
        (SQUARE[:1], "another hex too"),
        ([*SQUARE[:3], ("1713", 100, 2900)], "3 and 4 name the same hex"),
        ([*SQUARE[:3], ("0113", 3903, 2896)], "3 and 4 are in one place"),
        (LINE, "in one line"),
        ([(place, 100 + 900 * at, 50) for at, (place, _x, _y) in enumerate(SQUARE)], "one line"),
        ([(f"{c:02d}05", x, y) for (_p, x, y), c in zip(SQUARE, (1, 5, 9, 13), strict=True)],
         "one line"),
        ([SQUARE[0], ("1713", 3900, 100), ("1701", 3900, 2900), SQUARE[3]], "a different order"),
    ],
    ids=["one", "same-hex", "same-place", "line", "line-on-photo", "line-on-map", "crossed"],
)  # fmt: skip
def test_points_that_hold_nothing_are_refused(pins, words):
    with pytest.raises(Refusal) as refused:
        fit(pinned(*pins), MAP.layout)
    assert words in render(refused.value.text)


def test_a_mistyped_number_stands_out_by_the_shape_of_the_hexes():
    pins = [("0101", 100, 100), ("1701", 1900, 100), ("1713", 1900, 2900), ("0113", 100, 2900)]
    assert "very long" in said(fit(pinned(*pins), MAP.layout))[-1]


def test_a_fifth_point_shows_how_the_hexes_stand():
    photo = Photo(Lattice(17, 13, "pointy", "odd"))
    corners = ("0101", "1601", "1713", "0213")
    four = photo.clicked(*corners)
    assert placing.better_layout(fit(four, MAP.layout)) is None
    more = photo.clicked(*corners, "0907", "0806", "1004")
    assert placing.better_layout(fit(more, MAP.layout)) == Layout("pointy", "odd")
    assert placing.better_layout(fit(more, Layout("pointy", "odd"))) is None


def test_a_photo_of_something_else_is_told():
    away = Placement(100, 100, Photo().clicked(*RIM).pins)
    found = fit(msgspec.structs.replace(away, pins=away.pins), MAP.layout)
    far = [place for place in MAP.hexes if not found.shown([place])]
    assert "mistyped" in said(found, far)[0]


def test_a_placement_is_plain_json():
    placement = Photo().clicked(*RIM, seed=1)
    plain = msgspec.json.encode(placement)
    assert msgspec.json.decode(plain, type=Placement) == placement
    assert set(msgspec.json.decode(plain)) == {"width", "height", "pins"}


@pytest.mark.parametrize(
    "wrong",
    [
        '{"width":0,"height":9,"pins":[]}',
        '{"width":9,"height":9,"pins":[{"hex":"0001","x":1,"y":1}]}',
        '{"width":9,"height":9,"pins":[{"hex":"0101","x":1e99,"y":1}]}',
        '{"width":9,"height":9,"pins":[{"hex":"0101","x":1,"y":1,"z":1}]}',
    ],
)
def test_a_placement_that_makes_no_sense_is_not_read(wrong):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=Placement)

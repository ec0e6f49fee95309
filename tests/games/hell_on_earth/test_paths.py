"""Where a US unit can go: costs, zones of control, stacking (hoe:5.3.2.1 to 5.3.2.3)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.paths import allowance, can_move, normal_moves, ways_to
from beachmaster.games.hell_on_earth.prints import COSTS
from games.hell_on_earth.play import hidden, start, us


def ground(**more):
    """Return the ground of a position, and the running game it belongs to."""
    table = start("first-movement", **more)
    module = table.session.module
    game = module.play(table.session.copy_state(), 1, Recorder())
    return Ground(game)


def cost(place, unit="25", extra=0, **more):
    """Return the lowest cost of a move, or None where it cannot be made."""
    ways = normal_moves(ground(**more), unit, extra).get(place)
    return ways[0].cost if ways else None


@pytest.mark.rule("hoe:5.3.2.1", "hoe:3.1")
@pytest.mark.parametrize(("origin", "place", "points"), [
    ("0711", "0712", 1),  # landing beach
    ("0711", "0710", 1),  # clear
    ("0809", "0909", 2),  # rough
    ("0809", "0810", 1),
    ("0909", "0910", 3),  # difficult
    ("0313", "0213", 3),  # Mount Suribachi
    ("0711", "0709", 2),
])  # fmt: skip
def test_entering_costs_by_terrain(origin, place, points):
    """hoe:5.3.2.1: beach and clear 1, rough 2, difficult and Suribachi 3."""
    assert cost(place, us={"25": origin}) == points


@pytest.mark.rule("hoe:5.3.2.1")
def test_leaving_a_beach_costs_one_more():
    """hoe:5.3.2.1: +1 for leaving a landing beach hex."""
    assert cost("0711", us={"25": "0712"}) == 2
    assert cost("0712", us={"25": "0711"}) == 1


@pytest.mark.rule("hoe:5.3.2.1", "hoe:5.3.2.2")
def test_leaving_a_zone_of_control_costs_one_more():
    """hoe:5.3.2.1: +1 for leaving a zone of control; entering one costs nothing."""
    japan = [hidden("0611")]
    assert cost("0809", us={"25": "0711"}, japan=japan) == cost("0809", us={"25": "0711"}) + 1
    assert cost("0711", us={"25": "0810"}, japan=japan) == 1


@pytest.mark.rule("hoe:5.3.2.2")
def test_nobody_moves_from_zone_to_zone():
    """hoe:5.3.2.2: never directly between two zone hexes; a way around is legal."""
    japan = [hidden("0611")]
    assert cost("0710", us={"25": "0810"}, japan=japan) == 1
    around = cost("0710", us={"25": "0711"}, japan=[hidden("0611"), hidden("0609")])
    direct = cost("0710", us={"25": "0711"})
    assert (direct, around) == (1, 3)


@pytest.mark.rule("hoe:5.3.2.2")
def test_h14_a_unit_may_go_on_after_entering_a_zone():
    """hoe:5.3.2.2, H-14: through a zone and out again, for one point more."""
    assert cost("0408", us={"25": "0307"}) == 2
    assert cost("0408", us={"25": "0307"}, japan=[hidden("0507")]) == 3


@pytest.mark.rule("hoe:5.3.2.2", "hoe:3.3.2")
def test_hidden_and_revealed_units_have_zones_alike():
    """hoe:5.3.2.2: a zone of control reaches the six adjacent hexes of any Japanese unit."""
    here = ground(us={"25": "0711"}, japan=[hidden("0609")])
    assert here.zoc >= {"0608", "0509", "0510", "0610", "0709", "0710"}
    assert not here.in_zoc("0609")
    assert not here.in_zoc("0711")


@pytest.mark.rule("hoe:5.3.2.2")
def test_a_hex_with_a_japanese_unit_cannot_be_entered():
    """hoe:5.3.2.2: not to end there, not in passing."""
    assert cost("0611", us={"25": "0711"}, japan=[hidden("0611")]) is None


@pytest.mark.rule("hoe:5.3.2.2")
def test_a_unit_passes_friends_but_does_not_end_on_them():
    """hoe:5.3.2.2: stacking is for passing through only."""
    friends = {"25": "0811", "24": "0711", "23": "0810", "26": "0712"}
    found = normal_moves(ground(us=friends), "25")
    assert "0711" not in found
    assert found["0610"][0].cost == 3


@pytest.mark.rule("hoe:5.3.2.3")
def test_a_unit_on_a_beach_in_a_zone_of_control_is_pinned():
    """hoe:5.3.2.3: it cannot move; off the beach, or out of the zone, it can."""
    assert normal_moves(ground(us={"25": "0712"}, japan=[hidden("0711")]), "25") == {}
    assert normal_moves(ground(us={"25": "0710"}, japan=[hidden("0711")]), "25")
    assert normal_moves(ground(us={"25": "0413"}, japan=[hidden("0711")]), "25")


@pytest.mark.rule("hoe:5.3.2.1", "hoe:5.1", "hoe:3.3.6")
@pytest.mark.parametrize(
    ("weather", "marker", "points"),
    [("good", "", 6), ("bad", "", 5), ("good", "OR", 5), ("bad", "OR", 4)],
)
def test_bad_weather_and_or_take_a_point_each(weather, marker, points):
    """hoe:5.3.2.1: six points, one fewer for each of both, together four."""
    here = ground(us={"25": us("0711", marker=marker)}, weather=weather)
    assert allowance(here.game, "25") == points


@pytest.mark.rule("hoe:3.3.4.2")
def test_h34_extended_movement_adds_points():
    """hoe:3.3.4.2, H-34: +2 or +3 movement points."""
    six = normal_moves(ground(us={"25": "0711"}), "25")
    for extra in (2, 3):
        more = normal_moves(ground(us={"25": "0711"}), "25", extra)
        assert more.keys() > six.keys()
        assert max(way.cost for ways in more.values() for way in ways) == 6 + extra


@pytest.mark.rule("hoe:5.3.2.1")
def test_no_way_costs_more_than_the_allowance():
    """hoe:5.3.2.1: six points and not one more."""
    ways = normal_moves(ground(us={"25": "0711"}), "25")
    assert max(way.cost for found in ways.values() for way in found) == 6


@pytest.mark.rule("hoe:5.3.2.1")
def test_h15_suribachi_opens_when_no_japanese_unit_is_next_to_it():
    """hoe:5.3.2.1, H-15: one unit beside the mountain closes it, one farther away does not."""
    assert cost("0213", us={"25": "0313"}, japan=[hidden("0214")]) is None
    assert cost("0213", us={"25": "0312"}, japan=[hidden("0512")]) == 5


@pytest.mark.rule("hoe:3.3.7", "hoe:5.3.2.1")
def test_h08_ways_that_capture_more_are_kept_beside_the_cheapest():
    """hoe:3.3.7, H-08: a dearer way stays only where it takes something the cheap one does not."""
    found = normal_moves(ground(us={"25": "0710"}), "25")["0509"]
    assert next(sorted(way.captures) for way in found) == []
    assert any("0610" in way.captures for way in found)
    taken = normal_moves(ground(us={"25": "0710"}, control=["airfield1"]), "25")["0509"]
    assert not any("0610" in way.captures for way in taken)


POSITIONS = [
    {"us": {"25": "0711"}},
    {"us": {"25": "0712", "23": "0711"}, "japan": [hidden("0611"), hidden("0609")]},
    {"us": {"25": "0809", "28": "0810", "23": "0909"}, "japan": [hidden("0706")]},
    {"us": {"25": "0213", "28": "0314"}, "japan": [hidden("0412"), hidden("0512")]},
    {"us": {"25": "0711"}, "japan": [hidden("0611"), hidden("0710"), hidden("0810")]},
]


@pytest.mark.rule("hoe:5.3.2.1")
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("extra", [0, 2])
def test_the_ways_to_one_hex_are_those_found_among_all(position, extra):
    here = ground(**position)
    for name in position["us"]:
        every = normal_moves(here, name, extra)
        for place in here.prints.hexes:
            assert ways_to(here, name, place, extra) == every.get(place, [])
        assert can_move(here, name) == bool(normal_moves(here, name))


def test_each_hex_costs_a_point_or_more_so_that_the_way_to_one_is_bounded():
    assert min(COSTS.values()) >= 1

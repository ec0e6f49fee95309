"""Which hexes are open to a retreat (hoe:5.4.2.9.3, hoe:5.4.2.9.4, H-30, H-64)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.retreat import barred, retreats
from games.hell_on_earth.play import hidden, shown, start

TARGET = "0611"
BEFORE = "0711"


def ways(organised, units=None, japan=(), target=TARGET, **more):
    """Return the retreats of the 25th from an assault on the unit in 0611."""
    listed = [shown(target, "313"), *japan]
    table = start("first-attack", us={"25": BEFORE, **(units or {})}, japan=listed, **more)
    module = table.session.module
    game = module.play(table.session.copy_state(), 1, Recorder())
    return retreats(Ground(game), "25", target, organised)


@pytest.mark.rule("hoe:5.4.2.9.4")
def test_h64_each_step_of_an_organized_retreat_ends_farther_away():
    """hoe:5.4.2.9.4, H-64: away from the target, one or two hexes."""
    found = ways(organised=True)
    assert set(found) == {"0811", "0810", "0710", "0911", "0910", "0809", "0709"}
    assert not any(way.zoc for way in found.values())
    assert {len(way.path) for way in found.values()} == {1, 2}


@pytest.mark.rule("hoe:5.4.2.9.4")
def test_h64_as_an_option_an_organized_retreat_goes_in_any_direction():
    """hoe:5.4.2.9.4, H-64: one or two hexes, also along the enemy's side."""
    found = ways(organised=True, options={"h-64": "any"})
    assert set(found) > set(ways(organised=True))
    assert found.keys() >= ways(organised=False).keys()
    assert BEFORE not in found
    assert {len(way.path) for way in found.values()} == {1, 2}


@pytest.mark.rule("hoe:5.4.2.9.3")
def test_h64_a_disorganized_retreat_goes_two_hexes_in_any_direction():
    """hoe:5.4.2.9.3, H-64: the second hex is not where it began, and a single hex does not do."""
    found = ways(organised=False)
    assert BEFORE not in found
    clear = {place for place, way in found.items() if len(way.path) == 2}
    assert {"0911", "0910", "0809", "0709"} <= clear
    assert "0810" not in {place for place, way in found.items() if len(way.path) == 1}


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.3.2.2")
def test_h30_a_zone_of_control_stops_a_retreat():
    """hoe:5.4.2.9.3, H-30: it ends in the first hex of a zone, with one more hit."""
    for organised in (True, False):
        found = ways(organised, japan=[hidden("0909")])
        assert found["0910"].zoc
        assert all(not way.zoc for place, way in found.items() if place == "0911")


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.3.2.2")
def test_h30_a_retreat_does_not_end_on_a_friend_but_may_pass_one():
    """hoe:5.4.2.9, H-30: through a US unit that is not next to the enemy."""
    free = ways(organised=True, units={"24": "0810"})
    assert "0810" not in free
    assert free["0809"].path == ("0810", "0809")


@pytest.mark.rule("hoe:5.4.2.9.3")
def test_h30_a_friend_next_to_the_enemy_is_not_passed():
    """hoe:5.4.2.9, H-30: a US unit beside a Japanese unit closes that way."""
    closed = ways(organised=True, units={"24": "0810"}, japan=[hidden("0909"), hidden("0910")])
    assert "0809" not in closed or closed["0809"].path[0] != "0810"


@pytest.mark.rule("hoe:5.4.2.9.3")
def test_a_retreat_does_not_enter_a_japanese_unit_nor_leave_the_island():
    """hoe:5.3.2.2, H-64: never off the map."""
    found = ways(organised=True, japan=[hidden("0910")])
    assert "0910" not in found
    table = start("first-attack", us={"25": BEFORE}, japan=[shown(TARGET, "313")])
    assert set(found) <= set(table.session.module.prints.hexes)


def cornered(*japan):
    """Return the disorganized retreats from 0212, with friends around Mount Suribachi."""
    units = {"25": "0212", "24": "0313", "26": "0314", "27": "0214"}
    units = {name: place for name, place in units.items() if place not in japan}
    listed = [shown("0312", "313"), *map(hidden, japan)]
    table = start("first-attack", us=units, japan=listed)
    module = table.session.module
    game = module.play(table.session.copy_state(), 1, Recorder())
    return retreats(Ground(game), "25", "0312", organised=False)


@pytest.mark.rule("hoe:5.4.2.9.3")
def test_h64_where_only_one_hex_is_open_a_disorganized_unit_moves_one():
    """hoe:5.4.2.9.3, H-64: without an extra hit."""
    found = cornered()
    assert {place: (way.path, way.zoc) for place, way in found.items()} == {
        "0213": (("0213",), False)
    }


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.3.2.1")
def test_h15_a_retreat_is_bound_by_suribachi():
    """hoe:5.3.2.1, H-15: onto the mountain only without Japanese units beside it."""
    assert cornered("0214") == {}


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:3.3.7")
def test_h08_of_two_ways_back_the_one_that_captures_is_taken():
    """hoe:3.3.7, H-08: passing over an airfield counts for a retreat too."""
    across = start("first-attack", us={"25": "0711"}, japan=[shown("0712", "313")])
    module = across.session.module
    game = module.play(across.session.copy_state(), 1, Recorder())
    back = retreats(Ground(game), "25", "0712", organised=False)
    assert back["0609"].path == ("0610", "0609")


@pytest.mark.rule("hoe:5.4.2.9.4")
def test_h64_each_hex_near_by_is_a_way_back_or_says_why_not():
    """Nearer or beside the target, held by a unit, or not reached."""
    listed = [shown(TARGET, "313"), hidden("0909")]
    units = {"25": BEFORE, "24": "0810"}
    table = start("first-attack", us=units, japan=listed)
    module = table.session.module
    ground = Ground(module.play(table.session.copy_state(), 1, Recorder()))
    open_ones = retreats(ground, "25", TARGET, organised=True)
    closed = {one.value: render(one.reason) for one in barred(ground, "25", TARGET, True)}
    assert not closed.keys() & open_ones.keys()
    assert {TARGET, "0810", "0612"} <= closed.keys()
    assert "may enter" in closed[TARGET]
    assert "US unit is there" in closed["0810"]
    assert "farther from the target" in closed["0612"]

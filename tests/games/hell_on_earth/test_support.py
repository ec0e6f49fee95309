"""Combat support on the board and in the assault (hoe:5.4.2.7.1), flank, height and HQ (7.3)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.games.hell_on_earth import ground as rules
from beachmaster.games.hell_on_earth.ground import Ground
from games.hell_on_earth.play import hidden, shown, start, us

TARGET = "0611"


def ground(units, target=TARGET, **more):
    """Return the ground with some US units and one Japanese unit."""
    table = start("first-attack", us=units, japan=[shown(target, "313")], **more)
    module = table.session.module
    game = module.play(table.session.copy_state(), 1, Recorder())
    return Ground(game)


def reaches(name, place, target=TARGET, **others):
    return rules.reaches(ground({name: place, **others}, target), name, target)


def drops(name, place, target):
    here = ground({name: place}, target)
    counter = here.game.at(target)
    return rules.reduced(here, counter, [name]) == [name]


def drm(attackers, support, units, japan, script=None, **more):
    """Return the final modifier of an assault on 0611."""
    table = start("first-attack", us=units, japan=japan, **more)
    table.play(quiet=False, target=TARGET)
    table.play(attackers=attackers, supporters=support, combat=6, **(script or {}))
    said = table.combat
    return {name: said[name] for name in ("final", "total")}


# -- range and sight ----------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.7.1.1")
@pytest.mark.parametrize(
    ("place", "near"),
    [("0711", True), ("0811", True), ("0710", True), ("0810", True), ("0911", False)],
)
def test_tanks_support_up_to_two_hexes(place, near):
    """hoe:5.4.2.7.1.1: adjacent or two hexes away with a line of sight."""
    assert reaches("25", place) == near


@pytest.mark.rule("hoe:5.4.2.7.1.2")
@pytest.mark.parametrize(("place", "near"), [("0711", True), ("0811", False)])
def test_flamethrowers_support_only_adjacent(place, near):
    """hoe:5.4.2.7.1.2: next to the target."""
    assert reaches("23", place) == near


@pytest.mark.rule("hoe:5.4.2.7.1.3")
@pytest.mark.parametrize("place", ["0711", "0911", "1001"])
def test_artillery_supports_from_anywhere(place):
    """hoe:5.4.2.7.1.3: at any distance, without a line of sight."""
    assert reaches("24", place)


@pytest.mark.rule("hoe:5.4.2.7.1.1")
def test_h25_a_us_unit_in_the_line_blocks_a_tank():
    """hoe:5.4.2.7.1.1, H-25: straight, one unit in the middle; a Japanese unit does not block."""
    assert reaches("25", "0810")
    assert not reaches("25", "0810", **{"24": "0711"})
    here = ground({"25": "0810"}, "0611")
    here.japanese = frozenset({"0611", "0711"})
    assert rules.clear_sight(here, "0810", "0611")


@pytest.mark.rule("hoe:5.4.2.7.1.1")
def test_h25_along_an_edge_both_hexes_must_hold_a_friend():
    """hoe:5.4.2.7.1.1, H-25: between two hexes the line is blocked by two US units, not by one."""
    assert reaches("25", "0710", **{"24": "0610"})
    assert not reaches("25", "0710", **{"24": "0610", "26": "0711"})


@pytest.mark.rule("hoe:5.4.2.7.1.1")
def test_h24_a_tank_two_hexes_away_loses_one():
    """hoe:5.4.2.7.1.1, H-24: -1 for two hexes, adjacent on the same level nothing."""
    assert drops("25", "0810", "0611")
    assert not drops("25", "0610", "0611")


@pytest.mark.rule("hoe:5.4.2.7.1.1", "hoe:3.1")
@pytest.mark.parametrize(("place", "target", "lower"), [
    ("0712", "0711", True),  # beach below clear
    ("0711", "0610", False),  # clear and clear
    ("0810", "0910", True),  # clear below difficult
    ("0910", "0909", True),  # difficult below rough
    ("0909", "0910", False),  # rough above difficult
    ("0313", "0213", True),  # rough below Suribachi
    ("0213", "0313", False),
    ("0805", "0806", True),  # rough below a hill of the same terrain
    ("0806", "0805", False),
    ("0806", "0706", False),  # hill and hill
])  # fmt: skip
def test_the_levels_of_the_terrain(place, target, lower):
    """hoe:5.4.2.7.1.1: Suribachi, rough, difficult, clear, beach; a hill within one terrain."""
    assert drops("25", place, target) == lower
    assert ground({"25": place}, target).lower(place, target) == lower


@pytest.mark.rule("hoe:5.4.2.7.1.1")
def test_h24_far_and_low_is_still_one():
    """hoe:5.4.2.7.1.1, H-24: once for both reasons; the order of the two does not matter."""
    units = {"9": "0711", "25": "0811"}
    found = drm(["9"], ["25"], units, [shown(TARGET, "313")])
    assert found["final"] == 1


@pytest.mark.rule("hoe:5.4.2.7.1.3")
@pytest.mark.parametrize(("place", "drop"), [
    ("0711", False),  # adjacent
    ("0811", True),  # two hexes away on the beach
    ("0706", False),  # far, on a hill
    ("0606", False),  # far, on a gun position
    ("0213", False),  # far, on Suribachi
    ("0708", True),  # far, on clear ground
])  # fmt: skip
def test_artillery_loses_one_when_neither_adjacent_nor_high(place, drop):
    """hoe:5.4.2.7.1.3: -1 unless adjacent or on a hill, Suribachi or a fixed-artillery hex."""
    assert drops("24", place, TARGET) == drop


# -- what it adds up to -------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.7.1", "hoe:5.4.2.7.1.1")
def test_h23_points_count_and_not_units():
    """hoe:5.4.2.7.1, H-23: one tank unit of value 2 gives +2."""
    assert drm(["25"], ["25"], {"25": "0711"}, [shown(TARGET, "313")])["final"] == 2
    assert drm(["25"], [], {"25": "0711"}, [shown(TARGET, "313")])["final"] == 0


@pytest.mark.rule("hoe:5.4.2.7.1.1", "hoe:5.4.2.7.4")
def test_us_tanks_give_two_at_most():
    """hoe:5.4.2.7.1.1: a net of +2 a kind; both kinds together are held to +3."""
    units = {"25": "0711", "27": "0610", "24": "0712"}
    assert drm(["25"], ["25", "27"], units, [shown(TARGET, "313")])["final"] == 2
    assert drm(["25"], ["25", "27", "24"], units, [shown(TARGET, "313")]) == {
        "final": 3,
        "total": 4,
    }


@pytest.mark.rule("hoe:5.4.2.7.1.5", "hoe:5.4.2.7.1.1")
def test_japanese_tanks_are_set_against_us_tanks():
    """hoe:5.4.2.7.1.5: the full value, not reduced by distance; the net counts."""
    japan = [shown(TARGET, "26-tank")]
    assert drm(["25"], [], {"25": "0711"}, japan)["final"] == -2
    assert drm(["25"], ["25"], {"25": "0711"}, japan)["final"] == 0


@pytest.mark.rule("hoe:5.4.2.7.1.6")
def test_japanese_artillery_takes_two_at_most():
    """hoe:5.4.2.7.1.6: two units of value 2 still give -2, US artillery against it counts."""
    japan = [shown(TARGET, "313"), shown("0511", "rocket"), shown("0512", "20-mortar")]
    assert drm(["25"], [], {"25": "0711"}, japan)["final"] == -2
    assert drm(["25"], ["24"], {"25": "0711", "24": "0610"}, japan)["final"] == -2
    one = [shown(TARGET, "313"), shown("0511", "rocket")]
    assert drm(["25"], ["24"], {"25": "0711", "24": "0610"}, one)["final"] == 0


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_only_the_target_and_its_neighbours_support():
    """hoe:5.4.2.7.1.4: a unit two hexes from the target gives nothing."""
    near = [shown(TARGET, "313"), shown("0511", "rocket")]
    far = [shown(TARGET, "313"), shown("0510", "rocket")]
    assert drm(["25"], [], {"25": "0711"}, near)["final"] == -2
    assert drm(["25"], [], {"25": "0711"}, far)["final"] == 0


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_a_hidden_neighbour_supports_with_a_drawn_marker():
    """hoe:5.4.2.7.1.4: the support side of the marker, not what lies under the counter."""
    japan = [shown(TARGET, "313"), hidden("0511", "rocket")]
    found = drm(["25"], [], {"25": "0711"}, japan, {"supporter_draw": "ds13"})
    assert found["final"] == -1


@pytest.mark.rule("hoe:5.4.2.7.1.7")
@pytest.mark.parametrize(("die", "final"), [(1, 0), (2, 0), (3, 2)])
def test_anti_tank_stops_us_tanks_up_to_its_value(die, final):
    """hoe:5.4.2.7.1.7: the red die at or below the total AT value; above it they count."""
    japan = [shown(TARGET, "313"), shown("0511", "8-at")]
    assert drm(["25"], ["25"], {"25": "0711"}, japan, {"at_roll": die})["final"] == final


@pytest.mark.rule("hoe:5.4.2.7.1.7")
def test_the_anti_tank_values_of_all_japanese_units_add_up():
    """hoe:5.4.2.7.1.7: 2 and 1 stop the tanks up to a 3."""
    japan = [shown(TARGET, "9-at"), shown("0511", "8-at")]
    assert drm(["25"], ["25"], {"25": "0711"}, japan, {"at_roll": 3})["final"] == 0
    assert drm(["25"], ["25"], {"25": "0711"}, japan, {"at_roll": 4})["final"] == 2


@pytest.mark.rule("hoe:5.4.2.7.1.7")
def test_without_us_tanks_there_is_no_anti_tank_roll():
    """hoe:5.4.2.7.1.7: only if the US uses tank support; and not without AT support."""
    japan = [shown(TARGET, "313"), shown("0511", "8-at")]
    assert drm(["25"], [], {"25": "0711"}, japan)["final"] == 0
    assert drm(["25"], ["25"], {"25": "0711"}, [shown(TARGET, "313")])["final"] == 2


@pytest.mark.rule("hoe:5.4.2.7.1.7", "hoe:3.3.4.1")
def test_h27_anti_tank_fire_stops_a_tank_order_too():
    """hoe:5.4.2.7.1.7, H-27: the order acts as support of its icon."""
    japan = [shown(TARGET, "313"), shown("0511", "8-at")]
    script = {"order": "cm02", "at_roll": 2}
    found = drm(["25"], [], {"25": "0711"}, japan, script, blue={"cm02": "slot1"})
    assert found["final"] == 0


@pytest.mark.rule("hoe:5.4.2.7.1.2", "hoe:5.4.2.7.2")
@pytest.mark.parametrize(("battalion", "support", "final"), [
    ("309", ["23"], -1),  # caves -2, flame +1
    ("309", ["23", "25"], 2),  # caves -2, tanks +2, flame +2
    ("313", ["23", "25"], 3),  # trenches, tanks +2, flame +1
])  # fmt: skip
def test_h26_a_flamethrower_gains_with_tanks_against_caves(battalion, support, final):
    """hoe:5.4.2.7.1.2, H-26: +1; +2 with a positive tank modifier against type A."""
    units = {"25": "0711", "23": "0610"}
    assert drm(["25"], support, units, [shown(TARGET, battalion)])["final"] == final


@pytest.mark.rule("hoe:5.4.2.7.2")
@pytest.mark.parametrize(("battalion", "final"), [("309", -2), ("310", -1), ("313", 0)])
def test_the_defense_type_of_the_target(battalion, final):
    """hoe:5.4.2.7.2: caves -2, bunkers -1, trenches nothing."""
    assert drm(["25"], [], {"25": "0711"}, [shown(TARGET, battalion)])["final"] == final


@pytest.mark.rule("hoe:5.4.2.7.3", "hoe:5.4.2.7.3.1")
@pytest.mark.parametrize(("battalion", "other", "final"), [
    ("313", "0511", 1),  # not adjacent, type C
    ("310", "0511", 0),  # not adjacent, type B: -1 +1
    ("309", "0511", -2),  # caves know no flank
    ("313", "0610", 0),  # adjacent to each other
])  # fmt: skip
def test_a_flank_attack_from_hexes_that_are_not_adjacent(battalion, other, final):
    """hoe:5.4.2.7.3.1: +1 against B and C, two units from non-adjacent hexes."""
    units = {"25": "0711", "9": other}
    assert drm(["25", "9"], [], units, [shown(TARGET, battalion)])["final"] == final


@pytest.mark.rule("hoe:5.4.2.7.3.1")
def test_one_attacker_makes_no_flank_attack():
    """hoe:5.4.2.7.3.1: a supporter on the other side does not count."""
    units = {"25": "0711", "24": "0511"}
    assert drm(["25"], [], units, [shown(TARGET, "313")])["final"] == 0


@pytest.mark.rule("hoe:5.4.2.7.3.2")
@pytest.mark.parametrize(
    ("place", "high"), [("0806", True), ("0213", True), ("0805", False), ("0314", False)]
)
def test_a_hill_or_suribachi_takes_one(place, high):
    """hoe:5.4.2.7.3.2: -1 on a hill or Mount Suribachi; a gun position alone is none."""
    assert ground({"25": "0711"}, place).high(place) == high


@pytest.mark.rule("hoe:5.4.2.7.3.2")
def test_the_height_of_the_target_counts_in_the_assault():
    """hoe:5.4.2.7.3.2: -1 against a unit on the hill of 0806, none in clear 0807."""
    for place, beside, final in (("0806", "0807", -1), ("0807", "0808", 0)):
        table = start("first-attack", us={"25": beside}, japan=[shown(place, "313")])
        table.play(quiet=False, target=place)
        table.play(attackers=["25"], supporters=[], combat=6)
        assert table.combat["final"] == final


@pytest.mark.rule("hoe:5.4.2.7.3.3", "hoe:3.3.2")
def test_a_revealed_headquarters_beside_the_target_takes_one():
    """hoe:5.4.2.7.3.3: -1 if the HQ is the target or next to it, and only when revealed."""
    beside = [shown(TARGET, "313"), shown("0511", "145")]
    assert drm(["25"], [], {"25": "0711"}, beside)["final"] == -1
    secret = [shown(TARGET, "313"), hidden("0511", "145")]
    assert drm(["25"], [], {"25": "0711"}, secret, {"supporter_draw": "ds18"})["final"] == 0
    assert drm(["25"], [], {"25": "0711"}, [shown(TARGET, "145")])["final"] == -3
    away = [shown(TARGET, "313"), shown("0510", "145")]
    assert drm(["25"], [], {"25": "0711"}, away)["final"] == 0


@pytest.mark.rule("hoe:5.4.2.7.4")
def test_the_final_modifier_stays_between_minus_three_and_three():
    """hoe:5.4.2.7.4: -5 counts as -3."""
    japan = [shown(TARGET, "309"), shown("0511", "rocket"), shown("0512", "26-tank")]
    assert drm(["25"], [], {"25": "0711"}, japan) == {"final": -3, "total": -6}


@pytest.mark.rule("hoe:5.4.2.7.1")
def test_h66_a_supporter_hit_by_a_banzai_supports_with_the_side_it_shows():
    """hoe:5.4.2.7.1, H-66: two steps left: value 1 instead of 2; gone: nothing."""
    for steps, final in ((4, 1), (2, 0)):
        units = {"9": "0711", "25": us("0610", steps=steps)}
        japan = [shown(TARGET, "313"), hidden("0511", "310")]
        script = {"supporter_draw": "reaction", "reaction": 6, "banzai": 6, "banzai_own": 6}
        found = drm(["9"], ["25"], units, japan, script, turn=7)
        assert found["final"] == final

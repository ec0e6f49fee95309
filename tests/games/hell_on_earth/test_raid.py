"""The Raid Phase (hoe:5.5)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start, us

NEAR, FAR = "0711", "0811"
TARGET = "0611"


def raided(die, place=NEAR, japan=None, **more):
    """Let the 25th be raided once."""
    japan = japan or [shown(TARGET, "313")]
    return start("raid", us={"25": us(place, **more)}, japan=japan).play(quiet=False, raid=die)


@pytest.mark.rule("hoe:5.5")
@pytest.mark.parametrize(("die", "steps"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_the_raid_hits_by_the_red_die(die, steps):
    """hoe:5.5: nothing on 2 and 3, one hit on 4 and 5, two on 6; no retreat of any kind."""
    table = raided(die)
    assert (table.us("25").steps, table.us("25").place, table.us("25").marker) == (steps, NEAR, "")
    assert {prompt.procedure for prompt in table.asked_for} == {"raid"}


@pytest.mark.rule("hoe:5.5", "hoe:3.3.2")
def test_a_1_hits_the_raider():
    """hoe:5.5: one hit on the Japanese unit; a hidden one is revealed."""
    table = raided(1, japan=[hidden(TARGET, "313")]).play()
    unit = table.japan(TARGET)
    assert (unit.steps, unit.hidden, table.us("25").steps) == (2, False, 4)


@pytest.mark.rule("hoe:5.5")
def test_h38_a_hidden_unit_raids_too():
    """hoe:5.5, H-38: any Japanese unit within two hexes."""
    assert raided(4, japan=[hidden(TARGET)]).us("25").steps == 3


@pytest.mark.rule("hoe:5.5")
@pytest.mark.parametrize(("place", "marker", "japan", "modifier"), [
    (NEAR, "", [TARGET], 0),
    (NEAR, "OR", [TARGET], 1),
    (NEAR, "DR", [TARGET], 1),
    (NEAR, "", [TARGET, "0610"], 1),
    (NEAR, "", [TARGET, "0610", "0712"], 1),
    (NEAR, "OR", [TARGET, "0610"], 2),
    (FAR, "", [TARGET], -1),
    (FAR, "DR", [TARGET], 0),
    (FAR, "", [TARGET, "0610"], -1),
    (NEAR, "", [TARGET, "0609"], 0),
])  # fmt: skip
def test_the_modifiers_of_a_raid(place, marker, japan, modifier):
    """hoe:5.5: +1 several adjacent, +1 OR or DR, -1 from two hexes; H-38: no -1 beside one."""
    table = raided(3, place, [hidden(one) for one in japan], marker=marker)
    assert table.modifier("raid") == modifier


@pytest.mark.rule("hoe:5.5")
def test_nobody_raids_from_three_hexes():
    """hoe:5.5: adjacent or up to two hexes away."""
    table = start("raid", us={"25": "0911"}, japan=[hidden(TARGET)])
    assert table.session.asked.phase == "second-movement"


@pytest.mark.rule("hoe:5.5")
def test_h38_below_1_counts_as_1_and_above_6_as_6():
    """hoe:5.5, H-38: 0 hits the raider, 7 and 8 are two hits."""
    low = raided(1, FAR, [hidden(TARGET, "313")])
    assert (low.modifier("raid"), low.procedure) == (-1, "reveal")
    high = raided(6, NEAR, [hidden(TARGET), hidden("0610")], marker="DR")
    assert high.us("25").steps == 2


@pytest.mark.rule("hoe:5.5")
def test_h38_the_player_picks_the_raider_among_those_in_position():
    """hoe:5.5, H-38: adjacent ones where one is adjacent, otherwise those two hexes away."""
    japan = [hidden(TARGET), hidden("0610"), hidden("0609")]
    alone = raided(1, NEAR, [hidden(TARGET), hidden("0609")])
    assert (alone.procedure, alone.prompt.subjects) == ("reveal", (TARGET,))
    far = raided(1, FAR, japan)
    assert set(far.options) == {TARGET, "0610"}
    assert "two hexes from the 25th Marines takes the hit" in render(far.prompt.text)
    assert "not in position" in far.refusal("0609")
    near = start("raid", us={"25": NEAR}, japan=japan).play(quiet=False, raid=2)
    assert near.modifier("raid") == 1


@pytest.mark.rule("hoe:5.5")
def test_each_us_unit_is_raided_once_and_h70_in_the_players_order():
    """hoe:5.5, H-70: one raid a unit; one raider may raid several units."""
    table = start("raid", us={"25": NEAR, "24": "0610"}, japan=[shown(TARGET, "313")])
    assert (table.procedure, table.options) == ("raid-order", ["24", "25"])
    assert "2 options" in table.refusal(["25"])
    table.play(raid_order=["25", "24"], **{"raid:25": 4, "raid:24": 5})
    assert [p.subjects for p in table.asked_for if p.procedure == "raid"] == [("25",), ("24",)]
    assert (table.us("25").steps, table.us("24").steps) == (3, 3)


@pytest.mark.rule("hoe:5.5", "hoe:3.3.4.4")
@pytest.mark.parametrize(("blue", "asked"), [({}, "raid"), ({"cm13": "slot1"}, "raid-order")])
def test_h70_the_order_of_raids_is_asked_only_where_it_can_matter(blue, asked):
    """H-70: not for units with raiders of their own, but where one red die can be rolled again."""
    japan = [shown(TARGET, "313"), shown("0410", "309")]
    table = start("raid", us={"25": NEAR, "24": "0310"}, japan=japan, blue=blue)
    assert table.procedure == asked


@pytest.mark.rule("hoe:5.5")
def test_h38_a_raider_that_dies_raids_nobody_after():
    """hoe:5.5, H-38: the reach is looked at again after a loss."""
    japan = [shown(TARGET, "313", steps=1)]
    table = start("raid", us={"25": NEAR, "24": "0610"}, japan=japan)
    table.play(raid_order=["25", "24"], raid=1)
    assert TARGET not in table.places()
    assert [p.subjects for p in table.asked_for if p.procedure == "raid"] == [("25",)]


@pytest.mark.rule("hoe:5.5", "hoe:3.3.1")
def test_h74_a_raid_can_take_the_last_step():
    """hoe:3.3.1, H-74: to the next box with two steps; the excess is lost."""
    table = raided(6, steps=1)
    assert (table.us("25").place, table.us("25").steps) == ("box3", 2)


@pytest.mark.rule("hoe:3.3.1", "hoe:3.1.1")
@pytest.mark.parametrize(("turn", "place"), [(8, "box9"), (9, "reserve")])
def test_on_turn_9_a_unit_without_steps_goes_straight_to_the_reserve(turn, place):
    """hoe:3.3.1: before that to the next box of the Turn Track."""
    units = {"25": us(NEAR, steps=1)}
    table = start("raid", turn=turn, us=units, japan=[shown(TARGET, "313")]).play(raid=6)
    assert (table.us("25").place, table.us("25").steps) == (place, 2)


@pytest.mark.rule("hoe:5.5", "hoe:3.3.3")
def test_h58_a_revealed_raider_returns_its_defense_marker():
    """hoe:5.5, H-58: turned over by the raid's own hit."""
    table = raided(1, japan=[hidden(TARGET, "313", defence="ds18")]).play()
    assert table.state.red["ds18"] == "bag"


@pytest.mark.rule("hoe:5.5")
def test_on_the_table_one_record_asks_for_all_units():
    """hoe:5.5: one question for the phase, one field a unit."""
    units = {"25": "map", "24": "map", "23": "beach4"}
    table = start("raid", us=units, japan=[hidden("ridge", home=2)], board="table")
    assert (table.procedure, sorted(table.fields)) == ("raid-reach", ["23", "24", "25"])
    table.play(raid_reach={"25": "two", "24": "several"}, raid_order=["24", "25"], raid=(2, 3))
    assert [p.subjects for p in table.asked_for if p.procedure == "raid"] == [("24",), ("25",)]
    assert table.questions() == ["raid-reach"]


@pytest.mark.rule("hoe:5.5")
def test_on_the_table_a_phase_asks_at_most_one_question_a_unit():
    """hoe:5.5: even where raiders die, and nothing twice without a loss between."""
    units = {"25": "map", "24": "map", "23": "beach4"}
    japan = [shown("ridge", "313", steps=1), shown("cave", "17", steps=1)]
    table = start("raid", us=units, japan=japan, board="table", hq="far")
    order = ["23", "24", "25"]
    table.play(
        raid_reach=({"25": "one", "24": "one", "23": "one"}, {"24": "one", "25": "one"}),
        raid_order=order,
        raid=(1, 2, 3),
        raider="ridge",
    )
    assert len(table.questions()) <= len(units)

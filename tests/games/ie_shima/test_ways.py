"""Movement: costs, stops, passing control, and what is closed (ies:10.2, ies:10.3)."""

import pytest

from beachmaster.games.ie_shima.moving import goals_of
from beachmaster.games.ie_shima.ways import (
    allowance,
    begin,
    go,
    movers,
    regroups,
    way_along,
    ways,
    ways_to,
)
from games.ie_shima.island import standing

A = "1-306-a"


def goals(field, unit=A, active=None):
    return {
        way.goal: way.spent for way in sorted(ways(field, active, unit), key=lambda w: -w.spent)
    }


@pytest.mark.rule("ies:10.2", "ies:3.1.4", "ies:3.1.1")
def test_a_vacant_area_costs_one_and_two_next_to_an_enemy():
    field = standing(us=["2"], **{"1/306 A": "2", "Labor A": "6"})
    assert goals(field)["3"] == 1
    assert goals(field)["4"] == 2  # area 6 is next to it
    assert goals(field)["1"] == 2


@pytest.mark.rule("ies:10.2")
def test_among_enemies_it_costs_three_or_four_and_the_unit_stops():
    field = standing(us=["4"], **{"1/306 A": "4", "Labor A": "6-"})
    assert goals(field)["6"] == 3
    assert all(way.path[-1] == "6" for way in ways(field, None, A) if "6" in way.path)
    field.flip("labor-a", "full")
    assert goals(field)["6"] == 4


@pytest.mark.rule("ies:10.2", "ies:7.2")
def test_the_first_out_of_a_box_pays_all_and_the_next_one_goes_on():
    field = standing(**{"1/306 A": "green", "1/306 B": "green", "2/1 A": "16"})
    assert [(way.path, way.spent) for way in ways(field, None, A)] == [(("2",), 4)]
    go(field, None, A, ways(field, None, A)[0])
    assert field.control["2"] == "us"
    assert goals(field, "1-306-b")["9"] == 3


@pytest.mark.rule("ies:7.2", "ies:10.2")
def test_one_company_takes_control_of_all_that_it_passes():
    field = standing(us=["2"], **{"1/306 A": "2", "2/1 A": "16"})
    way = way_along(field, None, A, ("3", "9", "7"))
    assert way is not None
    assert way.takes == ("3", "9", "7")
    go(field, None, A, way)
    assert [field.control[area] for area in ("2", "3", "7", "9")] == ["us"] * 4
    assert field.units[A].place == "7"


@pytest.mark.rule("ies:10.2")
def test_ways_of_equal_cost_that_take_other_control_are_told_apart():
    field = standing(us=["2"], **{"1/306 A": "2", "2/1 A": "16"})
    found = ways_to(field, None, A, "9")
    assert {way.path for way in found} == {("3", "9"), ("7", "9")}


@pytest.mark.rule("ies:10.3.1", "ies:7.1")
def test_a_full_area_is_closed_for_passing_too():
    units = {"1/306 A": "2", "2/306": "3", "3/306": "3", "2/1 A": "16"}
    field = standing(us=["2", "3"], **units)
    assert all("3" not in way.path for way in ways(field, None, A))


@pytest.mark.rule("ies:10.3.2", "ies:10.3", "ies:7.3", "ies:7.5")
def test_out_of_a_contested_area_the_first_step_is_to_a_free_one():
    field = standing(us=["4"], **{"1/306 A": "6", "Labor A": "6", "2/1 A": "16"})
    first = {way.path[0] for way in ways(field, None, A)}
    assert first == {"4"}
    assert ("4", "7") in {way.path for way in ways(field, None, A)}


@pytest.mark.rule("ies:9.2.2", "ies:4.3.1", "ies:4.0", "ies:4.3")
def test_rain_takes_one_mf_of_us_units_and_none_of_the_japanese():
    field = standing(rain=True, **{"1/306 A": "4", "Labor A": "6"})
    assert allowance(field, A) == 3
    assert allowance(field, "labor-a") == 4


@pytest.mark.rule("ies:10.2.4")
def test_a_unit_that_spent_nothing_may_go_one_area_for_all_its_mf():
    field = standing(rain=True, us=["4"], **{"1/306 A": "4", "Labor A": "6"})
    way = way_along(field, None, A, ("6",))
    assert way is not None
    assert way.spent == 3


@pytest.mark.rule("ies:10.2.1")
def test_nobody_enters_an_area_that_was_attacked():
    field = standing(us=["4"], **{"1/306 A": "4", "Labor A": "6"})
    active = begin(field, "us", ["4"])
    active.attacked.append("6")
    assert "6" not in goals(field, A, active)


@pytest.mark.rule("ies:19.3.2")
def test_rubble_stops_whoever_enters():
    field = standing(us=["2"], **{"1/306 A": "2", "2/1 A": "16"})
    field.rubble = frozenset({"3"})
    assert ("3",) in {way.path for way in ways(field, None, A)}
    assert all(way.path[0] != "3" or len(way.path) == 1 for way in ways(field, None, A))


@pytest.mark.rule("ies:3.2", "ies:3.3")
def test_the_japanese_enter_no_beach_box():
    field = standing(**{"Labor A": "2"})
    assert "green" not in goals(field, "labor-a")
    assert "3" in goals(field, "labor-a")


@pytest.mark.rule("ies:10.2")
def test_units_in_beach_boxes_are_next_door_for_the_japanese_alone():
    field = standing(**{"Labor A": "3", "1/306 A": "green"})
    assert goals(field, "labor-a")["2"] == 2
    field = standing(us=["1"], **{"1/306 A": "1", "MG A": "special"})
    assert goals(field)["2"] == 1


@pytest.mark.rule("ies:13.2.4", "ies:10.1.1")
def test_a_pillbox_never_moves():
    field = standing(**{"Pillbox A": "14", "Labor A": "14"})
    assert ways(field, None, "pillbox-a") == []
    assert begin(field, "japan", ["14"]).begun == ["labor-a"]


@pytest.mark.rule("ies:10.1", "ies:16.2")
def test_who_has_moved_moves_no_more_and_both_boxes_act_together():
    field = standing(**{"1/306 A": "green", "1/305 A": "blue", "2/1 A": "16"})
    active = begin(field, "us", ["green", "blue"])
    assert set(movers(field, active)) == {A, "1-305-a"}
    go(field, active, A, ways(field, active, A)[0])
    assert movers(field, active) == ["1-305-a"]


@pytest.mark.rule("ies:8.1.3")
def test_regrouping_goes_one_area_to_a_free_one():
    field = standing(us=["2", "4"], **{"1/306 A": "2", "Labor A": "6", "Pillbox A": "14"})
    assert regroups(field, A) == ["4", "green"]
    assert regroups(field, "pillbox-a") == []
    assert "16" in regroups(standing(**{"2/1 A": "15"}), "2-1-a")
    assert regroups(standing(**{"MG A": "special"}), "mg-a") == []


@pytest.mark.rule("ies:10.2")
def test_a_counter_put_down_on_the_map_takes_its_cheapest_way():
    """The map's answer is the straight step, not a round trip through areas listed first."""
    field = standing(us=["1", "2"], **{"1/306 A": "1", "2/1 A": "16"})
    found = goals_of(field, begin(field, "us", ["1"]), A)
    assert found["5"] == f"{A}>5"
    assert found["2"] == f"{A}>2"

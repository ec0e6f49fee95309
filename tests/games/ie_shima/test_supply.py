"""Supply, control without it, Replacement Points (ies:14.0)."""

import pytest

from beachmaster.games.ie_shima import supply
from games.ie_shima.island import standing

WEST = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "14"]


def at_night(*areas):
    """Return what 14.2 turns where one MG stands in each of these areas of the US west."""
    units = {
        f"{kind} {letter}": area
        for (kind, letter), area in zip(
            [("MG", "A"), ("MG", "B"), ("IE", "A"), ("IE", "B")], areas, strict=False
        )
    }
    field = standing(us=WEST, **{"2/1": "16", "1/306": "out", **units})
    return set(supply.cut_off(field)) - set(areas)


@pytest.mark.rule("ies:14.2", "ies:14.3")
@pytest.mark.parametrize("areas", [("1",), ("2",), ("5",), ("14",), ("5", "14"), ("1", "2")])
def test_one_or_two_beaches_cut_nothing_off(areas):
    assert at_night(*areas) == set()


@pytest.mark.rule("ies:14.2", "ies:10.2.3", "ies:7.2")
def test_all_four_beaches_cut_off_the_whole_west():
    """The night script of four units, which one company in 1, 2 or 5 prevents (I-28, I-56)."""
    assert at_night("1", "2", "5", "14") == {"3", "4", "6", "7", "8", "9", "10", "11", "12"}
    placed = {"2/1": "16", "MG A": "1", "MG B": "2", "IE A": "5", "IE B": "14"}
    for beach in ("1", "2", "5"):
        field = standing(us=WEST, **placed, **{"1/306 A": beach})
        assert "12" not in supply.cut_off(field)
    alone = standing(us=WEST, **placed, **{"1/306 A": "14"})
    assert "12" in supply.cut_off(alone)  # from 14 no way leads west but through 5


@pytest.mark.rule("ies:14.2")
def test_both_sides_are_worked_out_at_once():
    """Areas that change hands cut off nothing further in the same moment (I-66)."""
    field = standing(us=["16"], **{"1/306 A": "16", "SEI A": "12"})
    cut = supply.cut_off(field)
    assert "12" not in cut  # units of the controller are in it
    assert set(cut) >= {"1", "2", "15"}
    assert supply.take_cut_off(field) == cut
    assert field.control["15"] == "us"


@pytest.mark.rule("ies:14.3")
def test_a_line_passes_contested_areas_of_the_own_and_enters_none_of_the_enemys():
    field = standing(us=["1", "4", "6"], **{"1/306 A": "6", "Labor A": "6", "1/306 B": "8"})
    field.control["8"] = "japan"
    assert {"1", "4", "6"} <= supply.supplied(field, "us")
    assert supply.in_supply(field, "us", "8")  # it begins in the enemy's (I-29)
    assert not supply.in_supply(field, "us", "16")


@pytest.mark.rule("ies:14.3")
def test_without_area_16_no_japanese_unit_is_in_supply():
    field = standing(us=["16"], **{"1/306 A": "16", "SEI A": "12"})
    assert supply.supplied(field, "japan") == frozenset()
    assert supply.points(field, "japan", 1) == 0


@pytest.mark.rule("ies:14.4")
def test_replacement_points_by_day_and_beach():
    field = standing(**{"2/1": "16"})
    assert [supply.points(field, "us", turn) for turn in (1, 2, 4)] == [2, 4, 4]
    assert supply.points(field, "us", 2, 1) == 3  # the Kamikaze took one (ies:19.1)
    assert supply.points(field, "japan", 1) == 1


@pytest.mark.rule("ies:14.4")
def test_a_lost_beach_supplies_only_who_contests_next_to_it():
    field = standing(us=["4"], **{"1/306 A": "2", "Labor A": "2", "1/306 B": "4"})
    field.control["2"] = "japan"
    assert supply.lost_beaches(field) == {"green", "blue", "brown"}
    assert supply.in_supply(field, "us", "2")
    assert not supply.in_supply(field, "us", "4")
    assert "4" not in supply.supplied(field, "us")


@pytest.mark.rule("ies:14.5.1", "ies:14.5.2", "ies:14.5.3", "ies:7.1")
def test_one_point_flips_two_or_rebuilds_one_in_supply():
    units = {"1/306 A": "2-", "1/306 B": "2-", "1/306 C": "2-", "1/306 D": "out"}
    field = standing(us=["2"], **units)
    assert supply.read(["1-306-a", "1-306-b", "1-306-c"]).points == 2
    assert supply.read(["1-306-a", "1-306-d>2"]).points == 2
    spent = supply.read(["1-306-a", "1-306-d>2", "1-306-d"])
    assert supply.is_sound(field, "us", spent, twice=True)
    assert not supply.is_sound(field, "us", spent, twice=False)
    assert not supply.is_sound(field, "us", supply.read(["1-306-d>3"]), twice=True)


@pytest.mark.rule("ies:10.2.2", "ies:10.2.3")
def test_pillboxes_need_supply_and_others_only_control_by_day():
    field = standing(
        us=["15", "13", "14", "5", "12", "11"],
        **{"2/1": "16", "Pillbox A": "special", "MG A": "special"},
    )
    assert supply.placeable(field, "pillbox-a", night=False) == ["16"]
    assert "9" in supply.placeable(field, "mg-a", night=False)
    assert "15" not in supply.placeable(field, "mg-a", night=False)
    assert "15" in supply.placeable(field, "mg-a", night=True)
    assert supply.placeable(field, "pillbox-a", night=True) == []

"""Retreats: the priorities, full areas, and nowhere to go (ies:13.2)."""

import pytest

from beachmaster.games.ie_shima.retreat import can_retreat, goals, goals_of_attacker
from games.ie_shima.island import standing


@pytest.mark.rule("ies:13.2.2", "ies:13.2.2.a")
def test_a_free_area_with_the_fewest_enemy_neighbors_comes_first():
    field = standing(us=["5", "14"], **{"SEI A": "15", "1/306 A": "15", "1/306 B": "5"})
    assert goals(field, "japan", "15") == ["16"]  # 11 and 13 have more American neighbors


@pytest.mark.rule("ies:13.2.2", "ies:13.2.2.a")
def test_equal_places_are_the_owners_choice():
    field = standing(**{"Labor A": "3", "1/306 A": "3"})
    assert set(goals(field, "japan", "3")) == {"2", "7", "9"}


@pytest.mark.rule("ies:13.2.2.b", "ies:13.2.2.c")
def test_contested_areas_come_after_free_ones_the_own_before_the_enemys():
    us = ["2", "7", "9"]
    units = {
        "Labor A": "3",
        "1/306 A": "3",
        "1/306 B": "7",
        "Labor B": "7",
        "Labor C": "9",
        "1/306 C": "9",
    }
    field = standing(us=us, **units)
    assert goals(field, "japan", "3") == ["7", "9"]
    field.control["7"] = "japan"
    assert goals(field, "japan", "3") == ["7"]


@pytest.mark.rule("ies:13.2.4", "ies:13.2.2")
def test_vacant_areas_of_the_enemy_are_closed_and_leave_nowhere():
    field = standing(us=["2", "7", "9"], **{"Labor A": "3", "1/306 A": "3"})
    assert not can_retreat(field, "japan", "3")


@pytest.mark.rule("ies:13.2", "ies:3.2")
def test_beach_boxes_are_free_for_americans_alone():
    field = standing(us=[], **{"1/306 A": "2", "Labor A": "2"})
    assert goals(field, "us", "2") == ["green"]
    assert "green" not in goals(field, "japan", "2")


@pytest.mark.rule("ies:13.2.1", "ies:13.2.2.d")
def test_a_full_area_is_a_way_through_and_no_end():
    us = ["2", "7", "9", "10"]
    units = {"Labor A": "3", "1/306 A": "3", "2/1": "9", "SEI": "9"}
    field = standing(us=["2", "7"], **units)
    assert goals(field, "japan", "3") == ["10"]  # on from 9, where eight stand
    assert goals(standing(us=us, **units), "japan", "3") == []


@pytest.mark.rule("ies:13.2")
def test_attackers_go_back_where_they_came_from_or_on_from_there():
    field = standing(us=["4"], **{"1/306 A": "6", "Labor A": "6"})
    assert goals_of_attacker(field, "1-306-a", "us", "4") == ["4"]
    units = {"1/306 A": "6", "Labor A": "6", "2/306": "4", "3/306": "4"}
    full = standing(us=["1", "2", "4"], **units)
    assert goals_of_attacker(full, "1-306-a", "us", "4") == goals(full, "us", "4")
    assert goals_of_attacker(field, "mg-a", "japan", "special") == ["special"]


@pytest.mark.rule("ies:13.2.1", "ies:13.2.2")
def test_attackers_go_on_from_a_full_area_but_not_back_into_the_one_they_attacked():
    units = {"1/306 A": "6", "1/306 B": "6", "Labor A": "6", "2/306": "4", "3/306": "4"}
    full = standing(us=["4"], **units)
    assert goals_of_attacker(full, "1-306-a", "us", "4") == []  # 6 is contested, and next to 4
    contested = standing(us=["4"], **units, **{"SEI A": "8", "1/305 A": "8"})
    assert goals_of_attacker(contested, "1-306-a", "us", "4") == ["8"]

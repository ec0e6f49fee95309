"""Attrition Points: exact where possible, the first on the lead (ies:13.1)."""

import pytest

from beachmaster.games.ie_shima.losses import is_legal, loss_sets, read, written
from games.ie_shima.island import standing


def sets(units, points, first=None, retreat=True):
    field = standing(**units)
    names = field.of("japan", "6") or field.of("us", "6")
    found = loss_sets(field, names, first or names[0], points, retreat)
    return {written(one) for one in found}


@pytest.mark.rule("ies:13.1", "ies:13.1.a", "ies:13.1.b", "ies:13.1.c", "ies:13.1.d")
def test_the_ways_to_pay_of_the_worked_example():
    """Three points on a full SEI, the lead, and a reduced MG."""
    assert sets({"SEI A": "6", "MG A": "6-"}, 3, "sei-a") == {
        "sei-a=out",
        "mg-a=out+sei-a=flip",
        "mg-a=back+sei-a=flip-back",
    }


@pytest.mark.rule("ies:13.1")
def test_two_points_never_kill_a_full_unit():
    assert sets({"SEI A": "6", "MG A": "6-"}, 2, "sei-a") == {
        "sei-a=flip-back",
        "mg-a=back+sei-a=flip",
    }


@pytest.mark.rule("ies:13.1")
def test_points_that_nobody_can_pay_are_ignored():
    assert sets({"SEI A": "6", "MG A": "6-"}, 9) == {"mg-a=out+sei-a=out"}


@pytest.mark.rule("ies:13.1", "ies:13.2.4")
def test_a_reduced_pillbox_dies_of_its_first_point():
    """Exact where possible gives way (I-23)."""
    assert sets({"Pillbox A": "6-", "SEI A": "6"}, 1, "pillbox-a") == {"pillbox-a=out"}


@pytest.mark.rule("ies:13.1", "ies:13.2.4")
def test_a_reduced_lead_without_a_place_to_go_dies_of_its_first_point():
    """What is too much is lost (I-64); a full one flips."""
    assert sets({"MG A": "6-", "SEI A": "6"}, 1, "mg-a", retreat=False) == {"mg-a=out"}
    assert sets({"SEI A": "6", "MG A": "6-"}, 1, "sei-a", retreat=False) == {"sei-a=flip"}


@pytest.mark.rule("ies:13.1")
def test_names_are_chosen_so_that_battalions_stay_whole():
    units = {"1/306": "6", "2/306 E": "6", "2/306 F": "6"}
    assert "1-306-a=flip+2-306-e=flip" in sets(units, 2, "1-306-a")


@pytest.mark.rule("ies:13.1")
def test_any_like_unit_may_be_named_instead_and_no_other_sum():
    field = standing(**{"1/306": "6", "2/306": "6"})
    units = field.of("us", "6")
    told = {"1-306-a": "flip", "1-306-d": "flip"}
    assert is_legal(field, units, "1-306-a", 2, True, told)
    assert not is_legal(field, units, "1-306-b", 2, True, told)  # the first one must pay
    assert not is_legal(field, units, "1-306-a", 3, True, told)
    assert read("1-306-a=flip+nobody=out") is None
    assert read(written(told)) == told

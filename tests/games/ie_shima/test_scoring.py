"""Victory Points (ies:17.0)."""

import pytest

from beachmaster.games.ie_shima.places import AREAS
from beachmaster.games.ie_shima.scoring import automatic, points, total
from games.ie_shima.island import standing

BATTALIONS_US = ("1/306", "2/306", "3/306", "1/305", "3/305", "2/307", "3/307")


def told(us, area4=False, **units):
    whole = dict.fromkeys(BATTALIONS_US, "brown")
    field = standing(us=us, **whole)
    for name, (place, strength) in units.items():
        field.put(name.replace("_", "-"), place)
        field.flip(name.replace("_", "-"), strength)
    for area in us:
        field.control[area] = "us"
    return field, area4


@pytest.mark.rule("ies:17.2")
def test_the_areas_count_what_they_print_and_area_4_only_by_its_day():
    assert total(*told(["15", "16", "11", "12", "13", "14"])) == 14
    assert total(*told(["4", "6"])) == 0
    assert total(*told(["4", "6"], area4=True)) == 1


@pytest.mark.rule("ies:17.2")
def test_five_reduced_or_lost_companies_cost_a_point_the_rest_nothing():
    lost = {f"1_306_{letter}": ("out", "reduced") for letter in "abcd"}
    assert points(*told(["15"], **lost))["blood"] == 0
    lost["2_306_e"] = ("15", "reduced")
    assert points(*told(["15"], **lost))["blood"] == -1


@pytest.mark.rule("ies:17.2.1")
def test_both_heights_contested_give_one_point_and_one_of_them_none():
    units = {"1_306_a": ("15", "full"), "1_306_b": ("16", "full"), "2_1_a": ("15", "full")}
    field, _ = told([], **units)
    field.control["16"] = field.control["15"] = "japan"
    assert points(field, False)["contest"] == 0
    field.put("2-1-b", "16")
    assert points(field, False)["contest"] == 1
    field.control["15"] = "us"
    assert points(field, False)["contest"] == 0


@pytest.mark.rule("ies:17.1")
def test_every_area_is_an_automatic_victory():
    field, _ = told(list(AREAS))
    assert automatic(field)
    field.control["9"] = "japan"
    assert not automatic(field)

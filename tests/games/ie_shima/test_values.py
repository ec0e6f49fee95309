"""The Attack Value and the Defense Value, modifier by modifier (ies:11.4.2, ies:11.4.3)."""

import pytest

from beachmaster.games.ie_shima.rolls import assault
from beachmaster.games.ie_shima.values import (
    Conditions,
    Fought,
    attack_value,
    bombardment_lines,
    defence_value,
    leads,
    strongest,
    whole_battalions,
)
from games.ie_shima.island import standing

FIRST = ("1-306-a", "1-306-b", "1-306-c", "1-306-d")
SECOND = ("2-306-e", "2-306-f", "2-306-g", "2-306-h")
DARK = Conditions("us", clear=False)


def values(field, units, target, defender, around=DARK):
    fought = Fought(target, tuple(units), units[0], defender)
    return attack_value(field, fought, around), defence_value(field, fought, around)


@pytest.mark.rule("ies:11.4.2.a", "ies:11.4.2.b", "ies:11.4.2.c")
def test_the_sums_of_the_published_report():
    """Four companies 4 + 3 and eight 4 + 7, to which a whole battalion adds one (I-21)."""
    four = standing(**{"1/306": "6", "Labor A": "6"})
    assert values(four, FIRST, "6", "labor-a")[0] == 4 + 3 + 1
    eight = standing(**{"1/306": "6", "2/306": "6", "Labor A": "6"})
    assert values(eight, FIRST + SECOND, "6", "labor-a")[0] == 4 + 7 + 2


@pytest.mark.rule("ies:11.4.3.a", "ies:11.4.3.b", "ies:11.4.3.c")
def test_the_defense_sums_of_the_published_report():
    """Labor 2 and three others make 5; alone in area 6 it is 2 with +2 for terrain."""
    field = standing(**{"1/306 A": "6", "Labor": "6"})
    assert values(field, FIRST[:1], "6", "labor-a")[1] == 5 + 2
    alone = standing(**{"1/306 A": "6", "Labor A": "6"})
    assert values(alone, FIRST[:1], "6", "labor-a")[1] == 2 + 2
    pillbox = standing(**{"1/306 A": "6", "Pillbox A": "6-"})
    assert values(pillbox, FIRST[:1], "6", "pillbox-a")[1] == 3 + 2


@pytest.mark.rule("ies:11.4.2.b")
def test_halves_are_added_before_they_are_rounded():
    field = standing(**{"1/306": "6-", "Labor A": "6"})
    assert values(field, FIRST[:2], "6", "labor-a")[0] == 3
    assert values(field, FIRST[:3], "6", "labor-a")[0] == 4
    assert values(field, FIRST, "6", "labor-a")[0] == 3 + 1 + 1  # one and a half, and the bonus


@pytest.mark.rule("ies:11.4.2.d", "ies:11.4.3.d", "ies:9.2.3")
def test_air_support_counts_by_clear_day_for_the_americans_only():
    field = standing(**{"1/306 A": "6", "Labor A": "6"})
    clear = Conditions("us")
    assert values(field, FIRST[:1], "6", "labor-a", clear)[0] == 5
    assert values(field, FIRST[:1], "6", "labor-a")[0] == 4
    japan = Conditions("japan")
    assert values(field, ("labor-a",), "6", "1-306-a", japan) == (2, 4 + 2 + 2)
    night = Conditions("japan", night=True)
    assert values(field, ("labor-a",), "6", "1-306-a", night) == (2, 4 + 2)


@pytest.mark.rule("ies:11.4.2.e", "ies:11.4.2.f", "ies:11.4.2.g", "ies:20.1")
def test_calls_that_worked_add_what_they_say():
    field = standing(**{"1/306 A": "6", "Labor A": "6"})
    support = Conditions("us", clear=False, bonuses=("artillery", "tanks", "figure"))
    assert values(field, FIRST[:1], "6", "labor-a", support)[0] == 4 + 1 + 2 + 1
    charge = Conditions("japan", clear=False, bonuses=("satchel",))
    assert values(field, ("labor-a",), "6", "1-306-a", charge)[0] == 2 + 4


@pytest.mark.rule("ies:11.4.3.e", "ies:12.7", "ies:12.7.a", "ies:12.7.b", "ies:19.3.2")
def test_rubble_adds_one_to_the_defense():
    field = standing(**{"1/306 A": "11", "SEI A": "11"})
    before = values(field, FIRST[:1], "11", "sei-a")[1]
    field.rubble = frozenset({"11"})
    assert values(field, FIRST[:1], "11", "sei-a")[1] == before + 1
    assert sum(line.value for line in bombardment_lines(field, "11")) == 2 + 1
    assert sum(line.value for line in bombardment_lines(field, "16")) == 4


@pytest.mark.rule("ies:11.4.2.c", "ies:4.1")
def test_special_units_are_no_battalion():
    assert whole_battalions(["mg-a", "mg-b", "mg-c", "mg-d"]) == []
    assert whole_battalions(["sei-a", "sei-b", "sei-c", "sei-d", "labor-a"]) == ["SEI"]


@pytest.mark.rule("ies:11.4.2", "ies:11.4.3.a")
def test_one_unit_of_each_sort_can_lead_and_no_pillbox_leads_an_attack():
    field = standing(**{"Pillbox A": "6", "Labor A": "6", "Labor B": "6-", "MG A": "6"})
    units = field.of("japan", "6")
    assert leads(field, units, attacking=True) == ["labor-a", "labor-b", "mg-a"]
    assert "pillbox-a" in leads(field, units, attacking=False)
    assert strongest(field, units) == "pillbox-a"


@pytest.mark.rule("ies:11.4.4")
@pytest.mark.parametrize(
    ("difference", "success", "stalemate", "repulse", "points"),
    [
        (-4, 0.10, 0.06, 0.84, 0.2),
        (-2, 0.24, 0.10, 0.66, 0.6),
        (0, 0.44, 0.11, 0.44, 1.4),
        (2, 0.66, 0.10, 0.24, 2.6),
        (4, 0.84, 0.06, 0.10, 4.2),
        (6, 0.95, 0.03, 0.03, 6.0),
    ],
)
def test_the_exact_table_of_an_assault(difference, success, stalemate, repulse, points):
    ways = assault("us").ways(difference)
    assert sum(ways.values()) == 36 * 36

    def share(wanted):
        return sum(n for margin, n in ways.items() if wanted(margin)) / 1296

    assert share(lambda margin: margin > 0) == pytest.approx(success, abs=0.005)
    assert share(lambda margin: margin == 0) == pytest.approx(stalemate, abs=0.005)
    assert share(lambda margin: margin < 0) == pytest.approx(repulse, abs=0.005)
    mean = sum(margin * n for margin, n in ways.items() if margin > 0) / 1296
    assert mean == pytest.approx(points, abs=0.05)

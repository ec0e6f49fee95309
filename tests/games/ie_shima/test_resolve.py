"""Every combat and count on its own: exact chances, worked examples (resolve, odds)."""

import pytest

from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.text import render
from beachmaster.games.ie_shima.factory import FACTORY

RESOLVERS = FACTORY.resolvers({})
BATTALION = ["1/306 A", "1/306 B", "1/306 C", "1/306 D"]


def odds(name, given=None, table="impulses"):
    found = RESOLVERS[name].odds(given or {})
    chosen = next((one for one in found.tables if one.name == table), found.tables[0])
    return {row.outcome: row.probability for row in chosen.chances}


def mean(chances):
    return float(sum(int(name) * chance for name, chance in chances.items()))


@pytest.mark.rule("ies:6.3.1", "ies:12.1")
@pytest.mark.parametrize(
    ("impulse", "bombardments", "expected"),
    [(1, 0, 6.628), (1, 3, 9.63), (2, 0, 5.63), (5, 0, 2.98), (12, 0, 1.0)],
)
def test_how_many_impulses_a_day_still_has(impulse, bombardments, expected):
    chances = odds("day-length", {"impulse": impulse, "bombardments": bombardments})
    assert sum(chances.values()) == 1
    assert mean(chances) == pytest.approx(expected, abs=0.01)


@pytest.mark.rule("ies:6.3.1")
def test_in_which_impulse_the_day_ends():
    chances = odds("day-length")
    expected = {3: 0.028, 4: 0.081, 5: 0.149, 6: 0.206, 7: 0.223, 8: 0.183, 9: 0.094, 10: 0.030}
    for number, share in expected.items():
        assert float(chances[str(number)]) == pytest.approx(share, abs=0.0005)


@pytest.mark.rule("ies:6.2.1", "ies:18.1")
@pytest.mark.parametrize(("bid", "expected"), [(0, 3.25), (-6, 1.19), (6, 5.64)])
def test_how_many_special_units_return(bid, expected):
    assert mean(odds("reinforcements", {"bid": bid})) == pytest.approx(expected, abs=0.005)
    assert set(odds("reinforcements", {"eliminated": 2})) == {"1", "2"}


@pytest.mark.rule("ies:19.1", "ies:19.2.1", "ies:19.4.1")
def test_the_calls_and_the_kamikaze():
    assert odds("support-call", {"support": "artillery", "urban": True})["comes"] * 2 == 1
    tanks = {"support": "tanks", "urban": True, "rain": True}
    assert odds("support-call", tanks)["comes"] * 6 == 1
    assert odds("satchel-call", {"rain": True, "night": True})["comes"] * 3 == 2
    assert float(odds("kamikaze")["success"]) == pytest.approx(0.239, abs=0.001)


@pytest.mark.rule("ies:11.4", "ies:11.4.4.1", "ies:13.2")
def test_an_assault_that_is_repulsed():
    given = {
        "area": "6",
        "attackers": BATTALION,
        "defenders": ["Labor A", "Labor B"],
        "origin": "4",
        "dice": {"blue": [1, 1], "red": [6, 6]},
    }
    found = RESOLVERS["assault"].resolve(given)
    assert (found.outcome, found.total) == ("repulse", 9 - 5 - 10)
    said = [render(one.text) for one in found.next]
    assert said.count("Reduced: 1/306.") == 1
    assert "1/306 (reduced) retreat to area 4." in said


@pytest.mark.rule("ies:11.4.4", "ies:13.1")
def test_the_odds_of_an_assault_and_that_all_defenders_die():
    given = {"area": "6", "attackers": BATTALION, "defenders": ["Labor A"], "reduced": ["Labor A"]}
    result = odds("assault", given, "result")
    assert sum(result.values()) == 1
    points = odds("assault", given, "points")
    dead = sum(chance for count, chance in points.items() if int(count) >= 2)
    assert odds("assault", given, "cleared")["cleared"] == dead


@pytest.mark.rule("ies:12.5", "ies:12.6", "ies:12.7")
def test_a_bombardment_counts_factor_and_terrain_only():
    given = {
        "marker": "naval",
        "area": "16",
        "defenders": ["2/1 A", "2/1 B"],
        "dice": {"blue": [3, 3], "red": [4, 4]},
    }
    found = RESOLVERS["bombardment"].resolve(given)
    assert (found.outcome, found.total) == ("hit", 8 - 4 + 6 - 8)


@pytest.mark.rule("ies:13.1")
def test_the_ways_to_pay_in_words():
    given = {
        "side": "japan",
        "points": 3,
        "units": ["SEI A", "MG A"],
        "reduced": ["MG A"],
        "first": "SEI A",
    }
    found = RESOLVERS["losses"].resolve(given)
    assert {render(one.text) for one in found.next} == {
        "eliminate SEI A",
        "eliminate MG A; flip SEI A",
        "flip SEI A and retreat; retreat MG A",
    }


@pytest.mark.rule("ies:13.2.2", "ies:14.2", "ies:14.4", "ies:17.2")
def test_what_a_told_position_comes_to():
    position = {"units": {"1/306": {"place": "15"}, "2/1": {"place": "16"}}, "turn": 2}
    score = RESOLVERS["final-score"].resolve({"position": position})
    assert score.total == 3
    refit = RESOLVERS["refit"].resolve({"position": position})
    assert refit.outcome == "us-4-japan-1"
    told = {"position": position, "side": "japan", "area": "16"}
    assert RESOLVERS["retreat"].resolve(told).outcome == "12"
    assert RESOLVERS["supply"].resolve({"position": position}).outcome == "none"


@pytest.mark.rule("ies:14.5.2", "ies:14.5.3", "ies:14.5.4")
def test_a_refit_names_the_units_that_may_be_rebuilt_and_where():
    lost = {"1/305 B": {"place": "out"}, "2/1 B": {"place": "out"}}
    position = {"units": {"1/305 A": {"place": "14"}, "2/1 A": {"place": "16"}, **lost}, "turn": 2}
    said = [render(one.text) for one in RESOLVERS["refit"].resolve({"position": position}).next]
    assert "1/305 B may be rebuilt at reduced strength in area 14." in said
    assert any(one.startswith("2/1 B may be rebuilt at reduced strength in") for one in said)
    assert not any("1/305 C" in one for one in said)  # nobody told that it was lost


@pytest.mark.rule("ies:13.2.4")
@pytest.mark.parametrize(
    ("side", "attacker", "defender", "area", "stuck"),
    [
        ("japan", "2/1 A", "1/305 A", "16", True),
        ("japan", "2/1 A", "1/305 A", "14", False),  # a beach box takes US units
        ("us", "1/305 A", "2/1 A", "16", False),
    ],
)
def test_an_assault_says_where_it_lets_no_defender_retreat(side, attacker, defender, area, stuck):
    given = {"side": side, "area": area, "attackers": [attacker], "defenders": [defender]}
    for found in (RESOLVERS["assault"].resolve(dict(given)), RESOLVERS["assault"].odds(given)):
        notes = [render(note) for note in found.notes]
        assert any("the defenders cannot retreat" in note for note in notes) == stuck


def test_an_area_that_is_none_is_refused_in_words():
    for area in (14, "17", "x"):
        with pytest.raises(ResolveError) as told:
            RESOLVERS["assault"].resolve({"area": area, "attackers": ["1/305 A"]})
        assert render(told.value.text) == "The field “area” takes an area, 1 to 16."


def test_wrong_units_are_refused_with_those_there_are():
    with pytest.raises(ResolveError):
        RESOLVERS["assault"].resolve({"area": "6", "attackers": ["9/9 X"], "defenders": ["MG A"]})
    with pytest.raises(ResolveError):
        RESOLVERS["losses"].resolve({"points": 1, "units": ["1/306 A"], "first": "1/306 B"})


def test_a_place_that_is_none_is_refused():
    for told in ({"units": {"1/306": {"place": "xyz"}}}, {"control": ["77"]}, {"rubble": ["0"]}):
        with pytest.raises(ResolveError):
            RESOLVERS["final-score"].resolve({"position": told})


@pytest.mark.rule("ies:14.4")
def test_the_handicap_counts_among_the_points_of_a_refit():
    given = {"position": {"turn": 2}, "rulings": {"japan-rp": "1"}}
    assert RESOLVERS["refit"].resolve(given).outcome == "us-4-japan-2"

"""Single results: hidden defenders, lots, ties, rulings, estimates, the player's own table."""

from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from beachmaster.engine.text import render
from beachmaster.engine.tray import every_throw
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.table_data import load_crt

BATTALION = {"kind": "battalion", "attack": 6, "defence": 5}
TANK = {"kind": "tank", "attack": 4, "defence": 3}
ESTIMATE = "The combat results table is our estimate."


def told(found):
    """Return the notes in words."""
    return [render(note) for note in found.notes]


@pytest.mark.rule("bib:19.2")
def test_a_hidden_defender_is_weighed_by_what_it_may_be(known, data):
    given = {"attackers": [BATTALION, TANK]}
    odds = known["attack"].odds(given)
    whole, *kinds = odds.tables
    units = [
        known["attack"].odds({**given, "target": {"unit": name}}).tables[0] for name in data.japan
    ]
    for chance in whole.chances:
        mean = sum(one.probability(chance.outcome) for one in units) / len(units)
        assert chance.probability == mean
    assert len({table.name for table in kinds}) == len(kinds) > 1


@pytest.mark.rule("bib:19.2")
def test_only_a_kind_or_all_but_the_seen_are_weighed(known, data):
    guns = [name for name, one in data.japan.items() if one.kind == "anti-tank"]
    kind = {"attackers": [BATTALION], "target": {"kind": "anti-tank"}}
    drawn = {known["attack"].resolve(kind, seed).draws[0].token for seed in range(60)}
    assert drawn == set(guns)
    left = known["attack"].resolve({**kind, "seen": guns[1:]}, 5)
    assert [(one.token, one.origin) for one in left.draws] == [(guns[0], "seed")]


@pytest.mark.rule("bib:17.3")
def test_a_tank_kept_out_is_named_with_its_rule_and_loses_the_first_step(known):
    gun = {"kind": "anti-aircraft", "attack": 3, "defence": 2}
    given = {"attackers": [BATTALION, TANK], "target": gun}
    found = known["attack"].resolve({**given, "dice": {"blue": [3, 3, 1]}})
    [out] = [one for one in found.modifiers if not one.applied and one.rule == "bib:17.3"]
    assert (out.value, found.total) == (4, 4)
    assert found.outcome == "trade"
    [loss] = [step for step in found.next if step.rule == "bib:17.3"]
    assert render(loss.text) == "One of these units loses a step: tank battalion 2."


@pytest.mark.rule("bib:16.3", "bib:16.4")
@pytest.mark.parametrize(("storm", "spared"), [(False, True), (True, False)])
def test_a_three_suppresses_in_calm_weather_only(known, storm, spared):
    given = {"attackers": [BATTALION], "target": {"attack": 1, "defence": 2}, "storm_turn": storm}
    found = known["attack"].resolve({**given, "markers": 1, "dice": {"blue": [3, 3, 1]}})
    assert {fact.name: fact.value for fact in found.facts}["code"] == "Ex"
    assert found.outcome == ("kill" if spared else "trade")


def test_values_of_the_player_are_not_called_estimates_but_ours_are(known):
    told_values = {"attackers": [BATTALION], "target": {"attack": 1, "defence": 2}}
    found = known["attack"].resolve(told_values)
    assert not any("estimate" in render(one.name) for one in found.modifiers)
    ours = known["attack"].resolve({**told_values, "attackers": [{"unit": "23-1"}]})
    assert "estimate" in render(ours.modifiers[0].name)
    assert ESTIMATE in told(found)
    assert ESTIMATE in told(known["attack"].odds(told_values))
    assert "The Storm Table is our estimate." in told(known["storm"].resolve({"turn": 1}))


def test_a_table_of_the_players_is_used_and_is_no_estimate():
    file = msgspec.json.decode(load_crt().raw)
    file |= {"id": "mine", "tag": "player", "a_means": "no-effect"}
    file["results"] = [["De"] * len(row) for row in file["results"]]
    mine = FACTORY.resolvers({"crt": msgspec.json.encode(file).decode()})
    found = mine["attack"].resolve({"attackers": [BATTALION]})
    assert found.outcome == "kill"
    assert found.notes == ()
    assert mine["bombardment-japan"].resolve({}).outcome == "steps-2"


@pytest.mark.rule("bib:21.5")
def test_b52_a_stack_hit_by_one_strength_has_the_odds_of_every_throw(known):
    resolver = known["bombardment-japan"]
    given = {"units": [BATTALION, {"kind": "flamethrower"}], "suribachi_cleared": True}
    read = msgspec.convert(given, resolver.takes)
    counts: Counter[str] = Counter()
    for chance, found in every_throw(lambda tray: resolver._run(read, tray)):
        counts[found.outcome] += chance
    chances = resolver.odds(given).tables[0].chances
    assert {one.outcome: one.probability for one in chances} == dict(counts)


@pytest.mark.rule("bib:21.5")
def test_b52_strengths_rolled_anew_hit_the_units_of_a_stack_independently(known):
    given = {"units": [BATTALION, {"kind": "flamethrower"}], "rulings": {"b-52": "each-unit"}}
    odds = known["bombardment-japan"].odds(given)
    spared = odds.table("unit").probability("none")
    assert odds.tables[0].probability("steps-0") == spared**2
    once = known["bombardment-japan"].odds({**given, "rulings": {}})
    assert once.tables[0].probability("steps-0") != spared**2
    found = known["bombardment-japan"].resolve(given)
    strengths = [die for die in found.dice if die.rule == "bib:21.3"]
    assert len(strengths) == 6


@pytest.mark.rule("bib:19.5")
def test_ties_of_terrain_are_broken_by_lot_each_hex_alike(known):
    hexes = [{"hex": f"100{n}", "sector": 1, "terrain": "rough"} for n in range(1, 4)]
    chances = known["replacement"].odds({"hexes": hexes}).tables[0]
    assert {one.probability for one in chances.chances if one.outcome != "returns"} == {
        Fraction(1, 18)
    }
    given = {"hexes": hexes, "dice": {"red": [1]}}
    mine = known["replacement"].resolve({**given, "lots": ["1002"]})
    assert (mine.outcome, mine.draws[0].origin) == ("hex-1002", "given")
    seeds = {known["replacement"].resolve(given, seed).outcome for seed in range(30)}
    assert seeds == {"hex-1001", "hex-1002", "hex-1003"}


@pytest.mark.rule("bib:20.3.1")
@pytest.mark.parametrize("ruling", ["itself", "again"])
def test_b48_the_search_for_a_second_unit_goes_up_by_hex_number(known, ruling):
    given = {
        "origin": "1001",
        "container": 0,
        "dug_in": ["1203", "0904"],
        "hexes": [{"hex": "1002", "sector": sector, "terrain": "clear"} for sector in (1,)],
        "rulings": {"b-48": ruling},
    }
    found = known["redeployment"].resolve({**given, "dice": {"red": [1, 4, 3]}})
    assert found.outcome == "hex-1002"
    assert [one.outcome for one in found.rolls] == ["sector-1", "passed", "taken"]
    assert {one.name: one.value for one in found.facts}["substitute"] == "second-1203"
    table = known["redeployment"].odds(given).table("substitute")
    first, second = table.probability("second-0904"), table.probability("second-1203")
    assert first == 2 * second
    assert first + second == (1 if ruling == "again" else Fraction(3, 4))


@pytest.mark.rule("bib:20.3", "bib:19.1")
@pytest.mark.parametrize(("kind", "words"), [("hq", "Fire Support Track"), ("mortar", "container")])
def test_a_unit_that_finds_no_hex_is_eliminated(known, kind, words):
    found = known["redeployment"].resolve({"origin": 106, "kind": kind})
    assert (found.outcome, found.given["origin"]) == ("eliminated", "0106")
    assert words in render(found.result)


@pytest.mark.rule("bib:20.5.3", "bib:19.3")
def test_a_banzai_flips_the_nearest_and_says_who_has_a_zero(known):
    units = [
        {"hex": "1001", "sector": 2, "distance": 4},
        {"hex": "1002", "sector": 2, "distance": 1, "attack": 0},
        {"hex": "1003", "sector": 2, "distance": 2, "attack": 2, "movement": 3},
        {"hex": "1101", "sector": 3, "distance": 1},
    ]
    found = known["banzai"].resolve({"cleared": 1, "units": units, "dice": {"red": [1, 2, 3]}})
    assert [fact.value for fact in found.facts] == ["1002", "1003", "1001"]
    assert [step.procedure for step in found.next] == [
        "redeployment", "banzai-attack", "banzai-attack",
    ]  # fmt: skip
    odds = known["banzai"].odds({"cleared": 1, "units": units})
    assert odds.table("1002").probability("flipped") == Fraction(1, 36)
    assert odds.table("1001").probability("flipped") == Fraction(4, 6) / 36


@pytest.mark.rule("bib:22.3", "bib:20.5.1", "bib:20.5.2")
@pytest.mark.parametrize(
    ("more", "outcome"),
    [({"suribachi_cleared": False}, "before"), ({"cleared": 0}, "none"), ({}, "empty")],
)
def test_no_banzai_says_why(known, more, outcome):
    found = known["banzai"].resolve({"cleared": 6, **more})
    assert found.outcome == outcome
    assert len(found.dice) == (0 if outcome == "before" else 3)


@pytest.mark.rule("bib:16.1", "bib:16.4")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("second", [True, False])
@pytest.mark.parametrize("storm", [True, False])
def test_the_markers_are_the_sum_of_what_is_said_to_apply(known, first, second, storm):
    given = {"airfield_1": first, "airfield_2": second, "storm_turn": storm}
    found = known["fire-support-us"].resolve(given)
    assert found.total == sum(one.value for one in found.modifiers if one.applied)
    assert found.outcome == f"markers-{9 if storm or not first else 11 if second else 10}"


@pytest.mark.rule("bib:18.0", "bib:22.0")
def test_cleared_sectors_stay_cleared_and_suribachi_is_told_once(known):
    given = {"held": [1, 2, 6], "cleared": [3], "suribachi_units": 1}
    found = known["cleared-sectors"].resolve(given)
    assert (found.outcome, found.facts[0].value) == ("cleared-4-5", 3)
    fallen = known["cleared-sectors"].resolve({**given, "suribachi_units": 0})
    assert fallen.outcome == "cleared-4-5-suribachi"
    again = {**given, "suribachi_units": 0, "suribachi_cleared": True}
    assert known["cleared-sectors"].resolve(again).outcome == "cleared-4-5"


@pytest.mark.rule("bib:12.3", "bib:12.2")
@pytest.mark.parametrize(
    ("given", "losses", "result"),
    [
        ({"eliminated": 6}, 12, "us"),
        ({"eliminated": 6, "depleted": 1}, 13, "draw"),
        ({"eliminated": 9, "depleted": 2}, 20, "japan"),
        ({"eliminated": 9, "depleted": 2, "turn": 15}, 18, "draw"),
        ({"eliminated": 9, "depleted": 2, "turn": 15, "regiments": 1}, 20, "japan"),
        ({"japanese_left": True}, 0, "epic"),
    ],
)
def test_the_victory_count(known, given, losses, result):
    found = known["victory"].resolve(given)
    assert (found.total, found.outcome) == (losses, result)


@pytest.mark.rule("bib:7.6")
@pytest.mark.parametrize(
    ("ruling", "words"),
    [
        ("may-retreat", "may retreat"),
        ("must-retreat", "or they stand fast"),
        ("no-effect", "nothing happens"),
    ],
)
def test_b03_says_what_the_bracketed_result_means(known, ruling, words):
    given = {"attackers": [BATTALION], "target": {"attack": 1, "defence": 8}}
    found = known["attack"].resolve({**given, "rulings": {"b-03": ruling}, "dice": {"blue": [2]}})
    assert {fact.name: fact.value for fact in found.facts}["code"] == "(A)"
    assert words in render(found.next[0].text)


@pytest.mark.rule("bib:17.4")
def test_units_of_a_kind_and_counters_go_by_their_own_names(known):
    attackers = [
        {"unit": "tank-3", "collins": True},
        {"unit": "23-1", "depleted": True},
        {"kind": "tank", "collins": True, "attack": 9},
    ]
    given = {"attackers": attackers, "target": {"kind": "hq", "attack": 0, "defence": 1}}
    names = [render(one.name) for one in known["attack"].resolve(given).modifiers[:4]]
    assert names == [
        "attack of Task Force Collins (estimated)",
        "attack of 1/23 Marines (estimated)",
        "attack of Task Force Collins",
        "defense of headquarters",
    ]
    assert [one.value for one in known["attack"].resolve(given).modifiers[:4]] == [8, 3, 9, -1]

"""The assault on its own: worked examples, draws, and what it refuses."""

import pytest

from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.text import render

TRENCH = {"cf": 2, "defence": "C"}


@pytest.fixture
def resolve(known):
    return lambda **given: known["assault"].resolve(given)


def fact(resolution, name):
    return next(one.value for one in resolution.facts if one.name == name)


def applied(resolution):
    return [m.value for m in resolution.modifiers if m.applied]


@pytest.mark.rule("hoe:5.4.2.6")
def test_four_and_three_against_two_is_three_to_one(resolve):
    fight = resolve(attackers=[{"cf": 4}, {"cf": 3}], target=TRENCH)
    assert (fact(fight, "attack"), fact(fight, "ratio")) == (7, "3:1")


@pytest.mark.rule("hoe:5.4.2.6")
def test_eight_against_one_is_the_last_column(resolve):
    fight = resolve(attackers=[{"cf": 4}, {"cf": 4}], target={"cf": 1, "defence": "B"})
    assert fact(fight, "ratio") == "6:1"


@pytest.mark.rule("hoe:5.4.2.6")
def test_an_or_marker_takes_one_off(resolve):
    marked = resolve(attackers=[{"unit": "9", "or_marker": True}], target=TRENCH)
    assert fact(marked, "attack") == 3
    assert fact(resolve(attackers=[{"unit": "9"}], target=TRENCH), "attack") == 4
    back = resolve(attackers=[{"unit": "9", "steps": 2}], target=TRENCH)
    assert fact(back, "attack") == 3


@pytest.mark.rule("hoe:6", "hoe:5.4.2.8")
def test_the_worked_assault(resolve):
    """25th and 9th (OR) with the 25th's tank; hidden target, trenches 2; support 1, 1, 1.

    The book then reads A1 D1 off the table; the table itself has A1 (H-01).
    """
    fight = resolve(
        attackers=[{"unit": "25"}, {"unit": "9", "or_marker": True}],
        support=[{"unit": "25"}],
        target={"hidden": True},
        turn=1,
        draws=["ds18", "ds01"],
        dice={"blue": [4], "red": [1]},
    )
    assert (fact(fight, "attack"), fact(fight, "defence"), fact(fight, "ratio")) == (7, 2, "3:1")
    assert [(roll.table, roll.outcome) for roll in fight.rolls] == [("anti-tank", "stopped")]
    assert applied(fight) == [-1, -1]
    assert (fact(fight, "drm"), fight.total, fight.outcome) == (-2, 2, "A1")
    assert (fact(fight, "attacker_hits"), fact(fight, "defender_hits")) == (1, 0)
    assert [step.procedure for step in fight.next] == ["retreat-check"]


@pytest.mark.rule("hoe:6")
def test_the_worked_assault_with_the_markers_named_by_their_values(resolve):
    target = {"hidden": True, **TRENCH, "support": {"tank": 1, "artillery": 1, "at": 1}}
    fight = resolve(
        attackers=[{"cf": 4}, {"cf": 4, "or_marker": True}],
        support=[{"kind": "tank", "value": 2}],
        target=target,
        mix="unknown",
        dice={"blue": [4], "red": [1]},
    )
    assert (fact(fight, "ratio"), fact(fight, "drm"), fight.total) == ("3:1", -2, 2)
    assert fight.draws == ()


@pytest.mark.rule("hoe:5.4.2.7.1.7")
def test_anti_tank_three_stops_tanks_on_a_two(resolve):
    fight = resolve(
        attackers=[{"cf": 4}],
        support=[{"kind": "tank", "value": 2}],
        target={**TRENCH, "support": {"at": 2}},
        neighbours=[{"at": 1}],
        dice={"red": [2]},
    )
    assert (fact(fight, "at_points"), fact(fight, "drm")) == (3, 0)
    assert fight.rolls[0].outcome == "stopped"


@pytest.mark.rule("hoe:5.4.2.7.1.1", "hoe:5.4.2.7.1.3")
@pytest.mark.parametrize(
    ("support", "drm"),
    [
        ({"unit": "25"}, 2),
        ({"unit": "25", "steps": 2}, 1),
        ({"unit": "25", "distance": "two"}, 1),
        ({"unit": "25", "lower": True}, 1),
        ({"unit": "25", "distance": "two", "lower": True}, 1),
        ({"unit": "25", "distance": "two", "high_ground": True}, 1),
        ({"unit": "9"}, 2),
        ({"unit": "9", "distance": "far"}, 1),
        ({"unit": "9", "distance": "two"}, 1),
        ({"unit": "9", "distance": "far", "high_ground": True}, 2),
        ({"unit": "9", "lower": True}, 2),
        ({"unit": "23"}, 1),
        ({"kind": "artillery", "value": 1}, 1),
    ],
)
def test_support_by_distance_and_level(resolve, support, drm):
    fight = resolve(attackers=[{"cf": 4}], support=[support], target=TRENCH)
    assert fact(fight, "drm") == drm


@pytest.mark.rule("hoe:5.4.2.3")
def test_a_unit_that_attacks_and_supports_has_one_number_of_steps(resolve):
    weak = {"unit": "25", "steps": 2}
    fight = resolve(attackers=[weak], support=[{"unit": "25"}], target=TRENCH)
    assert fight.given["support"][0]["steps"] == 2
    assert fact(fight, "drm") == 1
    other = resolve(attackers=[weak], support=[{"unit": "27"}], target=TRENCH)
    assert fact(other, "drm") == 2


@pytest.mark.rule("hoe:5.4.2.7.3.2")
@pytest.mark.parametrize(
    ("terrain", "drm"),
    [("clear", 0), ("rough", 0), ("difficult", 0), ("beach", 0), ("hill", -1), ("suribachi", -1)],
)
def test_the_targets_terrain(resolve, terrain, drm):
    fight = resolve(attackers=[{"cf": 4}], target=TRENCH, terrain=terrain)
    assert fact(fight, "drm") == drm
    high = resolve(attackers=[{"cf": 4}], target=TRENCH, terrain=terrain, high=True)
    assert fact(high, "drm") == -1


@pytest.mark.rule("hoe:5.4.2.7.3.3")
def test_the_hq_as_target_or_neighbour(resolve):
    beside = resolve(attackers=[{"cf": 4}], target=TRENCH, hq=True)
    assert fact(beside, "drm") == -1
    itself = resolve(attackers=[{"cf": 4}], target={"unit": "145", "defence": "C"})
    assert (fact(itself, "drm"), itself.given["hq"]) == (-1, True)
    other = resolve(attackers=[{"cf": 4}], target={"unit": "309", "defence": "C"})
    assert applied(other) in ([], [-1])
    assert other.given["hq"] is False


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_a_revealed_counter_brings_its_printed_values(resolve, data):
    printed = data.battalions["2-145"]
    fight = resolve(
        attackers=[{"cf": 4}],
        support=[{"unit": "25"}],
        target={"unit": "2-145"},
        neighbours=[{"unit": "2-145"}],
    )
    assert fact(fight, "defence") == printed.cf
    assert fact(fight, "at_points") == 2 * printed.support["at"]


@pytest.mark.rule("hoe:5.4.2.5")
@pytest.mark.parametrize("draws", [["reaction"], ["re2"], ["ds01", "reaction"]])
def test_a_reaction_drawn_for_the_target_ends_the_draws(resolve, draws):
    attack = {"attackers": [{"cf": 4}], "target": {"hidden": True}, "turn": 5, "draws": draws}
    five = resolve(**attack, dice={"red": [5]})
    assert (five.total, five.outcome) == (6, "banzai")
    assert [step.procedure for step in five.next] == ["banzai", "assault"]
    four = resolve(**attack, dice={"red": [4]})
    assert (four.total, four.outcome) == (5, "redeployment")
    assert len(four.next) == 1
    assert len(four.draws) == len(draws)
    assert all(drawn.origin == "given" for drawn in four.draws)


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_a_reaction_drawn_for_a_neighbour(resolve):
    fight = resolve(
        attackers=[{"cf": 4}],
        target=TRENCH,
        hidden_neighbours=2,
        turn=1,
        draws=["ds09", "reaction"],
        dice={"red": [6]},
    )
    assert fight.outcome == "supporter-banzai"
    assert [step.procedure for step in fight.next] == ["banzai", "assault"]


@pytest.mark.rule("hoe:5.4.2.5")
def test_a_defense_marker_from_before_leaves_the_second_draw(resolve):
    fight = resolve(
        attackers=[{"cf": 4}],
        target={"hidden": True, "marker": "ds07"},
        turn=1,
        draws=["ds16"],
    )
    assert [drawn.token for drawn in fight.draws] == ["ds16"]
    assert fact(fight, "defence") == 3
    assert applied(fight) == [-2, -2]
    with pytest.raises(ResolveError) as error:
        resolve(
            attackers=[{"cf": 4}],
            target={"hidden": True, "marker": "ds07"},
            turn=1,
            draws=["ds07"],
        )
    assert error.value.field == "draws[0]"


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_missing_tokens_come_from_the_seed_and_stay_in_the_bag(resolve):
    bag = ["ds01", "ds02", "ds03", "ds04"]
    seen = set()
    for seed in range(30):
        fight = resolve(
            attackers=[{"cf": 4}],
            target={"hidden": True},
            hidden_neighbours=1,
            turn=1,
            bag=bag,
            draws=["ds03"],
            seed=seed,
        )
        tokens = [drawn.token for drawn in fight.draws]
        assert tokens[0] == "ds03"
        assert len(set(tokens)) == 3
        assert set(tokens) <= set(bag)
        assert [drawn.origin for drawn in fight.draws] == ["given", "seed", "seed"]
        seen.add(tuple(tokens))
    assert len(seen) > 3


GOOD = {"attackers": [{"cf": 4}], "target": TRENCH}
HIDDEN = {"attackers": [{"cf": 4}], "target": {"hidden": True}, "turn": 2}


@pytest.mark.parametrize(
    ("base", "change", "field"),
    [
        (GOOD, {"attackers": [{}]}, "attackers[0]"),
        (GOOD, {"attackers": [{"unit": "25", "cf": 3}]}, "attackers[0]"),
        (GOOD, {"attackers": [{"unit": "99"}]}, "attackers[0].unit"),
        (GOOD, {"attackers": [{"unit": "25"}, {"unit": "25"}]}, "attackers"),
        (GOOD, {"attackers": [{"cf": 4}] * 3}, "attackers"),
        (GOOD, {"support": [{"kind": "tank"}]}, "support[0]"),
        (GOOD, {"support": [{"unit": "25", "value": 2}]}, "support[0]"),
        (GOOD, {"support": [{"unit": "25", "distance": "far"}]}, "support[0].distance"),
        (GOOD, {"support": [{"unit": "23", "distance": "two"}]}, "support[0].distance"),
        (GOOD, {"support": [{"unit": "23"}, {"unit": "28"}]}, "support"),
        (GOOD, {"support": [{"unit": "9"}] * 2}, "support"),
        (
            GOOD,
            {"support": [{"unit": "23"}], "order": {"icon": "flamethrower", "value": 1}},
            "order",
        ),
        (
            GOOD,
            {"attackers": [{"unit": "25"}], "support": [{"unit": "25", "steps": 2}]},
            "support[0].steps",
        ),
        (
            GOOD,
            {"attackers": [{"unit": "25"}], "support": [{"unit": "25", "distance": "two"}]},
            "support[0].distance",
        ),
        (GOOD, {"flank": True}, "flank"),
        (GOOD, {"hidden_neighbours": 5, "neighbours": [{}], "turn": 1}, "hidden_neighbours"),
        (GOOD, {"neighbours": [{"unit": "no"}]}, "neighbours[0].unit"),
        (GOOD, {"target": {"cf": 2}}, "target.defence"),
        (GOOD, {"target": {"defence": "A"}}, "target.cf"),
        (GOOD, {"target": {"unit": "no"}}, "target.unit"),
        (GOOD, {"target": {**TRENCH, "marker": "ds01"}}, "target.marker"),
        (GOOD, {"target": {"cf": 2, "defence": "D"}}, "target.defence"),
        (GOOD, {"dice": {"blue": [7]}}, "dice.blue[0]"),
        (GOOD, {"dice": {"blue": [1, 2]}}, "dice.blue"),
        (GOOD, {"dice": {"green": [1]}}, "dice.green"),
        (HIDDEN, {"turn": None}, "turn"),
        (HIDDEN, {"target": {"hidden": True, "cf": 2}}, "target.defence"),
        (HIDDEN, {"target": {"hidden": True, "support": {}}}, "target.support"),
        (HIDDEN, {"target": {"hidden": True, "unit": "309"}}, "target.unit"),
        (HIDDEN, {"target": {"hidden": True, "marker": "re1"}}, "target.marker"),
        (HIDDEN, {"mix": "unknown"}, "mix"),
        (HIDDEN, {"bag": ["ds01"]}, "bag"),
        (HIDDEN, {"bag": ["ds01", "ds01"]}, "bag[1]"),
        (HIDDEN, {"bag": ["ds01", "cm01"]}, "bag[1]"),
        (HIDDEN, {"bag": {"defence_support": 1, "reaction": 0}}, "bag"),
        (
            HIDDEN,
            {
                "target": {"hidden": True, "marker": "ds01"},
                "bag": {"defence_support": 21, "reaction": 0},
            },
            "bag.defence_support",
        ),
        (HIDDEN, {"draws": ["ds01", "ds01"]}, "draws[1]"),
        (HIDDEN, {"draws": ["re5"]}, "draws[0]"),
        (
            HIDDEN,
            {"bag": {"defence_support": 1, "reaction": 2}, "draws": ["ds01", "ds02"]},
            "draws[1]",
        ),
    ],
)
def test_what_an_assault_refuses_names_its_field(resolve, known, base, change, field):
    resolve(**base)
    with pytest.raises(ResolveError) as error:
        resolve(**{**base, **change})
    assert error.value.field == field
    assert field in render(error.value.text)
    if not field.startswith(("draws", "mix")):
        with pytest.raises(ResolveError):
            known["assault"].odds({**base, **change})

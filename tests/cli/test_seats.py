"""Simulated games: a policy for each side, the game's opponent, and matched seeds."""

import pytest

from beachmaster.cli.main import main
from beachmaster.cli.seats import difference
from cli.toy_command import register


@pytest.fixture(autouse=True)
def _duel():
    """Put the game with an opponent into the catalogue, too."""
    register("duel")


@pytest.fixture
def simulated(capsys):
    import json

    def run(*words):
        status = main(["simulate", *words, "--json"])
        said = capsys.readouterr()
        return status, json.loads(said.out) if said.out else said.err

    return run


def test_a_game_with_an_opponent_has_it_decide(simulated):
    status, report = simulated("duel", "--games", "3")
    assert status == 0
    assert report["policy"] == "random"
    assert "policies" not in report
    assert report["finished"] == 3


def test_a_policy_without_a_side_plays_the_side_of_the_opponent_too(simulated):
    """What is named is played, and the report says who played which side."""
    _status, alone = simulated("duel", "--games", "6", "--each")
    _status, both = simulated("duel", "--games", "6", "--each", "--policy", "random")
    assert both["policies"] == {"japan": "random", "us": "random"}
    assert alone["decisions"]["count"] > 0
    assert "decisions" not in both
    _status, mixed = simulated(
        "duel", "--games", "6", "--policy", "japan=opponent", "--policy", "random"
    )
    assert mixed["policies"] == {"japan": "opponent", "us": "random"}
    assert mixed["decisions"]["count"] == alone["decisions"]["count"]


def test_policies_of_ie_shima_that_name_both_sides_play_different_games(simulated):
    words = ("ie-shima", "--games", "1", "--seed", "4", "--each", "--policy")
    found = []
    for policy in ("random-v-random", "recruit-v-random"):
        _status, report = simulated(*words, policy)
        assert report["policies"] == {"us": policy, "japan": policy}
        found.append([(one["prompts"], one["answers"]) for one in report["each"]])
    assert found[0] != found[1]


def test_the_times_of_decisions_are_reported(simulated):
    _status, report = simulated("duel", "--games", "2", "--each")
    told = report["decisions"]
    assert told["count"] == sum(len(one["decided"]) for one in report["each"])
    assert 0 <= told["p50_ms"] <= told["p99_ms"]


def test_sides_have_policies_of_their_own_on_the_same_seeds(simulated):
    """Where chance plays for both, they are the same games; the opponent plays otherwise."""
    status, report = simulated(
        "duel", "--games", "12", "--policy", "japan=random", "--than", "japan=opponent"
    )
    assert status == 0
    assert report["policies"] == {"japan": "random"}
    assert report["than"]["policies"]["japan"] == "opponent"
    assert report["difference"]["games"] == 12
    assert report["difference"]["low"] <= report["difference"]["mean"]
    _status, same = simulated(
        "duel", "--games", "12", "--policy", "japan=random", "--than", "japan=random"
    )
    assert same["difference"] == {"games": 12, "mean": 0.0, "low": 0.0, "high": 0.0}


def test_another_option_is_compared_as_well(simulated):
    status, report = simulated("duel", "--games", "4", "--than", "japan=both")
    assert status == 0
    assert "policies" not in report["than"]
    status, report = simulated("toy", "--games", "4", "--than", "length=long")
    assert status == 0
    assert report["difference"]["games"] == 4


@pytest.mark.parametrize(
    ("word", "why"),
    [("nobody", "no policy “nobody”"), ("moon=random", "no side “moon”"), ("opponent", "policy")],
)
def test_what_is_no_policy_is_refused(simulated, word, why):
    status, said = simulated("duel", "--policy", word)
    assert status != 0
    assert why in said


def test_a_policy_of_one_side_is_refused_on_a_map_of_ones_own(simulated):
    status, said = simulated("ie-shima", "--my-map", "--policy", "us=random")
    assert status == 2
    assert "one policy plays both sides" in said


def test_the_difference_of_matched_games_has_an_interval():
    assert difference([], []) == {"games": 0}
    assert difference([5, 7, 6], [4, 4, 4]) == {
        "games": 3, "mean": 2.0, "low": 0.868, "high": 3.132,
    }  # fmt: skip


def test_what_the_opponent_decides_is_no_gesture_of_a_person(simulated):
    """Nine ticks and attacks, whoever plays the other side; people who play both have more."""
    _status, report = simulated("duel", "--games", "1", "--each")
    _status, both = simulated("duel", "--games", "1", "--each", "--set", "japan=both")
    assert sum(report["each"][0]["answers"]) == 12
    assert sum(both["each"][0]["answers"]) == 12 + 10

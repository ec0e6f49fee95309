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

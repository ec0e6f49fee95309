"""Whole games of Bloodbath in the Bonins from the command line, by the commander (bib:12.0)."""

import json

from beachmaster.cli.main import main
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.scoring import RESULTS


def simulated(capsys, *more):
    """Run the command and return its report."""
    status = main(["simulate", "bloodbath", "--policy", "commander", "--json", "--each", *more])
    report = json.loads(capsys.readouterr().out)
    assert status == 0, report
    return report


def test_the_commander_ends_games_within_sixteen_turns_with_the_same_scores_on_both_boards(capsys):
    """bib:12.1: nothing breaks, and the result is one of the rulebook's four."""
    tracked = simulated(capsys, "--games", "2", "--seed", "9")
    table = simulated(capsys, "--games", "2", "--seed", "9", "--table")
    for report in (tracked, table):
        assert report["finished"] == 2
        assert report["invariant_failures"] == 0
        assert set(report["outcomes"]) <= set(RESULTS)
        assert all(one["prompts"] < 2000 for one in report["each"])
    assert [one["score"] for one in tracked["each"]] == [one["score"] for one in table["each"]]


def test_the_policies_are_chance_and_the_commander(capsys):
    """Another name is refused in words."""
    assert tuple(FACTORY.policies) == ("random", "commander")
    assert main(["simulate", "bloodbath", "--policy", "general"]) != 0
    assert "commander" in capsys.readouterr().err


def test_the_losses_are_the_score():
    """bib:12.3: what simulate averages is the victory count, with the result beside it."""
    measure = FACTORY.measure({"losses": 14, "result": "draw"})
    assert (measure.score, measure.name) == (14, "draw")

"""The final assessment: victory points by source, both rolls, the band."""

import pytest

from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.text import render

IN_TIME = {"suribachi": 3, "airfield1": 4, "airfield2": 5, "airfield3": 6}
LATE = {"suribachi": 4, "airfield1": 5, "airfield2": 6, "airfield3": 7}


@pytest.fixture
def assess(known):
    def run(eliminated, blue=6, red=1, **more):
        given = {"eliminated": eliminated, "dice": {"blue": [blue], "red": [red]}, **more}
        return known["final-assessment"].resolve(given)

    return run


def fact(resolution, name):
    return next(one.value for one in resolution.facts if one.name == name)


@pytest.mark.rule("hoe:2.1")
@pytest.mark.parametrize(("eliminated", "vp"), [(0, 0), (1, 0), (2, 1), (29, 14), (30, 16)])
def test_pairs_and_the_cleared_island(assess, eliminated, vp):
    assert assess(eliminated).total == vp


@pytest.mark.rule("hoe:2.2")
def test_objectives_count_only_in_time(assess):
    assert assess(10, captured=IN_TIME).total == 9
    assert assess(10, captured=LATE).total == 5
    assert assess(10, captured={"airfield2": 5}).total == 6


@pytest.mark.rule("hoe:2.3")
def test_errors_and_heroic_raise_the_limit_of_the_orders_roll(assess):
    assert assess(10, blue=3, orders_played=3).total == 4
    assert assess(10, blue=4, orders_played=3).total == 5
    assert assess(10, blue=4, orders_played=3, errors=1).total == 4
    assert assess(10, blue=4, orders_played=3, heroic=True).total == 4
    assert fact(assess(10, orders_played=3, errors=2, heroic=True), "orders_limit") == 6


@pytest.mark.rule("hoe:2.3")
def test_the_literal_ruling_adds_them_to_the_die(assess):
    literal = {"orders_played": 3, "orders_roll": "literal"}
    assert assess(10, blue=3, **literal).total == 4
    assert assess(10, blue=3, errors=1, **literal).total == 5
    assert assess(10, blue=2, errors=1, heroic=True, **literal).total == 5
    assert assess(10, blue=2, errors=1, heroic=True, **literal).rolls[0].total == 4


@pytest.mark.rule("hoe:2.4", "hoe:7.3")
def test_casualties(assess):
    assert assess(10, weak_units=4).total == 5
    assert assess(10, weak_units=5).total == 4
    assert assess(10, weak_units=4, heroic=True).total == 4
    assert assess(10, weak_units=3, heroic=True).total == 5


@pytest.mark.rule("hoe:2.5")
def test_the_surrender_roll_must_beat_the_units_left(assess):
    assert assess(27, red=3, captured=LATE).total == 13
    assert assess(27, red=4, captured=LATE).total == 14
    assert assess(25, red=6, controls_objectives=True).total == 13


@pytest.mark.rule("hoe:2.5")
@pytest.mark.parametrize(("eliminated", "controls"), [(24, True), (27, False), (30, True)])
def test_when_nobody_can_surrender(assess, eliminated, controls):
    end = assess(eliminated, red=6, controls_objectives=controls)
    assert [roll.table for roll in end.rolls] == ["orders"]
    assert any("No surrender" in render(note) for note in end.notes)


@pytest.mark.rule("hoe:2.6")
def test_the_best_game_there_is(assess):
    end = assess(30, captured=IN_TIME)
    assert (end.total, end.outcome, fact(end, "band")) == (20, "20", "legend")
    worst = assess(0, blue=1, orders_played=5, weak_units=9)
    assert (worst.total, fact(worst, "band")) == (-2, "desk")
    assert render(worst.result).startswith("−2 VP")


@pytest.mark.rule("hoe:7.4")
def test_heroic_mode_plays_four_orders_at_most(assess):
    assert assess(0, orders_played=5).given["orders_played"] == 5
    with pytest.raises(ResolveError) as error:
        assess(0, orders_played=5, heroic=True)
    assert (error.value.field, error.value.expected) == ("orders_played", {"min": 0, "max": 4})

"""Control of objectives and gun positions (hoe:3.3.7, hoe:2.2, hoe:5.2)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.games.hell_on_earth import capture
from games.hell_on_earth.play import hidden, start


def game(turn=2, **more):
    table = start("raid", turn=turn, us={"25": "0711"}, **more)
    return table.session.module.play(table.session.copy_state(), 1, Recorder())


@pytest.mark.rule("hoe:3.3.7", "hoe:2.2")
@pytest.mark.parametrize(
    ("objective", "limit"), [("suribachi", 3), ("airfield1", 4), ("airfield2", 5), ("airfield3", 6)]
)
def test_a_capture_in_time_scores_and_shows_the_plus_one_side(objective, limit):
    """hoe:3.3.7: up to the limit of the objective; later the plain side."""
    for turn, scored in ((limit, True), (limit + 1, False)):
        running = game(turn)
        capture.take_objective(running, objective)
        told = {event.name: event.data for event in running.recorder.events}
        assert told["captured"] == {"objective": objective, "vp": scored}
        assert running.running_vp() - running.eliminated // 2 == int(scored)


@pytest.mark.rule("hoe:3.3.7")
def test_an_objective_under_control_is_not_captured_again():
    """hoe:3.3.7: entering it once more changes nothing."""
    running = game(control=["airfield1"])
    capture.take_objective(running, "airfield1")
    assert running.recorder.events == []


@pytest.mark.rule("hoe:3.3.7", "hoe:2.2")
def test_h08_the_first_capture_counts_for_the_point():
    """hoe:2.2, H-08: lost and taken again later, the turn of the first capture stands."""
    running = game(turn=6, captured={"suribachi": 2})
    capture.take_objective(running, "suribachi")
    assert running.state.captured == {"suribachi": 2}
    assert running.recorder.events[-1].data["vp"] is False
    late = game(turn=3, captured={})
    capture.take_objective(late, "suribachi")
    capture.lose_objective(late, "suribachi")
    assert (late.state.control, late.state.captured) == ([], {"suribachi": 3})


@pytest.mark.rule("hoe:3.3.7")
def test_h08_what_is_not_held_cannot_be_lost():
    """hoe:3.3.7, H-08: a redeployment onto a Japanese objective says nothing."""
    running = game()
    capture.lose_objective(running, "suribachi")
    assert running.recorder.events == []


@pytest.mark.rule("hoe:5.2")
def test_the_count_of_guns_is_told_only_when_it_changes():
    """hoe:5.2: the number of fixed-artillery hexes under US control."""
    running = game(artillery_hexes=["0314"])
    capture.set_artillery(running, 1)
    assert running.recorder.events == []
    capture.set_artillery(running, 2)
    assert running.recorder.events[-1].data == {"count": 2}


@pytest.mark.rule("hoe:3.3.7", "hoe:3.3.8")
def test_the_table_shows_objective_and_vp_markers():
    """hoe:3.3.7, hoe:3.3.8: the objective marker by its side, the VP marker on its box."""
    table = start(
        "raid",
        turn=5,
        us={"25": "0711"},
        control=["suribachi", "airfield1"],
        captured={"suribachi": 2, "airfield1": 5},
        japan=[hidden("0313")],
    )
    pieces = table.session.module.pieces(table.state)
    looks = {
        name: str(piece.look) for name, piece in pieces.items() if name.startswith("objective")
    }
    assert "+1" in looks["objective/suribachi"]
    assert "plain" in looks["objective/airfield1"]
    assert pieces["track/vp"].space == "vp:15"

"""Heroic mode as a whole (hoe:7); each change is tested with its section too."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.games.hell_on_earth.scoring import orders_threshold
from games.hell_on_earth.play import fresh, start, us

HEROIC = {"mode": "heroic"}


@pytest.mark.rule("hoe:7", "hoe:7.1")
def test_a_heroic_game_begins_with_the_first_marker_and_an_error():
    """hoe:7.1: the marker of turn 1 is drawn as always; an Error already blocks a slot."""
    table = fresh(options=HEROIC).answer("cm01")
    slots = {token: at for token, at in table.state.blue.items() if at.startswith("slot")}
    assert slots["cm01"] == "slot1"
    assert len(slots) == 2


@pytest.mark.rule("hoe:7.1")
def test_the_landings_are_drawn_and_not_chosen():
    """hoe:7.1: at random among the beaches of the division."""
    table = fresh(options=HEROIC).answer("cm01")
    assert (table.prompt.kind, table.tokens) == ("draw", {"beach1", "beach2", "beach3"})
    standard = fresh().answer("cm01")
    assert standard.prompt.kind == "choose"


@pytest.mark.rule("hoe:7.2", "hoe:5.2")
def test_bombardment_points_airfields_and_weather_still_count():
    """hoe:7.2: 9 - 2 + 2 + 1, and 3 less in bad weather."""
    airfields = ["airfield1", "airfield2"]
    for weather, points in (("good", 10), ("bad", 7)):
        table = start(
            "bombardment", us={"25": "0711"}, weather=weather, control=airfields, options=HEROIC
        )
        assert table.event("us-points").data["points"] == points


@pytest.mark.rule("hoe:7.3")
def test_four_weak_units_cost_a_point():
    """hoe:7.3: instead of five."""
    units = {name: us("reserve", steps=1) for name in ("25", "24", "23", "26")}
    heroic = start("assessment", turn=9, us=units, options=HEROIC).play(orders_roll=6)
    standard = start("assessment", turn=9, us=units)
    assert heroic.event("casualties").rules == ("hoe:2.4", "hoe:7.3")
    assert heroic.state.result.parts["casualties"] == -1
    assert standard.state.result.parts["casualties"] == 0


@pytest.mark.rule("hoe:7.4")
def test_the_threshold_of_the_orders_roll_is_one_higher():
    """hoe:7.4: +1 besides the Errors (H-02)."""
    for mode, threshold in (("standard", 3), ("heroic", 4)):
        table = start(
            "assessment",
            turn=9,
            us={"25": "0711"},
            orders=2,
            blue={"cm21": "slot1"},
            options={"mode": mode},
        )
        game = table.session.module.play(table.session.copy_state(), 1, Recorder())
        assert orders_threshold(game) == threshold


@pytest.mark.rule("hoe:7.5", "hoe:5.8.2")
def test_the_command_point_die_loses_one():
    """hoe:7.5: a 3 gives three points instead of four."""
    table = start("command", us={"25": "0711"}, options=HEROIC).play(quiet=False, command_points=3)
    assert table.event("command-points").data["points"] == 3

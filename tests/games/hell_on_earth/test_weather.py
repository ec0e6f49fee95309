"""The Weather Phase (hoe:5.1)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import start

RULE = "hoe:5.1"


def weather(die, turn=2):
    """Play a Weather Phase; return the table."""
    return start("weather", turn=turn, us={"25": "0711"}).play(weather=die)


@pytest.mark.rule("hoe:5.1")
@pytest.mark.parametrize("die", [1, 2])
def test_a_1_or_2_is_bad_weather(die):
    """hoe:5.1: bad weather on 1 and 2."""
    table = weather(die)
    assert table.state.weather == "bad"
    assert table.event("weather").rules == (RULE,)


@pytest.mark.rule("hoe:5.1")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_a_3_to_6_is_good_weather(die):
    """hoe:5.1: no effect from 3 on."""
    assert weather(die).state.weather == "good"


@pytest.mark.rule("hoe:5.1")
def test_good_weather_ends_the_bad_weather_of_the_turn_before():
    """hoe:5.1: the marker shows the weather of this turn only."""
    table = start("weather", turn=3, weather="bad", us={"25": "0711"}).play(weather=4)
    assert table.state.weather == "good"


@pytest.mark.rule("hoe:5.1")
def test_turn_1_has_good_weather_without_a_roll():
    """hoe:5.1: turn 1 is fair."""
    table = start("weather", turn=1, us={"25": "0711"})
    assert (table.state.phase, table.state.weather) == ("bombardment", "good")
    assert table.procedure == "bombard"


@pytest.mark.rule("hoe:5.1", "hoe:3.3.8")
def test_the_turn_marker_is_turned_to_the_weather():
    """hoe:5.1, hoe:3.3.8: the Turn marker has a side for each weather."""
    table = weather(1)
    marker = table.session.module.pieces(table.state)["track/turn"]
    assert render(marker.look) == "Bad Weather"
    moved = table.event("tracks")
    assert (moved.at, "Bad Weather side up" in render(moved.text)) == ((2, "bombardment"), True)


@pytest.mark.rule("hoe:5.1", "hoe:3.3.4.4")
def test_h56_the_weather_die_is_blue():
    """hoe:5.1, H-56: a blue Reroll marker serves, a red one does not."""
    assert start("weather").prompt.dice.color == "blue"
    blue = start("weather", blue={"cm11": "slot1"}).play(
        weather=1, reroll="reroll", weather_again=5
    )
    assert blue.state.weather == "good"
    red = start("weather", blue={"cm13": "slot1"}).play(weather=1)
    assert not red.happened("order-played")

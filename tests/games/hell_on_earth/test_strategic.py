"""Strategic movement (hoe:5.3.2.4)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.paths import strategic_hexes
from games.hell_on_earth.play import hidden, start, us


def position(phase="first-movement", **more):
    more.setdefault("us", {"25": "0711"})
    more.setdefault("japan", [hidden("0609", "309")])
    return start(phase, **more)


def reachable(**more):
    """Return where the 25th can go by a strategic move."""
    table = position(**more)
    module = table.session.module
    game = module.play(table.session.copy_state(), 1, Recorder())
    return set(strategic_hexes(Ground(game), "25"))


@pytest.mark.rule("hoe:5.3.2.4")
def test_it_goes_anywhere_at_least_two_hexes_from_the_enemy():
    """hoe:5.3.2.4: two hexes away is not adjacent; the whole island is in reach."""
    found = reachable()
    assert {"0611", "0508", "0413", "1001"} <= found
    assert not found & {"0610", "0710", "0709", "0608", "0509", "0510", "0609"}


@pytest.mark.rule("hoe:5.3.2.4", "hoe:5.1")
@pytest.mark.parametrize(("weather", "marker"), [("bad", ""), ("good", "OR"), ("bad", "OR")])
def test_h09_three_hexes_in_bad_weather_or_with_an_or_marker(weather, marker):
    """hoe:5.3.2.4, H-09: three in either case, and not four in both."""
    found = reachable(weather=weather, us={"25": us("0711", marker=marker)})
    assert "0611" not in found
    assert "0612" in found


@pytest.mark.rule("hoe:5.3.2.4")
def test_a_unit_in_a_zone_of_control_cannot():
    """hoe:5.3.2.4: only from outside zones of control."""
    table = position(us={"25": "0710"}).play(quiet=False, move=["25"])
    assert table.procedure == "move-to"
    refused = position(us={"25": "0710"}).refusal(["25~0413"])
    assert "zone of control" in refused


@pytest.mark.rule("hoe:5.3.2.4", "hoe:5.3.2")
def test_a_disorganized_unit_cannot():
    """hoe:5.3.2.4: not with a DR marker; it does not move at all."""
    table = position(us={"25": us("0711", marker="DR"), "24": "0811"}).play(quiet=False, rally=1)
    assert "25" in table.closed
    assert "isorganized" in table.refusal(["25"])


@pytest.mark.rule("hoe:5.3.2.4", "hoe:3.3.5")
def test_it_puts_a_recon_assault_marker_on_the_unit():
    """hoe:5.3.2.4: no Recon or Assault in the First Attack Phase, but combat support."""
    table = position(us={"25": "0711", "24": "0811"}).play(quiet=False, move=["25~0612"])
    assert (table.us("25").assaulted, table.us("25").supported) == (True, False)
    table.play()
    walked = position().play(quiet=False, move=["25>0810"])
    assert walked.us("25").assaulted is False


@pytest.mark.rule("hoe:5.3.2.4", "hoe:5.4")
def test_a_unit_that_moved_strategically_supports_but_does_not_assault():
    """hoe:5.4: the Recon/Assault marker bars Recon and Assault only (H-04)."""
    japan = [hidden("0611", "309")]
    table = start("first-attack", us={"25": us("0711", assaulted=True), "23": "0610"}, japan=japan)
    table.play(quiet=False, target="0611")
    assert (table.options, "25" in table.closed) == (["23"], True)
    table.answer(["23"])
    assert "25" in table.options


@pytest.mark.rule("hoe:5.6", "hoe:5.3.2.4")
def test_h53_in_the_second_movement_phase_it_bars_the_second_attack():
    """hoe:5.6, H-53: the marker stands in the Second Attack Phase and leaves with it."""
    table = position("second-movement").play(move=["25~0612"])
    assert table.session.asked is not None
    assert table.state.phase == "command"
    assert table.happened("nothing-to-do")
    assert table.happened("situation-cleared")
    assert not table.us("25").assaulted


@pytest.mark.rule("hoe:5.3.2.4")
def test_h79_it_may_start_on_a_free_beach_and_capture_where_it_lands():
    """hoe:5.3.2.4, H-79: onto an objective, from a beach outside zones; not onto a US unit."""
    units = {"25": "0413", "24": "0811"}
    table = position(us=units, japan=[hidden("1003")])
    assert "strategically to 0811: Another unit is there." in table.refusal(["25~0811"])
    assert "strategically to 1103: That hex is too near" in table.refusal(["25~1103"])
    table.play(quiet=False, move=["25~0610"])
    assert table.state.control == ["airfield1"]


@pytest.mark.rule("hoe:5.3.2.4")
def test_h15_suribachi_is_closed_while_a_japanese_unit_is_next_to_it():
    """hoe:5.3.2.4, H-15: strategic movement is bound too."""
    assert "0213" in reachable(japan=[hidden("0609")])
    assert "0213" not in reachable(japan=[hidden("0314")])

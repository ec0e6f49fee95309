"""The Command Phase: Command Points and what they buy (hoe:5.8, hoe:5.8.2)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import start, us

ALL_BEACHES = {"25": "0413", "24": "0513", "23": "0612", "26": "0712", "27": "0811", "28": "0911"}


def spending(die=6, units=None, **more):
    """Stand before the first purchase."""
    table = start("command", us=units or {"25": "0711"}, **more)
    return table.play(quiet=False, command_points=die)


def points(table):
    return table.event("command-points").data["points"]


@pytest.mark.rule("hoe:5.8.2")
@pytest.mark.parametrize(("die", "found"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5)])
def test_the_blue_die_gives_three_to_five_points(die, found):
    """hoe:5.8.2: 3, 4 or 5 Command Points."""
    assert points(spending(die)) == found


@pytest.mark.rule("hoe:5.8.2", "hoe:7.5")
@pytest.mark.parametrize(("die", "found"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_h49_heroic_mode_takes_one_from_the_die(die, found):
    """hoe:7.5, H-49: -1; a 0 still gives 3."""
    table = spending(die, options={"mode": "heroic"})
    assert (points(table), table.modifier("command-points")) == (found, -1)


@pytest.mark.rule("hoe:5.8", "hoe:5.8.1", "hoe:5.8.2")
def test_the_phase_rallies_first_and_spends_then():
    """hoe:5.8: rally, Command Points, Japanese step."""
    table = start("command", us={"25": us("0711", marker="DR")})
    table.play(rally=6, command_points=1)
    assert [p.procedure for p in table.asked_for] == [
        "rally",
        "command-points",
        "spend-command-points",
    ]


@pytest.mark.rule("hoe:3.3.4.6", "hoe:5.10")
@pytest.mark.parametrize(("token", "extra"), [("cm17", 2), ("cm18", 3)])
def test_h36_additional_command_is_played_at_the_start_and_adds_points(token, extra):
    """hoe:3.3.4.6, H-36: before the rally; +2 or +3 Command Points."""
    units = {"25": us("0711", marker="DR")}
    table = start("command", us=units, blue={token: "slot1"})
    assert table.procedure == "command-order"
    table.play(quiet=False, command_order=token, rally=1, command_points=1)
    assert points(table) == 3 + extra
    kept = start("command", us=units, blue={token: "slot1"})
    assert points(kept.play(quiet=False, command_order="no", rally=1, command_points=1)) == 3


# -- reinforcements and rally -------------------------------------------------------------------


@pytest.mark.rule("hoe:5.8.2.1", "hoe:3.3.1")
def test_a_reinforcement_restores_one_step_for_one_point():
    """hoe:5.8.2.1: one step, once a unit and phase."""
    table = spending(1, {"25": us("0711", steps=1)})
    table.play(quiet=False, spend_command_points="reinforce:25")
    assert table.us("25").steps == 2
    assert (
        render(table.event("reinforced").act)
        == "Rotate the 25th Marines a quarter to the left, upright, to show 2 steps."
    )
    assert "reinforce:25" in table.closed
    assert "in this phase" in table.refusal("reinforce:25")
    table.play(quiet=False, spend_command_points="end")
    assert table.state.phase == "organization" or table.state.turn == 3


@pytest.mark.rule("hoe:3.3.1")
def test_a_counter_that_regains_its_third_step_is_flipped():
    """hoe:3.3.1: four and three steps are its front, two and one its back."""
    table = spending(1, {"25": us("0711", steps=2)})
    table.play(quiet=False, spend_command_points="reinforce:25")
    flipped = render(table.event("reinforced").act)
    assert flipped == "Flip the 25th Marines to the front, a quarter to the right, to show 3 steps."


@pytest.mark.rule("hoe:5.8.2.1")
def test_a_unit_at_full_strength_is_not_reinforced():
    """hoe:5.8.2.1: only a unit that has lost a step."""
    assert "reinforce:25" not in spending().options


@pytest.mark.rule("hoe:5.8.2.1")
def test_h41_on_the_map_or_in_the_reserve_but_not_on_the_turn_track():
    """hoe:5.8.2.1, H-41: a unit in a box is recovering already."""
    units = {"25": us("0711", steps=2), "9": us("reserve", steps=2), "24": us("box3", steps=2)}
    options = spending(units=units).options
    assert {"reinforce:25", "reinforce:9"} <= set(options)
    assert "reinforce:24" not in options


@pytest.mark.rule("hoe:5.8.2.2", "hoe:3.3.6")
@pytest.mark.parametrize("marker", ["OR", "DR"])
def test_an_automatic_rally_takes_a_marker_off_without_a_roll(marker):
    """hoe:5.8.2.2: one point a unit."""
    table = start("command", us={"25": us("0711", marker=marker)})
    table.play(quiet=False, rally=1, command_points=1, spend_command_points="rally:25")
    assert table.us("25").marker == ""
    assert "rally:25" not in table.options
    assert "rally:25" not in spending().options


@pytest.mark.rule("hoe:5.8.2")
def test_points_run_out():
    """hoe:5.8.2: three points buy three things."""
    units = {
        name: us(place, steps=3)
        for name, place in (("25", "0711"), ("24", "0712"), ("23", "0610"), ("26", "0612"))
    }
    table = spending(1, units)
    buys = ("reinforce:25", "reinforce:24", "reinforce:23")
    table.play(quiet=False, spend_command_points=buys)
    assert table.us("26").steps == 3
    assert table.procedure != "spend-command-points"


@pytest.mark.rule("hoe:5.8.2", "hoe:5.8.2.4")
def test_several_things_are_bought_in_one_answer():
    """hoe:5.8.2: in the order they are named; what the points do not pay for is refused."""
    units = {"25": us("0711", steps=3), "24": us("0712", steps=3)}
    table = spending(1, units)
    dear = ["reinforce:24", "reinforce:25", "deploy:9", "deploy:21"]
    assert "costs 4" in table.refusal(dear)
    assert "one of the two" in table.refusal(["marker:1", "marker:2"])
    table.answer(["reinforce:24", "reinforce:25", "end"])
    assert [event.data["unit"] for event in table.named("reinforced")] == ["24", "25"]
    assert table.procedure != "spend-command-points"


@pytest.mark.rule("hoe:5.8.2", "hoe:5.8.2.3")
def test_h44_the_points_of_a_landing_that_finds_no_beach_are_not_lost():
    """hoe:5.8.2.3, H-44: one free beach, two landings and the end in one answer."""
    units = dict(list(ALL_BEACHES.items())[:-1])
    table = spending(1, units)
    assert table.prompt.left_over(["deploy:9"]) is None  # what is left is asked for again
    assert table.prompt.left_over(["end"]) is not None
    table.answer(["deploy:9", "deploy:21", "end"]).play(quiet=False, deployment=6)
    assert (table.us("9").place, table.us("21").place) == ("0911", "reserve")
    assert table.procedure == "spend-command-points"
    assert table.prompt.text.params["points"].n == 2


@pytest.mark.rule("hoe:5.8.2")
def test_points_left_over_are_asked_for_where_the_player_wants_it():
    """hoe:5.8.2: they are lost."""
    table = spending(options={"reminders": "on"}).play(quiet=False, spend_command_points="end")
    assert table.procedure == "command-done"
    assert table.answer(False).procedure == "spend-command-points"


# -- deployment ---------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.8.2.3", "hoe:3.1.1")
@pytest.mark.parametrize(
    ("die", "place"), [(1, "0413"), (2, "0513"), (3, "0612"), (4, "0712"), (5, "0811"), (6, "0911")]
)
def test_a_reserve_lands_on_the_beach_of_the_die(die, place):
    """hoe:5.8.2.3: Green, Red 1, Red 2, Yellow 1, Yellow 2, Blue 1."""
    table = spending().play(quiet=False, spend_command_points="deploy:9", deployment=die)
    assert table.us("9").place == place


@pytest.mark.rule("hoe:5.8.2.3")
def test_h44_an_occupied_beach_is_rolled_again():
    """hoe:5.8.2.3, H-44: until a free one comes up; the point is paid once."""
    table = spending(1, {"25": "0413"})
    table.play(quiet=False, spend_command_points="deploy:9", deployment=(1, 1, 4))
    assert table.us("9").place == "0712"
    assert table.prompt.text.params["points"].n == 2


@pytest.mark.rule("hoe:5.8.2.3")
def test_h44_with_all_beaches_occupied_there_is_no_deployment():
    """hoe:5.8.2.3, H-44: the option is closed, the point kept."""
    table = spending(units=ALL_BEACHES)
    assert "deploy:9" not in table.options
    assert "occupied" in table.refusal("deploy:9")


@pytest.mark.rule("hoe:5.8.2.3")
def test_only_units_of_the_reserve_are_deployed():
    """hoe:5.8.2.3: not from the map or the Turn Track."""
    found = {option for option in spending().options if str(option).startswith("deploy")}
    assert found == {f"deploy:{name}" for name in ("9", "21", "23", "24", "26", "27", "28")}


@pytest.mark.rule("hoe:5.8.2.3", "hoe:4.7")
def test_h06_the_147th_can_be_deployed_from_the_command_phase_of_turn_7():
    """hoe:5.8.2.3, H-06: in the Reserve on entering turn 7; on box 7 before."""
    before = spending(turn=6)
    assert "deploy:147" not in before.options
    table = spending(turn=7, units={"147": "reserve"})
    assert "deploy:147" in table.options


@pytest.mark.rule("hoe:5.8.2.3", "hoe:3.3.4.4")
def test_h56_the_deployment_die_is_blue():
    """hoe:5.8.2.3, H-56: like that for Command Points."""
    table = start("command", us={"25": "0711"})
    assert table.prompt.dice.color == "blue"
    table.play(quiet=False, command_points=6, spend_command_points="deploy:9")
    assert table.prompt.dice.color == "blue"


@pytest.mark.rule("hoe:5.8.2.3")
def test_on_the_table_a_beach_known_to_be_taken_is_not_asked_for():
    """hoe:5.8.2.3: a question only where a unit stands on a beach that nobody named."""
    told = start("command", us={"25": "beach1"}, board="table")
    told.play(quiet=False, command_points=6, spend_command_points="deploy:9", deployment=(1, 4))
    assert (told.us("9").place, told.questions()) == ("beach4", [])
    table = start("command", us={"25": "beach1", "26": "beach"}, board="table")
    table.play(quiet=False, command_points=6, spend_command_points="deploy:9", deployment=(1, 4))
    assert (table.procedure, table.prompt.subjects) == ("beach-free", ("4",))
    assert table.answer(True).us("9").place == "beach4"
    assert table.questions() == ["beach-free"]


@pytest.mark.rule("hoe:5.8.2")
def test_points_that_buy_nothing_more_are_said_before_and_after():
    """H-72: with nobody hurt one draw is all there is to buy; what is left is not lost unsaid."""
    table = spending(die=3, units=ALL_BEACHES)
    unused = table.prompt.left_over(["marker:1"])
    assert unused is not None
    assert render(unused) == "3 Command Points unused"
    table.play(quiet=False, spend_command_points=["marker:1"], command_marker="cm01")
    table.play(quiet=False, place_marker="slot1")
    assert table.event("points-unused").data["points"] == 3


@pytest.mark.rule("hoe:5.8.2")
def test_points_are_asked_for_again_while_something_is_for_sale():
    """hoe:5.8.2: a drawn marker leaves the other points to a unit that has lost a step."""
    table = spending(die=3, units={"25": us("0711", steps=2)})
    assert table.prompt.left_over(["marker:1"]) is None
    table.play(quiet=False, spend_command_points=["marker:1"], command_marker="cm01")
    table.play(quiet=False, place_marker="slot1")
    assert table.procedure == "spend-command-points"


@pytest.mark.rule("hoe:5.8.2")
def test_what_is_bought_for_units_stands_in_the_order_of_their_numbers():
    units = {name: us("reserve", steps=2) for name in ("21", "9")}
    options = spending(units={"25": us("0711", steps=2), **units}).options
    names = [int(one.partition(":")[2]) for one in options if one.startswith(("rein", "deploy"))]
    assert names == sorted(names)
    assert {9, 21, 25} <= set(names)

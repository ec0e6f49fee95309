"""The Japanese step of the Command Phase (hoe:5.8.3)."""

import pytest

from games.hell_on_earth.play import hidden, shown, start

TARGET = "0611"
MANY = ["0406", "0407", "0408", "0505", "0604", "0605", "0704", "0705", "0903"]


def step(die, turn=8, japan=None, units=None, **more):
    """Roll for the weak unit in 0611."""
    japan = japan or [shown(TARGET, "313", steps=1)]
    table = start("command", turn=turn, us=units or {"25": "0711"}, japan=japan, **more)
    return table.play(command_points=1, **{f"japanese_command:{TARGET}": die})


@pytest.mark.rule("hoe:5.8.3", "hoe:3.3.2")
@pytest.mark.parametrize(("die", "steps"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_unit_with_one_step_may_regain_one(die, steps):
    """hoe:5.8.3: on 5 and 6."""
    assert step(die).japan(TARGET).steps == steps


@pytest.mark.rule("hoe:5.8.3")
def test_only_units_with_one_step_roll():
    """hoe:5.8.3: neither two steps nor hidden ones."""
    japan = [shown(TARGET, "313"), hidden("0610"), shown("0512", "17", steps=1)]
    table = start("command", turn=8, us={"25": "0911"}, japan=japan)
    table.play(command_points=1, japanese_command=3)
    rolled = [p.subjects for p in table.asked_for if p.procedure == "japanese-command"]
    assert rolled == [("0512",)]


@pytest.mark.rule("hoe:5.8.3", "hoe:5.4.2.5.1")
def test_a_1_on_turn_8_is_a_banzai():
    """hoe:5.8.3: a charge at the closest US unit; H-46: the unit dies of its own hit and scores."""
    table = step(1).play(banzai=4, banzai_own=1)
    assert table.us("25").steps == 3
    assert table.happened("japanese-eliminated")
    assert TARGET not in table.places()


@pytest.mark.rule("hoe:5.8.3")
def test_a_1_on_an_earlier_turn_does_nothing():
    """hoe:5.8.3: with ten VP or fewer."""
    table = step(1, turn=7, japan=[shown(TARGET, "313", steps=1), *map(hidden, MANY)])
    assert not table.happened("banzai")
    assert table.japan(TARGET).steps == 1


@pytest.mark.rule("hoe:5.8.3")
@pytest.mark.parametrize(("alive", "charges"), [(10, False), (8, True)])
def test_h45_more_than_10_vp_make_it_late_whatever_the_turn(alive, charges):
    """hoe:5.8.3, H-45: the running total: 10 VP are not enough, 11 are."""
    japan = [shown(TARGET, "313", steps=1), *map(hidden, MANY[: alive - 2])]
    table = step(1, turn=2, japan=japan)
    assert table.happened("banzai") == charges


@pytest.mark.rule("hoe:5.8.3")
def test_h67_without_a_us_unit_within_two_hexes_the_charge_is_ignored():
    """hoe:5.8.3, H-67: neither die is rolled, the unit lives."""
    table = step(1, units={"25": "0911"})
    assert (table.happened("banzai"), table.japan(TARGET).steps) == (False, 1)


@pytest.mark.rule("hoe:5.8.3")
def test_h68_the_player_picks_between_equally_close_units():
    """hoe:5.8.3, H-68: the player decides here, adjacent before two hexes."""
    table = step(1, units={"25": "0711", "24": "0610", "23": "0811"})
    assert (table.procedure, set(table.options)) == ("banzai-choice", {"24", "25"})
    table.play(banzai_choice="24", banzai=3, banzai_own=1)
    assert (table.us("24").steps, table.us("25").steps) == (3, 4)


@pytest.mark.rule("hoe:5.8.3")
def test_h70_the_tracked_board_goes_by_hex_number():
    """hoe:5.8.3, H-70: no question is asked for it."""
    japan = [
        shown("0712", "17", steps=1),
        shown(TARGET, "313", steps=1),
        shown("0512", "310", steps=1),
    ]
    table = start("command", turn=2, us={"25": "0911"}, japan=japan)
    table.play(command_points=1, japanese_command=(2, 2, 2))
    rolled = [p.subjects[0] for p in table.asked_for if p.procedure == "japanese-command"]
    assert rolled == ["0512", "0611", "0712"]
    assert table.questions() == []


@pytest.mark.rule("hoe:5.8.3")
def test_h70_on_the_table_the_player_gives_the_order_in_one_question():
    """hoe:5.8.3, H-70: at most one question for the step where nobody charges."""
    japan = [shown("ridge", "313", steps=1), shown("cave", "17", steps=1)]
    table = start("command", turn=2, us={"25": "map"}, japan=japan, board="table", hq="far")
    table.play(command_points=1)
    assert set(table.options) == {"ridge", "cave"}
    table.answer(["cave", "ridge"]).play(japanese_command=(2, 2))
    assert [p.subjects[0] for p in table.asked_for if p.procedure == "japanese-command"] == [
        "cave",
        "ridge",
    ]
    assert len(table.questions()) == 1


@pytest.mark.rule("hoe:5.8.3")
def test_on_the_table_a_charge_costs_one_question():
    """hoe:5.8.3: who is nearest within two hexes; one weak unit needs no order."""
    japan = [shown("ridge", "313", steps=1)]
    table = start("command", turn=8, us={"25": "map"}, japan=japan, board="table", hq="far")
    table.play(command_points=1, japanese_command=1)
    assert table.procedure == "nearest-us"
    table.answer(["25"]).play(banzai=1, banzai_own=1)
    assert table.questions() == ["nearest-us"]


@pytest.mark.rule("hoe:5.8.3", "hoe:2.1")
def test_a_charge_of_the_last_unit_clears_the_island():
    """hoe:2.1, H-46: its own hit can end the game."""
    table = step(1, hq=None, japan=[shown(TARGET, "313", steps=1)])
    table.play(banzai=1, banzai_own=1)
    assert table.state.cleared

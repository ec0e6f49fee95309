"""Drawing, placing and removing Command markers (hoe:5.8.2.4 to hoe:5.8.2.6, hoe:5.9)."""

import pytest

from beachmaster.engine.meaning import labels
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth import orders
from games.hell_on_earth.play import start

FULL = {"cm01": "slot1", "cm07": "slot2", "cm09": "slot3"}
ERRORS = {"cm21": "slot1", "cm22": "slot2", "cm23": "slot3"}
SPARE = {"cm24": "bag"}
"""One more Error in the blue bag."""


def buying(count, draws, die=6, blue=None, **more):
    """Buy one or two markers and draw the given ones."""
    table = start("command", us={"25": "0711"}, blue=blue or SPARE, **more)
    table.play(quiet=False, command_points=die, spend_command_points=f"marker:{count}")
    return table.play(quiet=False, command_marker=draws)


def at(table, *tokens):
    return [table.state.blue[token] for token in tokens]


@pytest.mark.rule("hoe:5.8.2.4")
def test_one_marker_costs_one_point_and_goes_to_a_free_slot():
    """hoe:5.8.2.4: drawn at random, placed face up."""
    table = buying(1, ("cm01",))
    assert table.options == ["slot1", "return"]
    table.answer("slot1")
    assert at(table, "cm01") == ["slot1"]
    assert table.prompt.text.params["points"].n == 4


@pytest.mark.rule("hoe:5.8.2.4")
def test_h43_a_special_order_may_go_back_into_the_bag():
    """hoe:5.8.2.4, H-43: a Special Order, not an Error."""
    table = buying(1, ("cm01",)).answer("return")
    assert at(table, "cm01") == ["bag"]
    assert at(buying(1, ("cm24",)), "cm24") == ["slot1"]


@pytest.mark.rule("hoe:5.8.2.4", "hoe:3.3.4")
@pytest.mark.parametrize(
    ("held", "slots"),
    [
        ({}, "Into a free slot (3 are free)"),
        ({"cm01": "slot1"}, "Into a free slot (2 are free)"),
        ({"cm01": "slot1", "cm07": "slot2"}, "Into the free slot"),
    ],
)
def test_a_marker_says_what_it_does_and_how_many_slots_are_free(held, slots):
    table = buying(1, ("cm19",), blue=held)
    said = [render(one.text) for one in table.prompt.options]
    assert said == [slots, "Back into the blue bag"]
    data = table.session.module.data
    command = data.command_marker(table.state, "cm19")
    use = orders.USES[command.kind].fill(value=command.value)
    assert render(table.prompt.why[0]) == render(use)
    assert set(orders.USES) == {one.kind for one in data.command.values()}


@pytest.mark.rule("hoe:5.8.2.4")
def test_two_markers_cost_two_points_and_one_is_kept():
    """hoe:5.8.2.4: the other returns to the bag."""
    table = buying(2, ("cm01", "cm07"))
    assert (table.procedure, table.options) == ("keep-marker", ["cm01", "cm07"])
    table.play(quiet=False, keep_marker="cm07", place_marker="slot1")
    assert at(table, "cm01", "cm07") == ["bag", "slot1"]
    assert table.prompt.text.params["points"].n == 3


@pytest.mark.rule("hoe:5.8.2.4")
def test_with_one_point_left_two_cannot_be_drawn():
    """hoe:5.8.2.4: two cost 2 CP."""
    table = start("command", us={"25": "0711", "9": "reserve"})
    table.play(
        quiet=False,
        command_points=1,
        spend_command_points=("deploy:9", "deploy:21"),
        deployment=(1, 2),
    )
    assert "marker:1" in table.options
    assert "marker:2" not in table.options


@pytest.mark.rule("hoe:5.8.2.4")
def test_with_full_slots_a_special_order_may_make_room():
    """hoe:5.8.2.4: an order placed before goes back into the bag."""
    table = buying(1, ("cm19",), blue=FULL)
    assert set(table.options) == {"cm01", "cm07", "cm09", "return"}
    table.answer("cm07")
    assert at(table, "cm19", "cm07") == ["slot2", "bag"]


@pytest.mark.rule("hoe:5.8.2.4", "hoe:5.8.2.5")
def test_an_order_never_pushes_out_an_error():
    """hoe:5.8.2.4: Errors block their slots."""
    table = buying(1, ("cm19",), blue={"cm21": "slot1", "cm22": "slot2", "cm01": "slot3"})
    assert set(table.options) == {"cm01", "return"}
    full = buying(1, ("cm19",), blue=ERRORS)
    assert at(full, "cm19") == ["bag"]


@pytest.mark.rule("hoe:5.8.2.5", "hoe:3.3.4.8")
def test_an_error_must_be_placed_even_at_the_cost_of_an_order():
    """hoe:5.8.2.5: the player picks the order that makes room."""
    table = buying(1, ("cm24",), blue={**FULL, **SPARE})
    assert (table.procedure, set(table.options)) == ("error-replaces", {"cm01", "cm07", "cm09"})
    table.answer("cm01")
    assert at(table, "cm24", "cm01") == ["slot1", "bag"]


@pytest.mark.rule("hoe:5.8.2.5")
def test_h42_with_three_errors_in_the_slots_an_error_returns():
    """hoe:5.8.2.5, H-42: the only exception."""
    table = buying(1, ("cm24",), blue={**ERRORS, **SPARE})
    assert at(table, "cm24", "cm21") == ["bag", "slot1"]


@pytest.mark.rule("hoe:5.8.2.4", "hoe:5.8.2.5")
def test_h42_of_two_markers_the_error_is_the_one_placed():
    """hoe:5.8.2.4, H-42: the order drawn with it returns."""
    table = buying(2, ("cm01", "cm24"))
    assert at(table, "cm01", "cm24") == ["bag", "slot1"]


@pytest.mark.rule("hoe:5.8.2.4", "hoe:5.8.2.5")
@pytest.mark.parametrize(
    ("ruling", "places"), [("one", ["slot1", "bag"]), ("both", ["slot1", "slot2"])]
)
def test_h42_of_two_errors_one_is_placed_or_both_as_an_option(ruling, places):
    """hoe:5.8.2.4, H-42: one by default."""
    blue = {"cm24": "bag", "cm25": "bag"}
    table = buying(2, ("cm24", "cm25"), blue=blue, options={"h-42": ruling})
    assert at(table, "cm24", "cm25") == places


@pytest.mark.rule("hoe:5.8.2.4")
def test_h72_markers_are_bought_once_a_phase():
    """hoe:5.8.2.4, H-72: one purchase of one or two; as often as CP allow as an option."""
    once = buying(1, ("cm01",)).answer("slot1")
    assert "marker:1" not in once.options
    assert "have been bought" in once.refusal("marker:1")
    often = buying(1, ("cm01",), options={"h-72": "often"}).answer("slot1")
    assert {"marker:1", "marker:2"} <= set(often.options)


@pytest.mark.rule("hoe:5.8.2.6", "hoe:3.3.4.8")
def test_an_error_is_removed_for_two_points_once_a_phase():
    """hoe:5.8.2.6: from its slot to the reserve, not into the bag."""
    table = start("command", us={"25": "0711"}, blue=ERRORS)
    table.play(quiet=False, command_points=6)
    remove = next(option for option in table.options if str(option).startswith("remove"))
    table.answer(remove)
    assert at(table, remove.partition(":")[2]) == ["error-reserve"]
    assert table.prompt.text.params["points"].n == 3
    assert not [option for option in table.options if str(option).startswith("remove")]


@pytest.mark.rule("hoe:5.8.2.6")
def test_without_two_points_or_an_error_nothing_is_removed():
    """hoe:5.8.2.6: 2 CP a marker, and only Errors in the Command Area."""
    none = start("command", us={"25": "0711"}, blue=FULL).play(quiet=False, command_points=6)
    assert not [option for option in none.options if str(option).startswith("remove")]
    table = start("command", us={"25": "0711"}, blue=ERRORS)
    table.play(
        quiet=False,
        command_points=1,
        spend_command_points=("deploy:9", "deploy:21"),
        deployment=(1, 2),
    )
    assert not [option for option in table.options if str(option).startswith("remove")]


# -- the marker of turns 3, 5, 7 and 9 ----------------------------------------------------------


@pytest.mark.rule("hoe:5.9")
def test_a_free_slot_must_take_the_marker_of_the_turn_track():
    """hoe:5.9: it is placed; only a bought one may go back although a slot is free."""
    table = start("organization", turn=2, us={"25": "0711"}).play(quiet=False, turn_marker="cm01")
    assert at(table, "cm01") == ["slot1"]
    assert "place-marker" not in {p.procedure for p in table.asked_for}
    assert buying(1, "cm01").options == ["slot1", "return"]


@pytest.mark.rule("hoe:5.8.2.4")
def test_h91_room_is_made_before_the_draw_as_an_option():
    """hoe:5.8.2.4, H-91: what is drawn goes back where no order made room; an Error never does."""
    before = {"options": {"h-91": "before"}, "us": {"25": "0711"}, "blue": {**FULL, **SPARE}}

    def bought(room, draw):
        table = start("command", **before)
        table.play(quiet=False, command_points=6, spend_command_points="marker:1")
        assert table.options == ["return", "cm01", "cm07", "cm09"]
        return table.play(quiet=False, make_room=room, command_marker=draw)

    assert at(bought("cm07", "cm19"), "cm07") == ["bag"]
    assert bought("cm07", "cm19").options == ["slot2", "return"]
    assert at(bought("return", "cm19"), "cm19", "cm07") == ["bag", "slot2"]
    assert bought("return", "cm24").procedure == "error-replaces"
    assert buying(1, "cm19", blue=FULL).procedure == "place-marker"


@pytest.mark.rule("hoe:5.9")
def test_the_marker_of_the_turn_track_is_placed_by_the_same_rules():
    """hoe:5.9: in place of another, or back into the bag, where no slot is free."""
    full = start("organization", turn=2, us={"25": "0711"}, blue=FULL)
    full.play(quiet=False, turn_marker="cm19")
    assert set(full.options) == {"cm01", "cm07", "cm09", "return"}


@pytest.mark.rule("hoe:5.9", "hoe:5.8.2.5")
def test_h48_an_error_of_the_turn_track_must_be_placed_too():
    """hoe:5.9, H-48: the rules of 5.8.2.5 hold."""
    table = start("organization", turn=2, us={"25": "0711"}, blue=SPARE)
    table.play(quiet=False, turn_marker="cm24")
    assert at(table, "cm24") == ["slot1"]


@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_drawn_marker_is_placed_by_the_same_keys_however_many_slots_are_free(held):
    taken = {f"cm{number:02}": f"slot{number - 6}" for number in range(7, 7 + held)}
    table = buying(1, ("cm01",), blue=taken or SPARE)
    assert len(table.options) == 2
    assert labels(table.prompt.options.listed()) == ["1", "2"]

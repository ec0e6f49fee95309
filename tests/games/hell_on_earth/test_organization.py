"""The Organization Phase (hoe:5.9)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, start, us


def organise(turn=1, units=None, **more):
    return start("organization", turn=turn, us=units or {"25": "0711"}, **more)


@pytest.mark.rule("hoe:5.9", "hoe:3.1.1")
def test_the_turn_marker_advances():
    """hoe:5.9: one box to the right; a new order may be played in the new turn."""
    table = organise(3, order_played=True).play()
    assert (table.state.turn, table.state.order_played) == (4, False)
    assert "on box 4" in render(table.event("tracks").text)


@pytest.mark.rule("hoe:5.9", "hoe:3.3.1")
def test_a_unit_with_two_steps_returns_now_or_recovers():
    """hoe:5.9: to the Reserve with two steps, or to the next box with all four."""
    units = {"25": us("box4", steps=2), "24": "0711"}
    now = organise(3, units).answer([])
    assert (now.us("25").place, now.us("25").steps) == ("reserve", 2)
    later = organise(3, units).answer(["25"])
    assert (later.us("25").place, later.us("25").steps) == ("box5", 4)


@pytest.mark.rule("hoe:5.9")
def test_all_units_in_the_box_are_asked_for_at_once():
    """hoe:5.9: each may go or stay, whatever the others do."""
    units = {"25": us("box4", steps=2), "24": us("box4", steps=2), "23": "0711"}
    table = organise(3, units)
    assert table.options == ["24", "25"]
    table.answer(["24"])
    assert (table.us("24").place, table.us("25").place) == ("box5", "reserve")


@pytest.mark.rule("hoe:5.9", "hoe:3.3.1")
def test_a_unit_with_four_steps_goes_to_the_reserve():
    """hoe:5.9: it has recovered."""
    table = organise(3, {"25": "box4", "24": "0711"}).play()
    assert (table.us("25").place, table.us("25").steps) == ("reserve", 4)


@pytest.mark.rule("hoe:5.9")
def test_units_in_other_boxes_wait():
    """hoe:5.9: only the box that the marker enters."""
    table = organise(3, {"25": us("box6", steps=2), "24": "0711"}).play()
    assert table.us("25").place == "box6"


@pytest.mark.rule("hoe:5.9")
def test_h47_in_box_9_a_weak_unit_can_only_go_to_the_reserve():
    """hoe:5.9, H-47: there is no box 10."""
    table = organise(8, {"25": us("box9", steps=2), "24": "0711"})
    assert table.procedure == "turn-marker"
    assert (table.us("25").place, table.us("25").steps) == ("reserve", 2)


@pytest.mark.rule("hoe:5.9", "hoe:4.7")
def test_h06_the_147th_enters_the_reserve_on_turn_7():
    """hoe:5.9, H-06: with four steps, when the marker reaches box 7."""
    assert organise(6).us("147").place == "reserve"
    assert organise(5).play().us("147").place == "box7"


@pytest.mark.rule("hoe:5.9", "hoe:3.3.3", "hoe:4.5")
@pytest.mark.parametrize(("turn", "returned"), [(4, 0), (5, 1), (6, 0), (7, 1)])
def test_reaction_markers_of_boxes_6_and_8_enter_the_red_bag(turn, returned):
    """hoe:5.9: one each on entering turns 6 and 8."""
    table = organise(turn)
    while table.procedure in {"turn-marker", "place-marker"}:
        table.session.auto()
    table.events += table.session.take_events()
    assert len(table.named("reaction-added")) == returned


@pytest.mark.rule("hoe:5.9", "hoe:3.1.1")
@pytest.mark.parametrize(
    ("turn", "draws"),
    [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True), (7, False), (8, True)],
)
def test_a_command_marker_is_drawn_on_turns_3_5_7_and_9(turn, draws):
    """hoe:5.9: the highlighted boxes."""
    assert (organise(turn).procedure == "turn-marker") == draws


@pytest.mark.rule("hoe:7.1", "hoe:5.9")
@pytest.mark.parametrize(("turn", "draws"), [(2, True), (4, True), (6, False), (8, False)])
def test_heroic_mode_draws_only_on_turns_3_and_5(turn, draws):
    """hoe:7.1: turns 1, 3 and 5."""
    table = organise(turn, options={"mode": "heroic"}, blue={"cm21": "slot3"})
    assert (table.procedure == "turn-marker") == draws


@pytest.mark.rule("hoe:5.9")
def test_h77_the_draw_of_box_9_is_made_on_entering_turn_9():
    """hoe:5.9, H-77: in the Organization Phase of turn 8."""
    table = organise(8)
    assert (table.session.asked.phase, table.state.turn) == ("organization", 9)


@pytest.mark.rule("hoe:5.9", "hoe:5.2.1")
def test_the_new_turn_forgets_what_was_bombarded():
    """hoe:5.2.1: once a turn."""
    table = organise(3, japan=[hidden("0313")], bombarded=["0313"]).play()
    assert table.state.bombarded == []

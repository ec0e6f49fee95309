"""Starting from a position file."""

import pytest

from beachmaster.engine.schema import json_schema
from beachmaster.engine.setup import PositionError
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.position_file import Position
from games.hell_on_earth.play import fresh, hidden, shown, start, us


def refused(**position):
    with pytest.raises(PositionError) as error:
        fresh(position=position)
    return render(error.value.text)


def test_what_a_position_leaves_out_is_as_set_up():
    """An empty position is the game after its set-up, with everybody in reserve."""
    table = fresh(position={})
    assert (table.state.turn, table.state.phase) == (1, "bombardment")
    assert len(table.places()) == 30
    assert table.us("147").place == "box7"


def test_a_position_sets_tracks_units_and_markers():
    """Turn, phase, weather, units, control, guns, orders."""
    table = start(
        "raid",
        turn=5,
        weather="bad",
        us={"25": us("0711", steps=2, marker="OR", assaulted=True)},
        control=["airfield1"],
        captured={"airfield1": 3},
        artillery_hexes=["0314"],
        orders=2,
        order_played=True,
        blue={"cm01": "played", "cm02": "played"},
        red={"re3": "box6"},
    )
    state = table.state
    assert (state.turn, state.weather, state.orders, state.order_played) == (5, "bad", 2, True)
    assert (state.us["25"].steps, state.us["25"].marker, state.us["25"].assaulted) == (
        2,
        "OR",
        True,
    )
    assert (state.control, state.captured, state.artillery) == (["airfield1"], {"airfield1": 3}, 1)
    assert (state.blue["cm01"], state.red["re3"]) == ("played", "box6")


def test_control_without_a_capture_turn_counts_as_captured_now():
    """hoe:3.3.7: the turn of the position, where none is given."""
    assert start("raid", turn=3, us={"25": "0711"}, control=["suribachi"]).state.captured == {
        "suribachi": 3
    }


def test_listed_japanese_units_are_all_there_are():
    """hoe:3.3.2: the others are eliminated and count for victory points."""
    table = start("raid", us={"25": "0911"}, japan=[hidden("0611"), shown("0610", "313", steps=1)])
    assert table.places() == {"0611", "0610", "1408"}
    assert len({unit.battalion for unit in table.state.japan.values()}) == 30
    assert table.japan("0610").steps == 1


def test_hidden_units_are_dealt_what_is_left_and_stay_secret():
    """hoe:4.6: nothing shown or eliminated lies under a hidden counter."""
    table = start(
        "raid", us={"25": "0911"}, japan=[hidden("0611"), shown("0610", "313")], eliminated=["17"]
    )
    assert table.japan("0611").battalion not in ("313", "17", "145", "")


def test_a_defense_marker_can_lie_on_a_hidden_unit():
    """hoe:5.4: left from an earlier attack."""
    table = start("raid", us={"25": "0911"}, japan=[hidden("0611", defence="ds18")])
    assert table.markers("defence") == {"ds18": "0611"}


def test_units_bombarded_this_turn_are_named_by_their_place():
    """hoe:5.2.1: they are barred for the rest of the turn."""
    table = start("raid", us={"25": "0911"}, japan=[hidden("0611")], bombarded=["0611"])
    assert [table.state.japan[name].place for name in table.state.bombarded] == ["0611"]


@pytest.mark.parametrize("position", [
    {"turn": 10},
    {"turn": 0},
    {"phase": "lunch"},
    {"weather": "fog"},
    {"nonsense": 1},
    {"game": "angaur"},
    {"us": {"99": {"place": "0711"}}},
    {"us": {"25": {"place": "9999"}}},
    {"us": {"25": {"place": "0811", "steps": 5}}},
    {"us": {"25": {"place": "0811"}, "24": {"place": "0811"}}},
    {"us": {"25": {"place": "reserve", "marker": "OR"}}},
    {"us": {"25": {"place": "0711"}}},
    {"japan": [{"place": "0611"}] * 2},
    {"japan": [{"place": "0611"}] * 31},
    {"japan": [{"place": "9999"}]},
    {"japan": [{"place": "0611", "hidden": False}]},
    {"japan": [{"place": "0611", "hidden": False, "battalion": "1st Rifles"}]},
    {"japan": [{"place": "0611", "hidden": False, "battalion": "313"}]},
    {"japan": [{"place": "0611", "steps": 2}]},
    {"japan": []},
    {"japan": [{"place": "0611", "defence": "ds99"}]},
    {"japan": [{"place": "0611", "defence": "re1"}]},
    {"blue": {"cm99": "slot1"}},
    {"blue": {"cm01": "slot1", "cm02": "slot1"}},
    {"blue": {"cm01": "pocket"}},
    {"red": {"ds01": "box6"}},
    {"artillery_hexes": ["0711"]},
    {"artillery_hexes": ["0314", "0314"]},
    {"control": ["hill"]},
    {"captured": {"suribachi": 12}},
    {"turn": 4, "control": ["suribachi"]},
    {"turn": 7, "control": ["airfield3"], "captured": {"airfield1": 2}},
    {"orders": 21},
    {"orders": 6},
    {"turn": 3, "phase": "set-up"},
    {"turn": 3, "us": {"25": {"place": "box3", "steps": 2}}},
    {"japan": [{"place": "0611", "defence": "ds01"}, {"place": "0905", "defence": "ds01"}]},
    {"japan": [{"place": "0611", "defence": "ds01"}], "red": {"ds01": "bag"}},
    {"turn": 9, "phase": "command"},
    {"turn": 9, "phase": "organization"},
])  # fmt: skip
def test_a_position_that_breaks_a_rule_is_refused_with_the_reason(position):
    """31 units, two in a place, a marker that does not exist, and so on."""
    assert refused(**position)


@pytest.mark.rule("hoe:2.2")
def test_control_after_the_limit_needs_the_turn_of_the_capture():
    """hoe:2.2: a capture counts for this turn only where that loses no point."""
    assert "turn 3" in refused(turn=4, control=["suribachi"])
    early = fresh(position={"turn": 3, "control": ["suribachi"]})
    assert early.state.captured == {"suribachi": 3}
    told = fresh(position={"turn": 4, "control": ["suribachi"], "captured": {"suribachi": 2}})
    assert told.session.module.visible(told.state)["vp"] == 1


@pytest.mark.parametrize("position", [None, [], "x", 3])
def test_what_is_no_position_is_refused(position):
    """It must be an object; nothing at all is the set-up."""
    if position is None:
        assert fresh(position=None).session.asked.phase == "set-up"
    else:
        with pytest.raises(PositionError):
            fresh(position=position)


def test_a_table_board_takes_words_for_places_and_unknown_ones():
    """hoe:4.6: hidden units may stand anywhere, US units on the map."""
    table = start(
        "raid",
        us={"25": "unknown", "24": "beach3"},
        japan=[hidden("my ridge", home=2), hidden("unknown")],
        board="table",
        hq=None,
    )
    assert (table.us("25").place, table.us("24").place) == ("map", "beach3")
    assert table.places() == {"my ridge", "unknown"}


def test_the_schema_names_every_field():
    """The published JSON Schema of a position file."""
    text = str(json_schema(Position))
    assert all(word in text for word in ("japan", "red", "blue", "captured", "artillery_hexes"))


@pytest.mark.parametrize(("turn", "place", "waiting"), [
    (5, "box7", ["re1", "re2"]),
    (6, "box7", ["re2"]),
    (7, "reserve", ["re2"]),
    (8, "reserve", []),
])  # fmt: skip
def test_what_came_in_on_earlier_turns_is_in_by_then(turn, place, waiting):
    """hoe:5.9: the Reactions of boxes 6 and 8 are in the bag, the 147th in the Reserve."""
    state = fresh(position={"turn": turn, "phase": "raid"}).state
    assert state.us["147"].place == place
    assert [token for token, at in state.red.items() if at.startswith("box")] == waiting


def test_heroic_mode_allows_one_special_order_fewer():
    """hoe:7.4: four a game; a position with five is refused."""
    with pytest.raises(PositionError):
        fresh(position={"turn": 9, "phase": "raid", "orders": 5}, options={"mode": "heroic"})
    assert fresh(position={"turn": 9, "phase": "raid", "orders": 5}).state.orders == 5

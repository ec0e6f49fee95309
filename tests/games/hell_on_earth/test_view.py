"""What the player sees: no secrets, the pieces on the table, the result."""

import msgspec
import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start, us

UNITS = {"25": us("0711", steps=3, marker="OR", assaulted=True, supported=True), "9": "reserve"}


def table(**more):
    more.setdefault("japan", [hidden("0611", "17", defence="ds18"), shown("0610", "313")])
    return start("raid", us=UNITS, blue={"cm01": "slot1", "cm02": "played"}, orders=1, **more)


def seen(found, side="us"):
    return found.session.module.visible(found.state, side)


@pytest.mark.rule("hoe:3.3.2")
def test_what_lies_under_a_hidden_counter_is_not_shown():
    """hoe:3.3.2: neither its battalion nor whether it is of the headquarters' group."""
    japan = {unit["place"]: unit for unit in seen(table())["japan"].values()}
    assert (japan["0611"]["battalion"], japan["1408"]["battalion"]) == ("", "")
    assert {unit["group"] for unit in japan.values() if unit["hidden"]} == {False}
    assert japan["0610"]["battalion"] == "313"


def test_no_hidden_name_is_anywhere_in_what_the_player_sees():
    """The whole visible state is searched."""
    assert b'"145"' not in msgspec.json.encode(seen(table()))


def test_a_game_that_is_over_shows_its_counters_in_the_same_form():
    """hoe:2.6: the state keeps its fields; what lies under the counters is open."""
    before = table(turn=9)
    after = start("assessment", turn=9, us={"25": "0711"}, japan=[hidden("0611", "17")])
    assert after.state.over
    shown_then, shown_now = seen(before), seen(after)
    assert shown_now.keys() == shown_then.keys()
    assert shown_now["red"]["bag"] == {"reaction": 5, "defence": 21}
    assert shown_now["vp"] == 14
    places = {unit["place"]: unit["battalion"] for unit in shown_now["japan"].values()}
    assert places["0611"] == "17"


def test_the_program_sees_everything():
    """Only the side of the program is shown what lies under the counters."""
    japan = {unit["place"]: unit for unit in seen(table(), "program")["japan"].values()}
    assert japan["0611"]["battalion"] == "17"


def test_a_finished_game_has_no_secrets():
    """The end page may show all."""
    found = start("assessment", turn=9, us=UNITS)
    assert b'"145"' in msgspec.json.encode(seen(found))


@pytest.mark.rule("hoe:3.3.3", "hoe:3.3.4")
def test_bags_are_counted_by_class_and_open_markers_listed():
    """hoe:3.3.3, hoe:3.3.4: what is in a bag is known, which comes next is not."""
    plain = seen(table())
    assert plain["red"]["bag"] == {"reaction": 3, "defence": 20}
    assert plain["red"]["out"]["ds18"].startswith("defence:")
    assert plain["blue"]["bag"]["error"] == 3
    assert plain["blue"]["out"]["cm01"] == "slot1"


@pytest.mark.rule("hoe:3.1.1", "hoe:3.3.8")
def test_running_victory_points_are_shown():
    """hoe:3.1.1, H-45: 27 units eliminated are 13 points."""
    assert seen(table())["vp"] == 13


@pytest.mark.rule("hoe:3.3.1", "hoe:3.3.5", "hoe:3.3.6")
def test_a_us_piece_shows_steps_and_markers():
    """hoe:3.3.1: as the counter lies on the table."""
    pieces = table().session.module.pieces(table().state)
    worn = [render(one.name) for one in pieces.values() if one.on == "us/25"]
    assert render(pieces["us/25"].look) == "3 steps"
    assert worn == ["an Organized Retreat (OR) marker", "a marker with Recon/Assault and CS"]
    assert render(pieces["us/9"].look) == "4 steps"


@pytest.mark.rule("hoe:3.3.2", "hoe:3.3.3")
def test_a_hidden_piece_shows_its_back_and_its_defense_marker():
    """hoe:3.3.2: face down; the Defense marker beside it."""
    found = table()
    pieces = found.session.module.pieces(found.state)
    at = {
        piece.space: render(piece.name)
        for name, piece in pieces.items()
        if name.startswith("japan")
    }
    assert at["0611"] == "the hidden Japanese unit"
    assert "313" in at["0610"]
    assert pieces["red/ds18"].space == "0611"
    assert "2C" in render(pieces["red/ds18"].look)


@pytest.mark.parametrize(
    "space",
    [
        "0611",
        "box3",
        "slot2",
        "beach1",
        "reserve",
        "map",
        "beach",
        "played",
        "error-reserve",
        "phase:raid",
        "vp:3",
        "objective:suribachi",
        "my ridge",
    ],
)
def test_every_space_has_words(space):
    """The list of changes after a jump names each of them."""
    found = table()
    assert render(found.session.module.space_name(found.state, space))


@pytest.mark.rule("hoe:2.6")
def test_there_is_no_outcome_before_the_end():
    """hoe:2.6: the assessment comes at the end."""
    assert table().session.outcome is None
    ended = start("assessment", turn=9, us=UNITS)
    assert ended.session.outcome["vp"] == 14

"""Values put right by hand and positions that made no sense and were taken (hoe:2, hoe:5)."""

import pytest

from beachmaster.engine.module import AdjustError
from beachmaster.engine.setup import PositionError
from games.hell_on_earth.play import FAR, fresh, hidden, shown, start


def adjust(table, path, value):
    """Put a value right."""
    table.session.adjust(path, value, "for the test")


def refused(table, path, value):
    """Tell that a value is refused."""
    with pytest.raises(AdjustError):
        adjust(table, path, value)


@pytest.mark.rule("hoe:5.2")
def test_a_tracked_board_names_its_gun_hexes():
    """A count alone, or a hex without a gun, would disagree with the board."""
    table = start("bombardment")
    refused(table, "artillery", 3)
    refused(table, "artillery", ["0711"])
    adjust(table, "artillery", ["0606", "0314"])
    assert table.state.artillery == 2


@pytest.mark.rule("hoe:5.2")
def test_a_table_board_counts_gun_hexes():
    """Names of hexes would stay behind when the count moves on."""
    table = start("bombardment", board="table", us={"25": "map"}, japan=[hidden("a")])
    refused(table, "artillery", ["0606"])
    adjust(table, "artillery", 3)
    assert table.state.artillery == 3


@pytest.mark.rule("hoe:5.2")
def test_a_position_of_a_tracked_board_names_its_gun_hexes():
    """The Japanese points would come from a count that the next capture throws away."""
    with pytest.raises(PositionError):
        start("bombardment", artillery=3)


@pytest.mark.rule("hoe:2.2")
def test_control_by_hand_counts_as_a_capture():
    """H-08: who controls an objective has captured it; when, can be put right too."""
    table = start("bombardment", turn=3)
    adjust(table, "control.suribachi", True)
    assert table.state.captured == {"suribachi": 3}
    adjust(table, "captured.suribachi", 2)
    refused(table, "captured.suribachi", 4)
    refused(table, "captured.suribachi", 0)


@pytest.mark.rule("hoe:3.3.3", "hoe:3.3.4")
def test_no_marker_is_put_where_it_lies_only_in_passing():
    """A marker in the hand or beside an assault would never come back."""
    table = start(us={"25": "0711"}, japan=[hidden("0610")])
    refused(table, "blue.cm01", "drawn")
    refused(table, "red.ds01", "support:0610")
    adjust(table, "red.ds01", "defence:0610")
    assert table.markers("defence") == {"ds01": "0610"}


@pytest.mark.rule("hoe:3.1")
@pytest.mark.parametrize("word", ["beach1", "map", "box3", "a/b", "reserve"])
def test_no_japanese_unit_is_put_into_a_word_of_the_program(word):
    """Such a place would remove the unit or break the keys of prompts."""
    table = start("raid", board="table", us={"25": "map"}, japan=[hidden("a"), hidden("b")])
    refused(table, "japan.a.place", word)


@pytest.mark.rule("hoe:5.8", "hoe:5.9")
@pytest.mark.parametrize("phase", ["command", "organization"])
def test_no_position_stands_in_a_phase_that_turn_9_has_not(phase):
    """H-40, H-77: turn 9 ends after its Second Attack Phase."""
    with pytest.raises(PositionError):
        start(phase, turn=9)


@pytest.mark.rule("hoe:2.1")
def test_no_position_is_without_japanese_units():
    """hoe:2.1: with the last of them gone the game is over."""
    with pytest.raises(PositionError):
        start("raid", hq=None, us={"25": "0711"})


@pytest.mark.rule("hoe:4.6")
def test_units_that_redeployed_north_do_not_make_the_next_one_the_headquarters():
    """hoe:4.6: six shown in sector 6 leave both hidden units there open."""
    places = {"0803": "309", "0804": "310", "0805": "311", "0903": "312", "0904": "17"}
    shown_north = [shown(place, name) for place, name in places.items()]
    table = start(
        "bombardment",
        us={"25": "0711"},
        japan=[*shown_north, hidden("1102"), hidden(FAR, "145")],
    )
    table.answer("1102").answer(2).answer(6)
    assert table.procedure == "reveal"
    table.session.auto()
    assert not table.japan("1102").hidden


@pytest.mark.rule("hoe:4.6")
def test_a_position_says_what_became_of_the_headquarters():
    """hoe:4.6: shown units alone leave no place for it, so it must be named as eliminated."""
    with pytest.raises(PositionError):
        fresh(position={"turn": 2, "phase": "raid", "japan": [shown("0611", "313")]})

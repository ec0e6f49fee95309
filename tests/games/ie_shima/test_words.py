"""What Last Battle: Ie Shima says of its areas and markers can be done as it stands."""

from beachmaster.engine.text import render
from beachmaster.games.ie_shima.acts import flips
from beachmaster.games.ie_shima.opponent import aims
from beachmaster.games.ie_shima.places import PLACES, TURN


def test_an_area_that_two_units_hold_is_named_once():
    assert render(aims.holds(["11", "11"])) == "to hold area 11"


def test_a_control_marker_is_flipped_to_a_side_by_name():
    both = [PLACES.name("2"), PLACES.name("3")]
    one = flips("us", [PLACES.name("1")])
    two = flips("japan", both)
    assert render(one) == "Flip the Control marker of area 1 to its US side."
    assert render(two) == "Flip the Control markers of area 2, area 3 to their Japanese side."


def test_a_space_of_the_turn_track_is_named_by_its_day():
    assert render(PLACES.name(TURN(2))) == "the 17 April space of the Turn Track"
    assert render(PLACES.name("turn:none")) == "turn:none"

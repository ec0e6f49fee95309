"""Movement found wrong on review: pinned on the way, ways back, lists of moves (hoe:5.3.2)."""

import pytest

from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.paths import WhyNot, exits
from games.hell_on_earth.play import hidden, start


@pytest.mark.rule("hoe:5.3.2.3")
def test_a_unit_that_walks_onto_a_beach_in_a_zone_is_pinned_there():
    """hoe:5.3.2.3: a beach next to the enemy ends a move; next to a hex it would cost one more."""
    table = start("first-movement", us={"25": "0711"}, japan=[hidden("0512")])
    module = table.session.module
    game = module.play(table.state, 1, None)
    ground = Ground(game)
    assert exits(ground, "0612") == []
    assert ("0712", 3) not in exits(ground, "0811")
    assert ("0810", 2) in exits(ground, "0811")


@pytest.mark.rule("hoe:3.3.7", "hoe:5.3.2.1")
def test_a_unit_may_take_an_airfield_in_passing_and_come_back():
    """H-08: entering counts, also where the unit ends its move where it began."""
    table = start("first-movement", us={"25": "0611"})
    table.play(move=["25>0611"])
    assert table.state.control == ["airfield1"]
    assert table.us("25").place == "0611"


@pytest.mark.rule("hoe:5.3.2")
def test_a_unit_does_not_come_back_for_nothing():
    """hoe:5.3.2: without a capture on the way, its own hex is no move."""
    table = start("first-movement", us={"25": "0611"}, control=["airfield1"])
    table.answer(["25"]).answer("normal")
    assert "0611" not in table.options


@pytest.mark.rule("hoe:5.3.2")
def test_moves_with_a_hex_come_before_units_that_are_asked_where_to():
    """A list is checked as it will be carried out: the open moves of it last."""
    table = start("first-movement", us={"23": "0509", "25": "0711"})
    table.answer(["23", "25>0510"])
    assert table.us("25").place == "0510"
    assert table.procedure == "move-kind"


@pytest.mark.rule("hoe:5.3.2.1")
def test_options_follow_a_unit_put_right_by_hand():
    """What was listed before an adjustment is not offered afterwards."""
    table = start("first-movement", us={"25": "0711", "23": "0408"})
    table.answer(["25"]).answer("normal")
    assert "0610" in table.options
    table.session.adjust("us.23.place", "0610", "misplaced")
    assert "0610" not in table.options
    assert "US unit" in table.closed["0610"]
    table.session.adjust("us.25.place", "0505", "misplaced")
    assert "0711" not in table.options
    table.answer("0506").answer(0)
    assert table.us("25").place == "0506"


@pytest.mark.rule("hoe:5.3.2.1", "hoe:5.3.2.2")
def test_closed_hexes_say_why():
    """A player who looks for a hex learns why it is closed."""
    table = start("first-movement", us={"25": "0711", "24": "0810"}, japan=[hidden("0708")])
    table.answer(["25"]).answer("normal")
    assert "Japanese" in table.closed["0708"]
    assert table.closed["0606"] == "It takes 7 movement points; the unit has 6."
    assert not set(table.closed) & set(table.options)


@pytest.mark.rule("hoe:5.3.2.1", "hoe:5.3.2.2")
def test_a_hex_out_of_reach_is_called_too_far_though_the_enemy_bars_it_as_well():
    japan = [hidden("0508"), hidden("0408"), hidden("0608")]
    table = start("first-movement", us={"25": "0509", "24": "0711"}, japan=japan)
    game = table.session.module.play(table.state, 1, None)
    reasons = WhyNot(Ground(game), "25")
    assert render(reasons.there("0303")) == "It takes at least 7 movement points; the unit has 6."
    for place in game.prints.hexes:
        if "bar every way" in render(reasons.there(place)):
            assert game.prints.distance("0509", place) <= reasons.points

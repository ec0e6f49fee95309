"""Putting single values right by hand, one path at a time."""

import pytest

from beachmaster.engine.module import AdjustError
from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start, us

WHY = "as it lies on the table"


def table(**more):
    more.setdefault("us", {"25": "0711", "9": "reserve"})
    more.setdefault("japan", [shown("0611", "313"), hidden("0610")])
    return start("first-attack", **more)


def refused(found, path, value, reason=WHY):
    """Return the words that refuse an adjustment; nothing may have changed."""
    before = found.session.copy_state()
    with pytest.raises(AdjustError) as error:
        found.session.adjust(path, value, reason)
    assert found.session.state == before
    return render(error.value.text)


def at(state, place):
    return next(unit for unit in state.japan.values() if unit.place == place)


@pytest.mark.parametrize(("path", "value", "found"), [
    ("us.25.place", "0712", lambda s: s.us["25"].place == "0712"),
    ("us.25.place", "box5", lambda s: s.us["25"].place == "box5"),
    ("us.25.steps", 2, lambda s: s.us["25"].steps == 2),
    ("us.25.marker", "DR", lambda s: s.us["25"].marker == "DR"),
    ("us.25.assaulted", True, lambda s: s.us["25"].assaulted),
    ("us.25.supported", True, lambda s: s.us["25"].supported),
    ("japan.0611.steps", 1, lambda s: at(s, "0611").steps == 1),
    ("japan.0611.place", "0612", lambda s: at(s, "0612").battalion == "313"),
    ("blue.cm01", "slot1", lambda s: s.blue["cm01"] == "slot1"),
    ("red.re3", "box6", lambda s: s.red["re3"] == "box6"),
    ("weather", "bad", lambda s: s.weather == "bad"),
    ("orders", 2, lambda s: s.orders == 2),
    ("order_played", True, lambda s: s.order_played),
    ("artillery", ["0314"], lambda s: (s.artillery, s.artillery_hexes) == (1, ["0314"])),
    ("control.suribachi", True, lambda s: s.control == ["suribachi"]),
    ("captured.suribachi", 2, lambda s: s.captured == {"suribachi": 2}),
])  # fmt: skip
def test_every_value_can_be_put_right(path, value, found):
    """Each path changes its value; undo takes it back."""
    game = table()
    before = game.session.copy_state()
    game.session.adjust(path, value, WHY)
    assert found(game.state)
    game.session.undo()
    assert game.session.state == before


@pytest.mark.parametrize(("path", "value"), [
    ("us.99.steps", 2),
    ("us.25.colour", "red"),
    ("us.25.steps", 5),
    ("us.25.steps", "two"),
    ("us.25.place", "9999"),
    ("us.25.place", "0611"),
    ("us.25.marker", "XX"),
    ("us.9.marker", "OR"),
    ("us.25.assaulted", "perhaps"),
    ("japan.0610.steps", 2),
    ("japan.0611.steps", 5),
    ("japan.0611.place", "9999"),
    ("japan.0304.steps", 1),
    ("blue.cm99", "slot1"),
    ("blue.cm01", "pocket"),
    ("blue.cm01", "error-reserve"),
    ("blue.cm21", "played"),
    ("red.ds01", "box6"),
    ("red.ds01", "vp:3"),
    ("red.ds01", "defence:"),
    ("blue.cm01", "defence:0611"),
    ("us.25.steps", True),
    ("japan.0611.steps", False),
    ("weather", "fog"),
    ("orders", -1),
    ("artillery", 9),
    ("artillery", ["0711"]),
    ("control.hill", True),
    ("captured.suribachi", 12),
    ("", 1),
    ("seed", 1),
])  # fmt: skip
def test_what_makes_no_sense_is_refused_and_changes_nothing(path, value):
    """A path that does not exist, a wrong value, or a state that would not add up."""
    assert refused(table(), path, value)


@pytest.mark.parametrize(("path", "value", "words"), [
    ("us.25.steps", 5, "25th Marines, steps: a whole number from 1 to 4, not “5”."),
    ("us.25.marker", "XX", "25th Marines, marker: one of: “”, DR, OR, not “XX”."),
    ("us.25.assaulted", 1, "25th Marines, Recon/Assault marker: yes or no, not “1”."),
    ("japan.0611.steps", 5,
     "the Japanese unit in 0611, steps: a whole number from 0 to 3, not “5”."),
    ("weather", "fog", "weather: one of: bad, good, not “fog”."),
    ("orders", -1, "Special Orders played: a whole number from 0 to 20, not “−1”."),
    ("captured.suribachi", 12,
     "turn in which Mount Suribachi was taken: a whole number from 1 to 9, not “12”."),
    ("captured.suribachi", 9, "An objective is taken in turn 1 to 2, not 9."),
])  # fmt: skip
def test_a_refusal_says_what_is_possible_there(path, value, words):
    assert refused(table(), path, value) == words


def test_a_reason_is_needed():
    """The reason is kept in the journal."""
    assert "why" in refused(table(), "us.25.steps", 2, " ")
    game = table()
    entry = game.session.adjust("us.25.steps", 2, WHY)
    assert (entry.kind, entry.reason) == ("adjust", WHY)


def test_a_unit_put_off_the_map_loses_its_markers():
    """hoe:3.3.5, hoe:3.3.6: markers lie on units on the map only."""
    game = table(us={"25": us("0711", marker="OR", assaulted=True)})
    game.session.adjust("us.25.place", "reserve", WHY)
    assert (game.us("25").marker, game.us("25").assaulted) == ("", False)


def test_the_waiting_prompt_follows_an_adjustment():
    """The options are listed anew."""
    game = table()
    assert "0611" in game.options
    game.session.adjust("us.25.place", "0911", WHY)
    assert game.options == [""]


@pytest.mark.rule("hoe:2.2")
def test_an_objective_put_right_says_which_turn_it_counts_for():
    """hoe:2.2: whoever gives the US an objective by hand hears when it is taken to be captured."""
    table = start("first-attack", turn=5, us={"25": "0711"})
    table.session.adjust("control.airfield1", True, "forgotten")
    words = [render(event.text) for event in table.session.take_events()]
    assert any("turn 5" in word for word in words)
    assert table.state.captured == {"airfield1": 5}

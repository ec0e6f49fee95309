"""Values put right by hand, and what follows from them (ies:7.2, ies:8.2)."""

import pytest

from beachmaster.engine.module import AdjustError, encode
from beachmaster.engine.reconcile import PLACES
from beachmaster.engine.text import render
from games.ie_shima.island import at, session

SO = "so it lies"


def begun(**more):
    told = {"1/306 A": "4", "1/306 B": "2", "MG A": "4", "MG B": "16"}
    return session(position=at(told, control=["4"], **more), advanced="yes")


def held(game, area):
    return game.state.control[area]


@pytest.mark.rule("ies:7.2")
def test_who_is_left_alone_has_the_control():
    game = begun()
    game.adjust("units.1-306-a.place", "out", SO)
    assert held(game, "4") == "japan"
    game.undo()
    assert held(game, "4") == "us"


@pytest.mark.rule("ies:7.2", "ies:7.3")
def test_an_exchange_of_units_told_together_changes_no_control():
    game = begun()
    game.adjust(PLACES, {"1-306-a": "2", "1-306-b": "4"}, SO)
    assert (game.state.units["1-306-b"].place, held(game, "4")) == ("4", "us")


@pytest.mark.rule("ies:7.2")
def test_control_against_who_is_alone_is_refused_and_of_a_contested_area_put_right():
    game = begun()
    game.adjust("control.4", "japan", SO)
    assert held(game, "4") == "japan"
    assert "only side" in refused(game, "control.2", "japan")


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("units.1-306-a.place", "special", "There is no place “special” for it."),
        ("units.pillbox-a.place", "blue", "There is no place “blue” for it."),
        ("units.2-307-e.place", "4", "There is no place “4” for it."),
        ("units.1-306-a.strength", "half", "one of: full, reduced"),
        ("units.9-306-a.place", "4", "no value “units.9-306-a.place”"),
        ("control.17", "us", "no value “control.17”"),
        ("impulse", 13, "a whole number from 1 to 12"),
        ("markers.air", "lost", "one of: gone, ready, used"),
        ("kamikaze_rp", 5, "a whole number from 0 to 4"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_changes_nothing(path, value, said):
    assert said in refused(begun(), path, value)


@pytest.mark.rule("ies:7.1")
def test_a_ninth_unit_in_an_area_is_refused():
    game = session(position=at({"1/306": "4", "2/306": "4"}))
    assert "more than eight units" in refused(game, "units.3-306-i.place", "4")


def refused(game, path, value):
    before = encode(game.state)
    with pytest.raises(AdjustError) as error:
        game.adjust(path, value, SO)
    assert encode(game.state) == before
    return render(error.value.text)


def test_units_go_by_their_printed_names_and_each_value_is_put_right():
    game = begun()
    for path, value in (
        ("units.1/306 B.strength", "reduced"),
        ("rubble.11", True),
        ("markers.satchel", "used"),
        ("impulse", 7),
        ("weather", "rain"),
        ("weather_next", "yes"),
        ("advantage", "japan"),
        ("kamikaze_rp", 2),
    ):
        assert game.adjust(path, value, SO).value["path"] == path
    state = game.state
    assert state.units["1-306-b"].strength == "reduced"
    assert (state.rubble, state.markers["satchel"], state.impulse) == (["11"], "used", 7)
    assert (state.weather, state.weather_next, state.advantage) == ("rain", True, "japan")
    assert state.kamikaze_rp == 2

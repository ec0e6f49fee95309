"""Where an Assault Impulse goes on, and where it ends (ies:8.1.1, ies:10.1.1)."""

import pytest

from beachmaster.engine.text import render
from beachmaster.games.ie_shima.barring import why_not
from beachmaster.games.ie_shima.ways import begin
from games.ie_shima.island import Queue, ask, at, session, standing, tell

ASSAULT = {"act": "assault", "area": "4"}


@pytest.mark.rule("ies:10.1.1")
def test_a_unit_that_stays_after_all_does_not_end_the_moves_of_others():
    game = session(position=at({"1/306": "4"}, control=["4"]))
    game.answer(ASSAULT)
    game.answer(["1-306-a"])
    assert ask(game) == "move-to"
    game.answer("done")
    assert ask(game) == "moves"
    game.answer(["1-306-b>8"])
    assert game.state.units["1-306-b"].place == "8"


@pytest.mark.rule("ies:6.3.1")
def test_a_sunset_dr_breaks_off_no_japanese_impulse_after_it():
    units = {"1/306": "4", "2/306": "4", "Labor": "6", "SEI": "11"}
    game = session(position=at(units, control=["4"], impulse=7), i_49="at-once", rerolls="never")
    game.answer(ASSAULT)
    tell(game, moves=Queue([["1/306>6"], ["attack"]]))
    game.answer([3, 4, 6, 6])  # just the impulse: the day goes on, and the marker to 8
    tell(game, retreat=[], moves=["done"])
    assert (game.state.impulse, game.state.phase) == (8, "japan-2")
    game.answer({"act": "assault", "area": "6"})
    tell(game, moves=Queue([["labor-a>4", "attack"]]))
    tell(game, **{"lead-defender": "2-306-e"})
    game.answer([1, 1, 6, 6])
    tell(game, retreat=[])
    assert ask(game) == "moves"  # the other companies of area 6


@pytest.mark.rule("ies:10.2")
def test_what_takes_all_movement_is_not_said_in_figures():
    field = standing(us=["5"], **{"1/306 A": "5", "Labor": "14"})
    said = render(why_not(field, begin(field, "us", ["5"]), "1-306-a", ["brown", "14"]))
    assert said == "area 14 takes all MF, and 1/306 A has spent some."

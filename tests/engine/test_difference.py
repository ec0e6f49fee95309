"""After a jump the table follows: take away, move, turn, place, check."""

from beachmaster.engine.difference import table_changes
from beachmaster.engine.text import render
from engine.toy_game import ToyGame


def states():
    game = ToyGame()
    before, after = game.first_state(1), game.first_state(1)
    return game, before, after


def told(game, before, after):
    return [(change.act, render(change.text)) for change in table_changes(game, before, after)]


def test_nothing_changed_nothing_to_do():
    assert told(*states()) == []


def test_the_order_is_take_move_turn_place_check():
    game, before, after = states()
    before.drawn = ["black1"]
    after.drawn = ["white1"]
    after.squads["1"] = "hill"
    after.steps["2"] = 1
    assert told(game, before, after) == [
        ("take", "Take black1 away from table."),
        ("move", "Move 1 from beach to hill."),
        ("turn", "In beach, make 2 show: 1."),
        ("place", "Place white1 on table: up."),
        ("check", "Now beach holds: 2 (1)."),
        ("check", "Now hill holds: 1 (3)."),
        ("check", "Now table holds: white1 (up)."),
    ]

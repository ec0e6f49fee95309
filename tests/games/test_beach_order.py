"""Beaches stand in one order wherever they are listed: that of the rulebook, or of the map."""

import re

import pytest

from beachmaster.engine.text import render
from beachmaster.storage.starting import Wish, start

HELL = ("Green Beach", "Red Beach 1", "Red Beach 2", "Yellow Beach 1", "Yellow Beach 2")
ORDER = {
    "hell-on-earth": (*HELL, "Blue Beach 1"),
    "bloodbath": ("Blue beach", "Yellow beach", "Red beach", "Green beach"),
    "ie-shima": ("the green beach box", "the blue beach box", "the brown beach box"),
}
HEX = re.compile(r"\d{4} \((\w+ beach)\b.*\)")


def beaches(options, order):
    """Return the places in the order of those options that are beaches, not units on them."""
    words = [render(one.text) for one in options]
    called = [found[1] if (found := HEX.fullmatch(said)) else said for said in words]
    return [order.index(one) for one in called if one in order]


def lists_of(prompt):
    """Yield what a prompt lists: open answers, closed ones, the values of its fields."""
    if hasattr(prompt, "options"):
        yield prompt.options.listed()
        yield prompt.closed()
    for field in getattr(prompt, "fields", ()):
        yield field.options


@pytest.mark.parametrize(
    ("game", "table", "seed"),
    [
        ("hell-on-earth", False, 1),
        ("hell-on-earth", False, 2),
        ("hell-on-earth", True, 2),
        ("bloodbath", False, 1),
        ("ie-shima", False, 1),
    ],
)
def test_beaches_are_listed_in_one_order_all_through_a_game(game, table, seed):
    session = start(Wish(game=game, seed=seed, table=table)).session
    several = 0
    while session.asked is not None:
        for listed in lists_of(session.asked.prompt):
            found = beaches(listed, ORDER[game])
            several += len(found) > 1
            assert found == sorted(found), [render(one.text) for one in listed]
        session.auto(invent=True)
    assert several, "no list was seen"


def test_the_map_that_the_player_teaches_asks_for_beaches_in_that_order():
    from beachmaster.games.bloodbath.board_data import COLOURS, load_board

    assert [f"{render(one)} beach" for one in COLOURS.values()] == list(ORDER["bloodbath"])
    hexes = load_board().hexes
    for coast in ("east", "west"):
        found = [one.colour for _, one in sorted(hexes.items()) if one.coast == coast]
        assert list(dict.fromkeys(found)) == list(COLOURS), coast

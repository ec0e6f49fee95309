"""Several units to one area in one typed line."""

import pytest

from beachmaster.engine.text import render
from beachmaster.engine.typed import answer_to
from games.ie_shima.island import at, session

UNITS = {"1/305": "4", "1/306": "4"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1/305 A 1/305 B>6", ["1-305-a>6", "1-305-b>6"]),
        ("1/305 A>2 1/305 B, 1/305 C>6", ["1-305-a>2", "1-305-b>6", "1-305-c>6"]),
        ("1/305 A>6 1/305 B", ["1-305-a>6", "1-305-b"]),
        ("1/305 A done 1/305 B>6", ["1-305-a", "done", "1-305-b>6"]),
    ],
)
def test_who_is_named_right_before_one_that_goes_goes_with_it(typed, meant):
    game = session(position=at(UNITS, control=["4"]))
    game.answer({"act": "assault", "area": "4"})
    assert answer_to(game.asked.prompt, typed) == meant


def test_an_attack_ends_a_line_whose_moves_lead_to_the_first_target():
    """No enemy stood where the units stood, so that it was not listed and named nothing."""
    game = session(position=at({"1/305": "4", "1/306": "4"} | {"2/1": "6"}, control=["4"]))
    game.answer({"act": "assault", "area": "4"})
    prompt = game.asked.prompt
    assert "attack" not in [one.value for one in prompt.options.listed()]
    told = answer_to(prompt, "1/305 A>6 attack")
    assert told == ["1-305-a>6", "attack"]
    game.answer(told)
    assert game.asked.prompt.procedure == "assault-dice"


def test_the_dice_of_an_attack_name_who_attacks():
    game = session(position=at({"1/306": "4", "2/1": "6"}, control=["4"]))
    game.answer({"act": "assault", "area": "4"})
    game.answer(["1-306-a>6", "attack"])
    assert render(game.asked.prompt.text).startswith("1/306 A attacks area 6.")

"""A move that only our estimate bars: map and counters are asked before it is refused."""

import pytest

from beachmaster.engine.options import AnswerError
from beachmaster.engine.text import render
from beachmaster.engine.unknown import Unknown
from games.ie_shima.island import at, session
from own_map import Learned


def beside(units, **options):
    """Return a game on the player's own map whose units are about to move from area 4."""
    game = session(
        board="own",
        position=at(units, control=["4", "1", "2", "5", "6"]),
        opponent="none",
        **options,
    )
    game.atlas = Learned()
    game.answer(True)  # it lies on the table
    game.answer({"act": "assault", "area": "4", "marker": "", "primary": ""})
    return game


def settle(game, value, tell):
    """Give an answer as often as something is asked; return what was."""
    asked = []
    for _ in range(12):
        try:
            game.answer(value)
        except Unknown as unknown:
            prompt = unknown.question.prompt
            asked += [render(one.text) for one in prompt.fields] or [render(prompt.text)]
            game.learn(unknown.question, {one.name: tell(one) for one in prompt.fields})
        else:
            return asked
    raise AssertionError(asked)


UNITS = {"1/306": "4", "2/1": "8"}
SHORT, FAR = ["1-306-a>1>2>3>7"], ["1-306-a>1>2>3>2>1>4"]
"""By our estimate area 7 touches the enemy in 8, and neither way can be gone with 4 MF."""


def told(name, value):
    """Return who tells this of fields with a name in theirs, and our estimate of the others."""

    def tell(field):
        if name in field.name:
            return value
        return [] if field.listed else field.estimate if field.estimate is not None else 4

    return tell


def test_a_border_that_makes_a_way_dear_is_asked_before_the_move_is_refused():
    game = beside(UNITS, counters="program")
    settle(game, SHORT, told("7-8", False))
    assert game.state.units["1-306-a"].place == "7"


def test_where_the_border_is_there_the_move_is_refused_and_it_is_asked_once():
    game = beside(UNITS, counters="program")
    with pytest.raises(AnswerError) as refused:
        settle(game, SHORT, told("7-8", True))
    assert "MF" in render(refused.value.text)
    with pytest.raises(AnswerError):
        game.answer(SHORT)


@pytest.mark.parametrize("factor", [4, 9])
def test_the_movement_factor_is_asked_before_a_move_is_refused_for_it(factor):
    game = beside(UNITS, counters="own")
    asked = told("mf", factor)
    if factor == 9:
        settle(game, FAR, asked)
        return
    with pytest.raises(AnswerError) as refused:
        settle(game, FAR, asked)
    assert "MF" in render(refused.value.text)


def test_a_move_that_is_barred_in_any_case_asks_nothing():
    game = beside({**UNITS, "1/305": "5", "3/305": "5"}, counters="own")
    with pytest.raises(AnswerError) as refused:
        game.answer(["1-306-a>5"])
    assert "full" in render(refused.value.text)

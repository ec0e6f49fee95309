"""How many answers a day of Ie Shima takes at a real table, with the dice, beside every map."""

import pytest

from evening.answers import Evening, memory
from often import few

A_PAIR, A_DAY = 8, 70
"""The most answers of a pair of impulses with one fight, and of a day."""
WITH_CALLS = A_PAIR + 1
"""The same where artillery and tanks are called up: each throws a die of its own."""


def held(halves, pair=A_PAIR):
    """Hold what pairs of impulses and days asked; the map's questions count for the day."""
    fights = [one.answers - one.map_questions for one in halves if one.fights == 1]
    assert fights
    assert max(fights) <= pair
    days = {}
    for one in halves:
        days[one.turn] = days.get(one.turn, 0) + one.answers
    assert max(days.values()) <= A_DAY


@pytest.mark.parametrize("seed", few([1, 2, 3, 4], 1))
def test_on_the_program_s_map(seed):
    held(Evening(seed).play(3))


@pytest.mark.parametrize("seed", few([2, 1, 3, 4], 1))
def test_beside_a_map_of_the_player_s_own_in_the_first_game_and_in_the_second(seed):
    board = memory()
    first, second = (Evening(seed, "own", board).play(2) for _ in range(2))
    held(first)
    held(second)
    asked = [sum(one.map_questions for one in game) for game in (first, second)]
    assert asked[0] > asked[1] == 0  # the same game rests on nothing new


@pytest.mark.parametrize("seed", few([1, 2], 0))
def test_with_calls_and_figures_of_the_advanced_game(seed):
    held(Evening(seed, advanced="yes", figures="yes").play(5), WITH_CALLS)

"""The window never waits for nobody: games are walked in it, and every turn of its loop looked at.

One of three holds at each: something waits for a person, and the card asks it, with an answer that
can be given; or the opponent works out its answer, and the main button says so; or it is over.
The walk takes every game on each of its grounds, the opponent at each level, and the lessons.
The player's map of Ie Shima differs from our estimate in borders and in the ground.
"""

import pytest

from journeys.walking import GROUNDS, Walk
from often import few

SLICE, WHOLE = 25, 20_000
"""So many answers are given in a slice of a game, and at most so many in a whole one."""
WALKS = [
    *((game, ground, ()) for game in ("hell-on-earth", "bloodbath") for ground in GROUNDS),
    *(("ie-shima", ground, (f"level={n}",)) for ground in ("tracked", "own") for n in (1, 2, 3)),
    *(("ie-shima", ground, ("opponent=us",)) for ground in ("tracked", "own")),
    *(("ie-shima", ground, ("opponent=none",)) for ground in ("tracked", "own")),
    ("ie-shima", "lesson", ()),
]


@pytest.fixture
def walk(launch, qtbot, qapp):
    return Walk(launch(), qtbot, qapp)


@pytest.mark.parametrize(("game", "ground", "sets"), WALKS)
def test_a_slice_of_a_game_never_waits_for_nobody(walk, game, ground, sets):
    walk.begin(game, ground, sets)
    walk.play(SLICE)
    assert walk.seen["person"] > 10
    assert bool(walk.seen["program"]) == (game == "ie-shima" and sets != ("opponent=none",))


@pytest.mark.parametrize(("game", "ground", "sets"), few(WALKS, 0))
def test_a_whole_game_never_waits_for_nobody(walk, game, ground, sets):
    walk.begin(game, ground, sets)
    assert walk.play(WHOLE)

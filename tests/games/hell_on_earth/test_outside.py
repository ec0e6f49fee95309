"""Units outside a lesson are neither on the map nor lost: in no list, and in no score."""

from beachmaster.engine.module import Recorder
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.setup import Setup
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.places import ELIMINATED

LESSON = {
    "format": 1,
    "game": "hell-on-earth",
    "phase": "first-attack",
    "us": {"27": {"place": "0513"}},
    "japan": [{"place": "0512", "hidden": False, "steps": 1, "battalion": "1-145"}],
}


def begun(**position):
    """Return the module of a position and the game that runs from it."""
    setup = Setup(game="hell-on-earth", seed=1, position={**LESSON, **position})
    _, module = FACTORY.prepare(setup)
    return module, module.play(module.first_state(1), 1, Recorder())


def test_those_told_nowhere_are_lost_unless_they_are_outside():
    _, lost = begun(eliminated=["145"])
    assert (lost.eliminated, lost.hq_eliminated, lost.running_vp()) == (29, True, 14)
    _, outside = begun(outside=["us", "japan"])
    assert (outside.eliminated, outside.hq_eliminated, outside.running_vp()) == (0, False, 0)


def test_they_are_in_no_list_and_on_no_table():
    module, game = begun(outside=["us", "japan"])
    assert [row.id for row in module.overview(game.state).units] == ["27", "j01"]
    pieces = module.pieces(game.state)
    units = [n for n in pieces if n.startswith(("us/", "japan/")) and not pieces[n].counted]
    assert units == ["us/27", "japan/j01"]


def test_the_island_is_not_clear_while_anybody_is_outside():
    for outside, cleared in ((["us", "japan"], False), (["us"], True)):
        _, game = begun(outside=outside, **({} if outside[1:] else {"eliminated": ["145"]}))
        game.state.japan["j01"].place = ELIMINATED
        assert game.is_cleared is cleared


def test_of_one_side_alone():
    _, game = begun(outside=["us"], eliminated=["145"])
    assert game.us("23").place == OUTSIDE
    assert not game.us("23").on_map
    assert game.eliminated == 29


def test_a_position_written_with_them_reads_in_again():
    module, game = begun(outside=["us", "japan"])
    again = module.written(game.state)
    assert sorted(again["outside"]) == ["japan", "us"]
    assert list(again["us"]) == ["27"]
    _, other = begun(**again)
    assert other.state == game.state

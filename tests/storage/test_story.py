"""A saved game's story comes from its last stored state."""

from beachmaster.engine.text import render
from beachmaster.storage.saves import saved_games
from beachmaster.storage.starting import Wish, start


def test_a_saved_game_tells_its_story_where_it_is_asked_to(tmp_path):
    playing = start(Wish(game="hell-on-earth", seed=2, save=tmp_path / "one.beachmaster"))
    for _ in range(100):
        playing.session.auto()
    overview = playing.session.module.overview(playing.session.state)
    playing.close()
    (plain,) = saved_games(tmp_path)
    assert (plain.score, plain.story) == (None, None)
    (told,) = saved_games(tmp_path, told=True)
    assert told.score == overview.score.total
    assert render(told.story).startswith(render(overview.date))


def test_a_game_of_which_nothing_was_played_stands_at_its_beginning(tmp_path):
    start(Wish(game="hell-on-earth", seed=2, save=tmp_path / "one.beachmaster")).close()
    (told,) = saved_games(tmp_path, told=True)
    assert told.problem is None
    assert told.story is not None


def test_a_saved_game_is_listed_in_the_turn_and_phase_where_it_stands(tmp_path):
    """Also right after the last answer of a phase or turn."""
    playing = start(Wish(game="hell-on-earth", seed=2, save=tmp_path / "one.beachmaster"))
    seen = set()
    while (asked := playing.session.asked) is not None and len(seen) < 4:
        before = (asked.turn, asked.phase)
        playing.session.auto()
        asked = playing.session.asked
        if (asked.turn, asked.phase) != before:
            (listed,) = saved_games(tmp_path)
            assert (listed.turn, listed.phase) == (asked.turn, asked.phase)
            seen.add(listed.phase)
    playing.session.undo()
    playing.close()
    (listed,) = saved_games(tmp_path)
    assert (listed.turn, listed.phase) == before

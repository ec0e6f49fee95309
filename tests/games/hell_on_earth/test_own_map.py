"""A map of the player's own: whole games beside their twins, and how much they ask (hoe:3.1)."""

from collections import Counter

import pytest

from beachmaster.engine.prompt import Choose, Place
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.sketch import sketch
from beachmaster.games.hell_on_earth.factory import FACTORY
from own_map import Learned, play_beside, taught_by

GAME = "hell-on-earth"
FIRST_GAMES = range(20)


@pytest.fixture(scope="module")
def well_known() -> Learned:
    """Return the board of somebody who played two games."""
    return taught_by(FACTORY, GAME, 40, 41)


@pytest.mark.parametrize("seed", FIRST_GAMES)
def test_a_first_game_asks_little_and_ends_as_on_the_programs_map(seed):
    """At most three questions for an answer and fifteen a turn, eight a turn in the mean.

    The set-up, where the counters are put on their hexes anyway, takes sixty gestures at most.
    """
    game = play_beside(FACTORY, GAME, seed)
    assert game.own.state.over
    assert game.same_end()
    assert 0 < game.most_for_one <= 3
    more = game.gestures() - game.gestures(map_too=False)
    after = [count for turn, count in more.items() if turn]
    assert 0 < max(after) <= 15
    assert sum(after) <= 8 * max(game.questions())
    assert game.gestures()[0] <= 60


@pytest.mark.parametrize("seed", range(3))
def test_a_learned_map_asks_nothing(seed):
    first = play_beside(FACTORY, GAME, seed)
    again = play_beside(FACTORY, GAME, seed, atlas=first.atlas)
    assert first.questions().total() > 0
    assert again.questions().total() == 0
    assert again.gestures() == first.gestures(map_too=False)
    assert again.same_end()


@pytest.mark.parametrize("share", [0.1, 0.4, 0.8])
def test_facts_hidden_at_random_change_nothing_but_what_is_asked(well_known, share):
    hidden = well_known.hidden(share, seed=share)
    beside = play_beside(FACTORY, GAME, 30, atlas=hidden)
    assert beside.same_end()
    assert beside.most_for_one <= 3
    assert beside.questions().total() > 0


def test_every_game_teaches_and_what_it_taught_is_true(well_known):
    full = FACTORY.prepare(Setup(game=GAME))[1].prints
    terrains = [(p, v["terrain"]) for p, v in well_known.known().items() if "terrain" in v]
    assert len(terrains) > 20
    assert all(full.terrain(place) == told for place, told in terrains if place in full.hexes)


def test_nothing_that_paints_or_lists_asks():
    seen = Counter[str]()

    def look(session: Session) -> None:
        module, state, asked = session.module, session.state, session.asked
        assert sketch(module, state).cells
        prompt = asked.prompt
        seen[prompt.kind] += 1
        if isinstance(prompt, Choose | Place):
            assert prompt.closed() is not None
            first = next(iter(prompt.options), None)
            if first is not None and isinstance(prompt, Choose) and prompt.odds_of is not None:
                prompt.odds_of([first.value] if prompt.many else first.value)
        if prompt.odds is not None:
            assert prompt.odds()
        for unit in [row.id for row in module.overview(state).units][:8]:
            module.reach(state, prompt, unit)
        module.visible(state)
        module.pieces(state)

    play_beside(FACTORY, GAME, 0, look=look, turns=3)
    assert seen["choose"] > 20

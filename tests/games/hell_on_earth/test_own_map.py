"""A map of the player's own: whole games beside their twins, and how much they ask (hoe:3.1)."""

from collections import Counter

import pytest

from beachmaster.engine.prompt import Choose, Place
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.sketch import sketch
from beachmaster.games.hell_on_earth.factory import FACTORY
from often import few
from own_map import Learned, holds_little, play_beside, taught_by

GAME = "hell-on-earth"
WENT_WRONG = [("random", 2), ("random", 15)]
"""What may be sea kept a movement open, and a retreat: there the map had to be looked at."""
FIRST_GAMES = [*WENT_WRONG, *((one, seed) for seed in range(20) for one in FACTORY.policies)]
MOST_A_TURN = 8
OF_COUNTERS = 3
"""The forms for what the US counters print, once for all kinds: kind, factors, support."""


@pytest.fixture(scope="module")
def well_known() -> Learned:
    """Return the board of somebody who played a game."""
    return taught_by(FACTORY, GAME, 40)


@pytest.mark.parametrize(("policy", "seed"), few(dict.fromkeys(FIRST_GAMES), 4))
def test_a_first_game_asks_little_and_ends_as_on_the_programs_map(policy, seed):
    """At most three questions for an answer and eight a turn, in the first of counters too."""
    game = play_beside(FACTORY, GAME, seed, policy=policy)
    assert holds_little(game, MOST_A_TURN, besides=OF_COUNTERS)


@pytest.mark.parametrize("seed", few(range(4), 1))
def test_a_learned_map_asks_nothing(seed):
    first = play_beside(FACTORY, GAME, seed)
    again = play_beside(FACTORY, GAME, seed, atlas=first.atlas)
    assert holds_little(first, MOST_A_TURN, besides=OF_COUNTERS)
    assert not holds_little(again, 0)
    assert again.gestures() == first.gestures(map_too=False)
    assert again.gestures()[0] <= 5


@pytest.mark.parametrize("share", few([0.4, 0.1, 0.8], 1))
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

"""What a blind draw proves of the counters that lie face down (bib:19.1, bib:19.4)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.engine.players import RandomPlayer
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.bloodbath import container
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.knowledge import mend, possible, uncover, unseen
from beachmaster.games.bloodbath.reveal import give
from games.bloodbath.play import BOARD, DATA, start
from often import few

NAMES = list(DATA.japan)
RED = BOARD.deployment


def drawn_from(*seen, unseen_inside=0):
    """Return a game in which units seen and some unseen ones were in the container at a draw."""
    count = len(NAMES) - len(seen) - unseen_inside
    hexes = [place for place in BOARD.hexes if BOARD.terrain(place) != "beach"][:count]
    japan = [{"place": place} for place in hexes]
    table = start("japanese-movement", us={}, japan=japan)
    game = table.session.module.play(table.state, 1, Recorder(quiet=True))
    inside = container.contents(game)
    for counter, unit in zip(inside, seen, strict=False):
        give(game, counter, unit)
        game.unit(counter).hidden = False
    drawn = container.draw_blind(game, "test")
    container.place(game, drawn, RED[0])
    return game, inside, drawn


@pytest.mark.rule("bib:19.4")
def test_a_unit_drawn_from_two_seen_is_one_of_the_two():
    """19.4: nothing else was in the container."""
    game, inside, drawn = drawn_from(NAMES[0], NAMES[1])
    assert len(inside) == 2
    assert set(possible(game, drawn)) == {NAMES[0], NAMES[1]}


@pytest.mark.rule("bib:19.1")
def test_a_unit_seen_in_the_container_is_under_no_counter_that_never_was_in_there():
    """19.1: it can be under the one drawn, and in the container still."""
    game, inside, drawn = drawn_from(NAMES[0], unseen_inside=2)
    outside = next(name for name, unit in game.japanese() if name not in inside)
    assert NAMES[0] not in possible(game, outside)
    assert all(NAMES[0] in possible(game, name) for name in inside)
    assert set(possible(game, drawn)) == set(unseen(game))


@pytest.mark.rule("bib:19.4")
def test_once_one_is_turned_the_other_is_known():
    """19.4: of two seen the other is left."""
    game, inside, drawn = drawn_from(NAMES[0], NAMES[1])
    other = next(name for name in inside if name != drawn)
    unit = game.unit(drawn).unit
    uncover(game, drawn, unit)
    game.unit(drawn).hidden = False
    assert possible(game, other) == [game.unit(other).unit]


@pytest.mark.rule("bib:20.4")
def test_a_unit_put_back_without_a_swap_is_still_known():
    """20.4: it was turned down where everybody had seen it."""
    game, _inside, drawn = drawn_from(NAMES[0], NAMES[1])
    game.unit(drawn).hidden = False
    uncover(game, drawn, game.unit(drawn).unit)
    container.place(game, drawn, RED[0])
    assert possible(game, drawn) == [game.unit(drawn).unit]


@pytest.mark.rule("bib:19.2")
@pytest.mark.parametrize("players", ["one", "two"])
@pytest.mark.parametrize("seed", few([1, 2, 3], 1))
def test_the_truth_is_always_among_what_is_possible(seed, players):
    """19.2: over whole games, for every face-down counter at every prompt."""
    options = {"reminders": "off", "players": players}
    setup, module = FACTORY.prepare(Setup(game="bloodbath", seed=seed, options=options))
    session = Session(module, setup.seed)
    player, narrowed = RandomPlayer(session), False
    while (asked := session.asked) is not None:
        game = module.play(session.state, 0, Recorder(quiet=True))
        if asked.prompt.procedure in ("reveal", "replacement-sector", "attack"):
            for name, unit in session.state.japan.items():
                if unit.hidden:
                    found = possible(game, name)
                    assert unit.unit in found
                    narrowed = narrowed or len(found) < len(unseen(game))
        session.answer(player.answer(asked))
    assert narrowed


@pytest.mark.rule("bib:19.1")
def test_the_deal_follows_what_was_told_of_a_counter():
    """19.1: a drawn unit is told to be the other one that was seen; the rest is dealt to fit."""
    game, inside, drawn = drawn_from(NAMES[0], NAMES[1], NAMES[2])
    told = next(name for name in NAMES[:3] if name != game.unit(drawn).unit)
    outside = next(name for name, unit in game.japanese() if name not in inside)
    game.unit(outside).unit, game.unit(inside[0]).unit = (
        game.unit(inside[0]).unit,
        game.unit(outside).unit,
    )
    uncover(game, drawn, told)
    give(game, drawn, told)
    game.unit(drawn).hidden = False
    mend(game)
    held = [unit.unit for unit in game.state.japan.values()]
    assert sorted(held) == sorted(NAMES)
    for name, unit in game.state.japan.items():
        assert not unit.hidden or unit.unit in possible(game, name)

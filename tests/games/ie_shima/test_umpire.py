"""Whole games told to an umpire who plays along by rules of his own: both sides, all options."""

from collections import Counter

import pytest

from beachmaster.engine.deciding import at_once, deciding
from beachmaster.games.ie_shima.factory import FACTORY
from games.ie_shima.island import session
from games.ie_shima.umpire import Umpire
from often import few

WHOLE = {"advanced": "yes", "figures": "yes", "extended": "yes", "rerolls": "always"}
OTHERWISE = {"i-49": "at-once", "i-50": "eliminated", "i-51": "once-a-turn", "i-52": "once"}
WAYS = {
    "chance": ("random", {"opponent": "none"}),
    "whole": ("random", {"opponent": "none", **WHOLE}),
    "ruled otherwise": ("random", {"opponent": "none", **WHOLE, **OTHERWISE}),
    "chance against the US": ("random", {"opponent": "us", "level": "1", "figures": "yes"}),
    "chance against Japan": ("random", {"opponent": "japan", "level": "1", "advanced": "yes"}),
    "with sense": ("officer-v-plain", {"opponent": "none", **WHOLE, "extended": "no"}),
    "handicaps": ("random", {"opponent": "none", "bid": "plus-4", "advantage": "japan"}),
}
GAMES = [("with sense", 0), ("whole", 0)]
GAMES += [(way, seed) for way in WAYS for seed in range(30) if (way, seed) not in GAMES]
UNTOLD = ("move-to", "which-way", "regroup-to")
"""Asked in the middle of several moves, which are told together once all are made."""
MOST = 4000


def umpired(way, seed):
    """Play a game beside an umpire, and return what happened in it, counted."""
    policy, options = WAYS[way]
    game = session(seed, **{name.replace("-", "_"): value for name, value in options.items()})
    player, umpire = FACTORY.player(policy, game), Umpire(game.module, lambda: game.state)
    told, lead = game.take_events(), ""
    for _ in range(MOST):
        for event in told:
            umpire.hear(event)
        if (asked := game.asked) is None:
            break
        if asked.phase != umpire.phase:
            umpire.enter(asked.phase)
        if asked.prompt.procedure not in UNTOLD:
            umpire.same_as(game.state)
        if asked.prompt.procedure == "assault-dice":
            target = umpire.target
            units = [u for u in game.state.active.fought if umpire.place[u] == target]
            umpire.attack(units, target, lead or units[0])
            lead = ""
        if game.opponent is not None:
            value = at_once(deciding(game)).value
        else:
            value = game.answer(player.answer(asked)).value
        if asked.prompt.procedure == "deploy":
            umpire.deploy(value)
        if asked.prompt.procedure == "attack":
            lead = value["lead"]
        told = game.take_events()
    assert game.state.over
    umpire.same_as(game.state)
    assert umpire.seen["final"] == 1
    return umpire.seen


@pytest.mark.parametrize(("way", "seed"), few(GAMES, 2))
def test_a_whole_game_is_what_an_umpire_makes_of_it(way, seed):
    seen = umpired(way, seed)
    assert isinstance(seen, Counter)
    assert seen["impulse"] > 10
    assert seen["moves"]
    assert seen["assault-dice"] + seen["bombardment-dice"]

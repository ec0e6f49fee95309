"""What the opponent announces, it does; and no chance worth a look is left out (ies:8.1.4)."""

import pytest

from beachmaster.games.ie_shima.opponent.igawa import COMMANDER, OFFICER, RECRUIT
from beachmaster.games.ie_shima.opponent.planning import HOPELESS
from games.ie_shima.announcing import listed, watched
from often import few

GAMES = [*((COMMANDER, seed) for seed in range(900, 940)), (OFFICER, 1), (RECRUIT, 1)]


@pytest.mark.parametrize(("level", "seed"), few(GAMES, 1))
def test_an_impulse_without_an_act_is_a_pass(level, seed):
    halves, nights, _game = watched(seed, level)
    assert len(halves) > 20
    assert [half for half in halves if half.act != "pass" and half.idle] == []
    assert [half for half in halves if half.act == "pass" and not half.idle] == []
    if level == COMMANDER:
        assert [half for half in halves if not half.kept] == []
    left_out = [
        (half.when, attack)
        for half in halves
        if half.act == "pass"
        for attack in half.attacks
        if not listed(half, *attack)
    ]
    assert left_out == []
    assert [night for night in nights if night[-1] < HOPELESS] == []

"""An evening against the opponent: killed while it weighs, gone back and forth in, replayed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from beachmaster.engine.module import digest, encode
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.tree import OPPONENT
from beachmaster.games.ie_shima.factory import FACTORY
from beachmaster.storage.savefile import SavedGame
from games.ie_shima.evening import SEED, SETS, step
from often import few

SCRIPT = Path(__file__).with_name("evening.py")


def ran(folder, *words, seed="0"):
    env = {**os.environ, "PYTHONHASHSEED": seed, "BEACHMASTER_DATA": str(folder)}
    return subprocess.run(
        [sys.executable, str(SCRIPT), *map(str, words)], capture_output=True, check=False, env=env
    )


@pytest.mark.slow
@pytest.mark.parametrize("slices", few([[3, 120], [40, 3, 60], [5, 90, 11]], 1), ids=str)
def test_a_game_killed_while_the_opponent_weighs_goes_on_as_if_nothing_had_been(tmp_path, slices):
    save = tmp_path / "evening.beachmaster"
    for at, count in enumerate(slices):
        done = ran(tmp_path, save, count, seed=str(at % 2 + 1))
        assert (done.returncode, done.stderr) == (9, b"")
    with SavedGame.open(save) as saved:
        _setup, module = FACTORY.prepare(saved.setup)
        resumed = saved.resume(module)
        assert resumed.opponent is not None, "it was weighing"
        answers = [(e.key, e.value, e.by) for e in resumed.tree.entries]
        state = digest(encode(resumed.state))
    options = dict(word.split("=") for word in SETS)
    setup, module = FACTORY.prepare(Setup(game="ie-shima", seed=SEED, options=options))
    straight = Session(module, setup.seed)
    for _key, value, by in answers[1:]:
        if by == OPPONENT:
            straight.answer(value, by)
        else:
            step(straight)
    assert [(e.key, e.value, e.by) for e in straight.tree.entries] == answers
    assert digest(encode(straight.state)) == state
    assert OPPONENT in [by for _, _, by in answers]


@pytest.mark.slow
@pytest.mark.parametrize("seed", few([1, 2, 3], 1))
def test_back_and_forth_leads_to_the_same_whatever_the_order_of_sets(tmp_path, seed):
    """On one's own map, as either side, with corrections and what the map says (decision 14)."""
    first, second = (ran(tmp_path, seed, seed=hashing) for hashing in ("1", "2"))
    assert first.stderr == b""
    assert first.stdout == second.stdout
    assert first.stdout.count(b"\n") == 2

"""Files of the player's own with something wrong in them: refused in words, or good to play with.

Boards, counters, tables and positions are taken whole, then bent at random: values swapped for
nonsense, entries dropped, doubled or exchanged. A file is either refused with a reason, or a game
begins with it and goes on without breaking.
"""

import copy
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from beachmaster.engine.auto import program_answer
from beachmaster.engine.datafile import DataError
from beachmaster.engine.session import Session
from beachmaster.engine.setup import PositionError, Setup
from beachmaster.engine.text import render
from beachmaster.engine.values import Value
from fuzz.worlds import ANYTHING, BLOOD, HELL, SHIMA, WORLDS, World

pytestmark = [pytest.mark.fuzz, pytest.mark.slow]
FEW = settings(max_examples=max(20, settings.default.max_examples // 2))
SEEDS = st.integers(0, 2**32 - 1)
ANSWERS = 25
FILES = [(world, name) for world in WORLDS for name in world.factory.data_files]
POSITIONS: dict[str, dict[str, Value]] = {
    HELL.game: {
        "name": "bent",
        "turn": 2,
        "us": {"23": {"place": "0512", "steps": 3}, "24": {"place": "box3"}},
        "japan": [
            {"place": "0710"},
            {"place": "0706", "battalion": "309", "steps": 2, "hidden": False},
        ],
    },
    BLOOD.game: {
        "name": "bent",
        "turn": 5,
        "phase": "us-combat",
        "storm": True,
        "coast": "east",
        "us": {
            "23-1": {"place": "0812", "steps": 1},
            "23-f": {"place": "0812", "level": 1},
            "24-1": {"place": "eliminated"},
            "tank-4": {"place": "available", "collins": True},
        },
        "japan": [
            {"place": "0813"},
            {"place": "1111", "unit": "inf-309", "hidden": False, "dug_in": False},
            {"place": "2511", "unit": "hq-109"},
        ],
        "track": ["art-2-1"],
        "regiments": ["9"],
        "cleared": [3],
        "suribachi": True,
        "first": {"us": [1, 2], "japan": [6, 5], "draws": ["at-8"]},
    },
    SHIMA.game: {
        "name": "bent",
        "turn": 2,
        "phase": "japan-3",
        "impulse": 3,
        "weather": "rain",
        "advantage": "japan",
        "units": {
            "1/306": {"place": "4", "strength": "reduced"},
            "2/306": {"place": "2"},
            "1/305 A": {"place": "out"},
            "2/1": {"place": "16"},
            "SEI": {"place": "11"},
            "Labor": {"place": "4"},
            "MG A": {"place": "4", "strength": "reduced"},
        },
        "control": ["1", "3"],
        "rubble": ["11"],
        "markers": {"naval": "used"},
        "area4": True,
        "rulings": {"i-49": "at-once"},
        "house": {"ies:13.1": "we pay twice"},
    },
}


def spots(value: Value, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Return the way to every place inside a plain value."""
    inner: list[tuple[object, Value]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [path, *(way for key, one in inner for way in spots(one, (*path, key)))]


def bent(value: Value, rng: Random, words: tuple[Value, ...]) -> Value:
    """Return a copy with one to three places bent."""
    value = copy.deepcopy(value)
    for _ in range(rng.choice([1, 1, 2, 3])):
        ways = [way for way in spots(value) if way]
        if not ways:
            return value
        *outer, last = rng.choice(ways)
        holder = value
        for key in outer:
            holder = holder[key]
        _bend(holder, last, rng, words)
    return value


def _bend(holder: Value, last: Value, rng: Random, words: tuple[Value, ...]) -> None:
    how = rng.randrange(5)
    if how == 0:
        del holder[last]
    elif how == 1 and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[last]))
    elif how == 2 and len(holder) > 1:
        other = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        holder[last], holder[other] = holder[other], holder[last]
    elif how == 3 and isinstance(holder[last], int):
        holder[last] += rng.choice([-9, -1, 1, 9, 10**6])
    else:
        holder[last] = copy.deepcopy(rng.choice(words))


def plays(world: World, setup: Setup) -> bool:
    """Tell whether a game begins; play some of it where it does."""
    try:
        complete, module = world.factory.prepare(setup)
    except (DataError, PositionError) as refused:
        reason = render(refused.text)
    else:
        _play(Session(module, complete.seed), setup.seed)
        return True
    assert reason
    return False


def _play(session: Session, seed: int) -> None:
    for _ in range(ANSWERS):
        assert session.module.problems(session.state) == []
        if (asked := session.asked) is None:
            return
        session.answer(program_answer(asked.prompt, seed, asked.key))
        session.take_events()


@pytest.mark.parametrize(("world", "name"), FILES, ids=str)
@FEW
@given(seed=SEEDS)
def test_a_bent_data_file_is_refused_or_played_with(world, name, seed):
    complete, _ = world.factory.prepare(Setup(game=world.game, seed=1))
    rng, whole = Random(seed), msgspec.json.decode(complete.data[name])
    text = msgspec.json.encode(bent(whole, rng, (*ANYTHING, *world.put))).decode()
    plays(world, Setup(game=world.game, seed=seed, data={name: text}))


@pytest.mark.parametrize(
    ("world", "board"), [(world, board) for world in WORLDS for board in world.boards], ids=str
)
@FEW
@example(seed=2706)  # a unit told to share a hex was cut off with it before its own retreat
@given(seed=SEEDS)
def test_a_bent_position_is_refused_or_played_from(world, board, seed):
    rng = Random(seed)
    words = (*ANYTHING, *world.put, *world.words)
    position = bent(POSITIONS[world.game], rng, words)
    plays(world, Setup(game=world.game, seed=seed, board=board, position=position))


@pytest.mark.parametrize("world", WORLDS, ids=repr)
def test_what_is_bent_was_good_before(world):
    """Nothing but what was bent is refused."""
    position = POSITIONS[world.game]
    assert plays(world, Setup(game=world.game, seed=1, position=position))

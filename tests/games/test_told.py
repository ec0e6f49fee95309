"""Undoing the word for where a counter stands takes nothing off the real table."""

import pytest

from beachmaster.engine.difference import table_changes
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.catalogue import load, played_in_words

PLAYABLE = played_in_words()
UNKNOWN = "unknown"


@pytest.fixture(params=PLAYABLE)
def named(request):
    """Return a module and two states: before and after the player named a face-down unit."""
    setup, module = load(request.param).prepare(Setup(game=request.param, board="table", seed=1))
    session = Session(module, setup.seed)
    for _ in range(30):
        if any(unit.place == UNKNOWN for unit in session.state.japan.values()):
            break
        session.auto()
    before, after = session.copy_state(), session.copy_state()
    unit = next(unit for unit in after.japan.values() if unit.place == UNKNOWN)
    unit.place = "2209"
    return module, before, after, unit


def test_a_place_that_was_told_changes_nothing_on_the_table(named):
    module, before, after, _unit = named
    assert table_changes(module, before, after) == []
    assert table_changes(module, after, before) == []


def test_a_unit_that_moved_is_still_moved_back(named):
    module, _before, after, unit = named
    old = module.pieces(after)
    moved = after.__copy__()
    moved.japan = {name: one.__copy__() for name, one in after.japan.items()}
    key = next(name for name, one in after.japan.items() if one is unit)
    moved.japan[key].place = "2210"
    changes = table_changes(module, after, moved)
    assert {change.act for change in changes} & {"move", "take", "place"}
    assert old != module.pieces(moved)

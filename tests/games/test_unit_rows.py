"""The rows of the units are kept from answer to answer, and are those that one would make anew."""

from importlib import import_module

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.remembered import Remembered
from fuzz.worlds import WORLDS
from games.test_citations import begun

BEFORE, ANSWERS = 50, 80
PLAYED = [(world, board) for world in WORLDS for board in world.boards]


@pytest.mark.parametrize(("world", "board"), PLAYED)
def test_kept_rows_are_those_of_now(world, board, monkeypatch):
    """Also after an undo, and beside another game whose units stand elsewhere."""
    two = [begun(world, seed, board) for seed in (1, 2)]
    module = import_module(f"beachmaster.games.{world.game.replace('-', '_')}.display_units")
    names = [name for name, one in vars(module).items() if isinstance(one, Remembered)]
    assert names

    def rows(session):
        return list(session.module.overview(session.state).units)

    def compare(session):
        kept = rows(session)
        with monkeypatch.context() as afresh:
            for name in names:
                afresh.setattr(module, name, Remembered())
            assert kept == rows(session)

    first = rows(two[0])
    for at in range(ANSWERS):
        for session in two:
            if (asked := session.asked) is None:
                continue
            session.answer(program_answer(asked.prompt, session.seed, asked.key))
            if at >= BEFORE:
                compare(session)
        if at % 9 == 0:
            two[0].undo()
            compare(two[0])
            two[0].redo()
    assert rows(two[0]) != first

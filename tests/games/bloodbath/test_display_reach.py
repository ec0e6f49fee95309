"""Where a unit can go on the map of the window: each hex with an answer that the prompt takes."""

import pytest

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.bloodbath.factory import FACTORY

ONE_UNIT = ("move-to", "retreat")
"""The prompts that ask for a hex of one unit, their subject."""
WAYS = {*ONE_UNIT, "move", "advance"}


def new_game(seed, board="tracked"):
    setup, module = FACTORY.prepare(Setup(game="bloodbath", seed=seed, board=board))
    return Session(module, setup.seed)


def in_reach(session):
    """Return what each US unit reaches, without those that reach nothing."""
    module, state, prompt = session.module, session.state, session.asked.prompt
    units = {unit: module.reach(state, prompt, unit) for unit in state.us}
    return {unit: found for unit, found in units.items() if found}


@pytest.mark.rule("bib:5.2", "bib:7.7", "bib:7.9", "bib:14.2")
@pytest.mark.parametrize("seed", [2, 5])
def test_moves_retreats_and_advances_are_reached_with_legal_answers(seed):
    """Through a whole game: what is in reach is legal, and a unit asked for alone goes alone."""
    session, seen, phases = new_game(seed), set(), set()
    player = FACTORY.player("random", session)
    while session.asked:
        prompt, phase = session.asked.prompt, (session.state.turn, session.state.phase)
        if prompt.procedure in WAYS and (prompt.procedure != "move" or phase not in phases):
            phases.add(phase)
            units = in_reach(session)
            for answer in [answer for found in units.values() for answer in found.values()]:
                whole = [answer] if prompt.procedure == "move" else answer
                assert prompt.check(whole) == whole
            if prompt.procedure in ONE_UNIT:
                assert set(units) <= {prompt.subjects[0]}
            seen |= {prompt.procedure} if units else set()
        session.answer(player.answer(session.asked))
    assert seen == WAYS


def test_nobody_else_s_counter_reaches_anything():
    session = new_game(1)
    module, prompt = session.module, session.asked.prompt
    assert not any(module.reach(session.state, prompt, name) for name in session.state.japan)


def test_a_table_board_measures_nothing():
    session = new_game(1, board="table")
    module, unit = session.module, next(iter(session.state.us))
    assert "on your table" in render(module.sight(session.state, "0106", "0107"))
    assert module.reach(session.state, session.asked.prompt, unit) == {}


def test_a_hex_that_is_not_there_is_named():
    session = new_game(1)
    assert "One of the hexes" in render(session.module.sight(session.state, "0106", "9999"))

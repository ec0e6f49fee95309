"""What a window pays after each answer: where the game stands, what lies on the map, the reach."""

import time

import pytest

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.hell_on_earth.factory import FACTORY


def session_of(board: str) -> Session:
    setup = Setup(game="hell-on-earth", seed=5, board=board, options={"reminders": "off"})
    complete, module = FACTORY.prepare(setup)
    return Session(module, complete.seed)


@pytest.mark.parametrize("board", ["tracked", "table"])
def test_overview_and_position_after_every_answer_of_a_game(benchmark, figure, board):
    def whole_game() -> list[float]:
        session, seconds = session_of(board), []
        player = FACTORY.player("commander", session)
        while (asked := session.asked) is not None:
            session.answer(player.answer(asked))
            began = time.process_time()
            overview = session.module.overview(session.state)
            session.module.position(session.state, overview.units)
            seconds.append(time.process_time() - began)
        return seconds

    seconds = sorted(benchmark.pedantic(whole_game, rounds=1))
    figure(f"overview and position, {board} board: median", seconds[len(seconds) // 2], 0.002)


def test_the_reach_of_every_unit_in_every_movement_of_a_game(benchmark, figure):
    def whole_game() -> list[float]:
        session, seconds = session_of("tracked"), []
        player = FACTORY.player("commander", session)
        while (asked := session.asked) is not None:
            if asked.prompt.procedure in ("move", "move-to"):
                for unit in session.state.us:
                    began = time.process_time()
                    session.module.reach(session.state, asked.prompt, unit)
                    seconds.append(time.process_time() - began)
            session.answer(player.answer(asked))
        return seconds

    seconds = sorted(benchmark.pedantic(whole_game, rounds=1))
    figure("reach of a unit: 99th percentile", seconds[len(seconds) * 99 // 100], 0.030)

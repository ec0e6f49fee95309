"""What the front ends are offered: data, options, players."""

import msgspec
import pytest

from beachmaster.engine.datafile import DataError
from beachmaster.engine.players import RandomPlayer
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.bloodbath.factory import FACTORY
from games.bloodbath.play import BOARD, DATA
from often import few


def test_the_set_up_keeps_the_data_it_is_played_with():
    """A saved game carries counters, tables and board."""
    complete, module = FACTORY.prepare(Setup(game="bloodbath"))
    assert set(complete.data) == {"counters", "crt", "storm", "board"}
    again, _ = FACTORY.prepare(complete)
    assert again == complete
    assert module.data.prints is not None


def test_a_table_board_keeps_no_map():
    """The map lies on the player's table."""
    complete, module = FACTORY.prepare(Setup(game="bloodbath", board="table"))
    assert set(complete.data) == {"counters", "crt", "storm"}
    assert module.data.prints is None


@pytest.mark.rule("bib:11.2")
def test_more_red_hexes_than_units_are_refused():
    """11.2: each red hex gets a unit."""
    file = msgspec.json.decode(DATA.counters.raw)
    file["japanese"] = file["japanese"][: len(BOARD.deployment) - 1]
    data = {"counters": msgspec.json.encode(file).decode()}
    with pytest.raises(DataError):
        FACTORY.prepare(Setup(game="bloodbath", data=data))


@pytest.mark.fuzz
@pytest.mark.rule("bib:4.1")
@pytest.mark.parametrize("players", ["one", "two"])
def test_a_random_player_reaches_the_victory_count(players):
    """From set-up to the end, and every state adds up."""
    options = {"reminders": "off", "players": players}
    complete, module = FACTORY.prepare(Setup(game="bloodbath", seed=7, options=options))
    session = Session(module, complete.seed)
    player = FACTORY.player("random", session)
    assert isinstance(player, RandomPlayer)
    while (asked := session.asked) is not None:
        session.answer(player.answer(asked))
        assert module.problems(session.state) == []
    measure = FACTORY.measure(session.outcome)
    assert measure.name in FACTORY.results()


@pytest.mark.rule("bib:7.7")
@pytest.mark.parametrize("seed", few([38, 39, *range(1, 12)], 2))
def test_a_table_whose_answers_are_invented_reaches_the_victory_count(seed):
    """In words only; in these games a unit falls by the very result that drives others back."""
    complete, module = FACTORY.prepare(Setup(game="bloodbath", seed=seed, board="table"))
    session = Session(module, complete.seed)
    while session.asked is not None:
        session.auto(invent=True)
    assert FACTORY.measure(session.outcome).name in FACTORY.results()

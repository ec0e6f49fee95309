"""Automatic US players: for simulations, fuzz tests and demonstrations."""

from beachmaster.engine.players import RandomPlayer, TablePlayer
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Player
from beachmaster.games.hell_on_earth.board_data import load_board
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.sequence import HellOnEarth
from beachmaster.games.hell_on_earth.values import GameData

__all__ = ["player_for"]


def player_for(policy: str, session: Session) -> Player:
    """Return the player of a policy; on a table board it keeps a tracked twin (TablePlayer)."""
    module = session.module
    assert isinstance(module, HellOnEarth)
    if module.prints is not None:
        return on_tracked(policy, session)
    data = GameData(module.data.counters, module.data.markers, Prints(load_board()))
    twin = HellOnEarth(data, module.options)
    twin.notes = {}
    return TablePlayer(
        Session(twin, session.seed), twin.notes, lambda session: on_tracked(policy, session)
    )


def on_tracked(policy: str, session: Session) -> Player:
    """Return the player of a policy for a tracked board."""
    if policy == "commander":
        from beachmaster.games.hell_on_earth.players.commander import Commander

        return Commander(session)
    return RandomPlayer(session)

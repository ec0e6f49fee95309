"""Automatic US players: for simulations, fuzz tests and demonstrations."""

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Player
from beachmaster.games.hell_on_earth.players.random_player import RandomPlayer
from beachmaster.games.hell_on_earth.players.table_player import TablePlayer
from beachmaster.games.hell_on_earth.sequence import HellOnEarth

__all__ = ["player_for"]


def player_for(policy: str, session: Session) -> Player:
    """Return the player of a policy; on a table board it keeps a tracked twin (TablePlayer)."""
    module = session.module
    assert isinstance(module, HellOnEarth)
    if module.data.board is None:
        return TablePlayer(policy, session)
    return on_tracked(policy, session)


def on_tracked(policy: str, session: Session) -> Player:
    """Return the player of a policy for a tracked board."""
    if policy == "commander":
        from beachmaster.games.hell_on_earth.players.commander import Commander

        return Commander(session)
    return RandomPlayer(session)

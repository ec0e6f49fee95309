"""Automatic US players: for simulations, fuzz tests and demonstrations."""

from beachmaster.engine.players import RandomPlayer, TablePlayer
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Player
from beachmaster.games.bloodbath.board_data import load_board
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.sequence import Bloodbath
from beachmaster.games.bloodbath.values import GameData

__all__ = ["player_for"]


def player_for(policy: str, session: Session) -> Player:
    """Return the player of a policy; on a table board it keeps a tracked twin (TablePlayer)."""
    module = session.module
    assert isinstance(module, Bloodbath)
    if module.data.prints is not None:
        return on_tracked(policy, session)
    data = GameData(module.data.counters, module.data.crt, module.data.storm, Prints(load_board()))
    twin = Bloodbath(data, module.options)
    notes = twin.notes = {}
    return TablePlayer(
        Session(twin, session.seed), notes, lambda session: on_tracked(policy, session)
    )


def on_tracked(policy: str, session: Session) -> Player:
    """Return the player of a policy for a tracked board."""
    if policy == "commander":
        from beachmaster.games.bloodbath.players.commander import Commander

        return Commander(session)
    return RandomPlayer(session)

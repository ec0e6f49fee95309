"""Show the state as plain data, and as a result: nothing is hidden (ies:7.1)."""

import msgspec

from beachmaster.engine.values import Value, Visibility
from beachmaster.games.ie_shima.ending import needed
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.scoring import PARTS, RESULTS
from beachmaster.games.ie_shima.state import State


def visible(game: Game, side: Visibility) -> Value:
    """Return the state as plain data, the same for everybody, with what it takes to win."""
    plain = msgspec.to_builtins(game.state)
    if side != "program" and not game.state.over:
        del plain["stance"]
    return plain if side == "program" else {**plain, "needed": needed(game)}


def outcome(state: State) -> Value:
    """Return the final result as plain data."""
    result = state.result
    if result is None:
        return None
    return {
        "result": result.result,
        "text": RESULTS[result.result],
        "points": result.points,
        "parts": [{"text": PARTS[n], "points": p} for n, p in result.parts.items() if p],
    }

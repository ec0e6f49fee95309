"""The Administrative Phase: the weather of the next turn, and the turn marker (bib:4.1.2)."""

from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath import storm
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.texts import T


def administrative(game: Game) -> Steps[None]:
    """Roll for a storm and move the turn marker on; after the last turn the game ends (12.1)."""
    state = game.state
    if state.turn >= state.last_turn:
        text = T("Turn {turn} was the last one.", turn=state.turn)
        game.emit("time-up", text, "bib:12.1", turn=state.turn)
        state.phase = "victory"
        return
    state.storm = yield from storm.roll_storm(game)
    state.turn += 1
    turn = (
        T("Move the turn marker to box {turn}, storm side up.")
        if state.storm
        else T("Move the turn marker to box {turn}, ordinary side up.")
    ).fill(turn=state.turn)
    game.emit("turn", turn, "bib:4.1", "bib:4.1.2", act=turn, turn=state.turn, storm=state.storm)

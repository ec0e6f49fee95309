"""The Administrative Phase: the weather of the next turn, and the turn marker (bib:4.1.2)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.bloodbath import storm
from beachmaster.games.bloodbath.game import Game


def administrative(game: Game) -> Steps[None]:
    """Roll for a storm and move the turn marker on; after the last turn the game ends (12.1)."""
    state = game.state
    if state.turn >= state.last_turn:
        text = Text(_OVER, turn=state.turn)
        game.emit("time-up", text, "bib:12.1", turn=state.turn)
        state.phase = "victory"
        return
    state.storm = yield from storm.roll_storm(game)
    state.turn += 1
    turn = Text(_STORM if state.storm else _TURN, turn=state.turn)
    game.emit("turn", turn, "bib:4.1", "bib:4.1.2", act=turn, turn=state.turn, storm=state.storm)


_OVER = QT_TRANSLATE_NOOP("bib", "Turn {turn} was the last one.")
_TURN = QT_TRANSLATE_NOOP("bib", "Move the turn marker to box {turn}, ordinary side up.")
_STORM = QT_TRANSLATE_NOOP("bib", "Move the turn marker to box {turn}, storm side up.")

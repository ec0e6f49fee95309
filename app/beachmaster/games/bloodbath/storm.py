"""The storm roll of the Administrative Phase (bib:4.1.2)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.bloodbath import rolls, tables
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.game import Game

RULE = "bib:4.1.2"


def roll_storm(game: Game) -> Steps[bool]:
    """Roll on the Storm Table and tell whether the next turn is a storm turn (bib:4.1.2)."""
    table = game.data.storm
    following = game.state.turn + 1
    storm = yield from throw(game, rolls.storm(table, following), Text(_ROLL, turn=following))
    text = Text(_STORM if storm else _CALM, turn=following, tag=tables.estimate(table))
    game.emit("storm" if storm else "calm", text, RULE, turn=following)
    return storm


_ROLL = QT_TRANSLATE_NOOP("bib", "Roll on the Storm Table for turn {turn}.")
_STORM = QT_TRANSLATE_NOOP(
    "bib",
    "Storm in turn {turn}: movement is halved, you have nine markers, and they suppress on 1 or 2"
    "{tag}.",
)
_CALM = QT_TRANSLATE_NOOP("bib", "Turn {turn} is calm{tag}.")

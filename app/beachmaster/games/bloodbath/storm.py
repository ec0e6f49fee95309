"""The storm roll of the Administrative Phase (bib:4.1.2)."""

from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath import rolls, tables
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.texts import T

RULE = "bib:4.1.2"


def roll_storm(game: Game) -> Steps[bool]:
    """Roll on the Storm Table and tell whether the next turn is a storm turn (bib:4.1.2)."""
    table = game.data.storm
    following = game.state.turn + 1
    storm = yield from throw(
        game,
        rolls.storm(table, following),
        T("Roll on the Storm Table for turn {turn}.", turn=following),
    )
    text = (
        T(
            "Storm in turn {turn}: movement is halved, you have nine markers, and they suppress "
            "on 1 or 2{tag}."
        )
        if storm
        else T("Turn {turn} is calm{tag}.")
    ).fill(turn=following, tag=tables.estimate(table))
    game.emit("storm" if storm else "calm", text, RULE, turn=following)
    return storm

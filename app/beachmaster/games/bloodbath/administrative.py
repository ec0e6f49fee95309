"""The Administrative Phase: the weather of the next turn, and the turn marker (bib:4.1.2)."""

from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath import printed_tables, rolls, tables
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.rolls import throw
from beachmaster.games.bloodbath.table_facts import STORM
from beachmaster.games.bloodbath.texts import T


def administrative(game: Game) -> Steps[None]:
    """Roll for a storm and move the turn marker on; after the last turn the game ends (12.1)."""
    state = game.state
    if state.turn >= state.last_turn:
        text = T("Turn {turn} was the last one.", turn=state.turn)
        game.emit("time-up", text, "bib:12.1", turn=state.turn)
        state.phase = "victory"
        return
    state.storm = yield from roll_storm(game)
    state.turn += 1
    turn = T("Turn {turn} begins.", turn=state.turn)
    game.emit("turn", turn, "bib:4.1", "bib:4.1.2", turn=state.turn, storm=state.storm)


def roll_storm(game: Game) -> Steps[bool]:
    """Roll on the Storm Table and tell whether the next turn is a storm turn (bib:4.1.2)."""
    yield from printed_tables.tell(game, STORM)
    table = game.storms
    following = game.state.turn + 1
    storm = yield from throw(
        game,
        rolls.storm(table, following),
        T("Storm Table, turn {turn}{tag}.").fill(turn=following, tag=tables.estimate(table)),
    )
    text = (
        T(
            "Storm in turn {turn}: movement is halved, and you have nine markers, which suppress "
            "on 1 or 2{tag}."
        )
        if storm
        else T("Turn {turn} is calm{tag}.")
    ).fill(turn=following, tag=tables.estimate(table))
    game.emit("storm" if storm else "calm", text, "bib:4.1.2", turn=following)
    return storm

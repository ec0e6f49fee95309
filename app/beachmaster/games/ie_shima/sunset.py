"""End a half-impulse: Sunset, weather, the Impulse marker, the Advantage, victory (ies:6.3.1)."""

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.games.ie_shima import advantage, ending, rolls, scoring
from beachmaster.games.ie_shima.acts import IMPULSE
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.state import TRACK
from beachmaster.games.ie_shima.texts import T


def end_half(game: Game, side: SideId, *, bombarded: bool, passed: bool) -> Steps[None]:
    """End a half-impulse, and say which phase follows."""
    state = game.state
    both_passed, state.passed = passed and state.passed, passed
    over, won = both_passed, scoring.automatic(game.field)
    if both_passed:
        game.emit("both-passed", T("Both passed: the day ends."), "ies:8.1.4")
    elif side == "us":
        over = not won and (yield from _sunset(game, bombarded))
    advantage.shift(game)
    if won:
        ending.finish(game, "automatic")
        return
    number = state.half
    state.phase = "night" if over else f"us-{number}" if side == "japan" else f"japan-{number + 1}"


def _sunset(game: Game, bombarded: bool) -> Steps[bool]:
    """Check the Sunset DR, rolled for itself where no other was; tell whether the day ends."""
    state = game.state
    if not state.sunset and state.impulse > 1:
        source = T("Sunset DR: exactly {impulse} changes the weather.")
        if state.impulse > rolls.LOWEST:
            source = T(
                "Sunset DR: below {impulse} ends the day, exactly {impulse} changes the weather."
            )
        text = source.fill(impulse=state.impulse)
        die = rolls.sunset(state.impulse, bombarded)
        fall = yield from rolls.throw(game, die, text)
    else:
        fall = rolls.fall(state.sunset or TRACK, state.impulse, bombarded)
        if state.sunset:
            _say(game, fall, bombarded)
    if fall == "ends":
        return True
    if fall == "weather":
        state.weather_next = True
    return not bombarded and _advance(game)


def _say(game: Game, fall: rolls.Fall, bombarded: bool) -> None:
    """Say what the Sunset DR comes to; a bombardment leaves the marker (ies:12.1, I-06)."""
    total, impulse = game.state.sunset, game.state.impulse
    outcome = rolls.sunset(impulse, False).say(fall)
    source, rules = T("Sunset DR {total}: {outcome}."), ["ies:6.3.1"]
    if bombarded and fall != "ends":
        source = T("Sunset DR {total}: {outcome}. A bombardment leaves the marker on {impulse}.")
        rules.append("ies:12.1")
    if fall == "weather":
        rules.append("ies:9.3")
    text = source.fill(total=total, outcome=outcome, impulse=impulse)
    game.emit("sunset", text, *rules, total=total, outcome=fall)


def _advance(game: Game) -> bool:
    """Move the Impulse marker on; tell whether it leaves the track (ies:6.3.1, I-08)."""
    state = game.state
    if state.impulse == TRACK:
        game.emit("track-end", T("The Impulse marker leaves its track: the day ends."), "ies:6.3.1")
        return True
    state.impulse += 1
    text = T("Impulse {number}.", number=state.impulse)
    act = T("Move the Impulse marker to {number}.", number=state.impulse)
    game.emit("marker", text, "ies:6.3", act=moves(IMPULSE, words=act), impulse=state.impulse)
    return False

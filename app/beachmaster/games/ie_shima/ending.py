"""The End Phase, and the end of the game (ies:6.6, ies:17.0, ies:21.0)."""

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.text import Text
from beachmaster.engine.tracks import SCORED
from beachmaster.games.ie_shima import scoring, special
from beachmaster.games.ie_shima.acts import IMPULSE, TURN, VP, marker_id, support_id
from beachmaster.games.ie_shima.calling import FROM, SUPPORT_TEXTS
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import AIRFIELD
from beachmaster.games.ie_shima.state import LAST, LAST_EXTENDED, Result
from beachmaster.games.ie_shima.texts import T

STANCE_NAMES = {
    "pinnacle": T("Pinnacle"),
    "water": T("Water's edge"),
    "night": T("Night raiders"),
}
"""What the ways are called in which the program's Japanese see the fight."""


def end_phase(game: Game) -> Steps[None]:
    """Check victory, note the point of Area 4, and reset markers for the next turn (ies:6.6)."""
    state = game.state
    if scoring.automatic(game.field):
        finish(game, "automatic")
        return
    if state.turn == 1 and scoring.takes_airfield(game.field):
        state.area4 = True
    if is_over(game):
        return
    _say_points(game)
    next_turn(game)
    yield from ()  # a procedure like all others, though it asks nothing


def _say_points(game: Game) -> None:
    """Report the VP as the day ends, with the point for area 4 on 16 April (ies:17.2)."""
    state = game.state
    points, words = scoring.on_track(game.field, state.area4), dict[str, str]()
    text = T("{day} April ends. VP: {points}.")
    if state.turn == 1 and state.area4:
        taken = T("Area {area} is American: 1 VP, kept for good.", area=AIRFIELD)
        game.emit("airfield", taken, "ies:17.2", act=moves(VP, words=_marker(points)))
        text, words["area"] = T("{day} April ends: 1 VP for area {area}. VP: {points}."), AIRFIELD
    told = text.fill(day=15 + state.turn, points=points, **words)
    game.emit(SCORED, told, "ies:17.2", points=points)


def is_over(game: Game) -> bool:
    """End the game after its last turn, or with the points made (ies:5.1, ies:17.2, ies:21.1)."""
    state, extended = game.state, game.plays("extended")
    enough = scoring.total(game.field, state.area4) >= needed(game)
    if state.turn == LAST and (enough or not extended):
        finish(game, "us" if enough else "japan")
    elif state.turn == LAST_EXTENDED:
        finish(game, "japan")
    return state.over


def needed(game: Game) -> int:
    """Return the Victory Points that win: ten, or as the handicap has it (ies:17.2)."""
    return int(game.options["needed"])


def finish(game: Game, result: str) -> None:
    """End the game with a result (ies:17.1, ies:17.2)."""
    state = game.state
    parts = scoring.points(game.field, state.area4)
    points = sum(parts.values())
    state.result, state.over, state.active = Result(result, points, parts), True, None
    trace = tuple(
        T("{part}: {points}.", points=f"{n:+d}", part=scoring.PARTS[part])
        for part, n in parts.items()
        if n
    )
    rule = "ies:17.1" if result == "automatic" else "ies:17.2"
    text = T("{result} Victory Points: {points}.", result=scoring.RESULTS[result], points=points)
    shown, last = scoring.on_track(game.field, state.area4), scoring.last_on_track(state.result)
    act = None if last is None or last == shown else moves(VP, words=_marker(last))
    game.emit("final", text, rule, act=act, trace=trace, result=result, points=points)
    if state.stance and game.options["opponent"] == "japan":
        text = T("The Japanese commander was {who}.", who=STANCE_NAMES[state.stance])
        game.emit("personality", text, "ies:5.1.1")


def _marker(points: int) -> Text:
    return T("Move the VP marker to {points}.", points=points)


def next_turn(game: Game) -> None:
    """Reset the markers, begin the next turn; the fleet leaves in time (ies:6.6, ies:21.0)."""
    state = game.state
    for marker, ready in state.markers.items():
        state.markers[marker] = "gone" if ready == "gone" else "ready"
    if state.turn == LAST:
        state.markers["naval"] = "gone"
        text = T("The fleet leaves: the Naval Bombardment marker is out of the game.")
        act = moves(marker_id("naval"), words=T("Remove the Naval marker."))
        game.emit("withdrawal", text, "ies:21.2", act=act)
    state.turn += 1
    state.impulse, state.weather, state.weather_next, state.passed = 1, "clear", False, False
    special.take_what_stayed(game)
    text = T("Turn {turn}, {day} April.", turn=state.turn, day=15 + state.turn)
    words = T(
        "Move the Turn marker to the next day and the Impulse marker to 1, Clear side up. Flip "
        "the used markers."
    )
    support = SUPPORT_TEXTS.get(next((call for call, day in FROM.items() if day == state.turn), ""))
    if game.plays("advanced") and support is not None:
        words = T("{words} Place {marker} in its holding box.", words=words, marker=support)
    act = moves(
        *(TURN, IMPULSE), *map(marker_id, state.markers), *map(support_id, FROM), words=words
    )
    game.emit("turn", text, "ies:6.6", act=act, turn=state.turn)

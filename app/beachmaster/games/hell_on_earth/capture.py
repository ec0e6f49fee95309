"""Record who controls objectives and fixed artillery (hoe:3.3.7, hoe:5.2, H-08)."""

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, translate
from beachmaster.games.hell_on_earth import tracks
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game


def take_objective(game: Game, objective: str) -> None:
    """Give the US an objective; its victory point is given once, when first taken in time."""
    state = game.state
    if objective in state.control:
        return
    state.control.append(objective)
    first = objective not in state.captured
    if first:
        state.captured[objective] = state.turn
    in_time = state.captured[objective] <= OBJECTIVE_LIMITS[objective]
    scored = first and in_time
    name = Text(OBJECTIVE_NAMES[objective])
    text = Text(_CAPTURED_IN_TIME if scored else _CAPTURED, objective=name)
    act = Text(_MARK_VP if in_time else _MARK, objective=name)
    game.emit("captured", text, "hoe:2.2", "hoe:3.3.7", act=act, objective=objective, vp=scored)
    if scored:
        tracks.score(game, game.running_vp())


def lose_objective(game: Game, objective: str) -> None:
    """Give an objective back when a Japanese unit redeploys onto it (H-08)."""
    if objective in game.state.control:
        game.state.control.remove(objective)
        name = Text(OBJECTIVE_NAMES[objective])
        text, act = Text(_LOST, objective=name), Text(_UNMARK, objective=name)
        game.emit("lost", text, "hoe:3.3.7", act=act, objective=objective)


def set_artillery(game: Game, count: int) -> None:
    """Record how many fixed-artillery hexes the US controls now."""
    if count != game.state.artillery:
        game.state.artillery = count
        guns = translate("hoe", "%n Fixed Artillery hex(es)", "", count)
        game.emit("artillery", Text(_GUNS, guns=guns), "hoe:5.2", count=count)


OBJECTIVE_NAMES: dict[str, Source] = {
    "suribachi": QT_TRANSLATE_NOOP("hoe", "Mount Suribachi"),
    "airfield1": QT_TRANSLATE_NOOP("hoe", "the First Airfield"),
    "airfield2": QT_TRANSLATE_NOOP("hoe", "the Second Airfield"),
    "airfield3": QT_TRANSLATE_NOOP("hoe", "the Third Airfield"),
}
_CAPTURED = QT_TRANSLATE_NOOP("hoe", "{objective} is under US control.")
_CAPTURED_IN_TIME = QT_TRANSLATE_NOOP("hoe", "{objective} is taken in time: +1 VP.")
_MARK = QT_TRANSLATE_NOOP("hoe", "Put the objective marker on {objective}, its plain side up.")
_MARK_VP = QT_TRANSLATE_NOOP("hoe", "Put the objective marker on {objective}, its +1 side up.")
_LOST = QT_TRANSLATE_NOOP("hoe", "The Japanese hold {objective} again.")
_UNMARK = QT_TRANSLATE_NOOP("hoe", "Take the objective marker off {objective}.")
_GUNS = QT_TRANSLATE_NOOP("hoe", "The US controls {guns}.")

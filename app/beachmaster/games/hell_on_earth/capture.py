"""Record who controls objectives and fixed artillery (hoe:3.3.7, hoe:5.2, H-08)."""

from beachmaster.games.hell_on_earth import tracks
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.places import OBJECTIVE_NAMES
from beachmaster.games.hell_on_earth.texts import TN, T


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
    name = OBJECTIVE_NAMES[objective]
    text = (
        T("{objective} is taken in time: +1 VP.")
        if scored
        else T("{objective} is under US control.")
    ).fill(objective=name)
    act = (
        T("Put the objective marker on {objective}, its +1 side up.")
        if in_time
        else T("Put the objective marker on {objective}, its plain side up.")
    ).fill(objective=name)
    game.emit("captured", text, "hoe:2.2", "hoe:3.3.7", act=act, objective=objective, vp=scored)
    if scored:
        tracks.score(game, game.running_vp())


def lose_objective(game: Game, objective: str) -> None:
    """Give an objective back when a Japanese unit redeploys onto it (H-08)."""
    if objective in game.state.control:
        game.state.control.remove(objective)
        name = OBJECTIVE_NAMES[objective]
        text, act = (
            T("The Japanese hold {objective} again.", objective=name),
            T("Take the objective marker off {objective}.", objective=name),
        )
        game.emit("lost", text, "hoe:3.3.7", act=act, objective=objective)


def set_artillery(game: Game, count: int) -> None:
    """Record how many fixed-artillery hexes the US controls now."""
    if count != game.state.artillery:
        game.state.artillery = count
        guns = TN("{n} Fixed Artillery hex", "{n} Fixed Artillery hexes", n=count)
        game.emit("artillery", T("The US controls {guns}.", guns=guns), "hoe:5.2", count=count)

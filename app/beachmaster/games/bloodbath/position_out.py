"""Write where a game stands as a position file, without what the player may not see.

Read in again it gives the same state, but for what lies under hidden counters: that is dealt anew,
as far as what everybody saw allows. The running phase then begins from where everything lies.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.setup import PositionError
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import CONTAINER, TRACK
from beachmaster.games.bloodbath.position_file import JapanesePosition, Position, UsPosition
from beachmaster.games.bloodbath.setup import FURTHER
from beachmaster.games.bloodbath.state import JapaneseValues, State
from beachmaster.games.bloodbath.texts import T


def written(game: Game) -> Value:
    """Return the position file of a state; raise `PositionError` where there is none to write."""
    state = game.state
    if state.over:
        raise PositionError(T("The game is over: there is no position to go on from."))
    if state.phase == "set-up":
        raise PositionError(T("The set-up is not over: there is no position to write yet."))
    if game.two_players:
        raise PositionError(
            T("In a game for two players a position file would shuffle the Japanese set-up again.")
        )
    plain: dict[str, Value] = msgspec.to_builtins(_position(game))
    bare = msgspec.to_builtins(Position())
    head = {name: plain[name] for name in ("format", "game", "turn", "phase")}
    return head | {name: value for name, value in plain.items() if value != bare[name]}


def _position(game: Game) -> Position:
    state = game.state
    units = list(state.japan.values())
    inside = sum(unit.place == CONTAINER for unit in units)
    return Position(
        turn=state.turn,
        phase=state.phase,
        storm=state.storm,
        coast=state.coast,
        us={
            name: UsPosition(unit.place, unit.steps, unit.level, unit.collins)
            for name, unit in state.us.items()
            if unit.place != OUTSIDE
        },
        japan=[
            JapanesePosition(
                unit.place, None if unit.hidden else unit.unit, unit.hidden, unit.dug_in
            )
            for unit in units
            if unit.on_map
        ],
        track=[unit.unit for unit in units if unit.place == TRACK],
        container=inside if game.data.prints is None or state.left_out else None,
        outside=_outside(state),
        regiments=list(state.regiments),
        cleared=list(state.cleared),
        suribachi=state.suribachi,
        opposed=dict(state.opposed),
        banzai={state.japan[name].place: goal for name, goal in state.banzai.items()},
        rebuilt=list(state.rebuilt),
        called=list(state.called),
        among=dict(_among(game)),
        described=_described(game),
        spaces=dict(state.spaces),
        tables=_tables(state),
    )


def _tables(state: State) -> dict[Literal["crt", "storm"], str]:
    """Return what was told of the printed tables in words only, so that it is not asked again."""
    told = state.tables or {}
    names: tuple[Literal["crt", "storm"], ...] = ("crt", "storm")
    return {name: told[name] for name in names if name in told}


def _outside(state: State) -> list[Literal["us", "japan"]]:
    """Return the sides of which a lesson leaves units out."""
    found: list[Literal["us", "japan"]] = []
    if any(unit.place == OUTSIDE for unit in state.us.values()):
        found.append("us")
    if state.left_out:
        found.append("japan")
    return found


def _among(game: Game) -> Iterator[tuple[str, list[str]]]:
    """Yield the units that were seen before they were mixed in, with where each may lie."""
    state = game.state
    for unit in state.japan.values():
        if unit.place == CONTAINER and not unit.hidden:
            yield unit.unit, [CONTAINER]
    for name, held in (state.among or {}).items():
        yield name, sorted({state.japan[counter].place for counter in held})


def _described(game: Game) -> dict[str, JapaneseValues]:
    """Return the values that the player told, not those of units that nobody described yet."""
    made_up = FURTHER.partition("{")[0]
    return {
        name: values
        for name, values in game.state.described.items()
        if not values.name.startswith(made_up)
    }

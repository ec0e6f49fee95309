"""Write where a game stands as a position file, without what the player may not see.

Read in again it gives the same state, but for what lies under hidden counters: that is dealt anew.
The running phase then begins from where everything lies.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.setup import PositionError
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.board_data import NORTH
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import BAG, DEFENCE, DRAWN, bearer
from beachmaster.games.hell_on_earth.position_file import JapanesePosition, Position, UsPosition
from beachmaster.games.hell_on_earth.setup import first_state
from beachmaster.games.hell_on_earth.state import JapaneseUnit, State
from beachmaster.games.hell_on_earth.texts import T


def written(game: Game) -> Value:
    """Return the position file of a state; raise `PositionError` where there is none to write."""
    state = game.state
    if state.over:
        raise PositionError(T("The game is over: there is no position to go on from."))
    if state.phase == "set-up":
        raise PositionError(T("The set-up is not over: there is no position to write yet."))
    if DRAWN in (*state.red.values(), *state.blue.values()):
        raise PositionError(T("A marker that was drawn has no place yet: answer that first."))
    plain: dict[str, Value] = msgspec.to_builtins(_position(game))
    bare = msgspec.to_builtins(Position())
    head = {name: plain[name] for name in ("format", "game", "turn", "phase")}
    return head | {name: value for name, value in plain.items() if value != bare[name]}


def _position(game: Game) -> Position:
    state = game.state
    begun = first_state(game.data, game.options, game.seed)
    return Position(
        turn=state.turn,
        phase=state.phase,
        weather=state.weather,
        us={
            name: UsPosition(unit.place, unit.steps, unit.marker, unit.assaulted, unit.supported)
            for name, unit in state.us.items()
            if unit.place != OUTSIDE
        },
        japan=[_unit(game, name, unit) for name, unit in state.japan.items() if unit.alive],
        eliminated=[
            unit.battalion for unit in state.japan.values() if unit.lost and unit.battalion
        ],
        red=dict(_red(state, begun)),
        blue={token: at for token, at in state.blue.items() if (at, begun.blue[token]) != _IN_BAG},
        control=list(state.control),
        captured=dict(state.captured),
        artillery=0 if state.artillery_hexes else state.artillery,
        artillery_hexes=list(state.artillery_hexes),
        orders=state.orders,
        order_played=state.order_played,
        bombarded=[state.japan[name].place for name in state.bombarded],
        described=dict(state.described),
        described_red=dict(state.described_red),
        described_blue=dict(state.described_blue),
        spaces=dict(state.spaces),
        outside=_outside(state),
    )


def _outside(state: State) -> list[Literal["us", "japan"]]:
    """Return the sides of which units are neither on the map nor lost."""
    found: list[Literal["us", "japan"]] = []
    if any(unit.place == OUTSIDE for unit in state.us.values()):
        found.append("us")
    if any(unit.place == OUTSIDE for unit in state.japan.values()):
        found.append("japan")
    return found


def _unit(game: Game, name: str, unit: JapaneseUnit) -> JapanesePosition:
    """Return a Japanese unit; what lies under a hidden one stays secret."""
    token = game.defence_token(name)
    return JapanesePosition(
        place=unit.place,
        hidden=unit.hidden,
        steps=unit.steps,
        battalion=None if unit.hidden else unit.battalion,
        home=unit.home,
        group=unit.group and unit.home != NORTH and _told_group(game),
        defence=token,
    )


def _told_group(game: Game) -> bool:
    """Tell whether the player knows which counters are of the headquarters' group."""
    prints = game.data.prints
    return prints is None or (prints.own and game.options[OPTION] == OWN)


def _red(state: State, begun: State) -> Iterator[tuple[str, str]]:
    """Yield the markers that lie elsewhere than in their bag, on units under their new numbers.

    A Defense marker is told with its unit.
    """
    alive = [name for name, unit in state.japan.items() if unit.alive]
    gone = [name for name, unit in state.japan.items() if not unit.alive]
    again = dict(zip((*alive, *gone), state.japan, strict=True))
    for token, at in state.red.items():
        unit = bearer(at)
        if at in DEFENCE or (at, begun.red[token]) == _IN_BAG:
            continue
        yield token, at if unit is None else at.replace(unit, again[unit])


_IN_BAG = (BAG, BAG)
"""Where a marker is now and was at first, when nothing need be said of it."""

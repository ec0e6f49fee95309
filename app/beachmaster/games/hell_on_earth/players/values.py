"""Weigh what is worth having, in steps of a Japanese unit; eight are about a victory point."""

from collections.abc import Mapping

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS
from beachmaster.games.hell_on_earth.players.odds import Expected
from beachmaster.games.hell_on_earth.players.sight import Foe, Friend, Sight
from beachmaster.games.hell_on_earth.scoring import WEAK_STEPS
from beachmaster.games.hell_on_earth.state import LAST_TURN

KILL = 1.0
POINT = 8.0
"""A victory point is two Japanese units: three steps and a kill each."""
STEP_WORTH = {4: 0.4, 3: 0.55, 2: 0.4, 1: 0.7}
"""What a US unit loses with a step, by the steps it has: at 3 its side turns, at 1 it is gone."""
USUAL_LOSS = 0.45
LINE = 2.0
"""What it is worth on turn 9 not to bring one more unit below the casualty line (hoe:2.4)."""
MOST_WEAK = 5
GUN_A_TURN = 0.2
AIRFIELD_A_TURN = {"airfield1": 0.4, "airfield2": 0.2}


def late(sight: Sight) -> bool:
    """Tell whether nothing comes after this phase but the assessment."""
    return sight.turn == LAST_TURN and sight.state.phase == "second-attack"


def turns_left(sight: Sight) -> int:
    """Count the turns after this one."""
    return LAST_TURN - sight.turn


def loss(sight: Sight, friend: Friend) -> float:
    """Return what one step of a US unit is worth."""
    worth = STEP_WORTH[max(1, friend.steps)]
    if sight.turn < LAST_TURN:
        return worth
    line = LINE if friend.steps == WEAK_STEPS + 1 and sight.weak < MOST_WEAK else 0.0
    return line + (0.05 if late(sight) else 0.6 * worth)


def hex_worth(sight: Sight, place: HexId) -> float:
    """Return what entering a hex brings: objectives in time, guns silenced, airfields."""
    if place not in sight.hex_worth:
        sight.hex_worth[place] = _hex_worth(sight, place)
    return sight.hex_worth[place]


def _hex_worth(sight: Sight, place: HexId) -> float:
    worth = 0.0
    name = sight.geo.objective.get(place)
    if name is not None and name not in sight.state.control:
        if name not in sight.state.captured and sight.turn <= OBJECTIVE_LIMITS[name]:
            worth += POINT
        worth += 0.3 + AIRFIELD_A_TURN.get(name, 0.0) * turns_left(sight)
    if place in sight.geo.guns and place not in sight.state.artillery_hexes:
        worth += GUN_A_TURN * turns_left(sight)
    return worth


def kill_worth(sight: Sight, foe: Foe) -> float:
    """Return what the end of a unit brings over its steps: points, and the hexes it denies."""
    if foe.place not in sight.kill_worth:
        sight.kill_worth[foe.place] = _kill_worth(sight, foe)
    return sight.kill_worth[foe.place]


def _kill_worth(sight: Sight, foe: Foe) -> float:
    worth = KILL + 0.7 * hex_worth(sight, foe.place)
    for near in sight.geo.around[foe.place]:
        if near == sight.geo.prints.suribachi:
            worth += 0.5 * hex_worth(sight, near)
        elif near not in sight.foes:
            worth += 0.15 * hex_worth(sight, near)
        if near in sight.geo.beach:
            worth += 0.2
    return worth


def step_worth(foe: Foe) -> float:
    """Return what one step taken off a unit is worth: the last-but-one may be regained."""
    return 1.0 if foe.steps != 2 else 0.85


def worth(sight: Sight, foe: Foe, expected: Expected, friends: Mapping[str, float]) -> float:
    """Return gain less loss of an expected result; `friends` are what a step of each is worth."""
    price = min(friends.values()) if friends else 0.0
    gain = expected.hits * step_worth(foe) + expected.kill * kill_worth(sight, foe)
    return gain - expected.losses * price

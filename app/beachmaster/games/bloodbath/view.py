"""Show the state without its secrets: as plain data, and as a result."""

import msgspec

from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.values import Value, Visibility
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import CONTAINER, TRACK, UNKNOWN
from beachmaster.games.bloodbath.scoring import PARTS, RESULTS
from beachmaster.games.bloodbath.state import JapaneseUnit, State
from beachmaster.games.bloodbath.values import GameData

UNSEEN = frozenset({CONTAINER, UNKNOWN, OUTSIDE})


def visible(game: Game, side: Visibility) -> Value:
    """Return the state as plain data, by place; what lies face down only its own player sees.

    Counters have no names here: a blind draw must not tell which one came out of the container.
    """
    state = game.state
    plain = msgspec.to_builtins(state)
    if side == "program":
        return plain
    side = "japan" if state.seat == "japan" else side
    del plain["script"]
    plain.pop("among", None)
    plain.pop("seen", None)
    plain["last_turn"] = state.last_turn
    plain["japan"] = _japan(state, game.data, side)
    plain["banzai"] = {state.japan[name].place: goal for name, goal in sorted(state.banzai.items())}
    return plain


def _japan(state: State, data: GameData, side: Visibility) -> dict[str, Value]:
    """Return the Japanese side: units by place, the container as a count, the track by name."""
    known = [unit for unit in state.japan.values() if unit.place not in UNSEEN]
    inside = [unit for unit in state.japan.values() if unit.place == CONTAINER]
    shown: dict[str, Value] = {
        "map": {
            unit.place: {"unit": _name(state, data, unit, side), "dug_in": unit.dug_in}
            for unit in sorted(known, key=lambda unit: unit.place)
            if unit.on_map
        },
        "track": sorted(_name(state, data, u, side) for u in known if u.place == TRACK),
        "container": len(inside),
        "unknown": sum(unit.place == UNKNOWN for unit in state.japan.values()),
    }
    if state.over:
        shown["inside"] = sorted(data.japanese(state, u).name for u in inside if u.unit)
    return shown


def _name(state: State, data: GameData, unit: JapaneseUnit, side: Visibility) -> str:
    """Return what a player knows of a counter: its name, or nothing while it is face down.

    Its own player may look at it on the map (B-78).
    """
    own = side == "japan" and unit.on_map
    if not unit.unit or (unit.hidden and not state.over and not own):
        return ""
    return data.japanese(state, unit).name


def outcome(state: State) -> Value:
    """Return the victory count as plain data, its result in words (bib:12.0)."""
    result = state.result
    if result is None:
        return None
    return {
        "losses": result.losses,
        "result": result.result,
        "text": RESULTS[result.result],
        "turn": state.turn,
        "last_turn": state.last_turn,
        "parts": [
            {"name": name, "text": PARTS[name], "losses": losses}
            for name, losses in result.parts.items()
        ],
    }

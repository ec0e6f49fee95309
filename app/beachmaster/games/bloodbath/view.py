"""Show the state: to the player without secrets, as pieces on the table, and as a result."""

from collections.abc import Iterator

import msgspec

from beachmaster.engine.module import Piece
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value, Visibility
from beachmaster.games.bloodbath.places import CONTAINER, FLAG, LOST, REMOVED, TRACK, TURN, UNKNOWN
from beachmaster.games.bloodbath.scoring import PARTS, RESULTS
from beachmaster.games.bloodbath.state import FULL, JapaneseUnit, State
from beachmaster.games.bloodbath.texts import TN, T
from beachmaster.games.bloodbath.values import GameData


def visible(state: State, data: GameData, side: Visibility) -> Value:
    """Return the state as plain data, by place; what lies face down only its own player sees.

    Counters have no names here: a blind draw must not tell which one came out of the container.
    """
    plain = msgspec.to_builtins(state)
    if side == "program":
        return plain
    side = "japan" if state.seat == "japan" else side
    del plain["script"]
    plain.pop("among", None)
    plain.pop("seen", None)
    plain["last_turn"] = state.last_turn
    plain["japan"] = _japan(state, data, side)
    plain["banzai"] = {state.japan[name].place: goal for name, goal in sorted(state.banzai.items())}
    return plain


def _japan(state: State, data: GameData, side: Visibility) -> dict[str, Value]:
    """Return the Japanese side: units by place, the container as a count, the track by name."""
    known = [unit for unit in state.japan.values() if unit.place not in (CONTAINER, UNKNOWN)]
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


def pieces(state: State, data: GameData) -> dict[str, Piece]:
    """Return what lies on the real table, piece by piece."""
    found = {
        f"us/{name}": _us_piece(state, data, name)
        for name, unit in state.us.items()
        if unit.place != REMOVED
    }
    found |= dict(_japanese_pieces(state, data))
    return found | _tracks(state)


def only_told(before: State, after: State) -> frozenset[str]:
    """Return the face-down counters that the player named or, by an undo, did not name yet."""
    return frozenset(
        f"japan/{known.place}"
        for name, was in before.japan.items()
        if name in after.japan
        for known, other in ((was, after.japan[name]), (after.japan[name], was))
        if was.hidden and after.japan[name].hidden
        if other.place == UNKNOWN and known.on_map
    )


def _us_piece(state: State, data: GameData, name: str) -> Piece:
    unit, counter = state.us[name], data.us[name]
    if unit.collins:
        return Piece(plain_text(counter.name), unit.place, T("Task Force Collins side up"))
    if unit.place == LOST:
        return Piece(plain_text(counter.name), unit.place, T("eliminated"))
    depleted = not counter.support and unit.steps < FULL
    side = T("depleted side up") if depleted else T("full side up")
    return Piece(plain_text(counter.name), unit.place, _in_stack(state, name, side))


def _in_stack(state: State, name: str, side: Text) -> Text:
    """Add how deep a unit lies in its stack, where it does not lie alone (bib:14.3)."""
    unit = state.us[name]
    levels = sorted(u.level for u in state.us.values() if u.on_map and u.place == unit.place)
    if len(levels) < 2 or not unit.on_map:
        return side
    return T("{side}, number {depth} from the top", side=side, depth=levels.index(unit.level) + 1)


def _japanese_pieces(state: State, data: GameData) -> Iterator[tuple[str, Piece]]:
    """Yield the counters: face up by name, face down by place, the container as a count."""
    inside = 0
    for unit in state.japan.values():
        if unit.place == CONTAINER:
            inside += 1
        elif unit.hidden and unit.place != UNKNOWN:
            yield (
                f"japan/{unit.place}",
                Piece(T("a face-down Japanese unit"), unit.place, T("fortification side up")),
            )
        elif not unit.hidden:
            look = T("turned up, dug in") if unit.dug_in else T("face up")
            name = plain_text(data.japanese(state, unit).name)
            yield f"japan/unit/{unit.unit}", Piece(name, unit.place, look)
    if inside:
        count = TN("{n} unit", "{n} units", n=inside)
        yield "japan/container", Piece(T("Japanese units"), CONTAINER, count)


def _tracks(state: State) -> dict[str, Piece]:
    """Return the turn marker and the flag (bib:4.1.2, bib:22.0)."""
    look = T("storm side up") if state.storm else T("ordinary side up")
    track = {"track/turn": Piece(T("the turn marker"), TURN(state.turn), look)}
    if state.suribachi:
        track["track/flag"] = Piece(T("the US flag"), FLAG, T("raised"))
    return track


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

"""Show the state: to the player without secrets, as pieces on the table, and as a result."""

from collections import Counter

import msgspec

from beachmaster.engine.module import Piece
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value, Visibility
from beachmaster.games.hell_on_earth.about import JAPAN
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS
from beachmaster.games.hell_on_earth.orders import command_name
from beachmaster.games.hell_on_earth.places import (
    BAG,
    BOX,
    DEFENCE,
    ELIMINATED,
    OBJECTIVE,
    PHASE,
    PLAYED,
    SLOTS,
    TRACK_END,
    UNKNOWN,
    VP,
    bearer,
    step_of,
)
from beachmaster.games.hell_on_earth.scoring import BAND_TEXTS, PARTS
from beachmaster.games.hell_on_earth.state import (
    JapaneseUnit,
    State,
)
from beachmaster.games.hell_on_earth.texts import TN, T
from beachmaster.games.hell_on_earth.values import GameData

REVEALED_TO: tuple[Visibility, ...] = ("program",)


def visible(state: State, data: GameData, side: Visibility) -> Value:
    """Return the state as plain data; what lies under hidden counters is the program's alone.

    A game that is over keeps its form and has no hidden counters.
    """
    plain = msgspec.to_builtins(state)
    if side in REVEALED_TO:
        return plain
    for unit in plain["japan"].values():
        if unit["hidden"] and not state.over:
            unit["battalion"] = ""
            unit["group"] = False
    del plain["script"]
    plain.pop("told", None)
    plain.pop("seen", None)
    plain["red"] = _red(state, data)
    plain["blue"] = _blue(state, data)
    plain["vp"] = running_vp(state)
    return plain


def running_vp(state: State) -> int:
    """Return the victory points scored so far (H-45)."""
    gone = sum(not unit.alive for unit in state.japan.values())
    taken = sum(turn <= OBJECTIVE_LIMITS[name] for name, turn in state.captured.items())
    return gone // 2 + taken


def _red(state: State, data: GameData) -> dict[str, Value]:
    """Count the red bag by class and list the markers that lie open."""
    inside = [token for token, at in state.red.items() if at == BAG]
    reactions = sum(data.is_reaction(token) for token in inside)
    out = {token: at for token, at in state.red.items() if at != BAG}
    return {"bag": {"reaction": reactions, "defence": len(inside) - reactions}, "out": out}


def _blue(state: State, data: GameData) -> dict[str, Value]:
    """Count the blue bag by kind and list the markers that lie open."""
    inside = Counter(
        data.command_marker(state, token).kind for token, at in state.blue.items() if at == BAG
    )
    out = {token: at for token, at in state.blue.items() if at != BAG}
    return {"bag": dict(sorted(inside.items())), "out": out}


def pieces(state: State, data: GameData) -> dict[str, Piece]:
    """Return what lies on the real table, piece by piece."""
    found = {f"us/{name}": _us_piece(state, data, name) for name in state.us}
    for name, unit in state.japan.items():
        if unit.place not in (UNKNOWN, ELIMINATED):
            found[f"japan/{name}"] = _japanese_piece(state, data, unit)
    for token, at in state.red.items():
        if at != BAG:
            found[f"red/{token}"] = _red_piece(state, data, token, at)
    for token, at in state.blue.items():
        if at in SLOTS or at == PLAYED:
            shows = command_name(data.command_marker(state, token))
            found[f"blue/{token}"] = Piece(T("Command marker {marker}", marker=shows), at, _FACE_UP)
    return found | _tracks(state)


def only_told(before: State, after: State) -> frozenset[str]:
    """Return the hidden units that the player named or, by an undo, did not name yet."""
    return frozenset(
        f"japan/{name}"
        for name, was in before.japan.items()
        if (now := after.japan.get(name)) is not None
        and was.hidden
        and now.hidden
        and (was.place == UNKNOWN) != (now.place == UNKNOWN)
    )


def _us_piece(state: State, data: GameData, name: str) -> Piece:
    unit = state.us[name]
    look: list[Text] = [TN("{n} step", "{n} steps", n=unit.steps)]
    if unit.marker:
        look.append(plain_text(unit.marker))
    if unit.assaulted:
        look.append(T("Recon/Assault marker"))
    if unit.supported:
        look.append(T("CS marker"))
    return Piece(plain_text(data.us[name].name), unit.place, T("{parts}", parts=look))


def _japanese_piece(state: State, data: GameData, unit: JapaneseUnit) -> Piece:
    if unit.hidden:
        return Piece(T("the hidden Japanese unit"), unit.place, _FACE_DOWN)
    steps = TN("{n} step", "{n} steps", n=unit.steps)
    name = plain_text(data.battalion(state, unit).name)
    return Piece(name, unit.place, steps)


def _red_piece(state: State, data: GameData, token: str, at: str) -> Piece:
    counter = bearer(at)
    place = state.japan[counter].place if counter else at
    if data.is_reaction(token):
        return Piece(T("a Reaction marker"), place, _FACE_DOWN if not counter else _FACE_UP)
    values = data.defence_marker(state, token)
    look = T("defense side up: {cf}{type}", cf=values.cf, type=values.defence)
    return Piece(
        T("a Defense/Support marker"), place, look if at in DEFENCE else T("support side up")
    )


def _tracks(state: State) -> dict[str, Piece]:
    """Return the markers on the tracks and on objectives (hoe:3.1.1, hoe:3.3.8)."""
    vp = running_vp(state)
    track = {
        "track/turn": Piece(
            T("the Turn marker"),
            BOX(state.turn),
            T("Good Weather") if state.weather == "good" else T("Bad Weather"),
        ),
        "track/phase": Piece(
            T("the Phase marker"),
            PHASE(state.phase),
            T("Japanese side up") if step_of(state.phase).whose is JAPAN else T("US side up"),
        ),
        "track/vp": Piece(
            T("the VP marker"), VP(vp), T("+10 side up") if vp > TRACK_END else _PLAIN
        ),
    }
    for name in state.control:
        in_time = state.captured.get(name, 99) <= OBJECTIVE_LIMITS[name]
        look = T("+1 side up") if in_time else _PLAIN
        track[f"objective/{name}"] = Piece(T("the objective marker"), OBJECTIVE(name), look)
    return track


def outcome(state: State) -> Value:
    """Return the final assessment as plain data, its band in words (hoe:2.6)."""
    result = state.result
    if result is None:
        return None
    return {
        "vp": result.vp,
        "band": result.band,
        "text": BAND_TEXTS[result.band],
        "turn": state.turn,
        "cleared": state.cleared,
        "parts": [
            {"name": name, "text": PARTS[name], "vp": vp} for name, vp in result.parts.items()
        ],
    }


_FACE_UP = T("face up")
_FACE_DOWN = T("face down")
_PLAIN = T("plain side up")

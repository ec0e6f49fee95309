"""Word the acts at the table: what becomes of a counter or marker, one sentence for each change."""

from collections.abc import Callable, Sequence

from msgspec import structs

from beachmaster.engine.acts import Moves, moves
from beachmaster.engine.pieces import Act, Piece, TableChange
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.about import JAPAN, US
from beachmaster.games.hell_on_earth.places import BOX, DRAWN, ERROR_RESERVE, PLACES, PLAYED
from beachmaster.games.hell_on_earth.texts import TN, T
from beachmaster.games.hell_on_earth.values import GameData

BACK_STEPS = 2
"""A US counter with so many steps or fewer lies on its back (hoe:3.3.1)."""
RETREAT, SITUATION = "retreat", "situation"
MARKER_FACES: dict[str, Text] = {
    "OR": T("Organized Retreat (OR)"),
    "DR": T("Disorganized Retreat (DR)"),
    "RA": T("Recon/Assault"),
    "CS": T("CS"),
    "RA+CS": T("Recon/Assault and CS"),
}
"""What the Retreat and the Situation marker of a US unit show (hoe:3.3.5, hoe:3.3.6)."""
A_MARKER: dict[str, Text] = {
    "OR": T("an Organized Retreat (OR) marker"),
    "DR": T("a Disorganized Retreat (DR) marker"),
    "RA": T("a Recon/Assault marker"),
    "CS": T("a CS marker"),
    "RA+CS": T("a marker with Recon/Assault and CS"),
}
US_ID, JAPAN_ID = US.id, JAPAN.id


def us_id(name: str, marker: str = "") -> str:
    """Return the id of a US unit among the pieces, or of a marker on it."""
    return f"{US_ID}/{name}/{marker}" if marker else f"{US_ID}/{name}"


def us_markers(name: str) -> tuple[str, str]:
    """Return the ids of both markers that can lie on a US unit."""
    return us_id(name, RETREAT), us_id(name, SITUATION)


def inland(names: Sequence[str], who: Sequence[Text]) -> Moves:
    """Return the act of units that the player told to stand on the map, off any landing beach."""
    words = T("On the map now: {units}.", units=list(who))
    return moves(*map(us_id, names), words=words if names else None, own=True)


def japan_id(name: str) -> str:
    """Return the id of a Japanese unit among the pieces."""
    return f"{JAPAN_ID}/{name}"


def red_id(token: str) -> str:
    """Return the id of an Intelligence marker among the pieces."""
    return f"red/{token}"


def blue_id(token: str) -> str:
    """Return the id of a Command marker among the pieces."""
    return f"blue/{token}"


def former_lies(name: str, lying: Piece) -> dict[str, Piece | None]:
    """Return how a piece lies that was kept by its words: of a US unit its markers stand there."""
    kind, _, which = name.partition("/")
    if kind != US_ID:
        return {name: structs.replace(lying, face=_former_face(lying.look))}
    parts = lying.look.params.get("parts", ())
    told = parts if isinstance(parts, list) else [lying.look]
    steps, *worn = [one for one in told if isinstance(one, Text)]
    found: dict[str, Piece | None] = {
        name: structs.replace(lying, look=steps, face=str(steps.n)),
        **dict.fromkeys(us_markers(which)),
    }
    codes = [_FORMER_MARKERS.get(str(one.params.get("words", one.source.text)), "") for one in worn]
    retreat = next((code for code in codes if code in ("OR", "DR")), "")
    situation = "+".join(code for code in ("RA", "CS") if code in codes)
    for marker, face in ((RETREAT, retreat), (SITUATION, situation)):
        if face:
            found[us_id(which, marker)] = worn_by(name, lying.name, lying.space, face)
    return found


def worn_by(bearer: str, unit: Text, space: str, face: str) -> Piece:
    """Return a marker on a US unit; it goes where that goes."""
    return Piece(A_MARKER[face], space, T("on {unit}", unit=unit), face, bearer)


def _former_face(look: Text) -> str:
    """Return the face that words of version 0.3.0 or before stand for."""
    if look.n is not None:
        return "last" if look.n == 1 else "up"
    return _FORMER_FACES.get(look.source.text, "")


def pool(name: str, act: Act) -> str:
    """Return where a piece is while it is off the table, empty where nobody counts it."""
    kind = name.partition("/")[0]
    if kind in ("red", "blue"):
        return f"bag/{kind}"
    return ELIMINATED_ID if kind == JAPAN_ID and act == "take" else ""


def act_words(data: GameData, change: TableChange) -> Text | None:
    """Return the game's own words for a change; None where the general ones serve."""
    kind, _, which = change.piece.partition("/")
    if kind == US_ID:
        unit, _, marker = which.partition("/")
        source = _on_us(change) if marker else _us(change)
        return source.fill(unit=data.us[unit].name) if source is not None else None
    worded = _WORDED.get(kind)
    return worded(change) if worded is not None else None


def _us(change: TableChange) -> Text | None:
    was, now = change.was, change.now
    if was is None or now is None:
        return None
    if change.act == "move":
        source = (
            T("Put the {unit} on {place}.")
            if now.space in BOX
            else T("Move the {unit} to {place}.")
        )
        return source.fill(place=PLACES.name(now.space))
    after = int(now.face)
    upright = after % 2 == 0
    source = _TURNED[upright]
    if int(was.face) > BACK_STEPS >= after:
        source = _TO_BACK[upright]
    elif int(was.face) <= BACK_STEPS < after:
        source = _TO_FRONT[upright]
    return source.fill(steps=TN("{n} step", "{n} steps", n=after))


def _on_us(change: TableChange) -> Text | None:
    """Word what becomes of a Retreat or Situation marker (hoe:3.3.5, hoe:3.3.6)."""
    was, now = change.was, change.now
    if now is None:
        assert was is not None
        return T("Take the {marker} marker off the {unit}.").fill(marker=MARKER_FACES[was.face])
    if was is None:
        return T("Put {marker} on the {unit}.").fill(marker=A_MARKER[now.face])
    other = MARKER_FACES[was.face]
    if now.face == "RA+CS":
        return T("Flip the {marker} marker on the {unit} to the side with both icons.").fill(
            marker=other
        )
    source = T("Put {marker} on the {unit} in place of their {other} marker.")
    return source.fill(marker=A_MARKER[now.face], other=other)


def _japan(change: TableChange) -> Text | None:
    was, now = change.was, change.now
    if change.act == "take" and was is not None and was.face != "down":
        return T(
            "Take {unit} in {place} off the map. Every two eliminated units score 1 VP.",
            unit=was.name,
            place=was.space,
        )
    if change.act != "turn" or was is None or now is None:
        return None
    if was.face == "down":
        up = _FACE_UP_LAST if now.face == "last" else _FACE_UP_TWO
        return up.fill(place=now.space)
    source = {
        "last": T("Rotate {unit} in {place} a quarter to the right, to its last step."),
        "up": T("Rotate {unit} in {place} a quarter to the left, to two steps."),
    }.get(now.face)
    return source.fill(unit=now.name, place=now.space) if source is not None else None


_FACE_UP_TWO = T("Flip the hidden unit in {place} face up, upright, to two steps.")
_FACE_UP_LAST = T(
    "Flip the hidden unit in {place} face up, a quarter to the right, to its last step."
)


def _red(change: TableChange) -> Text | None:
    piece = change.now or change.was
    assert piece is not None
    source = (_RED_OUT if change.act == "place" else _RED_BACK).get(piece.face)
    if change.act not in ("place", "take") or source is None:
        return None
    return source.fill(place=PLACES.name(piece.space))


def _blue(change: TableChange) -> Text | None:
    piece = change.now or change.was
    assert piece is not None
    if change.now is None:
        source = (
            T("Put one Error from the reserve into the blue bag.")
            if piece.space == ERROR_RESERVE
            else T("Put {marker} back into the blue bag.")
        )
        return source.fill(marker=piece.name)
    return _BLUE_TO.get(piece.space, _INTO_SLOT).fill(marker=piece.name)


def _objective(change: TableChange) -> Text | None:
    piece = change.now or change.was
    assert piece is not None
    source = (
        T("Take the objective marker off {objective}.")
        if change.now is None
        else T("Put the objective marker on {objective}, its +1 side up.")
        if piece.face == "+1"
        else T("Put the objective marker on {objective}, its plain side up.")
    )
    return source.fill(objective=PLACES.name(piece.space))


def _score(change: TableChange) -> Text | None:
    if change.now is None:
        return None
    return T("Put {marker} beside the VP track.", marker=change.now.name)


_WORDED: dict[str, Callable[[TableChange], Text | None]] = {
    JAPAN_ID: _japan,
    "red": _red,
    "blue": _blue,
    "objective": _objective,
    "score": _score,
}
_TURNED = {
    True: T("Rotate the {unit} a quarter to the left, upright, to show {steps}."),
    False: T("Rotate the {unit} a quarter to the right, to show {steps}."),
}
_TO_BACK = {
    True: T("Flip the {unit} to the back, upright, to show {steps}."),
    False: T("Flip the {unit} to the back, a quarter to the right, to show {steps}."),
}
_TO_FRONT = {
    True: T("Flip the {unit} to the front, upright, to show {steps}."),
    False: T("Flip the {unit} to the front, a quarter to the right, to show {steps}."),
}
"""How a US counter is laid to show its steps: four and two stand upright (hoe:3.3.1)."""
ELIMINATED_ID = f"{JAPAN_ID}/eliminated"
_RED_OUT: dict[str, Text] = {
    "defence": T("Put the marker on the unit in {place}, its defense side up."),
    "support": T("Put the marker beside the unit in {place}, its support side up."),
    "up": T("Put the Reaction marker beside the unit in {place}."),
}
_RED_BACK: dict[str, Text] = {
    "defence": T("Put the Defense marker of {place} back into the red bag."),
    "support": T("Put the Support marker of {place} back into the red bag."),
    "up": T("Put the Reaction marker back into the red bag."),
    "down": T("Put the Reaction marker from {place} into the red bag."),
}
_FORMER_MARKERS = {"OR": "OR", "DR": "DR", "Recon/Assault marker": "RA", "CS marker": "CS"}
_FORMER_FACES = {
    "face down": "down",
    "face up": "up",
    "defense side up: {cf}{type}": "defence",
    "support side up": "support",
    "Bad Weather": "bad",
    "Good Weather": "good",
    "Japanese side up": "japan",
    "US side up": "us",
    "+10 side up": "+10",
    "+1 side up": "+1",
    "plain side up": "plain",
}
"""What the looks were called when saves kept them by their words alone; never changed."""
_INTO_SLOT = T("Put {marker} face up in the Command Area.")
_BLUE_TO: dict[str, Text] = {
    PLAYED: T("Put {marker} beneath the Command Area."),
    ERROR_RESERVE: T("Move one Intelligence Error from its slot to the reserve."),
    DRAWN: T("Take {marker} out of the blue bag."),
}

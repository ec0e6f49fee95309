"""Word the acts at the table: what becomes of a unit or marker, one sentence for each change."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import structs

from beachmaster.engine.pieces import FACELESS, Piece, TableChange
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima.places import IMPULSE as IMPULSE_SPACE
from beachmaster.games.ie_shima.places import OUT, PLACES
from beachmaster.games.ie_shima.places import VP as VP_SPACE
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.texts import T

TURN, IMPULSE, VP, ADVANTAGE = "track/turn", "track/impulse", "track/vp", "track/advantage"


def control_id(area: str) -> str:
    """Return the id of an area's Control marker among the pieces."""
    return f"control/{area}"


def rubble_id(area: str) -> str:
    """Return the id of a Rubble marker among the pieces."""
    return f"rubble/{area}"


def marker_id(marker: str) -> str:
    """Return the id of a bombardment or Satchel marker among the pieces."""
    return f"marker/{marker}"


def figure_id(figure: str) -> str:
    """Return the id of a historical figure among the pieces."""
    return f"figure/{figure}"


def support_id(call: str) -> str:
    """Return the id of a Support marker among the pieces."""
    return f"support/{call}"


def act_words(_data: object, change: TableChange) -> Text | None:
    """Return the game's own words for a change; None where the general ones serve."""
    if change.piece in ROSTER:
        return _unit(change)
    worded = _WORDED.get(change.piece) or _WORDED.get(change.piece.partition("/")[0])
    return worded(change) if worded is not None else None


def former_lies(name: str, lying: Piece) -> Mapping[str, Piece | None]:
    """Return a piece with its face as a key; saves of 0.3.0 stored its look in words."""
    return {name: structs.replace(lying, face=_FORMER_FACES.get(lying.look.source.text, ""))}


def _unit(change: TableChange) -> Text | None:
    if change.act in ("take", "move") and change.was is not None:
        if change.act == "move" and change.space != OUT:
            return None
        return T("Take {unit} off the map.", unit=change.was.name)
    if change.now is None:
        return None
    full = change.now.face == "full"
    if change.act == "turn":
        source = (
            T("Flip {unit} to its full side.") if full else T("Flip {unit} to its striped side.")
        )
    elif full:
        source = T("Place {unit} in {place}, full side up.")
    else:
        source = T("Place {unit} in {place}, striped side up.")
    return source.fill(unit=change.now.name, place=PLACES.name(change.space))


def _turn(change: TableChange) -> Text | None:
    if change.act != "move":
        return None
    return T("Move the Turn marker to {place}.", place=PLACES.name(change.space))


def _impulse(change: TableChange) -> Text | None:
    if change.now is None:
        return None
    if change.act == "move":
        return T(
            "Move the Impulse marker to {number}.", number=IMPULSE_SPACE.which(change.space) or ""
        )
    if change.now.face == "rain":
        return T("Flip the Impulse marker to its Rain side.")
    return T("Flip the Impulse marker to its Clear side.")


def _vp(change: TableChange) -> Text | None:
    if change.act != "move":
        return None
    return T("Move the VP marker to {points}.", points=VP_SPACE.which(change.space) or "")


def _advantage(change: TableChange) -> Text | None:
    if change.act != "turn" or change.now is None:
        return None
    us = change.now.face == "us"
    return (
        T("Flip the Advantage marker to its US side.")
        if us
        else T("Flip the Advantage marker to its Japanese side.")
    )


def _control(change: TableChange) -> Text | None:
    if change.act != "turn" or change.now is None:
        return None
    return flips(change.now.face, [PLACES.name(change.space)])


def flips(side: str, areas: Sequence[Text]) -> Text:
    """Return the act that flips the Control markers of areas to the side that holds them now."""
    us = side == "us"
    if len(areas) == 1:
        one = (
            T("Flip the Control marker of {area} to its US side.")
            if us
            else T("Flip the Control marker of {area} to its Japanese side.")
        )
        return one.fill(area=areas[0])
    several = (
        T("Flip the Control markers of {areas} to their US side.")
        if us
        else T("Flip the Control markers of {areas} to their Japanese side.")
    )
    return several.fill(areas=areas)


def _marker(change: TableChange) -> Text | None:
    if change.now is None:
        return T("Take {marker} out of the game.", marker=change.was.name) if change.was else None
    if change.act == "place":
        return T("Place {marker} in its holding box.", marker=change.now.name)
    used = change.now.face == "used"
    source = T("Flip {marker} to its USED side.") if used else T("Flip {marker} to its ready side.")
    return source.fill(marker=change.now.name)


def _figure(change: TableChange) -> Text | None:
    if change.now is None or change.act == "take":
        return None
    if change.act == "turn":
        return T("Flip {figure} to the KIA side.", figure=change.now.name)
    return T("Place {figure} on {place}.", figure=change.now.name, place=PLACES.name(change.space))


def _rubble(change: TableChange) -> Text | None:
    if change.act != "place":
        return None
    return T("Place a Rubble marker in {area}.", area=PLACES.name(change.space))


_WORDED: Mapping[str, Callable[[TableChange], Text | None]] = {
    TURN: _turn,
    IMPULSE: _impulse,
    VP: _vp,
    ADVANTAGE: _advantage,
    "control": _control,
    "marker": _marker,
    "support": _marker,
    "figure": _figure,
    "rubble": _rubble,
}
_FORMER_FACES = {
    "full side up": "full",
    "striped side up": "reduced",
    "eliminated": FACELESS,
    "US side up": "us",
    "Japanese side up": "japan",
    "Clear side up": "clear",
    "Rain side up": "rain",
    "available": "ready",
    "USED side up": "used",
    "face up": "up",
}
"""What the looks were called when saves kept them by their words alone; never changed."""

"""Put single values right by hand: a unit's place or side, control, markers, tracks."""

from collections.abc import Mapping

from beachmaster.engine.adjust import Called, Spot, Word, in_words, now_is, spot
from beachmaster.engine.module import AdjustError
from beachmaster.engine.text import Text, place_text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima.checks import places_of
from beachmaster.games.ie_shima.data import GameData
from beachmaster.games.ie_shima.field import SIDES, by_place
from beachmaster.games.ie_shima.places import AREAS, PLACES, SPECIAL
from beachmaster.games.ie_shima.roster import ROSTER, other
from beachmaster.games.ie_shima.state import State
from beachmaster.games.ie_shima.texts import T

VALUES: dict[str, Text] = {
    "units.UNIT.place": T("{one}, place"),
    "units.UNIT.strength": T("{one}, side up"),
    "control.AREA": T("area {one}, control"),
    "rubble.AREA": T("rubble in area {one}"),
    "markers.MARKER": T("marker {one}"),
    "impulse": T("impulse"),
    "weather": T("weather"),
    "weather_next": T("the weather changes at the next Japanese Impulse"),
    "advantage": T("Advantage"),
    "area4": T("the point of Area 4"),
    "kamikaze_rp": T("RP lost to the Kamikaze"),
}
"""What can be put right, by path, and what it is called."""


def adjust(state: State, data: GameData, path: str, value: Value) -> Text:
    """Change one value and say what was changed; the caller checks the whole for sense.

    Raise `AdjustError` for a path that does not exist or a value of the wrong kind.
    """
    del data
    at = spot(state, path, VALUES, _NAMED)
    now = _place(state, at, value) if at.pattern == "units.UNIT.place" else at.put(value)
    return now_is(at.what, in_words(now, PLACES.name))


def _place(state: State, at: Spot, value: Value) -> Value:
    """Put a unit elsewhere; what that does to control is settled once all of them stand."""
    place = at.take(value, Word)
    able = places_of(str(at.name), state)
    if place not in able:
        raise AdjustError(T("There is no place “{place}” for it.", place=place), list(able))
    at.holder.place = place
    if place == SPECIAL:
        at.holder.strength = "full"
    return place


def settle(state: State) -> None:
    """Give each area in which one side is alone to that side (ies:7.2)."""
    for side in SIDES:
        enemies = by_place(state.units, other(side))
        for place in by_place(state.units, side):
            if place in AREAS and place not in enemies:
                state.control[place] = side


def path_of(state: State, data: GameData, unit: str) -> str:
    """Return under which path a unit of the list is put right."""
    del state, data
    return f"units.{unit}"


def find(word: str) -> str | None:
    """Return a unit by its id or by its printed name."""
    sought = word.casefold()
    return next((u for u, e in ROSTER.items() if sought in (u, e.name.casefold())), None)


_NAMED: Mapping[str, Called] = {
    "units": Called(find, lambda word: plain_text(ROSTER[find(word) or word].name)),
    "control": Called(lambda word: word if word in AREAS else None, place_text),
    "rubble": Called(lambda word: word if word in AREAS else None, place_text),
}

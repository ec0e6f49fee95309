"""Put single values right by hand: a unit's place or steps, a counter, a track.

What a value may be is told by the types of the state; here is what its change brings with it.
"""

from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from beachmaster.engine.adjust import Called, Spot, Word, in_words, now_is, spot
from beachmaster.engine.module import AdjustError
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.checks import is_us_place
from beachmaster.games.bloodbath.places import CONTAINER, LOST, PLACES, REMOVED, TRACK
from beachmaster.games.bloodbath.setup import COASTS
from beachmaster.games.bloodbath.state import Shore, State
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import GameData
from beachmaster.games.bloodbath.words import forget

VALUES: dict[str, Text] = {
    "us.UNIT.place": T("{one}, place"),
    "us.UNIT.steps": T("{one}, steps"),
    "us.UNIT.level": T("{one}, place in the stack"),
    "us.UNIT.collins": T("{one}, Task Force Collins"),
    "japan.PLACE.place": T("the Japanese unit in {one}, place"),
    "japan.PLACE.unit": T("the Japanese unit in {one}, name"),
    "japan.PLACE.dug_in": T("the Japanese unit in {one}, dug in"),
    "storm": T("storm"),
    "coast": T("invaded coast"),
    "suribachi": T("Mount Suribachi cleared"),
    "cleared.SECTOR": T("sector {one} cleared"),
    "regiments.REGIMENT": T("regiment {one} called forward"),
}
"""What can be put right, by path, and what it is called."""


def adjust(state: State, data: GameData, path: str, value: Value) -> Text:
    """Change one value and say what was changed; the caller checks the whole for sense.

    Raise `AdjustError` for a path that does not exist or a value of the wrong kind.
    """
    at = spot(state, path, VALUES, _named(state, data))
    change = _CHANGES.get(at.pattern)
    now = change(state, data, at, value) if change else at.put(value)
    if at.pattern.startswith("japan."):
        state.among = msgspec.UNSET  # what draws proved no longer holds
    if at.pattern.startswith("japan.") or at.pattern in ("us.UNIT.place", "us.UNIT.steps"):
        forget(state)
    return now_is(at.what, in_words(now, _word))


def path_of(state: State, data: GameData, unit: str) -> str:
    """Return under which path a unit of the list is put right; a Japanese one by its counter.

    Its hex would no longer name it once another one moved there.
    """
    if unit in state.us:
        return f"us.{unit}"
    return f"japan.{find(state, data, unit.rpartition('/')[2])}"


def _named(state: State, data: GameData) -> Mapping[str, Called]:
    """Return how the player calls what the state keeps under its own names."""
    regiments = {counter.regiment for counter in data.us.values()} - {""}
    return {
        "us": Called(words=lambda name: plain_text(data.us[name].name)),
        "japan": Called(partial(find, state, data)),
        "regiments": Called(lambda word: word if word in regiments else None),
    }


def find(state: State, data: GameData, word: str) -> str | None:
    """Return a Japanese counter by its hex, by its name where it is seen or gone, or by its id."""
    for counter, unit in state.japan.items():
        if unit.on_map and unit.place == word:
            return counter
    for counter, unit in state.japan.items():
        known = unit.unit and not unit.hidden
        if known and word.casefold() in (unit.unit, data.japanese(state, unit).name.casefold()):
            return counter
    return word if word in state.japan else None


def _us_place(state: State, data: GameData, at: Spot, value: Value) -> Value:
    unit, place = at.holder, at.take(value, Word)
    if not is_us_place(place, state, data):
        raise AdjustError(_NO_PLACE.fill(value=place))
    unit.place = place
    if place in (LOST, REMOVED):
        unit.steps = 0
    if not unit.on_map:
        unit.level = 0
        state.opposed.pop(at.name, None)
    elif unit.steps == 0:
        unit.steps = 1
    return place


def _japan_place(_: State, data: GameData, at: Spot, value: Value) -> Value:
    unit, place = at.holder, at.take(value, Word)
    if data.prints is not None and place not in (*data.prints.hexes, CONTAINER, TRACK):
        raise AdjustError(_NO_PLACE.fill(value=place))
    unit.place = place
    if not unit.on_map:
        unit.dug_in = True
    return place


def _japan_unit(state: State, data: GameData, at: Spot, value: Value) -> Value:
    """Turn a counter up as the unit it really is; where the program had that one, they swap."""
    unit, word = at.holder, at.take(value, Word)
    names = {**data.japan, **state.described}
    wanted = word.casefold()
    found = [n for n, values in names.items() if wanted in (n, values.name.casefold())]
    if not found:
        raise AdjustError(T("There is no Japanese unit “{unit}”.", unit=word), list(names))
    for other in state.japan.values():
        if other.unit == found[0]:
            other.unit = unit.unit
    unit.unit, unit.hidden = found[0], False
    return word


def _coast(_: State, __: GameData, at: Spot, value: Value) -> Value:
    """Change the coast, which once chosen stays one of the two."""
    return at.put(at.take(value, Shore))


def _cleared(state: State, _: GameData, at: Spot, value: Value) -> Value:
    now = at.put(value)
    state.cleared.sort()
    return now


def _word(word: str) -> Text:
    return COASTS[word] if word in COASTS else PLACES.name(word)


_CHANGES: dict[str, Callable[[State, GameData, Spot, Value], Value]] = {
    "us.UNIT.place": _us_place,
    "japan.PLACE.place": _japan_place,
    "japan.PLACE.unit": _japan_unit,
    "coast": _coast,
    "cleared.SECTOR": _cleared,
}
"""Where more changes than the value, or the player may say it otherwise than the state."""
_NO_PLACE = T("There is no place “{value}”.")

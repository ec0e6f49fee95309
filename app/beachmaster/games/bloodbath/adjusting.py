"""Put single values right by hand: a unit's place or steps, a counter, a track."""

from collections.abc import Callable

import msgspec

from beachmaster.engine.module import AdjustError
from beachmaster.engine.putting_right import flag, number, one_of, words
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import adjusted
from beachmaster.games.bloodbath.boards import memory
from beachmaster.games.bloodbath.checks import is_us_place
from beachmaster.games.bloodbath.places import CONTAINER, LOST, REMOVED, TRACK
from beachmaster.games.bloodbath.setup import COASTS
from beachmaster.games.bloodbath.state import (
    SECTORS,
    JapaneseUnit,
    State,
    UsUnit,
)
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import GameData

PATHS = (
    "us.UNIT.place",
    "us.UNIT.steps",
    "us.UNIT.level",
    "us.UNIT.collins",
    "japan.PLACE.place",
    "japan.PLACE.unit",
    "japan.PLACE.dug_in",
    "storm",
    "coast",
    "suribachi",
    "cleared.SECTOR",
    "regiments.REGIMENT",
)
_US_FIELDS = ("place", "steps", "level", "collins")
_STANDING = ("place", "steps")
_JAPAN_FIELDS = ("place", "unit", "dug_in")


def adjust(state: State, data: GameData, path: str, value: Value) -> Text:
    """Change one value and say what was changed; the caller checks the whole for sense.

    Raise `AdjustError` for a path that does not exist or a value of the wrong kind.
    """
    head, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    counter = find(state, data, name) if head == "japan" else None
    if head == "us" and name in state.us and field in _US_FIELDS:
        _us(state, state.us[name], data, field, value)
        if field in _STANDING:
            memory.forget(state)
    elif counter is not None and field in _JAPAN_FIELDS:
        _japan(state, data, counter, field, value)
        state.among = msgspec.UNSET  # what draws proved no longer holds
        memory.forget(state)
    elif head in _TRACKS and not rest:
        _TRACKS[head](state, value)
    elif head == "cleared" and rest in {str(sector) for sector in SECTORS}:
        state.cleared = sorted(_with(state.cleared, int(rest), flag(value)))
    elif head == "regiments" and rest in {counter.regiment for counter in data.us.values()}:
        state.regiments = _with(state.regiments, rest, flag(value))
    else:
        raise AdjustError(
            T("There is no value “{path}” that can be put right.", path=path), list(PATHS)
        )
    return adjusted.changed(data, path, value)


def find(state: State, data: GameData, word: str) -> JapaneseUnit | None:
    """Return a Japanese counter by its hex, or by its name where it lies face up or is gone."""
    for unit in state.japan.values():
        if unit.on_map and unit.place == word:
            return unit
    for unit in state.japan.values():
        known = unit.unit and not unit.hidden
        if known and word.casefold() in (unit.unit, data.japanese(state, unit).name.casefold()):
            return unit
    return None


def _with(items: list[Value], item: Value, wanted: bool) -> list[Value]:
    kept = [one for one in items if one != item]
    return [*kept, item] if wanted else kept


def _us(state: State, unit: UsUnit, data: GameData, field: str, value: Value) -> None:
    if field == "place":
        if not is_us_place(words(value), data):
            raise AdjustError(_NO_PLACE.fill(value=str(value)))
        unit.place = value
        if unit.place in (LOST, REMOVED):
            unit.steps = 0
        if not unit.on_map:
            unit.level = 0
            name = next(name for name, one in state.us.items() if one is unit)
            state.opposed.pop(name, None)
        elif unit.steps == 0:
            unit.steps = 1
    elif field == "collins":
        unit.collins = flag(value)
    else:
        setattr(unit, field, number(value))


def _japan(state: State, data: GameData, unit: JapaneseUnit, field: str, value: Value) -> None:
    if field == "dug_in":
        unit.dug_in = flag(value)
    elif field == "unit":
        name_counter(state, data, unit, words(value))
    else:
        place = words(value)
        if data.prints is not None and place not in (*data.prints.hexes, CONTAINER, TRACK):
            raise AdjustError(_NO_PLACE.fill(value=place))
        unit.place = place
        if not unit.on_map:
            unit.dug_in = True


def name_counter(state: State, data: GameData, unit: JapaneseUnit, word: str) -> None:
    """Turn a counter up as the unit it really is; where the program had that one, they swap."""
    wanted = word.casefold()
    names = {**data.japan, **state.described}
    found = [n for n, values in names.items() if wanted in (n, values.name.casefold())]
    if not found:
        raise AdjustError(T("There is no Japanese unit “{unit}”.", unit=word), list(names))
    for other in state.japan.values():
        if other.unit == found[0]:
            other.unit = unit.unit
    unit.unit, unit.hidden = found[0], False


def _storm(state: State, value: Value) -> None:
    state.storm = flag(value)


def _coast(state: State, value: Value) -> None:
    state.coast = one_of(value, list(COASTS))


def _suribachi(state: State, value: Value) -> None:
    state.suribachi = flag(value)


_TRACKS: dict[str, Callable[[State, Value], None]] = {
    "storm": _storm,
    "coast": _coast,
    "suribachi": _suribachi,
}
_NO_PLACE = T("There is no place “{value}”.")

"""Put single values right by hand: a unit's place or steps, a marker, a track, a bag."""

from collections.abc import Callable

from beachmaster.engine.module import AdjustError
from beachmaster.engine.putting_right import flag, number, one_of, words
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import adjusted, adjusting_japan, memory
from beachmaster.games.hell_on_earth.adjusting_japan import find
from beachmaster.games.hell_on_earth.board_data import OBJECTIVES
from beachmaster.games.hell_on_earth.checks import is_us_place
from beachmaster.games.hell_on_earth.places import DEFENCE, DRAWN, REACTION, SUPPORT
from beachmaster.games.hell_on_earth.state import (
    State,
    UsUnit,
)
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

PATHS = (
    "us.UNIT.place",
    "us.UNIT.steps",
    "us.UNIT.marker",
    "us.UNIT.assaulted",
    "us.UNIT.supported",
    "japan.PLACE.place",
    "japan.PLACE.steps",
    "japan.PLACE.battalion",
    "red.TOKEN",
    "blue.TOKEN",
    "weather",
    "artillery",
    "orders",
    "order_played",
    "control.OBJECTIVE",
    "captured.OBJECTIVE",
)


def adjust(state: State, data: GameData, path: str, value: Value) -> Text:
    """Change one value and say what was changed; the caller checks the whole for sense.

    Raise `AdjustError` for a path that does not exist or a value of the wrong kind.
    """
    head, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".") if head in ("us", "japan") else (rest, "", "")
    if head == "us" and name in state.us:
        _us(state.us[name], data, field, value)
    elif head == "japan" and field in adjusting_japan.FIELDS and (unit := find(state, name)):
        adjusting_japan.adjust_unit(state, data, unit, field, value)
    elif head in ("red", "blue") and rest in getattr(state, head):
        getattr(state, head)[rest] = _token_place(state, head, words(value))
    elif head in _TRACKS and not rest:
        _TRACKS[head](state, data, value)
    elif head == "control" and rest in OBJECTIVES:
        if rest == "suribachi":
            memory.forget(state)  # the guns fire at the farthest now, or at the nearest again
        return _control(state, data, path, value)
    elif head == "captured" and rest in OBJECTIVES:
        _captured(state, rest, value)
    else:
        raise AdjustError(_NO_PATH.fill(path=path), list(PATHS))
    if field in _STANDING:
        memory.forget(state)
    return adjusted.changed(state, data, path, value)


def _token_place(state: State, bag: str, place: str) -> str:
    """Return where a token goes; a Defense marker may be put on a unit by the unit's place."""
    if place in SUPPORT or place in REACTION or (bag == "blue" and place == DRAWN):
        raise AdjustError(
            T("No marker stays in “{value}”; the program puts it there.", value=place)
        )
    name = DEFENCE.which(place)
    if name is None:
        return place
    found = [n for n, u in state.japan.items() if u.alive and name in (u.place, n)]
    if not found:
        raise AdjustError(_NO_PLACE.fill(value=name))
    return DEFENCE(found[0])


def _us(unit: UsUnit, data: GameData, field: str, value: Value) -> None:
    if field == "place":
        if not is_us_place(words(value), data):
            raise AdjustError(_NO_PLACE.fill(value=str(value)))
        unit.place = value
        if not unit.on_map:
            unit.marker = ""
            unit.assaulted = unit.supported = False
    elif field == "steps":
        unit.steps = number(value)
    elif field == "marker":
        unit.marker = one_of(value, ["OR", "DR", ""])
    elif field in ("assaulted", "supported"):
        setattr(unit, field, flag(value))
    else:
        raise AdjustError(_NO_PATH.fill(path=field), list(PATHS))


def _control(state: State, data: GameData, path: str, value: Value) -> Text:
    """Give or take an objective, and say which turn a capture is counted for."""
    name, taken = path.rpartition(".")[2], flag(value)
    held = [objective for objective in state.control if objective != name]
    state.control = [*held, name] if taken else held
    what = adjusted.changed(state, data, path, taken)
    if not taken:
        return what
    return T(
        "{what} It counts as taken in turn {turn}.",
        what=what,
        turn=state.captured.setdefault(name, state.turn),
    )


def _captured(state: State, name: str, value: Value) -> None:
    if value is None:
        state.captured.pop(name, None)
    else:
        state.captured[name] = number(value)


def _weather(state: State, _: GameData, value: Value) -> None:
    state.weather = one_of(value, ["good", "bad"])


def _artillery(state: State, data: GameData, value: Value) -> None:
    """Set the count on a table board, or name the hexes on a tracked one."""
    if data.prints is None:
        state.artillery = number(value)
    elif isinstance(value, list) and all(one in data.prints.guns for one in value):
        state.artillery_hexes = sorted(set(value))
        state.artillery = len(state.artillery_hexes)
    else:
        raise AdjustError(
            T("On a tracked board name the gun hexes as a list."), list(data.prints.guns)
        )


def _orders(state: State, _: GameData, value: Value) -> None:
    state.orders = number(value)


def _order_played(state: State, _: GameData, value: Value) -> None:
    state.order_played = flag(value)


_STANDING = ("place", "steps", "marker")
"""What may move a unit, take it off, or let it be asked for."""
_TRACKS: dict[str, Callable[[State, GameData, Value], None]] = {
    "weather": _weather,
    "artillery": _artillery,
    "orders": _orders,
    "order_played": _order_played,
}
_NO_PATH = T("There is no value “{path}” that can be put right.")
_NO_PLACE = T("There is no place “{value}”.")

"""Put single values right by hand: a unit's place or steps, a marker, a track, a bag.

What a value may be is told by the types of the state; here is what its change brings with it.
"""

from collections.abc import Callable, Mapping
from functools import partial

from beachmaster.engine.adjust import Called, Spot, Word, in_words, now_is, spot
from beachmaster.engine.module import AdjustError
from beachmaster.engine.options import own_word
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import memory
from beachmaster.games.hell_on_earth.casualties import give, may_be_hq
from beachmaster.games.hell_on_earth.checks import BLUE_PLACES, is_us_place
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.orders import command_name
from beachmaster.games.hell_on_earth.places import (
    BAG,
    DEFENCE,
    DRAWN,
    ELIMINATED,
    OBJECTIVE_NAMES,
    PLACES,
    REACTION,
    SUPPORT,
    UNKNOWN,
)
from beachmaster.games.hell_on_earth.state import BOXES, JAPANESE_STEPS, JapaneseUnit, State
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

VALUES: dict[str, Text] = {
    "us.UNIT.place": T("{one}, place"),
    "us.UNIT.steps": T("{one}, steps"),
    "us.UNIT.marker": T("{one}, marker"),
    "us.UNIT.assaulted": T("{one}, Recon/Assault marker"),
    "us.UNIT.supported": T("{one}, CS marker"),
    "japan.PLACE.place": T("the Japanese unit in {one}, place"),
    "japan.PLACE.steps": T("the Japanese unit in {one}, steps"),
    "japan.PLACE.battalion": T("the Japanese unit in {one}, name"),
    "red.TOKEN": T("a red marker"),
    "blue.TOKEN": T("Command marker {one}"),
    "weather": T("weather"),
    "artillery": T("Fixed Artillery hexes under US control"),
    "orders": T("Special Orders played"),
    "order_played": T("Special Order played this turn"),
    "control.OBJECTIVE": T("US control of {one}"),
    "captured.OBJECTIVE": T("turn in which {one} was taken"),
}
"""What can be put right, by path, and what it is called."""
SHOWN_STEPS = 2
HEIR_SEED = 0  # a state does not know its game's seed; any fixed one picks the HQ's new counter


def adjust(state: State, data: GameData, path: str, value: Value) -> Text:
    """Change one value and say what was changed; the caller checks the whole for sense.

    Raise `AdjustError` for a path that does not exist or a value of the wrong kind.
    """
    at = spot(state, path, VALUES, _named(state, data))
    change = _CHANGES.get(at.pattern)
    now = change(state, data, at, value) if change else at.put(value)
    if at.pattern in _STANDING or path == "control.suribachi":  # whom the guns fire at
        memory.forget(state)
    what = now_is(at.what, in_words(now, _word))
    if at.pattern != "control.OBJECTIVE" or not now:
        return what
    turn = state.captured.setdefault(at.key, state.turn)
    return T("{what} It counts as taken in turn {turn}.", what=what, turn=turn)


def path_of(state: State, _: GameData, unit: str) -> str:
    """Return under which path a unit of the list is put right."""
    return f"us.{unit}" if unit in state.us else f"japan.{unit}"


def _named(state: State, data: GameData) -> Mapping[str, Called]:
    """Return how the player calls what the state keeps under its own names."""
    return {
        "us": Called(words=lambda name: plain_text(data.us[name].name)),
        "japan": Called(partial(_counter, state)),
        "blue": Called(words=lambda token: command_name(data.command_marker(state, token))),
        "control": Called(words=OBJECTIVE_NAMES.__getitem__),
        "captured": Called(words=OBJECTIVE_NAMES.__getitem__),
    }


def _us_place(state: State, data: GameData, at: Spot, value: Value) -> Value:
    unit, place = at.holder, at.take(value, Word)
    if not is_us_place(place, state, data):
        raise AdjustError(_NO_PLACE.fill(value=place))
    unit.place = place
    if not unit.on_map:
        unit.marker = ""
        unit.assaulted = unit.supported = False
    return place


def _token(state: State, _: GameData, at: Spot, value: Value) -> Value:
    """Move a marker; a Defense marker may be put on a unit by the unit's place."""
    place = at.take(value, Word)
    if place in SUPPORT or place in REACTION or place == DRAWN:
        raise AdjustError(
            T(
                "A marker is in “{value}” only while the program uses it. Choose another place.",
                value=place,
            )
        )
    name = DEFENCE.which(place)
    found = [n for n, u in state.japan.items() if u.alive and name in (u.place, n)]
    if not found and place not in BLUE_PLACES | BOXES:
        raise AdjustError(_NO_PLACE.fill(value=name or place))
    at.put(DEFENCE(found[0]) if found else place)
    return place


def _artillery(state: State, data: GameData, at: Spot, value: Value) -> Value:
    """Set the count on a table board, or name the hexes on a tracked one."""
    if data.prints is None:
        return at.put(value)
    guns = data.prints.at(state.learned).guns
    if not isinstance(value, list) or not all(one in guns for one in value):
        raise AdjustError(T("On the program's map, list the hexes of Fixed Artillery."), list(guns))
    state.artillery_hexes = sorted(set(value))
    state.artillery = len(state.artillery_hexes)
    return value


def _captured(state: State, _: GameData, at: Spot, value: Value) -> Value:
    if value is not None:
        return at.put(value)
    state.captured.pop(at.key, None)
    return value


def _word(word: str) -> Text:
    return _WORDS[word] if word in _WORDS else PLACES.name(word)


# -- a Japanese unit: its place, its steps, what it is, or whether it is gone --------------------


def _counter(state: State, word: str) -> str | None:
    """Return the counter that stands in a place, or that has this id (`j07`, also when gone)."""
    for name, unit in state.japan.items():
        if unit.alive and unit.place == word and word != UNKNOWN:
            return name
    return word if word in state.japan else None


def _japan(state: State, data: GameData, at: Spot, value: Value) -> Value:
    """Change one value of a Japanese unit; raise `AdjustError` where it cannot be.

    The place `eliminated` or 0 steps take the unit off the map; a place or steps for one that is
    gone bring it back. `battalion` turns a hidden counter, or says what a turned one really is.
    """
    wanted = at.take(value, Word if at.key == "place" else None)
    if at.key == "battalion":
        _turn(state, data, at.name, wanted)
    elif wanted in (ELIMINATED, 0):
        _remove(state, data, at.name)
    elif at.key == "place":
        _move(state.japan[at.name], state, data, wanted)
    else:
        _steps(state.japan[at.name], wanted)
    return value


def _move(unit: JapaneseUnit, state: State, data: GameData, place: str) -> None:
    prints = data.prints and data.prints.at(state.learned)
    if not (place in prints.hexes if prints else place == own_word(place)):
        raise AdjustError(T("There is no place “{value}”.", value=place))
    if not unit.alive:
        unit.steps = 1
    unit.place = place


def _steps(unit: JapaneseUnit, steps: int) -> None:
    if not unit.alive:
        raise AdjustError(_GONE)
    if unit.hidden and steps != JAPANESE_STEPS:
        raise AdjustError(T("A hidden unit has three steps. Enter its battalion first."))
    unit.steps = steps


def _remove(state: State, data: GameData, name: str) -> None:
    """Take a unit off the map, turning it first if it was hidden."""
    unit = state.japan[name]
    if sum(other.alive for other in state.japan.values()) == 1:
        raise AdjustError(T("The last Japanese unit cannot be taken away by hand."))
    if not unit.alive:
        raise AdjustError(_GONE)
    if unit.hidden:
        _turn(state, data, name, unit.battalion or _spare(state, data))
    unit.place, unit.steps = ELIMINATED, 0


def _spare(state: State, data: GameData) -> str:
    """Return a battalion that was not seen yet, the headquarters last."""
    seen = {unit.battalion for unit in state.japan.values()}
    left = [battalion for battalion in data.battalions if battalion not in seen]
    return next((battalion for battalion in left if battalion != HQ), HQ)


def _turn(state: State, data: GameData, name: str, word: str) -> None:
    """Give a counter its battalion, face up; whoever held that one takes this one's."""
    unit = state.japan[name]
    battalion = _battalion(state, data, word)
    if battalion == HQ and not may_be_hq(unit):
        raise AdjustError(T("The headquarters can only be one of the units it was shuffled with."))
    if not give(state, HEIR_SEED, name, battalion):
        raise AdjustError(T("This is the last unit of its group, so it is the headquarters."))
    if unit.hidden:
        unit.hidden, unit.steps = False, SHOWN_STEPS
    for token, at in state.red.items():
        if at == DEFENCE(name):
            state.red[token] = BAG


def _battalion(state: State, data: GameData, word: str) -> str:
    """Return the battalion that a word means, by id or by name."""
    wanted = word.casefold()
    for battalion, values in data.battalions.items():
        printed = state.described.get(battalion, values)
        if wanted in (battalion.casefold(), printed.name.casefold()):
            return battalion
    raise AdjustError(
        T("There is no Japanese battalion “{unit}”.", unit=word[:40]), list(data.battalions)
    )


_CHANGES: dict[str, Callable[[State, GameData, Spot, Value], Value]] = {
    "us.UNIT.place": _us_place,
    "japan.PLACE.place": _japan,
    "japan.PLACE.steps": _japan,
    "japan.PLACE.battalion": _japan,
    "red.TOKEN": _token,
    "blue.TOKEN": _token,
    "artillery": _artillery,
    "captured.OBJECTIVE": _captured,
}
"""Where more changes than the value, or the player may say it otherwise than the state."""
_STANDING = (
    *("us.UNIT.place", "us.UNIT.steps", "us.UNIT.marker"),
    *("japan.PLACE.place", "japan.PLACE.steps"),
)
"""What may move a unit, take it off, or let it be asked for."""
_WORDS: dict[str, Text] = {
    BAG: T("in the bag"),
    "good": T("good"),
    "bad": T("bad"),
}
_NO_PLACE = T("There is no place “{value}”.")
_GONE = T("This unit is off the map; give it a place first.")

"""Put a Japanese unit right by hand: its place, its steps, what it is, or whether it is gone."""

from beachmaster.engine.module import AdjustError
from beachmaster.engine.options import own_word
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.deal import give, may_be_hq
from beachmaster.games.hell_on_earth.places import BAG, DEFENCE, ELIMINATED, UNKNOWN
from beachmaster.games.hell_on_earth.state import (
    JAPANESE_STEPS,
    JapaneseUnit,
    State,
)
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

SHOWN_STEPS = 2
HEIR_SEED = 0  # a state does not know its game's seed; any fixed one picks the HQ's new counter
FIELDS = ("place", "steps", "battalion")


def find(state: State, word: str) -> str | None:
    """Return the counter that stands in a place, or that has this id (`j07`, also when gone)."""
    for name, unit in state.japan.items():
        if unit.alive and unit.place == word and word != UNKNOWN:
            return name
    return word if word in state.japan else None


def adjust_unit(state: State, data: GameData, name: str, field: str, value: Value) -> None:
    """Change one value of a Japanese unit; raise `AdjustError` where it cannot be.

    The place `eliminated` or 0 steps take the unit off the map; a place or steps for one that is
    gone bring it back. `battalion` turns a hidden counter, or says what a turned one really is.
    """
    if field == "battalion":
        _turn(state, data, name, value)
    elif value == ELIMINATED or (field == "steps" and value == 0 and value is not False):
        _remove(state, data, name)
    elif field == "place":
        _move(state, data, name, value)
    else:
        _steps(state.japan[name], value)


def _move(state: State, data: GameData, name: str, value: Value) -> None:
    unit = state.japan[name]
    if not isinstance(value, str) or not _is_place(data, value):
        raise AdjustError(T("There is no place “{value}”.", value=str(value)[:40]))
    if not unit.alive:
        unit.steps = 1
    unit.place = value


def _is_place(data: GameData, value: str) -> bool:
    return value in data.prints.hexes if data.prints else value == own_word(value)


def _steps(unit: JapaneseUnit, value: Value) -> None:
    if type(value) is not int or not 0 < value <= JAPANESE_STEPS:
        raise AdjustError(
            T(
                "A Japanese unit has 1 to {most} steps; 0 takes it off the map.",
                most=JAPANESE_STEPS,
            ),
            list(range(JAPANESE_STEPS + 1)),
        )
    if not unit.alive:
        raise AdjustError(_GONE)
    if unit.hidden and value != JAPANESE_STEPS:
        raise AdjustError(
            T("A hidden unit has three steps; say first what it is, by its battalion.")
        )
    unit.steps = value


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


def _turn(state: State, data: GameData, name: str, value: Value) -> None:
    """Give a counter its battalion, face up; whoever held that one takes this one's."""
    unit = state.japan[name]
    battalion = _battalion(state, data, value)
    if battalion == HQ and not may_be_hq(unit):
        raise AdjustError(T("The headquarters is one of the units it was shuffled with."))
    if not give(state, HEIR_SEED, name, battalion):
        raise AdjustError(T("This is the last unit of its group: the headquarters."))
    if unit.hidden:
        unit.hidden, unit.steps = False, SHOWN_STEPS
    for token, at in state.red.items():
        if at == DEFENCE(name):
            state.red[token] = BAG


def _battalion(state: State, data: GameData, value: Value) -> str:
    """Return the battalion that a word means, by id or by name."""
    wanted = value.casefold() if isinstance(value, str) else ""
    for battalion, values in data.battalions.items():
        printed = state.described.get(battalion, values)
        if wanted in (battalion.casefold(), printed.name.casefold()):
            return battalion
    raise AdjustError(
        T("There is no Japanese battalion “{unit}”.", unit=str(value)[:40]), list(data.battalions)
    )


_GONE = T("This unit is off the map; give it a place first.")

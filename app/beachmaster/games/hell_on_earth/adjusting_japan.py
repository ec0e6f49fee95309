"""Put a Japanese unit right by hand: its place, its steps, what it is, or whether it is gone."""

from beachmaster.engine.adjust import Spot, Word
from beachmaster.engine.module import AdjustError
from beachmaster.engine.options import own_word
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.casualties import give, may_be_hq
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.places import BAG, DEFENCE, ELIMINATED, UNKNOWN
from beachmaster.games.hell_on_earth.state import JAPANESE_STEPS, JapaneseUnit, State
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

SHOWN_STEPS = 2
HEIR_SEED = 0  # a state does not know its game's seed; any fixed one picks the HQ's new counter


def find(state: State, word: str) -> str | None:
    """Return the counter that stands in a place, or that has this id (`j07`, also when gone)."""
    for name, unit in state.japan.items():
        if unit.alive and unit.place == word and word != UNKNOWN:
            return name
    return word if word in state.japan else None


def adjust_unit(state: State, data: GameData, at: Spot, value: Value) -> None:
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
        _move(state.japan[at.name], data, wanted)
    else:
        _steps(state.japan[at.name], wanted)


def _move(unit: JapaneseUnit, data: GameData, place: str) -> None:
    if not (place in data.prints.hexes if data.prints else place == own_word(place)):
        raise AdjustError(T("There is no place “{value}”.", value=place))
    if not unit.alive:
        unit.steps = 1
    unit.place = place


def _steps(unit: JapaneseUnit, steps: int) -> None:
    if not unit.alive:
        raise AdjustError(_GONE)
    if unit.hidden and steps != JAPANESE_STEPS:
        raise AdjustError(
            T("A hidden unit has three steps; say first what it is, by its battalion.")
        )
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
        raise AdjustError(T("The headquarters is one of the units it was shuffled with."))
    if not give(state, HEIR_SEED, name, battalion):
        raise AdjustError(T("This is the last unit of its group: the headquarters."))
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


_GONE = T("This unit is off the map; give it a place first.")

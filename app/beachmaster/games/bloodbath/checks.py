"""Check that boxes, steps, stacks and places add up after every step."""

from collections import Counter
from collections.abc import Iterator

from beachmaster.engine.adjust import misfits
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.places import (
    CONTAINER,
    LOST,
    OFF_MAP,
    ON_MAP,
    PLACES,
    REMOVED,
    RESERVES,
    TRACK,
    UNKNOWN,
    is_own_space,
)
from beachmaster.games.bloodbath.state import BOMBARDMENT_MARKERS, JapaneseUnit, State
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import BATTALION, TANK, TO_THE_TRACK, GameData

PAIR = 2
SHARED = frozenset({CONTAINER, TRACK, UNKNOWN, OUTSIDE})
"""Where several Japanese units may be."""


def problems(state: State, data: GameData) -> list[Text]:
    """Return every invariant that the state breaks; an empty list is a sound state.

    What its types say alone is not said again here.
    """
    return misfits(state) or [
        *_us(state, data),
        *_task_force(state, data),
        *_stacks(state, data),
        *_japanese(state, data),
        *_both_sides(state, data),
        *_tracks(state, data),
    ]


def _us(state: State, data: GameData) -> Iterator[Text]:
    if state.us.keys() != data.us.keys():
        yield T("There are {whole} US units, not {count}.", count=len(state.us), whole=len(data.us))
        return
    for name, unit in state.us.items():
        place, counter = unit.place, data.us[name]
        low, high = (0, 0) if place in (LOST, REMOVED) else (1, counter.steps)
        if place == RESERVES:
            low = high
            if counter.regiment and counter.regiment in state.regiments:
                yield T("{unit}: its regiment has been called forward.", unit=counter.name)
        if not low <= unit.steps <= high:
            yield T(
                "{unit}: steps go from {low} to {high}, not {steps}.",
                unit=counter.name,
                low=low,
                high=high,
                steps=unit.steps,
            )
        if place not in OFF_MAP and not is_us_place(place, state, data):
            yield T("{unit}: there is no place “{place}”.", unit=counter.name, place=place)


def is_us_place(place: str, state: State, data: GameData) -> bool:
    """Tell whether a US unit can be in a place on this board."""
    if place in OFF_MAP:
        return True
    if data.prints is not None:
        return place in data.prints.at(state.learned).hexes
    return place == ON_MAP or is_own_space(place)


def _task_force(state: State, data: GameData) -> Iterator[Text]:
    """Yield what is wrong with Task Force Collins: one tank flipped, two removed (bib:17.4)."""
    flipped = [name for name, unit in state.us.items() if unit.collins]
    removed = {name for name, unit in state.us.items() if unit.place == REMOVED}
    if not flipped and not removed:
        return
    tanks = {name for name, counter in data.us.items() if counter.kind == TANK}
    whole = len(flipped) == 1 and flipped[0] in tanks and removed == tanks - set(flipped)
    if not whole:
        yield T(
            "Task Force Collins is one tank battalion flipped and the other two out of the game."
        )


def _stacks(state: State, data: GameData) -> Iterator[Text]:
    """Yield hexes with more US units than they hold (bib:5.3, bib:14.3, B-32)."""
    if data.prints is None:
        return
    prints = data.prints.at(state.learned)
    holds: dict[str, list[str]] = {}
    for name, unit in state.us.items():
        if unit.on_map:
            holds.setdefault(unit.place, []).append(name)
    for place, names in holds.items():
        coast = prints.coast(place)
        if place not in prints.hexes or (coast and coast == state.coast):
            continue
        most = 1 if coast else PAIR
        battalions = sum(data.us[name].kind == BATTALION for name in names)
        if len(names) > most or battalions > 1:
            yield T("Too many US units are in {place}.", place=place)


def _japanese(state: State, data: GameData) -> Iterator[Text]:
    whole = data.prints is not None and not data.prints.own
    if whole and len(state.japan) != len(data.japan):
        yield T(
            "There are {whole} Japanese units, not {count}.",
            count=len(state.japan),
            whole=len(data.japan),
        )
    for unit in state.japan.values():
        if unit.place == TRACK:
            if unit.hidden or data.japanese(state, unit).kind not in TO_THE_TRACK:
                yield T("Only HQ and artillery units, face up, lie on the Fire Support Track.")
        elif unit.place not in (CONTAINER, OUTSIDE) and not _is_hex(state, unit, data):
            yield T("A Japanese unit cannot stand in “{place}”.", place=unit.place)
        if not unit.unit and (not unit.hidden or whole):
            yield T("The Japanese unit in {place} is not a known unit.", place=unit.place)
    yield from _dealt(state, data)
    held = Counter(unit.place for unit in state.japan.values())
    for place, times in held.items():
        if times > 1 and place not in SHARED:
            yield T("Two Japanese units are in {place}; a hex holds one.", place=place)


def _dealt(state: State, data: GameData) -> Iterator[Text]:
    dealt = Counter([unit.unit for unit in state.japan.values() if unit.unit])
    for name, times in dealt.items():
        if times > 1 or not (name in data.japan or name in state.described):
            yield T("The Japanese unit {unit} is unknown or in two places.", unit=name)


def _is_hex(state: State, unit: JapaneseUnit, data: GameData) -> bool:
    """Tell whether a unit can stand there: a hex, or on a table board the player's word for one.

    On a map of the player's own it is told in the set-up where they stand.
    """
    untold = unit.hidden and unit.place == UNKNOWN
    if data.prints is not None:
        not_yet = data.prints.own and state.phase == "set-up"
        return unit.place in data.prints.at(state.learned).hexes or (not_yet and untold)
    return is_own_space(unit.place) or untold


def _both_sides(state: State, data: GameData) -> Iterator[Text]:
    """Yield hexes that both sides hold without a landing that is still to be fought (14.2)."""
    names = {name: counter.name for name, counter in data.us.items()}
    held = {unit.place for unit in state.japan.values()} - SHARED
    for name, unit in state.us.items():
        if unit.place in held and unit.on_map and state.opposed.get(name) != unit.place:
            words = PLACES.name(unit.place)
            yield T("{unit} is in {place} together with the enemy.", place=words, unit=names[name])
    for name in state.opposed:
        if name not in state.us or not state.us[name].on_map:
            yield T("{unit} has not landed on the enemy.", unit=names.get(name, name))


def _tracks(state: State, data: GameData) -> Iterator[Text]:
    reserve = {c.regiment for c in data.us.values() if c.division == 3 and c.regiment}  # bib:14.4
    if len(set(state.regiments)) < len(state.regiments) or not set(state.regiments) <= reserve:
        yield T("Only regiments of the 3rd Division are called forward.")
    if state.last_turn < state.turn:
        yield T(
            "It is turn {turn}, but turn {last} was the last one.",
            turn=state.turn,
            last=state.last_turn,
        )
    if len(set(state.cleared)) < len(state.cleared):
        yield T("A cleared sector is listed twice.")
    if state.phase != "set-up" and not state.coast:
        yield T("The coast has not been chosen.")
    if sum((state.bombarded or {}).values()) > BOMBARDMENT_MARKERS:
        yield T("There are only {whole} bombardment markers.", whole=BOMBARDMENT_MARKERS)
    for name in state.banzai:
        if name not in state.japan or not state.japan[name].on_map:
            yield T("A charging unit is no longer on the map.")

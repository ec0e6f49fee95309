"""Check that units, stacks, control and tracks add up after every step."""

from collections import Counter
from collections.abc import Iterable, Iterator

from beachmaster.engine.adjust import misfits
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima.data import GameData
from beachmaster.games.ie_shima.field import by_place
from beachmaster.games.ie_shima.places import AREAS, BEACHES, LATER, MOST, OUT, PLACES, SPECIAL
from beachmaster.games.ie_shima.roster import ARRIVALS, NIGHT_KINDS, ROSTER, is_special
from beachmaster.games.ie_shima.setup import BRIGADE
from beachmaster.games.ie_shima.state import State
from beachmaster.games.ie_shima.texts import T


def problems(state: State, data: GameData) -> list[Text]:
    """Return every invariant that the state breaks; what its types say is not said again here."""
    del data
    return misfits(state) or [*_units(state), *_stacks(state), *_control(state), *_tracks(state)]


def _units(state: State) -> Iterator[Text]:
    if state.units.keys() != ROSTER.keys():
        yield T("There are {whole} units, not {count}.", whole=len(ROSTER), count=len(state.units))
        return
    for name, unit in state.units.items():
        if unit.place not in (*places_of(name, state), OUTSIDE):
            where = PLACES.name(unit.place)
            yield T("{unit} cannot be in {place}.", unit=ROSTER[name].name, place=where)


def places_of(name: str, state: State) -> tuple[str, ...]:
    """Return where a unit can be: no side in the boxes of the other (ies:3.2, ies:3.3)."""
    entry = ROSTER[name]
    early = state.turn == 1 or (state.turn, state.phase) == (2, "reinforcement")
    waits = name in ARRIVALS and early
    if entry.side == "us":
        return (LATER, "brown") if waits else (*AREAS, *BEACHES, OUT)
    box = (SPECIAL,) if is_special(name) else ()
    before = (LATER,) if state.phase == "set-up" and not is_special(name) else ()
    areas = BRIGADE if state.phase == "set-up" and entry.kind == "regular" else AREAS
    return (*areas, *box, *before, OUT)


def _stacks(state: State) -> Iterator[Text]:
    """Yield areas with more than eight units of a side (ies:7.1)."""
    for side in ("us", "japan"):
        held = Counter(
            unit.place for name, unit in state.units.items() if ROSTER[name].side == side
        )
        for place in AREAS:
            if held[place] > MOST:
                yield T("{place} holds more than eight units.", place=PLACES.name(place))


def _control(state: State) -> Iterator[Text]:
    """Yield areas whose control is not that of the only side in it (ies:7.2)."""
    if state.control.keys() != set(AREAS):
        yield T("Each of the 16 areas is controlled by one side.")
        return
    us, japan = by_place(state.units, "us"), by_place(state.units, "japan")
    for area in AREAS if state.active is None else ():
        alone = "us" if area in us and area not in japan else ""
        alone = "japan" if area in japan and area not in us else alone
        held_back = alone == "japan" and in_the_night(state, japan[area])
        if alone and state.control[area] != alone and not held_back:
            yield T(
                "{place} must be controlled by the only side that is in it.",
                place=PLACES.name(area),
            )


def in_the_night(state: State, units: Iterable[str]) -> bool:
    """Tell whether units could stand in an area by night without taking it (I-56)."""
    late = state.phase in ("night", "refit", "end")
    return late and all(ROSTER[unit].kind in NIGHT_KINDS for unit in units)


def _tracks(state: State) -> Iterator[Text]:
    if not set(state.rubble) <= set(AREAS) or len(set(state.rubble)) < len(state.rubble):
        yield T("Rubble lies in areas, once in each.")
    if state.area4 and state.turn == 1 and state.phase != "end" and not state.over:
        yield T("Area 4 gives its point at the end of 16 April.")

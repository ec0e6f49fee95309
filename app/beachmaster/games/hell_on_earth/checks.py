"""Check that bags, steps and places add up after every step."""

from collections import Counter
from collections.abc import Iterator

from beachmaster.engine.adjust import misfits
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.places import (
    A_BEACH,
    BAG,
    BEACHES,
    DEFENCE,
    DRAWN,
    ERROR_RESERVE,
    ON_MAP,
    PLACES,
    PLAYED,
    REACTION,
    RESERVE,
    SLOTS,
    UNKNOWN,
    bearer,
    is_own_space,
)
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.state import (
    BOXES,
    JAPANESE_STEPS,
    LAST_TURN,
    OFF_MAP,
    JapaneseUnit,
    State,
)
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

SHARED = frozenset({RESERVE, OUTSIDE, ON_MAP, A_BEACH, *BOXES})
"""Where several US units may be."""
BLUE_PLACES = frozenset({BAG, ERROR_RESERVE, PLAYED, DRAWN, *SLOTS})


def problems(state: State, data: GameData) -> list[Text]:
    """Return every invariant that the state breaks (hoe:3.3); an empty list is a sound state.

    What its types say alone is not said again here.
    """
    return misfits(state) or [
        *_us(state, data),
        *_japanese(state, data),
        *_stacks(state),
        *_red(state, data),
        *_blue(state, data),
        *_tracks(state),
        *_guns(state, data),
    ]


def _us(state: State, data: GameData) -> Iterator[Text]:
    if state.us.keys() != data.us.keys():
        yield T("There are nine US units, not {count}.", count=len(state.us))
    for name, unit in state.us.items():
        words = data.us[name].name if name in data.us else name
        if not is_us_place(unit.place, state, data):
            yield T("{unit}: there is no place “{place}”.", unit=words, place=unit.place)
        if not unit.on_map and (unit.marker or unit.assaulted or unit.supported):
            yield T("{unit} has markers but is not on the map.", unit=words)


def is_us_place(place: str, state: State, data: GameData) -> bool:
    """Tell whether a US unit can be in a place on this board."""
    if place in OFF_MAP:
        return True
    if data.prints is not None:
        return place in data.prints.at(state.learned).hexes
    return place == ON_MAP or place in BEACHES


def _japanese(state: State, data: GameData) -> Iterator[Text]:
    if len(state.japan) != len(data.battalions):
        yield _THIRTY.fill(count=len(state.japan))
    prints = None if data.prints is None else data.prints.at(state.learned)
    for unit in state.japan.values():
        alive = unit.alive
        if alive and not unit.steps:
            yield T("The unit in {place} has no steps but is not eliminated.", place=unit.place)
        if unit.steps and not alive:
            yield T("An eliminated unit has no steps, not {steps}.", steps=unit.steps)
        if unit.hidden and unit.steps != JAPANESE_STEPS:
            yield T("The hidden unit in {place} has three steps.", place=unit.place)
        if alive and not _is_japanese_place(unit, prints):
            yield T("A Japanese unit cannot be in “{place}”.", place=unit.place)
        if not unit.hidden and unit.battalion not in data.battalions:
            yield T("The revealed unit in {place} is no known battalion.", place=unit.place)
    yield from _battalions(state, data)


def _is_japanese_place(unit: JapaneseUnit, prints: Prints | None) -> bool:
    """Tell whether a unit can stand there: a hex, or on a table board the player's word for one."""
    if prints is not None and not prints.own:
        return unit.place in prints.hexes
    if unit.hidden and unit.place == UNKNOWN:
        return True
    return is_own_space(unit.place) if prints is None else unit.place in prints.hexes


def _battalions(state: State, data: GameData) -> Iterator[Text]:
    dealt = Counter(unit.battalion for unit in state.japan.values() if unit.battalion)
    for name, times in dealt.items():
        if times > 1 or name not in data.battalions:
            yield T("The battalion {unit} is unknown or in two places.", unit=name)
    quarters = [unit for unit in state.japan.values() if unit.battalion == HQ]
    if any(not unit.group for unit in quarters):
        yield T("The headquarters is not one of the units it was shuffled with.")
    whole = data.prints is not None and not data.prints.own
    if whole and len(dealt) != len(data.battalions):
        yield _THIRTY.fill(count=len(dealt))


def _stacks(state: State) -> Iterator[Text]:
    """Yield places with two units: no hex holds more than one, of either side."""
    named = [u.place for u in state.japan.values() if u.alive and u.place != UNKNOWN]
    named += [u.place for u in state.us.values() if u.place not in SHARED]
    for place, times in Counter(named).items():
        if times > 1:
            yield _STACKED.fill(place=PLACES.name(place))


def _red(state: State, data: GameData) -> Iterator[Text]:
    wanted = {*data.intelligence, *data.markers.reaction}
    if state.red.keys() != wanted:
        yield T("There are 26 Intelligence markers, not {count}.", count=len(state.red))
    drawn = {token: at for token, at in state.red.items() if at != BAG}
    for token, at in drawn.items():
        if not _is_red_place(state, data, token, at):
            yield _TOKEN.fill(token=token, place=PLACES.name(at))
    for mark, times in Counter(at for at in drawn.values() if bearer(at)).items():
        if times > 1:
            yield _STACKED.fill(place=PLACES.name(mark))


def _is_red_place(state: State, data: GameData, token: str, at: str) -> bool:
    reaction = data.is_reaction(token)
    if at in BOXES:
        return reaction
    unit = state.japan.get(bearer(at) or "")
    if unit is None or (at in REACTION) != reaction:
        return False
    return at not in DEFENCE or (unit.hidden and unit.alive)


def _blue(state: State, data: GameData) -> Iterator[Text]:
    if state.blue.keys() != data.command.keys():
        yield T("There are 29 Command markers, not {count}.", count=len(state.blue))
    drawn = {token: at for token, at in state.blue.items() if at != BAG}
    for token, at in drawn.items():
        marker = state.described_blue.get(token) or data.command.get(token)
        error = marker is not None and marker.kind == "error"
        wrong = (at == ERROR_RESERVE and not error) or (at == PLAYED and error)
        if at not in BLUE_PLACES or wrong:
            yield _TOKEN.fill(token=token, place=PLACES.name(at))
    held = Counter(at for at in drawn.values() if at in SLOTS)
    for slot, times in held.items():
        if times > 1:
            yield _STACKED.fill(place=PLACES.name(slot))


def _tracks(state: State) -> Iterator[Text]:
    played = sum(at == PLAYED for at in state.blue.values())
    if state.orders < played:
        yield T(
            "{played} Special Orders are beneath the Command Area, so {value} cannot be "
            "all that were played.",
            played=played,
            value=state.orders,
        )
    if state.turn == LAST_TURN and state.phase == "command":
        yield NO_PHASE.fill(turn=LAST_TURN)
    for turn in state.captured.values():
        if turn > state.turn:
            yield T(
                "An objective is taken in turn 1 to {high}, not {value}.",
                value=turn,
                high=state.turn,
            )
    if len(set(state.control)) < len(state.control):
        yield T("An objective is listed twice.")


def _guns(state: State, data: GameData) -> Iterator[Text]:
    """Yield what is wrong with the fixed artillery: a tracked board names its hexes."""
    hexes = state.artillery_hexes
    if data.prints is not None and (
        len(set(hexes)) != state.artillery
        or not set(hexes) <= set(data.prints.at(state.learned).guns)
    ):
        yield T(
            "{count} gun hexes are listed, but {value} are controlled.",
            count=len(hexes),
            value=state.artillery,
        )
    if data.prints is None and hexes:
        yield T("On your own map, gun hexes are counted, not listed.")


_THIRTY = T("There are thirty Japanese units, not {count}.")
_STACKED = T("Two pieces are in {place}; it holds only one.")
_TOKEN = T("The marker {token} cannot be in “{place}”.")
NO_PHASE = T("Turn {turn} ends with its Second Attack Phase.")

"""Check that bags, steps and places add up after every step."""

from collections import Counter
from collections.abc import Iterator

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.state import (
    BAG,
    ELIMINATED,
    ERROR_RESERVE,
    FIXED_ARTILLERY,
    JAPANESE_STEPS,
    LAST_TURN,
    ON_MAP,
    PLAYED,
    RESERVE,
    SLOTS,
    UNKNOWN,
    US_STEPS,
    JapaneseUnit,
    State,
    is_own_space,
    reserve_box,
)
from beachmaster.games.hell_on_earth.values import GameData

BOXES = frozenset(reserve_box(turn) for turn in range(1, LAST_TURN + 2))
BEACH_PLACES = frozenset({"beach", *(f"beach{number}" for number in range(1, 7))})
BLUE_PLACES = frozenset({BAG, ERROR_RESERVE, PLAYED, "drawn", *SLOTS})
RED_MARKS = ("defence", "support", "reaction")
ORDERS = 20


def problems(state: State, data: GameData) -> list[Text]:
    """Return every invariant that the state breaks (hoe:3.3); an empty list is a sound state."""
    return [
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
        yield Text(_NINE, count=len(state.us))
    for name, unit in state.us.items():
        if not 1 <= unit.steps <= US_STEPS:
            yield Text(_STEPS, unit=name, low=1, high=US_STEPS, steps=unit.steps)
        if not is_us_place(unit.place, data):
            yield Text(_US_PLACE, unit=name, place=unit.place)
        if unit.marker not in ("", "OR", "DR"):
            yield Text(_MARKER, unit=name)
        if not unit.on_map and (unit.marker or unit.assaulted or unit.supported):
            yield Text(_MARKED_OFF_MAP, unit=name)


def is_us_place(place: str, data: GameData) -> bool:
    """Tell whether a US unit can be in a place on this board."""
    if place == RESERVE or place in BOXES:
        return True
    if data.board is not None:
        return place in data.board.hexes
    return place == ON_MAP or place in BEACH_PLACES


def _japanese(state: State, data: GameData) -> Iterator[Text]:
    if len(state.japan) != len(data.battalions):
        yield Text(_THIRTY, count=len(state.japan))
    for unit in state.japan.values():
        low, high = (0, 0) if unit.place == ELIMINATED else (1, JAPANESE_STEPS)
        if not low <= unit.steps <= high:
            yield Text(_STEPS, unit=unit.place, low=low, high=high, steps=unit.steps)
        if unit.hidden and unit.steps != JAPANESE_STEPS:
            yield Text(_HIDDEN, place=unit.place)
        if unit.alive and not _is_japanese_place(unit, data):
            yield Text(_NO_HEX, place=unit.place)
        if not unit.hidden and unit.battalion not in data.battalions:
            yield Text(_UNNAMED, place=unit.place)
    yield from _battalions(state, data)


def _is_japanese_place(unit: JapaneseUnit, data: GameData) -> bool:
    """Tell whether a unit can stand there: a hex, or on a table board the player's word for one."""
    if data.board is not None:
        return unit.place in data.board.hexes
    return is_own_space(unit.place) or (unit.hidden and unit.place == UNKNOWN)


def _battalions(state: State, data: GameData) -> Iterator[Text]:
    dealt = Counter(unit.battalion for unit in state.japan.values() if unit.battalion)
    for name, times in dealt.items():
        if times > 1 or name not in data.battalions:
            yield Text(_TWICE, unit=name)
    quarters = [unit for unit in state.japan.values() if unit.battalion == HQ]
    if any(not unit.group for unit in quarters):
        yield Text(_HQ_GROUP)
    if data.board is not None and len(dealt) != len(data.battalions):
        yield Text(_THIRTY, count=len(dealt))


def _stacks(state: State) -> Iterator[Text]:
    """Yield places with two units: no hex holds more than one, of either side."""
    named = [u.place for u in state.japan.values() if u.place not in (ELIMINATED, UNKNOWN)]
    shared = {RESERVE, ON_MAP, "beach", *BOXES}
    named += [u.place for u in state.us.values() if u.place not in shared]
    for place, times in Counter(named).items():
        if times > 1:
            yield Text(_STACKED, place=place)


def _red(state: State, data: GameData) -> Iterator[Text]:
    wanted = {*data.intelligence, *data.markers.reaction}
    if state.red.keys() != wanted:
        yield Text(_RED_COUNT, count=len(state.red))
    marks = Counter(at for at in state.red.values() if ":" in at)
    for token, at in state.red.items():
        if not _is_red_place(state, data, token, at):
            yield Text(_TOKEN, token=token, place=at)
    for mark, times in marks.items():
        if times > 1:
            yield Text(_STACKED, place=mark)


def _is_red_place(state: State, data: GameData, token: str, at: str) -> bool:
    reaction = data.is_reaction(token)
    if at == BAG:
        return True
    if at in BOXES:
        return reaction
    kind, _, name = at.partition(":")
    unit = state.japan.get(name)
    if kind not in RED_MARKS or unit is None or (kind == "reaction") != reaction:
        return False
    return kind != "defence" or (unit.hidden and unit.alive)


def _blue(state: State, data: GameData) -> Iterator[Text]:
    if state.blue.keys() != data.command.keys():
        yield Text(_BLUE_COUNT, count=len(state.blue))
    for token, at in state.blue.items():
        marker = state.described_blue.get(token) or data.command.get(token)
        error = marker is not None and marker.kind == "error"
        wrong = (at == ERROR_RESERVE and not error) or (at == PLAYED and error)
        if at not in BLUE_PLACES or wrong:
            yield Text(_TOKEN, token=token, place=at)
    held = Counter(at for at in state.blue.values() if at in SLOTS)
    for slot, times in held.items():
        if times > 1:
            yield Text(_STACKED, place=slot)


def _tracks(state: State) -> Iterator[Text]:
    played = sum(at == PLAYED for at in state.blue.values())
    bounds: tuple[tuple[Source, int, int, int], ...] = (
        (_TURN, state.turn, 1, LAST_TURN),
        (_GUNS, state.artillery, 0, FIXED_ARTILLERY),
        (_ORDERS, state.orders, played, ORDERS),
    )
    for source, value, low, high in bounds:
        if not low <= value <= high:
            yield Text(source, value=value, low=low, high=high)
    if state.turn == LAST_TURN and state.phase == "command":
        yield Text(NO_PHASE, turn=LAST_TURN)
    for turn in state.captured.values():
        if not 1 <= turn <= state.turn:
            yield Text(_CAPTURED, value=turn, high=state.turn)
    if len(set(state.control)) < len(state.control):
        yield Text(_CONTROL)


def _guns(state: State, data: GameData) -> Iterator[Text]:
    """Yield what is wrong with the fixed artillery: a tracked board names its hexes."""
    hexes = state.artillery_hexes
    if data.board is not None and (
        len(set(hexes)) != state.artillery or not set(hexes) <= set(data.board.fixed_artillery)
    ):
        yield Text(_GUN_HEXES, count=len(hexes), value=state.artillery)
    if data.board is None and hexes:
        yield Text(_GUN_COUNT)


_NINE = QT_TRANSLATE_NOOP("hoe", "There are nine US units, not {count}.")
_THIRTY = QT_TRANSLATE_NOOP("hoe", "There are thirty Japanese units, not {count}.")
_STEPS = QT_TRANSLATE_NOOP("hoe", "{unit}: steps go from {low} to {high}, not {steps}.")
_US_PLACE = QT_TRANSLATE_NOOP("hoe", "US unit {unit}: there is no place “{place}”.")
_MARKER = QT_TRANSLATE_NOOP("hoe", "US unit {unit}: a Retreat marker is OR, DR or nothing.")
_MARKED_OFF_MAP = QT_TRANSLATE_NOOP("hoe", "US unit {unit} has markers but is not on the map.")
_HIDDEN = QT_TRANSLATE_NOOP("hoe", "The hidden unit in {place} has three steps.")
_NO_HEX = QT_TRANSLATE_NOOP("hoe", "A Japanese unit cannot stand in “{place}”.")
_UNNAMED = QT_TRANSLATE_NOOP("hoe", "The revealed unit in {place} is no known battalion.")
_TWICE = QT_TRANSLATE_NOOP("hoe", "The battalion {unit} is unknown or in two places.")
_HQ_GROUP = QT_TRANSLATE_NOOP("hoe", "The headquarters is outside the units it was shuffled with.")
_STACKED = QT_TRANSLATE_NOOP("hoe", "Two pieces are in {place}; it holds only one.")
_RED_COUNT = QT_TRANSLATE_NOOP("hoe", "There are 26 Intelligence markers, not {count}.")
_BLUE_COUNT = QT_TRANSLATE_NOOP("hoe", "There are 29 Command markers, not {count}.")
_TOKEN = QT_TRANSLATE_NOOP("hoe", "The marker {token} cannot be in “{place}”.")
_TURN = QT_TRANSLATE_NOOP("hoe", "The turn goes from {low} to {high}, not {value}.")
_GUNS = QT_TRANSLATE_NOOP("hoe", "Fixed artillery goes from {low} to {high}, not {value}.")
_ORDERS = QT_TRANSLATE_NOOP("hoe", "Special Orders played go from {low} to {high}, not {value}.")
_GUN_HEXES = QT_TRANSLATE_NOOP("hoe", "{count} gun hexes are named, but {value} are controlled.")
_GUN_COUNT = QT_TRANSLATE_NOOP("hoe", "A table board counts gun hexes and does not name them.")
NO_PHASE = QT_TRANSLATE_NOOP("hoe", "Turn {turn} ends with its Second Attack Phase.")
_CAPTURED = QT_TRANSLATE_NOOP("hoe", "An objective is taken in turn 1 to {high}, not {value}.")
_CONTROL = QT_TRANSLATE_NOOP("hoe", "An objective is listed twice.")

"""Start from a position file: a game under way on the table, a lesson, a worked example.

A position says what differs from the set-up; what it leaves out stays as set up.
"""

from collections.abc import Mapping

import msgspec

from beachmaster.engine import chance
from beachmaster.engine.given import readable
from beachmaster.engine.module import Recorder
from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.setup import PositionError
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import checks
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.knowledge import mend
from beachmaster.games.bloodbath.places import AVAILABLE, CONTAINER, LOST, REMOVED, TRACK
from beachmaster.games.bloodbath.position_file import JapanesePosition, Position
from beachmaster.games.bloodbath.setup import counters, first_state, further
from beachmaster.games.bloodbath.state import (
    JapaneseUnit,
    Script,
    State,
)
from beachmaster.games.bloodbath.table_facts import TABLES
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import GameData


def start_from(given: Value, data: GameData, options: Mapping[str, str], seed: int) -> State:
    """Return the state of a position; raise `PositionError` where it breaks a rule of the game."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise PositionError(
            T("The position is not as expected: {what}", what=readable(error, Position).text)
        ) from error
    state = first_state(data, seed)
    _tracks(state, position)
    state.described, state.spaces = dict(position.described), dict(position.spaces)
    _tables_told(state, position)
    state.script.draws = [_identity(data, word) for word in position.first.draws]
    _us(state, data, position)
    if position.japan is not None:
        _japan(state, data, position)
        if _deals(data, options):
            _deal(state, data, seed)
        _mix(state, data, position)
    _banzai(state, position)
    problems = checks.problems(state, data)
    if state.turn > 1 and state.phase == "set-up":
        problems.append(T("The set-up belongs to turn 1, not to turn {turn}.", turn=state.turn))
    if problems:
        raise PositionError(T("The position breaks a rule of the game: {what}", what=problems[0]))
    return state


def _tables_told(state: State, position: Position) -> None:
    for name, told in position.tables.items():
        if not TABLES[name].can_say(told):
            raise PositionError(T("This is not a {table}.", table=TABLES[name].text))
        state.tables = {**(state.tables or {}), name: told}


def _tracks(state: State, position: Position) -> None:
    state.turn, state.phase, state.storm = position.turn, position.phase, position.storm
    state.coast = "" if position.phase == "set-up" else position.coast
    state.cleared, state.suribachi = sorted(position.cleared), position.suribachi
    state.regiments = list(position.regiments)
    state.opposed = dict(position.opposed)
    state.rebuilt, state.called = list(position.rebuilt), list(position.called)
    first = position.first
    state.script = Script(list(first.us), list(first.japan))


def _us(state: State, data: GameData, position: Position) -> None:
    """Place the US units; called regiments wait to land, other tanks leave with Collins (17.4)."""
    for name, unit in state.us.items():
        if data.us[name].regiment in position.regiments:
            unit.place = AVAILABLE
        if "us" in position.outside and name not in position.us:
            unit.place = OUTSIDE
    for name, given in position.us.items():
        found = state.us.get(name)
        if found is None:
            raise PositionError(
                T(
                    "There is no US unit {unit}; there are: {units}.",
                    unit=name,
                    units=list(state.us),
                )
            )
        found.place = given.place or found.place
        found.level, found.collins = given.level, given.collins
        gone = found.place in (LOST, REMOVED)
        found.steps = 0 if gone else found.steps if given.steps is None else given.steps
    if any(unit.collins for unit in state.us.values()):
        for name, unit in state.us.items():
            if data.us[name].kind == "tank" and not unit.collins:
                unit.place, unit.steps = REMOVED, 0


def _japan(state: State, data: GameData, position: Position) -> None:
    """Put the listed units down, those of the track on it, and the others into the container."""
    listed = position.japan or []
    beside_table = data.prints is None or data.prints.own
    told = beside_table and position.container is not None
    if not told and len(listed) + len(position.track) > len(data.japan):
        raise PositionError(T("The game has only {most} Japanese units.", most=len(data.japan)))
    units = [_unit(data, one) for one in listed]
    units += [JapaneseUnit(TRACK, _identity(data, word), hidden=False) for word in position.track]
    left = len(data.japan) - len(units)
    left_out = "japan" in position.outside
    usual = 0 if left_out else left
    inside = usual if position.container is None else position.container
    units += [JapaneseUnit(CONTAINER) for _ in range(inside)]
    if left_out:
        units += [JapaneseUnit(OUTSIDE) for _ in range(left - inside)]
    state.described = further(data, len(units)) | state.described
    state.japan = dict(zip(counters(len(units)), units, strict=True))


def _deals(data: GameData, options: Mapping[str, str]) -> bool:
    """Tell whether the program knows what lies under each counter; see `Game.dealt`."""
    if data.prints is None or not data.prints.own:
        return data.prints is not None
    return options[OPTION] != OWN and options["players"] != "two"


def _deal(state: State, data: GameData, seed: int) -> None:
    """Deal the units that were not named to the counters that are left (bib:11.2)."""
    units = state.japan.values()
    if data.prints is not None and not data.prints.own and len(units) != len(data.japan):
        return  # refused by the checks
    taken = [unit.unit for unit in units if unit.unit]
    names = [*data.japan, *further(data, len(units))]
    left = chance.shuffled([u for u in names if u not in taken], seed, "deal/position")
    for unit in units:
        unit.unit = unit.unit or left.pop()


def _mix(state: State, data: GameData, position: Position) -> None:
    """Note who may lie where, and let the deal follow it (bib:19.1)."""
    for word, places in position.among.items():
        held = [name for name, unit in state.japan.items() if unit.place in places and unit.hidden]
        if not held:
            raise PositionError(T("No face-down unit on the map can be “{unit}”.", unit=word))
        known = {} if state.among is msgspec.UNSET else state.among
        state.among = {**known, _identity(data, word): held}
    if position.among:
        mend(Game(state, {}, 0, Recorder(quiet=True), data))


def _unit(data: GameData, given: JapanesePosition) -> JapaneseUnit:
    unit = _identity(data, given.unit) if given.unit else ""
    if not given.hidden and not unit:
        raise PositionError(T("The face-up unit in {place} needs its name.", place=given.place))
    return JapaneseUnit(given.place, unit, given.hidden, given.dug_in)


def _identity(data: GameData, word: str) -> str:
    wanted = word.casefold()
    for name, values in data.japan.items():
        if wanted in (name.casefold(), values.name.casefold()):
            return name
    raise PositionError(T("There is no Japanese unit “{unit}”.", unit=word))


def _banzai(state: State, position: Position) -> None:
    """Note the charging units, named by their hexes (bib:20.5)."""
    by_place = {unit.place: name for name, unit in state.japan.items()}
    for place, goal in position.banzai.items():
        if place not in by_place:
            raise PositionError(
                T("There is no Japanese unit in {place} that could charge.", place=place)
            )
        state.banzai[by_place[place]] = goal

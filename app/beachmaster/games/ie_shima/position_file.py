"""Start from a position file, and write one: who stands where, tracks, control (ies:5.2)."""

from collections.abc import Iterator, Mapping
from typing import Literal, get_args

import msgspec

from beachmaster.engine.adjust import Word
from beachmaster.engine.given import readable
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.setup import PositionError
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima import checks
from beachmaster.games.ie_shima.bombard import MARKER_TEXTS
from beachmaster.games.ie_shima.data import GameData
from beachmaster.games.ie_shima.field import by_place
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import AREAS, LATER, PLACES
from beachmaster.games.ie_shima.roster import ARRIVALS, BATTALIONS, ROSTER
from beachmaster.games.ie_shima.setup import DEPLOYED, first_state
from beachmaster.games.ie_shima.state import (
    LAST,
    Figure,
    Impulse,
    LostPoints,
    Marker,
    Phase,
    Ready,
    State,
    Strength,
    Turn,
    Weather,
)
from beachmaster.games.ie_shima.texts import T

Owner = Literal["us", "japan"]


class Standing(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a unit is (an area, a beach box, special, out, later), and the side it has up."""

    place: Word
    strength: Strength = "full"


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position file of Last Battle: Ie Shima.

    `units` are single units or whole battalions by name; those left out stay as set up, and what is
    said of a single unit goes before what is said of its battalion. `outside` are the sides of
    which a lesson leaves out all others: they are neither on the map nor lost. `control` lists the
    areas that the US controls besides those in which it is alone. `figures` says in which turn a
    historical figure was used last, `kia` in which area one was killed. `rulings` are those
    switched while it was played, by option, and `house` the house rules, by rule.
    """

    format: Literal[1] = 1
    game: Literal["ie-shima"] = "ie-shima"
    name: str = ""
    turn: Turn = 1
    phase: Phase = "japan-1"
    impulse: Impulse = 1
    weather: Weather = "clear"
    weather_next: bool = False
    advantage: Owner = "us"
    passed: bool = False
    units: dict[Word, Standing] = {}
    outside: list[Owner] = []
    control: list[Word] = []
    rubble: list[Word] = []
    markers: dict[Marker, Ready] = {}
    figures: dict[Figure, Turn] = {}
    kia: dict[Figure, Word] = {}
    kamikaze_rp: LostPoints = 0
    area4: bool = False
    rulings: dict[str, str] = {}
    house: dict[str, str] = {}


def start_from(given: Value, data: GameData, options: Mapping[str, str]) -> State:
    """Return the state of a position; raise `PositionError` where it breaks a rule of the game."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        what = readable(error, Position).text
        raise PositionError(T("The position is not as expected: {what}", what=what)) from error
    state = state_of(position, options)
    for problem in (*_unplayable(position, state, options), *checks.problems(state, data)):
        raise PositionError(T("The position breaks a rule of the game: {what}", what=problem))
    return state


def state_of(position: Position, options: Mapping[str, str]) -> State:
    """Return the state that a position tells, whether it is sound or not."""
    state = first_state(options)
    _tracks(state, position)
    if position.turn > 1:
        for unit in ARRIVALS:
            state.units[unit].place = "brown"
    for name, one in state.units.items():
        if ROSTER[name].side in position.outside:
            one.place = OUTSIDE
    for unit, standing in _told(position).items():
        state.units[unit].place = standing.place
        state.units[unit].strength = standing.strength
    _control(state, position)
    return state


def _told(position: Position) -> dict[str, Standing]:
    """Return what is said of each unit; raise `PositionError` where it is said twice."""
    found: dict[str, Standing] = {}
    alone: dict[str, Standing] = {}
    for word, standing in position.units.items():
        units = named(word)
        into = alone if len(units) == 1 else found
        if twice := [unit for unit in units if unit in into]:
            raise PositionError(
                T("The position says twice where {unit} is.", unit=ROSTER[twice[0]].name)
            )
        into |= dict.fromkeys(units, standing)
    return found | alone


def _unplayable(position: Position, state: State, options: Mapping[str, str]) -> Iterator[Text]:
    """Yield what no game could have come to, or what the options leave out."""
    if unknown := [one for one in (*position.control, *state.kia.values()) if one not in AREAS]:
        yield T("There is no area “{area}”.", area=unknown[0])
    elif lost := [one for one in position.control if state.control[one] != "us"]:
        place = PLACES.name(lost[0])
        yield T("The US cannot control {place}: only Japanese are in it.", place=place)
    if position.phase == "set-up":
        if position.turn > 1:
            yield T("The set-up belongs to turn 1, not to turn {turn}.", turn=position.turn)
    elif left := [name for name in DEPLOYED if state.units[name].place == LATER]:
        yield T("Every Japanese unit needs a place: {unit} has none.", unit=ROSTER[left[0]].name)
    if (position.turn, position.phase) == (1, "reinforcement"):
        yield T("16 April has no Reinforcement Phase.")
    if position.turn > LAST and options["extended"] != "yes":
        yield T("Only the Extended Game goes on after turn {turn}.", turn=LAST)
    if extra := [one for one in position.markers if one not in first_state(options).markers]:
        marker = MARKER_TEXTS[extra[0]]
        yield T("Only the Advanced Game has the {marker} marker.", marker=marker)


def _tracks(state: State, position: Position) -> None:
    state.turn, state.phase, state.impulse = position.turn, position.phase, position.impulse
    state.weather, state.weather_next = position.weather, position.weather_next
    state.advantage, state.passed = position.advantage, position.passed
    state.rubble, state.figures = list(position.rubble), dict(position.figures)
    state.kia, state.kamikaze_rp = dict(position.kia), position.kamikaze_rp
    state.area4 = position.area4
    if position.turn > LAST:
        state.markers["naval"] = "gone"
    state.markers |= position.markers


def _control(state: State, position: Position) -> None:
    sides = {area: set[str]() for area in AREAS}
    for name, unit in state.units.items():
        if unit.place in sides:
            sides[unit.place].add(ROSTER[name].side)
    japan = by_place(state.units, "japan")
    for area in AREAS:
        able = sides[area] != {"japan"} or checks.in_the_night(state, japan[area])
        if sides[area] == {"us"} or (area in position.control and able):
            state.control[area] = "us"


def _outside(state: State) -> list[Owner]:
    """Return the sides of which a lesson leaves units out."""
    left_out = {ROSTER[n].side for n, unit in state.units.items() if unit.place == OUTSIDE}
    return [side for side in get_args(Owner) if side in left_out]


def named(word: str) -> tuple[str, ...]:
    """Return the units that a word names: one, or a battalion; raise `PositionError`."""
    sought = word.casefold()
    for name, entry in ROSTER.items():
        if sought in (name, entry.name.casefold()):
            return (name,)
    for battalion, members in BATTALIONS.items():
        if sought == battalion.casefold():
            return members
    raise PositionError(T("There is no unit “{unit}”.", unit=word))


def written(game: Game) -> Value:
    """Return the position file of a state; raise `PositionError` where there is none to write."""
    state = game.state
    if state.over:
        raise PositionError(T("The game is over: there is no position to go on from."))
    units = {
        ROSTER[name].name: Standing(unit.place, unit.strength)
        for name, unit in state.units.items()
        if unit.place not in (LATER, OUTSIDE)
    }
    position = Position(
        turn=state.turn,
        phase=state.phase,
        impulse=state.impulse,
        weather=state.weather,
        weather_next=state.weather_next,
        advantage="us" if state.advantage in ("us", "spent-japan") else "japan",
        passed=state.passed,
        units=units,
        outside=_outside(state),
        control=[area for area in AREAS if state.control[area] == "us"],
        rubble=list(state.rubble),
        markers=dict(state.markers),
        figures=dict(state.figures),
        kia=dict(state.kia),
        kamikaze_rp=state.kamikaze_rp,
        area4=state.area4,
    )
    plain: Value = msgspec.to_builtins(position)
    return {"format": 1, "game": "ie-shima", "turn": state.turn, "phase": state.phase} | plain

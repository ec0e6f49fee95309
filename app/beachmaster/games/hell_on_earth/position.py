"""Start from a position file: a game under way on the table, a lesson, a worked example.

A position says what differs from the set-up; what it leaves out stays as set up.
"""

from collections.abc import Iterator, Mapping

import msgspec

from beachmaster.engine import chance
from beachmaster.engine.given import readable
from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.setup import PositionError
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import checks
from beachmaster.games.hell_on_earth.board_data import EAST, EASTERN, NORTH
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, ORDER_LIMIT
from beachmaster.games.hell_on_earth.places import (
    BAG,
    BOX,
    DEFENCE,
    ELIMINATED,
    OBJECTIVE_NAMES,
    ON_MAP,
    RESERVE,
    SLOTS,
    UNKNOWN,
)
from beachmaster.games.hell_on_earth.position_file import JapanesePosition, Position
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.setup import first_state, set_out
from beachmaster.games.hell_on_earth.state import (
    JAPANESE_STEPS,
    LAST_TURN,
    JapaneseUnit,
    Script,
    State,
)
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData


def start_from(given: Value, data: GameData, options: Mapping[str, str], seed: int) -> State:
    """Return the state of a position; raise `PositionError` where it breaks a rule of the game."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise PositionError(
            T("The position is not as expected: {what}", what=readable(error, Position).text)
        ) from error
    state = first_state(data, options, seed)
    state.described, state.spaces = dict(position.described), dict(position.spaces)
    state.described_red = dict(position.described_red)
    state.described_blue = dict(position.described_blue)
    _tracks(state, position, data.prints is not None)
    _us(state, data, position)
    if position.japan is not None:
        told = data.prints is None or (data.prints.own and options[OPTION] == OWN)
        heroic = options["mode"] == "heroic"
        _japan(state, data, position, dealt=not told, heroic=heroic, seed=seed)
    elif data.prints is not None and data.prints.own and position.phase != "set-up":
        state.japan = _set_out(data, data.prints, options, seed)
    _tokens(state, position)
    problems = [*checks.problems(state, data), *_out_of_time(state, ORDER_LIMIT[options["mode"]])]
    if problems:
        raise PositionError(T("The position breaks a rule of the game: {what}", what=problems[0]))
    return state


def _out_of_time(state: State, most_orders: int) -> Iterator[Text]:
    """Yield what cannot be so at the start of this turn and phase, though it adds up."""
    if state.turn == LAST_TURN and state.phase == "organization":  # it would advance to turn 10
        yield checks.NO_PHASE.fill(turn=LAST_TURN)
    if state.turn > 1 and state.phase == "set-up":
        yield T("The set-up belongs to turn 1, not to turn {turn}.", turn=state.turn)
    if state.orders > most_orders:
        yield T(
            "At most {most} Special Orders are played a game, not {count}.",
            count=state.orders,
            most=most_orders,
        )
    for name, unit in state.us.items():
        if _passed(unit.place, state.turn) and state.phase != "assessment":
            yield T(
                "US unit {unit}: the Turn marker has passed {place}, so the unit is in the "
                "Reserve.",
                unit=name,
                place=unit.place,
            )


def _passed(place: str, turn: int) -> bool:
    """Tell whether the Turn marker has been on a box: what waits there never comes out."""
    return place in {BOX(number) for number in range(1, turn + 1)}


def _tracks(state: State, position: Position, tracked: bool) -> None:
    state.turn, state.phase, state.weather = position.turn, position.phase, position.weather
    state.control = list(position.control)
    state.captured = dict.fromkeys(position.control, position.turn)
    state.captured.update(position.captured.items())
    _no_point_lost(position)
    state.artillery = len(position.artillery_hexes) or position.artillery
    state.artillery_hexes = list(position.artillery_hexes) if tracked else []
    first = position.first
    state.script = Script(list(first.blue), list(first.red), list(first.draws))
    state.orders, state.order_played = position.orders, position.order_played


def _no_point_lost(position: Position) -> None:
    """Ask for the turn of a capture where it decides about a point (hoe:2.2)."""
    for name in position.control:
        if name not in position.captured and position.turn > OBJECTIVE_LIMITS[name]:
            objective = OBJECTIVE_NAMES[name]
            limit = OBJECTIVE_LIMITS[name]
            raise PositionError(
                T(
                    "The US controls {objective}: enter under “captured” in which turn it "
                    "took “{name}”. Only a capture by turn {limit} gives a victory point.",
                    objective=objective,
                    name=name,
                    limit=limit,
                )
            )


def _us(state: State, data: GameData, position: Position) -> None:
    """Place the US units; one whose box the marker has reached is in the Reserve (hoe:5.9)."""
    for waiting in state.us.values():
        if "us" in position.outside:
            waiting.place = OUTSIDE
        elif _passed(waiting.place, state.turn):
            waiting.place = RESERVE
    for name, given in position.us.items():
        unit = state.us.get(name)
        if unit is None:
            raise PositionError(
                T(
                    "There is no US unit {unit}; there are: {units}.",
                    unit=name,
                    units=list(state.us),
                )
            )
        place = given.place or unit.place
        unit.place = ON_MAP if place == UNKNOWN and data.prints is None else place
        unit.steps = given.steps or unit.steps
        unit.marker = given.marker
        unit.assaulted, unit.supported = given.assaulted, given.supported


def _japan(
    state: State, data: GameData, position: Position, *, dealt: bool, heroic: bool, seed: int
) -> None:
    """Put the listed units down, deal what lies under the hidden ones, remove the rest."""
    listed = position.japan or []
    if not listed and position.phase != "assessment":
        raise PositionError(T("No Japanese unit is left: the game is over."))
    if len(listed) > len(data.battalions):
        raise PositionError(
            T(
                "There are {count} Japanese units; the game has {most}.",
                count=len(listed),
                most=len(data.battalions),
            )
        )
    names = list(state.japan)
    for name, given in zip(names, listed, strict=False):
        state.japan[name] = _unit(data, given)
    gone = names[len(listed) :]
    lost = len(position.eliminated) if "japan" in position.outside else len(gone)
    for at, (name, battalion) in enumerate(
        zip(gone, _lost(data, position, len(gone)), strict=True)
    ):
        where = ELIMINATED if at < lost else OUTSIDE
        state.japan[name] = JapaneseUnit(where, 0, False, battalion, 0, battalion == HQ)
    if dealt:
        if heroic:
            _group_in_the_east(state, seed)
        _deal(state, data, seed)
    for name, given in zip(names, listed, strict=False):
        if given.defence is not None:
            _token(state.red, given.defence, DEFENCE(name))
    _bombarded(state, position)


def _set_out(
    data: GameData, prints: Prints, options: Mapping[str, str], seed: int
) -> dict[str, JapaneseUnit]:
    """Set the units out on a map of the player's own; raise where it does not say where."""
    if len(prints.deployment) != len(data.battalions):
        raise PositionError(
            T(
                "Enter under “japan” where the Japanese units are: not all {count} hexes "
                "of the set-up are known on your map.",
                count=len(data.battalions),
            )
        )
    return set_out(data, prints, options, seed)


def _unit(data: GameData, given: JapanesePosition) -> JapaneseUnit:
    battalion = _battalion(data, given.battalion) if given.battalion else ""
    if given.place == UNKNOWN and data.prints is not None:
        raise PositionError(T("Enter the hex of each Japanese unit."))
    if not given.hidden and not battalion:
        raise PositionError(
            T("The battalion of the revealed unit in {place} is missing.", place=given.place)
        )
    steps = given.steps or (JAPANESE_STEPS if given.hidden else 2)
    home = given.home
    if data.prints is not None and given.place in data.prints.hexes and not home:
        home = data.prints.sector(given.place)
    group = given.group or battalion == HQ or home == NORTH
    return JapaneseUnit(given.place, steps, given.hidden, battalion, home, group)


def _battalion(data: GameData, word: str) -> str:
    wanted = word.casefold()
    for name, values in data.battalions.items():
        if wanted in (name.casefold(), values.name.casefold()):
            return name
    raise PositionError(T("There is no Japanese battalion “{unit}”.", unit=word))


def _lost(data: GameData, position: Position, count: int) -> list[str]:
    """Return which battalions are gone: the named ones, then others that are not on the map."""
    named = [_battalion(data, word) for word in position.eliminated]
    here = {_battalion(data, u.battalion) for u in position.japan or [] if u.battalion}
    if len(named) > count:
        raise PositionError(
            T(
                "{named} battalions are listed as eliminated, but {count} are gone.",
                named=len(named),
                count=count,
            )
        )
    others = [b for b in data.battalions if b not in here and b not in named and b != HQ]
    if "japan" in position.outside and HQ not in here | {*named}:
        others.append(HQ)
    if len(named) + len(others) < count:
        raise PositionError(_NO_HQ)
    return named + others[: count - len(named)]


def _group_in_the_east(state: State, seed: int) -> None:
    """Let three hidden units of sector 5 be of the headquarters' group, as dealt (hoe:7.1, H-76).

    Which of them are is a secret of the deal, so that no position can say it.
    """
    east = [unit for unit in state.japan.values() if unit.home == EAST and unit.hidden]
    told = sum(unit.group for unit in east)
    left = [unit for unit in east if not (unit.group or unit.battalion)]
    order = chance.shuffled(map(str, range(len(left))), seed, "deal/position/east")
    for at in order[: max(0, EASTERN - told)]:
        left[int(at)].group = True


def _deal(state: State, data: GameData, seed: int) -> None:
    """Deal the battalions left over to the hidden units, the HQ among its group."""
    used = {unit.battalion for unit in state.japan.values() if unit.battalion}
    left = chance.shuffled([b for b in data.battalions if b not in used], seed, "deal/position")
    open_units = [unit for unit in state.japan.values() if not unit.battalion]
    if HQ in left:
        group = [unit for unit in open_units if unit.group] or open_units
        if not group:
            raise PositionError(_NO_HQ)
        place = chance.draw([unit.place for unit in group], seed, "deal/position/headquarters")
        chosen = next(unit for unit in group if unit.place == place)
        chosen.battalion, chosen.group = HQ, True
        left.remove(HQ)
    rest = [unit for unit in open_units if not unit.battalion]
    for unit, battalion in zip(rest, left, strict=False):
        unit.battalion = battalion


def _bombarded(state: State, position: Position) -> None:
    places = {unit.place: name for name, unit in state.japan.items()}
    state.bombarded = [places[place] for place in position.bombarded if place in places]


def _tokens(state: State, position: Position) -> None:
    """Put the named tokens in their places; the rest of a bag stays as set up.

    The Reactions of turns 6 and 8 are in the red bag once the marker has been there (hoe:5.9).
    """
    for token, place in state.red.items():
        if _passed(place, state.turn):
            state.red[token] = BAG
    for bag, given in ((state.red, position.red), (state.blue, position.blue)):
        for token, place in given.items():
            _token(bag, token, place)
    if position.phase != "set-up" and not position.blue:
        _first_slot(state)


def _token(bag: dict[str, str], token: str, place: str) -> None:
    if token not in bag:
        raise PositionError(T("There is no marker {token}.", token=token))
    if bag[token] in DEFENCE and bag[token] != place:
        raise PositionError(T("The marker {token} is in two places.", token=token))
    bag[token] = place


def _first_slot(state: State) -> None:
    """Leave the Command Area as given: empty where the position names no marker."""
    for token, at in state.blue.items():
        if at in SLOTS:
            state.blue[token] = BAG


_NO_HQ = T("The headquarters is neither shown, eliminated, nor hidden.")

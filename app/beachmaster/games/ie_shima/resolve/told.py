"""Read a told position as a game under way, and run the game's own procedures on it."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Generic, TypeVar

from msgspec import Meta

from beachmaster.engine.bench import Bench
from beachmaster.engine.module import Recorder
from beachmaster.engine.prompt import Choose, Place, Prompt
from beachmaster.engine.resolution import Next, ResolveError, refuse
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.rulings import OptionError, chosen_options
from beachmaster.engine.setup import PositionError
from beachmaster.engine.tray import Given, Tray
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima.about import ABOUT
from beachmaster.games.ie_shima.data import GameData
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import LATER, OUT, PLACES
from beachmaster.games.ie_shima.position_file import Position, named, state_of
from beachmaster.games.ie_shima.roster import ORDER, ROSTER, SideId
from beachmaster.games.ie_shima.rulings import OPTIONS
from beachmaster.games.ie_shima.setup import first_state
from beachmaster.games.ie_shima.state import State
from beachmaster.games.ie_shima.texts import T

Area = Annotated[str, Meta(pattern="^([1-9]|1[0-6])$", description="an area, 1 to 16")]
UnitName = Annotated[str, Meta(max_length=20, description="a unit by its printed name, 1/306 A")]
R = TypeVar("R", bound="Ruled")


class Ruled(Given, kw_only=True, forbid_unknown_fields=True):
    """What every resolver on a position takes besides its own fields."""

    rulings: Annotated[
        dict[str, str], Meta(description="rulings and options at other than their default")
    ] = {}

    def options(self) -> dict[str, str]:
        """Return all options with their values; raise `ResolveError` for an unknown one."""
        try:
            return chosen_options(OPTIONS, self.rulings)
        except OptionError as error:
            raise ResolveError(error.text, "rulings") from error


class OnPosition(Ruled, kw_only=True, forbid_unknown_fields=True):
    """What is told of a position: as a position file tells it; units left out are not there."""

    position: Annotated[Position, Meta(description="units, control, turn, as in a position file")]


class IeBench(Bench[Game]):
    """Nobody decides: no retreat by choice, no reroll, else the first option."""

    def _answer(self, prompt: Prompt) -> Value:
        if isinstance(prompt, Choose) and prompt.several:
            return [option.value for option in prompt.options][: prompt.minimum]
        if isinstance(prompt, Choose) and prompt.usual is not None:
            return prompt.usual
        if isinstance(prompt, Place):
            return next(iter(prompt.options)).value
        return super()._answer(prompt)


class PositionResolver(Resolver[R], Generic[R]):
    """A resolver on a told position, with the map and counters it is played with."""

    game = ABOUT.name

    def __init__(self, data: GameData) -> None:
        self.data = data

    def bench(self, given: Ruled, tray: Tray, state: State) -> IeBench:
        """Return the game as told."""
        game = Game(state, given.options(), tray.seed, Recorder(), self.data)
        return IeBench(game, tray, {})

    def looking(self, given: OnPosition) -> Game:
        """Return a told position for looking at."""
        options = given.options()
        try:
            state = state_of(given.position, options)
        except PositionError as error:
            raise ResolveError(error.text, "position") from error
        _no_such_place(given.position)
        for name, unit in state.units.items():
            if name not in _told(given.position):
                unit.place = LATER  # neither on the map nor lost
        return Game(state, options, 0, Recorder(quiet=True), self.data)


def _no_such_place(position: Position) -> None:
    """Raise `ResolveError` for what is no place: it would count for nothing, and nobody said so."""
    units = (one.place for one in position.units.values())
    for word in (*units, *position.control, *position.rubble):
        if word not in (*PLACES.names, OUT, LATER):
            raise ResolveError(T("There is no place “{place}”.", place=word), "position")


def _told(position: Position) -> set[str]:
    return {unit for word in position.units for unit in named(word)}


def units_of(words: Iterable[str], side: SideId, field: str) -> list[str]:
    """Return units by their printed names; raise `ResolveError` for what is none of a side."""
    found: list[str] = []
    by_name = {entry.name.casefold(): name for name, entry in ROSTER.items()}
    for word in words:
        name = by_name.get(word.casefold(), word.casefold())
        if name not in ROSTER or ROSTER[name].side != side or name in found:
            raise refuse(
                field,
                T("The field “{field}”: “{unit}” is no unit of that side, or is listed twice."),
                [entry.name for entry in ROSTER.values() if entry.side == side],
                unit=word,
            )
        found.append(name)
    return sorted(found, key=ORDER.__getitem__)


def bare_state(options: dict[str, str]) -> State:
    """Return a state in which no unit is on the map."""
    state = first_state(options)
    for unit in state.units.values():
        unit.place = OUT
    return state


def acts(bench: IeBench) -> Sequence[Next]:
    """Return what was done afterwards: each act under its rule."""
    return [
        Next(text=event.text, rule=event.rules[0])
        for event in bench.events
        if event.act is not None and event.rules
    ]

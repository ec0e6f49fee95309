"""Say what is possible in a phase as it begins, as far as the counters alone tell (hoe:5)."""

from collections.abc import Callable, Iterator, Mapping

from beachmaster.engine.coach import Line
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import RESERVE
from beachmaster.games.hell_on_earth.texts import T


def _marked(game: Game) -> list[Text]:
    return [game.us_name(name) for name in game.us_on_map() if game.us(name).marker]


def _moving(game: Game) -> Iterator[Line]:
    marked = _marked(game)
    if marked:
        yield Line(T("To rally: {units}.", units=marked), ("hoe:5.3.1",))


def _fighting(game: Game) -> Iterator[Line]:
    able = [game.us_name(name) for name in game.able_to_assault()]
    if able and game.prints is None:
        return  # what is asked names them
    yield Line(
        T("These units may scout or assault if they are next to the enemy: {units}.", units=able)
        if able
        else T("No unit may scout or assault.")
    )


def _spending(game: Game) -> Iterator[Line]:
    yield from _moving(game)
    waiting = [game.us_name(name) for name, unit in game.state.us.items() if unit.place == RESERVE]
    if waiting:
        yield Line(T("In the Reserve: {units}.", units=waiting), ("hoe:5.8.2.3",))


POSSIBLE: Mapping[str, Callable[[Game], Iterator[Line]]] = {
    "first-movement": _moving,
    "first-attack": _fighting,
    "second-movement": _moving,
    "second-attack": _fighting,
    "command": _spending,
}

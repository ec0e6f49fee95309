"""Offer Hell on Earth to the front ends: set-up, options, resolvers, automatic players."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from beachmaster.engine.countersheet import CounterSheet
from beachmaster.engine.factory import Factory, reader
from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.positions import play_as_written
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Measure, Player, Setup
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.board_data import board_from, load_board
from beachmaster.games.hell_on_earth.counter_data import (
    counters_from,
    load_counters,
    load_markers,
    markers_from,
)
from beachmaster.games.hell_on_earth.own_counters import sheet_of
from beachmaster.games.hell_on_earth.own_prints import answer_from, own_prints
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.rulings import OPTIONS
from beachmaster.games.hell_on_earth.scoring import BAND_TEXTS
from beachmaster.games.hell_on_earth.values import GameData

if TYPE_CHECKING:
    from beachmaster.games.hell_on_earth.sequence import HellOnEarth


class HellOnEarthFactory(Factory["HellOnEarth"]):
    """What the command line and the desktop know of the game."""

    choices = OPTIONS
    readers: Mapping[str, Callable[[str], Any]] = {
        "board": reader(lambda data: Prints(board_from(data)), lambda: Prints(load_board())),
        "counters": reader(counters_from, load_counters),
        "markers": reader(markers_from, load_markers),
    }

    own_board = staticmethod(own_prints)
    answer_from = staticmethod(answer_from)

    def bind(self, files: Mapping[str, Any], setup: Setup) -> "HellOnEarth":
        """Return the game with its data files, at its position."""
        from beachmaster.games.hell_on_earth.position import start_from
        from beachmaster.games.hell_on_earth.sequence import HellOnEarth  # slow to load

        data, given = _data(files), setup.position
        start = None
        if given is not None:
            start = start_from(given, data, setup.options, setup.seed)
        module = HellOnEarth(data, setup.options, start)
        if start is not None:
            play_as_written(module, start, given)
        return module

    def own_sheet(
        self, files: Mapping[str, Any], options: Mapping[str, str]
    ) -> CounterSheet | None:
        """Return the US counters, where they are the player's own."""
        return sheet_of(files["counters"]) if options[OPTION] == OWN else None

    def resolvers(self, data: Mapping[str, str]) -> Mapping[str, Resolver[Any]]:
        """Return the resolvers by name."""
        from beachmaster.games.hell_on_earth.resolve import resolvers  # only when asked for

        return resolvers(_data(self.read(data, board=False)))

    def player(self, policy: str, session: Session) -> Player:
        """Return an automatic player; on a table board it keeps a twin of its own."""
        from beachmaster.games.hell_on_earth.players import player_for  # only when asked for

        return player_for(policy, session)

    def results(self) -> Mapping[str, Text]:
        """Return the assessment bands in words, the lowest first."""
        return dict(BAND_TEXTS.items())

    def measure(self, outcome: Value) -> Measure:
        """Return victory points and assessment band."""
        return Measure(outcome["vp"], outcome["band"])


def _data(files: Mapping[str, Any]) -> GameData:
    return GameData(files["counters"], files["markers"], files.get("board"))


FACTORY = HellOnEarthFactory()

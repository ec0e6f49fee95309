"""Offer Bloodbath in the Bonins to the front ends: set-up, options, automatic players."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from beachmaster.engine.countersheet import CounterSheet
from beachmaster.engine.datafile import DataError
from beachmaster.engine.factory import Factory, reader
from beachmaster.engine.positions import play_as_written
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Measure, Player, Setup
from beachmaster.engine.sheets import Content, Sheet, Written
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.board_data import board_from, load_board
from beachmaster.games.bloodbath.counter_data import counters_from, load_counters
from beachmaster.games.bloodbath.own_counters import has_own_counters, sheet_of
from beachmaster.games.bloodbath.own_prints import answer_from, own_prints
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.rulings import OPTIONS
from beachmaster.games.bloodbath.scoring import RESULTS
from beachmaster.games.bloodbath.table_data import (
    crt_from,
    load_crt,
    load_storm,
    storm_from,
)
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import GameData

if TYPE_CHECKING:
    from beachmaster.games.bloodbath.sequence import Bloodbath


class BloodbathFactory(Factory["Bloodbath"]):
    """What the command line and the desktop know of the game."""

    choices = OPTIONS
    readers: Mapping[str, Callable[[str], Any]] = {
        "board": reader(lambda data: Prints(board_from(data)), lambda: Prints(load_board())),
        "counters": reader(counters_from, load_counters),
        "crt": reader(crt_from, load_crt),
        "storm": reader(storm_from, load_storm),
    }

    own_board = staticmethod(own_prints)
    answer_from = staticmethod(answer_from)

    def bind(self, files: Mapping[str, Any], setup: Setup) -> "Bloodbath":
        """Return the game with its data files, at its position."""
        from beachmaster.games.bloodbath.position import start_from
        from beachmaster.games.bloodbath.sequence import Bloodbath  # slow to load

        data, given = _data(files), setup.position
        whole = data.prints is not None and not data.prints.own
        red = len(data.prints.deployment) if data.prints is not None and whole else 0
        if red > len(data.japan):
            raise DataError(
                T(
                    "The board has {hexes} red hexes, but there are only {units} Japanese units.",
                    hexes=red,
                    units=len(data.japan),
                )
            )
        start = None
        if given is not None:
            start = start_from(given, data, setup.options, setup.seed)
        module = Bloodbath(data, setup.options, start)
        if start is not None:
            play_as_written(module, start, given)
        return module

    def own_sheet(
        self, files: Mapping[str, Any], options: Mapping[str, str]
    ) -> CounterSheet | None:
        """Return the US counters, where they are the player's own."""
        return sheet_of(files["counters"]) if has_own_counters(options) else None

    def resolvers(self, data: Mapping[str, str]) -> Mapping[str, Resolver[Any]]:
        """Return the resolvers by name."""
        from beachmaster.games.bloodbath.resolve import resolvers  # only when asked for

        return resolvers(_data(self.read(data, board=False)))

    def sheets(self) -> Sequence[str]:
        """Return the names of the tables that a player can copy off the map."""
        return ("crt", "storm")

    def sheet(self, name: str, text: str = "") -> Sheet:
        """Return a table to be filled in, begun with a file's text or with our estimate."""
        from beachmaster.games.bloodbath import sheets  # only when asked for

        return sheets.sheet(name, text)

    def fill(self, name: str, content: Content) -> Written:
        """Return the data file of a table that was filled in, or what is wrong with it."""
        from beachmaster.games.bloodbath import sheets  # only when asked for

        return sheets.fill(name, content)

    def player(self, policy: str, session: Session) -> Player:
        """Return an automatic player; on a table board it keeps a twin of its own."""
        from beachmaster.games.bloodbath.players import player_for  # only when asked for

        return player_for(policy, session)

    def results(self) -> Mapping[str, Text]:
        """Return the results of the game in words, the worst first."""
        return dict(RESULTS.items())

    def measure(self, outcome: Value) -> Measure:
        """Return the US losses and who won."""
        return Measure(outcome["losses"], outcome["result"])


def _data(files: Mapping[str, Any]) -> GameData:
    return GameData(files["counters"], files["crt"], files["storm"], files.get("board"))


FACTORY = BloodbathFactory()

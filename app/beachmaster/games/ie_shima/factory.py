"""Offer Last Battle: Ie Shima to the front ends: set-up, options, automatic players."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from beachmaster.engine.areas import AreaBoard, load
from beachmaster.engine.countersheet import CounterPrint, CounterSheet
from beachmaster.engine.datafile import DataError
from beachmaster.engine.factory import Factory, reader
from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.ownareas import OwnAreas, own_from, shows
from beachmaster.engine.positions import play_as_written
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Measure, Player, Setup
from beachmaster.engine.text import Text
from beachmaster.engine.unknown import MapQuestion
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima.about import ABOUT
from beachmaster.games.ie_shima.data import GameData, read_board
from beachmaster.games.ie_shima.module import IeShima
from beachmaster.games.ie_shima.opponent import igawa
from beachmaster.games.ie_shima.opponent.policies import POLICIES, Sides
from beachmaster.games.ie_shima.own_counters import (
    PRINTS,
    counters_from,
    load_counters,
    sheet_of,
)
from beachmaster.games.ie_shima.position_file import start_from
from beachmaster.games.ie_shima.prints import KINDS
from beachmaster.games.ie_shima.rulings import OPTIONS
from beachmaster.games.ie_shima.scoring import RESULTS
from beachmaster.games.ie_shima.texts import T


class OwnIsland(OwnAreas):
    """The player's own map of Ie Shima, with the counters that are learned beside it."""

    counters: ClassVar[Mapping[str, CounterPrint]] = PRINTS


def own_board(text: str) -> OwnIsland:
    """Return the player's map that a file's text holds, nothing known where it is empty."""
    ours = load(ABOUT.name, KINDS)
    return OwnIsland(ours, own_from(text, ours, "My map"))


def answer_from(full: AreaBoard, question: MapQuestion) -> Value:
    """Return what a map printed in full answers to a question about the player's own."""
    return question.read_off(lambda place, field: shows(full, place, field), full.spaces)


class IeShimaFactory(Factory[IeShima]):
    """What the command line and the desktop know of the game."""

    policies: Sequence[str] = POLICIES
    choices = OPTIONS
    readers: Mapping[str, Callable[[str], Any]] = {
        "board": read_board,
        "counters": reader(counters_from, load_counters),
    }
    own_board = staticmethod(own_board)
    answer_from = staticmethod(answer_from)

    def bind(self, files: Mapping[str, Any], setup: Setup) -> IeShima:
        """Return the game with its data files, at its position; it needs a map (see `about`)."""
        if "board" not in files:
            raise DataError(
                T(
                    "This game has no ground in words only: its opponent needs to know who stands "
                    "where. Play on the program's map or on your own."
                )
            )
        data = GameData(files["counters"], files["board"])
        start = None
        if setup.position is not None:
            start = start_from(setup.position, data, setup.options)
        module = IeShima(data, setup.options, start)
        if start is not None:
            play_as_written(module, start, setup.position)
        return module

    def own_sheet(
        self, files: Mapping[str, Any], options: Mapping[str, str]
    ) -> CounterSheet | None:
        """Return the counters, where they are the player's own."""
        return sheet_of(files["counters"]) if options[OPTION] == OWN else None

    def resolvers(self, data: Mapping[str, str]) -> Mapping[str, Resolver[Any]]:
        """Return the resolvers by name."""
        from beachmaster.games.ie_shima.resolve import resolvers  # only when asked for

        files = self.read(data, board=True)
        return resolvers(GameData(files["counters"], files["board"]))

    def player(self, policy: str, session: Session) -> Player:
        """Return an automatic player of both sides."""
        module = session.module
        assert isinstance(module, IeShima)
        stance = igawa.stance_of(module.options, session.seed)
        return Sides(policy, session, module.looking, stance)

    def results(self) -> Mapping[str, Text]:
        """Return the results of the game in words, the worst first."""
        return dict(RESULTS.items())

    def measure(self, outcome: Value) -> Measure:
        """Return the Victory Points and who won."""
        return Measure(outcome["points"], outcome["result"])


FACTORY = IeShimaFactory()

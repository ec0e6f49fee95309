"""Offer Bloodbath in the Bonins to the front ends: set-up, options, automatic players."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from beachmaster.engine.datafile import DataError
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.rulings import Choice, Ruling, chosen_options
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Measure, Player, Setup
from beachmaster.engine.sheets import Content, Sheet, Written
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.board_data import board_from, load_board
from beachmaster.games.bloodbath.counter_data import Counters, counters_from, load_counters
from beachmaster.games.bloodbath.position import start_from
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.rulings import OPTIONS
from beachmaster.games.bloodbath.scoring import RESULTS
from beachmaster.games.bloodbath.sequence import Bloodbath
from beachmaster.games.bloodbath.table_data import (
    Crt,
    StormTable,
    crt_from,
    load_crt,
    load_storm,
    storm_from,
)
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import GameData

POLICIES = ("random", "commander")


class BloodbathFactory:
    """What the command line and the desktop know of the game."""

    policies: Sequence[str] = POLICIES
    data_files: Sequence[str] = ("board", "counters", "crt", "storm")

    def prepare(self, setup: Setup) -> tuple[Setup, Bloodbath]:
        """Return the set-up with defaults and data filled in, and the game bound to it."""
        options = chosen_options(OPTIONS, setup.options)
        counters = _counters(setup.data.get("counters", ""))
        crt, storm = _crt(setup.data.get("crt", "")), _storm(setup.data.get("storm", ""))
        prints = _prints(setup.data.get("board", "")) if setup.board == "tracked" else None
        if prints is not None and len(prints.deployment) > len(counters.japanese):
            held, units = len(prints.deployment), len(counters.japanese)
            raise DataError(
                T(
                    "The board has {hexes} red hexes, but there are only {units} Japanese units.",
                    hexes=held,
                    units=units,
                )
            )
        data = GameData(counters, crt, storm, prints)
        start = None
        if setup.position is not None:
            start = start_from(setup.position, data, setup.seed)
        raw = {"counters": counters.raw, "crt": crt.raw, "storm": storm.raw}
        if prints is not None:
            raw["board"] = prints.raw
        kept = {name: one.decode() for name, one in raw.items()}
        complete = msgspec.structs.replace(setup, options=options, data=kept)
        return complete, Bloodbath(data, options, start)

    def options(self) -> Sequence[Ruling | Choice]:
        """Return the rulings and options that a player can set."""
        return OPTIONS

    def resolvers(self, data: Mapping[str, str]) -> Mapping[str, Resolver[Any]]:
        """Return the resolvers by name."""
        from beachmaster.games.bloodbath.resolve import resolvers  # only when asked for

        counters = _counters(data.get("counters", ""))
        crt, storm = _crt(data.get("crt", "")), _storm(data.get("storm", ""))
        return resolvers(GameData(counters, crt, storm, None))

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


FACTORY = BloodbathFactory()


@lru_cache(maxsize=8)
def _counters(text: str) -> Counters:
    return counters_from(text.encode()) if text else load_counters()


@lru_cache(maxsize=8)
def _crt(text: str) -> Crt:
    return crt_from(text.encode()) if text else load_crt()


@lru_cache(maxsize=8)
def _storm(text: str) -> StormTable:
    return storm_from(text.encode()) if text else load_storm()


@lru_cache(maxsize=8)
def _prints(text: str) -> Prints:
    return Prints(board_from(text.encode()) if text else load_board())

"""Offer Hell on Earth to the front ends: set-up, options, resolvers, automatic players."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from beachmaster.engine.resolver import Resolver
from beachmaster.engine.rulings import Choice, Ruling, chosen_options
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Measure, Player, Setup
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.board_data import board_from, load_board
from beachmaster.games.hell_on_earth.counter_data import (
    Counters,
    Markers,
    counters_from,
    load_counters,
    load_markers,
    markers_from,
)
from beachmaster.games.hell_on_earth.position import start_from
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.rulings import OPTIONS
from beachmaster.games.hell_on_earth.scoring import BAND_TEXTS
from beachmaster.games.hell_on_earth.sequence import HellOnEarth
from beachmaster.games.hell_on_earth.values import GameData

POLICIES = ("random", "commander")


class HellOnEarthFactory:
    """What the command line and the desktop know of the game."""

    policies: Sequence[str] = POLICIES
    data_files: Sequence[str] = ("board", "counters", "markers")

    def prepare(self, setup: Setup) -> tuple[Setup, HellOnEarth]:
        """Return the set-up with defaults and data filled in, and the game bound to it."""
        options = chosen_options(OPTIONS, setup.options)
        counters = _counters(setup.data.get("counters", ""))
        markers = _markers(setup.data.get("markers", ""))
        prints = _prints(setup.data.get("board", "")) if setup.board == "tracked" else None
        data = GameData(counters, markers, prints)
        start = None
        if setup.position is not None:
            start = start_from(setup.position, data, options, setup.seed)
        kept = {"counters": counters.raw.decode(), "markers": markers.raw.decode()}
        if prints is not None:
            kept["board"] = prints.raw.decode()
        complete = msgspec.structs.replace(setup, options=options, data=kept)
        return complete, HellOnEarth(data, options, start)

    def options(self) -> Sequence[Ruling | Choice]:
        """Return the rulings and options that a player can set."""
        return OPTIONS

    def resolvers(self, data: Mapping[str, str]) -> Mapping[str, Resolver[Any]]:
        """Return the resolvers by name."""
        from beachmaster.games.hell_on_earth.resolve import resolvers  # only when asked for

        counters, markers = _counters(data.get("counters", "")), _markers(data.get("markers", ""))
        return resolvers(GameData(counters, markers, None))

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


FACTORY = HellOnEarthFactory()


@lru_cache(maxsize=8)
def _counters(text: str) -> Counters:
    return counters_from(text.encode()) if text else load_counters()


@lru_cache(maxsize=8)
def _markers(text: str) -> Markers:
    return markers_from(text.encode()) if text else load_markers()


@lru_cache(maxsize=8)
def _prints(text: str) -> Prints:
    return Prints(board_from(text.encode()) if text else load_board())

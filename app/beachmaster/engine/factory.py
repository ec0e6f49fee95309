"""Offer a game to the front ends: what every game's factory does alike."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.countersheet import CounterSheet
from beachmaster.engine.datafile import raise_problems
from beachmaster.engine.module import GameModule
from beachmaster.engine.rulings import Choice, Ruling, chosen_options
from beachmaster.engine.setup import Setup
from beachmaster.engine.unknown import MapQuestion
from beachmaster.engine.values import Value

M = TypeVar("M", bound=GameModule)
R = TypeVar("R")


def reader(read: Callable[[bytes], R], ours: Callable[[], R]) -> Callable[[str], R]:
    """Return what reads the text of a data file, or ours where there is none; it reads once."""

    @lru_cache(maxsize=8)
    def given(text: str) -> R:
        return read(text.encode()) if text else ours()

    return given


class Factory(Generic[M]):
    """What the command line and the desktop know of a game, but for what is its own.

    `readers` are those of its data files by name; `board` is read where the program keeps the map.
    `own_board` reads a map of the player's own instead, as far as it is known, and `answer_from`
    answers a question about such a map from what one printed in full shows, as simulations do.
    """

    policies: Sequence[str] = ("random", "commander")
    choices: Sequence[Ruling | Choice]
    readers: Mapping[str, Callable[[str], Any]]
    own_board: Callable[[str], Any]
    answer_from: Callable[[Any, MapQuestion], Value]

    @property
    def data_files(self) -> Sequence[str]:
        """Return the names of the data files that a player can replace."""
        return tuple(self.readers)

    def options(self) -> Sequence[Ruling | Choice]:
        """Return the rulings and options that a player can set."""
        return self.choices

    def prepare(self, setup: Setup) -> tuple[Setup, M]:
        """Return the set-up with defaults and data filled in, and the game bound to it."""
        options = chosen_options(self.choices, setup.options)
        files = self.read(setup.data, board=setup.board == "tracked")
        if setup.board == "own":
            own = self.own_board(setup.data.get("board", ""))
            files["board"] = own = own.with_counters(self.own_sheet(files, options))
            raise_problems([own.open.unsound] if own.open.unsound else [], BoardError)
        kept = {name: file.raw.decode() for name, file in files.items()}
        complete = msgspec.structs.replace(setup, options=options, data=kept)
        return complete, self.bind(files, complete)

    def own_sheet(
        self, files: Mapping[str, Any], options: Mapping[str, str]
    ) -> CounterSheet | None:
        """Return the counters that are the player's own beside a map of their own, if they are."""
        del files, options
        return None

    def read(self, data: Mapping[str, str], *, board: bool) -> dict[str, Any]:
        """Return what the data files hold, those given or ours, without the board or with it."""
        names = [name for name in self.readers if name != "board"] + ["board"] * board
        return {name: self.readers[name](data.get(name, "")) for name in names}

    def bind(self, files: Mapping[str, Any], setup: Setup) -> M:
        """Return the game with its data files, from a complete set-up."""
        raise NotImplementedError

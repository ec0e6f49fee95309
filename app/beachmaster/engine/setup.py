"""Say what a game is played with, and what a game package offers the front ends."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from beachmaster.engine.module import GameModule
from beachmaster.engine.refusal import SaidError
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.rulings import Choice, Ruling
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

Board = Literal["tracked", "own", "table"]
"""The ground a game stands on: the program's map, the player's own, or words only."""
USUAL_BOARD: Board = "table"
"""Where a game stands unless somebody who is asked wants otherwise."""


class PositionError(SaidError, ValueError):
    """A position breaks a rule of the game or is no position; `text` says where and why."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a game is played with; a saved game keeps all of it.

    `data` holds file contents by the factory's `data_files` names; one that is missing or
    empty means the file that ships with the program. `position` is a decoded position file.
    """

    game: str
    board: Board = "tracked"
    options: dict[str, str] = {}
    seed: int = 0
    data: dict[str, str] = {}
    position: Value = None


class Player(Protocol):
    """An automatic player of one session."""

    def answer(self, asked: Asked) -> Value:
        """Return a legal answer to the waiting prompt."""
        ...


class Measure(msgspec.Struct, frozen=True):
    """How a finished game went: its score and the stable name of its result."""

    score: int
    name: str


class GameFactory(Protocol):
    """What a game package offers; its module `factory` holds one as `FACTORY`."""

    @property
    def policies(self) -> Sequence[str]:
        """Return the names of the automatic players, the plainest first."""
        ...

    @property
    def data_files(self) -> Sequence[str]:
        """Return the names of the data files that a player can replace, such as `board`."""
        ...

    def prepare(self, setup: Setup) -> tuple[Setup, GameModule]:
        """Return the set-up with defaults and data filled in, and the game bound to it.

        Raise `OptionError`, `DataError` or `PositionError` where something does not fit.
        """
        ...

    def options(self) -> Sequence[Ruling | Choice]:
        """Return the rulings and options that a player can set."""
        ...

    def resolvers(self, data: Mapping[str, str]) -> Mapping[str, Resolver[Any]]:
        """Return the resolvers by name, for tables and combats on their own.

        `data` is as in `Setup`; raise `DataError` where a file in it does not fit.
        """
        ...

    def player(self, policy: str, session: Session) -> Player:
        """Return an automatic player; `policy` is one of `policies`."""
        ...

    def results(self) -> Mapping[str, Text]:
        """Return the names of the results a game can end with, in words."""
        ...

    def measure(self, outcome: Value) -> Measure:
        """Return score and result of what `Session.outcome` gave."""
        ...

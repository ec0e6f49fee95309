"""Say what an opponent is: it decides what one side of a game is asked, and sees no dice to come.

A game that has one offers it (`Opposed`). The session only tells that it is asked; front ends let
it decide (`engine/deciding.py`), and its answers stand in the tree like those of a person.
"""

from collections.abc import Callable, Generator
from hashlib import sha256
from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.halves import opened
from beachmaster.engine.module import GameModule, GameState, encode
from beachmaster.engine.prompt import Choose, Draw, Place, Prompt, Roll
from beachmaster.engine.run import Asked
from beachmaster.engine.tree import Behind, Entry, Unspoken
from beachmaster.engine.values import Value
from beachmaster.engine.weighing import Weighed

Start = Callable[[], GameState]
"""Returns a copy of the state in which the running turn began."""
Deciding = Generator[None, None, Weighed]
"""A decision under way: it pauses after so many evaluations, so that a window can be painted."""


class Opponent(Protocol):
    """Who decides what a side is asked: by the position, the rules and chances, nothing else."""

    @property
    def side(self) -> str:
        """Return the id of the side that it decides for."""
        ...

    def blind(self, state: Any) -> None:
        """Take out of a copy of the state what it may not see, such as dice laid ready."""
        ...

    def decide(self, state: Any, asked: Asked) -> Deciding:
        """Weigh the answers to a prompt, on a copy of the state that it may work with.

        It must come to the same each time, on every machine: whole numbers, no clock, no seed. It
        yields after so many evaluations, counted.
        """
        ...


@runtime_checkable
class Plans(Protocol):
    """An opponent that plans for a turn: always the same from the same start, and kept nowhere."""

    def plan(self, start: Any) -> None:
        """Take in the state in which the turn began, blinded, before it decides in that turn."""
        ...


@runtime_checkable
class HasOpponent(Protocol):
    """A game with an opponent of our own."""

    def opponent(self, state: Any) -> Opponent | None:
        """Return who decides for a side in this game, None where people play both."""
        ...


class Grounds(msgspec.Struct, frozen=True):
    """What is kept with an opponent's answer: its reasons, and a fingerprint of what it saw.

    `failed` names the error for which an answer behind its screen is the plainest one instead.
    """

    why: Value = None
    seen: str = ""
    failed: str = ""


NONE = Grounds()


def grounds_of(entry: Entry) -> Grounds:
    """Return what is kept with an entry, also behind a screen."""
    failed = entry.behind.failed if isinstance(entry.behind, Behind) else ""
    why = entry.unspoken.why if isinstance(entry.unspoken, Unspoken) else entry.why
    return Grounds(why, entry.seen, failed)


def opposed(module: GameModule) -> HasOpponent | None:
    """Return a game that has an opponent; asked once a session, for it looks at every member."""
    return module if isinstance(module, HasOpponent) else None


def opponent_of(module: GameModule, state: GameState) -> Opponent | None:
    """Return the opponent of a game, None where it has none."""
    found = opposed(module)
    return found.opponent(state) if found is not None else None


def is_asked(opponent: Opponent, prompt: Prompt) -> bool:
    """Tell whether a prompt is the opponent's: no die, and nothing that the table is asked."""
    of_the_table = prompt.question or prompt.table or isinstance(prompt, Roll | Draw)
    return prompt.side == opponent.side and not of_the_table


def shown(
    opponent: Opponent,
    state: GameState,
    asked: Asked,
    start: Start,
    open_type: type[GameState] | None = None,
) -> str:
    """Show an opponent what it may see, of copies that are its own, as it is asked.

    Return the fingerprint of that, which tells whether it sees the same again; of a state in two
    halves it is one of what is open, for a fingerprint is told.
    """
    opponent.blind(state)
    began = b""
    if isinstance(opponent, Plans):
        turn = start()
        opponent.blind(turn)
        began = _encoded(turn, open_type)
        opponent.plan(turn)
    prompt = asked.prompt
    behind = prompt.secret and open_type is not None
    listed = prompt.expected() if isinstance(prompt, Choose) and not behind else None
    if isinstance(prompt, Place) and not behind:
        listed = [option.value for option in prompt.options]
    seen = [opponent.side, asked.key, prompt.text.to_plain(), listed]
    whole = began + _encoded(state, open_type) + msgspec.json.encode(seen)
    return sha256(whole).hexdigest()[:16]


def _encoded(state: GameState, open_type: type[GameState] | None) -> bytes:
    return encode(state if open_type is None else opened(state, open_type))

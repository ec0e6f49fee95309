"""Write the position file of a game under way, which `--position` reads in again.

A phase cannot be entered in its middle: the file holds how everything lay when the running phase
began, with what was put right by hand before its first answer.
"""

from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.module import GameState
from beachmaster.engine.otherwise import InForce, Otherwise, OtherwiseError, house_of, play_so
from beachmaster.engine.session import Session
from beachmaster.engine.setup import PositionError
from beachmaster.engine.text import Text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.values import Value


@runtime_checkable
class Positioned(Protocol):
    """A game whose states can be written as position files."""

    def written(self, state: Any) -> Value:
        """Return the state as a position file, without what the player may not see."""
        ...


class PositionFile(msgspec.Struct, frozen=True, kw_only=True):
    """A position file as plain data, and what to say of it."""

    position: Value
    text: Text

    def file(self) -> bytes:
        """Return the file's content."""
        return msgspec.json.format(msgspec.json.encode(self.position), indent=1) + b"\n"


def position_of(session: Session) -> PositionFile:
    """Return the position in which the running phase began.

    Raise `PositionError` during the set-up, after the end, and where the game has none.
    """
    module = session.module
    if not isinstance(module, Positioned):
        raise PositionError(T("This game cannot be saved as a position."))
    if session.asked is None:
        raise PositionError(T("The game is over: there is no position to go on from."))
    state, since = session.phase_start()
    said = T("Turn {turn}, at the start of the current phase.", turn=state.turn)
    if since:
        left_out = TN(
            "It leaves out the {n} answer given since.",
            "It leaves out the {n} answers given since.",
            n=since,
        )
        said = T("{said} {left_out}", said=said, left_out=left_out)
    otherwise = _otherwise(session)
    if otherwise:
        said = T("{said} It includes what you now play differently.", said=said)
    return PositionFile(position={**module.written(state), **otherwise}, text=said)


def play_as_written(module: object, state: GameState, given: Value) -> None:
    """Let a position's rulings and house rules hold from its start.

    Raise `PositionError` where this game has none of them.
    """
    told = [Otherwise(*pair) for name in _OTHERWISE for pair in given.get(name, {}).items()]
    try:
        for one in told:
            play_so(module, state, one)
    except OtherwiseError as error:
        raise PositionError(error.text) from error


def _otherwise(session: Session) -> dict[str, Value]:
    """Return what was switched since the game began, and the house rules."""
    begun = session.module.options
    switched = {name: to for name, to in InForce(session).items() if begun[name] != to}
    told = (switched, dict(house_of(session.state)))
    return {name: value for name, value in zip(_OTHERWISE, told, strict=True) if value}


_OTHERWISE = ("rulings", "house")

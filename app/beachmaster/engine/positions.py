"""Write the position file of a game under way, which `--position` reads in again.

A phase cannot be entered in its middle: the file holds how everything lay when the running phase
began, with what was put right by hand before its first answer.
"""

from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.otherwise import InForce, house_of
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
        raise PositionError(T("No position can be written of this game."))
    if session.asked is None:
        raise PositionError(T("The game is over: there is no position to go on from."))
    state, since = session.phase_start()
    said = T("Turn {turn}, where the running phase began.", turn=state.turn)
    if since:
        left_out = TN(
            "The {n} answer given since is not in it.",
            "The {n} answers given since are not in it.",
            n=since,
        )
        said = T("{said} {left_out}", said=said, left_out=left_out)
    if house_of(session.state) or dict(InForce(session)) != dict(session.module.options):
        said = T("{said} What you play otherwise is not in it: say so again.", said=said)
    return PositionFile(position=module.written(state), text=said)

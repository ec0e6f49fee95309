"""Begin a game from a position on a map of the player's own.

What a phase reads first may not be known yet, and only an answer can be put off until it is told:
so such a game asks first whether everything lies as the position says.
"""

import msgspec

from beachmaster.engine.module import GameModule, GameState, Play, Steps
from beachmaster.engine.prompt import Confirm
from beachmaster.engine.texts import T

PROCEDURE = "position-laid-out"


def to_open(state: GameState) -> None:
    """Have a game ask before its first phase begins."""
    state.opening = True


def phase_of(module: GameModule, play: Play[GameState]) -> Steps[None]:
    """Run the phase the state stands at, the first one of a position once it is laid out."""
    while play.state.opening is True:
        if (yield _laid_out()):
            play.state.opening = msgspec.UNSET
    yield from module.phase(play)


def _laid_out() -> Confirm:
    return Confirm(
        procedure=PROCEDURE,
        text=T("Is your table set up as the position shows?"),
        rules=(),
        question=True,
    )

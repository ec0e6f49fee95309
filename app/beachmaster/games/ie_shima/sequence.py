"""The sequence of play of Last Battle: Ie Shima (ies:6.0), one procedure a phase."""

from collections.abc import Callable

from beachmaster.engine.module import Steps
from beachmaster.games.ie_shima.ending import end_phase
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.impulse import japan_half, us_half
from beachmaster.games.ie_shima.night import night
from beachmaster.games.ie_shima.refit import refit
from beachmaster.games.ie_shima.reinforcement import reinforcement
from beachmaster.games.ie_shima.setup import set_up

Procedure = Callable[[Game], Steps[None]]
FIRST_IMPULSE = "japan-1"
SEQUENCE: dict[str, tuple[Procedure, str]] = {
    "set-up": (set_up, FIRST_IMPULSE),  # no Reinforcement Phase on 16 April
    "reinforcement": (reinforcement, FIRST_IMPULSE),
    "japan": (japan_half, ""),
    "us": (us_half, ""),
    "night": (night, "refit"),
    "refit": (refit, "end"),
    "end": (end_phase, "reinforcement"),
}
"""Each phase with its procedure and the phase after it; a half-impulse says itself what follows.

16 April begins with the Japanese Impulse (ies:6.1.1, ies:16.1).
"""


def one_phase(game: Game) -> Steps[None]:
    """Run the phase the state stands at (ies:6.0, ies:6.1, ies:6.1.1, ies:16.1)."""
    head, _, number = game.state.phase.rpartition("-")
    procedure, following = SEQUENCE[head if number.isdecimal() else game.state.phase]
    yield from procedure(game)
    if following and not game.state.over:
        game.state.phase = following

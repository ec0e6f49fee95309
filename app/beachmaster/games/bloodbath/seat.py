"""Hand the screen over between two players, so that each sees only what is theirs (bib:23.1)."""

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Draw, Option, Prompt, Roll, options_of
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.game import JAPAN, Game
from beachmaster.games.bloodbath.texts import T

HAND_OVER = "hand-over"
"""What asks a player to the screen; there is one answer, since nothing is shown before it."""
BY_ANYONE = (Roll, Draw)
"""What shows nothing of its own, so that it needs no other player at the screen."""


def seated(game: Game, steps: Steps[None]) -> Steps[None]:
    """Run a phase and ask for the right player before each decision.

    The Japanese see what lies under their counters only while they decide or roll. On a table
    board the counters lie on the table, and nobody has to look away from the screen.
    """
    if not game.two_players or game.beside_table:
        yield from steps
        return
    _look_away(game)
    try:
        prompt = next(steps)
        while True:
            yield from _sit_down(game, prompt)
            answer = yield prompt
            prompt = steps.send(answer)
    except StopIteration:
        _look_away(game)


def _sit_down(game: Game, prompt: Prompt) -> Steps[None]:
    """Ask for the player whom a prompt speaks to, where it is not the one who sits there."""
    side: str = "japan" if prompt.side == "japan" else "us"
    here: str = "japan" if game.japan_looks else "us"
    if side == here:
        return
    if side == "us":
        _look_away(game)
    if not isinstance(prompt, BY_ANYONE):
        yield Choose(
            procedure=HAND_OVER,
            subjects=(side,),
            text=_COME[side],
            rules=("bib:23.0", "bib:19.2"),
            side=side,
            options=options_of(Option(True, _HERE[side])),
            question=True,
        )
        if side == "japan":
            game.state.seat = JAPAN


def _look_away(game: Game) -> None:
    """Turn the Japanese units face down on the screen again."""
    game.state.seat = msgspec.UNSET


_COME: dict[str, Text] = {
    "japan": T(
        "Hand over to the Japanese player: what lies under the counters is shown next. US player, "
        "look away."
    ),
    "us": T("Hand back to the US player; the counters are face down again."),
}
_HERE: dict[str, Text] = {
    "japan": T("Yes, the Japanese player is here"),
    "us": T("Yes, the US player is here"),
}

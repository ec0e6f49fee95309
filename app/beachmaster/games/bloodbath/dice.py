"""Throw the declared dice of Bloodbath in the Bonins: blue for the US, red for the Japanese."""

from collections.abc import Sequence

from beachmaster.engine.dice import rolled
from beachmaster.engine.die import D, Declared, Throw
from beachmaster.engine.module import Steps
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.game import Game


def throw(
    game: Game, die: Declared[D], text: Text, *subjects: str, modifiers: Sequence[Modifier] = ()
) -> Steps[D]:
    """Throw a die, or several at once, and return what they come to."""
    one = Throw(die=die, text=text, subjects=subjects, modifiers=tuple(modifiers))
    dice = yield from rolled(game, one, getattr(game.state.script, game.throws(die.color)))
    return one.comes_to(dice)

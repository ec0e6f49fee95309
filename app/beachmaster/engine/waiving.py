"""Let an offer pass that costs something, and take it up at the prompt that follows.

A reroll is offered at the result: the die stands unless the player says otherwise. Who has to
decide something next anyway is not asked twice; the offer stands beside that decision.
"""

from collections.abc import Callable

import msgspec

from beachmaster.engine.options import Option, same
from beachmaster.engine.prompt import Choose, Prompt
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

Plays = Callable[[Prompt], bool]
"""Tells whether the program goes on by itself at a prompt, such as a die that is left to it."""


def never(_prompt: Prompt) -> bool:
    """Leave every prompt to the player."""
    return False


class Waived(msgspec.Struct, frozen=True):
    """An offer that was let pass by an entry: what was asked, and the option that takes it up."""

    entry: int
    asked: Text
    option: Option


def passes(asked: Asked) -> Value:
    """Return the answer that lets an offer pass; None where no offer is asked."""
    prompt = asked.prompt
    return prompt.usual if isinstance(prompt, Choose) and prompt.offers is not None else None


def waived_by(entry: int, prompt: Prompt) -> Waived:
    """Return an offer as it stands after the entry that let it pass."""
    assert isinstance(prompt, Choose)
    option = next(one for one in prompt.options if same(one.value, prompt.offers))
    return Waived(entry, prompt.text, option)


def stands_beside(asked: Asked, following: Asked | None, plays: Plays) -> bool:
    """Tell whether an offer can stand beside what is asked next, in that phase, in the open."""
    if following is None or (following.turn, following.phase) != (asked.turn, asked.phase):
        return False
    return not following.prompt.secret and not plays(following.prompt)

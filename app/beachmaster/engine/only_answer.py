"""Find the only legal answer of a prompt that leaves nothing to choose, and say it."""

from collections.abc import Sequence

from beachmaster.engine.asking import asking
from beachmaster.engine.event import Event
from beachmaster.engine.options import Closed, Option
from beachmaster.engine.prompt import Choose, Place, Prompt, Roll
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

NAME = "only-answer"
MOST_REASONS = 2
"""More closed answers than that say nothing about the one that is left."""


def only_answer(prompt: Prompt) -> Option | None:
    """Return the only option of a choice; None where there are several, or other answers."""
    if not isinstance(prompt, Choose | Place) or prompt.secret or prompt.table:
        return None
    if prompt.options.is_open or not _takes_one(prompt):
        return None
    listed = prompt.options.listed()
    return listed[0] if len(listed) == 1 else None


def _takes_one(prompt: Choose | Place) -> bool:
    if isinstance(prompt, Place):
        return not prompt.free
    return not prompt.many and prompt.offers is None


def is_certain(prompt: Prompt) -> bool:
    """Return whether dice are asked for that all come to the same, whatever they show.

    Dice against those of the other side may count elsewhere too, such as for the end of a day.
    """
    if not isinstance(prompt, Roll) or prompt.row or prompt.dice.against is not None:
        return False
    if prompt.dice.total == 1:
        return len(prompt.faces) == 1
    odds = prompt.odds() if prompt.odds is not None else None
    return isinstance(odds, list) and len(odds) == 1


def told(prompt: Prompt, option: Option) -> Event:
    """Return the event of an only answer that the program gave, with the reason if it is known."""
    words = T("{question} The only answer: {option}.", question=prompt.text, option=option.text)
    with asking(False):
        closed = prompt.closed() if isinstance(prompt, Choose | Place) else ()
    for reason in _reasons(closed):
        words = T("{words} {reason}", words=words, reason=reason)
    return Event(name=NAME, text=words, rules=prompt.rules)


def _reasons(closed: Sequence[Closed]) -> Sequence[Text]:
    return [one.reason for one in closed] if len(closed) <= MOST_REASONS else ()

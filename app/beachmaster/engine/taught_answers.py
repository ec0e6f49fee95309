"""Compare what a card of a taught opening shows with what a prompt takes and what was answered."""

from collections.abc import Sequence

from beachmaster.engine.options import AnswerError, same
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.taught import Card
from beachmaster.engine.values import Value


def takes(prompt: Prompt, card: Card) -> bool:
    """Tell whether a prompt takes what a card shows; it may not, after something else was done."""
    return not card.shows or fitting(prompt, card.answer) is not None


def fitting(prompt: Prompt, answer: Value) -> Value:
    """Return what is laid down as the prompt stores it; None where it cannot be."""
    try:
        return prompt.check(answer)
    except AnswerError:
        return None


def alike(given: Value, shown: Sequence[Value]) -> bool:
    """Tell whether an answer is one of those shown.

    The order of a list does not matter, nor what it holds besides.
    """
    return any(same(_plain(given), _plain(one)) or _within(one, given) for one in shown)


def _within(shown: Value, given: Value) -> bool:
    """Tell whether all of a shown list was done, such as one move of several; dice are none."""
    if not (isinstance(shown, list) and isinstance(given, list) and shown):
        return False
    return all(isinstance(one, str) for one in shown) and {*shown} <= {*map(str, given)}


def _plain(value: Value) -> Value:
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in sorted(value.items())}
    return sorted(map(repr, value)) if isinstance(value, list) else value

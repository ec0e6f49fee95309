"""Fold a long list in a text: its first parts, and how many more there are."""

from collections.abc import Callable, Iterator

from beachmaster.desktop.texts import TN
from beachmaster.engine.text import Param, Text


def folded(text: Text, fits: Callable[[Text], bool]) -> Text:
    """Return a text with as many parts of its longest list as fit, at least one of them.

    A text that fits, or that has no list, stays as it is: no sentence is cut.
    """
    most = max(map(len, _lists(text)), default=1)
    if most < 2 or fits(text):
        return text
    least, over = 1, most
    while over - least > 1:
        keep = (least + over) // 2
        if fits(_kept(text, most, keep)):
            least = keep
        else:
            over = keep
    return _kept(text, most, least)


def _lists(text: Text) -> Iterator[list[Param]]:
    """Yield the lists in a text, and in those within it."""
    for value in text.params.values():
        if isinstance(value, Text):
            yield from _lists(value)
        elif not isinstance(value, str | int):
            yield list(value)


def _kept(text: Text, most: int, keep: int) -> Text:
    """Return a text with lists of `most` parts shortened."""
    return text.fill(**{name: _short(value, most, keep) for name, value in text.params.items()})


def _short(value: Param, most: int, keep: int) -> Param:
    if isinstance(value, Text):
        return _kept(value, most, keep)
    if isinstance(value, str | int) or len(value) < most:
        return value
    return [*value[:keep], TN("… and {n} more", "… and {n} more", n=len(value) - keep)]

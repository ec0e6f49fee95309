"""Fold a long list in a text: its first parts, and how many more there are."""

from collections.abc import Callable, Iterator

from beachmaster.desktop.texts import TN
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.engine.texts import joined


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
    """Yield the lists in a text, and in those within it; what a form told is one, too."""
    told = _told(text)
    yield [*told]
    for value in told if len(told) > 1 else text.params.values():
        if isinstance(value, Text):
            yield from _lists(value)
        elif not isinstance(value, str | int):
            yield list(value)


def _told(text: Text) -> list[Text]:
    """Return the parts that `joined` put together, or the text as the only one."""
    parts = [text]
    while parts[0].source == _JOINED:
        before, part = parts[0].params["before"], parts[0].params["part"]
        if not (isinstance(before, Text) and isinstance(part, Text)):
            break
        parts[:1] = [before, part]
    return parts


def _kept(text: Text, most: int, keep: int) -> Text:
    """Return a text with lists of `most` parts shortened."""
    told = _told(text)
    if len(told) >= most:
        return joined([*told[:keep], _more(len(told) - keep)], text)
    return text.fill(**{name: _short(value, most, keep) for name, value in text.params.items()})


def _short(value: Param, most: int, keep: int) -> Param:
    if isinstance(value, Text):
        return _kept(value, most, keep)
    if isinstance(value, str | int) or len(value) < most:
        return value
    return [*value[:keep], _more(len(value) - keep)]


def _more(n: int) -> Text:
    return TN("… and {n} more", "… and {n} more", n=n)


_JOINED = joined([plain_text(""), plain_text("")]).source

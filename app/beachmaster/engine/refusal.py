"""Tell a player why something does not count: the errors that carry words."""

from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


class SaidError(Exception):
    """Something that a player is told of; `text` is what."""

    def __init__(self, text: Text) -> None:
        super().__init__(repr(text))
        self.text = text


class Refusal(SaidError):  # noqa: N818 - nothing went wrong
    """A session was asked for what does not count; nothing changed.

    `expected` is plain data for programs: what would have been legal.
    """

    def __init__(self, text: Text, expected: Value = None) -> None:
        super().__init__(text)
        self.expected = expected

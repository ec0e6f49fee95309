"""Say where an open print of the player's own map may be asked: while an answer is carried out."""

from contextvars import ContextVar

_ASKING: ContextVar[bool] = ContextVar("asking", default=False)


class asking:  # noqa: N801 - it stands in `with`, three times an answer
    """Let open prints raise `Unknown` inside, as an answer is being carried out; or do not."""

    __slots__ = ("_allowed", "_before")

    def __init__(self, allowed: bool = True) -> None:
        self._allowed = allowed

    def __enter__(self) -> None:
        """Allow it, or do not."""
        self._before = _ASKING.set(self._allowed)

    def __exit__(self, *_error: object) -> None:
        """Leave it as it was."""
        _ASKING.reset(self._before)


def may_ask() -> bool:
    """Tell whether an open print raises `Unknown` here."""
    return _ASKING.get()

"""Say where an open print of the player's own map may be asked: while an answer is carried out."""

from contextvars import ContextVar

_NO, _YES, _NOW = 0, 1, 2
_ASKING: ContextVar[int] = ContextVar("asking", default=_NO)


class asking:  # noqa: N801 - it stands in `with`, three times an answer
    """Let open prints raise `Unknown` inside, as an answer is being carried out; or do not.

    `now` says that the answer is given now: none that was kept is replayed.
    """

    __slots__ = ("_before", "_level")

    def __init__(self, allowed: bool = True, *, now: bool = False) -> None:
        self._level = _NOW if now else _YES if allowed else _NO

    def __enter__(self) -> None:
        """Allow it, or do not; inside an answer that is given now it stays that."""
        before = _ASKING.get()
        level = before if self._level == _YES and before == _NOW else self._level
        self._before = _ASKING.set(level)

    def __exit__(self, *_error: object) -> None:
        """Leave it as it was."""
        _ASKING.reset(self._before)


def may_ask() -> bool:
    """Tell whether an open print raises `Unknown` here."""
    return _ASKING.get() != _NO


def may_ask_now() -> bool:
    """Tell whether it does for what earlier versions did not ask: none of their games stops."""
    return _ASKING.get() == _NOW

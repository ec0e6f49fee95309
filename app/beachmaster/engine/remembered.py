"""Keep what was made of pieces that seldom change, such as the rows of a list of units."""

from collections.abc import Callable
from typing import Generic, TypeVar

V = TypeVar("V")


class Remembered(Generic[V]):
    """What was last made of each piece; it is made anew where what it was made of has changed."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, V]] = {}

    def of(self, piece: str, made_of: object, make: Callable[[], V]) -> V:
        """Return what is made of a piece; `made_of` is all that `make` reads, as it is now.

        It is compared by value, so it must not hold what is changed in place.
        """
        kept = self._kept.get(piece)
        if kept is None or kept[0] != made_of:
            kept = self._kept[piece] = made_of, make()
        return kept[1]

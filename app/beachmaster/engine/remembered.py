"""Keep what was made of pieces that seldom change, such as the rows of a list of units."""

from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeVar

V = TypeVar("V")


class Remembered(Generic[V]):
    """What was last made of each piece; it is made anew where what it was made of has changed."""

    def __init__(self) -> None:
        self._kept: tuple[Mapping[str, object], dict[str, V]] = {}, {}  # one: threads may share it

    def of(self, made_of: Mapping[str, object], make: Callable[[str], V]) -> Collection[V]:
        """Return what is made of each piece; `made_of` tells all that `make` reads for it, as now.

        That is compared by value, so it must not hold what is changed in place.
        """
        was, had = self._kept
        made = {
            piece: had[piece] if piece in had and was[piece] == now else make(piece)
            for piece, now in made_of.items()
        }
        self._kept = made_of, made
        return made.values()

"""Tell which of its optional parts a game offers."""

from typing import TypeGuard, TypeVar

P = TypeVar("P")
_TOLD: dict[tuple[type, type], bool] = {}


def offers(game: object, part: type[P]) -> TypeGuard[P]:
    """Tell whether a game offers a part, a protocol that can be checked; all of a kind do or none.

    Python looks at each name of a protocol at each look, and some are looked at over and over.
    """
    asked = type(game), part
    told = _TOLD.get(asked)
    if told is None:
        told = _TOLD[asked] = isinstance(game, part)
    return told

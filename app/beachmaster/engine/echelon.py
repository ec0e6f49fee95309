"""Tell how large a unit is, as maps mark it: I a company, II a battalion, III a regiment."""

import re
from functools import cache
from typing import Literal, get_args

Echelon = Literal["", "I", "II", "III", "X", "XX"]
ECHELONS: tuple[Echelon, ...] = get_args(Echelon)
_TOLD: tuple[tuple[str, Echelon], ...] = (
    (r"\bCompany\b", "I"),
    (r"\bBattalion\b|^\d+/\d+\b", "II"),
    (r"\bRegiment\b", "III"),
    (r"\bBrigade HQ\b", "X"),
    (r"\bDivision HQ\b", "XX"),
)


@cache  # names are few and asked for over and over
def echelon_of(name: str) -> Echelon:
    """Return the size that a unit's name in the game's data tells; none where it tells none.

    The smallest counts: a battalion of a division is a battalion.
    """
    return next((size for told, size in _TOLD if re.search(told, name)), "")

"""Pure arithmetic of the Japanese lists: the search by hex number and the Fire Support Track."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from beachmaster.engine.options import is_hex_number

FIRST_AFTER = "0106"
"""Where the search for targets starts after Suribachi falls (bib:21.2)."""
TRACK = 10
HIT_TO = 3
"""A search die up to this picks the hex or the unit (bib:21.2, bib:20.3.1)."""
FULL_DICE, HILL_DICE, BLIND_DICE = 3, 2, 1


def in_order(hexes: Iterable[str], rising: bool) -> list[str]:
    """Return each hex once, by number: downward before Suribachi falls, upward after (21.2)."""
    return sorted(set(hexes), key=int, reverse=not rising)


def told_order(words: Sequence[str], rising: bool) -> list[str]:
    """Return hexes as a player told them, numbers in the order of the scan (bib:21.2, B-14).

    Words of the player's own cannot be sorted: a list with any of them stays as it was told.
    """
    return in_order(words, rising) if all(map(is_hex_number, words)) else list(words)


def out_of_order(words: Sequence[str], rising: bool) -> tuple[str, str] | None:
    """Return two numbers that stand the wrong way round in a list that is not sorted, or None."""
    if all(map(is_hex_number, words)):
        return None
    numbers = [word for word in words if is_hex_number(word)]
    return next(((a, b) for a, b in pairwise(numbers) if (int(a) < int(b)) != rising), None)


def markers(on_track: int) -> int:
    """Return the highest number still uncovered on the Fire Support Track (bib:21.1)."""
    return max(0, TRACK - on_track)


def strength_dice(suribachi_cleared: bool, hill: bool) -> int:
    """Return the dice of one bombardment marker (bib:21.3); `hill` is one held in the sector."""
    if not suribachi_cleared:
        return FULL_DICE
    return HILL_DICE if hill else BLIND_DICE

"""Pure arithmetic of the Japanese lists: the search by hex number and the Fire Support Track."""

from collections.abc import Iterable

FIRST_BEFORE, FIRST_AFTER = "2812", "0106"
"""Where the search for targets starts before and after Suribachi falls (bib:21.2)."""
TRACK = 10
HIT_TO = 3
"""A search die up to this picks the hex or the unit (bib:21.2, bib:20.3.1)."""
FULL_DICE, HILL_DICE, BLIND_DICE = 3, 2, 1


def in_order(hexes: Iterable[str], rising: bool) -> list[str]:
    """Return each hex once, by number: downward before Suribachi falls, upward after (21.2)."""
    return sorted(set(hexes), key=int, reverse=not rising)


def markers(on_track: int) -> int:
    """Return the highest number still uncovered on the Fire Support Track (bib:21.1)."""
    return max(0, TRACK - on_track)


def strength_dice(suribachi_cleared: bool, hill: bool) -> int:
    """Return the dice of one bombardment marker (bib:21.3); `hill` is one held in the sector."""
    if not suribachi_cleared:
        return FULL_DICE
    return HILL_DICE if hill else BLIND_DICE

"""Name the places of Bloodbath in the Bonins: the boxes, the container, the tracks.

These words stand in saves. A hex of the tracked board is its own id, and so is a player's word for
one on a table board.
"""

from beachmaster.engine.places import OUTSIDE, Kind, Places
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.texts import T

AVAILABLE = "available"
RESERVES = "reserves"
LOST = "eliminated"
REMOVED = "removed"
BOXES = (AVAILABLE, RESERVES, LOST)
"""The three boxes of the US Units at Sea area (bib:14.1)."""
OFF_MAP = frozenset({*BOXES, REMOVED, OUTSIDE})
"""Where a US unit is when it is not on the island."""
CONTAINER = "container"
TRACK = "track"
ON_MAP = "map"
UNKNOWN = "unknown"
FLAG = "suribachi"
"""Where the US flag is raised (bib:22.0)."""
RESERVED = frozenset({*BOXES, REMOVED, OUTSIDE, CONTAINER, TRACK, ON_MAP, UNKNOWN, "none"})
"""Words of the program that no player can give to a space of their own."""

TURN = Kind("turn:", lambda turn: T("turn track box {turn}", turn=turn))
PLACES = Places(
    {
        AVAILABLE: T("the Available for Landing box"),
        RESERVES: T("the US Reserves box"),
        LOST: T("the Eliminated Units box"),
        REMOVED: T("out of the game"),
        CONTAINER: T("the container"),
        TRACK: T("the Japanese Fire Support Track"),
        ON_MAP: T("the map"),
        UNKNOWN: T("an unknown place"),
        FLAG: T("Mount Suribachi"),
    },
    TURN,
)
TITLES: dict[str, Text] = {
    AVAILABLE: T("Available for Landing"),
    RESERVES: T("US Reserves"),
    LOST: T("Eliminated Units"),
    TRACK: T("Fire Support Track"),
    ON_MAP: T("On the map"),
}
"""What stands over a column, where nothing else is said."""


def is_own_space(word: str) -> bool:
    """Tell whether a player may call a space so."""
    return word.casefold() not in RESERVED

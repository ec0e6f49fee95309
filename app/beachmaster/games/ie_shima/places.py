"""Name the places of Last Battle: Ie Shima: areas, boxes, and where units are off the map.

These words stand in saves. An area is its number, as the map prints it (ies:3.1.1).
"""

from typing import Final

from beachmaster.engine.places import Kind, Places
from beachmaster.engine.text import Text, place_text
from beachmaster.games.ie_shima.texts import T

AREAS = tuple(str(number) for number in range(1, 17))
BEACHES = ("green", "blue", "brown")
"""The Beach Approach Boxes by the color of their dot (ies:3.2, ies:5.3.1, ies:6.2.2)."""
SPECIAL: Final = "special"
"""The Japanese Special Units Box (ies:3.3)."""
OUT: Final = "out"
LATER: Final = "later"
"""Where the 307th waits for its day (ies:6.2.2)."""
BOTH: Final = "both"
"""Both boxes of 16 April as one Active Area (ies:16.2)."""
GUSUKU: Final = "16"
"""The Japanese Supply Source (ies:14.3)."""
RIDGE: Final = "15"
AIRFIELD: Final = "4"
LANDINGS = {"green": ("2",), "blue": ("1",), "brown": ("5", "14")}
"""The areas next to each box (ies:14.4)."""
MOST = 8
"""How many units of a side an area holds (ies:7.1)."""


def is_area(place: str) -> bool:
    """Tell whether a place is one of the 16 areas, which go by number (ies:3.1.1)."""
    return place in _AREAS


_AREAS = frozenset(AREAS)


def _day(turn: str) -> Text | None:
    """Name a space of the Turn Track by its day; the first turn is 16 April."""
    if not turn.isdecimal():
        return None
    return T("the {day} April space of the Turn Track", day=15 + int(turn))


TURN = Kind("turn:", _day)
IMPULSE = Kind("impulse:", lambda number: T("impulse track space {number}", number=number))
VP = Kind("vp:", lambda number: T("VP track space {number}", number=number))
PLACES = Places(
    {
        **{number: T("area {number}", number=place_text(number)) for number in AREAS},
        "green": T("the green beach box"),
        "blue": T("the blue beach box"),
        "brown": T("the brown beach box"),
        SPECIAL: T("the Special Units Box"),
        OUT: T("eliminated"),
        LATER: T("not yet arrived"),
        BOTH: T("both beach boxes"),
        "holding": T("its holding box"),
    },
    TURN,
    IMPULSE,
    VP,
)
"""What players call the places; the markers of the tracks lie there too (ies:3.4, ies:3.6)."""

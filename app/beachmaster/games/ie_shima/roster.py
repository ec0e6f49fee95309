"""List the 52 units, their kinds and battalions, where they begin (ies:4.1, ies:5.3, ies:6.2.2)."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from beachmaster.games.ie_shima.about import JAPAN_ID, US_ID
from beachmaster.games.ie_shima.places import LATER, SPECIAL

SideId = Literal["us", "japan"]
Kind = Literal["company", "regular", "sei", "labor", "pillbox", "mg", "ie"]
SPECIALS = frozenset({"pillbox", "mg", "ie"})
"""The kinds of Japanese Special Unit (ies:5.3.2)."""
NIGHT_KINDS = frozenset({"mg", "ie"})
"""Those that may be placed at night (ies:10.2.3)."""


class Entry(NamedTuple):
    """A unit: what its counter is called, whose and of which kind it is.

    `battalion` is empty for Special Units, which have no Integrity Bonus (ies:11.4.2.c, I-19);
    `begins` is where it is before the first turn, empty where the Japanese player chooses.
    """

    id: str
    name: str
    side: SideId
    kind: Kind
    battalion: str
    begins: str


_US = (
    ("1/306", "ABCD", "green"),
    ("2/306", "EFGH", "green"),
    ("3/306", "IKLM", "green"),
    ("1/305", "ABCD", "blue"),
    ("3/305", "IKLM", "blue"),
    ("2/307", "EFGH", LATER),
    ("3/307", "IKLM", LATER),
)
_JAPAN: tuple[tuple[str, Kind, str], ...] = (
    ("2/1", "regular", ""),
    ("SEI", "sei", ""),
    ("Labor", "labor", ""),
    ("Pillbox", "pillbox", SPECIAL),
    ("MG", "mg", SPECIAL),
    ("IE", "ie", SPECIAL),
)


def _entries() -> Iterator[Entry]:
    """Yield the units of both sides (ies:4.1)."""
    for battalion, letters, begins in _US:
        for letter in letters:
            name = f"{battalion} {letter}"
            yield Entry(_id(name), name, US_ID, "company", battalion, begins)
    for title, kind, begins in _JAPAN:
        for letter in "ABCD":
            name = f"{title} {letter}"
            group = "" if kind in SPECIALS else title
            yield Entry(_id(name), name, JAPAN_ID, kind, group, begins)


def _id(name: str) -> str:
    return name.replace("/", "-").replace(" ", "-").lower()


ROSTER: Mapping[str, Entry] = {entry.id: entry for entry in _entries()}
"""Every unit by its id, in the book's order."""
BATTALIONS: Mapping[str, tuple[str, ...]] = {
    name: tuple(one.id for one in ROSTER.values() if one.battalion == name)
    for name in dict.fromkeys(one.battalion for one in ROSTER.values() if one.battalion)
}
"""The four units of each infantry battalion (ies:11.4.2.c)."""
ARRIVALS = tuple(one.id for one in ROSTER.values() if one.begins == LATER)
"""The 307th, which comes on 17 April (ies:6.2.2)."""
ORDER: Mapping[str, int] = {name: at for at, name in enumerate(ROSTER)}


def other(side: SideId) -> SideId:
    """Return the enemy of a side."""
    return "japan" if side == "us" else "us"


def is_pillbox(unit: str) -> bool:
    """Tell whether a unit is a Pillbox, which never attacks, moves or retreats (ies:13.2.4)."""
    return ROSTER[unit].kind == "pillbox"


def is_special(unit: str) -> bool:
    """Tell whether a unit is a Japanese Special Unit (ies:5.3.2)."""
    return ROSTER[unit].kind in SPECIALS

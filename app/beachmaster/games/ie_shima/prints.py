"""Declare what the map prints, and read ground and counters from one table (ies:3.1, ies:4.0)."""

from collections.abc import Mapping

from beachmaster.engine.areas import EDGE, AreaBoard
from beachmaster.engine.asking import asking
from beachmaster.engine.countersheet import CounterSheet
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.options import Option
from beachmaster.engine.printkinds import Print, Prints
from beachmaster.engine.text import plain_text
from beachmaster.games.ie_shima.own_counters import CV, FACTOR, MF, of_side
from beachmaster.games.ie_shima.places import AREAS
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.state import Strength
from beachmaster.games.ie_shima.texts import T

TEM, URBAN, VALUE = "tem", "urban", "value"
_YES_NO = (Option(False, T("no")), Option(True, T("yes")))
KINDS: Prints = {
    kind.id: kind
    for kind in (
        Print(
            id=EDGE,
            text=T("they touch"),
            rules=("ies:3.1",),
            values=_YES_NO,
            guess=False,
            edges=True,
        ),
        Print(
            id=TEM,
            text=T("Terrain Effects Modifier"),
            rules=("ies:3.1.3",),
            values=tuple(Option(n, plain_text(f"+{n}")) for n in range(1, 5)),
            ask=T("Which modifier stands in the lower half of the Identifier?"),
            guess=1,
        ),
        Print(
            id=URBAN,
            text=T("terrain"),
            rules=("ies:3.1.2",),
            values=(Option(False, T("clear (circle)")), Option(True, T("urban (square)"))),
            ask=T("Is the Identifier a circle (clear) or a square (urban)?"),
            guess=False,
            needed=(True,),
            said={True: T("urban"), False: T("clear")},
        ),
        Print(
            id=VALUE,
            text=T("Victory Points"),
            rules=("ies:17.2",),
            values=tuple(Option(n, plain_text(str(n))) for n in range(4)),
            guess=0,
        ),
    )
}
"""What an area of the map prints, and an edge of two (ies:3.1.4)."""
POINTS: Mapping[str, int] = {**dict.fromkeys(AREAS, 0), **WORTH, "4": 1}
"""The Victory Points printed on the areas, which the book tells (ies:17.2)."""


class Tables:
    """What is believed of map and counters, flat and quick to read; reading it never asks.

    It is the `Ground` and the `Values` of a `Field`.
    """

    def __init__(self, prints: AreaBoard, counters: OpenCounters | CounterSheet) -> None:
        self.prints, self.counters, self.own = prints, counters, prints.own
        self._near = {place: prints.neighbours(place) for place in prints.spaces}
        self._tem = {area: int(prints.believed(area, TEM)) for area in AREAS}
        self._urban = frozenset(area for area in AREAS if prints.believed(area, URBAN))
        if not self._urban:  # some area is urban: any of which the player has not told yet may be
            self._urban = frozenset(area for area in AREAS if not prints.is_known(area, URBAN))
        with asking(False):
            self._cv = self._read(CV)
            self._mf = self._read(MF)
            self.air = int(counters.read("air", FACTOR))

    def _read(self, name: str) -> dict[tuple[str, Strength], int]:
        sides: tuple[Strength, Strength] = ("full", "reduced")
        return {
            (unit, side): int(self.counters.read(unit, of_side(name, side)))
            for unit in ROSTER
            for side in sides
        }

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Return the areas and beach boxes that touch one (ies:3.1, ies:3.1.4)."""
        return self._near.get(place, ())

    def tem(self, area: str) -> int:
        """Return the Terrain Effects Modifier of an area (ies:3.1.3)."""
        return self._tem[area]

    def urban(self, area: str) -> bool:
        """Tell whether an area is urban (ies:3.1.2)."""
        return area in self._urban

    def cv(self, unit: str, strength: Strength) -> int:
        """Return the Combat Value of a side of a counter (ies:11.4.2.a)."""
        return self._cv[unit, strength]

    def mf(self, unit: str, strength: Strength) -> int:
        """Return the printed Movement Factor of a side of a counter (ies:4.3.1)."""
        return self._mf[unit, strength]

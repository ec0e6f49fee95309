"""Hold what lies on a map at this moment, over its print."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QLineF, QPointF

from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.told import Told
from beachmaster.engine.display import Counter, Layer
from beachmaster.engine.hexgrid import HexId

MOST_UNKNOWN = 60
"""So many lit spaces of which nobody knows the ground still have a ring each."""


@dataclass
class Shown:
    """All that lies on the map at this moment; what changes is replaced, never altered."""

    stacks: dict[HexId, tuple[Counter, ...]] = field(default_factory=dict)
    taken: AbstractSet[HexId] = frozenset()
    layers: list[Layer] = field(default_factory=list)
    lit: AbstractSet[HexId] = frozenset()
    lit_units: AbstractSet[str] = frozenset()
    selected: str | None = None
    queued: tuple[str, ...] = ()
    cursor: HexId | None = None
    waiting: str | None = None  # the unit off the map on which the keyboard stands
    hover: HexId | None = None
    fan: HexId | None = None
    lens: Counter | None = None
    changed: AbstractSet[HexId] = frozenset()
    ring: float = 0.0
    subjects: AbstractSet[HexId] = frozenset()
    others: AbstractSet[HexId] = frozenset()  # where the rest stands that the prompt is about
    charges: AbstractSet[tuple[HexId, HexId]] = frozenset()  # who attacks whom, hex by hex
    told: Mapping[HexId, Told] = field(default_factory=dict)
    carried: Counter | None = None
    deep: int = 0
    pointer: QPointF = field(default_factory=QPointF)
    trail: tuple[HexId, ...] = ()

    def like_this(self, **otherwise: Any) -> "Shown":
        """Return a copy in which some is otherwise."""
        return Shown(**{**vars(self), **otherwise})

    def place_of(self, unit: str | None) -> HexId | None:
        """Return the hex of a counter."""
        if unit is None:
            return None
        for place, stack in self.stacks.items():
            for counter in stack:
                if counter.id == unit:
                    return place
        return None


def many_unknown(sheet: Sheet, lit: AbstractSet[HexId]) -> bool:
    """Tell whether so many spaces of unknown ground are lit that they light up faintly."""
    if len(lit) <= MOST_UNKNOWN:
        return False
    hexes = sheet.chart.hexes
    return len([one for one in lit & hexes.keys() if hexes[one].ground == "open"]) > MOST_UNKNOWN


def sight_line(sheet: Sheet, shown: Shown, view: Viewpoint) -> QLineF | None:
    """Return the line from the selected unit to the hex that is pointed at."""
    end = shown.hover or shown.cursor
    start = shown.place_of(shown.selected) if end is not None else None
    centres = sheet.centres
    if start is None or end is None or start == end or not {start, end} <= centres.keys():
        return None
    return QLineF(view.pixel(centres[start]), view.pixel(centres[end]))

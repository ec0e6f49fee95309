"""Trace supply, change control where it fails, count and check Replacement Points (ies:14.0)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from beachmaster.games.ie_shima.field import SIDES, Field, reachable
from beachmaster.games.ie_shima.places import AREAS, BEACHES, GUSUKU, LANDINGS, OUT, is_area
from beachmaster.games.ie_shima.roster import ORDER, ROSTER, SideId, other

FLIPS = 2
"""How many units one RP turns to full strength (ies:14.5.2)."""


def lost_beaches(field: Field) -> frozenset[str]:
    """Return the boxes whose areas are all Japanese-controlled (ies:14.4)."""
    return frozenset(
        box
        for box, areas in LANDINGS.items()
        if all(field.control[area] == "japan" for area in areas)
    )


def supplied(field: Field, side: SideId) -> frozenset[str]:
    """Return the areas of a side's own from which a supply line leads to its source (14.3)."""
    if side == "japan":
        return reachable(field, side, [GUSUKU])
    lost = lost_beaches(field)
    near = (one for box in BEACHES if box not in lost for one in field.ground.neighbours(box))
    return reachable(field, side, near)


def in_supply(field: Field, side: SideId, place: str, net: frozenset[str] | None = None) -> bool:
    """Tell whether a unit in a place can trace a supply line (ies:14.3, I-29)."""
    if not is_area(place):
        return place in BEACHES and side == "us"
    net = supplied(field, side) if net is None else net
    near = field.ground.neighbours(place)
    if place in net or any(one in net for one in near):
        return True
    return side == "us" and any(
        one in BEACHES and (one not in lost_beaches(field) or field.contested(place))
        for one in near
    )


def line(field: Field, side: SideId, place: str) -> list[tuple[str, str]]:
    """Return the steps of a shortest supply line of an area, empty where it needs or has none."""
    near = field.ground.neighbours
    if side == "us" and any(one in BEACHES for one in near(place)):
        return []
    net = supplied(field, side)
    starts = {one for one in net if _is_source(field, side, one)}
    came, front = {place: ""}, [place]
    while front:
        here = front.pop(0)
        if here in starts:
            steps = []
            while came[here]:
                steps.append((came[here], here))
                here = came[here]
            return steps
        for one in near(here):
            if one in net and one not in came:
                came[one] = here
                front.append(one)
    return []


def _is_source(field: Field, side: SideId, area: str) -> bool:
    """Tell whether a supply line of a side may end in an area (ies:14.3)."""
    if side == "japan":
        return area == GUSUKU
    lost = lost_beaches(field)
    return any(one in BEACHES and one not in lost for one in field.ground.neighbours(area))


def cut_off(field: Field) -> list[str]:
    """Return the areas without a unit of their controller's that no line supplies (14.2, I-66).

    Both sides' are found at once, on the control as it is.
    """
    nets = {side: supplied(field, side) for side in SIDES}
    return [
        area
        for area in AREAS
        if area not in nets[field.control[area]] and not field.of(field.control[area], area)
    ]


def take_cut_off(field: Field) -> list[str]:
    """Change the control of the areas that are cut off, and return them (ies:14.2)."""
    found = cut_off(field)
    for area in found:
        field.control[area] = other(field.control[area])
    return found


def points(field: Field, side: SideId, turn: int, lost: int = 0, more: int = 0) -> int:
    """Return the RP of a side: `lost` are those that the Kamikaze took (ies:14.4, I-30).

    `more` is the Japanese handicap of ours, of use while they have any.
    """
    if side == "japan":
        return int(field.control[GUSUKU] == "japan") * (1 + more)
    return max(0, (2 if turn == 1 else 4) - lost)


class Spent(NamedTuple):
    """What Replacement Points are spent on: units rebuilt with their places, and units flipped."""

    rebuilt: tuple[tuple[str, str], ...]
    flipped: tuple[str, ...]

    @property
    def points(self) -> int:
        """Return the RP that this takes (ies:14.5.2)."""
        return len(self.rebuilt) + -(-len(self.flipped) // FLIPS)


def read(orders: Sequence[str]) -> Spent:
    """Return orders such as `1-306-a` (flip) and `1-306-b>4` (rebuild) as what they spend."""
    rebuilt = tuple((u, p) for u, mark, p in (one.partition(">") for one in orders) if mark)
    return Spent(rebuilt, tuple(one for one in orders if ">" not in one))


def weak(field: Field, side: SideId) -> list[str]:
    """Return the reduced units of a side on the map that are in supply (ies:14.5.1)."""
    net = supplied(field, side)
    return [
        unit
        for place, names in field.held[side].items()
        for unit in names
        if not field.full(unit) and in_supply(field, side, place, net)
    ]


def unsupplied(field: Field, side: SideId) -> list[str]:
    """Return the reduced units of a side on the map that cannot trace supply (ies:14.5.1)."""
    able = set(weak(field, side))
    reduced = [
        unit
        for place, names in field.held[side].items()
        for unit in names
        if is_area(place) and not field.full(unit) and unit not in able
    ]
    return sorted(reduced, key=ORDER.__getitem__)


def gone(field: Field, side: SideId) -> list[str]:
    """Return the eliminated units of a side, in the order of the roster (ies:14.5.2)."""
    return sorted(field.of(side, OUT), key=ORDER.__getitem__)


def rebuild_areas(field: Field, side: SideId) -> list[str]:
    """Return where a rebuilt unit may be placed (ies:14.5.3, ies:14.5.4)."""
    net = supplied(field, side)
    return [area for area in AREAS if area in net and field.room(side, area) > 0]


def areas_left(field: Field, side: SideId, orders: Sequence[str]) -> list[str]:
    """Return where one more unit may come back beside those that some orders rebuild (ies:7.1)."""
    coming = Counter(area for _, area in read(orders).rebuilt)
    areas = rebuild_areas(field, side)
    return [area for area in areas if field.room(side, area) > coming[area]]


def is_sound(field: Field, side: SideId, spent: Spent, *, twice: bool) -> bool:
    """Tell whether each unit may get what it is to get; `twice` as I-52 has it."""
    names = [unit for unit, _ in spent.rebuilt]
    if len(set(names)) < len(names) or len(set(spent.flipped)) < len(spent.flipped):
        return False
    copy = field.copy()
    for unit, area in spent.rebuilt:
        if unit not in gone(copy, side) or area not in rebuild_areas(copy, side):
            return False
        rebuild(copy, unit, area)
    able = weak(copy, side)
    return all(unit in able and (twice or unit not in names) for unit in spent.flipped)


def rebuild(field: Field, unit: str, area: str) -> None:
    """Put an eliminated unit on the map at Reduced-Strength (ies:14.5.2)."""
    field.put(unit, area)
    field.flip(unit, "reduced")


def placeable(field: Field, unit: str, *, night: bool) -> list[str]:
    """Return where a Special Unit may be placed, stacking and one an area apart (10.2.2, .3)."""
    kind = ROSTER[unit].kind
    areas = [area for area in AREAS if field.room("japan", area) > 0]
    if night:
        return [] if kind == "pillbox" else areas
    areas = [area for area in areas if field.control[area] == "japan"]
    if kind != "pillbox":
        return areas
    net = supplied(field, "japan")
    return [area for area in areas if area in net]

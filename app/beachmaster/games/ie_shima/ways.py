"""Find the ways of a unit: costs, stops, and the control that is taken in passing (ies:10.2).

Units are resolved one by one in the order told, for control taken by the first changes what the
next one pays.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.places import BEACHES, SPECIAL, is_area
from beachmaster.games.ie_shima.roster import ROSTER, SideId, is_pillbox
from beachmaster.games.ie_shima.state import Active

ALL = 99
"""The cost of what takes all MF (ies:10.2)."""


class Way(NamedTuple):
    """A way of a unit: the areas entered in order, the MF spent, and the control taken."""

    path: tuple[str, ...]
    spent: int
    takes: tuple[str, ...]

    @property
    def goal(self) -> str:
        """Return where the way ends."""
        return self.path[-1]


def allowance(field: Field, unit: str) -> int:
    """Return the MF that a unit has in an impulse: US units one fewer in rain (ies:9.2.2, I-04)."""
    printed = field.values.mf(unit, field.units[unit].strength)
    if field.rain and ROSTER[unit].side == "us":
        return max(1, printed - 1)
    return printed


def cost(field: Field, side: SideId, origin: str, place: str) -> int:
    """Return what it costs to enter a place from another: one line of the table (ies:10.2)."""
    if origin in BEACHES and not field.controls("us", place):
        return ALL
    if origin == SPECIAL and not field.controls("japan", place):
        return ALL
    return _price(field, side, place)


def _price(field: Field, side: SideId, place: str) -> int:
    """Return what it costs to enter a place that takes not all MF (ies:10.2)."""
    enemies = field.enemies(side, place)
    if enemies:
        return 4 if any(field.full(one) for one in enemies) else 3
    return 2 if field.next_to_enemy(side, place) else 1


def closed(field: Field, active: Active | None, side: SideId, place: str, leaving: int = 0) -> bool:
    """Tell whether a place cannot be entered at all: the enemy's box, full, attacked before.

    `leaving` counts the units that have left it since: who comes back needs no more room.
    """
    if side == "japan" and not is_area(place):
        return True
    if active is not None and place in active.attacked:
        return True
    return field.room(side, place) + leaving < 1


class _Entry(NamedTuple):
    """What entering a place comes to: the price, whether the unit stops, whether it takes it."""

    price: int
    stops: bool
    takes: bool


class _Walker(NamedTuple):
    field: Field
    active: Active | None
    side: SideId
    start: str
    points: int
    fresh: bool
    found: list[Way]
    entries: dict[str, _Entry | None]

    def entry(self, place: str) -> _Entry | None:
        """Return what entering a place comes to, None where it is closed; worked out once."""
        if place not in self.entries:
            self.entries[place] = self._entry(place)
        return self.entries[place]

    def _entry(self, place: str) -> _Entry | None:
        field, side = self.field, self.side
        if closed(field, self.active, side, place, leaving=int(place == self.start)):
            return None
        vacant = field.vacant(side, place)
        takes = vacant and is_area(place) and not field.controls(side, place)
        return _Entry(_price(field, side, place), not vacant or place in field.rubble, takes)


def ways(field: Field, active: Active | None, unit: str) -> list[Way]:
    """Return the ways of a unit that has not moved yet, those that bring nothing left out.

    None enters a place twice or comes back into a full one; `way_along` knows these too.
    """
    walker = _walker(field, active, unit)
    if walker is None:
        return []
    _walk(walker, field.units[unit].place, (), 0)
    return walker.found


def first_way(field: Field, active: Active | None, unit: str) -> Way | None:
    """Return the first of a unit's ways, one area long; None where it has no way."""
    walker = _walker(field, active, unit)
    if walker is None:
        return None
    return next((way for way, _ in _steps(walker, field.units[unit].place, (), 0)), None)


def _walker(field: Field, active: Active | None, unit: str) -> _Walker | None:
    """Return who walks: None for a unit that never moves, or that has nothing left to spend."""
    if is_pillbox(unit):
        return None
    points, fresh = allowance(field, unit), True
    if active is not None and unit in active.spent:
        points, fresh = points - active.spent[unit], False
        if points <= 0:
            return None
    return _Walker(field, active, ROSTER[unit].side, field.units[unit].place, points, fresh, [], {})


def _walk(walker: _Walker, place: str, path: tuple[str, ...], spent: int) -> None:
    for way, stops in _steps(walker, place, path, spent):
        walker.found.append(way)
        if not stops:
            _walk(walker, way.goal, way.path, way.spent)


def _steps(
    walker: _Walker, place: str, path: tuple[str, ...], spent: int
) -> Iterator[tuple[Way, bool]]:
    """Yield each way that goes one area further, and whether it ends there (ies:19.3.2)."""
    for goal in walker.field.ground.neighbours(place):
        if goal in path or walker.field.room(walker.side, goal) < 1:
            continue
        step = _step(walker, place, path, spent, goal)
        if step is not None:
            yield step


def _step(
    walker: _Walker, place: str, path: tuple[str, ...], spent: int, goal: str
) -> tuple[Way, bool] | None:
    """Return the way that goes on to a neighbour, and whether it ends there; None if closed.

    An area that the way has passed is already under control: landing there again takes not all MF.
    """
    field, side = walker.field, walker.side
    held = not path and field.contested(place)
    entry = walker.entry(goal)
    if entry is None or (held and not field.free(side, goal)):
        return None  # ies:10.3.2
    landing = place in BEACHES and goal not in path and not field.controls("us", goal)
    after = spent + (ALL if landing else entry.price)
    if after > walker.points:
        if spent or not walker.fresh:
            return None
        after = walker.points  # ies:10.2.4, or all of them
    way = (*path, goal)
    passed = dict.fromkeys(way)
    takes = tuple(one for one in passed if (known := walker.entries[one]) and known.takes)
    return Way(way, after, takes), entry.stops or after >= walker.points


def way_along(field: Field, active: Active | None, unit: str, path: Sequence[str]) -> Way | None:
    """Return the way of a unit along some areas, None where it is not open to it.

    It may enter an area twice: 10.2 limits a way by its MF alone.
    """
    walker = _walker(field, active, unit)
    if walker is None:
        return None
    place, way, ended = field.units[unit].place, Way((), 0, ()), False
    for goal in path:
        near = goal in field.ground.neighbours(place)
        step = _step(walker, place, way.path, way.spent, goal) if near and not ended else None
        if step is None:
            return None
        (way, ended), place = step, goal
    return way if way.path else None


def ways_to(field: Field, active: Active | None, unit: str, goal: str) -> list[Way]:
    """Return the cheapest ways to a place, one for each control that they take (ies:10.2).

    Of those, the way through fewest areas comes first.
    """
    found = [way for way in ways(field, active, unit) if way.goal == goal]
    if not found:
        return []
    least = min(way.spent for way in found)
    kept: dict[frozenset[str], Way] = {}
    for way in sorted(found, key=lambda way: len(way.path)):
        if way.spent == least:
            kept.setdefault(frozenset(way.takes), way)
    return list(kept.values())


def go(field: Field, active: Active | None, unit: str, way: Way) -> None:
    """Move a unit along a way: control is taken in passing, and where it came from is noted."""
    side, start = ROSTER[unit].side, field.units[unit].place
    for place in way.takes:
        field.control[place] = side
    field.put(unit, way.goal)
    if active is not None:
        active.moved.append(unit)
        active.spent[unit] = active.spent.get(unit, 0) + way.spent
        active.came[unit] = way.path[-2] if len(way.path) > 1 else start


def begin(field: Field, side: SideId, areas: Sequence[str]) -> Active:
    """Return an Assault Impulse as it begins, with who may act in it (ies:8.1.1, ies:10.1.1)."""
    begun = [unit for place in areas for unit in field.of(side, place) if not is_pillbox(unit)]
    contested = [place for place in field.control if field.contested(place)]
    return Active(side, list(areas), begun, contested)


def movers(field: Field, active: Active) -> list[str]:
    """Return the units that may still move."""
    return [unit for unit in active.begun if may_move(field, active, unit)]


def somebody_moves(field: Field, active: Active) -> bool:
    """Tell whether any unit may still move."""
    return any(may_move(field, active, unit) for unit in active.begun)


def may_move(field: Field, active: Active, unit: str) -> bool:
    """Tell whether one of those that act neither moved nor attacked, and has a way."""
    return (
        unit not in active.moved
        and unit not in active.fought
        and field.units[unit].place in active.areas
        and first_way(field, active, unit) is not None
    )


def regroups(field: Field, unit: str) -> list[str]:
    """Return where a unit may go in a Regroup Impulse (ies:8.1.3, I-47, I-48)."""
    side, place = ROSTER[unit].side, field.units[unit].place
    if is_pillbox(unit) or not (is_area(place) or place in BEACHES):
        return []
    return [
        goal
        for goal in field.ground.neighbours(place)
        if not closed(field, None, side, goal) and field.free(side, goal)
    ]

"""List what an Active Area could do next: attacks, moves, one runner for open ground."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.opponent.stand import Stand
from beachmaster.games.ie_shima.opponent.strength import battalions, strongest_first
from beachmaster.games.ie_shima.opponent.trying import Attack, Plan, difference, unmoved, walk
from beachmaster.games.ie_shima.places import MOST, is_area
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.values import mandatory
from beachmaster.games.ie_shima.ways import Way, allowance, ways

HOPELESS = -5
"""Attacks with so much less Attack Value are not considered."""
GOALS = 7
"""So many goals of moves are looked at for each group of units."""


def plans(stand: Stand, field: Field, active: Active) -> list[Plan]:
    """Return what could be done next out of an Active Area, without doing nothing."""
    found: dict[Plan, None] = {}
    free = unmoved(field, active)
    for place in dict.fromkeys(field.units[unit].place for unit in free):
        group = [unit for unit in free if field.units[unit].place == place]
        for plan in _from_place(field, active, group):
            found.setdefault(plan)
    for attack in in_place(field, active):
        found.setdefault(Plan((), attack))
    return [one for one in found if one.attack is None or hopeful(stand, field, active, one.attack)]


def in_place(field: Field, active: Active) -> list[Attack]:
    """Return attacks on enemies where active units stand (ies:11.3)."""
    found = []
    for place in dict.fromkeys(field.units[unit].place for unit in active.begun):
        if not is_area(place) or place in active.attacked or not field.enemies(active.side, place):
            continue
        units = [
            unit
            for unit in active.begun
            if field.units[unit].place == place and unit not in active.fought
        ]
        found += [Attack(place, tuple(one)) for one in groups(field, units, attacking=True)]
    return found


def hopeful(stand: Stand, field: Field, active: Active, attack: Attack) -> bool:
    """Tell whether an attack has a chance worth a look."""
    return difference(stand, field, active.side, attack) >= HOPELESS


def _from_place(field: Field, active: Active, units: Sequence[str]) -> Iterator[Plan]:
    """Yield plans of units of one place: groups into each area in reach of the farthest."""
    reach = _reach(field, active, max(units, key=lambda unit: allowance(field, unit)))
    enemies = [way for way in reach if field.enemies(active.side, way.goal)]
    others = [way for way in reach if way not in enemies]
    for way in enemies:
        room = field.room(active.side, way.goal)
        able = _able(field, active, units, way)
        for group in groups(field, able, attacking=True):
            going = group[:room]
            moves = tuple((unit, way.path) for unit in going)
            if not mandatory(active.contested, way.goal):
                yield Plan(moves)
            yield Plan(moves, Attack(way.goal, tuple(going)))
    for way in _sorted(field, active, others)[:GOALS]:
        room = field.room(active.side, way.goal)
        able = _able(field, active, units, way)
        for group in groups(field, able, attacking=False):
            yield Plan(tuple((unit, way.path) for unit in group[:room]))


def _able(field: Field, active: Active, units: Sequence[str], way: Way) -> list[str]:
    """Return the units of one place that can go a way: those with as many MF left go alike."""
    left = {unit: (allowance(field, unit), active.spent.get(unit)) for unit in units}
    one_of = {points: unit for unit, points in left.items()}
    goes = {points: walk(field, active, unit, way.path) for points, unit in one_of.items()}
    return [unit for unit in units if goes[left[unit]] is not None]


def groups(field: Field, units: Sequence[str], *, attacking: bool) -> list[list[str]]:
    """Return groups that act together: all, all but the weakest, battalions, one alone."""
    ordered = strongest_first(field, units)
    found = [ordered[:MOST]]
    if len(ordered) > 1:
        found.append(ordered[: min(MOST, len(ordered) - 1)])
    fours = [one for one in battalions(units) if len(one) < len(ordered)]
    if len(ordered) > MOST:
        found += [[*a, *b] for a, b in pairwise(fours)]
    found += fours
    if attacking:
        full = [unit for unit in ordered if field.full(unit)]
        if full and len(full) < len(ordered):
            found.append(full[:MOST])
    else:
        found.append(ordered[-1:])
    kept: dict[tuple[str, ...], list[str]] = {}
    for group in found:
        kept.setdefault(tuple(sorted(group)), group)
    return list(kept.values())


def _reach(field: Field, active: Active, unit: str) -> list[Way]:
    """Return for each goal the way that takes most, and of those the shortest.

    A way back to where it begins is no act, unless it takes control on the way.
    """
    start = field.units[unit].place
    best: dict[str, tuple[tuple[int, int], Way]] = {}
    for way in ways(field, active, unit):
        if way.goal == start and not way.takes:
            continue
        rank = (-sum(3 if one in WORTH else 1 for one in way.takes), len(way.path))
        if way.goal not in best or rank < best[way.goal][0]:
            best[way.goal] = (rank, way)
    return [way for _, way in best.values()]


def _sorted(field: Field, active: Active, found: Sequence[Way]) -> list[Way]:
    """Return ways with those first that take ground, count for points, or come near enemies."""
    return sorted(
        found,
        key=lambda way: (
            -sum(3 if one in WORTH else 1 for one in way.takes),
            -WORTH.get(way.goal, 0),
            not field.next_to_enemy(active.side, way.goal),
            len(way.path),
            int(way.goal) if is_area(way.goal) else 0,
        ),
    )

"""Try an act on a copy of the position: moves, an attack or a bombardment with its chances."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from beachmaster.games.ie_shima import losses, retreat, values, ways
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.losses import BACK, FLIP, FLIP_BACK, GONE
from beachmaster.games.ie_shima.opponent.odds import results
from beachmaster.games.ie_shima.opponent.stand import Stand
from beachmaster.games.ie_shima.opponent.strength import WORTH, air
from beachmaster.games.ie_shima.places import OUT, SPECIAL
from beachmaster.games.ie_shima.roster import ROSTER, SideId, is_pillbox, other
from beachmaster.games.ie_shima.scoring import WORTH as POINTS
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.values import FACTORS


class Attack(NamedTuple):
    """An attack that is considered: where and with whom."""

    target: str
    units: tuple[str, ...]


class Plan(NamedTuple):
    """What an Active Area does next: units with their ways, then at most one attack."""

    moves: tuple[tuple[str, tuple[str, ...]], ...] = ()
    attack: Attack | None = None


class Outcome(NamedTuple):
    """A position that an act may lead to, and how often of all throws."""

    weight: int
    field: Field


def moved(field: Field, active: Active, plan: Plan) -> tuple[Field, Active]:
    """Return a copy with the moves of a plan made; who cannot go any more stays."""
    copy = field.copy()
    then = Active(
        active.side, active.areas, active.begun, active.contested,
        list(active.moved), dict(active.spent), dict(active.came), active.attacked, active.fought,
    )  # fmt: skip
    for unit, path in plan.moves:
        way = walk(copy, then, unit, path)
        if way is not None:
            ways.go(copy, then, unit, way)
    return copy, then


def walk(field: Field, active: Active, unit: str, path: Sequence[str]) -> ways.Way | None:
    """Return the way of a unit along some areas as the rules have it now, None where closed."""
    side, place, spent = active.side, field.units[unit].place, 0
    start_contested = field.contested(place)
    points = ways.allowance(field, unit) - active.spent.get(unit, 0)
    taken = []
    for at, goal in enumerate(path):
        if ways.closed(field, active, side, goal) or points - spent <= 0:
            return None
        if not at and start_contested and not field.free(side, goal):
            return None
        price = ways.cost(field, side, place, goal)
        if spent + price > points and (spent or unit in active.spent):
            return None
        spent = min(points, spent + price)
        if field.vacant(side, goal) and not field.controls(side, goal):
            taken.append(goal)
        place = goal
    return ways.Way(tuple(path), spent, tuple(taken))


def expected_calls(stand: Stand, side: SideId) -> int:
    """Return what calls add to an attack on average, in whole points (ies:19.2, ies:19.4)."""
    if not stand.advanced:
        return 0
    if side == "japan":
        return 2 if stand.part == "night" else 1
    return 1 if stand.turn > 2 else int(stand.turn > 1 and stand.impulse % 2 == 0)


def difference(stand: Stand, field: Field, side: SideId, attack: Attack) -> int:
    """Return the Attack Value less the Defense Value as expected before the calls (ies:11.4)."""
    clear = not stand.rain and stand.part == "day"
    enemies = field.enemies(side, attack.target)
    lead, defender = values.strongest(field, attack.units), values.strongest(field, enemies)
    full = sum(field.full(unit) for unit in attack.units if unit != lead)
    value = field.values.cv(lead, field.units[lead].strength) + full
    value += (len(attack.units) - 1 - full) // 2 + len(values.whole_battalions(attack.units))
    against = field.values.cv(defender, field.units[defender].strength)
    against += len(enemies) - 1 + field.ground.tem(attack.target)
    against += attack.target in field.rubble
    return value - against + air(side, clear=clear)


def fought_out(
    stand: Stand, field: Field, active: Active, attack: Attack, *, calls: bool = True
) -> list[Outcome]:
    """Return what an attack may lead to, each with its weight of 1296."""
    diff = difference(stand, field, active.side, attack)
    if calls:
        diff += expected_calls(stand, active.side)
    return [
        Outcome(weight, applied(field, active, attack, margin))
        for weight, margin in results(max(-11, min(11, diff)))
    ]


def applied(field: Field, active: Active, attack: Attack, margin: int) -> Field:
    """Return the position after an attack came to a margin, losses as they are likely taken."""
    copy, side = field.copy(), active.side
    lead = values.strongest(field, attack.units)
    if margin < 0:
        for unit in attack.units:
            step_off(copy, unit)
        if values.mandatory(active.contested, attack.target):
            _thrown_back(copy, active, attack)
        return copy
    first = values.strongest(copy, copy.enemies(side, attack.target))
    step_off(copy, lead)
    if margin:
        suffer(copy, other(side), attack.target, first, margin)
    copy.settle(attack.target)
    return copy


def _thrown_back(copy: Field, active: Active, attack: Attack) -> None:
    for unit in attack.units:
        if copy.units[unit].place == OUT:
            continue
        came = active.came.get(unit) or active.areas[0]
        if came == SPECIAL:
            copy.put(unit, SPECIAL)
            continue
        goals = retreat.goals_of_attacker(copy, unit, active.side, came)
        copy.put(unit, goals[0] if goals else OUT)


def step_off(field: Field, unit: str) -> None:
    """Flip a unit, or eliminate it where it is reduced (ies:11.4.4)."""
    if field.units[unit].strength == "full":
        field.flip(unit, "reduced")
    else:
        field.put(unit, OUT)


def suffer(field: Field, side: SideId, area: str, first: str, points: int) -> None:
    """Take Attrition Points the way an owner most likely does (ies:13.1)."""
    can = retreat.can_retreat(field, side, area)
    units = field.of(side, area)
    sides = tuple([(unit, field.units[unit].strength) for unit in units])
    key = (sides, first, points, can, POINTS.get(area))
    paid = _PAID.get(key)
    if paid is None:
        if len(_PAID) >= MOST_PAID:
            _PAID.clear()
        sets = losses.loss_sets(field, units, first, points, can)
        paid = _PAID[key] = min(sets, key=lambda one: price(field, area, len(units), one))
    pay(field, side, area, paid)


_PAID: dict[tuple[object, ...], losses.Losses] = {}
"""How stacks paid lately: the same stack is hit again and again, act after act."""
MOST_PAID = 4096


def price(field: Field, area: str, count: int, paid: losses.Losses) -> int:
    """Return what a payment costs its owner roughly: steps, and the ground that it gives up."""
    found = left = 0
    for unit, act in paid.items():
        worth = WORTH[ROSTER[unit].kind]
        if act in (FLIP, FLIP_BACK):
            found += worth
        if act == GONE:
            found += worth * (2 if field.full(unit) else 1)
        left += act != FLIP
    ground = 350 if area in POINTS else 150
    return found + left * 25 + (ground * POINTS.get(area, 1) if left == count else 0)


def pay(field: Field, side: SideId, area: str, paid: losses.Losses) -> None:
    """Carry a payment out (ies:13.1)."""
    for unit in sorted(paid, key=lambda one: (_ORDER[paid[one]], one)):
        act = paid[unit]
        if act in (FLIP, FLIP_BACK):
            field.flip(unit, "reduced")
        if act == GONE:
            field.put(unit, OUT)
        elif act in (BACK, FLIP_BACK):
            goals = retreat.goals(field, side, area)
            field.put(unit, goals[0] if goals else OUT)
            if not goals:
                field.flip(unit, "reduced")


_ORDER = {FLIP: 0, GONE: 1, BACK: 2, FLIP_BACK: 3}


def bombarded(field: Field, side: SideId, marker: str, area: str, first: str) -> list[Outcome]:
    """Return what a bombardment may lead to, each with its weight of 1296 (ies:12.5)."""
    factor = FACTORS[marker]
    diff = factor - field.ground.tem(area) - (area in field.rubble)
    found = []
    for weight, margin in results(diff):
        copy = field
        if margin > 0:
            copy = field.copy()
            suffer(copy, other(side), area, first, margin)
            copy.settle(area)
        found.append(Outcome(weight, copy))
    return found


def first_hit(field: Field, side: SideId, area: str) -> str:
    """Return who takes a bombardment's first point: a full unit of a whole battalion, or a lead."""
    units = field.enemies(side, area)
    whole = set(values.whole_battalions(units))
    return max(
        units,
        key=lambda unit: (
            ROSTER[unit].battalion in whole and field.full(unit),
            field.values.cv(unit, field.units[unit].strength),
            not field.full(unit),
            unit,
        ),
    )


def put(field: Field, told: Iterable[tuple[str, str]]) -> Field:
    """Return a copy with units put into places."""
    copy = field.copy()
    for unit, place in told:
        copy.put(unit, place)
    return copy


def unmoved(field: Field, active: Active) -> list[str]:
    """Return the active units that neither moved nor fought."""
    gone = {*active.moved, *active.fought}
    return [
        unit
        for unit in active.begun
        if unit not in gone and field.units[unit].place in active.areas and not is_pillbox(unit)
    ]


def mean(parts: Iterable[tuple[int, tuple[int, ...]]]) -> tuple[int, ...]:
    """Return the mean of terms by their weights, in whole thousandths."""
    weights, rows = zip(*parts, strict=True)
    whole = sum(weights)
    return tuple(
        sum(w * value for w, value in zip(weights, column, strict=True)) // whole
        for column in zip(*rows, strict=True)
    )

"""Count what a stack can do: attack, defend, absorb; the same sums as in a fight, but quick."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from beachmaster.games.ie_shima.field import Field, Values
from beachmaster.games.ie_shima.places import MOST
from beachmaster.games.ie_shima.roster import BATTALIONS, ROSTER, SideId, is_pillbox
from beachmaster.games.ie_shima.state import Strength
from beachmaster.games.ie_shima.values import FOURS

BATTALION_OF = {unit: entry.battalion for unit, entry in ROSTER.items()}
PILLBOXES = frozenset(unit for unit in ROSTER if is_pillbox(unit))
WORTH = {"company": 100, "regular": 130, "sei": 90, "labor": 50, "pillbox": 70, "mg": 60, "ie": 35}
"""What a step of each kind is worth to whoever has to lose one, in any unit."""


class Stack(NamedTuple):
    """The units of a side in a place: how many, and what the side can do with them there.

    `holds` are the AP that it absorbs, `steps` what its steps are worth as such to the Japanese.
    """

    size: int
    attack: int
    lead: int
    holds: int
    mobile: int
    reduced: int
    steps: int


STEP = {
    "company": 0, "regular": 70, "sei": 45, "labor": 30, "pillbox": 35, "mg": 25, "ie": 15,
}  # fmt: skip
"""What a step of a kind is worth beyond the ground it holds now, with four days left."""
Stacks = dict[str, Stack]
_STEP_OF = {unit: STEP[entry.kind] for unit, entry in ROSTER.items()}


def stacks(field: Field, side: SideId) -> Stacks:
    """Return what a side can do in each place where it has units."""
    units, values = field.units, field.values
    return {
        place: stack_of(values, tuple([(one, units[one].strength) for one in names]))
        for place, names in field.held[side].items()
        if names
    }


@lru_cache(maxsize=8192)
def stack_of(values: Values, units: tuple[tuple[str, Strength], ...]) -> Stack:
    """Return what a stack can do; eight units at most attack together (ies:11.4.2)."""
    best = full = reduced = lead = holds = weak = steps = 0
    for unit, strength in units:
        value = values.cv(unit, strength)
        lead = max(lead, value)
        whole = strength == "full"
        holds += 3 if whole else 2
        weak += not whole
        steps += _STEP_OF[unit] * (1 + whole)
        if unit not in PILLBOXES:
            best = max(best, value)
            if whole:
                full += 1
            else:
                reduced += 1
    attack = attack_of(best, full, reduced, [unit for unit, _ in units])
    return Stack(len(units), attack, lead, holds, full + reduced, weak, steps)


def attack_of(best: int, full: int, reduced: int, units: Sequence[str]) -> int:
    """Return an Attack Value without calls and air support (ies:11.4.2.a to c)."""
    if not best:
        return 0
    full = min(full, MOST)
    reduced = min(reduced, MOST - full)
    others = full - 1 + reduced // 2 if full else (reduced - 1) // 2
    return best + others + (_whole(units) if len(units) >= FOURS else 0)


def _whole(units: Sequence[str]) -> int:
    """Count the battalions of which all four units are there, two at most (ies:11.4.2.c)."""
    groups = [BATTALION_OF[unit] for unit in units]
    return min(2, sum(groups.count(one) == FOURS for one in set(groups) if one))


def defence(field: Field, area: str, stack: Stack) -> int:
    """Return a Defense Value without air support (ies:11.4.3)."""
    return stack.lead + stack.size - 1 + field.ground.tem(area) + (area in field.rubble)


def battalions(units: Sequence[str]) -> list[list[str]]:
    """Return the units of each battalion that several of these are of, in the roster's order."""
    here = set(units)
    found = [[one for one in members if one in here] for members in BATTALIONS.values()]
    return [group for group in found if len(group) > 1]


def strongest_first(field: Field, units: Sequence[str]) -> list[str]:
    """Return units with the strongest first; of equals those of larger battalions."""
    sizes: dict[str, int] = {}
    for unit in units:
        name = ROSTER[unit].battalion
        sizes[name] = sizes.get(name, 0) + 1
    return sorted(
        units,
        key=lambda unit: (
            -field.values.cv(unit, field.units[unit].strength),
            not field.full(unit),
            -sizes[ROSTER[unit].battalion],
            ROSTER[unit].battalion,
            unit,
        ),
    )


def air(side: SideId, *, clear: bool) -> int:
    """Return what air support changes of an attack of a side by clear day (11.4.2.d, 11.4.3.d)."""
    return 0 if not clear else 1 if side == "us" else -2

"""Find what several placings of a night do together: cut supply, take what stands empty (14.2)."""

from itertools import combinations
from math import comb
from typing import NamedTuple

from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import night, scoring, special, supply
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.opponent import trying
from beachmaster.games.ie_shima.opponent.ground import values
from beachmaster.games.ie_shima.opponent.mind import Mind, Terms, place
from beachmaster.games.ie_shima.places import AREAS, LANDINGS
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.texts import T

MOST_SETS = 400
"""So many sets of areas are looked at; where there were more, the likeliest areas are."""
BEACHES = frozenset(area for areas in LANDINGS.values() for area in areas)
EACH, AREA, FLIP = 150, 40, 90
"""Before the last night: what a point turned is worth, an area turned, and a flip denied."""


class Net(NamedTuple):
    """Areas to be taken together, who comes first, and what the position after it is worth."""

    areas: tuple[str, ...]
    kind: str
    terms: Terms
    after: Field


def left(key: str) -> int:
    """Return how many placings are left tonight, by the number of the prompt (ies:10.2.3)."""
    number = key.rpartition("#")[2] if "#" in key else "1"
    return special.MOST - int(number) + 1 if number.isdecimal() else special.MOST


def best(mind: Mind, most: int) -> Net | None:
    """Return the best set of empty American areas to be taken tonight, None where none is."""
    field = mind.field
    waiting = night.infiltrators(field)
    count = min(most, len(waiting))
    empty = _empty(mind, count)
    if not empty or count < 1:
        return None
    tried = (
        (_quick(mind, _with(field, waiting, areas)), areas)
        for size in range(1, count + 1)
        for areas in combinations(empty, size)
    )
    _, areas = max(tried, key=lambda one: (one[0], -len(one[1])))
    whole = _with(field, waiting, areas)
    return Net(areas, ROSTER[waiting[-1]].kind, mind.judge(whole), whole)


def _empty(mind: Mind, count: int) -> list[str]:
    """Return American areas without Americans, those that count and the beaches first."""
    field, worth = mind.field, values(mind.stand)
    found = [a for a in AREAS if field.control[a] == "us" and not field.of("us", a)]
    found.sort(key=lambda one: (-worth.get(one, 0), one not in BEACHES, int(one)))
    while found and sum(comb(len(found), size) for size in range(1, count + 1)) > MOST_SETS:
        found.pop()
    return found


def _with(field: Field, waiting: list[str], areas: tuple[str, ...]) -> Field:
    return trying.put(field, zip(reversed(waiting), areas, strict=False))


def _quick(mind: Mind, field: Field) -> int:
    """Return roughly what a position is worth to the Japanese once supply was checked (14.2)."""
    stand, worth = mind.stand, values(mind.stand)
    supply.take_cut_off(field)
    flips = 2 * supply.points(field, "us", stand.turn, stand.kamikaze)
    weak = supply.weak(field, "us")[:flips]
    taken = [one for one in AREAS if field.control[one] == "japan"]
    if not stand.final:
        turned = sum(worth.get(one, 0) for one in taken)
        return EACH * turned + AREA * len(taken) - FLIP * len(weak)
    for unit in weak:
        field.flip(unit, "full")
    return -1000 * scoring.total(field, stand.area4) + len(taken) - 10 * len(weak)


def words(one: Net) -> Text:
    """Say which areas are taken together."""
    return T("{areas}", areas=[place(area) for area in one.areas])

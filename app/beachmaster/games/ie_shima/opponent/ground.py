"""Judge the ground: what the Americans can still take, their halves shared over all of it (E40)."""

from typing import Any, NamedTuple

from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.opponent.odds import SCALE, WHOLE, ramp, success, to_clear
from beachmaster.games.ie_shima.opponent.stand import Stand
from beachmaster.games.ie_shima.opponent.strength import Stack, Stacks, defence
from beachmaster.games.ie_shima.places import AIRFIELD, AREAS, BEACHES, MOST
from beachmaster.games.ie_shima.state import LAST

WALK, RUN, MARCH, LAND = 220, 330, 250, 300
"""Thousandths of a half: through friends, into an empty area, up to a fight, out of a box."""
FAR = 10**9
USUAL = 4
"""So many companies together can begin a fight at once; fewer take longer to gather."""


class Grip(NamedTuple):
    """What is to be said of the ground: its worth, the time it takes, what stands empty."""

    ground: int
    time: int
    empty: tuple[str, ...]


def grip(stand: Stand, us: Stacks, japan: Stacks) -> Grip:
    """Return what the Americans are expected to hold at the end, area by area in their best order.

    They go for what gives most for its time; what they took is a way to what follows.
    """
    field = stand.field
    worth = values(stand)
    price = _prices(stand, us, japan)
    empty = tuple(p for p in worth if field.control[p] == "us" and p not in us)
    ground = -sum(
        worth[p] * (SCALE - _risk(stand, p, us, japan))
        for p in worth
        if field.control[p] == "us" and p not in japan
    )
    wanted = {p: worth[p] for p in worth if field.control[p] != "us" or p in japan}
    cost = dict.fromkeys((*AREAS, *BEACHES), FAR)
    cost |= {p: _start(p, us[p]) for p in us if p in cost}
    near = _near(field)
    came: dict[str, str] = {}
    fights = {}
    for place in [p for p in us if p in japan and p in price]:  # a fight goes on where one stands
        price[place] -= MARCH
        fights[place] = cost[place] + price[place]
    _spread(near, cost, came, price, [p for p in us if p in cost])
    spent = 0
    while wanted:
        area = min(wanted, key=lambda p: (fights.get(p, cost[p]) * 6 // wanted[p], p))
        time = fights.get(area, cost[area])
        if time >= FAR:
            break
        spent += time
        ground -= wanted.pop(area) * _falls(stand, area, spent)
        fights.pop(area, None)
        taken = _way(area, came)
        for place in taken:
            cost[place], price[place] = 0, WALK
        _spread(near, cost, came, price, taken)
    time = min(spent, 40_000) * 12 // SCALE
    return Grip(ground, time, empty)


def values(stand: Stand) -> dict[str, int]:
    """Return the areas that count, with what they count (ies:17.2, ies:21.1)."""
    found = dict(stand.worth)
    if stand.turn == 1 and not stand.area4:
        found.setdefault(AIRFIELD, 1)
    return found


def _falls(stand: Stand, area: str, spent: int) -> int:
    """Return the chance that time suffices for an area; the airfield has today only."""
    if area == AIRFIELD and stand.turn <= LAST:
        return ramp(stand.today - spent, 1500)
    if stand.left <= 0:
        return 0
    return ramp(stand.left - spent, 800 + spent // 2)


def _start(place: str, stack: Stack) -> int:
    slow = LAND if place in BEACHES else 0
    return slow + (0 if stack.size >= USUAL else 120 * (USUAL - stack.size))


def _prices(stand: Stand, us: Stacks, japan: Stacks) -> dict[str, int]:
    """Return what it costs the Americans to enter, or to win, each area."""
    field = stand.field
    full = sum(stack.mobile for stack in us.values())
    usual = 3 + min(MOST, full) + (not stand.rain)
    found = {}
    for area in AREAS:
        defenders = japan.get(area)
        if defenders is None:
            found[area] = WALK if field.control[area] == "us" else RUN
            continue
        near = [us[p] for p in (area, *field.ground.neighbours(area)) if p in us]
        best = max((stack.attack for stack in near), default=0) + (not stand.rain)
        diff = max(best, usual - 2) + _calls(stand) - defence(field, area, defenders)
        found[area] = MARCH + to_clear(max(-9, min(14, diff)), defenders.holds, 6)
    return found


def _calls(stand: Stand) -> int:
    return int(stand.advanced and stand.turn > 2)


def _near(field: Field) -> dict[str, list[str]]:
    """Return the areas next to each place; of the ground that was looked at last."""
    if _NEAR.get("ground") is not field.ground:
        near = field.ground.neighbours
        _NEAR["ground"] = field.ground
        _NEAR["near"] = {
            place: [one for one in near(place) if one in field.control]
            for place in (*AREAS, *BEACHES)
        }
    found: dict[str, list[str]] = _NEAR["near"]
    return found


_NEAR: dict[str, Any] = {}


def _spread(
    near: dict[str, list[str]],
    cost: dict[str, int],
    came: dict[str, str],
    price: dict[str, int],
    front: list[str],
) -> None:
    """Lower the time to each area as far as ways from some places do; note whence they come."""
    for place in front:  # which grows as places are found
        so_far = cost[place]
        for one in near[place]:
            through = so_far + price[one]
            if through < cost[one]:
                cost[one], came[one] = through, place
                front.append(one)


def _way(area: str, came: dict[str, str]) -> list[str]:
    """Return the areas of the way to one, itself first; they are a way to others from now on."""
    found = [area]
    while area in came:
        area = came.pop(area)
        if area not in BEACHES:
            found.append(area)
    return found


def _risk(stand: Stand, area: str, us: Stacks, japan: Stacks) -> int:
    """Return the chance, of a thousand, that an area the Americans hold is lost in the end."""
    field = stand.field
    near = [japan[p] for p in field.ground.neighbours(area) if p in japan and japan[p].mobile]
    if not near or (stand.part == "refit" and stand.final):
        return 0
    if area not in us:
        return 250 if stand.final else 120
    held = us[area]
    best = max(stack.attack for stack in near) - (0 if stand.rain else 2)
    chance = success(max(-12, best - defence(field, area, held))) * SCALE // WHOLE
    return chance * min(SCALE, 1500 // held.holds) // (2000 if stand.final else 4000)

"""Say where units retreat: by the priorities, through full areas, or nowhere (ies:13.2)."""

from collections.abc import Iterator

from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.places import SPECIAL, is_area
from beachmaster.games.ie_shima.roster import SideId, is_pillbox, other


def goals(field: Field, side: SideId, place: str) -> list[str]:
    """Return the places that the priorities name from a place, several where they tie (I-25).

    Free ones, then contested ones, then on through full ones (ies:13.2.2.a, ies:13.2.2.b,
    ies:13.2.2.c, ies:13.2.2.d).

    None where a unit that had to retreat would be eliminated (ies:13.2.4).
    """
    return _goals(field, side, place, {place})


def open_to(field: Field, side: SideId, place: str) -> list[str]:
    """Return the Free places with room around one; what is around each decides (ies:13.2.2)."""
    near = field.ground.neighbours(place)
    near = tuple(one for one in near if side == "us" or is_area(one))
    return [one for one in near if field.free(side, one) and field.room(side, one) > 0]


def _goals(field: Field, side: SideId, place: str, seen: set[str]) -> list[str]:
    near = [one for one in field.ground.neighbours(place) if one not in seen]
    near = [one for one in near if side == "us" or is_area(one)]
    free = [one for one in open_to(field, side, place) if one not in seen]
    if free:
        count = {one: _enemy_controlled(field, side, one) for one in free}
        least = min(count.values())
        return [one for one in free if count[one] == least]
    for controlled in (True, False):
        kind = [
            one
            for one in near
            if field.contested(one)
            and field.controls(side, one) == controlled
            and field.room(side, one) > 0
        ]
        if kind:
            return kind
    return list(dict.fromkeys(_through(field, side, near, seen)))


def _through(field: Field, side: SideId, near: list[str], seen: set[str]) -> Iterator[str]:
    """Yield where a way through full areas leads (ies:13.2.1, I-25)."""
    full = [one for one in near if field.room(side, one) < 1]
    for one in full:
        yield from _goals(field, side, one, seen | set(near))


def _enemy_controlled(field: Field, side: SideId, place: str) -> int:
    enemy = other(side)
    return sum(field.control.get(one) == enemy for one in field.ground.neighbours(place))


def goals_of_attacker(field: Field, unit: str, side: SideId, came: str) -> list[str]:
    """Return where a repulsed attacker goes: back, or on from there where it is full (13.2).

    Never into the area that it attacked, though others still stand there.
    """
    if is_pillbox(unit):
        return []
    if came == SPECIAL or field.room(side, came) > 0:
        return [came]
    return _goals(field, side, came, {came, field.units[unit].place})


def can_retreat(field: Field, side: SideId, place: str) -> bool:
    """Tell whether a unit of a side that is no Pillbox has a place to retreat to (ies:13.2.4)."""
    return bool(goals(field, side, place))

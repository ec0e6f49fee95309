"""Say in plain words why a unit cannot go a way: which step of it fails, and by what (ies:10.2)."""

from collections.abc import Sequence

from beachmaster.engine.text import Param, Text
from beachmaster.games.ie_shima.borders import touch_not
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.places import BEACHES, PLACES
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.ways import ALL, Way, allowance, cost, way_along


def why_not(field: Field, active: Active, unit: str, way: Sequence[str]) -> Text:
    """Say why a unit cannot go along some areas, or to the only one named."""
    start, goal = field.units[unit].place, way[-1]
    barred = _closed(field, active, goal)
    if barred is not None:
        return barred
    if len(way) == 1 and goal not in field.ground.neighbours(start):
        source = T("{unit} cannot reach {area} with {points} MF.")
        if field.ground.own:
            source = T(
                "{unit} cannot reach {area} with {points} MF by the borders known so far. If your "
                "map shows a way, name each area of it."
            )
        points = allowance(field, unit)
        return source.fill(unit=ROSTER[unit].name, area=PLACES.name(goal), points=points)
    before: Way | None = None
    for count in range(1, len(way)):
        found = way_along(field, active, unit, way[:count])
        if found is None:
            return _step(field, active, unit, before, way[count - 1])
        before = found
    return _step(field, active, unit, before, goal)


def _closed(field: Field, active: Active, place: str) -> Text | None:
    """Return why nobody of a side can enter a place, None where it is open."""
    words = PLACES.name(place)
    if place in active.attacked:
        return T("{area} was attacked: no other unit may enter it in this impulse.", area=words)
    if active.side == "japan" and place in BEACHES:
        return T("The Japanese cannot enter a beach box.")
    if field.room(active.side, place) < 1:
        return T("{area} is full: at most eight units of a side.", area=words)
    return None


def _step(field: Field, active: Active, unit: str, before: Way | None, goal: str) -> Text:
    """Say why a unit that came so far cannot enter the next area."""
    here = field.units[unit].place if before is None else before.goal
    words: dict[str, Param] = {
        "unit": ROSTER[unit].name,
        "here": PLACES.name(here),
        "area": PLACES.name(goal),
    }
    if goal not in field.ground.neighbours(here):
        return touch_not(field, here, goal)
    barred = _closed(field, active, goal)
    if barred is not None:
        return barred
    if before is not None:
        stopped = _stopped(field, active, unit, before)
        if stopped is not None:
            return stopped.fill(**words)
    elif field.contested(here) and not field.free(active.side, goal):
        return T("{unit} leaves a contested area: it must go to a Free area first.").fill(**words)
    gone = before.spent if before is not None else active.spent.get(unit, 0)
    left = allowance(field, unit) - gone
    price = cost(field, active.side, here, goal)
    if price == ALL:
        return T("{area} takes all MF, and {unit} has spent some.").fill(**words)
    short = T("{area} takes {price} MF; {unit} has {left} left.")
    return short.fill(**words, price=price, left=max(0, left))


def _stopped(field: Field, active: Active, unit: str, before: Way) -> Text | None:
    """Return why a unit has to stop in the area that it entered last, None where it need not."""
    origin = before.path[-2] if len(before.path) > 1 else field.units[unit].place
    if not field.vacant(active.side, before.goal):
        return T("{unit} stops in {here}: enemies are there.")
    if before.goal in field.rubble:
        return T("{unit} stops in {here}: rubble is there.")
    if origin in BEACHES and not field.controls("us", before.goal):
        return T("{unit} stops in {here}: landing in an enemy area takes all MF.")
    return None

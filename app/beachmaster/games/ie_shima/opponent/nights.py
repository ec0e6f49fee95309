"""Decide by night: who is placed where, what that sets off, or one assault (ies:10.2.3, 6.4)."""

from collections.abc import Generator
from dataclasses import replace

from beachmaster.engine.prompt import Choose, Place
from beachmaster.engine.run import Asked
from beachmaster.engine.weighing import Aim, Candidate
from beachmaster.games.ie_shima import night, ways
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.move_words import ARROW
from beachmaster.games.ie_shima.opponent import aims, impulses, netting, planning, specials, trying
from beachmaster.games.ie_shima.opponent.mind import Mind, Terms, candidate, place, plus
from beachmaster.games.ie_shima.opponent.stand import Stand
from beachmaster.games.ie_shima.opponent.trying import Attack
from beachmaster.games.ie_shima.places import SPECIAL
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.supply import placeable
from beachmaster.games.ie_shima.texts import T

Found = Generator[None, None, list[Candidate]]
WAITS = 25
"""A unit comes out by night where that is worth so many thousandths more than waiting."""


def place_by_night(mind: Mind, asked: Asked) -> Found:
    """Weigh each kind of unit in each area, with the best that it sets off there (ies:10.2.3)."""
    assert isinstance(asked.prompt, Choose)
    field = mind.field
    left = netting.left(asked.key)
    then = replace(mind.stand, outs=left - 1)
    found = [
        candidate(night.NONE, T("Nobody else comes out"), plus(mind.as_it_is, WAITS), aims.WAITS)
    ]
    for unit in specials.one_of_each(night.infiltrators(field)):
        for area in placeable(field, unit, night=True):
            value = f"{unit}{ARROW}{area}"
            terms = _placed(mind, unit, area, then) if value in asked.prompt.options else None
            if terms is not None:
                aim = _aim(mind, unit, area, terms)
                found.append(candidate(value, specials.words((unit, area)), terms, aim))
                yield
    together = netting.best(mind, left)
    if together is not None:
        found = [_begins(mind, one, together) for one in found]
    return found


def _begins(mind: Mind, one: Candidate, together: netting.Net) -> Candidate:
    """Return a placing that begins what some do together with what all of it is worth."""
    unit, _, area = str(one.value).partition(ARROW)
    whole = sum(together.terms)
    if not area or area not in together.areas or whole <= one.milli:
        return one
    text = T("{first}, the first of {areas}", first=one.text, areas=netting.words(together))
    last = ROSTER[unit].kind == together.kind
    aim = aims.of_change(mind, together.after, together.terms)
    return candidate(one.value, text, plus(together.terms, int(last)), aim)


def _aim(mind: Mind, unit: str, area: str, terms: Terms) -> Aim:
    """Return what a placing is for: to attack who is there, or what it changes."""
    if mind.field.vacant("japan", area):
        return aims.of_change(mind, trying.put(mind.field, [(unit, area)]), terms, area)
    return aims.wears_down(mind, area)


def _placed(mind: Mind, unit: str, area: str, then: Stand) -> Terms | None:
    """Return what it is worth to place a unit and then to act as is best.

    None where it must attack without hope.
    """
    copy = mind.field.copy()
    contested = [one for one in copy.control if copy.contested(one)]
    must = not copy.vacant("japan", area) and area not in contested
    price = min(ways.cost(copy, "japan", SPECIAL, area), ways.allowance(copy, unit))
    copy.put(unit, area)
    if must:
        active = night.activated(copy, unit, area, contested, price, whole=False)
        attack = Attack(area, (unit,))
        if not planning.hopeful(mind.stand, copy, active, attack):
            return None
        return mind.mean(trying.fought_out(mind.stand, copy, active, attack), then)
    best = mind.judge(copy, then)
    if len(copy.of("japan", area)) > 1 or copy.contested(area):
        active = night.activated(copy, unit, area, contested, price, whole=True)
        for plan in _fights(mind, copy, active):
            best = max(best, mind.of_plan(copy, active, plan, then), key=sum)
    return best


MOST = 8
"""So many acts of an area are looked at for each placing."""


def _fights(mind: Mind, field: Field, active: Active) -> list[trying.Plan]:
    """Return the likeliest attacks and takings out of an area at night."""
    stand = replace(mind.stand, part="night")
    found = planning.plans(stand, field, active)
    fights = [plan for plan in found if plan.attack is not None]
    takes = [
        plan
        for plan in found
        if plan.attack is None
        and any(field.control[one] == "us" for one in plan.moves[0][1] if one in field.control)
    ]
    return [*fights[:MOST], *takes[: MOST // 2]]


def act(mind: Mind, asked: Asked) -> Found:
    """Weigh what a placement sets off: nothing, the unit, or all of the area (ies:10.2.3)."""
    assert isinstance(asked.prompt, Choose)
    unit, field = asked.prompt.subjects[0], mind.field
    area = field.units[unit].place
    contested = [one for one in field.control if field.contested(one)]
    price = min(ways.cost(field, "japan", SPECIAL, area), ways.allowance(field, unit))
    together = netting.best(mind, netting.left(asked.key) - 1)
    terms = mind.as_it_is if together is None else max(mind.as_it_is, together.terms, key=sum)
    found = [
        candidate(
            night.NOTHING,
            T("Nobody in {area} moves or attacks", area=place(area)),
            terms,
            aims.OTHERS,
            idle=True,
        )
    ]
    for option in asked.prompt.options:
        if option.value != night.NOTHING:
            whole = option.value == night.AREA
            active = night.activated(field, unit, area, contested, price, whole=whole)
            found += yield from _sets_off(mind, str(option.value), active)
    return _worth_it(found)


def assault(mind: Mind, asked: Asked) -> Found:
    """Weigh which area makes the assault of a night without infiltrators (ies:6.4)."""
    assert isinstance(asked.prompt, Place)
    found = [candidate(night.NONE, T("No assault"), mind.as_it_is, aims.WAITS)]
    for option in asked.prompt.options:
        if option.value != night.NONE:
            area = str(option.value)
            active = ways.begin(mind.field, "japan", [area])
            found += yield from _sets_off(mind, area, active)
    return _worth_it(found)


def _sets_off(mind: Mind, value: str, active: Active) -> Found:
    """Weigh the best that active units could do, if there is anything."""
    found = []
    for plan in _fights(mind, mind.field, active):
        found.append((mind.of_plan(mind.field, active, plan), plan))
        yield
    best = sorted(found, key=lambda one: -sum(one[0]))[:1]
    return [
        candidate(
            value,
            impulses.words(mind.field, plan),
            plus(terms, -impulses.LAZY),
            aims.of_plan(mind, active, plan, terms),
        )
        for terms, plan in best
    ]


def _worth_it(found: list[Candidate]) -> list[Candidate]:
    """Offer only acts that are better than the first candidate, which is to do nothing."""
    least = found[0].milli
    return [found[0], *(replace(one, offered=one.milli > least) for one in found[1:])]

"""Decide what is asked in a fight: lead, calls, losses, retreats, rerolls (ies:11.4, ies:13.0)."""

from collections.abc import Generator

from beachmaster.engine.prompt import Choose
from beachmaster.engine.run import Asked
from beachmaster.engine.tables import applied_total
from beachmaster.engine.weighing import Aim, Candidate
from beachmaster.games.ie_shima import losses, retreat, values
from beachmaster.games.ie_shima.advantage import AGAIN, STAND
from beachmaster.games.ie_shima.calling import FIGURES
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.opponent import aims, trying
from beachmaster.games.ie_shima.opponent.mind import (
    Mind,
    Terms,
    candidate,
    each_option,
    name,
    place,
    plus,
)
from beachmaster.games.ie_shima.opponent.odds import results
from beachmaster.games.ie_shima.opponent.stand import Stand, after, spent
from beachmaster.games.ie_shima.opponent.trying import Attack
from beachmaster.games.ie_shima.roster import SideId, is_pillbox
from beachmaster.games.ie_shima.roster import other as enemy
from beachmaster.games.ie_shima.texts import T

Found = Generator[None, None, list[Candidate]]
STRONGER, BETTER = T("to make the attack stronger"), T("to get a better result")
RESULT = T("to keep this result")
MOST = 40
"""So many ways to take losses are judged at most."""


def lead_defender(mind: Mind, asked: Asked) -> Found:
    """Weigh who leads a defence: each sort that could, by what the attack then comes to."""
    active, field = mind.state.active, mind.field
    assert active is not None
    assert isinstance(asked.prompt, Choose)
    target = asked.prompt.subjects[0]
    units = tuple(u for u in active.fought if field.units[u].place == target)
    fought = Attack(target, units)
    whole = trying.difference(mind.stand, field, active.side, fought)
    best = values.strongest(field, field.enemies(active.side, target))
    found = []
    for option in asked.prompt.options:
        unit = str(option.value)
        diff = whole + _cv(field, best) - _cv(field, unit)
        outcomes = []
        for weight, margin in results(max(-11, min(11, diff))):
            copy = field.copy()
            if margin > 0:
                trying.suffer(copy, mind.side, target, unit, margin)
                copy.settle(target)
            outcomes.append(trying.Outcome(weight, copy))
        text = T("{unit} leads", unit=name(unit))
        found.append(candidate(unit, text, mind.mean(outcomes), aims.LEAST))
        yield
    return found


def _cv(field: Field, unit: str) -> int:
    return field.values.cv(unit, field.units[unit].strength)


CLOSE = 4
"""A figure comes where so much or less lies between Attack and Defense Value."""


def calls(mind: Mind, asked: Asked) -> Found:
    """Make every call, which costs nothing; weigh whether a figure comes (19.2.1, 19.4.1, 20.1)."""
    assert isinstance(asked.prompt, Choose)
    listed = [option.value for option in asked.prompt.options]
    figures = [one for one in listed if one in FIGURES.values()]
    told = [one for one in listed if one not in figures]
    yield
    terms = mind.as_it_is
    if not figures:
        return [candidate(told, T("Makes every call"), terms, STRONGER)]
    return [
        candidate(listed, T("He comes"), plus(terms, _worth_a_figure(mind)), STRONGER),
        candidate(told, T("He stays away"), terms, T("to keep him for another fight")),
    ]


def _worth_a_figure(mind: Mind) -> int:
    """Return what a figure is worth: he comes to a fight that one point may turn (ies:20.1)."""
    active, field = mind.state.active, mind.field
    assert active is not None
    target = active.attacked[-1]
    units = tuple(u for u in active.fought if field.units[u].place == target)
    diff = trying.difference(mind.stand, field, active.side, Attack(target, units))
    return 20 if abs(diff) <= CLOSE else -20


def losses_taken(mind: Mind, asked: Asked) -> Found:
    """Weigh each way to take Attrition Points that the rules list (ies:13.1)."""
    assert isinstance(asked.prompt, Choose)
    area = asked.prompt.subjects[0]
    count = len(mind.field.of(mind.side, area))
    listed = [(option, losses.read(option.value) or {}) for option in asked.prompt.options]
    listed.sort(key=lambda one: trying.price(mind.field, area, count, one[1]))
    found = []
    for option, paid in listed[:MOST]:
        copy = mind.field.copy()
        trying.pay(copy, mind.side, area, paid)
        copy.settle(area)
        found.append(candidate(option.value, option.text, mind.judge(copy), aims.LEAST))
        if not len(found) % 6:
            yield
    return found


def leaving(mind: Mind, asked: Asked) -> Found:
    """Weigh who leaves of free will: nobody, all, or the reduced ones (ies:13.2.3)."""
    area, field = asked.prompt.subjects[0], mind.field
    units = [one for one in field.of(mind.side, area) if not is_pillbox(one)]
    reduced = [one for one in units if not field.full(one)]
    found = [candidate([], T("Nobody leaves"), plus(mind.as_it_is, 20), aims.holds([area]))]
    for group in (units, reduced):
        if not group or (group is reduced and len(reduced) == len(units)):
            continue
        copy = field.copy()
        for unit in group:
            goals = retreat.goals(copy, mind.side, area)
            if goals:
                copy.put(unit, goals[0])
        text = T("{n} leave {area}", n=len(group), area=place(area))
        found.append(candidate(list(group), text, mind.judge(copy), aims.SAVES))
        yield
    return found


def goal(mind: Mind, asked: Asked) -> Found:
    """Weigh where units go, of equal places (ies:13.2.2)."""
    units = asked.prompt.subjects

    def gone(field: Field, way: str) -> None:
        place = way.rsplit(">", maxsplit=1)[-1]
        if place in field.control or place in field.held["us"]:
            for unit in units:
                field.put(unit, place)

    def aim(after: Field, terms: Terms, way: str) -> Aim:
        return aims.of_change(mind, after, terms, way.rsplit(">", maxsplit=1)[-1])

    return (yield from each_option(mind, asked, gone, aim))


# -- the Advantage -----------------------------------------------------------------------------


def reroll(mind: Mind, asked: Asked) -> Found:
    """Weigh the dice as they fell against all that could fall, less the Advantage (ies:15.1.b)."""
    sheet = asked.prompt.shown_sheet()
    result = sheet.result if sheet is not None else None
    if result is None or result.against is None:
        yield
        return [candidate(STAND, T("The dice stand"), mind.as_it_is, RESULT)]
    diff = applied_total(result.lines) - applied_total(result.against.lines)
    margin = result.total - result.against.total
    target = asked.prompt.subjects[0] if asked.prompt.subjects else ""
    kept = _at(mind, target, margin, sum(result.dice), first=True)
    ways = []
    for weight, other in results(max(-11, min(11, diff))):
        ways.append((weight, _at(mind, target, other, 0, first=False)))
        yield
    gain = spent(mind.then, mind.side)
    anew = trying.mean(ways)
    cost = sum(mind.judge(mind.field, gain)) - sum(mind.judge(mind.field))
    return [
        candidate(
            STAND, T("The dice stand"), kept, RESULT if sum(kept) > sum(anew) else aims.KEEPS
        ),
        candidate(AGAIN, T("All four dice again"), plus(anew, cost, "advantage"), BETTER),
    ]


def _at(mind: Mind, target: str, margin: int, dice: int, *, first: bool) -> Terms:
    """Return what it is worth that the dice come to a margin, with what they do to the day."""
    field, active = mind.field, mind.state.active
    stand = _clock(mind, dice, known=first)
    if target not in field.control:
        hit = 120 * (margin > 0) * _sign(mind)
        return plus(mind.judge(field, stand), hit, "automatic")
    if active is None:
        side: SideId = "us" if mind.state.phase.startswith("us") else "japan"
        copy = field.copy()
        enemies = copy.enemies(side, target)
        if margin > 0 and enemies:
            first_hit = values.strongest(copy, enemies)
            trying.suffer(copy, enemy(side), target, first_hit, margin)
            copy.settle(target)
        return mind.judge(copy, stand)
    units = tuple(u for u in active.fought if field.units[u].place == target)
    return mind.judge(trying.applied(field, active, Attack(target, units), margin), stand)


def _sign(mind: Mind) -> int:
    return 1 if mind.side == "japan" else -1


def _clock(mind: Mind, dice: int, *, known: bool) -> Stand:
    """Return the clock after the half: where the dice were the Sunset DR, what they did."""
    state, stand = mind.state, mind.stand
    if not state.phase.startswith("us-"):
        return stand
    bombards = state.active is None
    if known and dice and state.sunset == dice:
        if dice < state.impulse:
            return after(stand, "us", over=True)
        if not bombards and state.impulse > 1:
            return after(stand, "us")
    return after(stand, "us", stays=bombards)

"""Decide by day: what an impulse is, who moves where, which attack is made (ies:8.1)."""

from collections.abc import Generator, Sequence

from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.engine.weighing import Aim, Candidate
from beachmaster.games.ie_shima import bombard, impulse, values, ways
from beachmaster.games.ie_shima.engaged import able_at, targets
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.move_words import ARROW
from beachmaster.games.ie_shima.moving import DONE, FIRST
from beachmaster.games.ie_shima.opponent import aims, regrouping, specials, trying
from beachmaster.games.ie_shima.opponent.mind import (
    SLICE,
    Mind,
    Terms,
    candidate,
    lead_of,
    name,
    place,
    plus,
)
from beachmaster.games.ie_shima.opponent.planning import groups, hopeful, plans
from beachmaster.games.ie_shima.opponent.stand import after
from beachmaster.games.ie_shima.opponent.trying import Attack, Plan
from beachmaster.games.ie_shima.places import SPECIAL
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.texts import T

Found = Generator[None, None, list[Candidate]]
"""Candidates being weighed, a slice at a time."""
NOTHING = Plan()
Weighing = Generator[None, None, list[tuple[Terms, Plan]]]
LAZY = 5
"""What an assault costs: a plan must be better than doing nothing by more thousandths than that."""


def type_of_impulse(mind: Mind, asked: Asked) -> Found:
    """Weigh what an impulse could be, each Active Area by what it will do."""
    del asked
    return (yield from weighed(mind))


def weighed(mind: Mind, only: Value = None) -> Found:
    """Weigh what an impulse could be, or `only` one answer."""
    passing = _passing(mind)
    found = [passing] if _wanted(only, "pass") else []
    found += yield from _assaults(mind, only, passing.milli)
    found += yield from _bombardments(mind, only)
    regroups = regrouping.ranked(mind)[:1] if _wanted(only, "regroup") else []
    for moves, gain, then in regroups:
        terms = plus(gain, -LAZY)
        text, offered = regrouping.words(moves), sum(terms) > passing.milli
        aim = aims.of_change(mind, then, gain)
        found.append(candidate(_told("regroup"), text, terms, aim, offered=offered))
    return found


def _wanted(only: Value, act: str, area: str = "", marker: str = "") -> bool:
    return only is None or (only["act"], only["area"], only["marker"]) == (act, area, marker)


def _told(act: str, area: str = "", marker: str = "", primary: str = "") -> dict[str, str]:
    return {"act": act, "area": area, "marker": marker, "primary": primary}


def _passing(mind: Mind) -> Candidate:
    """Weigh a pass: after a pass of the enemy's it ends the day (ies:8.1.4)."""
    stand = after(mind.stand, mind.side, over=mind.state.passed)
    if mind.side == "us" and not mind.state.passed:
        stand = mind.then
    aim = T("to end the day") if mind.state.passed else aims.WAITS
    return candidate(_told("pass"), T("Passes"), mind.judge(mind.field, stand), aim)


def _assaults(mind: Mind, only: Value, least: int) -> Found:
    """Weigh assaults: each Active Area by its best plan, and by its best attack beside that.

    Only a best plan that is better than a pass, which is worth `least`, is offered: an assault
    in which nothing happens is no pass (ies:8.1.4).
    """
    found = []
    field, side = mind.field, mind.side
    for area in impulse.assaults(field, side, mind.state.turn):
        if not _wanted(only, "assault", area):
            continue
        if area == SPECIAL:
            told, terms = yield from specials.best_by_day(mind)
            if told:
                text = T("Places {units}", units=[specials.words(one) for one in told])
                aim: Aim = aims.holds([where for _, where in told])
                found.append(candidate(_told("assault", SPECIAL), text, terms, aim))
            continue
        active = ways.begin(field, side, impulse.active_areas(field, area))
        ranked = yield from _ranked(mind, field, active)
        attacks = [one for one in ranked if one[1].attack is not None]
        for at, (terms, plan) in enumerate(dict.fromkeys((*ranked[:1], *attacks[:1]))):
            offered = not at and sum(terms) > least
            aim = aims.of_plan(mind, active, plan, terms)
            value, text = _told("assault", area), words(field, plan)
            found.append(candidate(value, text, terms, aim, offered=offered))
    return found


def _ranked(mind: Mind, field: Field, active: Active) -> Weighing:
    """Weigh the plans of an Active Area, the best first; equals stay in the order of `plans`."""
    found: list[tuple[Terms, Plan]] = []
    for at, wanted in enumerate(plans(mind.stand, field, active)):
        outcomes, plan = mind.outcomes(field, active, wanted)
        if plan != NOTHING:
            found.append((plus(mind.mean(outcomes), -LAZY), plan))
        if at % SLICE == 0:
            yield
    return sorted(found, key=lambda one: -sum(one[0]))


def words(field: Field, plan: Plan) -> Text:
    """Say what a plan of an Active Area does: its attack, or else its moves."""
    attack = plan.attack
    if attack is not None and not plan.moves:
        return T("Attacks {target} with {n}", target=place(attack.target), n=len(attack.units))
    unit, path = plan.moves[0]
    start, goal, n = place(field.units[unit].place), place(path[-1]), len(plan.moves)
    if attack is not None:
        return T(
            "Attacks {target} out of {area} with {n}", target=goal, area=start, n=len(attack.units)
        )
    if len(path) == 1:
        return T("Moves {n} from {area} to {goal}", n=n, area=start, goal=goal)
    return T(
        "Moves {n} from {area} through {through} to {goal}",
        n=n,
        area=start,
        through=[place(one) for one in path[:-1]],
        goal=goal,
    )


def _bombardments(mind: Mind, only: Value) -> Found:
    """Weigh bombardments: of each area with each marker, the first point where it hurts."""
    found = []
    field, side = mind.field, mind.side
    stays = side == "us"
    stand = after(mind.stand, side, stays=stays)
    for area, markers in bombard.targets(mind.state, field, side).items():
        if area in ("naval", "green", "blue", "brown"):
            if _wanted(only, "bombard", area, "kamikaze"):
                found.append(_kamikaze(mind, area))
            continue
        first = trying.first_hit(field, side, area)
        for marker in [one for one in markers if _wanted(only, "bombard", area, one)]:
            terms = mind.mean(trying.bombarded(field, side, marker, area, first), stand)
            text = T(
                "{marker} of {area}, the first point on {unit}",
                marker=bombard.MARKER_TEXTS[marker],
                area=place(area),
                unit=name(first),
            )
            aim = aims.wears_down(mind, area)
            found.append(candidate(_told("bombard", area, marker, first), text, terms, aim))
            yield
    return found


KAMIKAZE = {"naval": 160, "box": 120}
"""What a Kamikaze attack that is as likely to succeed as one can is worth."""


def _kamikaze(mind: Mind, area: str) -> Candidate:
    """Weigh a Kamikaze: the fleet while a stack of ours is open to it, a box before Refit."""
    worth = KAMIKAZE["naval"] if area == "naval" else KAMIKAZE["box"]
    if area == "naval" and mind.stand.impulse > SOON:
        worth //= 3
    if area != "naval" and mind.stand.later <= 1:
        worth += 80
    terms = plus(mind.judge(mind.field), worth, "automatic")
    text, aim = T("Kamikaze on the fleet"), T("to silence the fleet for today")
    if area != "naval":
        text = T("Kamikaze on {area}", area=place(area))
        aim = T("to cost the Americans a Replacement Point")
    return candidate(_told("bombard", area, "kamikaze"), text, terms, aim)


SOON = 2


# -- the Active Area ---------------------------------------------------------------------------


def moves(mind: Mind, asked: Asked) -> Found:
    """Weigh who moves next out of the Active Area, and what for; an assault begins with an act."""
    del asked
    active, field = mind.state.active, mind.field
    assert active is not None
    stay = targets(field, active)
    done = FIRST if stay else DONE  # it may still move after a fight
    idle = candidate([done], T("Nobody else moves"), mind.as_it_is, aims.OTHERS, idle=True)
    found: dict[tuple[str, ...], Candidate] = {}
    for terms, plan in (yield from _ranked(mind, field, active)):
        told = (*(ARROW.join((unit, *path)) for unit, path in plan.moves), FIRST)
        if plan.moves or not _must(active, stay):
            offered, aim = (
                not found or sum(terms) > idle.milli,
                aims.of_plan(mind, active, plan, terms),
            )
            one = candidate([*told], words(field, plan), terms, aim, offered=offered)
            found.setdefault(told, one)
    return [*found.values()] if found and _fresh(active) else [idle, *found.values()]


def _must(active: Active, due: Sequence[str]) -> bool:
    """Tell whether attacks are due that must be made, whatever moves before them (ies:11.1)."""
    return bool(due) and values.mandatory(active.contested, due[0])


def _fresh(active: Active) -> bool:
    """Tell whether nothing has been done yet in an assault, but for placing a unit by night."""
    moved = [unit for unit in active.moved if active.came.get(unit) != SPECIAL]
    return not moved and not active.fought


def attack(mind: Mind, asked: Asked) -> Found:
    """Weigh which attack is made, with whom; the lead is who costs least to lose."""
    active, field = mind.state.active, mind.field
    assert active is not None
    due = list(asked.prompt.subjects)
    must = _must(active, due)
    found = []
    if not must:
        none = {"target": "", "attackers": [], "lead": ""}
        found.append(
            candidate(none, T("No attack"), plus(mind.as_it_is, LAZY), aims.SAVES, idle=True)
        )
    for target in due:
        units = able_at(field, active, target)
        for group in [units] if must else groups(field, units, attacking=True):
            one = Attack(target, tuple(group))
            if not must and not hopeful(mind.stand, field, active, one):
                continue
            lead = lead_of(field, group)
            value = {"target": target, "attackers": list(group), "lead": lead}
            plan = Plan((), one)
            terms = mind.of_plan(field, active, plan)
            aim = aims.of_plan(mind, active, plan, terms)
            text = T(
                "Attacks {target} with {n}, led by {unit}",
                target=place(target),
                n=len(group),
                unit=name(lead),
            )
            found.append(candidate(value, text, terms, aim))
            yield
    if not must and _fresh(active) and len(found) > 1:
        del found[0]
    return found

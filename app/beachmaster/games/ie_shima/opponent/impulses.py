"""Decide by day: what an impulse is, who moves where, which attack is made (ies:8.1)."""

from collections.abc import Generator, Iterator, Sequence
from itertools import combinations

from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.engine.weighing import Candidate
from beachmaster.games.ie_shima import bombard, impulse, values, ways
from beachmaster.games.ie_shima.engaged import able_at, targets
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.move_words import ARROW
from beachmaster.games.ie_shima.moving import DONE, FIRST
from beachmaster.games.ie_shima.opponent import regrouping, specials, trying
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
from beachmaster.games.ie_shima.opponent.planning import plans
from beachmaster.games.ie_shima.opponent.stand import after
from beachmaster.games.ie_shima.opponent.trying import Attack, Plan
from beachmaster.games.ie_shima.places import SPECIAL
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.texts import TN, T

Found = Generator[None, None, list[Candidate]]
"""Candidates being weighed, a slice at a time."""
NOTHING = Plan()
Best = tuple[Terms, Plan]
LAZY = 5
"""A plan that is not better by so many thousandths than doing nothing is not made."""


def type_of_impulse(mind: Mind, asked: Asked) -> Found:
    """Weigh what an impulse could be, each Active Area by its best beginning."""
    del asked
    return (yield from weighed(mind))


def weighed(mind: Mind, only: Value = None) -> Found:
    """Weigh what an impulse could be, or `only` one answer."""
    found = [_passing(mind)] if _wanted(only, "pass") else []
    found += yield from _assaults(mind, only)
    found += yield from _bombardments(mind, only)
    moves, terms = regrouping.best(mind) if _wanted(only, "regroup") else ([], ())
    if moves:
        text = TN("Regroups {n} unit", "Regroups {n} units", n=len(moves))
        found.append(candidate(_told("regroup"), text, terms))
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
    return candidate(_told("pass"), T("Passes"), mind.judge(mind.field, stand))


def _assaults(mind: Mind, only: Value) -> Found:
    found = []
    field, side = mind.field, mind.side
    for area in impulse.assaults(field, side, mind.state.turn):
        if not _wanted(only, "assault", area):
            continue
        if area == SPECIAL:
            told, terms = yield from specials.best_by_day(mind)
            if told:
                text = T("Places {units}", units=[specials.words(one) for one in told])
                found.append(candidate(_told("assault", SPECIAL), text, terms))
            continue
        active = ways.begin(field, side, impulse.active_areas(field, area))
        best = yield from _best_plan(mind, field, active)
        if best is not None:
            terms, plan = best
            found.append(candidate(_told("assault", area), _words(area, plan), terms))
    return found


def _best_plan(mind: Mind, field: Field, active: Active) -> Generator[None, None, Best | None]:
    best: Best | None = None
    for at, wanted in enumerate(plans(mind.stand, field, active)):
        outcomes, plan = mind.outcomes(field, active, wanted)
        terms = mind.mean(outcomes)
        if plan != NOTHING and (best is None or sum(terms) > sum(best[0])):
            best = (terms, plan)
        if at % SLICE == 0:
            yield
    return best


def _words(area: str, plan: Plan) -> Text:
    if plan.attack is not None:
        return T(
            "Attacks {target} out of {area} with {n}",
            target=place(plan.attack.target),
            area=place(area),
            n=len(plan.attack.units),
        )
    path, n = plan.moves[0][1], len(plan.moves)
    start, goal = place(area), place(path[-1])
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
            found.append(candidate(_told("bombard", area, marker, first), text, terms))
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
    text = (
        T("Kamikaze on {area}", area=place(area)) if area != "naval" else T("Kamikaze on the fleet")
    )
    return candidate(_told("bombard", area, "kamikaze"), text, terms)


SOON = 2


# -- the Active Area ---------------------------------------------------------------------------


def moves(mind: Mind, asked: Asked) -> Found:
    """Weigh who moves next out of the Active Area, and what for."""
    del asked
    active, field = mind.state.active, mind.field
    assert active is not None
    found: dict[tuple[object, ...], Candidate] = {}
    stay = targets(field, active)
    idle = mind.as_it_is
    if stay and not values.mandatory(active.contested, stay[0]):
        for attack in (Attack(p, tuple(able_at(field, active, p))) for p in stay):
            terms = mind.of_plan(field, active, Plan((), attack))
            idle = max(idle, terms, key=sum)
    done = FIRST if stay else DONE  # it may still move after a fight
    found[done,] = candidate([done], T("Nobody else moves"), plus(idle, LAZY))
    for at, wanted in enumerate(plans(mind.stand, field, active)):
        outcomes, plan = mind.outcomes(field, active, wanted)
        if not plan.moves:
            continue
        terms = mind.mean(outcomes)
        one = candidate(
            [*(ARROW.join((unit, *path)) for unit, path in plan.moves), FIRST],
            _words(active.areas[0], plan),
            terms,
        )
        key = tuple(one.value)
        if key not in found or found[key].milli < one.milli:
            found[key] = one
        if at % SLICE == 0:
            yield
    return list(found.values())


def attack(mind: Mind, asked: Asked) -> Found:
    """Weigh which attack is made, with whom; the lead is who costs least to lose."""
    active, field = mind.state.active, mind.field
    assert active is not None
    due = list(asked.prompt.subjects)
    must = values.mandatory(active.contested, due[0])
    found = []
    if not must:
        none = {"target": "", "attackers": [], "lead": ""}
        found.append(candidate(none, T("No attack"), mind.as_it_is))
    for target in due:
        units = able_at(field, active, target)
        for group in [units] if must else _subsets(field, units):
            one = Attack(target, tuple(group))
            lead = lead_of(field, group)
            value = {"target": target, "attackers": list(group), "lead": lead}
            text = T("Attacks {target} with {n}", target=place(target), n=len(group))
            found.append(candidate(value, text, mind.of_plan(field, active, Plan((), one))))
            yield
    return found


def _subsets(field: Field, units: Sequence[str]) -> Iterator[list[str]]:
    """Yield who could attack of those in a contested area: all, the full ones, all but one."""
    yield list(units)
    full = [unit for unit in units if field.full(unit)]
    if full and len(full) < len(units):
        yield full
    for group in combinations(units, len(units) - 1) if 1 < len(units) <= 3 else ():
        yield list(group)

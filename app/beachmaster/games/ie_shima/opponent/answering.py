"""Look one half ahead: what the enemy would do at best after each of the few best impulses."""

from collections.abc import Generator, Iterator
from dataclasses import replace

from beachmaster.engine.text import Text
from beachmaster.engine.weighing import Candidate, Term
from beachmaster.games.ie_shima import bombard, impulse, ways
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.opponent import trying
from beachmaster.games.ie_shima.opponent.mind import Mind, Terms, place
from beachmaster.games.ie_shima.opponent.planning import plans
from beachmaster.games.ie_shima.opponent.stand import Stand, after
from beachmaster.games.ie_shima.opponent.trying import Outcome, Plan, difference
from beachmaster.games.ie_shima.places import SPECIAL
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.texts import T

FEW, CLOSE = 3, 600
"""So many impulses are looked at again, those that are behind the best by no more thousandths."""
LIKELY = 2
"""Of what dice may bring about, so many positions are answered: the likeliest."""
FIGHTS, SHOTS = 6, 3
"""So many attacks and bombardments are tried as the enemy's answer."""
NAME = T("the enemy's answer")


def answered(mind: Mind, found: list[Candidate]) -> Generator[None, None, list[Candidate]]:
    """Return candidates with what the best answer to each takes away, beside the least such."""
    ranked = sorted(found, key=lambda one: -one.milli)
    close = [one for one in ranked[:FEW] if ranked[0].milli - one.milli <= CLOSE]
    if len(close) < 2:
        return found
    looked = []
    for one in close:
        looked.append((yield from _answer(mind, mind.led[str(one.value)])))
    least = max(lost for lost, _ in looked)
    worst = min(lost for lost, _ in looked) - least
    again = [
        _with(one, lost - least, text) for one, (lost, text) in zip(close, looked, strict=True)
    ]
    return [*again, *(_with(one, worst, None) for one in ranked[len(close) :])]


def _with(one: Candidate, lost: int, feared: Text | None) -> Candidate:
    return replace(one, terms=(*one.terms, Term(NAME, lost, "ies:8.1")), feared=feared)


def _answer(mind: Mind, outcomes: list[Outcome]) -> Generator[None, None, tuple[int, Text | None]]:
    """Return what the enemy's best answer changes on average, and the likeliest such answer."""
    likely = sorted(outcomes, key=lambda one: -one.weight)[:LIKELY]
    lost, text = 0, None
    for at, (weight, field) in enumerate(likely):
        before = sum(mind.judge(field))
        best, words = before, None
        for terms, said in _answers(mind, field):
            if sum(terms) < best:
                best, words = sum(terms), said
            yield
        lost += weight * (best - before)
        text = words if not at else text
    return lost // sum(one.weight for one in likely), text


def _answers(mind: Mind, field: Field) -> Iterator[tuple[Terms, Text]]:
    """Yield answers of the enemy: his likeliest fights, and bombardments where it counts."""
    side = mind.enemy
    stand = mind.then.on(field)
    clock = after(stand, side)
    for active, plan in _fights(mind, stand):
        gone, then = trying.moved(field, active, plan) if plan.moves else (field, active)
        attack = plan.attack
        if attack is None or any(gone.units[u].place != attack.target for u in attack.units):
            continue
        terms = mind.mean(trying.fought_out(stand, gone, then, attack), clock)
        yield terms, T("an attack on {area}", area=place(attack.target))
    clock = after(stand, side, stays=True)
    shots = bombard.targets(mind.state, field, side)
    counted = sorted((area for area in shots if area in WORTH), key=lambda a: (-WORTH[a], a))
    for area in counted[:SHOTS]:
        first = trying.first_hit(field, side, area)
        outcomes = trying.bombarded(field, side, shots[area][0], area, first)
        yield mind.mean(outcomes, clock), T("a bombardment of {area}", area=place(area))


def _fights(mind: Mind, stand: Stand) -> list[tuple[Active, Plan]]:
    """Return the most hopeful attacks of the enemy, one for each target out of each area."""
    field, side = stand.field, mind.enemy
    best: dict[tuple[str, str], tuple[int, Active, Plan]] = {}
    for area in impulse.assaults(field, side, stand.turn):
        if area == SPECIAL:
            continue
        active = ways.begin(field, side, impulse.active_areas(field, area))
        for plan in plans(stand, field, active, fights=True):
            assert plan.attack is not None
            target = plan.attack.target
            hope = difference(stand, field, side, plan.attack) + 2 * WORTH.get(target, 0)
            if (area, target) not in best or hope > best[area, target][0]:
                best[area, target] = (hope, active, plan)
    ordered = sorted(best.items(), key=lambda one: (-one[1][0], one[0]))
    return [(active, plan) for _, (_, active, plan) in ordered[:FIGHTS]]

"""Say what an act is for: the aim that a reason begins with."""

from collections.abc import Callable, Mapping, Sequence

from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import supply
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.opponent import trying
from beachmaster.games.ie_shima.opponent.ground import values
from beachmaster.games.ie_shima.opponent.judging import NAMES
from beachmaster.games.ie_shima.opponent.mind import Mind, Terms, place
from beachmaster.games.ie_shima.opponent.odds import WHOLE
from beachmaster.games.ie_shima.opponent.trying import Attack, Plan
from beachmaster.games.ie_shima.places import AREAS
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.texts import TN, T

LIKELY = WHOLE // 6
"""From this chance on an attack is made to take its area; below it, to wear the enemy down."""
SAVES, HOLDS = T("to spare units"), T("to hold the areas that count")
WAITS, OTHERS = T("to keep every unit in place"), T("to leave the others where they are")
KEEPS, LEAST = T("to keep the Advantage"), T("to lose as little as possible")


def of_plan(mind: Mind, active: Active, plan: Plan, terms: Terms) -> Callable[[], Text]:
    """Return what says the aim of a plan of an Active Area, once that is wanted."""

    def say() -> Text:
        after, then = trying.moved(mind.field, active, plan)
        if plan.attack is not None:
            return of_attack(mind, after, then, plan.attack)
        return _of_change(mind, after, terms, plan.moves[0][1][-1])

    return say


def of_change(mind: Mind, after: Field, terms: Terms, goal: str = "") -> Callable[[], Text]:
    """Return what says the aim of a change of the position; `goal` is where most of it happens."""
    return lambda: _of_change(mind, after, terms, goal)


def wears_down(mind: Mind, area: str) -> Text:
    """Say that the enemies of an area are to lose steps."""
    return T("to wear down {enemies}", enemies=_enemies(mind.field, mind.side, area))


def holds(areas: Sequence[str]) -> Text:
    """Say that areas are to be held."""
    return T("to hold {areas}", areas=[place(area) for area in dict.fromkeys(areas)])


def takes(mind: Mind, areas: Sequence[str]) -> Text:
    """Say that areas are to be taken, with the Victory Points that they count (ies:17.2)."""
    worth = values(mind.stand)
    n, named = sum(worth.get(area, 0) for area in areas), [place(area) for area in areas]
    if mind.side == "us":
        points = TN("to take {n} point in {areas}", "to take {n} points in {areas}", n=n)
        return points.fill(areas=named) if n else T("to take {areas}", areas=named)
    points = TN("to take back {n} point in {areas}", "to take back {n} points in {areas}", n=n)
    return points.fill(areas=named) if n else T("to take back {areas}", areas=named)


def of_attack(mind: Mind, field: Field, active: Active, attack: Attack) -> Text:
    """Say the aim of an attack: to hold its area, to take it, or else to wear the enemy down."""
    side, target = mind.side, attack.target
    if field.control[target] == side:
        return _against(field, side, target, target)
    outcomes = trying.fought_out(mind.stand, field, active, attack)
    won = sum(weight for weight, after in outcomes if after.control[target] == side)
    return takes(mind, [target]) if won >= LIKELY else wears_down(mind, target)


def _of_change(mind: Mind, after: Field, terms: Terms, goal: str) -> Text:
    """Say the aim: ground that is taken, else what the term that gains most stands for."""
    before, side = mind.field, mind.side
    taken = [a for a in AREAS if before.control[a] != side and after.control[a] == side]
    if taken:
        return takes(mind, taken)
    gains = dict(
        zip(NAMES, (b - a for a, b in zip(mind.as_it_is, terms, strict=True)), strict=True)
    )
    term = max(NAMES, key=lambda name: gains[name])
    if gains[term] <= 0 and mind.state.passed:
        return T("to keep the day from ending")
    if term == "cut":
        return _of_supply(mind, after)
    if goal in before.control and (term in ("ground", "time") or gains[term] <= 0):
        return _of_ground(mind, after, goal)
    return HOLDS if gains[term] <= 0 else AIMS[side][term]


def _of_ground(mind: Mind, after: Field, goal: str) -> Text:
    side = mind.side
    near = [one for one in after.ground.neighbours(goal) if after.enemies(side, one)]
    if side == "us":
        return T("to open the way through {area}", area=place(goal))
    if goal not in values(mind.stand):
        return T("to bar the way through {area}", area=place(goal))
    if not near:
        return holds([goal])
    return _against(after, side, goal, max(near, key=lambda one: len(after.enemies(side, one))))


def _of_supply(mind: Mind, after: Field) -> Text:
    """Name the areas of the enemy's that are cut off now and were not, or say what is kept."""
    before = supply.cut_off(mind.field)
    new = [a for a in supply.cut_off(after) if a not in before and after.control[a] != mind.side]
    if new:
        return T("to cut off {areas}", areas=[place(area) for area in new])
    return T("to keep areas in supply")


def _against(field: Field, side: SideId, area: str, near: str) -> Text:
    enemies = _enemies(field, side, near)
    return T("to hold {area} against {enemies}", area=place(area), enemies=enemies)


def _enemies(field: Field, side: SideId, where: str) -> Text:
    n = len(field.enemies(side, where))
    if side == "us":
        said = TN("the Japanese unit in {place}", "the {n} Japanese units in {place}", n=n)
    else:
        said = TN("the company in {place}", "the {n} companies in {place}", n=n)
    return said.fill(place=place(where))


AIMS: Mapping[SideId, Mapping[str, Text]] = {
    "japan": {
        "ground": HOLDS,
        "time": T("to cost the Americans time"),
        "march": T("to make the Americans march farther"),
        "contest": T("to keep the Americans from contesting both area 15 and area 16"),
        "blood": T("to cost the Americans companies"),
        "steps": SAVES,
        "waiting": T("to keep units in the Special Units Box"),
        "night": T("to be ready to take empty areas tonight"),
        "refit": T("to keep reduced companies out of supply"),
        "exposed": T("to offer a bombardment fewer units at once"),
        "advantage": KEEPS,
        "automatic": T("to stay on the island"),
    },
    "us": {
        "ground": T("to come closer to the areas that count"),
        "time": T("to save time"),
        "march": T("to bring companies nearer to the fight"),
        "contest": T("to contest both area 15 and area 16"),
        "blood": T("to spare companies"),
        "steps": T("to cost the Japanese units"),
        "waiting": T("to cost the Japanese units"),
        "night": T("to leave no area empty for the night"),
        "refit": T("to keep reduced companies in supply"),
        "exposed": T("to find many units under one bombardment"),
        "advantage": KEEPS,
        "automatic": T("to take the whole island"),
    },
}
"""What a gain of each term is for, where nothing nearer can be said."""

"""Judge a position in thousandths of an American Victory Point: every term by its name.

Each term is what it is worth to the Japanese; to the Americans it is worth the opposite.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import scoring, supply
from beachmaster.games.ie_shima.opponent.distance import distances
from beachmaster.games.ie_shima.opponent.ground import Grip, grip, values
from beachmaster.games.ie_shima.opponent.odds import SCALE, WHOLE, attrition
from beachmaster.games.ie_shima.opponent.stand import Stand
from beachmaster.games.ie_shima.opponent.strength import Stacks, stacks
from beachmaster.games.ie_shima.places import AREAS, OUT, SPECIAL
from beachmaster.games.ie_shima.roster import NIGHT_KINDS, ROSTER
from beachmaster.games.ie_shima.scoring import FIVE
from beachmaster.games.ie_shima.state import LAST
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.values import FACTORS

TERMS: Mapping[str, tuple[Text, str]] = {
    "ground": (T("ground"), "ies:17.2"),
    "time": (T("time it takes"), "ies:6.3.1"),
    "march": (T("companies near the fight"), "ies:10.2"),
    "contest": (T("15 and 16 both contested"), "ies:17.2.1"),
    "blood": (T("American losses"), "ies:17.2"),
    "steps": (T("Japanese units"), "ies:13.1"),
    "waiting": (T("units in the box"), "ies:10.2.3"),
    "night": (T("reach by night"), "ies:7.2"),
    "cut": (T("areas cut off"), "ies:14.2"),
    "refit": (T("refit denied"), "ies:14.3"),
    "exposed": (T("exposed stack"), "ies:12.6"),
    "advantage": (T("the Advantage"), "ies:15.0"),
    "automatic": (T("the whole island"), "ies:17.1"),
}
"""What each term is called, and its rule."""
NAMES = tuple(TERMS)
BOX = {"pillbox": 120, "mg": 110, "ie": 80}
"""What a Special Unit is worth that waits in its box."""
KEPT, KEPT_LAST = 150, 600
"""What a unit is worth that a plan keeps for the night, and for the last night."""
HELD = 300
"""What the Advantage is worth, in thousandths: the mean gain of the best reroll."""
LOST_ISLAND = 20_000


class Weights(NamedTuple):
    """How a commander sees it, each term in percent; `reserve` are MG and IE kept for nights."""

    ground: int = 100
    time: int = 100
    march: int = 100
    contest: int = 100
    blood: int = 100
    steps: int = 100
    waiting: int = 100
    night: int = 100
    cut: int = 100
    refit: int = 100
    exposed: int = 100
    advantage: int = 100
    automatic: int = 100
    reserve: int = 0


def judge(stand: Stand, weights: Weights) -> tuple[int, ...]:
    """Return each term of a position in the order of `NAMES`, weighed."""
    us, japan = stacks(stand.field, "us"), stacks(stand.field, "japan")
    key = _key(stand, us, japan, weights.reserve)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _terms(stand, us, japan, weights.reserve)
    return tuple(
        term * weight // 100 if weight != 100 else term
        for term, weight in zip(found, weights, strict=False)
    )


_KNOWN: dict[tuple[object, ...], tuple[int, ...]] = {}
"""Positions that were judged lately: many acts lead to the same, and prompts follow each other."""
MOST_KNOWN = 4096


def _key(stand: Stand, us: Stacks, japan: Stacks, reserve: int) -> tuple[object, ...]:
    """Return all of a position that is judged: like units are the same, whatever their names."""
    field = stand.field
    off = (ROSTER[name].kind for place in (SPECIAL, OUT) for name in field.of("japan", place))
    return (
        field.ground, field.values, *stand.clock, reserve, field.rubble, *off,
        *field.control.values(), *sorted(us.items()), *sorted(japan.items()),
    )  # fmt: skip


def _terms(stand: Stand, us: Stacks, japan: Stacks, reserve: int) -> tuple[int, ...]:
    held = grip(stand, us, japan)
    if stand.final and stand.part == "night" and stand.turn <= LAST:
        held, cut, blood = _last_night(stand, held)
    else:
        cut, blood = _tonight(stand), _blood(stand, us)
    return (
        held.ground,
        held.time,
        _march(stand),
        _contest(stand),
        blood,
        _steps(stand, japan),
        _waiting(stand, reserve),
        _night(stand, held, cut),
        _cut(stand, cut),
        _refit(stand, us),
        _exposed(stand, japan),
        -HELD if stand.holder == "us" else HELD,
        _automatic(stand),
    )


def _last_night(stand: Stand, held: Grip) -> tuple[Grip, Sequence[str], int]:
    """Return ground, areas cut off and American losses as they are counted unless more happens.

    The last Refit comes first: 14.2 turns areas, and flips go to whoever is in supply.
    """
    field = stand.field.copy()
    cut = supply.take_cut_off(field)
    points = supply.points(field, "us", stand.turn, stand.kamikaze) + (stand.holder == "us")
    flips = supply.FLIPS * points
    left = scoring.bled(field) - min(flips, len(supply.weak(field, "us")))
    control = stand.field.control
    ground = -SCALE * sum(n for area, n in stand.worth.items() if control[area] == "us")
    return held._replace(ground=ground), cut, SCALE * (left // FIVE) + 20 * (left % FIVE)


def _march(stand: Stand) -> int:
    """Return what it costs the Americans that companies are far from what they want."""
    if stand.part == "refit" and stand.final:
        return 0
    field, far = stand.field, _distances(stand)
    found = 0
    for place, names in field.held["us"].items():
        if names and place in far:
            found += len(names) * (FAR_AREA * far[place] + AT_SEA * (place not in field.control))
    return found


def _distances(stand: Stand) -> dict[str, int]:
    """Return how far each place is from the nearest area that counts and is not American."""
    field = stand.field
    wanted = [p for p in stand.worth if field.control[p] == "japan" or field.of("japan", p)]
    return distances(field, wanted or list(stand.worth))


FAR_AREA, AT_SEA = 16, 30
"""What a company costs, in thousandths, for each area that it is away, and while in its box."""


def _contest(stand: Stand) -> int:
    field = stand.field
    if not stand.final or stand.turn > LAST:
        return 0
    if scoring.both_contested(field):
        return -SCALE if stand.part != "day" else -700
    return 0


def _blood(stand: Stand, us: Stacks) -> int:
    """Return what American losses cost them: on the last day what the last Refit leaves (E3)."""
    out = len(stand.field.of("us", OUT))
    reduced = sum(stack.reduced for place, stack in us.items() if place != OUT)
    if stand.part == "refit" and stand.final:
        return SCALE * ((reduced + out) // FIVE)
    flips = 2 * supply.points(stand.field, "us", stand.turn, stand.kamikaze)
    if not stand.final:
        over = max(0, reduced + 3 * out - flips)
        return 40 * reduced + 130 * out + 50 * over
    left = max(0, reduced - flips) + out
    if stand.part == "night":
        return SCALE * (left // FIVE) + 20 * (left % FIVE)
    return 130 * left + 350 * (left // FIVE) + 60 * min(reduced, flips)


def _steps(stand: Stand, japan: Stacks) -> int:
    found = sum(stack.steps for place, stack in japan.items() if place in _AREAS)
    return found * (1 + stand.later) // 4


def _waiting(stand: Stand, reserve: int) -> int:
    """Return what the box is worth: on the last day only who can come out by night (10.2.3)."""
    found = able = 0
    for name in stand.field.of("japan", SPECIAL):
        kind = ROSTER[name].kind
        able += kind in NIGHT_KINDS
        if not stand.final or (kind in NIGHT_KINDS and stand.part == "day"):
            found += BOX[kind] if not stand.final else BOX[kind] // 2
    if stand.part == "day":
        found += (KEPT_LAST if stand.final else KEPT) * min(reserve, able)
    if not stand.final:
        gone = sum(ROSTER[one].kind in BOX for one in stand.field.of("japan", OUT))
        found += 4 * stand.later * min(3, gone)
    return found


def _night(stand: Stand, held: Grip, cut: Sequence[str]) -> int:
    """Return what MG and IE of the box could take tonight: the best four areas (10.2.3, I-56).

    What is cut off as it is needs nobody to take it.
    """
    if stand.part == "refit":
        return 0
    worth = values(stand)
    able = sum(ROSTER[one].kind in NIGHT_KINDS for one in stand.field.of("japan", SPECIAL))
    empty = sorted((worth.get(area, 0) for area in held.empty if area not in cut), reverse=True)
    reach = sum(empty[: min(stand.outs, able)])
    if stand.final or (stand.turn == 1 and reach == 1):
        return reach * (850 if stand.part == "night" else 500)
    return (60 if stand.part == "night" else 90) * reach


def _tonight(stand: Stand) -> Sequence[str]:
    """Return what 14.2 would turn tonight, as control is now (ies:14.2, I-66)."""
    if stand.part == "refit" or (stand.part == "day" and stand.impulse < LATE):
        return ()
    return supply.cut_off(stand.field)


def _cut(stand: Stand, cut: Sequence[str]) -> int:
    """Return what that is worth."""
    worth = values(stand)
    each = SCALE if stand.part == "night" and stand.final else 350 if stand.final else 150
    found = 0
    for area in cut:
        turned = each * worth.get(area, 0) + 40
        found += turned if stand.field.control[area] == "us" else -turned
    return found


LATE = 4
"""From this impulse on it is weighed what the night will cut off."""


def _refit(stand: Stand, us: Stacks) -> int:
    """Return what American flips are worth that supply denies tonight (ies:14.3).

    In the last night they are counted among the losses.
    """
    if stand.part == "refit" or (stand.part == "day" and stand.impulse < LATE):
        return 0
    if stand.part == "night" and stand.final:
        return 0
    field = stand.field
    flips = 2 * supply.points(field, "us", stand.turn, stand.kamikaze)
    reduced = sum(stack.reduced for place, stack in us.items() if place in _AREAS)
    if not reduced:
        return 0
    denied = min(reduced, flips) - min(len(supply.weak(field, "us")), flips)
    return denied * (200 if stand.final else 90)


def _exposed(stand: Stand, japan: Stacks) -> int:
    """Return what the strongest ready bombardment costs the stack most open to it (E4)."""
    if stand.part != "day":
        return 0
    factor = max(
        (FACTORS[one] for one in ("naval", "air", "artillery") if one in stand.ready), default=0
    )
    if not factor:
        return 0
    field, worst = stand.field, 0
    for place, stack in japan.items():
        if place in _AREAS:
            tem = field.ground.tem(place) + (place in field.rubble)
            points = SCALE * attrition(factor - tem) // WHOLE
            worst = max(worst, min(points, SCALE * stack.holds))
    return -worst * 4 * (1 + stand.later) // SCALE


def _automatic(stand: Stand) -> int:
    japan = sum(side == "japan" for side in stand.field.control.values())
    if not japan:
        return -LOST_ISLAND
    return -300 * (3 - japan) if japan < 3 else 0


_AREAS = frozenset(AREAS)

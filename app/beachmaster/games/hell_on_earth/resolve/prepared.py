"""Check an assault's input against the counters and prepare what the modifiers count."""

from collections.abc import Mapping, Sequence

from beachmaster.engine.resolution import ResolveError, refuse
from beachmaster.engine.text import plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.assault_odds import Bag, Engaged
from beachmaster.games.hell_on_earth.drm import (
    REACH,
    JapaneseSupport,
    UsSupport,
    drops,
    too_many_flames,
)
from beachmaster.games.hell_on_earth.resolve.forces import (
    Assault,
    Attacker,
    BagCounts,
    Neighbour,
    Supporter,
    Target,
    ids,
)
from beachmaster.games.hell_on_earth.situation import HEXES_AROUND
from beachmaster.games.hell_on_earth.state import DefenceMarker
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData, attack_factor


def prepare(data: GameData, given: Assault) -> Engaged:
    """Return the assault ready for its draws; raise `ResolveError` for what cannot be."""
    _check_around(given)
    cf, defence, support = _target(data, given.target)
    ready = Engaged(
        attack=sum(_factor(data, one, n) for n, one in enumerate(given.attackers)),
        us=_us(data, given),
        japan=tuple(_neighbour(data, one, n) for n, one in enumerate(given.neighbours)),
        cf=cf,
        defence=defence,
        support=support,
        hidden_neighbours=given.hidden_neighbours,
        flank=given.flank,
        high=given.on_high_ground,
        hq=given.hq,
        turn=given.turn or 0,
        hq_eliminated=given.hq_eliminated,
        bag=_bag(data, given.bag, given.target.marker),
    )
    _check_draws(given, ready)
    return ready


def _check_around(given: Assault) -> None:
    """Refuse a flank with one attacker, a unit twice, and more units than hexes around."""
    if given.flank and len(given.attackers) < 2:
        raise refuse("flank", T("The field “{field}” takes true only with two attackers."), False)
    for field, names in (("attackers", ids(given.attackers)), ("support", ids(given.support))):
        if len(set(names)) < len(names):
            raise refuse(field, T("The field “{field}” takes each unit once only."), None)
    _check_both(given)
    room = HEXES_AROUND - len(given.attackers) - len(given.neighbours)
    if given.hidden_neighbours > room:
        raise refuse(
            "hidden_neighbours",
            T("The field “{field}” takes at most {room}: only six hexes lie around the target."),
            {"min": 0, "max": room},
            room=room,
        )


def _check_both(given: Assault) -> None:
    """Hold a unit that attacks and supports to one number of steps, beside the target."""
    attacking = {one.unit: one.steps for one in given.attackers if one.unit is not None}
    for number, one in enumerate(given.support):
        if one.unit in attacking and one.steps != attacking[one.unit]:
            steps = attacking[one.unit]
            raise refuse(
                f"support[{number}].steps",
                T("The field “{field}” takes {steps}: the unit attacks with so many steps."),
                [steps],
                steps=steps,
            )
        if one.unit in attacking and one.distance != "adjacent":
            raise refuse(
                f"support[{number}].distance",
                T("The field “{field}” takes “adjacent” only: the unit is one of the attackers."),
                ["adjacent"],
            )


def _check_draws(given: Assault, ready: Engaged) -> None:
    """Ask for the turn and for enough markers where something is drawn (H-59)."""
    if not ready.draws:
        return
    if given.turn is None:
        raise refuse(
            "turn",
            T(
                "The field “{field}” is missing; it takes 1 to 9: a marker is drawn, and a "
                "Reaction depends on the turn."
            ),
            {"min": 1, "max": 9},
        )
    if ready.bag.size < ready.draws:
        raise refuse(
            "bag",
            T("The field “{field}” takes at least {draws} markers: so many may be drawn."),
            {"min": ready.draws},
            draws=ready.draws,
        )


def _factor(data: GameData, one: Attacker, number: int) -> int:
    """Return an attacker's combat factor, one less with an OR marker (hoe:5.4.2.6)."""
    if (one.unit is None) == (one.cf is None):
        raise refuse(
            f"attackers[{number}]",
            T("The field “{field}” takes either “unit” or “cf”."),
            ["unit", "cf"],
        )
    if one.unit is not None:
        _known(one.unit, list(data.us), f"attackers[{number}].unit")
        factor = data.side(one.unit, one.steps).cf
    else:
        factor = one.cf or 0
    return attack_factor(factor, one.or_marker)


def _us(data: GameData, given: Assault) -> tuple[UsSupport, ...]:
    """Return the US support, the order last; one flamethrower at most (H-26)."""
    us = [_supporter(data, one, n) for n, one in enumerate(given.support)]
    if given.order:
        us.append(UsSupport(T("Special Order"), given.order.icon, given.order.value, order=True))
    if too_many_flames(one.kind for one in us):
        raise refuse(
            "order" if us[-1].order else "support",
            T("The field “{field}” takes no second flamethrower: one supports an assault."),
            None,
        )
    return tuple(us)


def _supporter(data: GameData, one: Supporter, number: int) -> UsSupport:
    field = f"support[{number}]"
    if one.unit is not None:
        _known(one.unit, list(data.us), f"{field}.unit")
        if one.kind is not None or one.value is not None:
            raise refuse(field, _UNIT_OR_KIND, ["unit", "kind", "value"])
        name = plain_text(data.us[one.unit].name)
        kind, value = data.support_kind(one.unit), data.side(one.unit, one.steps or 4).support
    elif one.kind is None or one.value is None:
        raise refuse(field, _UNIT_OR_KIND, ["unit", "kind", "value"])
    else:
        name, kind, value = T("US unit"), one.kind, one.value
    _check_distance(kind, one.distance, field)
    return UsSupport(name, kind, value, _reduced(kind, one))


def _check_distance(kind: str, distance: str, field: str) -> None:
    """Refuse support from beyond its reach."""
    if AWAY[distance] > REACH.get(kind, AWAY[distance]):
        legal = [name for name, away in AWAY.items() if away <= REACH[kind]]
        raise refuse(f"{field}.distance", _TOO_FAR[kind], legal)


def _reduced(kind: str, one: Supporter) -> bool:
    """Tell whether distance or level takes one point off."""
    apart = one.distance != "adjacent"
    return drops(kind, apart=apart, lower=lambda: one.lower, sees_far=lambda: one.high_ground)


def _neighbour(data: GameData, one: Neighbour, number: int) -> JapaneseSupport:
    if one.unit is None:
        known = {"tank": one.tank, "artillery": one.artillery, "at": one.at}
        return JapaneseSupport(T("Japanese unit next to the target"), known)
    _known(one.unit, list(data.battalions), f"neighbours[{number}].unit")
    battalion = data.battalions[one.unit]
    return JapaneseSupport(plain_text(battalion.name), battalion.support)


def _target(data: GameData, target: Target) -> tuple[int | None, str | None, dict[str, int] | None]:
    """Return the target's combat factor, defence type and support, as far as they are known."""
    if target.hidden:
        return _hidden(data, target)
    if target.marker is not None:
        raise refuse(
            "target.marker",
            T("The field “{field}” is for a hidden target only; add “hidden”: true."),
            None,
        )
    if target.unit is not None:
        return _revealed_unit(data, target)
    if target.cf is None or target.defence is None:
        raise _missing_value(target)
    return target.cf, target.defence, target.support.plain() if target.support else {}


def _revealed_unit(
    data: GameData, target: Target
) -> tuple[int | None, str | None, dict[str, int] | None]:
    """Return what a revealed counter prints; values given beside it go first."""
    _known(target.unit or "", list(data.battalions), "target.unit")
    printed = data.battalions[target.unit or ""]
    support = target.support.plain() if target.support else printed.support
    return target.cf or printed.cf, target.defence or printed.defence, support


def _hidden(data: GameData, target: Target) -> tuple[int | None, str | None, dict[str, int] | None]:
    support = target.support.plain() if target.support else None
    if target.unit is not None:
        raise refuse("target.unit", T("The field “{field}” is for a revealed target only."), None)
    if target.marker is not None:
        _known(target.marker, list(data.intelligence), "target.marker")
        marker = data.intelligence[target.marker]
        return marker.cf, marker.defence, support
    if (target.cf is None) != (target.defence is None):
        raise _missing_value(target)
    if target.cf is None and support is not None:
        raise refuse(
            "target.support",
            T(
                "The field “{field}” of a hidden target needs its Defense marker first: combat "
                "factor and defense type."
            ),
            None,
        )
    return target.cf, target.defence, support


def _missing_value(target: Target) -> ResolveError:
    """Return the error for a target of which the factor or the type is missing."""
    if target.cf is None:
        return refuse(
            "target.cf", T("The field “{field}” is missing; it takes 1 to 9."), {"min": 1, "max": 9}
        )
    return refuse(
        "target.defence", T("The field “{field}” is missing; it takes A, B or C."), ["A", "B", "C"]
    )


def _known(name: str, names: list[str], field: str) -> None:
    if name not in names:
        expected: Value = names
        text = T(
            "The field “{field}” knows no “{name}”; it takes one of: {names}.",
            field=field,
            name=plain_text(name),
            names=list(names),
        )
        raise ResolveError(text, field, expected)


def _bag(data: GameData, given: BagCounts | tuple[str, ...] | None, lying: str | None) -> Bag:
    """Return the bag as given, or the set-up bag; a Defense marker on the target is not in it."""
    pool = {token: one for token, one in data.intelligence.items() if token != lying}
    reactions = data.markers.reaction
    if given is None:
        return Bag(pool, len(pool), reactions[:SET_UP_REACTIONS])
    if isinstance(given, BagCounts):
        if given.defence_support > len(pool):
            raise refuse(
                "bag.defence_support",
                T(
                    "The field “{field}” takes at most {limit}: a marker on the target is not in "
                    "the bag."
                ),
                {"max": len(pool)},
                limit=len(pool),
            )
        return Bag(pool, given.defence_support, reactions[: given.reaction])
    return _listed(given, pool, reactions)


def _listed(
    given: tuple[str, ...], pool: Mapping[str, DefenceMarker], reactions: Sequence[str]
) -> Bag:
    for index, token in enumerate(given):
        if token not in pool and token not in reactions:
            raise refuse(
                f"bag[{index}]",
                T(
                    "The field “{field}” takes an Intelligence marker that can be in the bag, not "
                    "“{token}”."
                ),
                [*pool, *reactions],
                token=token,
            )
        if token in given[:index]:
            raise refuse(
                f"bag[{index}]",
                T("The field “{field}” names “{token}” a second time."),
                None,
                token=token,
            )
    inside = {token: pool[token] for token in given if token in pool}
    return Bag(inside, len(inside), tuple(token for token in given if token in reactions))


_UNIT_OR_KIND = T("The field “{field}” takes either “unit”, or “kind” and “value”.")
SET_UP_REACTIONS = 3
AWAY = {"adjacent": 1, "two": 2, "far": 3}
"""How many hexes away the words for a distance are, at least."""
_TOO_FAR = {
    "tank": T("The field “{field}” takes “adjacent” or “two”: tanks support within two hexes."),
    "flamethrower": T("The field “{field}” takes “adjacent” only for a flamethrower."),
}

"""Play Special Orders only where they change enough; each may cost points (hoe:5.10, hoe:2.3)."""

from beachmaster.engine.prompt import Roll
from beachmaster.engine.tables import applied_total
from beachmaster.games.hell_on_earth import tables
from beachmaster.games.hell_on_earth.players import bombard, staff, values
from beachmaster.games.hell_on_earth.players.attacks import Plan, Planner
from beachmaster.games.hell_on_earth.players.odds import Expected
from beachmaster.games.hell_on_earth.players.sight import Foe, Sight
from beachmaster.games.hell_on_earth.state import CommandMarker

PRICE = 1.6
"""An order raises the end-of-game threshold by one die face: a sixth of a point and more."""
REVEALED = 2
USUAL_CP = 4


def support(sight: Sight, plan: Plan, tokens: list[str]) -> str | None:
    """Return the support marker that an assault needs, or None."""
    planner = Planner(sight, marks=False)
    gains = {token: planner.gain(plan, _marker(sight, token)) for token in tokens}
    return _best(gains)


def opening(sight: Sight, tokens: list[str]) -> str | None:
    """Return the order to open an attack phase with: a bombardment or a reconnaissance."""
    gains = {}
    for token in tokens:
        marker = _marker(sight, token)
        if marker.kind == "bombardment":
            gains[token] = _salvo(sight, marker.value)
        else:
            gains[token] = float(min(REVEALED, len(revealable(sight))))
    return _best(gains)


def _salvo(sight: Sight, points: int) -> float:
    one = bombard.salvo(sight, points)
    return one.value * points if one else 0.0


def revealable(sight: Sight) -> list[Foe]:
    """Return the hidden units next to an unmarked unit of ours, the most wanted first (H-75)."""
    beside = {
        near
        for friend in sight.friends.values()
        if not friend.marker
        for near in sight.geo.around[friend.place]
    }
    found = [foe for foe in sight.foes.values() if foe.hidden and foe.place in beside]
    return sorted(found, key=lambda foe: (-values.kill_worth(sight, foe), foe.place))


def again(sight: Sight, tokens: list[str]) -> str | None:
    """Return the Additional Attack marker where a good assault is left."""
    plan = Planner(sight, marks=False).best()
    if plan is None or plan.kind != "assault":
        return None
    return _best(dict.fromkeys(tokens, plan.value))


def command(sight: Sight, tokens: list[str]) -> str | None:
    """Return the Additional Command marker where the usual points do not go round."""
    wanted = staff.wanted(sight)
    gains = {t: sum(wanted[USUAL_CP : USUAL_CP + _marker(sight, t).value]) for t in tokens}
    return _best(gains)


def reroll(sight: Sight, place: str, rolled: Roll | None, die: int) -> bool:
    """Tell whether a combat die is bad enough for a Reroll marker."""
    foe = sight.foes.get(place)
    if foe is None or rolled is None or rolled.column is None or rolled.procedure != "combat":
        return False
    ratio, drm = int(str(rolled.column.params["ratio"])), applied_total(rolled.lines)
    worth = [_cell(sight, foe, ratio, face + drm) for face in range(1, 7)]
    return sum(worth) / 6 - worth[die - 1] > PRICE


def _cell(sight: Sight, foe: Foe, ratio: int, total: int) -> float:
    result = tables.combat_result(total, ratio)
    hits = min(result.defender, foe.steps)
    expected = Expected(result.attacker, hits, float(result.defender >= foe.steps))
    return values.worth(sight, foe, expected, {"": values.USUAL_LOSS})


def _best(gains: dict[str, float]) -> str | None:
    token = max(gains, key=lambda one: (gains[one], one), default=None)
    return token if token is not None and gains[token] > PRICE else None


def _marker(sight: Sight, token: str) -> CommandMarker:
    return sight.data.command_marker(sight.state, token)

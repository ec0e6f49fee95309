"""Measure US combat support on a tracked board: range, sight, distance and height."""

from collections.abc import Sequence

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.boards.terrain import Ground

TANK_RANGE = 2


def in_range(ground: Ground, target: str, able: Sequence[str]) -> list[str]:
    """Return the units whose support reaches the target (hoe:5.4.2.7.1)."""
    place = ground.game.unit(target).place
    return [name for name in able if reaches(ground, name, place)]


def reaches(ground: Ground, name: str, target: HexId) -> bool:
    """Tell whether one unit's support reaches: artillery always, flame adjacent, tanks by sight."""
    kind = ground.game.data.support_kind(name)
    place = ground.game.us(name).place
    away = ground.board.distance(place, target)
    if kind == "artillery":
        return True
    if kind == "flamethrower":
        return away == 1
    return away <= TANK_RANGE and clear_sight(ground, place, target)


def clear_sight(ground: Ground, place: HexId, target: HexId) -> bool:
    """Tell whether no US unit blocks the line; between two hexes both must hold one (H-25)."""
    between = ground.board.line(place, target)
    return not any(all(one in ground.americans for one in group) for group in between)


def reduced(ground: Ground, target: str, supporters: Sequence[str]) -> list[str]:
    """Return the supporters whose value drops by one (hoe:5.4.2.7.1.1, 5.4.2.7.1.3, H-24)."""
    place = ground.game.unit(target).place
    return [name for name in supporters if _drops(ground, name, place)]


def _drops(ground: Ground, name: str, target: HexId) -> bool:
    kind = ground.game.data.support_kind(name)
    place = ground.game.us(name).place
    away = ground.board.distance(place, target)
    if kind == "tank":
        return away > 1 or ground.lower(place, target)
    if kind == "artillery":
        return away > 1 and not on_high_ground(ground, place)
    return False


def on_high_ground(ground: Ground, place: HexId) -> bool:
    """Tell whether artillery here sees far enough to keep its full value (hoe:5.4.2.7.1.3)."""
    here = ground.board.hexes[place]
    return here.hill or here.fixed_artillery or here.terrain == "suribachi"


def flanks(ground: Ground, attackers: Sequence[str]) -> bool:
    """Tell whether two attackers stand in hexes that are not adjacent (hoe:5.4.2.7.3.1)."""
    if len(attackers) < 2:
        return False
    one, other = (ground.game.us(name).place for name in attackers[:2])
    return not ground.adjacent(one, other)

"""Expect hits: the combat and bombardment tables as averages that are quick to look up."""

from functools import cache

import msgspec

from beachmaster.games.hell_on_earth import rolls, tables
from beachmaster.games.hell_on_earth.drm import DEFENCE_DRM, PER_TYPE, TOTAL
from beachmaster.games.hell_on_earth.raid import HITS
from beachmaster.games.hell_on_earth.state import JAPANESE_STEPS


class Expected(msgspec.Struct, frozen=True):
    """What a roll brings on average: hits on us, steps taken off a unit, and its death."""

    losses: float
    hits: float
    kill: float


class Support(msgspec.Struct, frozen=True):
    """US combat support of an assault in points; `flame` is the flamethrower's own value."""

    tank: int = 0
    artillery: int = 0
    flame: int = 0


class Resistance(msgspec.Struct, frozen=True):
    """What a target and its neighbours put up: certain values, or averages for hidden ones."""

    cf: int
    defence: str
    tank: float = 0.0
    artillery: float = 0.0
    at: float = 0.0
    other: int = 0


@cache
def at_modifier(drm: int, ratio: int, steps: int) -> Expected:
    """Return what the combat table brings against a unit with these steps."""
    losses = hits = kill = 0.0
    for result, chance in rolls.combat(ratio).chances(drm).items():
        weight = float(chance)
        losses += weight * result.attacker
        hits += weight * min(result.defender, steps)
        kill += weight * (result.defender >= steps)
    return Expected(losses, hits, kill)


def assault(attack: int, foe: Resistance, steps: int, support: Support, flank: bool) -> Expected:
    """Return what an assault on a unit that stays and fights brings, the anti-tank die averaged."""
    ratio = tables.column(attack, foe.cf)
    stopped = min(1.0, foe.at / 6) if support.tank else 0.0
    through = between(modifier(foe, support, flank), ratio, steps)
    if not stopped:
        return through
    without = msgspec.structs.replace(support, tank=0)
    blocked = between(modifier(foe, without, flank), ratio, steps)
    return mixed(((1 - stopped, through), (stopped, blocked)))


def modifier(foe: Resistance, support: Support, flank: bool) -> float:
    """Return the final modifier; a fraction where hidden support is averaged (hoe:5.4.2.7)."""
    tank = _capped(support.tank - foe.tank)
    total = tank + _capped(support.artillery - foe.artillery) + DEFENCE_DRM[foe.defence]
    if support.flame:
        total += support.flame + (1 if tank > 0 and foe.defence == "A" else 0)
    if flank and foe.defence != "A":
        total += 1
    return max(-TOTAL, min(TOTAL, total - foe.other))


def _capped(points: float) -> float:
    return max(-PER_TYPE, min(PER_TYPE, points))


def between(drm: float, ratio: int, steps: int) -> Expected:
    """Look a fractional modifier up between its two neighbours."""
    low = int(drm // 1)
    part = drm - low
    if not part:
        return at_modifier(low, ratio, steps)
    return _between(round(part, 2), low, ratio, steps)


@cache
def _between(part: float, low: int, ratio: int, steps: int) -> Expected:
    one, other = at_modifier(low, ratio, steps), at_modifier(low + 1, ratio, steps)
    return mixed(((1 - part, one), (part, other)))


def mixed(parts: tuple[tuple[float, Expected], ...]) -> Expected:
    """Average what is expected, by weight."""
    return Expected(
        sum(weight * one.losses for weight, one in parts),
        sum(weight * one.hits for weight, one in parts),
        sum(weight * one.kill for weight, one in parts),
    )


@cache
def bombardment(points: int, spotter: bool, steps: int) -> Expected:
    """Return what bombarding a unit with these points brings (hoe:5.2.1)."""
    drm = points - 2 + int(spotter)
    chances = rolls.US_BOMBARDMENT.chances(drm)
    hits = sum(min(hit, steps) * chance for hit, chance in chances.items())
    kill = sum(chance for hit, chance in chances.items() if hit >= steps)
    return Expected(0.0, float(hits), float(kill))


def full_steps(hidden: bool, steps: int) -> int:
    """Return how many hits a unit takes: a hidden one always three (hoe:3.3.2)."""
    return JAPANESE_STEPS if hidden else steps


@cache
def recon(others: int, marked: bool) -> tuple[float, float]:
    """Return the chances that a Recon hits the hidden unit and that it hits the scout."""
    drm = min(2, others) - int(marked)
    chances = rolls.RECON.chances(drm)
    return float(chances.get("japanese-hit", 0)), float(chances.get("us-hit", 0))


@cache
def raid(adjacent: int, marked: bool) -> tuple[float, float]:
    """Return the steps a raid costs on average and the chance that it costs the raider one."""
    drm = (adjacent > 1) + marked - (adjacent == 0)
    chances = rolls.RAID.chances(drm)
    lost = sum(HITS.get(outcome, 0) * chance for outcome, chance in chances.items())
    return float(lost), float(chances.get("raider-hit", 0))

"""Expect the results of attacks: the exact odds as averages that are quick to look up."""

from collections.abc import Sequence
from itertools import product

import msgspec

from beachmaster.games.bloodbath import chances
from beachmaster.games.bloodbath.table_data import Crt


class Expected(msgspec.Struct, frozen=True):
    """What an attack brings on average: chances, and `loss` of one US step."""

    kill: float = 0.0
    slips: float = 0.0
    loss: float = 0.0
    back: float = 0.0
    wiped: float = 0.0


class PossibleDefender(msgspec.Struct, frozen=True):
    """What a target may be, with its chance; `gun` keeps a tank out on a die up to it (17.3)."""

    chance: float
    defence: int
    gun: int = 0


Mix = tuple[PossibleDefender, ...]


class Odds:
    """Look attacks up on one combat results table; what was worked out once is kept."""

    def __init__(self, crt: Crt, generous: bool) -> None:
        self.crt = crt
        self.generous = generous
        self._columns: dict[tuple[int, bool], Expected] = {}
        self._mixes: dict[Mix, dict[tuple[int, tuple[int, ...], str, float], Expected]] = {}

    def attack(
        self, mix: Mix, attack: int, tanks: tuple[int, ...], terrain: str, suppressed: float
    ) -> Expected:
        """Return what an attack on a dug-in unit brings, over all it may be and the guns' dice."""
        known = self._mixes.setdefault(mix, {})
        key = (attack, tanks, terrain, suppressed)
        found = known.get(key)
        if found is None:
            parts = [
                (one.chance * weight, self._against(total - one.defence, terrain, suppressed))
                for one in mix
                for total, weight in _sums(attack, tanks, one.gun)
            ]
            found = known[key] = averaged(parts)
        return found

    def _against(self, differential: int, terrain: str, suppressed: float) -> Expected:
        held = self._at(differential, terrain, True)
        free = self._at(differential, terrain, False)
        return averaged(((suppressed, held), (1 - suppressed, free)))

    def _at(self, differential: int, terrain: str, suppressed: bool) -> Expected:
        column = self.crt.column(differential, terrain)
        found = self._columns.get((column, suppressed))
        if found is None:
            outcomes = chances.outcomes(self.crt, differential, terrain, suppressed, self.generous)
            one = {name: float(chance) for name, chance in outcomes.items()}
            kill, slips = one.get("kill", 0.0), one.get("slips", 0.0)
            trade, away = one.get("trade", 0.0), one.get("slips-trade", 0.0)
            back = one.get("thrown-back", 0.0) + one.get("may-go-back", 0.0)
            wiped = one.get("wiped-out", 0.0)
            found = Expected(kill + trade, slips + away, trade + away, back, wiped)
            self._columns[column, suppressed] = found
        return found


def averaged(parts: Sequence[tuple[float, Expected]]) -> Expected:
    """Average what is expected, by weight."""
    return Expected(
        sum(weight * one.kill for weight, one in parts),
        sum(weight * one.slips for weight, one in parts),
        sum(weight * one.loss for weight, one in parts),
        sum(weight * one.back for weight, one in parts),
        sum(weight * one.wiped for weight, one in parts),
    )


def _sums(attack: int, tanks: Sequence[int], gun: int) -> list[tuple[int, float]]:
    """Return each sum of attack factors with its chance (bib:17.3)."""
    if not gun or not tanks:
        return [(attack + sum(tanks), 1.0)]
    through = max(0, 6 - gun) / 6
    found = []
    for pattern in product((True, False), repeat=len(tanks)):
        weight, total = 1.0, attack
        for tank, counts in zip(tanks, pattern, strict=True):
            weight *= through if counts else 1 - through
            total += tank if counts else 0
        found.append((total, weight))
    return found

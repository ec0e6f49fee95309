"""Exact chances in whole numbers: of 1296 throws of two dice a side, and of the days to come."""

from functools import cache
from itertools import product

WHOLE = 1296
"""Throws of two dice of either side."""
SCALE = 1000
IMPULSES = (6630, 6630, 5630, 4630, 3730, 2980, 2380, 1910, 1550, 1330, 1180, 1080, 1000)
"""American halves still to come today from an impulse on, in thousandths (ies:6.3.1)."""
DAY = IMPULSES[1]
_DICE = [a + b for a, b in product(range(1, 7), repeat=2)]
_DIFFERENCES = [sum(a - b == n for a, b in product(_DICE, repeat=2)) for n in range(-10, 11)]
_GROUPS = ((1, 2), (3, 5), (6, 30))
"""Successes are judged in three groups, each by its mean of Attrition Points."""


@cache
def results(diff: int) -> tuple[tuple[int, int], ...]:
    """Return how many of 1296 throws come to each margin, successes by their groups (11.4.4)."""
    ways = [(n + diff, count) for n, count in zip(range(-10, 11), _DIFFERENCES, strict=True)]
    found = [
        (sum(count for margin, count in ways if margin < 0), -1),
        (sum(count for margin, count in ways if margin == 0), 0),
    ]
    for low, high in _GROUPS:
        group = [(margin, count) for margin, count in ways if low <= margin <= high]
        weight = sum(count for _, count in group)
        if weight:
            total = sum(margin * count for margin, count in group)
            found.append((weight, (total + weight // 2) // weight))
    return tuple((weight, margin) for weight, margin in found if weight)


@cache
def success(diff: int) -> int:
    """Return how many of 1296 throws are a success (ies:11.4.4)."""
    return sum(count for n, count in enumerate(_DIFFERENCES, -10) if n + diff > 0)


@cache
def attrition(diff: int) -> int:
    """Return the sum of Attrition Points over 1296 throws (ies:11.4.4)."""
    return sum((n + diff) * count for n, count in enumerate(_DIFFERENCES, -10) if n + diff > 0)


@cache
def to_clear(diff: int, holds: int, attackers: int) -> int:
    """Return how many attacks it takes to clear an area, in thousandths of an American half.

    `holds` are the AP that its defenders can absorb; each repulse costs every attacker a step.
    """
    hits, points = max(1, success(diff)), max(1, attrition(diff))
    by_points = 850 * holds * WHOLE // points
    tries = max(SCALE * WHOLE // hits, by_points)
    lost = STEP * (attackers * (WHOLE - hits) + hits) // WHOLE
    return min(DEAR, tries + tries * lost // SCALE)


STEP = 90
"""What a company flipped costs the Americans in time, in thousandths of a half."""
DEAR = 16_000


def ramp(spare: int, spread: int) -> int:
    """Return the chance, of a thousand, that time suffices: half of it where none is to spare."""
    return max(0, min(SCALE, 500 + 500 * spare // max(1, spread)))

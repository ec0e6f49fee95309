"""Count how many areas places are apart: the same for everybody, whatever stands between."""

from collections.abc import Iterable
from typing import Any

from beachmaster.games.ie_shima.field import Field, Ground

Distances = dict[str, int]


def distances(field: Field, goals: Iterable[str]) -> Distances:
    """Return how many areas each place is away from the nearest of some."""
    ground = field.ground
    if _KNOWN.get("ground") is not ground:
        _KNOWN.clear()
        _KNOWN["ground"] = ground
    key = tuple(goals)
    if key not in _KNOWN:
        _KNOWN[key] = _counted(ground, key)
    found: Distances = _KNOWN[key]
    return found


_KNOWN: dict[Any, Any] = {}
"""Distances on the ground that was looked at last: most decisions ask for few."""


def _counted(ground: Ground, goals: tuple[str, ...]) -> Distances:
    found = dict.fromkeys(goals, 0)
    front = list(goals)
    while front:
        here = front.pop(0)
        for one in ground.neighbours(here):
            if one not in found:
                found[one] = found[here] + 1
                front.append(one)
    return found

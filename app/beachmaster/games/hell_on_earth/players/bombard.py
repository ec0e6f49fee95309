"""Aim the bombardment: where a hit tells most for the points it takes (hoe:5.2.1)."""

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.players import odds, values
from beachmaster.games.hell_on_earth.players.sight import Foe, Sight

BESIDE = 0.25
"""A unit next to ours will be assaulted next: a hit there is worth this much more."""


class Salvo(msgspec.Struct, frozen=True):
    """Points on a target, and what they bring a point."""

    target: HexId
    points: int
    value: float


def salvo(sight: Sight, most: int) -> Salvo | None:
    """Return the best use of bombardment points, or None where no target is left."""
    salvos = [
        one
        for foe in sight.foes.values()
        if foe.name not in sight.state.bombarded
        for one in _on(sight, foe, most)
    ]
    return max(salvos, key=lambda one: (one.value, one.points, one.target), default=None)


def _on(sight: Sight, foe: Foe, most: int) -> list[Salvo]:
    around = sight.geo.around[foe.place]
    near = [friend for friend in sight.friends.values() if friend.place in around]
    spotter = any(one.kind == "artillery" and one.place in sight.geo.spots for one in near)
    return [
        Salvo(foe.place, points, _value(sight, foe, points, spotter, len(near)) / points)
        for points in range(1, min(most, 3 if near else 2) + 1)
    ]


def _value(sight: Sight, foe: Foe, points: int, spotter: bool, near: int) -> float:
    expected = odds.bombardment(points, spotter, foe.steps)
    gain = expected.hits * values.step_worth(foe) + expected.kill * values.kill_worth(sight, foe)
    return gain * (1 + BESIDE * min(near, 2))

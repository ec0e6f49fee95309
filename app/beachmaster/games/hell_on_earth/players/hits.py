"""Take hits: who takes the odd one, stand or fall back, and where to."""

from collections.abc import Sequence

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.players import values
from beachmaster.games.hell_on_earth.players.moves import Movement
from beachmaster.games.hell_on_earth.players.sight import Sight
from beachmaster.games.hell_on_earth.retreat import retreats

RETREAT = 0.5
"""What a step must be worth for a unit to give up its place and take an OR marker."""


def odd_hit(sight: Sight, names: Sequence[str]) -> str:
    """Give the odd hit to the unit that misses a step least."""
    return min(names, key=lambda name: (values.loss(sight, sight.friends[name]), name))


def falls_back(sight: Sight, name: str, target: HexId) -> bool:
    """Tell whether an Organized Retreat saves more than it gives up."""
    friend = sight.friends[name]
    pinned = friend.place in sight.geo.beach and friend.place in sight.zoc
    if pinned or friend.marker == "DR":
        return False
    ways = retreats(sight.ground, name, target, organised=True)
    clear = [way for way in ways.values() if not way.zoc]
    if not clear:
        return False
    return values.loss(sight, friend) > RETREAT


def retreat_to(sight: Sight, name: str, places: Sequence[HexId]) -> HexId:
    """Return the hex to fall back to: out of reach first, then the best for what comes next."""
    movement = Movement(sight)
    friend = sight.friends[name]
    return max(
        places,
        key=lambda place: (
            place not in sight.zoc,
            movement.score(friend, place, leap=False),
            place,
        ),
    )


def advance(sight: Sight, names: Sequence[str], place: HexId) -> str:
    """Return the unit that advances into an emptied hex, or none."""
    movement = Movement(sight)
    gains = {}
    for name in names:
        friend = sight.friends[name]
        gains[name] = movement.score(friend, place, False) - movement.score(
            friend, friend.place, False
        )
    best = max(gains, key=lambda name: (gains[name], name), default="none")
    return best if best != "none" and gains[best] > 0 else "none"

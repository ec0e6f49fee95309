"""Suppose borders that our estimate lacks and the player's own map may have (ies:3.1)."""

from collections.abc import Iterable

from beachmaster.engine.text import Text
from beachmaster.games.ie_shima.field import Field, Ground
from beachmaster.games.ie_shima.places import PLACES
from beachmaster.games.ie_shima.texts import T

Step = tuple[str, str]
"""An area, and the one that is entered from it."""


class Supposed:
    """A ground with some borders more, and some less, than are believed."""

    def __init__(self, ground: Ground, more: Iterable[Step], less: Iterable[Step] = ()) -> None:
        self._ground, self.own = ground, ground.own
        self._more, self._less = _both_ways(more), _both_ways(less)

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Return the areas and beach boxes that touch one, the supposed ones last."""
        less = self._less.get(place, ())
        near = (one for one in self._ground.neighbours(place) if one not in less)
        return (*near, *self._more.get(place, ()))

    def tem(self, area: str) -> int:
        """Return the Terrain Effects Modifier of an area."""
        return self._ground.tem(area)

    def urban(self, area: str) -> bool:
        """Tell whether an area is urban."""
        return self._ground.urban(area)


def _both_ways(steps: Iterable[Step]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for a, b in steps:
        found[a] = (*found.get(a, ()), b)
        found[b] = (*found.get(b, ()), a)
    return found


def supposing(field: Field, more: Iterable[Step], less: Iterable[Step] = ()) -> Field:
    """Return a copy of a position on a ground with borders more, and borders less."""
    copy = field.copy()
    copy.ground = Supposed(field.ground, more, less)
    return copy


def is_near(field: Field, a: str, b: str) -> bool:
    """Tell whether two areas have a neighbor in common, so that they might well touch."""
    near = field.ground.neighbours
    return any(b in near(one) for one in near(a))


def touch_not(field: Field, a: str, b: str) -> Text:
    """Say that two places do not touch, on the player's own map if that is played on."""
    own = T("On your map, {here} and {area} do not touch.")
    source = own if field.ground.own else T("{here} and {area} do not touch.")
    return source.fill(here=PLACES.name(a), area=PLACES.name(b))

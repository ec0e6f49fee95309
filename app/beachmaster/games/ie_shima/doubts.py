"""Ask what the refusal of a move rests on, where the player's map or counters may be otherwise."""

from collections.abc import Callable, Iterable, Sequence

from beachmaster.engine.areas import EDGE
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.games.ie_shima.borders import Step
from beachmaster.games.ie_shima.field import Field, Ground, Values
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.own_counters import MF, MOST, of_side
from beachmaster.games.ie_shima.places import is_area
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.state import Active, Strength
from beachmaster.games.ie_shima.ways import Way

Find = Callable[[Field, Active, str, Sequence[str]], list[Way]]
"""Returns the ways of a unit to an area, or along several."""


class _Without:
    """A ground with some borders fewer than are believed."""

    def __init__(self, ground: Ground, steps: Iterable[Step]) -> None:
        self._ground, self.own = ground, ground.own
        self._fewer = {pair for a, b in steps for pair in ((a, b), (b, a))}

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Return the areas and beach boxes that touch one."""
        near = self._ground.neighbours(place)
        return tuple(one for one in near if (place, one) not in self._fewer)

    def tem(self, area: str) -> int:
        """Return the Terrain Effects Modifier of an area."""
        return self._ground.tem(area)

    def urban(self, area: str) -> bool:
        """Tell whether an area is urban."""
        return self._ground.urban(area)


class _Fast:
    """Counters of which one has the greatest Movement Factor that is printed."""

    def __init__(self, values: Values, unit: str) -> None:
        self._values, self._unit = values, unit

    def cv(self, unit: str, strength: Strength) -> int:
        """Return the Combat Value of a side of a counter."""
        return self._values.cv(unit, strength)

    def mf(self, unit: str, strength: Strength) -> int:
        """Return the Movement Factor of a side of a counter."""
        return MOST if unit == self._unit else self._values.mf(unit, strength)


def settle(
    game: Game, field: Field, active: Active, unit: str, way: Sequence[str], find: Find
) -> None:
    """Ask for Movement Factor and borders that bar a way, if it may be open without them.

    Borders beside an enemy make an area dearer (ies:10.2); a listing asks nothing.
    """
    start, fast = field.units[unit].place, _is_open(game, unit)
    dear = _dear(game, field, unit, (start, *way))
    if not (fast or dear):
        return
    best = field.copy()
    best.ground = _Without(field.ground, dear)
    best.values = _Fast(field.values, unit) if fast else field.values
    if find(best, active, unit, way):
        game.asks_borders(dear)
        game.rests_on_counters([unit], moving=True)


def _is_open(game: Game, unit: str) -> bool:
    """Tell whether the Movement Factor of the side that a unit has up is not known."""
    counters, side = game.tables.counters, game.state.units[unit].strength
    return isinstance(counters, OpenCounters) and counters.is_open(unit, of_side(MF, side))


def _dear(game: Game, field: Field, unit: str, way: Sequence[str]) -> list[Step]:
    """Return the believed borders of a way's areas with enemies beside it that may not be there."""
    if not game.beside_table:
        return []
    prints, side = game.prints, ROSTER[unit].side
    return [
        (place, one)
        for place in way[1:]
        for one in field.ground.neighbours(place)
        if one not in way and field.enemies(side, one)
        if is_area(place) and is_area(one)
        if not prints.is_known(prints.edge(place, one), EDGE)
    ]

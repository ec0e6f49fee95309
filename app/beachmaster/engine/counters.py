"""Make the counters that lie on a map of the rows of its units."""

from collections.abc import Container, Iterable
from operator import attrgetter

from beachmaster.engine.display import Counter, UnitRow
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.remembered import Remembered
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

_COUNTERS = Remembered[Counter]()


def on_map(units: Iterable[UnitRow], hexes: Container[HexId]) -> list[UnitRow]:
    """Return the units whose place is a hex, those below others first."""
    here = [unit for unit in units if unit.place in hexes]
    return sorted(here, key=attrgetter("depth"), reverse=True)


def counters(units: Iterable[UnitRow], hexes: Container[HexId]) -> tuple[Counter, ...]:
    """Return the counters on the map, those below others first; of the same rows the same ones."""
    rows = {unit.id: unit for unit in on_map(units, hexes)}
    return tuple(_COUNTERS.of(rows, lambda unit: counter_of(rows[unit])))


def counter_of(unit: UnitRow) -> Counter:
    """Return a unit's counter; while nothing is known of it, it shows its back."""
    return Counter(
        id=unit.id,
        side=unit.side,
        place=unit.place,
        short=unit.short,
        kind=unit.sort,
        echelon=unit.echelon,
        values=unit.values,
        steps=unit.steps or 0,
        whole=unit.whole or 0,
        turned=unit.turned,
        stripe=unit.stripe,
        hidden=unit.hidden and not unit.values,
        estimate=unit.estimate,
        markers=tuple(sign.code for sign in unit.signs),
        words=unit.words or _words(unit),
        count=unit.count,
    )


def _words(unit: UnitRow) -> Text:
    if unit.count:
        told = [unit.titled, *unit.markers]
        return T("{name} in {place}", name=told, place=unit.where)
    steps = T("{steps} of {whole} steps", steps=unit.steps or 0, whole=unit.whole or 0)
    told = [steps, *unit.markers]
    return T("{name} in {place}, {told}", name=unit.name, place=unit.where, told=told)


def face_down(side: Side) -> Counter:
    """Return a counter of a side as its back shows it, wherever it lies."""
    return Counter(id="", side=side, place="", short="?", hidden=True, words=side.hidden)

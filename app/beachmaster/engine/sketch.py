"""What a map drawn in letters shows: two short lines for each hex, and what they mean."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from beachmaster.engine.counters import on_map
from beachmaster.engine.display import Displayed, Hex, Position, UnitRow
from beachmaster.engine.hexgrid import FLAT, HexId, Layout, parse
from beachmaster.engine.text import Text
from beachmaster.engine.texts import TN, T

TAKEN = "+"
MARGIN = 2
"""So many columns and rows are drawn around what is known of a player's own map."""


class Cell(msgspec.Struct, frozen=True):
    """One hex: its ground in a letter, and what stands there, the most important first."""

    ground: str
    holds: tuple[str, ...] = ()


class Sketch(msgspec.Struct, frozen=True):
    """A map in letters, with a key that says what the letters mean.

    Of the hexes that are `open` nothing is known.
    """

    cells: Mapping[HexId, Cell]
    key: tuple[Text, ...]
    layout: Layout = FLAT
    open: frozenset[HexId] = frozenset()


def sketch(module: Displayed, state: Any) -> Sketch | None:
    """Return the map as it stands, or nothing where the program does not know the map."""
    units, chart = module.overview(state).units, module.chart(state)
    position = module.position(state, units, ())
    if chart is None or position is None:
        return None
    held: dict[HexId, list[UnitRow]] = {place: [] for place in chart.hexes}
    for unit in on_map(units, chart.hexes):
        held[unit.place].append(unit)
    cells = {
        place: Cell(_ground(there), (*_units(held[place]), *_printed(there, place, position)))
        for place, there in chart.hexes.items()
    }
    grounds = {place: there.ground for place, there in chart.hexes.items()}
    unknown = (_UNKNOWN,) if "open" in grounds.values() else ()
    empty = frozenset(
        place
        for place, ground in grounds.items()
        if ground == "open" and not cells[place].holds and not chart.hexes[place].hill
    )
    return Sketch(cells, (*unknown, *chart.key), chart.layout, empty)


def known_part(whole: Sketch) -> Sketch:
    """Return of a map what is known, with a margin; it says how much is left out."""
    known = [parse(place) for place in whole.cells if place not in whole.open]
    if not whole.open:
        return whole
    if not known:
        count = TN("{n} hex", "{n} hexes", n=len(whole.cells))
        nothing = T(
            "Nothing is known yet about the {hexes} of your map; m all draws them.", hexes=count
        )
        return Sketch({}, (nothing,), whole.layout)
    across, down = ([one[at] for one in known] for at in (0, 1))
    wide = range(min(across) - MARGIN, max(across) + MARGIN + 1)
    high = range(min(down) - MARGIN, max(down) + MARGIN + 1)
    cells = {
        place: cell
        for place, cell in whole.cells.items()
        if parse(place)[0] in wide and parse(place)[1] in high
    }
    if len(cells) == len(whole.cells):
        return whole
    left = TN("{n} hex", "{n} hexes", n=len(whole.cells) - len(cells))
    rest = T("{hexes} more are not known yet and not drawn; m all draws them.", hexes=left)
    return Sketch(cells, (rest, *whole.key), whole.layout, whole.open)


def _ground(there: Hex) -> str:
    """Return the letter of the ground, a capital one where there is a hill."""
    return there.letter.upper() if there.hill else there.letter


def _units(stack: Sequence[UnitRow]) -> Iterator[str]:
    """Yield the units of each side, the top one first."""
    for _, pile in groupby(stack, key=lambda unit: unit.side):
        for unit in reversed(list(pile)):
            yield f"{unit.count}{unit.letters}" if unit.count else unit.letters


def _printed(there: Hex, place: HexId, position: Position) -> Iterator[str]:
    """Yield what is printed in a hex and counts, with a plus where it is the player's."""
    taken = TAKEN if place in position.taken else ""
    for mark in () if place in position.spent else there.marks:
        if mark.letters:
            yield mark.letters + taken


_UNKNOWN = T("?: not known yet, land or sea; you are asked when a rule needs it.")

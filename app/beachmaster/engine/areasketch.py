"""What a map of areas in letters shows: a block for each area, and a line that says it in full.

The block tells control, terrain, points and how many stand there; the line who they are and what
the area touches. Boxes have a line and no block.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from beachmaster.engine.areachart import AreaChart, AreaSpot, SpaceId
from beachmaster.engine.display import Displayed, Position, UnitRow
from beachmaster.engine.hexgrid import Point
from beachmaster.engine.module import GameModule
from beachmaster.engine.side import Side
from beachmaster.engine.text import Param, Text
from beachmaster.engine.texts import TN, T


class Block(msgspec.Struct, frozen=True):
    """One area: where it lies, what is printed and who controls it, who stands there by side."""

    at: Point
    head: str
    foot: str


class AreaSketch(msgspec.Struct, frozen=True):
    """A map of areas in letters; `lines` tell each space in full, `key` what the letters mean."""

    blocks: Mapping[SpaceId, Block]
    lines: tuple[Text, ...]
    key: tuple[Text, ...]


def area_sketch(
    module: GameModule, state: Any, called: Callable[[SpaceId], str] = str
) -> AreaSketch | None:
    """Return a map of areas as it stands; nothing for another map, or where none is known.

    `called` says what a player calls an area.
    """
    sides = module.sides
    if not isinstance(module, Displayed):
        return None
    chart, units = module.chart(state), module.overview(state).units
    position = module.position(state, units, ())
    if not isinstance(chart, AreaChart) or position is None:
        return None
    held: dict[SpaceId, list[UnitRow]] = {place: [] for place in chart.hexes}
    for unit in units:
        if unit.place in held:
            held[unit.place].append(unit)
    blocks = {
        place: Block(
            spot.at, _head(place, called(place), spot, sides, position), _foot(held[place], sides)
        )
        for place, spot in chart.areas.items()
    }
    lines = tuple(
        _line(chart, place, held[place], sides, position)
        for place in chart.hexes
        if held[place] or place in chart.areas
    )
    return AreaSketch(blocks, lines, (*_key(sides), *chart.key))


def sign_of(side: Side) -> str:
    """Return the letter that stands for a side in a map in letters: that of its id."""
    return side.id[:1].upper()


def _holder(place: SpaceId, sides: Sequence[Side], position: Position) -> Side:
    """Return the side in control of an area."""
    return next(side for side in sides if side.own == (place in position.taken))


def _head(
    place: SpaceId, name: str, spot: AreaSpot, sides: Sequence[Side], position: Position
) -> str:
    """Return number or name, terrain, points and control: `16 +4# 3* J`."""
    badge = spot.badge + ("#" if spot.square else "")
    points = f"{spot.value}*" if spot.value else ""
    parts = (name, badge, points, sign_of(_holder(place, sides, position)))
    return " ".join(part for part in parts if part)


def _foot(stack: Sequence[UnitRow], sides: Sequence[Side]) -> str:
    """Return how many stand there by side, the reduced ones after a slash: `U4/2 J3`."""
    found = []
    for side in sides:
        units = [unit for unit in stack if unit.side == side]
        reduced = sum(_is_reduced(unit) for unit in units)
        if units:
            number = sum(unit.count or 1 for unit in units)
            found.append(f"{sign_of(side)}{number}" + (f"/{reduced}" if reduced else ""))
    return " ".join(found)


def _is_reduced(unit: UnitRow) -> bool:
    return unit.steps is not None and unit.whole is not None and unit.steps < unit.whole


def _line(
    chart: AreaChart,
    place: SpaceId,
    stack: Sequence[UnitRow],
    sides: Sequence[Side],
    position: Position,
) -> Text:
    """Return a space in full."""
    spot = chart.hexes[place]
    parts: list[Param] = [spot.words]
    if not spot.tray:
        parts.append(_held(place, stack, sides, position))
    parts += _units(stack, sides)
    if spot.near:
        parts.append(T("touches {spaces}", spaces=list(spot.near)))
    named = T("{place} {name}", place=place, name=spot.label) if spot.label else None
    return T("{space}: {what}", space=named or place, what=parts)


def _held(
    place: SpaceId, stack: Sequence[UnitRow], sides: Sequence[Side], position: Position
) -> Text:
    """Say who controls an area and whether it is contested."""
    holder = _holder(place, sides, position)
    if len({unit.side for unit in stack}) > 1:
        return T("contested, controlled by the {side} side", side=holder.forces)
    return T("controlled by the {side} side", side=holder.forces)


def _units(stack: Sequence[UnitRow], sides: Sequence[Side]) -> Iterator[Text]:
    """Yield who stands there, side by side; of a reduced unit that it is."""
    for side in sides:
        here = [unit for unit in stack if unit.side == side]
        named: list[Param] = [
            T("{unit} (reduced)", unit=unit.name) if _is_reduced(unit) else unit.titled
            for unit in here
        ]
        if named:
            count = TN("{n} unit", "{n} units", n=sum(unit.count or 1 for unit in here))
            yield T("{side}, {count}: {units}", side=side.name, count=count, units=named)


def _key(sides: Sequence[Side]) -> Iterator[Text]:
    """Yield what the letters mean."""
    named: list[Param] = [T("{sign} {side}", sign=sign_of(one), side=one.name) for one in sides]
    yield T(
        "Each area shows its number, its terrain modifier (# in a town), its points with "
        "*, and its controller. Below are its units, with the reduced ones after a "
        "slash: {sides}.",
        sides=named,
    )

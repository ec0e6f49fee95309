"""What a map drawn in letters shows: two short lines for each hex, and what they mean."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.hexgrid import FLAT, HexId, Layout
from beachmaster.engine.text import Text


class Cell(msgspec.Struct, frozen=True):
    """One hex: its ground in a letter, and what stands there, the most important first."""

    ground: str
    holds: tuple[str, ...] = ()


class Sketch(msgspec.Struct, frozen=True):
    """A map in letters, with a key that says what the letters mean."""

    cells: Mapping[HexId, Cell]
    key: tuple[Text, ...]
    layout: Layout = FLAT


@runtime_checkable
class Sketched(Protocol):
    """A game that can draw its board in letters."""

    def sketch(self, state: Any) -> Sketch | None:
        """Return the map as it stands, or nothing where the program does not know the map."""
        ...

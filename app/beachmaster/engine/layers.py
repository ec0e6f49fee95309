"""Declare the layers that a game offers over its map; their hexes are found where one is wanted."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from beachmaster.engine.display import Layer, Tone
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text

M = TypeVar("M")


@dataclass(frozen=True)
class LayerKind(Generic[M]):
    """A layer that is offered: what it is called, and which hexes it has at a moment."""

    id: str
    text: Text
    hexes: Callable[[M], frozenset[HexId]]
    tone: Tone = "plain"


def layers_at(
    moment: M, kinds: Sequence[LayerKind[M]], wanted: Container[str] | None
) -> tuple[Layer, ...]:
    """Return the layers at a moment; those that are not `wanted` stay empty (None: all are)."""
    found = []
    for one in kinds:
        hexes = one.hexes(moment) if wanted is None or one.id in wanted else _NONE
        found.append(Layer(one.id, one.text, hexes, one.tone))
    return tuple(found)


_NONE: frozenset[HexId] = frozenset()

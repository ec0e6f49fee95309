"""Read what is said of a player's own map of areas: `4 touches 1 2 6`, `4-6 no`, `4 tem 2`."""

from collections.abc import Callable, Iterator, Sequence

from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import T
from beachmaster.engine.areaquestions import NEIGHBOURS
from beachmaster.engine.areashape import is_edge
from beachmaster.engine.meaning import NO, YES
from beachmaster.engine.openareas import OpenAreas
from beachmaster.engine.printkinds import Print
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value

TOUCHES = ("touches", NEIGHBOURS, "neighbour", "neighbors", "touch")
Meant = Callable[[str], tuple[Print, Value]]
Row = tuple[str, str, Value]


def told(prints: OpenAreas, words: Sequence[str], meant: Meant) -> list[Row]:
    """Return what words say: places, prints and values; raise `Mistake` where they say nothing.

    `meant` reads a print with its value. Where an area's neighbours are told, it has no others.
    """
    place, rest = (words[0].rstrip(":").casefold(), [one.casefold() for one in words[1:]])
    if not rest or not prints.board.holds(place):
        raise Mistake(how(prints))
    edges = next((kind for kind in prints.kinds.values() if kind.edges), None)
    if edges is not None and is_edge(place) and rest[0] in YES | NO:
        return [(place, edges.id, rest[0] in YES)]
    if edges is not None and rest[0].rstrip(":") in TOUCHES:
        return list(_neighbours(prints, edges, place, rest[1:]))
    kind, value = meant(" ".join(rest))
    return [(place, kind.id, value)]


def _neighbours(prints: OpenAreas, kind: Print, place: str, words: Sequence[str]) -> Iterator[Row]:
    """Yield of each edge of an area whether it is there."""
    near = [word.strip(",") for word in words if word.strip(",")]
    shape = prints.board.shape
    for other in near:
        if not shape.holds(other) or other == place:
            raise Mistake(T("“{word}” is not an area or box that it can touch.", word=other))
    for other in shape.spaces:
        edge = shape.edge(place, other) if other != place else ""
        if edge and shape.has_edge(edge):
            yield edge, kind.id, other in near


def how(prints: OpenAreas) -> Text:
    """Say how a map of areas is told."""
    areas = prints.board.areas
    first, second = areas[0], areas[1]
    examples = [T("map {area} touches {place}", area=first, place=second), plain_text("map gaps")]
    for kind in prints.kinds.values():
        if not kind.edges:
            value = str(kind.values[0].value).casefold()
            examples.append(T("map {area} {what} {value}", area=first, what=kind.id, value=value))
    return T(
        "map lines asks area by area. Or type an area and what it shows: {examples}.",
        examples=list(examples),
    )

"""Load the board of Bloodbath in the Bonins and hold it to what the rulebook says of the map."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from beachmaster.engine import boardfile, hexgrid
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.datafile import Data, exactly, raise_problems, read_bytes
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.about import ABOUT
from beachmaster.games.bloodbath.texts import T

SECTORS = range(1, 7)
VILLAGE = "1111"
"""Motoyama, by erratum a redeployment hex (bib:11.2)."""
MOST_RED = 48
RULED_COSTS = {"beach": 1, "ravine": 3}
"""What the rules themselves say of movement costs (bib:5.2)."""

Terrain = Literal["clear", "beach", "broken", "rough", "ravine", "mine", "mountain"]
Coast = Literal["", "east", "west"]
Colour = Literal["", "green", "red", "yellow", "blue"]
Symbol = Literal["", "red", "white"]
Part = Literal["", "mountain", "foot"]
TERRAIN_TEXTS: Mapping[Terrain, Text] = {
    "clear": T("Clear"),
    "broken": T("Broken"),
    "rough": T("Rough"),
    "beach": T("Beach"),
    "ravine": T("Ravine"),
    "mine": T("Mine"),
    "mountain": T("Mountain"),
}
BEACH_TEXTS: Mapping[str, Text] = {
    "east": T("{color} beach, eastern coast"),
    "west": T("{color} beach, western coast"),
}
COLOURS: Mapping[str, Text] = {
    "blue": T("Blue"),
    "yellow": T("Yellow"),
    "red": T("Red"),
    "green": T("Green"),
}
"""The colors of the beaches as the numbers of their hexes rise, on either coast (bib:14.2)."""
Sector = Annotated[int, msgspec.Meta(ge=0, le=6)]
Airfield = Annotated[int, msgspec.Meta(ge=0, le=3)]
Label = Annotated[str, msgspec.Meta(max_length=60)]


class HexData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Hold what is printed in one hex (bib:11.0).

    `sector` is 0 where a hex has no numbered one; `symbol` is red for a deployment hex and white
    for a redeployment hex (bib:19.5); `coast` and `colour` belong to a beach (bib:14.2);
    `suribachi` tells the five hexes of the mountain from the eleven around them (bib:22.0).
    """

    terrain: Terrain
    sector: Sector = 0
    hill: bool = False
    symbol: Symbol = ""
    coast: Coast = ""
    colour: Colour = ""
    suribachi: Part = ""
    airfield: Airfield = 0
    label: Label = ""


@dataclass(frozen=True)
class Board(Data[boardfile.BoardFile]):
    """Hold the whole map as its file gives it; `prints.Prints` is how play reads it."""

    hexes: Mapping[HexId, HexData]


def load_board(path: Path | None = None) -> Board:
    """Return the board in a file, or our sample; raise `BoardError` when it cannot be played on."""
    return board_from(read_bytes(path or boardfile.our_board(ABOUT.name), BoardError))


def board_from(data: bytes) -> Board:
    """Return the board that a board file's bytes hold, checked against the rulebook."""
    file = boardfile.parse(data, ABOUT.name)
    hexes = boardfile.decode_hexes(file, HexData)
    problems = [
        *_cost_problems(file),
        *_symbol_problems(hexes),
        *_suribachi_problems(hexes, file.layout),
        *_beach_problems(hexes),
        *_sector_problems(hexes),
        *boardfile.loose(hexes, file.layout),
    ]
    raise_problems(problems, BoardError)
    return Board(file, data, boardfile.digest(file, hexes), hexes)


def _named(kind: object) -> list[str]:
    """Return the words of a literal type, the empty one left out."""
    return [word for word in get_args(kind) if word]


def _cost_problems(file: boardfile.BoardFile) -> Iterator[Text]:
    """Yield where the movement costs are not whole or not those of the rules (bib:5.2)."""
    for terrain in get_args(Terrain):
        if terrain not in file.costs:
            yield T("costs: expected the movement points of {terrain}", terrain=terrain)
    for terrain, cost in RULED_COSTS.items():
        if file.costs.get(terrain, cost) != cost:
            yield T(
                "costs: {terrain} costs {wanted}, found {found}",
                terrain=terrain,
                wanted=cost,
                found=file.costs[terrain],
            )


def _symbol_problems(hexes: Mapping[HexId, HexData]) -> Iterator[Text]:
    """Yield what is wrong with the deployment and redeployment hexes (bib:11.2, bib:18.0)."""
    red = sum(at.symbol == "red" for at in hexes.values())
    if not 5 <= red <= MOST_RED:
        yield T("symbol: expected 5 to {most} red hexes, found {found}", most=MOST_RED, found=red)
    village = hexes.get(VILLAGE)
    if village is None or village.symbol != "white":
        yield T("hex {place}: Motoyama village is a white hex by erratum", place=VILLAGE)
    for place, at in hexes.items():
        if at.symbol and not at.sector and at.suribachi != "mountain":
            yield T(
                "hex {place}: a red or white hex lies in a numbered sector or on Mount Suribachi",
                place=place,
            )


def _suribachi_problems(hexes: Mapping[HexId, HexData], layout: hexgrid.Layout) -> Iterator[Text]:
    """Yield where the mountain is not five red hexes with eleven around them (bib:22.0)."""
    parts = Counter(at.suribachi for at in hexes.values())
    mountain = T("suribachi: expected five hexes of the mountain, found {found}")
    yield from exactly(5, parts["mountain"], mountain)
    foot = T("suribachi: expected eleven hexes around it, found {found}")
    yield from exactly(11, parts["foot"], foot)
    for place, at in hexes.items():
        if at.suribachi and at.sector:
            yield T("hex {place}: Mount Suribachi lies in no numbered sector", place=place)
        if at.suribachi == "mountain":
            if at.symbol != "red":
                yield T(
                    "hex {place}: each Suribachi hex is a deployment hex, a red one", place=place
                )
            around = (hexes.get(near) for near in hexgrid.neighbours(place, layout))
            if not all(near and near.suribachi for near in around):
                yield T(
                    "hex {place}: every hex next to Mount Suribachi belongs to its sector",
                    place=place,
                )


def _beach_problems(hexes: Mapping[HexId, HexData]) -> Iterator[Text]:
    """Yield where a coast lacks two hexes of a color, or a hex is half a beach (bib:14.2)."""
    counts: Counter[tuple[str, str]] = Counter((at.coast, at.colour) for at in hexes.values())
    for coast in _named(Coast):
        for colour in _named(Colour):
            if counts[coast, colour] < 2:
                yield T(
                    "beaches: expected two or more {color} hexes on the {coast} coast, found "
                    "{found}",
                    coast=coast,
                    color=colour,
                    found=counts[coast, colour],
                )
    for place, at in hexes.items():
        if len({at.terrain == "beach", bool(at.coast), bool(at.colour)}) > 1:
            yield T("hex {place}: a beach needs terrain beach, a coast and a color", place=place)


def _sector_problems(hexes: Mapping[HexId, HexData]) -> Iterator[Text]:
    """Yield the sectors without a place for a Japanese unit, and airfields without a hex."""
    for sector in SECTORS:
        if not any(at.symbol for at in hexes.values() if at.sector == sector):
            yield T("sector {sector}: expected red or white hexes, found none", sector=sector)
    for number in (1, 2, 3):
        if not any(at.airfield == number for at in hexes.values()):
            yield T("airfield: expected hexes of number {number}, found none", number=number)

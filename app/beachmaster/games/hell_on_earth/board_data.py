"""Load the board of Hell on Earth and hold it to what the rulebook says of the map."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from beachmaster.engine import boardfile, hexgrid
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.datafile import Data, exactly, raise_problems, read_bytes
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.about import ABOUT
from beachmaster.games.hell_on_earth.texts import T

SECTORS = range(1, 7)
BEACHES = {1: "Green", 2: "Red 1", 3: "Red 2", 4: "Yellow 1", 5: "Yellow 2", 6: "Blue 1"}
NORTH, EAST = 6, 5
EASTERN = 3
"""How many units of sector 5 the headquarters is shuffled among in Heroic mode (hoe:7.1)."""

Terrain = Literal["clear", "rough", "difficult", "beach", "suribachi"]
Objective = Literal["suribachi", "airfield1", "airfield2", "airfield3"]
OBJECTIVES: tuple[Objective, ...] = ("suribachi", "airfield1", "airfield2", "airfield3")
TERRAIN_TEXTS: Mapping[Terrain, Text] = {
    "clear": T("Clear"),
    "rough": T("Rough"),
    "difficult": T("Difficult"),
    "beach": T("Landing beach"),
    "suribachi": T("Mount Suribachi"),
}
OneToSix = Annotated[int, msgspec.Meta(ge=1, le=6)]
Label = Annotated[str, msgspec.Meta(max_length=60)]


class HexData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Hold what is printed in one hex (hoe:3.1)."""

    terrain: Terrain
    sector: OneToSix
    hill: bool = False
    fixed_artillery: bool = False
    objective: Objective | None = None
    beach: OneToSix | None = None
    deployment: bool = False
    redeployment: OneToSix | None = None
    label: Label = ""


@dataclass(frozen=True)
class Board(Data[boardfile.BoardFile]):
    """Hold a board file as it was read and checked; play reads it through `Prints`."""

    hexes: Mapping[HexId, HexData]


def load_board(path: Path | None = None) -> Board:
    """Return the board in a file, or our sample; raise `BoardError` when it cannot be played on."""
    return board_from(read_bytes(path or boardfile.our_board(ABOUT.name), BoardError))


def board_from(data: bytes) -> Board:
    """Return the board that a board file's bytes hold, checked against the rulebook."""
    file = boardfile.parse(data, ABOUT.name)
    hexes = boardfile.decode_hexes(file, HexData)
    raise_problems([*_problems(hexes), *_geography(hexes, file.layout)], BoardError)
    return Board(
        file=file,
        raw=data,
        digest=boardfile.digest(file, hexes),
        hexes=MappingProxyType(hexes),
    )


def _problems(hexes: Mapping[HexId, HexData]) -> Iterator[Text]:
    """Yield what is wrong with the counts that the rulebook fixes (hoe:3.1, hoe:4, hoe:5.2)."""
    deployment = Counter(held.sector for held in hexes.values() if held.deployment)
    yield from exactly(
        30, deployment.total(), T("deployment: expected {wanted} hexes, found {found}")
    )
    yield from exactly(
        5, deployment[NORTH], T("deployment: expected {wanted} hexes in sector 6, found {found}")
    )
    if deployment[EAST] < EASTERN:
        yield T(
            "deployment: expected at least 3 hexes in sector 5, found {found}",
            found=deployment[EAST],
        )
    guns = sum(held.fixed_artillery for held in hexes.values())
    yield from exactly(8, guns, T("fixed_artillery: expected {wanted} hexes, found {found}"))
    beaches = Counter(held.beach for held in hexes.values() if held.beach)
    for number, name in BEACHES.items():
        told = T(
            "beach: expected one hex with {number} ({name}), found {found}",
            number=number,
            name=name,
        )
        yield from exactly(1, beaches[number], told)
    objectives = Counter(held.objective for held in hexes.values() if held.objective)
    for objective in OBJECTIVES:
        told = T("objective: expected one hex with {name}, found {found}", name=objective)
        yield from exactly(1, objectives[objective], told)
    yield from _redeployment(hexes)


def _redeployment(hexes: Mapping[HexId, HexData]) -> Iterator[Text]:
    """Yield what is wrong with the numbers to which Japanese units redeploy (hoe:5.4.2.5)."""
    for sector in SECTORS:
        numbers = Counter(
            held.redeployment
            for held in hexes.values()
            if held.sector == sector and held.redeployment
        )
        if not numbers:
            yield T(
                "redeployment: expected 1 to 6 hexes in sector {sector}, found none", sector=sector
            )
        for number, times in sorted(numbers.items()):
            if times > 1:
                yield T(
                    "redeployment: expected {sector}-{number} once, found it {times} times",
                    sector=sector,
                    number=number,
                    times=times,
                )


def _geography(hexes: Mapping[HexId, HexData], layout: hexgrid.Layout) -> Iterator[Text]:
    """Yield where terrain and symbols disagree, or the island falls apart."""
    for place, held in hexes.items():
        if (held.terrain == "beach") != (held.beach is not None):
            yield T(
                "hex {place}: a landing beach needs terrain beach and a beach number", place=place
            )
        if (held.terrain == "suribachi") != (held.objective == "suribachi"):
            yield T(
                "hex {place}: Mount Suribachi needs terrain and objective suribachi", place=place
            )
    for sector in SECTORS:
        if all(held.sector != sector for held in hexes.values()):
            yield T("sector: expected hexes in sector {sector}, found none", sector=sector)
    yield from boardfile.loose(hexes, layout)

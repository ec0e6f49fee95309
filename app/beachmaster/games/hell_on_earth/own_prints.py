"""Declare what a map of Hell on Earth prints, and read one that the player's game learns (3.1)."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property
from typing import TypeVar

from beachmaster.engine.datafile import FORMAT, digest_of
from beachmaster.engine.facts import facts_of
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.options import Option
from beachmaster.engine.ownboard import OwnBoard, parse
from beachmaster.engine.ownmap import OwnMap
from beachmaster.engine.printkinds import SEA, Listed, Print
from beachmaster.engine.text import plain_text
from beachmaster.engine.unknown import MapQuestion
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.about import ABOUT
from beachmaster.games.hell_on_earth.board_data import (
    BEACHES,
    NORTH,
    OBJECTIVES,
    SECTORS,
    TERRAIN_TEXTS,
    Objective,
    Terrain,
)
from beachmaster.games.hell_on_earth.own_counters import PRINTS
from beachmaster.games.hell_on_earth.places import BEACH_TEXTS, OBJECTIVE_NAMES
from beachmaster.games.hell_on_earth.prints import COSTS, Prints
from beachmaster.games.hell_on_earth.state import FIXED_ARTILLERY
from beachmaster.games.hell_on_earth.texts import T

V = TypeVar("V", bound=Hashable)

UNITS = 30
NORTHERN = 5
COST_RANGE = min(COSTS.values()), max(COSTS.values())
"""What an open hex may cost to enter."""


_YES = Option(True, T("yes"))
_NUMBERS = tuple(Option(number, plain_text(str(number))) for number in SECTORS)
_TUNNELS = [f"{sector}-{number}" for sector in SECTORS for number in SECTORS]
_GROUND = tuple(Option(ground, TERRAIN_TEXTS[ground]) for ground in ("clear", "rough", "difficult"))
_SEA = Option(SEA, T("Sea, or off the map"))


def _sector_of(word: Value) -> dict[str, Value]:
    return {"sector": int(str(word)[0])}


_PRINTS = (
    Print(
        id="terrain",
        text=T("ground"),
        rules=("hoe:5.3.2.1", "hoe:3.1"),
        values=(*(Option(name, words) for name, words in TERRAIN_TEXTS.items()), _SEA),
        asked=(*_GROUND, _SEA),
        guess="clear",
        said={**TERRAIN_TEXTS, SEA: T("sea, or off the map")},
    ),
    Print(
        id="sector",
        text=T("defense sector"),
        rules=("hoe:3.1", "hoe:5.4.2.5.2"),
        values=_NUMBERS,
        guess=0,
    ),
    Print(
        id="hill",
        text=T("hill"),
        rules=("hoe:5.4.2.7.3.2", "hoe:5.4.2.7.1.1"),
        values=(_YES,),
        listed=(Listed(value=True, text=T("hexes with a hill")),),
        ask=T("Which hexes of your map show a hill?"),
        absent=False,
    ),
    Print(
        id="fixed_artillery",
        text=T("Fixed Artillery"),
        rules=("hoe:5.2", "hoe:3.3.7"),
        values=(_YES,),
        listed=(Listed(value=True, text=T("hexes with Fixed Artillery"), exactly=FIXED_ARTILLERY),),
        ask=T("Which eight hexes of your map show Fixed Artillery (a thick frame)?"),
        absent=False,
    ),
    Print(
        id="objective",
        text=T("Key Objective"),
        rules=("hoe:2.2", "hoe:3.3.7"),
        values=tuple(Option(name, OBJECTIVE_NAMES[name]) for name in OBJECTIVES),
        listed=tuple(
            Listed(value=name, text=OBJECTIVE_NAMES[name], exactly=1) for name in OBJECTIVES
        ),
        ask=T(
            "Which hexes of your map show the objective symbols of Mount Suribachi and the three "
            "airfields?"
        ),
        implies=lambda name: {"terrain": "suribachi"} if name == "suribachi" else {},
        said=dict(OBJECTIVE_NAMES),
    ),
    Print(
        id="beach",
        text=T("landing beach"),
        rules=("hoe:4.7", "hoe:3.1"),
        values=tuple(Option(number, words) for number, words in BEACH_TEXTS.items()),
        listed=tuple(
            Listed(value=number, text=words, exactly=1) for number, words in BEACH_TEXTS.items()
        ),
        ask=T("Where are the six landing beaches on your map?"),
        implies=lambda _: {"terrain": "beach"},
        said=dict(BEACH_TEXTS),
    ),
    Print(
        id="deployment",
        text=T("Initial Deployment in sector"),
        rules=("hoe:4.6",),
        values=_NUMBERS,
        listed=tuple(
            Listed(
                value=number,
                text=T("sector {sector}", sector=number),
                exactly=NORTHERN if number == NORTH else 0,
            )
            for number in SECTORS
        ),
        ask=T("In which hexes of each sector are Japanese units set up?"),
        tell=T("Put the 30 counters there now, face down, and enter the hexes."),
        implies=_sector_of,
        total=UNITS,
        said={None: T("no Initial Deployment")},
    ),
    Print(
        id="redeployment",
        text=T("Redeployment"),
        rules=("hoe:5.4.2.5.2",),
        values=tuple(Option(word, plain_text(word)) for word in _TUNNELS),
        listed=tuple(Listed(value=word, text=plain_text(word), most=1) for word in _TUNNELS),
        ask=T("Which redeployment hexes does this sector have, by their numbers?"),
        forms=lambda word: str(word)[0],
        implies=_sector_of,
    ),
)
KINDS: Mapping[str, Print] = {kind.id: kind for kind in _PRINTS}
"""Every print of the map (hoe:3.1)."""


class OwnPrints(OwnMap, Prints):
    """A map of the player's own: what is open is asked where a rule reads it."""

    kinds = KINDS
    numbered = False  # the rulebook names no hex by a number
    counters = PRINTS

    @cached_property
    def digest(self) -> str:  # type: ignore[override]
        """Return a fingerprint of the lattice and of what is known."""
        board = self.board
        lattice = [board.orientation, board.shifted, board.columns, board.rows]
        return digest_of([lattice, list(facts_of(self.open.known))])

    # -- what one hex shows --------------------------------------------------------------------

    def terrain(self, place: HexId) -> Terrain:
        """Return the terrain of a hex."""
        found: Terrain = self.open.read(place, "terrain")
        return found

    def hill(self, place: HexId) -> bool:
        """Tell whether a hex holds a hill."""
        return bool(self.open.read(place, "hill"))

    def gun(self, place: HexId) -> bool:
        """Tell whether a hex holds Fixed Artillery."""
        return bool(self.open.read(place, "fixed_artillery"))

    def objective(self, place: HexId) -> Objective | None:
        """Return the Key Objective in a hex."""
        found: Objective | None = self.open.read(place, "objective")
        return found

    def beach(self, place: HexId) -> int | None:
        """Return the number of the landing beach in a hex."""
        found: int | None = self.open.read(place, "beach")
        return found

    def sector(self, place: HexId) -> int:
        """Return the defense sector of a hex, 0 where a listing does not know it."""
        found: int = self.open.read(place, "sector")
        return found

    def redeployment_number(self, place: HexId) -> int | None:
        """Return the number at which a unit redeploys to a hex of its sector."""
        found = self.open.shown(place, "redeployment")
        return int(found[-1]) if found else None

    def label(self, place: HexId) -> str:
        """Return what is written in a hex: nothing that the program needs."""
        del place
        return ""

    def cost(self, place: HexId) -> tuple[int, int]:
        """Return the least and the most movement points that entering a hex can cost."""
        ground = self.open.shown(place, "terrain")
        return COST_RANGE if ground is None else (COSTS[ground], COSTS[ground])

    def is_open(self, place: HexId) -> bool:
        """Tell whether it is not known what ground a hex has."""
        return self.open.is_open(place, "terrain")

    def look_at(self, places: Iterable[HexId]) -> None:
        """Ask in one form for the ground of some hexes, as far as it is open."""
        self.open.look_at(places, "terrain")

    # -- where a print is found ----------------------------------------------------------------

    @property
    def beaches(self) -> Mapping[int, HexId]:
        """Return the landing beaches by number."""
        return self._by("beach", BEACHES)

    @property
    def objectives(self) -> Mapping[Objective, HexId]:
        """Return the hexes of the Key Objectives: those with the symbol (H-08)."""
        return self._by("objective", OBJECTIVES)

    @property
    def suribachi(self) -> HexId:
        """Return the hex of Mount Suribachi; where a listing does not know it, no hex."""
        return next(iter(self.open.where("objective", "suribachi")), "")

    @property
    def guns(self) -> tuple[HexId, ...]:
        """Return the hexes with Fixed Artillery."""
        return self.open.where("fixed_artillery", True)

    @property
    def deployment(self) -> tuple[HexId, ...]:
        """Return the hexes where Japanese units are set up."""
        found = (place for sector in SECTORS for place in self.open.where("deployment", sector))
        return tuple(sorted(found))

    def redeployment(self, sector: int, number: int) -> HexId | None:
        """Return the hex to which a unit redeploys at a number in a sector."""
        return next(iter(self.open.where("redeployment", f"{sector}-{number}")), None)

    def _by(self, name: str, values: Iterable[V]) -> dict[V, HexId]:
        """Return the first hex that shows each value of a rare print."""
        found = {value: self.open.where(name, value) for value in values}
        return {value: places[0] for value, places in found.items() if places}


def own_prints(text: str) -> OwnPrints:
    """Return the map that a file's text holds, a bare lattice where it is empty.

    Raise `BoardError` where it cannot be played on.
    """
    return OwnPrints(parse(text.encode(), ABOUT.name) if text else BARE)


def answer_from(full: Prints, question: MapQuestion) -> Value:
    """Return what a map printed in full answers to a question about the player's own."""

    def shows(place: HexId, name: str) -> Value:
        if place not in full.hexes:
            return SEA if name == "terrain" else None
        return _SHOWN[name](full, place)

    return question.read_off(shows, full.hexes)


def _deployed(full: Prints, place: HexId) -> int | None:
    return full.sector(place) if place in full.deployment else None


def _tunnel(full: Prints, place: HexId) -> str | None:
    number = full.redeployment_number(place)
    return f"{full.sector(place)}-{number}" if number else None


_SHOWN: Mapping[str, Callable[[Prints, HexId], Value]] = {
    "terrain": Prints.terrain,
    "sector": Prints.sector,
    "hill": Prints.hill,
    "fixed_artillery": Prints.gun,
    "objective": Prints.objective,
    "beach": Prints.beach,
    "deployment": _deployed,
    "redeployment": _tunnel,
}
BARE = OwnBoard(format=FORMAT, game=ABOUT.name, id="my-map", name="My map", columns=30, rows=30)
"""A map of which nothing is known."""

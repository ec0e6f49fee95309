"""Declare what a map of Bloodbath prints, and read one that the player's game learns (bib:11.0)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from typing import get_args

from beachmaster.engine.datafile import FORMAT
from beachmaster.engine.facts import WHOLE
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.options import Option
from beachmaster.engine.ownboard import OwnBoard, parse
from beachmaster.engine.ownmap import OwnMap
from beachmaster.engine.printkinds import SEA, Listed, Print, PrintedNumber, PrintedNumbers
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.unknown import MapQuestion
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.about import ABOUT
from beachmaster.games.bloodbath.board_data import (
    BEACH_TEXTS,
    COLOURS,
    RULED_COSTS,
    SECTORS,
    TERRAIN_TEXTS,
    VILLAGE,
    Terrain,
)
from beachmaster.games.bloodbath.own_counters import PRINTS
from beachmaster.games.bloodbath.prints import Ground, Prints
from beachmaster.games.bloodbath.table_facts import TABLES
from beachmaster.games.bloodbath.texts import TN, T

MOUNTAIN = 0
"""The sector without a number: Mount Suribachi's (bib:22.0)."""
MOUNTAIN_HEXES = 5
AIRFIELDS = (1, 2, 3)
BEACH: Terrain = "beach"
LEAST_COST, MOST_COST = 1, 9
"""What entering a hex may cost, where nobody told (bib:5.2)."""


# -- what there is to ask ------------------------------------------------------------------------

_YES = Option(True, T("yes"))
_NO_SECTOR = T("none")
_SECTORS = tuple(Option(number, plain_text(str(number))) for number in SECTORS)
_NUMBERED = tuple((number, T("sector {sector}", sector=number)) for number in SECTORS)
_MOUNTAIN = T(
    "Mount Suribachi at the southern tip: its five red hexes, which lie in no numbered sector"
)
_BEACHES = tuple(
    (f"{coast}-{colour}", words.fill(color=COLOURS[colour]))
    for coast, words in BEACH_TEXTS.items()
    for colour in COLOURS
)


def _in_sector(value: Value) -> Mapping[str, Value]:
    return {"sector": value}


_PRINTS = (
    Print(
        id="terrain",
        text=T("ground"),
        rules=("bib:5.2", "bib:7.4"),
        values=(
            *(Option(name, words) for name, words in TERRAIN_TEXTS.items()),
            Option(SEA, T("Sea, or off the map")),
        ),
        guess="clear",
        said={**TERRAIN_TEXTS, SEA: T("sea, or off the map")},
    ),
    Print(
        id="sector",
        text=T("numbered sector"),
        rules=("bib:18.0",),
        values=(*_SECTORS, Option(MOUNTAIN, _NO_SECTOR)),
        guess=MOUNTAIN,
        said={MOUNTAIN: T("no numbered sector")},
    ),
    Print(
        id="hill",
        text=T("hill"),
        rules=("bib:21.3", "bib:19.5"),
        values=(_YES,),
        listed=(Listed(value=True, text=T("hexes with a hill")),),
        ask=T("Which hexes of your map show a hill?"),
        absent=False,
    ),
    Print(
        id="red",
        text=T("red symbol in sector"),
        rules=("bib:11.2", "bib:18.0", "bib:22.0"),
        values=(*_SECTORS, Option(MOUNTAIN, T("Mount Suribachi"))),
        listed=(
            *(Listed(value=number, text=words) for number, words in _NUMBERED),
            Listed(value=MOUNTAIN, text=_MOUNTAIN, exactly=MOUNTAIN_HEXES),
        ),
        ask=T("Which hexes of each sector show a red symbol?"),
        tell=T(
            "Place a Japanese unit face down on each now, and enter the hexes. Leave out "
            "Motoyama, hex {place}: by erratum its symbol is white.",
            place=VILLAGE,
        ),
        implies=_in_sector,
        barred={
            VILLAGE: T("Motoyama, hex {place}, counts as a white hex by erratum.", place=VILLAGE)
        },
        said={MOUNTAIN: T("red symbol of Mount Suribachi"), None: T("no red symbol")},
    ),
    Print(
        id="white",
        text=T("white symbol in sector"),
        rules=("bib:18.0", "bib:19.5", "bib:11.2"),
        values=_SECTORS,
        listed=tuple(Listed(value=number, text=words) for number, words in _NUMBERED),
        ask=T(
            "Which hexes of each sector show a white symbol? Motoyama, hex {place}, is one of them "
            "by erratum.",
            place=VILLAGE,
        ),
        implies=_in_sector,
        said={None: T("no white symbol")},
    ),
    Print(
        id="beach",
        text=T("landing beach"),
        rules=("bib:14.2", "bib:11.3"),
        values=tuple(Option(value, words) for value, words in _BEACHES),
        listed=tuple(Listed(value=value, text=words) for value, words in _BEACHES),
        ask=T("Which hexes of your map are the beaches of this coast, by their colors?"),
        forms=lambda value: str(value).partition("-")[0],
        implies=lambda _: {"terrain": BEACH},
        said=dict(_BEACHES),
    ),
    Print(
        id="airfield",
        text=T("airfield"),
        rules=("bib:16.1",),
        values=tuple(Option(number, plain_text(str(number))) for number in AIRFIELDS),
        listed=tuple(
            Listed(value=number, text=T("Airfield No. {number}", number=number))
            for number in AIRFIELDS
        ),
        ask=T("Which hexes of your map show a part of an airfield?"),
        absent=0,
    ),
)
KINDS: Mapping[str, Print] = {kind.id: kind for kind in _PRINTS}
"""Every print of the map (bib:11.0)."""


COST = "cost-"


def cost_name(terrain: str) -> str:
    """Return the name under which the whole map keeps what a terrain costs."""
    return COST + terrain


def _costs(ground: Text, points: int) -> Text:
    return TN(
        "{ground} costs {n} movement point",
        "{ground} costs {n} movement points",
        n=points,
        ground=ground,
    )


COSTS = PrintedNumbers(
    ask=T("How many movement points does each terrain of your map cost?"),
    rules=("bib:5.2",),
    figures=tuple(
        PrintedNumber(
            id=cost_name(terrain),
            text=words,
            least=LEAST_COST,
            most=MOST_COST,
            said=partial(_costs, words),
        )
        for terrain, words in TERRAIN_TEXTS.items()
        if terrain not in RULED_COSTS
    ),
    tables=TABLES,
)
"""The movement costs that only the publisher's map has (bib:5.2)."""


# -- the map, as far as it is known --------------------------------------------------------------


class OwnPrints(OwnMap, Prints):
    """A map of the player's own: what is open is asked where a rule reads it."""

    kinds = KINDS
    counters = PRINTS
    beside = COSTS

    # -- in one hex ------------------------------------------------------------------------------

    def ground(self, place: HexId) -> Ground:
        """Return what a hex shows that matters to a fight; no fight asks for its sector (7.4)."""
        return Ground(self.terrain(place), self.hill(place))

    def terrain(self, place: HexId) -> Terrain:
        """Return the terrain of a hex, whatever hill lies over it (bib:7.4)."""
        found: Terrain = self.open.read(place, "terrain")
        return found

    def cost(self, place: HexId) -> int:
        """Return the least that entering a hex can cost, as far as is known (bib:5.2)."""
        terrain = self.open.shown(place, "terrain")
        return LEAST_COST if terrain is None else self.cost_of(str(terrain))

    def most(self, place: HexId) -> int:
        """Return the most that entering a hex can cost, as far as is known (bib:5.2)."""
        terrain = self.open.shown(place, "terrain")
        return self._dearest if terrain is None else self.cost_of(str(terrain))

    @property
    def _dearest(self) -> int:
        return max(self.cost_of(terrain) for terrain in get_args(Terrain))

    def cost_of(self, terrain: str) -> int:
        """Return the movement points to enter a terrain (bib:5.2)."""
        ruled = RULED_COSTS.get(terrain)
        return self.open.figure(cost_name(terrain)) if ruled is None else ruled

    def hill(self, place: HexId) -> bool:
        """Tell whether a hill lies over a hex (bib:21.3)."""
        return bool(self.open.read(place, "hill"))

    def symbol(self, place: HexId) -> str:
        """Return red for a deployment hex, white for a redeployment hex, else nothing (19.5)."""
        if self.open.read(place, "red") is not None:
            return "red"
        return "white" if self.open.read(place, "white") is not None else ""

    def sector(self, place: HexId) -> int:
        """Return the numbered sector of a hex, 0 where it has none (bib:18.0)."""
        if self.open.is_open(place, "sector") and place in self.around_suribachi:
            return MOUNTAIN
        found: int = self.open.read(place, "sector")
        return found

    def coast(self, place: HexId) -> str:
        """Return the coast of a beach hex; nothing inland and off the map (bib:14.2)."""
        return self._beach(place).partition("-")[0]

    def colour(self, place: HexId) -> str:
        """Return the color of a beach hex (bib:14.2)."""
        return self._beach(place).partition("-")[2]

    def _beach(self, place: HexId) -> str:
        """Return the coast and color of a beach; ground that is known to be another is none."""
        if place not in self.hexes or self.open.shown(place, "terrain") not in (None, BEACH):
            return ""
        return str(self.open.read(place, "beach") or "")

    def airfield(self, place: HexId) -> int:
        """Return the number of the airfield in a hex, 0 for none (bib:16.1)."""
        found: int = self.open.read(place, "airfield")
        return found

    def label(self, place: HexId) -> str:
        """Return the name that is printed in a hex: nothing that the program needs."""
        del place
        return ""

    def is_open(self, place: HexId) -> bool:
        """Tell whether it is not known what ground a hex has."""
        return self.open.is_open(place, "terrain")

    def look_at(self, places: Iterable[HexId]) -> None:
        """Ask in one form for the ground of some hexes, as far as it is open."""
        self.open.look_at(places, "terrain")

    def look_at_costs(self) -> None:
        """Ask for the movement costs of all terrain, as far as they are open."""
        for one in COSTS.figures:
            self.open.figure(one.id)

    def look_at_sectors(self, places: Iterable[HexId]) -> None:
        """Ask in one form for the sectors of some hexes, as far as they are open."""
        near = self.around_suribachi
        self.open.look_at((place for place in places if place not in near), "sector")

    # -- by name ---------------------------------------------------------------------------------

    @property
    def deployment(self) -> tuple[HexId, ...]:
        """Return the red hexes (bib:11.2)."""
        lists = (self.open.where("red", number) for number in (*SECTORS, MOUNTAIN))
        return tuple(sorted(place for one in lists for place in one))

    @cached_property
    def by_sector(self) -> Mapping[int, tuple[HexId, ...]]:
        """Return the hexes that are known to be of each sector (bib:18.0)."""
        found: dict[int, tuple[HexId, ...]] = dict.fromkeys(SECTORS, ())
        for place in sorted(self.open.known):
            number = self.open.known[place].get("sector")
            if place != WHOLE and number:
                found[int(number)] = (*found[int(number)], place)
        return found

    def symbols(self, sector: int) -> Iterator[HexId]:
        """Yield the red and white hexes of a numbered sector (bib:18.0)."""
        where = self.open.where
        yield from sorted((*where("red", sector), *where("white", sector)))

    @property
    def beaches(self) -> Mapping[str, tuple[HexId, ...]]:
        """Return the beach hexes of each coast, by number (bib:14.2)."""
        return {coast: self.beaches_of(coast) for coast in BEACH_TEXTS}

    def beaches_of(self, coast: str) -> tuple[HexId, ...]:
        """Return the beach hexes of one coast, by number (bib:14.2)."""
        if coast not in BEACH_TEXTS:
            return ()
        lists = (self.open.where("beach", f"{coast}-{colour}") for colour in COLOURS)
        return tuple(sorted(place for one in lists for place in one))

    @property
    def airfields(self) -> Mapping[int, tuple[HexId, ...]]:
        """Return the hexes with a part of each airfield (bib:16.1)."""
        return {number: self.open.where("airfield", number) for number in AIRFIELDS}

    @property
    def airfields_known(self) -> bool:
        """Tell whether it is known where the airfields are."""
        return not self.open.is_open(WHOLE, "airfield")

    @property
    def suribachi(self) -> tuple[HexId, ...]:
        """Return the five hexes of Mount Suribachi, all of them red (bib:22.0)."""
        return self.open.where("red", MOUNTAIN)

    @property
    def around_suribachi(self) -> tuple[HexId, ...]:
        """Return the eleven hexes next to the mountain (bib:22.0)."""
        mountain = self.suribachi
        return tuple(sorted(self.around(mountain).difference(mountain)))


def own_prints(text: str) -> OwnPrints:
    """Return the map that a file's text holds, a bare lattice where it is empty.

    Raise `BoardError` where it cannot be played on.
    """
    return OwnPrints(parse(text.encode(), ABOUT.name) if text else BARE)


def answer_from(full: Prints, question: MapQuestion) -> Value:
    """Return what a map printed in full answers to a question about the player's own."""

    def shows(place: HexId, name: str) -> Value:
        if place == WHOLE:
            return full.cost_of(name.removeprefix(COST))
        if place not in full.hexes:
            return {"terrain": SEA, "sector": MOUNTAIN}.get(name)
        return _SHOWN[name](full, place)

    return question.read_off(shows, full.hexes)


def _beach_shown(full: Prints, place: HexId) -> str | None:
    coast = full.coast(place)
    return f"{coast}-{full.colour(place)}" if coast else None


_SHOWN: Mapping[str, Callable[[Prints, HexId], Value]] = {
    "terrain": Prints.terrain,
    "sector": Prints.sector,
    "hill": Prints.hill,
    "red": lambda full, place: full.sector(place) if full.symbol(place) == "red" else None,
    "white": lambda full, place: full.sector(place) if full.symbol(place) == "white" else None,
    "beach": _beach_shown,
    "airfield": Prints.airfield,
}
BARE = OwnBoard(
    format=FORMAT,
    game=ABOUT.name,
    id="my-map",
    name="My map",
    orientation="pointy",
    shifted="odd",
    columns=28,
    rows=26,
)
"""A map of which nothing is known: its highest number is 2812 (bib:21.2), its rows a guess."""

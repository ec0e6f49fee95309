"""Bloodbath as an input tells it: a map that knows no more, and the game's own procedures on it."""

# ruff: noqa: ARG002 - the board's questions name more than a few told answers need

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar, cast

import msgspec

from beachmaster.engine.bench import Bench
from beachmaster.engine.module import Recorder, Steps, told
from beachmaster.engine.resolution import Figure
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.boards.questions import Ground
from beachmaster.games.bloodbath.chances import ESTIMATE
from beachmaster.games.bloodbath.differential import Lookup
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.resolve.forces import NUMBERED, Ruled
from beachmaster.games.bloodbath.results import Code
from beachmaster.games.bloodbath.reveal import KINDS
from beachmaster.games.bloodbath.state import State
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import BATTALION, FLAMETHROWER, TANK, GameData

if TYPE_CHECKING:
    from beachmaster.games.bloodbath.boards import Board

R = TypeVar("R", bound=Ruled)


class Told(msgspec.Struct, kw_only=True):
    """What the input says of the map, in the words of the board's questions."""

    terrain: str = "clear"
    hill: bool = False
    hill_held: bool = False
    airfields: int = 0
    eligible: dict[int, dict[str, str]] = {}
    us_hexes: list[str] = []
    beaches: list[str] = []
    dug_in: list[str] = []
    sectors: dict[str, int] = {}
    distances: dict[str, int] = {}
    clear: list[int] = []
    suribachi_clear: bool = False


class ToldBoard:
    """A board that answers from an input; what no resolver asks is left out."""

    def __init__(self, told_: Told) -> None:
        self.told = told_

    def ground(self, game: Game, place: str) -> Steps[Ground]:
        """Return the terrain line that was given."""
        return told(Ground(self.told.terrain, self.told.hill))

    def hill_held(self, game: Game, place: str) -> Steps[bool]:
        """Tell whether the Japanese hold a hill in the sector of the target."""
        return told(self.told.hill_held)

    def airfields(self, game: Game) -> Steps[int]:
        """Return the markers that free airfields add."""
        return told(self.told.airfields)

    def us_at(self, game: Game, place: str) -> Steps[list[str]]:
        """Return all US units of the input: they share one hex."""
        return told(game.us_on_map())

    def eligible(
        self, game: Game, sector: int | None, without: Sequence[str] = (), origin: str = ""
    ) -> Steps[dict[str, str]]:
        """Return the hexes of a sector that were given as eligible, but the one just left."""
        given = self.told.eligible.get(sector or 0, {})
        return told({name: terrain for name, terrain in given.items() if name != origin})

    def next_us_hex(self, game: Game, after: str, upward: bool) -> Steps[str]:
        """Return the next US-held hex in the order of the scan."""
        return told(_next(scan.in_order(self.told.us_hexes, upward), after))

    def held_beaches(self, game: Game) -> Steps[list[str]]:
        """Return the landing beaches with US units, the highest number first."""
        return told(scan.in_order(self.told.beaches, rising=False))

    def next_dug_in(self, game: Game, after: str) -> Steps[str]:
        """Return the next dug-in counter by hex number."""
        place = _next(scan.in_order(self.told.dug_in, rising=True), after)
        return told((game.at(place) or "") if place else "")

    def in_sector(self, game: Game, sector: int) -> Steps[list[str]]:
        """Return the counters that were given in a sector."""
        return told([name for name, there in self.told.sectors.items() if there == sector])

    def nearest_to_us(self, game: Game, counters: Sequence[str]) -> Steps[list[str]]:
        """Return the counters at the smallest distance given."""
        least = min(self.told.distances[name] for name in counters)
        return told([name for name in counters if self.told.distances[name] == least])

    def clear_sectors(self, game: Game) -> Steps[list[int]]:
        """Return the sectors without a dug-in unit on a symbol."""
        return told(self.told.clear)

    def suribachi_clear(self, game: Game) -> Steps[bool]:
        """Tell whether the mountain is empty."""
        return told(self.told.suribachi_clear)


def _next(places: Sequence[str], after: str) -> str:
    number = places.index(after) + 1 if after else 0
    return places[number] if number < len(places) else ""


class BenchGame(Game):
    """A game that names units as an input does: by kind, and never by a place."""

    def us_name(self, name: str) -> Text:
        """Return a counter's name, or a numbered unit of its kind."""
        kind, _, number = name.rpartition(NUMBERED)
        if kind in US_KINDS and not self.us(name).collins:
            return T("{kind} {number}", kind=US_KINDS[kind], number=number)
        return super().us_name(name)

    def japanese_name(self, name: str) -> Text:
        """Return a counter's name or its kind."""
        if self.unit(name).hidden:
            return T("the hidden unit")
        values = self.printed(name)
        return KINDS[values.kind] if values.name == values.kind else plain_text(values.name)


class BenchResolver(Resolver[R], Generic[R]):
    """A resolver of Bloodbath, with the counters and tables it is played with."""

    game = "bloodbath"

    def __init__(self, data: GameData) -> None:
        self.data = data

    def bench(
        self,
        given: R,
        tray: Tray,
        state: State,
        told_: Told | None = None,
        *,
        data: GameData | None = None,
        lots: Sequence[str] = (),
    ) -> Bench[BenchGame]:
        """Return the game as told; the state holds nothing but what the input gave."""
        board = cast("Board", ToldBoard(told_ or Told()))
        values = self.data if data is None else data
        game = BenchGame(state, given.options(), tray.seed, Recorder(), values, board)
        return Bench(game, tray, DRAWS, lots)

    @property
    def notes(self) -> list[Text]:
        """Say that the combat results table is an estimate, where it is."""
        return [ESTIMATE] if self.data.crt.tag == "estimate" else []


def table_facts(bench: Bench[BenchGame], lookup: Lookup, code: Code) -> list[Figure]:
    """Name what led to a result of the combat results table (bib:7.3, bib:7.4)."""
    crt, rule = bench.game.data.crt, "bib:7.4"
    shift = []
    if lookup.shift:
        rule = "bib:20.5.4"
        before = lookup.column(crt, shifted=False) + 1
        shift = [
            Figure("column_before", T("column before the shift, from the left"), before, "bib:7.4"),
            Figure("shift", T("columns to the right for a Banzai attack"), lookup.shift, rule),
        ]
    return [
        Figure("differential", T("differential"), f"{lookup.amount:+d}", "bib:7.3"),
        Figure("terrain", T("terrain line"), lookup.terrain, "bib:7.4"),
        *shift,
        column_fact(lookup.column(crt), rule),
        Figure("code", T("result on the combat results table"), code, "bib:7.6"),
    ]


def column_fact(column: int, rule: str) -> Figure:
    """Name a column as a player counts it."""
    words = T("column of the combat results table, from the left")
    return Figure("column", words, column + 1, rule)


US_KINDS: dict[str, Text] = {
    BATTALION: T("battalion"),
    FLAMETHROWER: T("flamethrowers"),
    TANK: T("tank battalion"),
}
DRAWS: dict[str, Text] = {
    "tie": T("by lot among equals"),
    "japanese-units": T("the hidden unit, turned face up"),
}

"""Bloodbath as an input tells it: a map that knows no more, and the game's own procedures on it."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from beachmaster.engine.bench import Bench
from beachmaster.engine.fight import Figure
from beachmaster.engine.module import Recorder
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.banzai import in_sector, nearest_to_us
from beachmaster.games.bloodbath.chances import ESTIMATE
from beachmaster.games.bloodbath.container import next_dug_in
from beachmaster.games.bloodbath.differential import COLUMN, SHIFT, Lookup
from beachmaster.games.bloodbath.fire_support import airfields
from beachmaster.games.bloodbath.fire_targets import held_beaches, next_us_hex
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import ground_at, us_at
from beachmaster.games.bloodbath.japanese_fire import hill_held
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.redeployment import eligible
from beachmaster.games.bloodbath.resolve.forces import NUMBERED, Ruled
from beachmaster.games.bloodbath.results import Code
from beachmaster.games.bloodbath.reveal import KINDS
from beachmaster.games.bloodbath.sectors import Clear, clear
from beachmaster.games.bloodbath.state import State
from beachmaster.games.bloodbath.table_facts import TABLES, UNSEEN
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import BATTALION, FLAMETHROWER, TANK, GameData

R = TypeVar("R", bound=Ruled)


class MapAnswers(msgspec.Struct, kw_only=True):
    """What the input says of the map, in the words of the game's questions."""

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

    def answers(self, game: Game) -> dict[str, Callable[..., Any]]:
        """Return how to answer each question; what no resolver asks is left out."""
        beaches = scan.in_order(self.beaches, rising=False)
        return {
            ground_at.name: lambda _place: Ground(self.terrain, self.hill),
            us_at.name: lambda _place: game.us_on_map(),  # they share one hex
            hill_held.name: lambda _place: self.hill_held,
            airfields.name: lambda: self.airfields,
            held_beaches.name: lambda _markers: beaches,
            next_us_hex.name: lambda after, upward: _next(
                scan.in_order(self.us_hexes, upward), after
            ),
            next_dug_in.name: lambda after: self._next_dug_in(game, after),
            eligible.name: self._eligible,
            in_sector.name: lambda sector: [
                name for name, there in self.sectors.items() if there == sector
            ],
            nearest_to_us.name: self._nearest,
            clear.name: lambda: Clear(self.clear, self.suribachi_clear),
        }

    def _next_dug_in(self, game: Game, after: str) -> str:
        place = _next(scan.in_order(self.dug_in, rising=True), after)
        return (game.at(place) or "") if place else ""

    def _eligible(
        self, sector: int | None, _without: Sequence[str] = (), origin: str = ""
    ) -> dict[str, str]:
        """Return the hexes of a sector that were given as eligible, but the one just left."""
        given = self.eligible.get(sector or 0, {})
        return {name: terrain for name, terrain in given.items() if name != origin}

    def _nearest(self, counters: Sequence[str]) -> list[str]:
        least = min(self.distances[name] for name in counters)
        return [name for name in counters if self.distances[name] == least]


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
        told: MapAnswers | None = None,
        *,
        data: GameData | None = None,
        lots: Sequence[str] = (),
    ) -> Bench[BenchGame]:
        """Return the game as told; the state holds nothing but what the input gave."""
        values = self.data if data is None else data
        state.tables = dict.fromkeys(TABLES, UNSEEN)  # an input has the tables as given
        game = BenchGame(state, given.options(), tray.seed, Recorder(), values)
        game.answers = (told or MapAnswers()).answers(game)
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
            Figure("shift", SHIFT, lookup.shift, rule),
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
    return Figure("column", COLUMN, column + 1, rule)


def on_table(bench: Bench[BenchGame], procedure: str) -> list[tuple[int, Code]]:
    """Return the column and the result of each roll of a procedure on the table."""
    return [
        (event.data["column"] - 1, event.data["outcome"])
        for event in bench.said("rolled")
        if event.data["procedure"] == procedure
    ]


US_KINDS: dict[str, Text] = {
    BATTALION: T("battalion"),
    FLAMETHROWER: T("flamethrowers"),
    TANK: T("tank battalion"),
}
DRAWS: dict[str, Text] = {
    "tie": T("by lot among equals"),
    "japanese-units": T("the hidden unit, revealed"),
}

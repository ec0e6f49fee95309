"""A board that knows of the map what an input says of it."""

# ruff: noqa: ARG002 - the board's questions name more than a few told answers need

from collections.abc import Sequence

import msgspec

from beachmaster.engine.module import Steps, told
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.boards.questions import Ground
from beachmaster.games.bloodbath.game import Game


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

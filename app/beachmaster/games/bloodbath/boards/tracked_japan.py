"""What the tracked board knows of the Japanese: sectors, placement, scans, charges."""

from collections.abc import Sequence

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps, told
from beachmaster.engine.prompt import Option, Options, Place
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.paths import Way, allowance, spread
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.redeployment import TERRAIN_ORDER
from beachmaster.games.bloodbath.scan import FIRST_AFTER
from beachmaster.games.bloodbath.state import SECTORS
from beachmaster.games.bloodbath.texts import T

AHEAD = 5
"""How many dug-in units a table is asked for at a time in the search (bib:20.3.1)."""
NEAR = 2
"""How far from a dug-in unit a placed one may stand (bib:19.5)."""


class JapaneseQuestions:
    """The half of the tracked board that serves the Japanese side."""

    board: Prints
    facts: dict[tuple[str, tuple[str, ...]], Value]

    def note(self, game: Game, procedure: str, subjects: tuple[str, ...], fact: Value) -> None:
        """Note an answer for the table of a twin, by its phase too: a twin may be phases ahead."""
        self.facts[procedure, subjects] = fact
        self.facts[f"{game.state.turn}.{game.state.phase}/{procedure}", subjects] = fact

    # -- sectors ---------------------------------------------------------------------------------

    def clear_sectors(self, game: Game) -> Steps[list[int]]:
        """Look for dug-in units on the symbols of each sector not cleared before (bib:18.0)."""
        island = Island(game)
        held = set(island.dug_in.values())
        found = [
            sector
            for sector in SECTORS
            if sector not in game.state.cleared
            and not held.intersection(self.board.symbols(sector))
        ]
        clear = not island.japanese & set(self.board.suribachi)
        self.note(game, "sectors", (), {"clear": found, "suribachi": clear})
        return told(found)

    def suribachi_clear(self, game: Game) -> Steps[bool]:
        """Look for Japanese units on the five Suribachi hexes (bib:22.0)."""
        clear = not Island(game).japanese & set(self.board.suribachi)
        return told(clear)

    def in_sector(self, game: Game, sector: int) -> Steps[list[str]]:
        """Return the Japanese counters in a sector, by hex number (bib:20.5.2)."""
        found = [n for n, unit in game.japanese() if self.board.sector(unit.place) == sector]
        found.sort(key=lambda name: game.unit(name).place)
        self.note(game, "in-sector", (str(sector),), {"hexes": [game.unit(n).place for n in found]})
        return told(found)

    def hill_held(self, game: Game, place: str) -> Steps[bool]:
        """Look for a Japanese unit on a hill of the hex's sector; no sector, no hill (B-11)."""
        sector = self.board.sector(place)
        held = sector in SECTORS and any(
            self.board.sector(unit.place) == sector and self.board.hill(unit.place)
            for _, unit in game.japanese()
        )
        return told(held)

    # -- placing ---------------------------------------------------------------------------------

    def eligible(
        self, game: Game, sector: int | None, without: Sequence[str] = (), origin: str = ""
    ) -> Steps[dict[str, str]]:
        """Return the empty red and white hexes near a dug-in unit (bib:19.5, B-19, B-18)."""
        island = Island(game)
        near = [place for name, place in island.dug_in.items() if name not in without]
        sectors = [one for one in SECTORS if one not in game.state.cleared]
        found = {
            place: self._word(place)
            for one in sectors
            if sector in (None, one)
            for place in self.board.symbols(one)
            if place not in (origin, *island.japanese, *island.americans)
            and any(self.board.distance(place, other) <= NEAR for other in near)
        }
        self._note_eligible(game, sector, without, found)
        return told(found)

    def _note_eligible(
        self, game: Game, sector: int | None, without: Sequence[str], found: dict[str, str]
    ) -> None:
        """Note what a table is asked: the first terrain and its hexes, or all hexes."""
        about = (str(sector or "any"), *sorted(game.unit(name).place for name in without))
        first = min(found.values(), key=TERRAIN_ORDER.index, default="none")
        best = [place for place, terrain in found.items() if terrain == first]
        self.note(game, "eligible", about, {"terrain": first, "hexes": best})
        self.note(game, "eligible-hexes", about, {"hexes": list(found)})

    def _word(self, place: HexId) -> str:
        return "hill" if self.board.hill(place) else self.board.terrain(place)

    def in_us_zoc(self, game: Game, counter: str) -> Steps[bool]:
        """Tell whether a Japanese unit stands next to a US unit (bib:23.2)."""
        place = game.unit(counter).place
        inside = place in Island(game).us_zoc
        self.note(game, "in-us-zoc", (place,), inside)
        return told(inside)

    # -- scans over hex numbers ------------------------------------------------------------------

    def next_dug_in(self, game: Game, after: str) -> Steps[str]:
        """Return the next dug-in counter, those on Mount Suribachi left out (B-47)."""
        closed = set(self.board.suribachi) if game.ruling("B-47") == "no" else set()
        island = Island(game)
        later = [n for n, p in island.dug_in.items() if p > after and p not in closed]
        found = later[0] if later else ""
        self.note(
            game,
            "next-dug-in",
            (after or FIRST_AFTER,),
            {"hexes": [game.unit(name).place for name in later[:AHEAD]]},
        )
        return told(found)

    def next_us_hex(self, game: Game, after: str, upward: bool) -> Steps[str]:
        """Return the next US-held hex in the order of the scan (bib:21.2)."""
        hexes = sorted(Island(game).americans, reverse=not upward)
        later = [p for p in hexes if not after or (p > after if upward else p < after)]
        found = later[0] if later else ""
        if not after:
            self.note(game, "scanned-hexes", (), {"others": hexes})
        return told(found)

    def held_beaches(self, game: Game) -> Steps[list[str]]:
        """Return the landing beaches with US units, the highest number first (B-14)."""
        island = Island(game)
        found = [p for p in reversed(island.landing_beaches()) if p in island.americans]
        others = sorted(island.americans - set(found), reverse=True)
        self.note(game, "us-hexes", (), {"beaches": found, "others": others})
        return told(found)

    def under_fire(self, game: Game, hexes: Sequence[str]) -> Steps[None]:
        """Note the units, the ground and the hills that a table is asked for (bib:21.3)."""
        island = Island(game)
        facts: dict[str, Value] = {}
        for place in hexes:
            facts[f"units:{place}"] = game.us_in(place)
            facts[f"terrain:{place}"] = self.board.terrain(place)
            facts[f"sector:{place}"] = self.board.sector(place)
            facts[f"hill:{place}"] = self.board.hill(place)
        held = {self.board.sector(place) for place in island.japanese if self.board.hill(place)}
        facts["hills"] = [sector for sector in SECTORS if sector in held]
        self.note(game, "under-fire", (), facts)
        return told(None)

    # -- Banzai ----------------------------------------------------------------------------------

    def nearest_to_us(self, game: Game, counters: Sequence[str]) -> Steps[list[str]]:
        """Return the counters closest to a US unit, in hexes (bib:20.5.3)."""
        island = Island(game)
        away = {
            name: min(
                (self.board.distance(game.unit(name).place, us) for us in island.americans),
                default=len(self.board.hexes),
            )
            for name in counters
        }
        best = min(away.values())
        tied = [name for name in counters if away[name] == best]
        known = self.facts.get(("us-distance", ()), {})
        new = {f"distance:{game.unit(name).place}": hexes for name, hexes in away.items()}
        self.note(game, "us-distance", (), {**known, **new})
        return told(tied)

    def charge_targets(self, game: Game, counter: str) -> Steps[list[str]]:
        """Return the US-held hexes that take the fewest movement points to come next to (B-56).

        None of them is in the Suribachi sector (bib:22.0, B-76).
        """
        island = Island(game)
        ways = self._charges(island, counter)
        shut = {*self.board.suribachi, *self.board.around_suribachi}
        counted = (
            island.americans - shut if game.ruling("B-76") == "elsewhere" else island.americans
        )
        cost = {
            us: min(ways[near].cost for near in self._beside(ways, us))
            for us in counted
            if self._beside(ways, us)
        }
        best = min(cost.values(), default=0)
        tied = sorted(us for us, points in cost.items() if points == best and us not in shut)
        self.note(game, "charge-targets", (game.unit(counter).place,), {"hexes": tied})
        return told(tied)

    def charge(self, game: Game, counter: str, place: str) -> Steps[None]:
        """Move the unit the cheapest way next to the hex, the lowest number among equals."""
        ways = self._charges(Island(game), counter)
        origin = game.unit(counter).place
        goal = min(self._beside(ways, place), key=lambda near: (ways[near].cost, near))
        game.unit(counter).place = goal
        self.note(game, "charge", (origin, place), goal)
        return told(None)

    def _beside(self, ways: dict[HexId, Way], place: HexId) -> list[HexId]:
        return [near for near in self.board.neighbours(place) if near in ways]

    def _charges(self, island: Island, counter: str) -> dict[HexId, Way]:
        """Return where a Japanese unit can end a move, its own hex included."""
        game, start = island.game, island.game.unit(counter).place
        points = allowance(game, game.printed(counter).movement, mobile=False)
        open_hexes = set(self.board.hexes) - island.americans
        found = spread(island, start, points, open_hexes, island.us_zoc, game.ruling("B-62"))
        return {p: way for p, way in found.items() if p == start or p not in island.japanese}

    def move_japanese(self, game: Game, counter: str) -> Steps[None]:
        """Let the Japanese player pick where a face-up unit goes (bib:23.2)."""
        origin = game.unit(counter).place
        ways = self._charges(Island(game), counter)
        game.unit(counter).place = yield Place(
            procedure="japanese-move-to",
            subjects=(origin,),
            text=T("Where does {unit} go?", unit=game.japanese_name(counter)),
            rules=("bib:23.2", "bib:5.2"),
            side="japan",
            options=Options(
                lambda: [
                    Option(place, T("{place} ({cost} MP)", place=place, cost=ways[place].cost))
                    for place in sorted(ways)
                ]
            ),
            question=True,
        )
        self.note(game, "japanese-move-to", (origin,), game.unit(counter).place)

    def beside(self, game: Game, counters: Sequence[str]) -> Steps[dict[str, list[str]]]:
        """Return the US-held hexes next to each unit, by number (bib:23.2, B-49)."""
        held = Island(game).americans
        found = {
            name: sorted(held.intersection(self.board.neighbours(game.unit(name).place)))
            for name in counters
        }
        facts = {f"beside:{game.unit(name).place}": hexes for name, hexes in found.items()}
        self.note(game, "beside-japanese", (), facts)
        return told(found)

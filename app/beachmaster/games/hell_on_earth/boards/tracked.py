"""The tracked board: a digital twin of the map that answers the rules' questions at once."""

from collections.abc import Sequence

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps, told
from beachmaster.engine.prompt import Choose, Closed, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import capture
from beachmaster.games.hell_on_earth.boards.questions import ADVANCE_RULE, AssaultFacts, Candidates
from beachmaster.games.hell_on_earth.game import OPENING, Game
from beachmaster.games.hell_on_earth.ground import Ground, flanks, in_range, reduced
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.texts import T

SECTORS = 6
NUMBERS = 6
REACH = 2
NONE = ""


class TrackedBoard:
    """Answer from the state and the board file; note each answer in `facts` for a table's twin."""

    def __init__(self, prints: Prints) -> None:
        self.prints = prints
        self.facts: dict[tuple[str, tuple[str, ...]], Value] = {}

    # -- pointing at Japanese units ------------------------------------------------------------

    def choose_japanese(
        self,
        game: Game,
        procedure: str,
        text: Text,
        rules: tuple[str, ...],
        subjects: tuple[str, ...],
        among: Candidates,
    ) -> Steps[str]:
        """Let the player pick the hex of a Japanese unit that fits."""
        place = yield Place(
            procedure=procedure,
            subjects=subjects,
            text=text,
            rules=rules,
            why=among.why,
            opens=procedure in OPENING,
            spends=among.optional,
            options=Options(lambda: self._pointed(game, among)),
            closed=lambda: self._not_pointed(game, among, rules),
        )
        if place == NONE:
            return ""
        found = game.at(place)
        assert found is not None
        self.facts["name-space", (place,)] = {"sector": self.prints.sector(place)}
        return found

    def _pointed(self, game: Game, among: Candidates) -> list[Option]:
        listed = [
            Option(game.unit(name).place, game.japanese_name(name))
            for name in self._fitting(game, among)
        ]
        end = [Option(NONE, T("None, or no more"))] if among.optional or not listed else []
        return [*listed, *end]

    def _not_pointed(self, game: Game, among: Candidates, rules: tuple[str, ...]) -> list[Closed]:
        fitting = set(self._fitting(game, among))
        return [
            Closed(unit.place, game.japanese_name(name), among.reason, rules)
            for name, unit in game.japanese()
            if name not in fitting
        ]

    def _fitting(self, game: Game, among: Candidates) -> list[str]:
        ground = Ground(game)
        return [
            name
            for name, unit in game.japanese()
            if name not in among.barred
            and (among.hidden is None or unit.hidden == among.hidden)
            and (among.listed is None or name in among.listed)
            and (among.adjacent_to is None or ground.beside(unit.place, among.adjacent_to))
        ]

    def assault_possible(self, game: Game, able: Sequence[str], hidden: bool | None) -> bool:
        """Tell whether a fitting Japanese unit is next to one of the units."""
        ground = Ground(game)
        return any(
            ground.beside(unit.place, able)
            for _, unit in game.japanese()
            if hidden is None or unit.hidden == hidden
        )

    # -- bombardment ---------------------------------------------------------------------------

    def fire_order(self, game: Game, units: Sequence[str]) -> Steps[list[str]]:
        """Return the units nearest to Mount Suribachi, or farthest once the US holds it."""
        sign = -1 if "suribachi" in game.state.control else 1
        away = {
            name: sign * self.prints.distance(self.prints.suribachi, game.us(name).place)
            for name in units
        }
        best = min(away.values())
        tied = [name for name in units if away[name] == best]
        self.facts["fire-order", ()] = tied
        return told(tied)

    def beside_target(self, game: Game, target: str) -> Steps[tuple[bool, bool]]:
        """Look for US units next to the target, and for a spotter among them (H-11)."""
        ground = Ground(game)
        place = game.unit(target).place
        near = [n for n in game.us_on_map() if ground.adjacent(game.us(n).place, place)]
        spotter = any(
            game.data.support_kind(name) == "artillery" and ground.spots(game.us(name).place)
            for name in near
        )
        self.facts["beside-target", (place,)] = {"adjacent": bool(near), "spotter": spotter}
        return told((bool(near), spotter))

    def on_beach(self, game: Game, unit: str) -> bool:
        """Tell whether a US unit stands on a landing beach."""
        return self.prints.terrain(game.us(unit).place) == "beach"

    def beach_of(self, game: Game, unit: str) -> int:
        """Return the number of the landing beach that a US unit stands on."""
        return next(n for n, place in self.prints.beaches.items() if place == game.us(unit).place)

    # -- movement ------------------------------------------------------------------------------

    def movement(self, game: Game) -> Steps[None]:
        """Let the player move units one after another, or several in one answer."""
        from beachmaster.games.hell_on_earth.movement import move_units  # it moves on this board

        yield from move_units(game, self)

    # -- attack --------------------------------------------------------------------------------

    def others_beside(self, game: Game, target: str, unit: str) -> Steps[int]:
        """Count the other unmarked US units next to the target."""
        ground = Ground(game)
        place = game.unit(target).place
        others = [
            name
            for name in game.us_on_map()
            if name != unit
            and not game.us(name).marker
            and ground.adjacent(game.us(name).place, place)
        ]
        self.facts["others-beside", (place,)] = others
        return told(len(others))

    def tells(self, procedure: str) -> Text | None:
        """Say nothing: this board offers only what is allowed."""
        return None

    def attack_units(self, game: Game, target: str, able: Sequence[str]) -> list[str]:
        """Return the able units next to the target."""
        ground = Ground(game)
        place = game.unit(target).place
        return [name for name in able if ground.adjacent(game.us(name).place, place)]

    def support_units(self, game: Game, target: str, able: Sequence[str]) -> list[str]:
        """Return the able units in range, with a line of sight for tanks."""
        return in_range(Ground(game), target, able)

    def assault_facts(
        self, game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
    ) -> Steps[AssaultFacts]:
        """Work out distance and height of support, flank, terrain and the target's neighbours."""
        ground = Ground(game)
        place = game.unit(target).place
        facts = AssaultFacts(
            reduced=reduced(ground, target, supporters),
            flank=flanks(ground, attackers),
            high=ground.high(place),
            neighbours=[n for n, unit in game.japanese() if ground.adjacent(unit.place, place)],
        )
        self.facts["assault-facts", (place,)] = {
            "reduced": facts.reduced,
            "flank": facts.flank,
            "high": facts.high,
            "neighbours": [game.unit(name).place for name in facts.neighbours],
        }
        for name in facts.neighbours:
            near = game.unit(name).place
            self.facts["name-space", (near,)] = {"sector": self.prints.sector(near)}
        return told(facts)

    def nearest_us(
        self,
        game: Game,
        counter: str,
        beside: Sequence[str] = (),
        *,
        somebody: bool = False,
    ) -> Steps[list[str]]:
        """Return the nearest US units within two hexes."""
        place = game.unit(counter).place
        away = {n: self.prints.distance(game.us(n).place, place) for n in game.us_on_map()}
        best = min(away.values(), default=REACH + 1)
        near = [name for name, far in away.items() if far == best and far <= REACH]
        self.facts["nearest-us", (place,)] = near
        return told(near)

    # -- redeployment --------------------------------------------------------------------------

    def redeployment_sector(self, game: Game, counter: str, die: int) -> Steps[int]:
        """Go up from the die to a sector with Japanese units and a free redeployment hex."""
        place = game.unit(counter).place
        sectors = [(die - 1 + step) % SECTORS + 1 for step in range(SECTORS)]
        found = next((sector for sector in sectors if self._takes(game, sector)), 0)
        self.facts["redeployment-sector", (place,)] = found
        return told(found)

    def _takes(self, game: Game, sector: int) -> bool:
        held = any(self.prints.sector(u.place) == sector for _, u in game.japanese())
        return held and any(self._free(game, sector, number) for number in range(1, NUMBERS + 1))

    def _free(self, game: Game, sector: int, number: int) -> bool:
        place = self.prints.redeployment(sector, number)
        return place is not None and not Ground(game).occupied(place)

    def redeploy(self, game: Game, counter: str, sector: int, die: int) -> Steps[None]:
        """Go up from the die to a free redeployment hex and put the unit there."""
        origin = game.unit(counter).place
        numbers = [(die - 1 + step) % NUMBERS + 1 for step in range(NUMBERS)]
        number = next(n for n in numbers if self._free(game, sector, n))
        place = self.prints.redeployment(sector, number)
        assert place is not None
        objective = self.prints.objective(place)
        fact: dict[str, Value] = {"place": place}
        if game.state.control:
            fact["objective"] = objective if objective in game.state.control else "none"
        if game.state.artillery:
            fact["artillery"] = place in game.state.artillery_hexes
        self.facts["redeploy", (origin,)] = fact
        game.unit(counter).place = place
        if objective:
            capture.lose_objective(game, objective)
        if place in game.state.artillery_hexes:
            game.state.artillery_hexes.remove(place)
            capture.set_artillery(game, len(game.state.artillery_hexes))
        return told(None)

    # -- retreat and advance -------------------------------------------------------------------

    def pinned(self, game: Game, unit: str, target: str) -> Steps[bool]:
        """Tell whether a unit is on a beach in a zone of control."""
        place = game.us(unit).place
        held = self.on_beach(game, unit) and Ground(game).in_zoc(place)
        self.facts["pinned", (unit,)] = held
        return told(held)

    def may_retreat(self, game: Game, unit: str, target: str, place: str) -> bool:
        """Tell whether any hex is open to an organised retreat."""
        from beachmaster.games.hell_on_earth.retreat import retreats  # it moves on this board

        return bool(retreats(Ground(game), unit, place, organised=True))

    def retreat(self, game: Game, unit: str, place: str, organised: bool) -> Steps[str]:
        """Let the player pick where the unit goes."""
        from beachmaster.games.hell_on_earth.retreat import fall_back  # it moves on this board

        return (yield from fall_back(game, self, unit, place, organised))

    def advance(
        self,
        game: Game,
        place: str,
        able: Sequence[str],
        barred_by_zoc: bool,
        rule: str = ADVANCE_RULE,
    ) -> Steps[str]:
        """Offer the emptied hex to the units that may enter it (H-15, H-32)."""

        def free() -> list[str]:
            return self._advancing(game, place, able, barred_by_zoc)

        fact: dict[str, Value] = {"unit": "none", "objective": "none", "artillery": False}
        self.facts["advance", (place,)] = fact
        if not free():
            return ""
        none = Option("none", _STAY)
        chosen = yield Choose(
            procedure="advance",
            subjects=(place,),
            text=_ADVANCE.fill(place=place),
            rules=(rule,),
            options=Options(lambda: [*(Option(n, game.us_name(n)) for n in free()), none]),
            closed=lambda: [
                Closed(n, game.us_name(n), _NO_ADVANCE, (rule,)) for n in able if n not in free()
            ],
            question=True,
        )
        if chosen == "none":
            return ""
        fact["unit"] = chosen
        objective = self.prints.objective(place)
        fact["objective"] = objective if _open(game, objective) else "none"
        fact["artillery"] = self.prints.gun(place) and place not in game.state.artillery_hexes
        self.go(game, chosen, [place])
        return str(chosen)

    def _advancing(
        self, game: Game, place: str, able: Sequence[str], barred_by_zoc: bool
    ) -> list[str]:
        ground = Ground(game)
        return [
            name
            for name in able
            if ground.may_enter(place)
            and not ground.occupied(place)
            and not (barred_by_zoc and ground.in_zoc(game.us(name).place))
            and ground.adjacent(game.us(name).place, place)
        ]

    def go(self, game: Game, name: str, path: Sequence[HexId]) -> None:
        """Move a US unit along a path; what it enters it takes, also in passing (H-08)."""
        game.us(name).place = path[-1]
        text = T("Move {unit} to {place}.", unit=game.us_name(name), place=path[-1])
        game.emit("us-moved", text, "hoe:5.3.2", act=text, unit=name, path=list(path))
        for place in path:
            objective = self.prints.objective(place)
            if objective:
                capture.take_objective(game, objective)
            if self.prints.gun(place) and place not in game.state.artillery_hexes:
                game.state.artillery_hexes.append(place)
                capture.set_artillery(game, len(game.state.artillery_hexes))

    # -- raids, command, deployment --------------------------------------------------------------

    def raid_reach(self, game: Game, units: Sequence[str]) -> Steps[dict[str, str]]:
        """Measure how the Japanese stand to each US unit."""
        ground = Ground(game)
        reach = {name: ground.reach(game.us(name).place) for name in units if game.us(name).on_map}
        self.facts["raid-reach", ()] = dict(reach)
        return told({name: reach.get(name, "none") for name in units})

    def raiders(self, game: Game, unit: str, reach: str) -> Candidates:
        """Return the Japanese units adjacent, or at two hexes where none is adjacent."""
        place = game.us(unit).place
        wanted = REACH if reach == "two" else 1
        listed = tuple(
            name
            for name, japanese in game.japanese()
            if self.prints.distance(japanese.place, place) == wanted
        )
        return Candidates(reason=T("It is not in position to raid this unit."), listed=listed)

    def command_order(self, game: Game, counters: Sequence[str]) -> Steps[list[str]]:
        """Go by hex number (H-70)."""
        self.facts["japanese-order", ()] = [game.unit(name).place for name in counters]
        return told(list(counters))

    def beach_free(self, game: Game, beach: int) -> Steps[bool]:
        """Tell whether no US unit stands on the beach."""
        free = not Ground(game).occupied(self.prints.beaches[beach])
        self.facts["beach-free", (str(beach),)] = free
        return told(free)

    def beaches_full(self, game: Game) -> bool:
        """Tell whether all six beaches are occupied."""
        ground = Ground(game)
        return all(ground.occupied(place) for place in self.prints.beaches.values())

    def beach_place(self, game: Game, beach: int) -> str:
        """Return the hex of a landing beach."""
        return self.prints.beaches[beach]


def _open(game: Game, objective: str | None) -> bool:
    return objective is not None and objective not in game.state.control


_STAY = T("Nobody advances")
_ADVANCE = T("Who advances into {place}?")
_NO_ADVANCE = T("It stands in a zone of control, or the hex is not open to it yet.")

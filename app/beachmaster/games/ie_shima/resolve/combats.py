"""Resolve an assault, a bombardment and the losses: the game's own procedures (ies:11.0)."""

from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Meta

from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import Next, OddsTable, refuse, table
from beachmaster.engine.resolver import Chances, Found
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray
from beachmaster.games.ie_shima import bombard, fights, losses, retreat, rolls, suffering, values
from beachmaster.games.ie_shima.data import GameData
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.resolve.told import (
    Area,
    IeBench,
    PositionResolver,
    Ruled,
    UnitName,
    acts,
    bare_state,
    units_of,
)
from beachmaster.games.ie_shima.roster import SideId, other
from beachmaster.games.ie_shima.state import Active, State
from beachmaster.games.ie_shima.texts import TN, T
from beachmaster.games.ie_shima.values import Conditions, Fought

Names = Annotated[tuple[UnitName, ...], Meta(max_length=8)]
Call = Literal["artillery", "tanks", "satchel", "figure"]


class Assault(Ruled, kw_only=True, forbid_unknown_fields=True):
    """An attack on an area: who attacks and defends, which are reduced, what holds around it."""

    side: SideId = "us"
    area: Area
    attackers: Annotated[Names, Meta(min_length=1)]
    defenders: Annotated[Names, Meta(min_length=1)]
    reduced: Annotated[tuple[UnitName, ...], Meta(max_length=16)] = ()
    lead: UnitName | None = None
    lead_defender: UnitName | None = None
    contested: Annotated[bool, Meta(description="contested as the impulse began")] = False
    origin: Annotated[Area | None, Meta(description="where the attackers came from")] = None
    rain: bool = False
    night: bool = False
    rubble: bool = False
    calls: Annotated[tuple[Call, ...], Meta(description="calls that worked, a figure")] = ()


class Bombardment(Ruled, kw_only=True, forbid_unknown_fields=True):
    """A bombardment of an area."""

    marker: Literal["air", "artillery", "naval", "japan-artillery"]
    area: Area
    defenders: Annotated[Names, Meta(min_length=1)]
    reduced: Annotated[tuple[UnitName, ...], Meta(max_length=16)] = ()
    primary: UnitName | None = None
    rubble: bool = False


class LossesDue(Ruled, kw_only=True, forbid_unknown_fields=True):
    """Attrition Points to be paid, the first by `first`."""

    side: SideId = "us"
    points: Annotated[int, Meta(ge=1, le=30)]
    units: Annotated[Names, Meta(min_length=1)]
    reduced: Annotated[tuple[UnitName, ...], Meta(max_length=16)] = ()
    first: UnitName | None = None
    can_retreat: Annotated[bool, Meta(description="a retreat has a place to go to")] = True


def _put(state: State, units: list[str], area: str, reduced: set[str]) -> None:
    for unit in units:
        state.units[unit].place = area
        state.units[unit].strength = "reduced" if unit in reduced else "full"


def _reduced(words: tuple[str, ...]) -> set[str]:
    found: set[str] = set()
    sides: tuple[SideId, SideId] = ("us", "japan")
    for side in sides:
        mine = [w for w in words if _is_of(w, side)]
        found |= set(units_of(mine, side, "reduced"))
    return found


def _is_of(word: str, side: SideId) -> bool:
    american = word[:1].isdigit() and not word.casefold().startswith(("2/1 ", "2-1-"))
    return american == (side == "us")


def _one(word: str | None, among: list[str], side: SideId, field: str, usual: str) -> str:
    if word is None:
        return usual
    found = units_of([word], side, field)[0]
    if found not in among:
        raise refuse(field, T("The field “{field}” names a unit that is not in it."), among)
    return found


class AssaultResolver(PositionResolver[Assault]):
    """One attack, from the leads to the retreats."""

    name, rules = "assault", ("ies:11.4", "ies:11.4.2", "ies:11.4.3", "ies:11.4.4")
    title = T("Attack on an area: values, dice, result")
    takes = Assault
    limits = {"blue": 2, "red": 2}

    def _game(self, given: Assault, tray: Tray) -> tuple[IeBench, Fought]:
        state, enemy = bare_state(given.options()), other(given.side)
        units = units_of(given.attackers, given.side, "attackers")
        enemies = units_of(given.defenders, enemy, "defenders")
        reduced = _reduced(given.reduced)
        _put(state, units, given.area, reduced)
        _put(state, enemies, given.area, reduced)
        state.control[given.area] = enemy
        state.weather = "rain" if given.rain else "clear"
        state.phase = "night" if given.night else f"{given.side}-1"
        state.advantage = "spent-us"
        state.rubble = [given.area] if given.rubble else []
        contested = [given.area] if given.contested else []
        state.active = Active(given.side, [given.area], list(units), contested)
        if given.origin is not None:
            state.active.came = dict.fromkeys(units, given.origin)
            state.control[given.origin] = given.side
        bench = self.bench(given, tray, state)
        field = bench.game.field
        lead = _one(given.lead, units, given.side, "lead", values.strongest(field, units))
        best = values.strongest(field, enemies)
        first = _one(given.lead_defender, enemies, enemy, "lead_defender", best)
        return bench, Fought(given.area, tuple(units), lead, first)

    def _run(self, given: Assault, tray: Tray) -> Found:
        bench, fought = self._game(given, tray)
        lines, notes = _lines(bench.game, fought, given), _no_retreat(bench.game, given)
        both = bench.run(fights.roll(bench.game, fought, given.calls))
        bench.run(fights.results(bench.game, fought, both.margin))
        return Found(
            outcome=rolls.margin_name(both.margin),
            result=rolls.margin_words(both.margin),
            total=both.margin,
            modifiers=lines,
            next=acts(bench),
            notes=notes,
        )

    def _chances(self, given: Assault) -> Chances:
        bench, fought = self._game(given, Tray(self.game, self.name, given.dice, 0))
        margin = values_margin(bench.game, fought, given)
        ways = rolls.assault(given.side).ways(margin)
        whole = sum(ways.values())
        chances = {
            name: sum(
                (Fraction(n, whole) for m, n in ways.items() if rolls.margin_name(m) == name),
                Fraction(0),
            )
            for name in _RESULTS
        }
        result = table("result", self.title, chances, _RESULTS, _lines(bench.game, fought, given))
        enemies = units_of(given.defenders, other(given.side), "defenders")
        tables = [result, _points(ways), _cleared(bench.game, ways, enemies)]
        return Chances(tables, _no_retreat(bench.game, given))


def _no_retreat(game: Game, given: Assault) -> list[Text]:
    """Say that the defenders count as unable to retreat where no area takes them (ies:13.2.4)."""
    if retreat.goals(game.field, other(given.side), given.area):
        return []
    return [
        T(
            "The areas around {area} count as Japanese here: the defenders cannot retreat.",
            area=game.place(given.area),
        )
    ]


def values_margin(game: Game, fought: Fought, given: Assault) -> int:
    """Return the Attack Value less the Defense Value of a told attack."""
    around = _around(given)
    field = game.field
    return values.attack_value(field, fought, around) - values.defence_value(field, fought, around)


def _around(given: Assault) -> Conditions:
    return Conditions(given.side, not given.rain, given.night, given.calls)


def _lines(game: Game, fought: Fought, given: Assault) -> list[Modifier]:
    around = _around(given)
    against = values.defence_lines(game.field, fought, around)
    minus = (Modifier(one.name, -one.value, one.applied, one.rule) for one in against)
    return [*values.attack_lines(game.field, fought, around), *minus]


def _points(ways: dict[int, int]) -> OddsTable:
    """Return the chance of each number of Attrition Points."""
    whole, found = sum(ways.values()), dict[int, int]()
    for margin, count in ways.items():
        found[max(0, margin)] = found.get(max(0, margin), 0) + count
    chances = {str(points): Fraction(found[points], whole) for points in sorted(found)}
    words = {str(points): _points_words(points) for points in found}
    return table("points", T("Attrition Points"), chances, words)


def _points_words(points: int) -> Text:
    return TN("{n} Attrition Point", "{n} Attrition Points", n=points)


def _cleared(game: Game, ways: dict[int, int], enemies: list[str]) -> OddsTable:
    """Return the chance that the points kill every defender."""
    field, whole = game.field, sum(ways.values())
    needed = sum(losses.OF_FULL if field.full(unit) else losses.OF_REDUCED for unit in enemies)
    chance = Fraction(sum(count for margin, count in ways.items() if margin >= needed), whole)
    words = {"cleared": T("every defender is eliminated"), "held": T("some are left, or retreat")}
    return table(
        "cleared", T("Whether all defenders die"), {"cleared": chance, "held": 1 - chance}, words
    )


class BombardmentResolver(PositionResolver[Bombardment]):
    """One bombardment with its losses."""

    name, rules = "bombardment", ("ies:12.5", "ies:12.6", "ies:12.7")
    title = T("Bombardment of an area")
    takes = Bombardment
    limits = {"blue": 2, "red": 2}

    def __init__(self, data: GameData) -> None:
        super().__init__(data)

    def _game(self, given: Bombardment, tray: Tray) -> tuple[IeBench, SideId, str]:
        side: SideId = "japan" if given.marker == "japan-artillery" else "us"
        state, enemy = bare_state(given.options()), other(side)
        enemies = units_of(given.defenders, enemy, "defenders")
        _put(state, enemies, given.area, _reduced(given.reduced))
        state.control[given.area] = enemy
        state.phase, state.advantage = f"{side}-1", "spent-us"
        state.rubble = [given.area] if given.rubble else []
        bench = self.bench(given, tray, state)
        return bench, side, _one(given.primary, enemies, enemy, "primary", enemies[0])

    def _run(self, given: Bombardment, tray: Tray) -> Found:
        bench, side, primary = self._game(given, tray)
        lines = _bombardment_lines(bench.game, given)
        bench.run(bombard.bombard(bench.game, side, given.marker, given.area, primary))
        rolled = bench.said("rolled")[-1].receipt
        assert rolled is not None
        assert rolled.against is not None
        margin = rolled.total - rolled.against.total
        return Found(
            outcome=rolls.points_name(margin),
            result=rolls.points_words(margin),
            total=margin,
            modifiers=lines,
            next=acts(bench),
        )

    def _chances(self, given: Bombardment) -> Chances:
        bench, side, _ = self._game(given, Tray(self.game, self.name, given.dice, 0))
        lines = _bombardment_lines(bench.game, given)
        ways = rolls.bombardment(side).ways(sum(line.value for line in lines))
        return Chances([_points(ways)])


def _bombardment_lines(game: Game, given: Bombardment) -> list[Modifier]:
    against = values.bombardment_lines(game.field, given.area)
    minus = (Modifier(one.name, -one.value, one.applied, one.rule) for one in against)
    return [*bombard.factor_lines(game.tables.air, given.marker), *minus]


class LossesResolver(PositionResolver[LossesDue]):
    """Every way to pay Attrition Points."""

    name, rules = "losses", ("ies:13.1",)
    title = T("The ways to pay Attrition Points")
    takes = LossesDue

    def _run(self, given: LossesDue, tray: Tray) -> Found:
        state = bare_state(given.options())
        units = units_of(given.units, given.side, "units")
        _put(state, units, "4", _reduced(given.reduced))
        game = self.bench(given, tray, state).game
        usual = values.strongest(game.field, units)
        first = _one(given.first, units, given.side, "first", usual)
        sets = losses.loss_sets(game.field, units, first, given.points, given.can_retreat)
        return Found(
            outcome=str(len(sets)),
            result=TN("{n} way to pay", "{n} ways to pay", n=len(sets)),
            total=len(sets),
            facts=[Figure("points", T("Attrition Points"), given.points, "ies:13.1")],
            next=[Next(text=suffering.loss_words(game, one), rule="ies:13.1") for one in sets],
        )

    def _chances(self, given: LossesDue) -> Chances:
        found = self._run(given, Tray(self.game, self.name, given.dice, 0))
        chance = {found.outcome: Fraction(1)}
        return Chances([table("ways", self.title, chance, {found.outcome: found.result})])


_RESULTS = {"success": T("success"), "stalemate": T("stalemate"), "repulse": T("repulse")}

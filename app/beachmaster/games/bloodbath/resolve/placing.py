"""Resolve where Japanese units go: replacement and redeployment (bib:19.5, bib:20.3, bib:20.4)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from beachmaster.engine.bench import Bench
from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import OddsTable, Rolled, refuse, table
from beachmaster.engine.resolver import Chances, Found, result_table
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import japanese, rolls, scan
from beachmaster.games.bloodbath.counter_data import JapaneseKind
from beachmaster.games.bloodbath.losses import eliminate_japanese
from beachmaster.games.bloodbath.places import CONTAINER, TRACK
from beachmaster.games.bloodbath.redeployment import (
    NEAR,
    find_hex,
    redeploy,
    redeploy_in_place,
)
from beachmaster.games.bloodbath.resolve.bench import BenchGame, BenchResolver, MapAnswers
from beachmaster.games.bloodbath.resolve.forces import GIVEN, Ruled
from beachmaster.games.bloodbath.resolve.japanese_fire import Hex
from beachmaster.games.bloodbath.state import (
    JapaneseUnit,
    JapaneseValues,
    Sector,
    State,
)
from beachmaster.games.bloodbath.texts import T

Terrain = Literal["hill", "ravine", "mountain", "mine", "rough", "broken", "clear", "beach"]
MOST = 300


class Symbol(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A red or white hex: `hill` counts before the terrain under it."""

    hex: Hex
    sector: Sector
    terrain: Terrain
    distance: Annotated[int, Meta(ge=1, description="hexes to the nearest dug-in unit")] = 1
    occupied: Annotated[bool, Meta(description="a unit of either side is in it")] = False


class Placing(Ruled, kw_only=True, forbid_unknown_fields=True):
    """What every placing of a Japanese unit looks at."""

    hexes: Annotated[
        tuple[Symbol, ...], Meta(max_length=MOST, description="the red and white hexes")
    ] = ()
    cleared: Annotated[tuple[Sector, ...], Meta(max_length=6, description="cleared sectors")] = ()
    lots: Annotated[
        tuple[Hex, ...], Meta(max_length=MOST, description="hexes that your own lots chose")
    ] = ()

    def complete(self) -> None:
        """Refuse a hex that is named twice."""
        super().complete()
        if len({one.hex for one in self.hexes}) < len(self.hexes):
            raise refuse("hexes", T("The field “{field}” names a hex twice."), None)

    def told(self) -> MapAnswers:
        """Return what the board then knows: the free hexes near a dug-in unit, by sector."""
        eligible: dict[int, dict[str, str]] = {}
        for one in self.hexes:
            if one.distance <= NEAR and not one.occupied:
                eligible.setdefault(one.sector, {})[one.hex] = one.terrain
        return MapAnswers(eligible=eligible)


class Replacement(Placing, kw_only=True, forbid_unknown_fields=True):
    """The replacement of a turn."""

    container: Annotated[int, Meta(ge=0, le=MOST, description="units in the container")] = 1


class Redeployment(Placing, kw_only=True, forbid_unknown_fields=True):
    """A unit that redeploys to another hex, or in place."""

    origin: Annotated[Hex | int, Meta(description="the hex it leaves, or keeps when in place")]
    in_place: bool = False
    kind: Annotated[JapaneseKind, Meta(description="what the unit is")] = "infantry"
    container: Annotated[
        int, Meta(ge=0, le=MOST, description="other units already in the container")
    ] = 1
    dug_in: Annotated[
        tuple[Hex, ...],
        Meta(
            max_length=MOST,
            description="hexes of the other dug-in units, but those on Suribachi; only searched"
            " where the container holds no other unit",
        ),
    ] = ()

    def complete(self) -> None:
        """Take a hex typed as a bare number as the hex it is."""
        super().complete()
        if isinstance(self.origin, int):
            self.origin = f"{self.origin:04d}"


class ReplacementResolver(BenchResolver[Replacement]):
    """The replacement of a turn."""

    name, rules = "replacement", ("bib:19.4", "bib:19.5")
    title = T("Japanese replacement: sector and hex")
    takes = Replacement
    limits = {"red": 1}

    def _run(self, given: Replacement, tray: Tray) -> Found:
        state = State(cleared=list(given.cleared), japan=_contents(given.container))
        bench = self.bench(given, tray, state, given.told(), lots=given.lots)
        bench.run(japanese.replacement(bench.game))
        placed = [event.data["place"] for event in bench.said("replacement-placed")]
        outcome = "returns"
        if bench.said("no-replacement"):
            outcome = "none"
        elif placed:
            outcome = f"hex-{placed[0]}"
        return Found(
            outcome=outcome,
            result=_result(outcome),
            draws=bench.draws,
            facts=_facts(bench, given.hexes),
            rolls=_sector(bench),
            notes=_why(bench),
        )

    def _chances(self, given: Replacement) -> Chances:
        given.lots = ()
        return Chances([result_table(_TITLE, partial(self._run, given))])


class RedeploymentResolver(BenchResolver[Redeployment]):
    """A redeployment."""

    name, rules = "redeployment", ("bib:20.3", "bib:20.3.1", "bib:20.4", "bib:19.5")
    title = T("Redeployment of a Japanese unit, elsewhere or in place")
    takes = Redeployment
    limits = {"red": 1 + MOST}

    def _run(self, given: Redeployment, tray: Tray) -> Found:
        bench = self._leaving(given, tray)
        move = redeploy_in_place if given.in_place else redeploy
        bench.run(move(bench.game, GIVEN, "bib:20.4" if given.in_place else "bib:20.3"))
        went = [event.data["place"] for event in bench.said("placement")]
        moved = f"hex-{went[0]}" if went else "eliminated"
        outcome = _substitute(bench) if given.in_place else moved
        return Found(
            outcome=outcome,
            result=_swapped(outcome) if given.in_place else _moved(outcome, bench),
            draws=bench.draws,
            facts=[*_facts(bench, given.hexes), *_substitute_facts(bench, moved, given.in_place)],
            rolls=[*_sector(bench), *_search(bench)],
            notes=_why(bench),
        )

    def _chances(self, given: Redeployment) -> Chances:
        given.lots = ()
        substitute = _substitutes(given)
        if given.in_place:
            return Chances([_substitute_table("result", substitute)])
        result = result_table(_TITLE, partial(self._find, given))
        if result.probability("eliminated") == 1:
            return Chances([result])
        return Chances(
            [result, _substitute_table("substitute", substitute)],
            [T("The second table holds where a hex was found.")],
        )

    def _find(self, given: Redeployment, tray: Tray) -> Found:
        """Find the hex only: what is drawn for it afterwards changes nothing of it (bib:20.3)."""
        bench = self._leaving(given, tray)
        origin = str(given.origin)
        found = bench.run(find_hex(bench.game, "redeployment", origin, origin=origin))
        if found:
            return Found(outcome=f"hex-{found}", result=_PLACED.fill(place=found))
        bench.game.unit(GIVEN).place = origin
        eliminate_japanese(bench.game, GIVEN, "bib:20.3")
        return Found(outcome="eliminated", result=_moved("eliminated", bench))

    def _leaving(self, given: Redeployment, tray: Tray) -> Bench[BenchGame]:
        told = given.told()
        told.dug_in = list(given.dug_in)
        others = {place: JapaneseUnit(place, place) for place in given.dug_in}
        values = JapaneseValues(given.kind, given.kind, 0, 0, 0, "player")
        state = State(cleared=list(given.cleared), described={GIVEN: values})
        unit = JapaneseUnit(str(given.origin), GIVEN, hidden=False)
        state.japan = {GIVEN: unit, **others, **_contents(given.container)}
        return self.bench(given, tray, state, told, lots=given.lots)


def _contents(count: int) -> dict[str, JapaneseUnit]:
    return {f"unit-{n}": JapaneseUnit(CONTAINER, f"unit-{n}") for n in range(count)}


def _sector(bench: Bench[BenchGame]) -> list[Rolled]:
    return [
        die.describe("sector", cast)
        for die in (rolls.sector("replacement"), rolls.sector("redeployment"))
        for cast in bench.dice(die.name)
    ]


def _facts(bench: Bench[BenchGame], hexes: Sequence[Symbol]) -> list[Figure]:
    """Name the terrain that decided (bib:19.5)."""
    terrain = {one.hex: one.terrain for one in hexes}
    return [
        Figure(
            "terrain",
            T("terrain of the hex, first in the order of those eligible"),
            terrain[event.data["place"]],
            "bib:19.5",
        )
        for event in bench.said("placement")
    ]


def _why(bench: Bench[BenchGame]) -> list[Text]:
    events = [*bench.said("no-placement"), *bench.said("placement")]
    return [line for event in events for line in (event.trace or (event.text,))]


def _result(outcome: str) -> Text:
    if outcome.startswith("hex-"):
        return _PLACED.fill(place=outcome.removeprefix("hex-"))
    return _RESULTS[outcome]


def _substitute(bench: Bench[BenchGame]) -> str:
    """Return where the unit that now holds the hex came from (bib:20.3, bib:20.3.1)."""
    second = bench.said("second-unit")
    if second:
        return f"second-{second[0].data['place']}"
    return "alone" if bench.said("no-second-unit") else "container"


def _substitute_facts(bench: Bench[BenchGame], moved: str, in_place: bool) -> list[Figure]:
    if in_place or moved == "eliminated":
        return []
    return [Figure("substitute", _SUBSTITUTE, _substitute(bench), "bib:20.3")]


def _search(bench: Bench[BenchGame]) -> list[Rolled]:
    return [
        rolls.second_unit(cast.subjects[-1]).describe("second-unit", cast.dice[0])
        for cast in bench.thrown("second-unit")
    ]


def _moved(outcome: str, bench: Bench[BenchGame]) -> Text:
    if outcome != "eliminated":
        return _PLACED.fill(place=outcome.removeprefix("hex-"))
    track = bench.game.unit(GIVEN).place == TRACK
    return (
        T("no hex takes it: eliminated, on the Fire Support Track")
        if track
        else T("no hex takes it: eliminated, in the container")
    )


def _swapped(outcome: str) -> Text:
    if outcome.startswith("second-"):
        return T(
            "it or the unit from {place}, drawn blind; the other goes there",
            place=outcome.removeprefix("second-"),
        )
    return _SWAPS[outcome]


def _substitutes(given: Redeployment) -> dict[str, Fraction]:
    """Return where the unit for the hex comes from: the container, or the search (20.3.1)."""
    if given.container:
        return {"container": Fraction(1)}
    hit, left = rolls.chance_to_find(), Fraction(1)
    found: dict[str, Fraction] = {}
    for place in scan.in_order(given.dug_in, rising=True):
        found[f"second-{place}"] = left * hit
        left *= 1 - hit
    again = not given.in_place and given.options()["b-48"] == "again"
    if found and again:
        return {name: chance / (1 - left) for name, chance in found.items()}
    return {**found, "alone": left}


def _substitute_table(name: str, chances: dict[str, Fraction]) -> OddsTable:
    words = {outcome: _swapped(outcome) for outcome in chances}
    return table(name, _SUBSTITUTE, chances, words)


_TITLE = T("Where the unit goes")
_PLACED = T("a unit goes face down to {place}")
_RESULTS = {
    "none": T("the container is empty: no replacement"),
    "returns": T("no hex takes it: back into the container"),
}
_SUBSTITUTE = T("Which unit holds the hex afterward")
_SWAPS = {
    "container": T("one drawn blind from the container"),
    "alone": T("the same unit: there is no other"),
}

"""Resolve Japanese fire support: markers, targets, and one bombardment (bib:21.0)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.bench import Bench
from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import OddsTable, Rolled, refuse, table
from beachmaster.engine.resolver import Chances, Found, result_table
from beachmaster.engine.tables import Modifier, mixed
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import (
    chances,
    fire_targets,
    japanese_fire,
    prints,
    rolls,
    scan,
)
from beachmaster.games.bloodbath.differential import line_at
from beachmaster.games.bloodbath.resolve.bench import (
    BenchGame,
    BenchResolver,
    MapAnswers,
    column_fact,
    on_table,
)
from beachmaster.games.bloodbath.resolve.forces import (
    HERE,
    Ground,
    Hill,
    Ruled,
    UsGiven,
    us_side,
)
from beachmaster.games.bloodbath.results import Losses
from beachmaster.games.bloodbath.state import State
from beachmaster.games.bloodbath.texts import TN, T

MOST_UNITS = 8
Hex = Annotated[str, Meta(pattern=r"^[0-9]{4}$", description="a hex of four digits")]
MOST_HEXES = 60


class Track(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The Japanese markers of a turn."""

    on_track: Annotated[
        int, Meta(ge=0, le=20, description="HQ and artillery units on the Fire Support Track")
    ] = 0


class Targeting(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The search for the hexes that get Japanese markers."""

    markers: Annotated[int, Meta(ge=0, le=scan.TRACK, description="markers to place")]
    suribachi_cleared: Annotated[bool, Meta(description="the flag stands on the mountain")] = False
    beaches: Annotated[
        tuple[Hex, ...],
        Meta(max_length=MOST_HEXES, description="landing beach hexes with US units"),
    ] = ()
    hexes: Annotated[
        tuple[Hex, ...], Meta(max_length=MOST_HEXES, description="other hexes with US units")
    ] = ()

    def complete(self) -> None:
        """Refuse a hex that is named twice."""
        super().complete()
        if len({*self.beaches, *self.hexes}) < len(self.beaches) + len(self.hexes):
            raise refuse("hexes", T("The field “{field}” names a hex that was named before."), None)


class Bombardment(Ruled, kw_only=True, forbid_unknown_fields=True):
    """One Japanese marker on a US-held hex, resolved against each unit in it."""

    units: Annotated[
        tuple[UsGiven, ...],
        Meta(min_length=1, max_length=MOST_UNITS, description="every US unit in the hex"),
    ] = (UsGiven(),)
    terrain: Ground = "clear"
    hill: Hill = False
    suribachi_cleared: Annotated[bool, Meta(description="the flag stands on the mountain")] = False
    hill_held: Annotated[
        bool,
        Meta(description="the Japanese hold a hill in the target's numbered sector"),
    ] = False


class TrackResolver(BenchResolver[Track]):
    """The Japanese markers of a turn."""

    name, rules = "fire-support-track", ("bib:21.1",)
    title = T("Japanese bombardment markers of the turn")
    takes = Track

    def _run(self, given: Track, tray: Tray) -> Found:

        del tray
        count = scan.markers(given.on_track)
        return Found(
            outcome=f"markers-{count}",
            result=_markers(count),
            total=count,
            modifiers=_sources(given),
        )

    def _chances(self, given: Track) -> Chances:
        return Chances(
            [
                result_table(
                    T("Japanese bombardment markers"), partial(self._run, given), _sources(given)
                )
            ]
        )


class TargetingResolver(BenchResolver[Targeting]):
    """The search for targets."""

    name, rules = "targeting", ("bib:21.2", "bib:21.2.1", "bib:21.2.2", "bib:22.1")
    title = T("Japanese bombardment: which US hexes get a marker")
    takes = Targeting
    limits = {"red": 2 * MOST_HEXES}

    def _run(self, given: Targeting, tray: Tray) -> Found:
        told = MapAnswers(us_hexes=[*given.beaches, *given.hexes], beaches=list(given.beaches))
        state = State(suribachi=given.suribachi_cleared)
        bench = self.bench(given, tray, state, told)
        found = bench.run(fire_targets.targets(bench.game, given.markers))
        rule = "bib:21.2.2" if given.suribachi_cleared else "bib:21.2.1"
        return Found(
            outcome=f"placed-{len(found)}",
            result=_placed(len(found)),
            facts=[
                Figure(f"marker_{n}", T("hex with a marker"), place, rule)
                for n, place in enumerate(found, 1)
            ],
            rolls=[
                rolls.target(thrown.subjects[0], given.suribachi_cleared).describe(
                    thrown.subjects[0], thrown.dice[0]
                )
                for thrown in bench.throws
            ],
            notes=[event.text for event in bench.said("markers-lost")],
        )

    def _chances(self, given: Targeting) -> Chances:
        """Return how many markers find a hex, and each hex's chance, hex by hex (bib:21.2)."""
        certain, order = _order(given)
        hit = rolls.chance_to_find()
        left = {given.markers - len(certain): Fraction(1)}
        each = dict.fromkeys(certain, Fraction(1))
        for place in order:
            each[place] = sum((hit * c for n, c in left.items() if n), Fraction(0))
            after: dict[int, Fraction] = {}
            for number, chance in left.items():
                for found, part in ((1, hit), (0, 1 - hit)) if number else ((0, Fraction(1)),):
                    after[number - found] = after.get(number - found, Fraction(0)) + chance * part
            left = after
        counts = {given.markers - number: chance for number, chance in left.items()}
        named = {f"placed-{n}": counts[n] for n in sorted(counts)}
        words = {f"placed-{n}": _placed(n) for n in sorted(counts)}
        return Chances(
            [
                table("result", T("Markers that find a hex"), named, words),
                *(
                    table(
                        place,
                        T("Hex {place}", place=place),
                        {"marker": chance, "none": 1 - chance},
                        dict(_HAS.items()),
                    )
                    for place, chance in each.items()
                ),
            ],
            [
                T(
                    "Before Suribachi falls the landing beaches come first, then hexes from 2812 "
                    "down; afterward hexes from 0106 up."
                )
            ],
        )


class JapaneseBombardmentResolver(BenchResolver[Bombardment]):
    """One Japanese marker."""

    name, rules = "bombardment-japan", ("bib:21.3", "bib:21.4", "bib:21.5", "bib:22.2")
    title = T("Japanese bombardment of the US units in one hex")
    takes = Bombardment
    limits = {"red": MOST_UNITS * 5}

    def _run(self, given: Bombardment, tray: Tray) -> Found:
        bench = self._hex(given, tray)
        game = bench.game
        modifiers = _modifiers(bench, given)
        before = {name: unit.steps for name, unit in game.state.us.items()}
        bench.run(japanese_fire.barrage(game, [HERE]))
        lost = sum(before.values()) - sum(unit.steps for unit in game.state.us.values())
        dice = bench.thrown("fire-strength")[0].dice
        strength = sum(die.value for die in dice)
        return Found(
            outcome=f"steps-{lost}",
            result=_lost(lost),
            modifiers=modifiers,
            facts=[
                Figure("dice", T("dice of the marker"), len(dice), "bib:21.3"),
                Figure("strength", T("strength, which picks the column"), strength, "bib:21.3"),
                Figure("terrain", T("terrain line"), given.terrain, "bib:7.4"),
                *(
                    column_fact(column, "bib:21.4")
                    for column, _ in on_table(bench, "japanese-bombardment")
                ),
            ],
            rolls=_rolls(bench),
            notes=self.notes,
        )

    def _chances(self, given: Bombardment) -> Chances:
        """Return the steps lost in the hex, and what becomes of one unit (bib:21.3 to bib:21.5)."""
        bench = self._hex(given, Tray(self.game, self.name, given.dice, 0))
        count = scan.strength_dice(given.suribachi_cleared, given.hill_held)
        strengths = rolls.fire_strength(count).chances()
        line = line_at(bench.game, prints.Ground(given.terrain, given.hill))
        crt, units = self.data.crt, list(bench.game.state.us.values())
        hits = {one: chances.bombarded(crt, one, line) for one in strengths}
        steps = [unit.steps for unit in units]
        lost = {one: chances.steps_lost(steps, hits[one]) for one in strengths}
        together = mixed([(weight, lost[one]) for one, weight in strengths.items()])
        alone = mixed([(weight, hits[one]) for one, weight in strengths.items()])
        anew = given.options()["b-52"] == "each-unit"
        whole = chances.steps_lost(steps, alone) if anew else together
        named = {f"steps-{n}": whole[n] for n in sorted(whole)}
        words = {f"steps-{n}": _lost(n) for n in sorted(whole)}
        return Chances(
            [
                table("result", T("Steps lost in the hex"), named, words, _modifiers(bench, given)),
                _each(alone),
            ],
            self.notes,
        )

    def _hex(self, given: Bombardment, tray: Tray) -> Bench[BenchGame]:
        data, units = us_side(self.data, given.units, "units", "defence")
        state = State(us=units, suribachi=given.suribachi_cleared)
        told = MapAnswers(terrain=given.terrain, hill=given.hill, hill_held=given.hill_held)
        return self.bench(given, tray, state, told, data=data)


def _modifiers(bench: Bench[BenchGame], given: Bombardment) -> list[Modifier]:
    """Name what gives and takes dice, and the defence that plays no part (bib:21.3, bib:21.4)."""
    full = scan.FULL_DICE
    count = scan.strength_dice(given.suribachi_cleared, given.hill_held)
    seen, blind = scan.HILL_DICE - full, scan.BLIND_DICE - full
    game = bench.game
    return [
        Modifier(T("dice of a marker"), full, True, "bib:21.3"),
        Modifier(
            T("dice, with Suribachi cleared and a hill held in the sector"),
            seen,
            count == scan.HILL_DICE,
            "bib:22.2",
        ),
        Modifier(
            T("dice, with Suribachi cleared and no hill held in the sector"),
            blind,
            count == scan.BLIND_DICE,
            "bib:22.2",
        ),
        *(
            Modifier(
                T("defense of {unit}", unit=game.us_name(name)),
                -game.factors(name).defence,
                False,
                "bib:21.4",
            )
            for name in game.state.us
        ),
    ]


def _rolls(bench: Bench[BenchGame]) -> list[Rolled]:
    """Return the rolls on the table and the second dice, unit by unit (bib:21.5)."""
    results = on_table(bench, "japanese-bombardment")
    seconds = {thrown.subjects[-1]: thrown for thrown in bench.thrown("bombardment-second-die")}
    found = []
    for thrown, (column, code) in zip(bench.thrown("japanese-bombardment"), results, strict=True):
        die = rolls.japanese_bombardment(bench.game.data.crt, column)
        found.append(die.describe("code", thrown.dice[0]))
        if second := seconds.get(thrown.subjects[-1]):
            die_of = rolls.second_of_bombardment(code)
            found.append(die_of.describe("second-die", second.dice[0]))
    return found


def _each(alone: Mapping[Losses, Fraction]) -> OddsTable:
    """Return what becomes of one unit."""
    die = rolls.second_of_bombardment("Ex")
    chances = {die.named(loss): alone[loss] for loss in rolls.LOSSES if loss in alone}
    words = {die.named(loss): die.say(loss) for loss in rolls.LOSSES}
    return table("unit", die.title, chances, words)


def _lost(count: int) -> Text:
    return TN("{n} US step lost", "{n} US steps lost", n=count)


def _sources(given: Track) -> list[Modifier]:
    covered = scan.TRACK - scan.markers(given.on_track)
    return [
        Modifier(T("boxes of the Japanese Fire Support Track"), scan.TRACK, True, "bib:21.1"),
        Modifier(
            T("covered by eliminated HQ and artillery units"), -covered, covered > 0, "bib:21.1"
        ),
    ]


def _order(given: Targeting) -> tuple[list[str], Sequence[str]]:
    """Return the hexes that get a marker without a die, and those searched, in order (21.2)."""
    beaches = [] if given.suribachi_cleared else scan.in_order(given.beaches, rising=False)
    certain = beaches[: given.markers]
    held = scan.in_order([*given.beaches, *given.hexes], given.suribachi_cleared)
    return certain, [place for place in held if place not in certain]


def _markers(count: int) -> Text:
    return TN("{n} bombardment marker", "{n} bombardment markers", n=count)


def _placed(count: int) -> Text:
    return TN("{n} marker placed", "{n} markers placed", n=count)


_HAS = {
    "marker": T("gets a marker"),
    "none": T("gets no marker"),
}

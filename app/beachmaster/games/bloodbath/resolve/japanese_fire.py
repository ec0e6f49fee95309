"""Resolve Japanese fire support: markers, targets, and one bombardment (bib:21.0)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.resolution import Fact, OddsTable, Rolled, table
from beachmaster.engine.resolver import Chances, Found
from beachmaster.engine.tables import Modifier, mixed
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray
from beachmaster.games.bloodbath import chances, results, rolls, scan, tables
from beachmaster.games.bloodbath.boards import questions
from beachmaster.games.bloodbath.differential import line_at
from beachmaster.games.bloodbath.japanese_fire import resolve
from beachmaster.games.bloodbath.resolve.bench import Bench, state_of
from beachmaster.games.bloodbath.resolve.forces import (
    HERE,
    DataResolver,
    Ground,
    Hill,
    Ruled,
    UsGiven,
    us_side,
)
from beachmaster.games.bloodbath.resolve.told_board import Told
from beachmaster.games.bloodbath.results import Losses
from beachmaster.games.bloodbath.texts import TN, T
from beachmaster.games.bloodbath.values import GameData

MOST_UNITS = 8
LostSteps = Mapping[int, Fraction]
"""The chance of each number of steps lost."""


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


class JapaneseBombardmentRoll(DataResolver[Bombardment]):
    """One Japanese marker."""

    name, rules = "bombardment-japan", ("bib:21.3", "bib:21.4", "bib:21.5", "bib:22.2")
    title = T("Japanese bombardment of the US units in one hex")
    takes = Bombardment
    limits = {"red": MOST_UNITS * 5}

    def _run(self, given: Bombardment, tray: Tray) -> Found:
        bench = _bench(self.data, given, tray)
        game = bench.game
        modifiers = _modifiers(bench, given)
        before = {name: unit.steps for name, unit in game.state.us.items()}
        bench.run(resolve(game, HERE))
        lost = sum(before.values()) - sum(unit.steps for unit in game.state.us.values())
        dice = bench.cast("fire-strength")[0].dice
        strength = sum(die.value for die in dice)
        return Found(
            outcome=f"steps-{lost}",
            result=_lost(lost),
            modifiers=modifiers,
            facts=[
                Fact("dice", T("dice of the marker"), len(dice), "bib:21.3"),
                Fact("strength", T("strength, which picks the column"), strength, "bib:21.3"),
                Fact("terrain", T("terrain line"), given.terrain, "bib:7.4"),
                *(
                    Fact(
                        "column",
                        T("column of the combat results table, from the left"),
                        event.data["column"] + 1,
                        "bib:21.4",
                    )
                    for event in bench.said("differential")
                ),
            ],
            rolls=_rolls(bench),
            notes=_notes(self.data),
        )

    def _chances(self, given: Bombardment) -> Chances:
        """Return the steps lost in the hex, and what becomes of one unit (bib:21.3 to bib:21.5)."""
        bench = _bench(self.data, given, Tray("bloodbath", "bombardment-japan", given.dice, 0))
        count = scan.strength_dice(given.suribachi_cleared, given.hill_held)
        strengths = rolls.fire_strength(count).chances()
        line = line_at(bench.game, questions.Ground(given.terrain, given.hill))
        hits = {one: _hit(self.data, line, one) for one in strengths}
        steps = [unit.steps for unit in bench.game.state.us.values()]
        together = mixed(
            [(weight, _hex_loses(steps, hits[one])) for one, weight in strengths.items()]
        )
        alone = mixed([(weight, hits[one]) for one, weight in strengths.items()])
        anew = given.options()["b-52"] == "each-unit"
        whole = _hex_loses(steps, alone) if anew else together
        named = {f"steps-{lost}": whole[lost] for lost in sorted(whole)}
        words = {f"steps-{lost}": _lost(lost) for lost in sorted(whole)}
        return Chances(
            [
                table("result", T("Steps lost in the hex"), named, words, _modifiers(bench, given)),
                _each(alone),
            ],
            _notes(self.data),
        )


def _bench(data: GameData, given: Bombardment, tray: Tray) -> Bench:
    data, units = us_side(data, given.units, "units", "defence")
    state = state_of(us=units, suribachi=given.suribachi_cleared)
    told = Told(terrain=given.terrain, hill=given.hill, hill_held=given.hill_held)
    return Bench(data, state, given.options(), tray, told)


def _modifiers(bench: Bench, given: Bombardment) -> list[Modifier]:
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


def _rolls(bench: Bench) -> list[Rolled]:
    """Return the rolls on the table and the second dice, unit by unit (bib:21.5)."""
    columns = [event.data["column"] for event in bench.said("differential")]
    codes = [event.data["result"] for event in bench.said("combat-result")]
    seconds = {cast.subjects[-1]: cast for cast in bench.cast("bombardment-second-die")}
    found = []
    for cast, column, code in zip(bench.cast("japanese-bombardment"), columns, codes, strict=True):
        die = rolls.japanese_bombardment(bench.game.data.crt, column)
        found.append(die.describe("code", cast.dice[0]))
        if second := seconds.get(cast.subjects[-1]):
            die_of = rolls.second_of_bombardment(code)
            found.append(die_of.describe("second-die", second.dice[0]))
    return found


def _each(alone: Mapping[Losses, Fraction]) -> OddsTable:
    """Return what becomes of one unit."""
    die = rolls.second_of_bombardment("Ex")
    chances = {die.named(loss): alone[loss] for loss in rolls.LOSSES if loss in alone}
    words = {die.named(loss): die.say(loss) for loss in rolls.LOSSES}
    return table("unit", die.title, chances, words)


def _hit(data: GameData, terrain: str, strength: int) -> dict[Losses, Fraction]:
    """Return what one unit loses to a strength, second die included (bib:21.4)."""
    column = tables.column(data.crt, strength, terrain)
    codes = rolls.japanese_bombardment(data.crt, column).chances()
    return mixed([(chance, _loss(code)) for code, chance in codes.items()])


def _loss(code: results.Code) -> dict[Losses, Fraction]:
    if code in results.SECOND_DIE:
        return rolls.second_of_bombardment(code).chances()
    return {results.bombarded(code): Fraction(1)}


def _hex_loses(units: Sequence[int], hit: Mapping[Losses, Fraction]) -> LostSteps:
    """Return the steps lost by units hit one after another."""
    whole = {0: Fraction(1)}
    for steps in units:
        cost = {"none": 0, "step": 1, "eliminated": steps}
        whole = mixed([(chance, _moved(hit, cost, lost)) for lost, chance in whole.items()])
    return whole


def _moved(hit: Mapping[Losses, Fraction], cost: Mapping[str, int], lost: int) -> LostSteps:
    found: dict[int, Fraction] = {}
    for loss, chance in hit.items():
        found[lost + cost[loss]] = found.get(lost + cost[loss], Fraction(0)) + chance
    return found


def _lost(count: int) -> Text:
    return TN("{n} US step lost", "{n} US steps lost", n=count)


def _notes(data: GameData) -> list[Text]:
    return [chances.ESTIMATE] if data.crt.tag == "estimate" else []

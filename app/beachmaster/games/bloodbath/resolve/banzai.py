"""Resolve a Banzai: its three dice, and the attack of those who charged (bib:20.5)."""

from fractions import Fraction
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta

from beachmaster.engine.bench import Bench
from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import Next, OddsTable, Rolled, refuse, table
from beachmaster.engine.resolver import Chances, Found, result_table
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray, rolled
from beachmaster.games.bloodbath import banzai, charge, prints, rolls
from beachmaster.games.bloodbath.counter_data import Factor
from beachmaster.games.bloodbath.differential import Lookup, line_at
from beachmaster.games.bloodbath.resolve.bench import (
    BenchGame,
    BenchResolver,
    MapAnswers,
    table_facts,
)
from beachmaster.games.bloodbath.resolve.forces import (
    HERE,
    Ground,
    Hill,
    JapaneseGiven,
    Ruled,
    UsGiven,
    described,
    japanese_values,
    us_side,
)
from beachmaster.games.bloodbath.resolve.japanese_fire import Hex
from beachmaster.games.bloodbath.state import SECTORS, JapaneseUnit, JapaneseValues, Sector, State
from beachmaster.games.bloodbath.texts import TN, T

DICE = 3


class Defender(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A dug-in Japanese unit of a numbered sector; its factors, where they are known."""

    hex: Hex
    sector: Sector
    distance: Annotated[int, Meta(ge=1, description="hexes to the nearest US unit")]
    attack: Factor | None = None
    movement: Factor | None = None

    @property
    def zero(self) -> bool | None:
        """Tell whether a zero keeps it out of the attack; None where that is unknown."""
        told = (self.attack, self.movement)
        if all(value is not None for value in told):
            return banzai.has_zero(
                JapaneseValues(self.hex, "infantry", self.attack or 0, 0, self.movement or 0)
            )
        return True if 0 in told else None


class Call(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The three dice at the start of the Japanese movement phase."""

    cleared: Annotated[int, Meta(ge=0, le=6, description="number of cleared sectors")]
    units: Annotated[
        tuple[Defender, ...], Meta(max_length=60, description="dug-in units in numbered sectors")
    ] = ()
    suribachi_cleared: Annotated[bool, Meta(description="the flag stands on the mountain")] = True
    lots: Annotated[
        tuple[Hex, ...], Meta(max_length=6, description="hexes that your own lots chose")
    ] = ()

    def complete(self) -> None:
        """Refuse a hex that is named twice."""
        super().complete()
        if len({one.hex for one in self.units}) < len(self.units):
            raise refuse("units", T("The field “{field}” names a hex twice."), None)


class Charge(Ruled, kw_only=True, forbid_unknown_fields=True):
    """A Banzai attack on one US-held hex, all attackers on it together."""

    attackers: Annotated[
        tuple[JapaneseGiven, ...], Meta(min_length=1, max_length=6, description="who charges it")
    ]
    defenders: Annotated[
        tuple[UsGiven, ...],
        Meta(min_length=1, max_length=2, description="the US unit, with its support partner"),
    ]
    terrain: Ground = "clear"
    hill: Hill = False


class CallResolver(BenchResolver[Call]):
    """The three Banzai dice."""

    name, rules = "banzai", ("bib:20.5", "bib:20.5.1", "bib:20.5.2", "bib:20.5.3", "bib:22.3")
    title = T("Banzai: whether, where, and which units are flipped")
    takes = Call
    limits = {"red": DICE}

    def _run(self, given: Call, tray: Tray) -> Found:
        bench = self._sector(given, tray)
        there, number = bench.run(banzai.called(bench.game))
        left, flipped = list(there), []
        for _ in range(min(number, len(there))):
            flipped.append(bench.run(banzai.nearest(bench.game, left)))
            left.remove(flipped[-1])
        outcome = _outcome(bench, len(flipped))
        return Found(
            outcome=outcome,
            result=_called(outcome),
            draws=bench.draws,
            facts=[
                Figure(f"flipped_{n}", T("flipped, nearest to the US first"), name, "bib:20.5.3")
                for n, name in enumerate(flipped, 1)
            ],
            rolls=_dice(bench, given.cleared),
            next=_what_then(given, flipped),
            notes=[line for event in bench.said("banzai-unit") for line in event.trace],
        )

    def _chances(self, given: Call) -> Chances:
        def run(tray: Tray) -> Found:
            bench = self._sector(given, tray)
            there, number = bench.run(banzai.called(bench.game))
            outcome = _outcome(bench, min(number, len(there)))
            return Found(outcome=outcome, result=_called(outcome))

        result = result_table(T("What the three dice bring"), run)
        return Chances([result, *(_unit_table(given, one) for one in given.units)])

    def _sector(self, given: Call, tray: Tray) -> Bench[BenchGame]:
        names = [one.hex for one in given.units]
        state = State(
            suribachi=given.suribachi_cleared,
            cleared=list(SECTORS)[: given.cleared],
            japan={name: JapaneseUnit(name) for name in names},
        )
        told = MapAnswers(
            sectors={one.hex: one.sector for one in given.units},
            distances={one.hex: one.distance for one in given.units},
        )
        return self.bench(given, tray, state, told, lots=given.lots)


class ChargeResolver(BenchResolver[Charge]):
    """A Banzai attack."""

    name, rules = "banzai-attack", ("bib:20.5.4", "bib:7.3", "bib:7.7.2")
    title = T("Banzai attack on a US hex, two columns shifted")
    takes = Charge
    limits = {"red": 1}

    def _run(self, given: Charge, tray: Tray) -> Found:
        bench, lookup = self._charging(given, tray)
        attackers = list(bench.game.state.japan)
        code, loss = bench.run(charge.strike(bench.game, attackers, lookup))
        [die] = bench.dice("banzai-combat")
        fought = rolls.banzai_combat(self.data.crt, lookup.column(self.data.crt))
        return Found(
            outcome=loss,
            result=_LOSSES[loss],
            total=lookup.amount,
            modifiers=lookup.parts,
            facts=table_facts(bench, lookup, code),
            rolls=[fought.describe("code", die)],
            next=[
                Next(
                    text=T("All attackers are eliminated, whatever the result."), rule=charge.COMBAT
                )
            ],
            notes=self.notes,
        )

    def _chances(self, given: Charge) -> Chances:
        _, lookup = self._charging(given, Tray(self.game, self.name, given.dice, 0))
        table = result_table(T("What the defenders lose"), partial(self._run, given), lookup.parts)
        return Chances([table], self.notes)

    def _charging(self, given: Charge, tray: Tray) -> tuple[Bench[BenchGame], Lookup]:
        data, units = us_side(self.data, given.defenders, "defenders", "defence")
        for number, one in enumerate(given.attackers):
            if one.hidden:
                raise refuse(f"attackers[{number}]", _FACE_UP, None)
        values = {
            f"{one.unit or one.kind or 'infantry'}-{n}": japanese_values(
                data, one, f"attackers[{n - 1}]"
            )
            for n, one in enumerate(given.attackers, 1)
        }
        state = State(us=units, described=values, japan=described(values))
        bench = self.bench(given, tray, state, data=data)
        line = line_at(bench.game, prints.Ground(given.terrain, given.hill))
        return bench, charge.lookup_of(bench.game, list(values), list(units), line, HERE)


def _outcome(bench: Bench[BenchGame], number: int) -> str:
    if not bench.throws:
        return "before"
    if bench.said("no-banzai"):
        return "empty"
    if any(event.data["outcome"] == "no-attack" for event in bench.said("rolled")):
        return "none"
    return f"units-{number}"


def _called(outcome: str) -> Text:
    if outcome.startswith("units-"):
        return TN("{n} unit flipped", "{n} units flipped", n=int(outcome.removeprefix("units-")))
    return _NO_CALL[outcome]


def _dice(bench: Bench[BenchGame], cleared: int) -> list[Rolled]:
    """Say of each of the three dice what it means (bib:20.5)."""
    if not bench.throws:
        return []
    whether, where, number = bench.throws[0].dice
    pool = rolls.banzai_dice(cleared)
    called = pool.comes_to([whether.value, where.value, number.value])
    return [
        rolled("whether", [whether], [], pool.named(called), pool.say(called)),
        rolled(
            "sector",
            [where],
            [],
            f"sector-{where.value}",
            T("from sector {sector}", sector=where.value),
        ),
        rolled(
            "number",
            [number],
            [],
            f"number-{number.value}",
            T("with at most this many units: {count}", count=number.value),
        ),
    ]


def _what_then(given: Call, flipped: list[str]) -> list[Next]:
    zero = {one.hex: one.zero for one in given.units}
    found = []
    for name in flipped:
        source = {
            True: T("The unit in {place} has a factor of 0: it redeploys in place."),
            False: T("The unit in {place} charges the US unit that is nearest in movement points."),
            None: T(
                "Flip the unit in {place}: with a factor of 0 it redeploys in place, otherwise "
                "it charges."
            ),
        }[zero[name]]
        procedure = "redeployment" if zero[name] else "banzai-attack"
        rule = "bib:20.5.3" if zero[name] else "bib:20.5.4"
        found.append(Next(text=source.fill(place=name), rule=rule, procedure=procedure))
    return found


def _unit_table(given: Call, unit: Defender) -> OddsTable:
    """Return whether one unit is flipped: the nearer go first, by lot among equals (20.5.3)."""
    there = [one for one in given.units if one.sector == unit.sector]
    nearer = sum(one.distance < unit.distance for one in there)
    equal = sum(one.distance == unit.distance for one in there)
    called = rolls.banzai_dice(given.cleared).chances() if given.suribachi_cleared else {}
    flipped = sum(
        (
            chance * Fraction(max(0, min(equal, dice.number - nearer)), equal)
            for dice, chance in called.items()
            if dice.attack and dice.sector == unit.sector
        ),
        Fraction(0),
    )
    words = {"flipped": T("it is flipped"), "stays": T("it stays dug in")}
    title = T("The unit in {place}", place=unit.hex)
    return table(unit.hex, title, {"flipped": flipped, "stays": 1 - flipped}, words)


_FACE_UP = T("The field “{field}” needs its counter's id or factors: a charging unit is face up.")
_NO_CALL = {
    "before": T("no Banzai attacks before Suribachi is cleared"),
    "none": T("no attack: the first die is above the cleared sectors"),
    "empty": T("no attack: no Japanese unit is left in that sector"),
}
_LOSSES = {
    "none": T("the US units lose nothing"),
    "step": T("one US unit loses a step: they stand fast"),
    "eliminated": T("the US units are eliminated"),
}

"""Resolve US fire support and one US attack (bib:7.0, bib:16.0)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from beachmaster.engine.bench import Bench
from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import Next, Rolled, refuse
from beachmaster.engine.resolver import Chances, Found, result_table
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray, rolled
from beachmaster.games.bloodbath import chances, combat, fire_support, prints, rolls
from beachmaster.games.bloodbath.attack import Attack, barred_tank
from beachmaster.games.bloodbath.differential import bracketed_a, us_attack
from beachmaster.games.bloodbath.island import airfield_markers
from beachmaster.games.bloodbath.resolve.bench import (
    BenchGame,
    BenchResolver,
    MapAnswers,
    on_table,
    table_facts,
)
from beachmaster.games.bloodbath.resolve.forces import (
    GIVEN,
    HERE,
    Ground,
    Hill,
    JapaneseGiven,
    Ruled,
    UsGiven,
    Word,
    hidden_side,
    japanese_values,
    us_side,
)
from beachmaster.games.bloodbath.results import OUTCOMES, Outcome, outcome_name
from beachmaster.games.bloodbath.state import JapaneseUnit, State
from beachmaster.games.bloodbath.texts import TN, T
from beachmaster.games.bloodbath.values import TO_THE_TRACK

Storm = Annotated[bool, Meta(description="it is a storm turn")]


class Bombardment(Ruled, kw_only=True, forbid_unknown_fields=True):
    """US bombardment markers on one Japanese unit."""

    markers: Annotated[int, Meta(ge=1, le=fire_support.MOST_ON_A_HEX, description="markers on it")]
    storm_turn: Storm = False


class Markers(Ruled, kw_only=True, forbid_unknown_fields=True):
    """The US bombardment markers of a turn."""

    airfield_1: Annotated[
        bool, Meta(description="no hex of Airfield 1 is Japanese-held or in a Japanese ZOC")
    ] = False
    airfield_2: Annotated[bool, Meta(description="the same of Airfield 2")] = False
    storm_turn: Storm = False


class UsAttack(Ruled, kw_only=True, forbid_unknown_fields=True):
    """A US attack on one Japanese unit; support units that fight along are attackers too."""

    attackers: Annotated[
        tuple[UsGiven, ...], Meta(min_length=1, max_length=12, description="every unit attacking")
    ]
    target: Annotated[JapaneseGiven, Meta(description="the defender; empty for a hidden unit")] = (
        JapaneseGiven()
    )
    seen: Annotated[
        tuple[Word, ...],
        Meta(max_length=60, description="units that a hidden target cannot be, by id"),
    ] = ()
    terrain: Ground = "clear"
    hill: Hill = False
    dug_in: Annotated[bool, Meta(description="the fortification symbol counts")] = True
    markers: Annotated[
        int, Meta(ge=0, le=fire_support.MOST_ON_A_HEX, description="bombardment markers on it")
    ] = 0
    storm_turn: Storm = False


class MarkersResolver(BenchResolver[Markers]):
    """The US markers of a turn."""

    name, rules = "fire-support-us", ("bib:16.1", "bib:16.4")
    title = T("US bombardment markers of the turn")
    takes = Markers

    def _run(self, given: Markers, tray: Tray) -> Found:
        both = airfield_markers(given.airfield_1, given.airfield_2)
        bench = self.bench(given, tray, State(storm=given.storm_turn), MapAnswers(airfields=both))
        count = bench.run(fire_support.available(bench.game))
        return Found(
            outcome=f"markers-{count}",
            result=TN("{n} bombardment marker", "{n} bombardment markers", n=count),
            total=count,
            modifiers=_sources(given),
        )

    def _chances(self, given: Markers) -> Chances:
        title = T("US bombardment markers")
        return Chances([result_table(title, partial(self._run, given), _sources(given))])


class UsBombardmentResolver(BenchResolver[Bombardment]):
    """US markers on one unit."""

    name, rules = "bombardment-us", ("bib:16.3", "bib:16.4")
    title = T("US bombardment of one unit: is it suppressed?")
    takes = Bombardment
    limits = {"blue": fire_support.MOST_ON_A_HEX}

    def _run(self, given: Bombardment, tray: Tray) -> Found:
        bench = self.bench(given, tray, State(storm=given.storm_turn))
        attack = Attack(GIVEN, HERE, prints.Ground("clear"), [], given.markers)
        bench.run(fire_support.suppress(bench.game, attack))
        high = fire_support.suppresses_to(given.storm_turn)
        pool, one = rolls.suppression(given.markers, high), rolls.marker(high)
        return Found(
            outcome=pool.named(attack.suppressed),
            result=pool.say(attack.suppressed),
            modifiers=fire_support.suppressing(given.storm_turn),
            facts=[Figure("suppresses_to", T("highest die that suppresses"), high, "bib:16.3")],
            rolls=[one.describe("marker", die) for die in bench.dice(one.name)],
        )

    def _chances(self, given: Bombardment) -> Chances:
        pool = rolls.suppression(given.markers, fire_support.suppresses_to(given.storm_turn))
        modifiers = tuple(fire_support.suppressing(given.storm_turn))
        return Chances([replace(pool.table(), modifiers=modifiers)])


class AttackResolver(BenchResolver[UsAttack]):
    """A US attack from the bombardment to the result."""

    name, rules = "attack", ("bib:7.0", "bib:16.3", "bib:17.3", "bib:7.3", "bib:7.6", "bib:20.2")
    title = T("US attack: bombardment, differential, table and result")
    takes = UsAttack
    limits = {"blue": 16}

    def _run(self, given: UsAttack, tray: Tray) -> Found:
        bench, attack = self._declared(given, tray)
        if attack.markers:
            bench.run(fire_support.suppress(bench.game, attack))
        lookup, code, outcome = bench.run(combat.strike(bench.game, attack))
        name = outcome_name(outcome, bracketed_a(bench.game))
        saved = T("suppression saves the step lost in an Exchange")
        return Found(
            outcome=name,
            result=OUTCOMES[name],
            total=lookup.amount,
            modifiers=[*lookup.parts, Modifier(saved, 0, outcome.spared, "bib:16.3")],
            draws=bench.draws,
            facts=table_facts(bench, lookup, code),
            rolls=_rolls(bench, outcome),
            next=[*_us_next(bench, attack, outcome), *_japanese_next(bench, outcome)],
            notes=self.notes,
        )

    def _chances(self, given: UsAttack) -> Chances:
        """Return the chances as the game shows them before an attack, each kind that it may be."""
        bench, attack = self._declared(given, Tray(self.game, self.name, given.dice, 0))
        held = fire_support.chance_to_suppress(given.markers, given.storm_turn)
        found = chances.of_attack(bench.game, GIVEN, attack.ground, attack.units, held, kinds=True)
        assert found is not None
        parts = us_attack(bench.game, attack.units, (), GIVEN) if not given.target.hidden else ()
        whole, *kinds = found.tables
        title = whole.title if given.target.hidden else T("Result of the attack")
        whole = replace(whole, name="result", title=title, modifiers=tuple(parts))
        return Chances([whole, *kinds], _odds_notes(found.notes, held))

    def _declared(self, given: UsAttack, tray: Tray) -> tuple[Bench[BenchGame], Attack]:
        """Set the attack up as the game would have it after it was declared."""
        data, units = us_side(self.data, given.attackers, "attackers", "attack")
        state = State(us=units, storm=given.storm_turn)
        if given.target.hidden:
            state.japan = hidden_side(data, given.target, given.seen, given.dug_in, "target")
        else:
            state.described[GIVEN] = japanese_values(data, given.target, "target")
            state.japan = {GIVEN: JapaneseUnit(HERE, GIVEN, hidden=False, dug_in=given.dug_in)}
        bench = self.bench(given, tray, state, data=data)
        ground = prints.Ground(given.terrain, given.hill)
        for number, name in enumerate(units):
            if barred_tank(bench.game, ground, name):
                raise refuse(f"attackers[{number}]", _NO_TANK, None)
        return bench, Attack(GIVEN, HERE, ground, list(units), given.markers)


def _sources(given: Markers) -> list[Modifier]:
    both = airfield_markers(given.airfield_1, given.airfield_2)
    return fire_support.sources(both, given.storm_turn)


def _rolls(bench: Bench[BenchGame], outcome: Outcome) -> list[Rolled]:
    """Return every roll with what came of it, in the order it was made."""
    game = bench.game
    one = rolls.marker(fire_support.suppresses_to(game.state.storm))
    guns = rolls.guns(game.printed(GIVEN).attack)
    [(column, _)] = on_table(bench, "combat")
    fought = rolls.combat(bracketed_a(game))(game.data.crt, column)
    name = outcome_name(outcome)
    return [
        *(one.describe("suppression", die) for die in bench.dice("suppression")),
        *(guns.describe("anti-tank", die) for die in bench.dice("anti-tank")),
        *(fought.describe("code", die) for die in bench.dice("combat")),
        *(
            rolled("second-die", [die], [], name, OUTCOMES[name])
            for die in bench.dice("second-die")
        ),
    ]


def _us_next(bench: Bench[BenchGame], attack: Attack, outcome: Outcome) -> list[Next]:
    """Return what the US player does with the attackers (bib:17.3, bib:7.7, bib:7.9)."""
    game = bench.game
    found = []
    if outcome.attackers == "step":
        names, rule = combat.first_to_lose(game, attack.units, GIVEN, "bib:20.2")
        units = [game.us_name(name) for name in names]
        found.append(
            Next(text=T("One of these units loses a step: {units}.", units=units), rule=rule)
        )
    elif outcome.attackers == "eliminated":
        found.append(
            Next(text=T("Put all attackers into the Eliminated Units box."), rule="bib:7.6")
        )
    elif outcome.retreat:
        meaning = bracketed_a(game) if outcome.optional else "must-retreat"
        text = _BACK[meaning].fill(hexes=outcome.retreat)
        found.append(Next(text=text, rule="bib:7.6" if outcome.optional else "bib:7.7"))
    if outcome.advance:
        found.append(
            Next(
                text=T("One attacker with its support unit may enter an emptied hex."),
                rule="bib:7.9",
            )
        )
    return found


def _japanese_next(bench: Bench[BenchGame], outcome: Outcome) -> list[Next]:
    """Return what becomes of the defender (bib:19.1, bib:20.3, bib:20.4)."""
    if outcome.defender == "redeploys":
        return [
            Next(
                text=T("The defender redeploys to another hex."),
                rule="bib:20.3",
                procedure="redeployment",
            )
        ]
    if outcome.defender == "in-place":
        return [
            Next(
                text=T("The defender redeploys in place: the hex stays held."),
                rule="bib:20.4",
                procedure="redeployment",
            )
        ]
    if outcome.defender_retreat:
        text = T("The defender retreats this many hexes: {hexes}.", hexes=outcome.defender_retreat)
        return [Next(text=text, rule="bib:7.7")]
    if outcome.defender == "stays" and outcome.defender_loss == "none":
        return []
    track = bench.game.printed(GIVEN).kind in TO_THE_TRACK
    return [
        Next(
            text=T("Put the defender on the Japanese Fire Support Track.")
            if track
            else T("Put the defender into the container."),
            rule="bib:19.1",
        )
    ]


def _odds_notes(notes: Sequence[Text], held: Fraction) -> list[Text]:
    return [
        *notes,
        *(
            [T("The markers suppress in {chance} of all cases; that is counted.", chance=str(held))]
            if held
            else []
        ),
    ]


_NO_TANK = T("The field “{field}” is a tank, which may not attack a ravine, mountain or mine hex.")
_BACK = {
    "must-retreat": T(
        "The attackers retreat this many hexes: {hexes}; or they stand fast and lose a step."
    ),
    "may-retreat": T(
        "(A): the attackers may retreat this many hexes: {hexes}; or they stay without loss."
    ),
    "no-effect": T("(A): nothing happens to the attackers."),
}

"""Resolve one US attack from the bombardment to the result (bib:7.0, bib:16.3, bib:20.2)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from beachmaster.engine.resolution import Fact, Next, Rolled, refuse
from beachmaster.engine.resolver import Chances, Found
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray, rolled
from beachmaster.games.bloodbath import chances, combat, fire_support, results, rolls, tables
from beachmaster.games.bloodbath.anti_tank import stopped_tanks
from beachmaster.games.bloodbath.attack import Attack, barred_tank
from beachmaster.games.bloodbath.boards import questions
from beachmaster.games.bloodbath.differential import (
    Lookup,
    line_at,
    look_up,
    total,
    us_attack,
)
from beachmaster.games.bloodbath.outcomes import OUTCOMES, outcome_name
from beachmaster.games.bloodbath.resolve.bench import Bench, state_of
from beachmaster.games.bloodbath.resolve.forces import (
    GIVEN,
    HERE,
    DataResolver,
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
from beachmaster.games.bloodbath.results import Code, Outcome
from beachmaster.games.bloodbath.retreat import bracketed_a
from beachmaster.games.bloodbath.reveal import reveal
from beachmaster.games.bloodbath.state import JapaneseUnit
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import TO_THE_TRACK, GameData


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
    storm_turn: Annotated[bool, Meta(description="it is a storm turn")] = False


class AttackResolver(DataResolver[UsAttack]):
    """A US attack with these counters and tables."""

    name, rules = "attack", ("bib:7.0", "bib:16.3", "bib:17.3", "bib:7.3", "bib:7.6", "bib:20.2")
    title = T("US attack: bombardment, differential, table and result")
    takes = UsAttack
    limits = {"blue": 16}

    def _run(self, given: UsAttack, tray: Tray) -> Found:
        bench, attack = _bench(self.data, given, tray)
        game = bench.game
        if attack.markers:
            bench.run(fire_support.suppress(game, attack))
        bench.run(reveal(game, GIVEN, "bib:7.0"))
        stopped = bench.run(stopped_tanks(game, GIVEN, HERE, attack.units))
        parts = us_attack(game, attack.units, stopped, GIVEN)
        line = line_at(game, attack.ground, dug_in=given.dug_in)
        lookup = Lookup(total(parts), line, HERE, parts=tuple(parts))
        code = bench.run(
            look_up(game, rolls.combat(bracketed_a(game)), T("Attack on the target."), lookup)
        )
        outcome = _outcome(bench, attack, code)
        name = outcome_name(outcome, bracketed_a(game))
        return Found(
            outcome=name,
            result=OUTCOMES[name],
            total=lookup.amount,
            modifiers=[*parts, _suppression(outcome)],
            draws=bench.draws,
            facts=_facts(bench, lookup, code),
            rolls=_rolls(bench, _column(bench, lookup), outcome),
            next=_next(bench, attack, outcome),
            notes=_notes(bench),
        )

    def _chances(self, given: UsAttack) -> Chances:
        """Return the chances as the game shows them before an attack, each kind that it may be."""
        bench, attack = _bench(self.data, given, Tray("bloodbath", "attack", given.dice, 0))
        held = fire_support.chance_to_suppress(given.markers, given.storm_turn)
        found = chances.of_attack(bench.game, GIVEN, attack.ground, attack.units, held, kinds=True)
        assert found is not None
        parts = us_attack(bench.game, attack.units, (), GIVEN) if not given.target.hidden else ()
        whole, *kinds = found.tables
        title = whole.title if given.target.hidden else T("Result of the attack")
        whole = replace(whole, name="result", title=title, modifiers=tuple(parts))
        return Chances([whole, *kinds], _odds_notes(found.notes, held))


def _bench(data: GameData, given: UsAttack, tray: Tray) -> tuple[Bench, Attack]:
    """Set the attack up as the game would have it after it was declared."""
    data, units = us_side(data, given.attackers, "attackers", "attack")
    state = state_of(us=units, storm=given.storm_turn)
    if given.target.hidden:
        state.japan = hidden_side(data, given.target, given.seen, given.dug_in, "target")
    else:
        values = japanese_values(data, given.target, "target")
        state.described[GIVEN] = values
        state.japan = {GIVEN: JapaneseUnit(HERE, GIVEN, hidden=False, dug_in=given.dug_in)}
    bench = Bench(data, state, given.options(), tray)
    ground = questions.Ground(given.terrain, given.hill)
    for number, name in enumerate(units):
        if barred_tank(bench.game, ground, name):
            raise refuse(
                f"attackers[{number}]",
                T(
                    "The field “{field}” is a tank, which may not attack a ravine, mountain or "
                    "mine hex."
                ),
                None,
            )
    return bench, Attack(GIVEN, HERE, ground, list(units), given.markers)


def _outcome(bench: Bench, attack: Attack, code: Code) -> Outcome:
    """Return what the code comes to, with the second die where one is rolled (bib:20.2)."""
    game = bench.game
    dug_in = game.unit(GIVEN).dug_in
    generous = dug_in and game.ruling("B-27") == "generous"
    spared = results.spared_by_suppression(code, attack.suppressed, generous)
    if not dug_in:
        return results.against_ordinary(code, spared)
    return bench.run(combat.against_dug_in(game, HERE, code, spared))


def _suppression(outcome: Outcome) -> Modifier:
    """Say whether suppression saved a step: it has no number of its own (bib:16.3)."""
    return Modifier(
        T("suppression saves the step lost in an Exchange"), 0, outcome.spared, "bib:16.3"
    )


def _column(bench: Bench, lookup: Lookup) -> int:
    return tables.column(bench.game.data.crt, lookup.amount, lookup.terrain)


def _facts(bench: Bench, lookup: Lookup, code: Code) -> list[Fact]:
    column = _column(bench, lookup)
    return [
        Fact("differential", T("differential"), f"{lookup.amount:+d}", "bib:7.3"),
        Fact("terrain", T("terrain line"), lookup.terrain, "bib:7.4"),
        Fact(
            "column", T("column of the combat results table, from the left"), column + 1, "bib:7.4"
        ),
        Fact("code", T("result on the combat results table"), code, "bib:7.6"),
    ]


def _rolls(bench: Bench, column: int, outcome: Outcome) -> list[Rolled]:
    """Return every roll with what came of it, in the order it was made."""
    one = rolls.marker(fire_support.suppresses_to(bench.game.state.storm))
    guns = rolls.guns(bench.game.printed(GIVEN).attack)
    fought = rolls.combat(bracketed_a(bench.game))(bench.game.data.crt, column)
    name = outcome_name(outcome)
    return [
        *(one.describe("suppression", die) for die in bench.dice("suppression")),
        *(guns.describe("anti-tank", die) for die in bench.dice("anti-tank")),
        *(fought.describe("code", die) for die in bench.dice("combat")),
        *(rolled("second-die", die, [], name, OUTCOMES[name]) for die in bench.dice("second-die")),
    ]


def _next(bench: Bench, attack: Attack, outcome: Outcome) -> list[Next]:
    return [*_us_next(bench, attack, outcome), *_japanese_next(bench, outcome)]


def _us_next(bench: Bench, attack: Attack, outcome: Outcome) -> list[Next]:
    """Return what the US player does with the attackers (bib:17.3, bib:7.7, bib:7.9)."""
    game = bench.game
    found = []
    if outcome.attackers == "step":
        names, rule = combat.first_to_lose(game, attack.units, GIVEN, "bib:20.2")
        units = [game.us_name(name) for name in names]
        found.append(Next(text=T("A step is lost by one of: {units}.", units=units), rule=rule))
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


def _japanese_next(bench: Bench, outcome: Outcome) -> list[Next]:
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


def _notes(bench: Bench) -> list[Text]:
    return [chances.ESTIMATE] if bench.game.data.crt.tag == "estimate" else []


def _odds_notes(notes: Sequence[Text], held: Fraction) -> list[Text]:
    return [
        *notes,
        *(
            [T("The markers suppress in {chance} of all cases; that is counted.", chance=str(held))]
            if held
            else []
        ),
    ]


_BACK = {
    "must-retreat": T(
        "The attackers retreat this many hexes: {hexes}; or they stand fast and lose a step."
    ),
    "may-retreat": T(
        "(A): the attackers may retreat this many hexes: {hexes}; or they stay without loss."
    ),
    "no-effect": T("(A): nothing happens to the attackers."),
}

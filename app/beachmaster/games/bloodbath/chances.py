"""Exact odds of a US attack before the player commits to it (bib:7.0, bib:20.2)."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.resolution import Chance, Odds, OddsTable
from beachmaster.engine.tables import mixed
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import knowledge, results, rolls, tables
from beachmaster.games.bloodbath.differential import bracketed_a, line_at
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import fighters
from beachmaster.games.bloodbath.own_counters import ATTACK
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.results import OUTCOMES, Code, Losses, outcome_name
from beachmaster.games.bloodbath.reveal import GUNS, KINDS, estimate_text, values_of
from beachmaster.games.bloodbath.state import JapaneseValues
from beachmaster.games.bloodbath.table_data import Crt
from beachmaster.games.bloodbath.texts import TN, T

Distribution = Mapping[str, Fraction]
NEVER = Fraction(0)


def of_attack(
    game: Game,
    target: str,
    ground: Ground,
    units: Sequence[str],
    suppressed: Fraction = NEVER,
    *,
    kinds: bool = False,
) -> Odds | None:
    """Return the odds of these units against a target, over all it may be where it is hidden.

    `kinds` adds a table for each kind of unit that it may be.
    """
    if not units:
        return None
    dug_in = game.unit(target).dug_in
    groups = _groups(game, target)
    count = sum(groups.values())
    tables_of = {
        values: _against(game, ground, units, suppressed, values, dug_in) for values in groups
    }
    each = tuple(_table(_name(v), _title(v, groups[v]), tables_of[v]) for v in groups)
    if len(each) == 1:
        return _odds(game, units, each, ())
    whole = mixed([(Fraction(groups[v], count), tables_of[v]) for v in groups])
    title = T(
        "Any of {units} not seen yet, all equally likely",
        units=TN("{n} unit", "{n} units", n=count),
    )
    found = (_table("any", title, whole), *(each if kinds else ()))
    return _odds(game, units, found, () if kinds else (_span(tables_of),))


def of_choice(
    game: Game, target: str, ground: Ground, able: Sequence[str], names: Value
) -> Odds | None:
    """Return the odds of the units under consideration, with those that fight as part of them."""
    chosen = [name for name in names if name in able] if isinstance(names, list) else []
    partners = [one for name in chosen for one in _known_pair(game, name) if one in able]
    found = of_attack(game, target, ground, list(dict.fromkeys([*chosen, *partners])))
    return found and replace(
        found, notes=(T("Without bombardment markers on the target."), *found.notes)
    )


def _known_pair(game: Game, name: str) -> list[str]:
    """Return who fights together with a unit, as far as that is known without a question."""
    steps = fighters(game, name)
    try:
        next(steps)
    except StopIteration as done:
        return list(done.value)
    steps.close()
    return [name]


def _span(tables_of: Mapping[JapaneseValues, Distribution]) -> Text:
    """Say between which chances of its elimination the kinds of unit lie that it may be."""
    killed = {
        values: sum((found.get(name, NEVER) for name in ("kill", "trade")), NEVER)
        for values, found in tables_of.items()
    }
    ordered = sorted(killed, key=lambda values: killed[values])
    low, high = ordered[0], ordered[-1]
    return T(
        "It is eliminated in {low} of all cases if it is {hard}, in {high} if it is {easy}.",
        low=f"{float(killed[low]):.0%}",
        hard=_short(low),
        high=f"{float(killed[high]):.0%}",
        easy=_short(high),
    )


def _short(values: JapaneseValues) -> Text:
    return T("{kind} with defense {defence}", kind=KINDS[values.kind], defence=values.defence)


def _groups(game: Game, target: str) -> dict[JapaneseValues, int]:
    """Count the units the target may be, those together that defend alike (bib:19.2)."""
    unit = game.unit(target)
    names = [unit.unit] if not unit.hidden else knowledge.possible(game, target)
    found: dict[tuple[str, int, int], tuple[JapaneseValues, int]] = {}
    for name in names:
        values = values_of(game, name)
        mark = (values.kind, values.defence, values.attack if values.kind in GUNS else 0)
        first, count = found.get(mark, (values, 0))
        found[mark] = (first, count + 1)
    ordered = sorted(found.items())
    return {first: count for _, (first, count) in ordered}


def defences(game: Game, target: str) -> list[int]:
    """Return each defense factor that a target may have (bib:19.2)."""
    return sorted({values.defence for values in _groups(game, target)})


def _against(
    game: Game,
    ground: Ground,
    units: Sequence[str],
    suppressed: Fraction,
    values: JapaneseValues,
    dug_in: bool,
) -> Distribution:
    """Return the chances against one kind of defender, over the guns, suppression and the dice."""
    generous = game.ruling("B-27") == "generous"
    line, meaning = line_at(game, ground, dug_in=dug_in), bracketed_a(game)
    parts = []
    for attack, weight in _sums(game, units, values):
        for held, chance in ((True, suppressed), (False, 1 - suppressed)):
            if chance:
                differential = attack - values.defence
                if dug_in:
                    part = outcomes(game.crt, differential, line, held, generous, meaning=meaning)
                else:
                    part = ordinary(game.crt, differential, line, held, meaning)
                parts.append((weight * chance, part))
    return mixed(parts)


def _sums(
    game: Game, units: Sequence[str], values: JapaneseValues
) -> Iterator[tuple[int, Fraction]]:
    """Yield each sum of attack factors with its chance: a tank may be kept out (bib:17.3)."""
    tanks = [name for name in units if game.is_tank(name)]
    certain = sum(game.factors(name).attack for name in units if name not in tanks)
    counts = rolls.chance_to_count(values)
    for pattern in product((True, False), repeat=len(tanks)):
        weight = Fraction(1)
        for through in pattern:
            weight *= counts if through else 1 - counts
        if weight:
            extra = [
                game.factors(name).attack for name, ok in zip(tanks, pattern, strict=True) if ok
            ]
            yield certain + sum(extra), weight


def outcomes(
    crt: Crt,
    differential: int,
    terrain: str,
    suppressed: bool,
    generous: bool,
    *,
    meaning: str = "may-retreat",
) -> dict[str, Fraction]:
    """Return the chance of each outcome against a dug-in unit, second die included (bib:20.2).

    `meaning` is what "(A)" does (B-03).
    """
    return mixed(
        [
            (chance, _dug_in(code, suppressed, generous, meaning))
            for code, chance in _codes(crt, differential, terrain, meaning).items()
        ]
    )


def _codes(crt: Crt, differential: int, terrain: str, meaning: str) -> dict[Code, Fraction]:
    """Return the chance of each result of the table."""
    return rolls.combat(meaning)(crt, tables.column(crt, differential, terrain)).chances()


def _dug_in(code: Code, suppressed: bool, generous: bool, meaning: str) -> Distribution:
    """Return what one result comes to against a dug-in unit, over the second die."""
    if code not in results.SECOND_DIE:
        return {outcome_name(results.against_dug_in(code), meaning): Fraction(1)}
    spared = results.spared_by_suppression(code, suppressed, generous)
    rows = rolls.second_die(code, spared).rows()
    return {row.outcome: row.probability for row in rows}


def ordinary(
    crt: Crt, differential: int, terrain: str, suppressed: bool, meaning: str
) -> dict[str, Fraction]:
    """Return the chance of each outcome against a unit that is not dug in (bib:7.6)."""
    parts = []
    for code, chance in _codes(crt, differential, terrain, meaning).items():
        spared = results.spared_by_suppression(code, suppressed, False)
        name = outcome_name(results.against_ordinary(code, spared), meaning)
        parts.append((chance, {name: Fraction(1)}))
    return mixed(parts)


def bombarded(crt: Crt, strength: int, terrain: str) -> dict[Losses, Fraction]:
    """Return what one unit loses to a Japanese marker, second die included (bib:21.4)."""
    die = rolls.japanese_bombardment(crt, tables.column(crt, strength, terrain))
    return mixed([(chance, _lost(code)) for code, chance in die.chances().items()])


def _lost(code: Code) -> dict[Losses, Fraction]:
    if code in results.SECOND_DIE:
        return rolls.second_of_bombardment(code).chances()
    return {results.bombarded(code): Fraction(1)}


def steps_lost(units: Sequence[int], hit: Mapping[Losses, Fraction]) -> dict[int, Fraction]:
    """Return the steps lost together by units of so many steps, hit one after another."""
    whole = {0: Fraction(1)}
    for steps in units:
        cost = {"none": 0, "step": 1, "eliminated": steps}
        whole = mixed(
            [
                (chance * share, {lost + cost[loss]: Fraction(1)})
                for lost, chance in whole.items()
                for loss, share in hit.items()
            ]
        )
    return whole


def _table(name: str, title: Text, chances: Distribution) -> OddsTable:
    return OddsTable(
        name=name,
        title=title,
        chances=tuple(
            Chance(outcome, words, chances[outcome])
            for outcome, words in OUTCOMES.items()
            if chances.get(outcome)
        ),
    )


def _odds(
    game: Game, units: Sequence[str], found: tuple[OddsTable, ...], more: Sequence[Text]
) -> Odds:
    names = [game.us_name(name) for name in units]
    notes = [
        T("Attackers: {units}. Tanks roll against guns first.", units=names),
        *more,
        T("Retreats, advance and redeployment are not included."),
    ]
    if game.data.prints is None and any(one not in units for one in game.us_on_map()):
        notes.append(
            T("A support unit in the hex of an attacker counts only if you have listed it before.")
        )
    if game.crt.tag == "estimate":
        notes.append(ESTIMATE)
    counters = game.counters
    if isinstance(counters, OpenCounters) and (
        open_ones := [
            game.us_name(one) for one in units if game.factors(one).tag(ATTACK) == "estimate"
        ]
    ):
        notes.append(
            T(
                "You have not entered your counters yet. Our estimates are used for {units}.",
                units=open_ones,
            )
        )
    return Odds(
        procedure="attack",
        title=T("Attack on a Japanese unit"),
        given={"units": list(units)},
        tables=found,
        notes=tuple(notes),
        rules=("bib:7.3", "bib:20.2"),
    )


def _name(values: JapaneseValues) -> str:
    return f"{values.kind}-{values.defence}-{values.attack}"


def _title(values: JapaneseValues, count: int) -> Text:
    return T(
        "If it is {kind} with defense {defence}{tag} ({units} like that)",
        units=TN("{n} unit", "{n} units", n=count),
        kind=KINDS[values.kind],
        defence=values.defence,
        tag=estimate_text(values.tag),
    )


ESTIMATE = T("The combat results table is our estimate.")

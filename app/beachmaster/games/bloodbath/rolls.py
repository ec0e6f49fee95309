"""The dice of Bloodbath in the Bonins, each declared once: table, words, rules."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from beachmaster.engine.die import FACES, D, Declared, Die, Pool, Throw
from beachmaster.engine.fight import Figure
from beachmaster.engine.module import Steps
from beachmaster.engine.rolling import rolled, rolled_in_row
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Color
from beachmaster.games.bloodbath import results, scan, tables
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.results import OUTCOMES, Code, Losses, Outcome, outcome_name
from beachmaster.games.bloodbath.reveal import GUNS
from beachmaster.games.bloodbath.state import JapaneseValues
from beachmaster.games.bloodbath.table_data import Crt, StormTable
from beachmaster.games.bloodbath.texts import TN, T

OnTable = Callable[[Crt, int], Die[Code]]
"""The die on the combat results table in a column."""
Reason = Literal["replacement", "redeployment"]
MOST_MARKERS = 2
CALM, STORM = 3, 2
"""The highest die with which a marker suppresses (bib:16.3, bib:16.4)."""
ANY = "2009"
DUG_IN_RULES = {"Ex": "bib:20.2.2", "D2": "bib:20.2.3", "D3": "bib:20.2.4", "De": "bib:20.2"}


class CalledFor(NamedTuple):
    """What the three Banzai dice say: whether, from which sector, with how many at most."""

    attack: bool
    sector: int
    number: int


def every(crt: Crt, storms: StormTable, turns: int) -> Iterator[Declared[Any]]:
    """Yield each die of the game, those that depend on the throw in each of their forms."""
    yield from (storm(storms, turn) for turn in range(2, turns + 1))
    yield from (suppression(n, high) for n in (1, MOST_MARKERS) for high in FACES)
    yield from (guns(attack) for attack in range(7))
    for column in range(crt.columns):
        for meaning in A_WORDS:
            yield combat(meaning)(crt, column)
            yield japanese_combat(meaning)(crt, column)
        yield banzai_combat(crt, column)
        yield japanese_bombardment(crt, column)
    for code in results.SECOND_DIE:
        yield from (second_die(code, spared) for spared in (False, True))
        yield second_of_bombardment(code)
    yield from (fire_strength(count) for count in range(1, scan.FULL_DICE + 1))
    yield from (target(ANY, upward=False), target(ANY, upward=True), second_unit(ANY))
    yield from (sector("replacement"), sector("redeployment"))
    yield from (banzai_dice(cleared) for cleared in range(7))
    yield from (tunnel(most) for most in FACES)


def storm(table: StormTable, turn: int) -> Die[bool]:
    """Return the roll on the Storm Table for a turn."""
    return Die(
        name="storm",
        color="blue",
        rules=("bib:4.1.2",),
        purpose=T("Storm Table"),
        title=T("Weather of the next turn"),
        words={
            False: T("calm"),
            True: T("a storm: half movement, nine markers, suppression on 1 or 2"),
        },
        names={True: "storm", False: "calm"},
        outcome=lambda total: tables.storm(table, turn, total),
        opens=True,
    )


def marker(high: int) -> Die[bool]:
    """Return the die of one US bombardment marker: up to `high` it suppresses."""
    return Die(
        name="suppression",
        color="blue",
        rules=("bib:16.3",) if high >= CALM else ("bib:16.3", "bib:16.4"),
        purpose=T("bombardment marker"),
        title=T("Whether the unit is suppressed"),
        words={
            True: T("the defender is suppressed"),
            False: T("no effect"),
        },
        names={True: "suppressed", False: "missed"},
        signs={True: "good"},
        outcome=lambda total: total <= high,
    )


def suppression(count: int, high: int) -> Pool[bool]:
    """Return the dice of the markers on one unit: one success is enough."""
    one = marker(high)
    return Pool(
        name=one.name,
        color=one.color,
        rules=one.rules,
        purpose=one.purpose,
        title=one.title,
        words={
            True: T("suppressed: an Exchange costs the attackers no step"),
            False: T("not suppressed"),
        },
        names={True: "suppressed", False: "not-suppressed"},
        signs={True: "good"},
        count=count,
        outcome=lambda dice: any(one.outcome(die) for die in dice),
    )


def guns(attack: int) -> Die[bool]:
    """Return the die of guns against a tank: up to their attack factor it is kept out."""
    return Die(
        name="anti-tank",
        color="blue",
        rules=("bib:17.3",),
        purpose=T("guns against the tank"),
        title=T("Guns against the tank"),
        words={True: T("the tank adds nothing to the differential"), False: _COUNTS},
        names={True: "stopped", False: "through"},
        signs={True: "bad"},
        tells=lambda stopped: _STOPPED if stopped else _COUNTS,
        outcome=lambda total: total <= attack,
    )


def chance_to_count(values: JapaneseValues) -> Fraction:
    """Return the chance that a tank counts against a unit (bib:17.3)."""
    if values.kind not in GUNS:
        return Fraction(1)
    return guns(values.attack).chances().get(False, Fraction(0))


def combat(meaning: str) -> OnTable:
    """Return the die of a US attack by column; `meaning` is what "(A)" does (B-03)."""
    return lambda crt, column: _on_table(
        "combat", "blue", ("bib:7.3", "bib:7.0"), crt, column, meaning
    )


def japanese_combat(meaning: str) -> OnTable:
    """Return the die of an ordinary Japanese attack by column."""
    return lambda crt, column: _on_table(
        "japanese-combat", "red", ("bib:23.2", "bib:7.3"), crt, column, meaning
    )


def banzai_combat(crt: Crt, column: int) -> Die[Code]:
    """Return the die of a Banzai attack, which nobody survives to retreat from."""
    rules = ("bib:20.5.4", "bib:7.3")
    return _on_table("banzai-combat", "red", rules, crt, column, "no-effect")


def japanese_bombardment(crt: Crt, column: int) -> Die[Code]:
    """Return the die of a Japanese bombardment marker against one unit."""
    rules = ("bib:21.4", "bib:7.3")
    return _on_table("japanese-bombardment", "red", rules, crt, column, "no-effect")


def _on_table(
    name: str, color: Color, rules: tuple[str, ...], crt: Crt, column: int, meaning: str
) -> Die[Code]:
    return Die(
        name=name,
        color=color,
        rules=rules,
        purpose=T("combat results table"),
        title=T("Result on the combat results table"),
        words=lambda code: code_words(code, meaning),
        outcome=lambda total: tables.result(crt, column, total),
        opens=name == "banzai-combat",
        signs=lambda code: results.sign(code, us_attacks=color == "blue"),
        column=T(
            "column {column}{tag}", column=tables.label(crt, column), tag=tables.estimate(crt)
        ),
        decides=True,
    )


def code_words(code: Code, meaning: str = "no-effect") -> Text:
    """Return a result of the table in words, "(A)" as it is played (B-03)."""
    return A_WORDS[meaning] if code == "(A)" else _CODES[code]


def second_die(code: Code, spared: bool = False, *, last: bool = False) -> Die[Outcome]:
    """Return the second die against a dug-in unit, `last` where the US step is one (bib:20.2)."""
    said = results.AT_LAST if last else OUTCOMES
    return Die(
        name="second-die",
        color="blue",
        rules=(DUG_IN_RULES[code],),
        purpose=_SECOND_DIE,
        title=T("Result of the attack"),
        words=lambda outcome: said[outcome_name(outcome)],
        names=outcome_name,
        signs=lambda outcome: results.SIGNS.get(outcome_name(outcome), "none"),
        outcome=lambda total: results.against_dug_in(code, total, spared),
    )


def second_of_bombardment(code: Code, *, last: bool = False) -> Die[Losses]:
    """Return the second die of a bombardment (bib:21.4), of a unit with one step where `last`."""
    return Die(
        name="bombardment-second-die",
        color="red",
        rules=("bib:21.4",),
        purpose=_SECOND_DIE,
        title=T("What one unit in the hex loses"),
        words=LOSSES | {"step": _LAST_STEP} if last else LOSSES,
        signs=results.sign_of_losses,
        outcome=lambda total: results.bombarded(code, total),
    )


def fire_strength(count: int) -> Die[int]:
    """Return the dice of a Japanese marker; their sum is its strength."""
    return Die(
        name="fire-strength",
        color="red",
        rules=("bib:21.3",),
        purpose=T("strength of the marker"),
        title=T("Strength of the bombardment"),
        words=lambda strength: T("strength {strength}", strength=strength),
        reads=T("The die is the strength.")
        if count == 1
        else T("The sum of the dice is the strength."),
        count=count,
        outcome=int,
        opens=True,
    )


def target(place: str, upward: bool) -> Die[bool]:
    """Return the die of the search for a target at one hex; `upward` once Suribachi fell."""
    return Die(
        name="target",
        color="red",
        rules=("bib:21.2.2",) if upward else ("bib:21.2.1",),
        purpose=T("search for targets"),
        title=T("Search for targets"),
        words=lambda found: (
            T("{place} gets a marker") if found else T("{place} is passed over")
        ).fill(place=place),
        names={True: "marker", False: "passed"},
        outcome=_hits,
    )


def second_unit(place: str) -> Die[bool]:
    """Return the die of the search for a second unit, at one hex."""
    return Die(
        name="second-unit",
        color="red",
        rules=("bib:20.3.1",),
        purpose=T("search for a second unit"),
        title=T("Search for a second unit"),
        words=lambda found: (
            T("the unit in {place} is taken") if found else T("the unit in {place} is passed over")
        ).fill(place=place),
        names={True: "taken", False: "passed"},
        outcome=_hits,
    )


def chance_to_find() -> Fraction:
    """Return the chance that a search ends at a hex (bib:21.2, bib:20.3.1)."""
    return second_unit(ANY).chances()[True]


def _hits(total: int) -> bool:
    return total <= scan.HIT_TO


def sector(reason: Reason) -> Die[int]:
    """Return the die for the sector of a unit that is placed."""
    return Die(
        name=f"{reason}-sector",
        color="red",
        rules=("bib:19.5",),
        purpose=T("sector"),
        title=T("Sector of the unit"),
        words=lambda number: T("sector {sector}", sector=number),
        names=lambda number: f"sector-{number}",
        reads=T("The die is the number of the sector."),
        outcome=int,
        opens=reason == "replacement",
    )


def banzai_dice(cleared: int) -> Pool[CalledFor]:
    """Return the three dice of a Banzai: the first must not be above the cleared sectors."""

    def outcome(dice: Sequence[int]) -> CalledFor:
        first, where, number = dice
        return CalledFor(first <= cleared, where, number)

    return Pool(
        name="banzai-dice",
        color="red",
        rules=("bib:20.5", "bib:20.5.1"),
        purpose=T("Banzai: whether, where, with how many"),
        title=T("What the three dice bring"),
        words=lambda called: (
            T("not above the number of cleared sectors, {cleared}: attack")
            if called.attack
            else T("above the number of cleared sectors, {cleared}: no attack")
        ).fill(cleared=cleared),
        names=lambda called: "attack" if called.attack else "no-attack",
        signs=lambda called: "bad" if called.attack else "none",
        tells=lambda called: _told(called, cleared),
        count=3,
        outcome=outcome,
        opens=True,
    )


def _told(called: CalledFor, cleared: int) -> Text:
    """Say what the three dice brought, with the sector and the number of units."""
    if not called.attack:
        return T("above the number of cleared sectors, {cleared}: no attack", cleared=cleared)
    return T(
        "Banzai attack from sector {sector} with up to {units}",
        sector=called.sector,
        units=TN("{n} unit", "{n} units", n=called.number),
    )


def tunnel(most: int) -> Die[bool]:
    """Return the die of a unit in a tunnel: up to `most` it gets through (bib:23.2)."""
    return Die(
        name="tunnel",
        color="red",
        rules=("bib:23.2",),
        purpose=T("tunnel"),
        title=T("Way through the tunnel"),
        words={
            True: T("the unit gets through"),
            False: T("the unit finds no way through"),
        },
        names={True: "through", False: "stays"},
        outcome=lambda total: total <= most,
    )


_CODES: dict[Code, Text] = {
    "Ae": T("Ae (attacker eliminated)"),
    "A3": T("A3 (attacker retreats three hexes)"),
    "A2": T("A2 (attacker retreats two hexes)"),
    "A1": T("A1 (attacker retreats one hex)"),
    "NE": T("no effect"),
    "Ex": T("Exchange"),
    "D1": T("D1"),
    "D2": T("D2"),
    "D3": T("D3"),
    "De": T("De (defender eliminated)"),
}
A_WORDS: dict[str, Text] = {
    "may-retreat": T("(A) (attacker may retreat one hex)"),
    "must-retreat": T("(A) (attacker retreats one hex)"),
    "no-effect": T("(A) (no effect on the attacker)"),
}
"""The result "(A)" by what it does in the game at hand."""
LOSSES: dict[Losses, Text] = {
    "none": T("nothing"),
    "step": T("one step"),
    "eliminated": T("all its steps"),
}
_LAST_STEP = T("its last step: it is eliminated")
_SECOND_DIE = T("second die of the result")
_COUNTS = T("the tank counts")
_STOPPED = T("the tank adds nothing to the differential, but is still the first to lose a step")


def throw(
    game: Game,
    die: Declared[D],
    text: Text,
    *subjects: str,
    behind: Sequence[Modifier] = (),
    facts: Sequence[Figure] = (),
) -> Steps[D]:
    """Throw a die, or several at once, and return what they come to."""
    one = Throw(die=die, text=text, subjects=subjects, behind=tuple(behind), facts=tuple(facts))
    dice = yield from rolled(game, one, getattr(game.state.script, game.throws(die.color)))
    return one.comes_to(dice)


def throw_row(
    game: Game, text: Text, throws: Sequence[Throw[D]], labels: Sequence[Text]
) -> Steps[list[D]]:
    """Throw the dice of several throws of one kind at once; return what each comes to."""
    script = getattr(game.state.script, game.throws(throws[0].die.color))
    return (yield from rolled_in_row(game, text, throws, labels, script))

"""The dice of Bloodbath in the Bonins, each declared once: table, words, rules."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from beachmaster.engine.die import FACES, Declared, Die, Pool
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.engine.tray import Color
from beachmaster.games.bloodbath import results, scan, tables
from beachmaster.games.bloodbath.outcomes import OUTCOMES, outcome_name
from beachmaster.games.bloodbath.results import Code, Losses, Outcome
from beachmaster.games.bloodbath.reveal import GUNS
from beachmaster.games.bloodbath.state import JapaneseValues
from beachmaster.games.bloodbath.table_data import Crt, StormTable

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
        purpose=QT_TRANSLATE_NOOP("bib", "Storm Table"),
        title=QT_TRANSLATE_NOOP("bib", "Weather of the next turn"),
        words={
            False: QT_TRANSLATE_NOOP("bib", "calm"),
            True: QT_TRANSLATE_NOOP(
                "bib", "a storm: half movement, nine markers, suppression on 1 or 2"
            ),
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
        purpose=QT_TRANSLATE_NOOP("bib", "bombardment marker"),
        title=_SUPPRESSED,
        words={
            True: QT_TRANSLATE_NOOP("bib", "the defender is suppressed"),
            False: QT_TRANSLATE_NOOP("bib", "no effect"),
        },
        names={True: "suppressed", False: "missed"},
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
            True: QT_TRANSLATE_NOOP("bib", "suppressed: an Exchange costs the attackers no step"),
            False: QT_TRANSLATE_NOOP("bib", "not suppressed"),
        },
        names={True: "suppressed", False: "not-suppressed"},
        count=count,
        outcome=lambda dice: any(one.outcome(die) for die in dice),
    )


def guns(attack: int) -> Die[bool]:
    """Return the die of guns against a tank: up to their attack factor it is kept out."""
    return Die(
        name="anti-tank",
        color="blue",
        rules=("bib:17.3",),
        purpose=QT_TRANSLATE_NOOP("bib", "guns against the tank"),
        title=QT_TRANSLATE_NOOP("bib", "Guns against the tank"),
        words={
            True: QT_TRANSLATE_NOOP("bib", "the tank adds nothing to the differential"),
            False: QT_TRANSLATE_NOOP("bib", "the tank counts"),
        },
        names={True: "stopped", False: "through"},
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
        purpose=QT_TRANSLATE_NOOP("bib", "combat results table"),
        title=QT_TRANSLATE_NOOP("bib", "Result on the combat results table"),
        words=lambda code: code_words(code, meaning),
        outcome=lambda total: tables.result(crt, column, total),
        opens=name == "banzai-combat",
    )


def code_words(code: Code, meaning: str = "no-effect") -> Text:
    """Return a result of the table in words, "(A)" as it is played (B-03)."""
    return Text(A_WORDS[meaning] if code == "(A)" else _CODES[code])


def second_die(code: Code, spared: bool = False) -> Die[Outcome]:
    """Return the second die of an Exchange, a D2 or a D3 against a dug-in unit (bib:20.2)."""
    return Die(
        name="second-die",
        color="blue",
        rules=(DUG_IN_RULES[code],),
        purpose=_SECOND_DIE,
        title=QT_TRANSLATE_NOOP("bib", "Result of the attack"),
        words=lambda outcome: Text(OUTCOMES[outcome_name(outcome)]),
        names=outcome_name,
        outcome=lambda total: results.against_dug_in(code, total, spared),
    )


def second_of_bombardment(code: Code) -> Die[Losses]:
    """Return the second die of a bombardment (bib:21.4)."""
    return Die(
        name="bombardment-second-die",
        color="red",
        rules=("bib:21.4",),
        purpose=_SECOND_DIE,
        title=QT_TRANSLATE_NOOP("bib", "What one unit in the hex loses"),
        words=LOSSES,
        outcome=lambda total: results.bombarded(code, total),
    )


def fire_strength(count: int) -> Die[int]:
    """Return the dice of a Japanese marker; their sum is its strength."""
    return Die(
        name="fire-strength",
        color="red",
        rules=("bib:21.3",),
        purpose=QT_TRANSLATE_NOOP("bib", "strength of the marker"),
        title=QT_TRANSLATE_NOOP("bib", "Strength of the bombardment"),
        words=lambda strength: Text(_STRENGTH, strength=strength),
        reads=Text(
            QT_TRANSLATE_NOOP("bib", "The die is the strength.")
            if count == 1
            else QT_TRANSLATE_NOOP("bib", "The sum of the dice is the strength.")
        ),
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
        purpose=QT_TRANSLATE_NOOP("bib", "search for targets"),
        title=QT_TRANSLATE_NOOP("bib", "Search for targets"),
        words=lambda found: Text(_MARKED if found else _NOT_MARKED, place=place),
        names={True: "marker", False: "passed"},
        outcome=_hits,
    )


def second_unit(place: str) -> Die[bool]:
    """Return the die of the search for a second unit, at one hex."""
    return Die(
        name="second-unit",
        color="red",
        rules=("bib:20.3.1",),
        purpose=QT_TRANSLATE_NOOP("bib", "search for a second unit"),
        title=QT_TRANSLATE_NOOP("bib", "Search for a second unit"),
        words=lambda found: Text(_TAKEN if found else _NOT_TAKEN, place=place),
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
        purpose=QT_TRANSLATE_NOOP("bib", "sector"),
        title=QT_TRANSLATE_NOOP("bib", "Sector of the unit"),
        words=lambda number: Text(_IN_SECTOR, sector=number),
        names=lambda number: f"sector-{number}",
        reads=Text(QT_TRANSLATE_NOOP("bib", "The die is the number of the sector.")),
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
        rules=("bib:20.5",),
        purpose=QT_TRANSLATE_NOOP("bib", "Banzai: whether, where, with how many"),
        title=QT_TRANSLATE_NOOP("bib", "What the three dice bring"),
        words=lambda called: Text(_CALLED if called.attack else _NOT_CALLED, cleared=cleared),
        names=lambda called: "attack" if called.attack else "no-attack",
        count=3,
        outcome=outcome,
        opens=True,
    )


def tunnel(most: int) -> Die[bool]:
    """Return the die of a unit in a tunnel: up to `most` it gets through (bib:23.2)."""
    return Die(
        name="tunnel",
        color="red",
        rules=("bib:23.2",),
        purpose=QT_TRANSLATE_NOOP("bib", "tunnel"),
        title=QT_TRANSLATE_NOOP("bib", "Way through the tunnel"),
        words={
            True: QT_TRANSLATE_NOOP("bib", "the unit gets through"),
            False: QT_TRANSLATE_NOOP("bib", "the unit finds no way through"),
        },
        names={True: "through", False: "stays"},
        outcome=lambda total: total <= most,
    )


_CODES: dict[Code, Source] = {
    "Ae": QT_TRANSLATE_NOOP("bib", "Ae (attacker eliminated)"),
    "A3": QT_TRANSLATE_NOOP("bib", "A3 (attacker retreats three hexes)"),
    "A2": QT_TRANSLATE_NOOP("bib", "A2 (attacker retreats two hexes)"),
    "A1": QT_TRANSLATE_NOOP("bib", "A1 (attacker retreats one hex)"),
    "NE": QT_TRANSLATE_NOOP("bib", "no effect"),
    "Ex": QT_TRANSLATE_NOOP("bib", "Exchange"),
    "D1": QT_TRANSLATE_NOOP("bib", "D1"),
    "D2": QT_TRANSLATE_NOOP("bib", "D2"),
    "D3": QT_TRANSLATE_NOOP("bib", "D3"),
    "De": QT_TRANSLATE_NOOP("bib", "De (defender eliminated)"),
}
A_WORDS: dict[str, Source] = {
    "may-retreat": QT_TRANSLATE_NOOP("bib", "(A) (attacker may retreat one hex)"),
    "must-retreat": QT_TRANSLATE_NOOP("bib", "(A) (attacker retreats one hex)"),
    "no-effect": QT_TRANSLATE_NOOP("bib", "(A) (no effect on the attacker)"),
}
"""The result "(A)" by what it does in the game at hand."""
LOSSES: dict[Losses, Source] = {
    "none": QT_TRANSLATE_NOOP("bib", "nothing"),
    "step": QT_TRANSLATE_NOOP("bib", "one step"),
    "eliminated": QT_TRANSLATE_NOOP("bib", "all its steps"),
}
_SUPPRESSED = QT_TRANSLATE_NOOP("bib", "Whether the unit is suppressed")
_SECOND_DIE = QT_TRANSLATE_NOOP("bib", "second die of the result")
_STRENGTH = QT_TRANSLATE_NOOP("bib", "strength {strength}")
_MARKED = QT_TRANSLATE_NOOP("bib", "{place} gets a marker")
_NOT_MARKED = QT_TRANSLATE_NOOP("bib", "{place} is passed over")
_TAKEN = QT_TRANSLATE_NOOP("bib", "the unit in {place} is taken")
_NOT_TAKEN = QT_TRANSLATE_NOOP("bib", "the unit in {place} is passed over")
_IN_SECTOR = QT_TRANSLATE_NOOP("bib", "sector {sector}")
_CALLED = QT_TRANSLATE_NOOP("bib", "not above the number of cleared sectors, {cleared}: attack")
_NOT_CALLED = QT_TRANSLATE_NOOP("bib", "above the number of cleared sectors, {cleared}: no attack")

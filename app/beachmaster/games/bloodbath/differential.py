"""Add up an attack: strengths minus defence, and the result on the table (bib:7.3, bib:17.2)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from beachmaster.engine.die import Die, Throw
from beachmaster.engine.fight import Figure, Sign
from beachmaster.engine.module import Steps
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath import tables
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.own_counters import ATTACK, DEFENCE
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.results import Code
from beachmaster.games.bloodbath.reveal import estimate_text
from beachmaster.games.bloodbath.rolls import OnTable, throw_row
from beachmaster.games.bloodbath.table_data import OVER, Crt
from beachmaster.games.bloodbath.texts import T


class Lookup(msgspec.Struct, frozen=True):
    """One roll on the combat results table: the amount that picks the column, and the terrain.

    `terrain` holds all lines that apply, see `line_at`.
    `shift` moves the column to the right (bib:20.5.4); `parts` explain the amount; `strength` says
    that it is a bombardment's and not a differential (bib:21.4); `more` are
    subjects that tell rolls in one hex apart; `others` are who attacks.
    """

    amount: int
    terrain: str
    place: str
    shift: int = 0
    strength: bool = False
    more: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    parts: tuple[Modifier, ...] = ()

    def column(self, crt: Crt, *, shifted: bool = True) -> int:
        """Return the column that is looked up, or the one before the shift (bib:20.5.4)."""
        return tables.column(crt, self.amount, self.terrain, self.shift if shifted else 0)


class Meaning(NamedTuple):
    """What a result of the table does where it is looked up, and what that is to the US player."""

    text: Text
    sign: Sign


def line_at(game: Game, ground: Ground, *, dug_in: bool = False) -> str:
    """Return the lines of the table that apply to a target, joined by a plus sign (bib:7.4, B-77).

    A table may have lines for hills and for fortifications, in which dug-in units are.
    """
    has = game.crt.lines
    besides = {"hill": ground.hill, "fortification": dug_in}
    lines = [ground.terrain, *(name for name, there in besides.items() if there and name in has)]
    return lines[-1] if game.ruling("B-77") == "special" else OVER.join(lines)


def line_words(lines: str) -> Text:
    """Return the lines that apply in words."""
    return T("{names}", names=[tables.CRT_LINES[name] for name in lines.split(OVER)])


def bracketed_a(game: Game) -> str:
    """Return what "(A)" does: as the table says, or as B-03 has it."""
    return game.crt.a_means or game.ruling("B-03")


class _Part(NamedTuple):
    """One strength of a fight: words for whose it is, where its value comes from, its line."""

    words: Text
    unit: Text
    tag: str
    value: int
    applied: bool
    rule: str


def us_attack(
    game: Game, units: Sequence[str], stopped: Sequence[str], target: str
) -> list[Modifier]:
    """Return every strength in a US attack: tanks kept out by guns add nothing (bib:17.3)."""
    values = game.printed(target)
    name, applied = game.japanese_name(target), values.defence != 0
    defence = _Part(_DEFENCE_OF, name, values.tag, -values.defence, applied, "bib:7.3")
    return _lines([*_ours(game, units, stopped), defence])


def us_lines(game: Game, units: Sequence[str]) -> list[Modifier]:
    """Return the strengths of the attackers alone (bib:17.2)."""
    return _lines(_ours(game, units, ()))


def _ours(game: Game, units: Sequence[str], stopped: Sequence[str]) -> list[_Part]:
    """Return what each attacker adds (bib:17.2, bib:17.3)."""
    return [
        _Part(
            _ATTACK_OF,
            game.us_name(name),
            game.factors(name).tag(ATTACK),
            game.factors(name).attack,
            name not in stopped,
            "bib:17.3" if name in stopped else "bib:17.2" if game.is_support(name) else "bib:7.3",
        )
        for name in units
    ]


def japanese_attack(
    game: Game, attackers: Sequence[str], defenders: Sequence[str]
) -> list[Modifier]:
    """Return every strength in a Japanese attack, a pair defending as one (bib:17.2, B-24)."""
    theirs = [
        _Part(_ATTACK_OF, game.japanese_name(name), values.tag, values.attack, True, "bib:20.5.4")
        for name in attackers
        for values in (game.printed(name),)
    ]
    ours = [
        _Part(
            _DEFENCE_OF,
            game.us_name(name),
            game.factors(name).tag(DEFENCE),
            -game.factors(name).defence,
            True,
            "bib:17.2" if game.is_support(name) else "bib:7.3",
        )
        for name in defenders
    ]
    return _lines([*theirs, *ours])


def _lines(parts: Sequence[_Part]) -> list[Modifier]:
    """Put strengths in words; where several counters are all our estimates, the last says so."""
    counted = [at for at, part in enumerate(parts) if part.applied]
    shared = len(counted) > 1 and all(part.tag == "estimate" for part in parts)
    tags = [plain_text("") if shared else estimate_text(part.tag) for part in parts]
    if shared:
        tags[counted[-1]] = _ALL_ESTIMATES
    return [
        Modifier(part.words.fill(unit=part.unit, tag=tag), part.value, part.applied, part.rule)
        for part, tag in zip(parts, tags, strict=True)
    ]


def look_up(
    game: Game,
    on_table: OnTable,
    text: Text,
    lookup: Lookup,
    means: Callable[[Code], Meaning] | None = None,
) -> Steps[Code]:
    """Throw the die in the column that the lines pick, and return the result (bib:7.3).

    `means` says what a result of the table does here, where its name alone does not.
    """
    one = throw_of(game, on_table, text, lookup, means)
    if game.fight is not None:
        game.fight.counts(lookup.parts, one.die.column)
    [code] = yield from throw_row(game, text, [one], [text])
    return code


def throw_of(
    game: Game,
    on_table: OnTable,
    text: Text,
    lookup: Lookup,
    means: Callable[[Code], Meaning] | None = None,
) -> Throw[Code]:
    """Return the throw in the column that the lines pick (bib:7.3)."""
    crt = game.crt
    die = on_table(crt, lookup.column(crt))
    ours = T("{fight} The table is our estimate.", fight=text)
    return Throw(
        die=die if means is None else _meant(die, means),
        text=ours if crt.tag == "estimate" else text,
        subjects=(lookup.place, *lookup.more),
        others=lookup.others,
        behind=lookup.parts,
        facts=tuple(figures(game, lookup)),
    )


def _meant(die: Die[Code], means: Callable[[Code], Meaning]) -> Die[Code]:
    """Return a die on the table that says what its results mean here."""

    def tell(code: Code) -> Text:
        return T("{result}: {meaning}", result=die.say(code), meaning=means(code).text)

    return replace(die, tells=tell, signs=lambda code: means(code).sign)


def figures(game: Game, lookup: Lookup) -> list[Figure]:
    """Return how the amount led to the column: by the terrain, and by the shift of a Banzai."""
    crt = game.crt
    plain, left = tables.column(crt, lookup.amount, "clear"), lookup.column(crt, shifted=False)
    amount, rule = (_STRENGTH, "bib:21.4") if lookup.strength else (_DIFFERENTIAL, "bib:7.3")
    found = [Figure("amount", amount, lookup.amount, rule)]
    if plain != left:
        found.append(Figure("clear-column", _CLEAR_COLUMN, plain + 1, "bib:7.3"))
    column, moved = COLUMN, rule
    if plain != left or lookup.shift:
        tag = estimate_text(game.prints.file.tag) if game.prints is not None else plain_text("")
        column = _TERRAIN_COLUMN.fill(terrain=line_words(lookup.terrain), tag=tag)
        moved = "bib:7.4" if plain != left else "bib:7.3"
    if lookup.shift:
        found.append(Figure("terrain-column", column, left + 1, moved))
        found.append(Figure("shift", SHIFT, lookup.shift, "bib:20.5.4"))
        column, moved = COLUMN, rule
    return [*found, Figure("column", column, lookup.column(crt) + 1, moved)]


def total(parts: Sequence[Modifier]) -> int:
    """Return the differential of its parts."""
    return applied_total(parts)


COLUMN = T("column from the left")
_DIFFERENTIAL = T("differential")
_STRENGTH = T("strength")
_CLEAR_COLUMN = T("column on the clear line")
_TERRAIN_COLUMN = T("column on the {terrain} line{tag}")
SHIFT = T("columns to the right for a Banzai attack")
_ATTACK_OF = T("attack of {unit}{tag}")
_DEFENCE_OF = T("defense of {unit}{tag}")
_ALL_ESTIMATES = T(" (all estimated)")

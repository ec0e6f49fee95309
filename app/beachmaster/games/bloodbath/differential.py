"""Add up an attack: strengths minus defence, and the result on the table (bib:7.3, bib:17.2)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.die import modifier_text, rules_of, told
from beachmaster.engine.module import Steps
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath import tables
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.own_counters import ATTACK, DEFENCE
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.results import Code
from beachmaster.games.bloodbath.reveal import estimate_text
from beachmaster.games.bloodbath.rolls import OnTable, throw
from beachmaster.games.bloodbath.table_data import OVER, Crt
from beachmaster.games.bloodbath.texts import T


class Lookup(msgspec.Struct, frozen=True):
    """One roll on the combat results table: the amount that picks the column, and the terrain.

    `terrain` holds all lines that apply, see `line_at`.
    `shift` moves the column to the right (bib:20.5.4); `parts` explain the amount; `strength` says
    that it is a bombardment's and not a differential (bib:21.4); `more` are
    subjects that tell rolls in one hex apart.
    """

    amount: int
    terrain: str
    place: str
    shift: int = 0
    strength: bool = False
    more: tuple[str, ...] = ()
    parts: tuple[Modifier, ...] = ()

    def column(self, crt: Crt, *, shifted: bool = True) -> int:
        """Return the column that is looked up, or the one before the shift (bib:20.5.4)."""
        return tables.column(crt, self.amount, self.terrain, self.shift if shifted else 0)


def line_at(game: Game, ground: Ground, *, dug_in: bool = False) -> str:
    """Return the lines of the table that apply to a target, joined by a plus sign (bib:7.4, B-77).

    A table may have lines for hills and for fortifications, in which dug-in units are.
    """
    has = game.data.crt.lines
    besides = {"hill": ground.hill, "fortification": dug_in}
    lines = [ground.terrain, *(name for name, there in besides.items() if there and name in has)]
    return lines[-1] if game.ruling("B-77") == "special" else OVER.join(lines)


def line_words(lines: str) -> Text:
    """Return the lines that apply in words."""
    return T("{names}", names=[tables.CRT_LINES[name] for name in lines.split(OVER)])


def bracketed_a(game: Game) -> str:
    """Return what "(A)" does: as the table says, or as B-03 has it."""
    return game.data.crt.a_means or game.ruling("B-03")


def us_attack(
    game: Game, units: Sequence[str], stopped: Sequence[str], target: str
) -> list[Modifier]:
    """Return every strength in a US attack: tanks kept out by guns add nothing (bib:17.3)."""
    ours = [
        Modifier(
            _ATTACK_OF.fill(
                unit=game.us_name(name), tag=estimate_text(game.factors(name).tag(ATTACK))
            ),
            game.factors(name).attack,
            name not in stopped,
            "bib:17.3" if name in stopped else "bib:17.2" if game.is_support(name) else "bib:7.3",
        )
        for name in units
    ]
    values = game.printed(target)
    name = _DEFENCE_OF.fill(unit=game.japanese_name(target), tag=estimate_text(values.tag))
    return [*ours, Modifier(name, -values.defence, values.defence != 0, "bib:7.3")]


def japanese_attack(
    game: Game, attackers: Sequence[str], defenders: Sequence[str]
) -> list[Modifier]:
    """Return every strength in a Japanese attack, a pair defending as one (bib:17.2, B-24)."""
    theirs = [
        Modifier(
            _ATTACK_OF.fill(unit=game.japanese_name(name), tag=estimate_text(values.tag)),
            values.attack,
            True,
            "bib:20.5.4",
        )
        for name in attackers
        for values in (game.printed(name),)
    ]
    ours = [
        Modifier(
            _DEFENCE_OF.fill(
                unit=game.us_name(name), tag=estimate_text(game.factors(name).tag(DEFENCE))
            ),
            -game.factors(name).defence,
            True,
            "bib:17.2" if game.is_support(name) else "bib:7.3",
        )
        for name in defenders
    ]
    return [*theirs, *ours]


def look_up(game: Game, on_table: OnTable, text: Text, lookup: Lookup) -> Steps[Code]:
    """Say the differential and the column, throw the die, and return the result (bib:7.3)."""
    crt = game.data.crt
    column = lookup.column(crt)
    die = on_table(crt, column)
    trace = (*map(modifier_text, lookup.parts), *_column_words(game, lookup, column))
    game.emit(
        "differential",
        _amount_words(lookup, tables.label(crt, column)),
        *rules_of((*die.rules, *_column_rules(crt, lookup)), lookup.parts),
        trace=trace,
        amount=lookup.amount,
        column=column,
        place=lookup.place,
        modifiers=told(lookup.parts),
    )
    code = yield from throw(game, die, text, lookup.place, *lookup.more)
    said = T(
        "In column {column}: {result}{tag}.",
        column=tables.label(crt, column),
        result=die.say(code),
        tag=tables.estimate(crt),
    )
    game.emit("combat-result", said, *die.rules, "bib:7.6", result=code, place=lookup.place)
    return code


def _column_rules(crt: Crt, lookup: Lookup) -> tuple[str, ...]:
    """Return the rules that moved the column: terrain, and the shift of a Banzai attack."""
    plain = tables.column(crt, lookup.amount, "clear")
    terrain = ("bib:7.4",) if lookup.column(crt, shifted=False) != plain else ()
    return (*terrain, *(("bib:20.5.4",) if lookup.shift else ()))


def _amount_words(lookup: Lookup, column: Text) -> Text:
    if lookup.strength:
        return T("Strength {amount}: column {column}.", amount=lookup.amount, column=column)
    return T("Differential {amount}: column {column}.", amount=f"{lookup.amount:+d}", column=column)


def total(parts: Sequence[Modifier]) -> int:
    """Return the differential of its parts."""
    return applied_total(parts)


def _column_words(game: Game, lookup: Lookup, column: int) -> tuple[Text, ...]:
    """Say how terrain and a shift moved the column, and what the table is."""
    crt = game.data.crt
    plain = tables.column(crt, lookup.amount, "clear", 0)
    left = lookup.column(crt, shifted=False)
    terrain = line_words(lookup.terrain)
    tag = estimate_text(game.prints.file.tag) if game.prints is not None else plain_text("")
    words = [
        T(
            "on the {terrain} line{tag}: column {column}",
            terrain=terrain,
            tag=tag,
            column=tables.label(crt, left),
        )
    ]
    if plain != left:
        words.insert(0, T("in clear terrain: column {column}", column=tables.label(crt, plain)))
    if lookup.shift:
        words.append(
            T(
                "{shift} columns to the right: column {column}",
                shift=lookup.shift,
                column=tables.label(crt, column),
            )
        )
    return tuple(words)


_ATTACK_OF = T("attack of {unit}{tag}")
_DEFENCE_OF = T("defense of {unit}{tag}")

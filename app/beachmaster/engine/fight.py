"""Describe a fight as one sheet, and what a die came to as one receipt: plain data and words.

The lines of a sheet before a die is thrown are the lines of the receipt after it: both are the
modifiers that the die was thrown with, declared once by the game.
"""

from typing import Literal

import msgspec

from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text

Sign = Literal["good", "bad", "none"]
"""What an outcome is to the player: gain, loss, or neither."""
Stage = Literal["choosing", "resolving", "done"]


class DrawnFor(msgspec.Struct, frozen=True):
    """What was drawn for a piece: the piece's id, and what the marker shows, the largest first."""

    piece: str
    face: tuple[Text, ...]


class SheetRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who takes part in one part, such as the attackers; `drawn` is what came up there, by whom.

    `value` is None while it is not chosen. `pieces` are the ids of the units and spaces that it
    names, `faces` what was drawn for which of them; programs do not read these two.
    """

    name: str
    label: Text
    value: Text | None = None
    drawn: tuple[Text, ...] = ()
    pieces: tuple[str, ...] = ()
    faces: tuple[DrawnFor, ...] = ()


class Face(msgspec.Struct, frozen=True):
    """What some natural faces of a die come to with the modifiers in force.

    `ours` and `theirs` are the steps that the player and the other side lose; programs do not read
    these two.
    """

    faces: tuple[int, ...]
    text: Text
    sign: Sign = "none"
    ours: int = 0
    theirs: int = 0


class Figure(msgspec.Struct, frozen=True):
    """A figure worked out on the way, such as the ratio: a name for programs, words for players."""

    name: str
    label: Text
    value: int | str
    rule: str


class Opposed(msgspec.Struct, frozen=True, kw_only=True):
    """The other side of a contest: its dice, every line considered for it, its total."""

    color: str
    dice: tuple[int, ...]
    lines: tuple[Modifier, ...] = ()
    total: int


class HitRow(msgspec.Struct, frozen=True, kw_only=True):
    """One row of dice that hit or miss: how many, which faces hit, what counts, what came of it.

    `against` marks a row of the other side. `hits` is None before they are thrown; `dice` are the
    faces where they are known.
    """

    label: Text
    color: str
    count: int
    sides: int
    needs: tuple[int, ...]
    lines: tuple[Modifier, ...] = ()
    against: bool = False
    hits: int | None = None
    dice: tuple[int, ...] = ()


class ByHits(msgspec.Struct, frozen=True):
    """How many dice hit of how many, and which natural faces of them hit."""

    hits: int
    count: int
    needs: tuple[int, ...]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What a throw came to: dice, every line considered, total, column, outcome and its sign.

    `decides` marks the die that a fight comes down to; `color` is that of the dice. `against` is
    the other side of a contest. `added` tells that the total says something: dice that are compared
    have none. The first `behind` lines pick the column and add nothing to the dice. `by_hits` is
    what dice that hit or miss came to; their `dice` are empty where only that is known.
    """

    what: Text
    color: str
    dice: tuple[int, ...]
    lines: tuple[Modifier, ...] = ()
    facts: tuple[Figure, ...] = ()
    total: int
    added: bool = True
    behind: int = 0
    against: Opposed | None = None
    column: Text | None = None
    outcome: str
    text: Text
    sign: Sign = "none"
    decides: bool = False
    rules: tuple[str, ...] = ()
    by_hits: ByHits | None = None


class DrawnFace(msgspec.Struct, frozen=True, kw_only=True):
    """What was drawn from a bag, or turned face up: what it shows in brief, the largest first."""

    color: str
    face: tuple[Text, ...]
    bag: bool = True


class FightSheet(msgspec.Struct, frozen=True, kw_only=True):
    """One fight as it stands: who takes part, what was drawn, all that counts, what may come.

    `lines`, `facts` and `column` are those of the die that decides, as far as known; while another
    die is asked for, `other` holds its lines; `against` are those of the other side of a contest,
    be it this or that die. `faces` belong to the die that is asked for now.
    `volley` are the rows of both sides whose dice hit or miss, those thrown now or last.
    `odds` say in words what may come. `result` is what decided, `later` what was thrown after it,
    `acts` what to do at the table for it.
    """

    title: Text
    stage: Stage
    rules: tuple[str, ...] = ()
    rows: tuple[SheetRow, ...] = ()
    facts: tuple[Figure, ...] = ()
    column: Text | None = None
    lines: tuple[Modifier, ...] = ()
    other: tuple[Modifier, ...] = ()
    against: tuple[Modifier, ...] = ()
    faces: tuple[Face, ...] = ()
    odds: tuple[Text, ...] = ()
    result: Result | None = None
    later: tuple[Result, ...] = ()
    acts: tuple[Text, ...] = ()
    volley: tuple[HitRow, ...] = ()

    def row(self, name: str) -> SheetRow:
        """Return the row of this name; raise `KeyError` for another."""
        for row in self.rows:
            if row.name == name:
                return row
        raise KeyError(name)


def sign_of(gain: int, loss: int = 0) -> Sign:
    """Return the sign of what a player gains and loses at once: what weighs more."""
    return "good" if gain > loss else "bad" if loss > gain else "none"

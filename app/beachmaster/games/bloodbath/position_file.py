"""Hold a position file: what may be told of a game under way on the table."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from beachmaster.engine.adjust import Word
from beachmaster.engine.tray import Face
from beachmaster.games.bloodbath.places import UNKNOWN
from beachmaster.games.bloodbath.state import (
    Coast,
    JapaneseValues,
    Phase,
    Sector,
    Space,
    Turn,
    UsSteps,
)


class UsPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A US unit: place (a hex, map, available, reserves, eliminated, removed), steps, stack level.

    In a stack the unit with the lowest level lies on top.
    """

    place: Word | None = None
    steps: UsSteps | None = None
    level: Annotated[int, Meta(ge=-99, le=99)] = 0
    collins: bool = False


class JapanesePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Japanese unit on the map: place (or unknown), side shown, and what it is.

    `unit` is required once it lies face up; for a face-down unit it may be given by whoever writes
    a lesson, and stays secret.
    """

    place: Word = UNKNOWN
    unit: Word | None = None
    hidden: bool = True
    dug_in: bool = True


class First(msgspec.Struct, forbid_unknown_fields=True):
    """Dice by side and draws (unit names) that the program uses first, in order."""

    us: list[Face] = []
    japan: list[Face] = []
    draws: list[Word] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position file of Bloodbath in the Bonins.

    `japan` lists every Japanese unit on the map and `track` those on the Fire Support Track; the
    others are in the container. `japan` left out means the set-up. `container` says for a table
    board how many units are in there; left out, it is what our estimate leaves for it. `outside`
    are the sides of which a lesson leaves out all units that are not named: they are neither on
    the map nor lost.
    `rebuilt` and `called` are the units that got a replacement step or were called forward in the
    running phase, `among` says of units that were seen before they were mixed in where each may be
    (hexes, or container), `described` what the player's own counters print, `spaces` what was told
    of places of a table board, `tables` what a printed table says there: same, estimate (not looked
    at), or its data file. `rulings` are those switched while it was played, by option, and
    `house` the house rules, by rule.
    """

    format: Literal[1] = 1
    game: Literal["bloodbath"] = "bloodbath"
    name: str = ""
    turn: Turn = 1
    phase: Phase = "us-movement"
    storm: bool = False
    coast: Coast = "east"
    us: dict[str, UsPosition] = {}
    japan: list[JapanesePosition] | None = None
    track: list[Word] = []
    container: Annotated[int, Meta(ge=0, le=99)] | None = None
    outside: list[Literal["us", "japan"]] = []
    regiments: list[Word] = []
    cleared: list[Sector] = []
    suribachi: bool = False
    opposed: dict[str, Word] = {}
    banzai: dict[str, Word] = {}
    first: First = msgspec.field(default_factory=First)
    rebuilt: list[Word] = []
    called: list[Word] = []
    among: dict[str, list[Word]] = {}
    described: dict[str, JapaneseValues] = {}
    spaces: dict[str, Space] = {}
    tables: dict[Literal["crt", "storm"], str] = {}
    rulings: dict[str, str] = {}
    house: dict[str, str] = {}

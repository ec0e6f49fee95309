"""What a position file of Hell on Earth holds; `position.py` reads it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from beachmaster.engine.adjust import Word
from beachmaster.engine.tray import Face
from beachmaster.games.hell_on_earth.board_data import Objective
from beachmaster.games.hell_on_earth.places import UNKNOWN
from beachmaster.games.hell_on_earth.state import (
    JAPANESE_STEPS,
    Battalion,
    CommandMarker,
    DefenceMarker,
    Guns,
    Home,
    Orders,
    Phase,
    RetreatMarker,
    Space,
    Turn,
    UsSteps,
    Weather,
)


class UsPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A US unit: place (a hex, map, unknown, reserve or box1 to box9), steps, markers."""

    place: Word | None = None
    steps: UsSteps | None = None
    marker: RetreatMarker = ""
    assaulted: bool = False
    supported: bool = False


class JapanesePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Japanese unit on the map: place (or unknown), side shown, steps, battalion, set-up sector.

    `battalion` is required once revealed; for a hidden unit it may be given by whoever writes a
    lesson, and stays secret. `group` says of a unit of another sector than 6 that the headquarters
    was shuffled among it (Heroic mode).
    """

    place: Word = UNKNOWN
    hidden: bool = True
    steps: Annotated[int, Meta(ge=1, le=JAPANESE_STEPS)] | None = None
    battalion: Word | None = None
    home: Home = 0
    group: bool = False
    defence: Word | None = None


class First(msgspec.Struct, forbid_unknown_fields=True):
    """Dice by colour and draws (token ids or kinds) that the program uses first, in order."""

    blue: list[Face] = []
    red: list[Face] = []
    draws: list[Word] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position file of Hell on Earth.

    `control` are the objectives the US holds; `captured` says in which turn each was first taken
    and is needed once its limit for a point is over.
    `japan` lists every Japanese unit still on the map; those not listed are eliminated
    (`eliminated` names which battalions those are, where that is known). `red` and `blue` say
    where tokens are that are not in their bag. `japan` left out means the set-up. `described` are
    the values that the player's own counters and markers print, `spaces` what was told of places
    of a table board. Units of the sides in `outside` that are told nowhere are neither on
    the map nor lost, as in a lesson. `rulings` are those switched while it was played, by option,
    and `house` the house rules, by rule.
    """

    format: Literal[1] = 1
    game: Literal["hell-on-earth"] = "hell-on-earth"
    name: str = ""
    turn: Turn = 1
    phase: Phase = "bombardment"
    weather: Weather = "good"
    us: dict[str, UsPosition] = {}
    japan: list[JapanesePosition] | None = None
    eliminated: list[Word] = []
    red: dict[str, Word] = {}
    blue: dict[str, Word] = {}
    control: list[Objective] = []
    captured: dict[Objective, Turn] = {}
    artillery: Guns = 0
    artillery_hexes: list[Word] = []
    orders: Orders = 0
    order_played: bool = False
    bombarded: list[Word] = []
    first: First = msgspec.field(default_factory=First)
    described: dict[str, Battalion] = {}
    described_red: dict[str, DefenceMarker] = {}
    described_blue: dict[str, CommandMarker] = {}
    spaces: dict[str, Space] = {}
    outside: list[Literal["us", "japan"]] = []
    rulings: dict[str, str] = {}
    house: dict[str, str] = {}

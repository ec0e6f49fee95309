"""Hold the state of a game of Hell on Earth as plain data with a canonical form."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from beachmaster.engine.module import GameState
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.tray import Face
from beachmaster.games.hell_on_earth.board_data import Objective
from beachmaster.games.hell_on_earth.places import BOX, ELIMINATED, RESERVE

LAST_TURN = 9
US_STEPS = 4
JAPANESE_STEPS = 3
FIXED_ARTILLERY = 8

Phase = Literal[
    "set-up",
    "weather",
    "bombardment",
    "first-movement",
    "first-attack",
    "raid",
    "second-movement",
    "second-attack",
    "command",
    "organization",
    "assessment",
]
Turn = Annotated[int, Meta(ge=1, le=LAST_TURN)]
Weather = Literal["good", "bad"]
UsSteps = Annotated[int, Meta(ge=1, le=US_STEPS)]
JapaneseSteps = Annotated[int, Meta(ge=0, le=JAPANESE_STEPS)]
"""An eliminated unit has no steps."""
RetreatMarker = Literal["", "OR", "DR"]
Home = Annotated[int, Meta(ge=0, le=6)]
"""The sector a counter was set up in, 0 while nobody said."""
Guns = Annotated[int, Meta(ge=0, le=FIXED_ARTILLERY)]
Orders = Annotated[int, Meta(ge=0, le=20)]
BOXES = frozenset(BOX(turn) for turn in range(1, LAST_TURN + 2))
OFF_MAP = BOXES | {RESERVE, OUTSIDE}
"""Where US units are that do not stand on the island."""


class UsUnit(msgspec.Struct):
    """A US regiment: its steps, its place, and the markers on it (hoe:3.3.1, 3.3.5, 3.3.6).

    `place` is a hex, `beach1` to `beach6` or `map` (table board), `reserve`, `box1` to `box9`, or
    `outside`.
    """

    steps: UsSteps
    place: str
    marker: RetreatMarker = ""
    assaulted: bool = False
    supported: bool = False

    @property
    def on_map(self) -> bool:
        """Tell whether the unit stands on the island."""
        return self.place not in OFF_MAP


NOT_ALIVE = frozenset({ELIMINATED, OUTSIDE})


class JapaneseUnit(msgspec.Struct):
    """A Japanese counter: where it stands, its steps, and what lies under it (hoe:3.3.2).

    `battalion` is the program's own deal and secret while `hidden`; on a table board it is empty
    until the counter is turned. `home` is the sector it was set up in (0 while nobody said),
    `group` marks the counters among which the headquarters was shuffled.
    """

    place: str
    steps: JapaneseSteps = JAPANESE_STEPS
    hidden: bool = True
    battalion: str = ""
    home: Home = 0
    group: bool = False

    @property
    def alive(self) -> bool:
        """Tell whether the counter is on the island, at a known place or not."""
        return self.place not in NOT_ALIVE

    @property
    def lost(self) -> bool:
        """Tell whether it was eliminated; one outside a lesson was not."""
        return self.place == ELIMINATED


class Battalion(msgspec.Struct, frozen=True):
    """What a Japanese counter prints, as play uses it; `tag` says where it comes from."""

    name: str
    cf: int
    defence: str
    support: dict[str, int]
    tag: str = "estimate"


class DefenceMarker(msgspec.Struct, frozen=True):
    """What a Defense/Support marker prints on its two sides."""

    cf: int
    defence: str
    support: dict[str, int]
    tag: str = "estimate"


class CommandMarker(msgspec.Struct, frozen=True):
    """What a Command marker prints: its kind and, by kind, icon, value or colour."""

    kind: str
    icon: str = ""
    value: int = 0
    colour: str = ""
    tag: str = "estimate"


class Script(msgspec.Struct):
    """Dice and draws that a position set down to be used first, in order; secret until used."""

    blue: list[Face] = []
    red: list[Face] = []
    draws: list[str] = []


class ToldOfMap(msgspec.Struct):
    """What the player of a table board told of its map, until a move makes it stale.

    `beside` are the Japanese counters next to a US unit, `zoc` the US units next to a Japanese one
    that nobody named, `apart` whether two attackers are not adjacent. `near` are the counters next
    to a Japanese one, all of them for those in `around`; `drops` says for a Japanese counter which
    supporters lose a point of support against it; `away` is how far US units are from Suribachi.
    `sectorless` are counters named beside a target, whose sector nobody had to know yet, with the
    place where each stood then; `called` those of them whose word is the program's.
    """

    beside: dict[str, list[str]] = {}
    zoc: list[str] = []
    apart: dict[str, bool] = {}
    near: dict[str, list[str]] = {}
    around: list[str] = []
    drops: dict[str, dict[str, bool]] = {}
    away: dict[str, int] = {}
    sectorless: dict[str, str] = {}
    called: list[str] = []


class Seen(msgspec.Struct):
    """What the player of a table board told in the running phase, where it lasts no longer.

    `others` are the unmarked US units next to a Japanese-held place, `reach` says how near the
    Japanese are to a raided unit. `taken` are the landing beaches on which somebody stands whom
    nobody named.
    """

    others: dict[str, list[str]] = {}
    reach: dict[str, str] = {}
    taken: list[int] = []


class State(GameState, kw_only=True):
    """Everything that is true at the table, and the program's own secrets.

    `red` and `blue` say of every token where it is: `bag`, a turn box, a unit, a slot. `artillery`
    is how many fixed-artillery hexes the US controls, `artillery_hexes` which ones (tracked board).
    `control` are the objectives the US controls, `captured` the turn each was first taken,
    `eliminated` counts Japanese units, `spaces` what the player told about a place, `told` about
    who stands next to whom (a table board, once something was told), `seen` what else was told in
    the running phase.
    """

    turn: Turn = 1
    phase: Phase = "set-up"
    weather: Weather = "good"
    us: dict[str, UsUnit] = {}
    japan: dict[str, JapaneseUnit] = {}
    red: dict[str, str] = {}
    blue: dict[str, str] = {}
    described: dict[str, Battalion] = {}
    described_red: dict[str, DefenceMarker] = {}
    described_blue: dict[str, CommandMarker] = {}
    control: list[Objective] = []
    captured: dict[Objective, Turn] = {}
    artillery: Guns = 0
    artillery_hexes: list[str] = []
    spaces: dict[str, "Space"] = {}
    told: ToldOfMap | msgspec.UnsetType = msgspec.UNSET
    seen: Seen | msgspec.UnsetType = msgspec.UNSET
    bombarded: list[str] = []
    order_played: bool = False
    orders: Orders = 0
    cleared: bool = False
    script: Script = msgspec.field(default_factory=Script)
    result: "Result | None" = None


class Space(msgspec.Struct):
    """What the player told of a named space on the table board; None is not asked yet."""

    sector: int = 0
    high: bool | None = None


class Result(msgspec.Struct, frozen=True):
    """The final assessment: victory points by source, and the band (hoe:2)."""

    vp: int
    band: str
    parts: dict[str, int]

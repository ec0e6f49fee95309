"""Hold the state of a game of Bloodbath in the Bonins as plain data with a canonical form."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from beachmaster.engine.module import GameState
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.tray import Face
from beachmaster.games.bloodbath.places import CONTAINER, OFF_MAP, TRACK

Phase = Literal[
    "set-up",
    "us-movement",
    "us-combat",
    "mobile-movement",
    "mobile-combat",
    "japanese-movement",
    "japanese-combat",
    "administrative",
    "victory",
]
TURNS = 16
SECTORS = range(1, 7)
FULL, DEPLETED = 2, 1
BOMBARDMENT_MARKERS = 11
"""How many there are, for both sides (bib:11.5)."""

Turn = Annotated[int, Meta(ge=1, le=TURNS)]
Sector = Annotated[int, Meta(ge=1, le=6)]
UsSteps = Annotated[int, Meta(ge=0, le=FULL)]
"""An eliminated unit has no steps."""
Markers = Annotated[int, Meta(ge=1, le=BOMBARDMENT_MARKERS)]
Shore = Literal["west", "east"]
Coast = Literal["", "west", "east"]
"""The shore that was chosen for the landing; none before that."""


class UsUnit(msgspec.Struct):
    """A US counter: its place and steps (bib:14.1, bib:17.1).

    `place` is a hex, `map` or the player's word for a hex (table board), one of the boxes,
    `removed` for the tanks merged into Task Force Collins, or `outside` in a lesson. An eliminated
    unit has no steps. `level` orders a stack, the lowest on top (bib:14.3). `collins` says that its
    Task Force Collins side is up (bib:17.4).
    """

    place: str
    steps: UsSteps
    level: int = 0
    collins: bool = False

    @property
    def on_map(self) -> bool:
        """Tell whether the unit stands on the island."""
        return self.place not in OFF_MAP

    @property
    def on_last_step(self) -> bool:
        """Tell whether the next step it loses eliminates the unit (bib:17.1)."""
        return self.steps == 1


class JapaneseUnit(msgspec.Struct):
    """A Japanese counter: where it is, which side is up, and what it is (bib:19.2).

    `place` is a hex or the player's word for one, `unknown` (table board), `container`, `track` or,
    in a lesson, `outside`.
    `unit` is what the counter prints; while `hidden` it is the program's own deal and secret, and
    on a table board it may be empty. `dug_in` says that the fortification symbol counts; a defender
    turned up in an attack is not hidden but still dug in.
    """

    place: str
    unit: str = ""
    hidden: bool = True
    dug_in: bool = True

    @property
    def on_map(self) -> bool:
        """Tell whether the counter is on the island, at a known place or not."""
        return self.place not in (CONTAINER, TRACK, OUTSIDE)


class JapaneseValues(msgspec.Struct, frozen=True):
    """What a Japanese counter prints, as play uses it; `tag` says where it comes from."""

    name: str
    kind: str
    attack: int
    defence: int
    movement: int
    tag: str = "estimate"


class Script(msgspec.Struct):
    """Dice and draws that a position set down to be used first, in order; secret until used."""

    us: list[Face] = []
    japan: list[Face] = []
    draws: list[str] = []


class Space(msgspec.Struct):
    """What the player told of a named space on the table board; None is not asked yet.

    `fought` are the US units that attacked it last, where its name says little to a player.
    """

    terrain: str = ""
    hill: bool | None = None
    sector: int | None = None
    fought: list[str] | msgspec.UnsetType = msgspec.UNSET


class Result(msgspec.Struct, frozen=True):
    """The victory count: the losses by source, and the result (bib:12.0)."""

    losses: int
    result: str
    parts: dict[str, int]


class Seen(msgspec.Struct):
    """What the player of a table board told in the running phase, where it lasts no longer.

    `together` maps a US unit to the whole stack of its hex, `standing` a hex to its US units, both
    with the top unit first. `scan` are the US-held hexes in the order they are searched, `hills`
    the sectors in which the Japanese hold one, `search` the next dug-in units: `searched` where no
    more follow, `at_search` those known when it was told. `away` says how far a Japanese-held hex
    is from the US, `beside` which US-held hexes are next to it, while the units stand as in
    `besides`.
    """

    together: dict[str, list[str]] = {}
    standing: dict[str, list[str]] = {}
    scan: list[str] | None = None
    hills: list[int] | None = None
    search: list[str] = []
    searched: bool = False
    at_search: list[str] = []
    away: dict[str, int] = {}
    beside: dict[str, list[str]] = {}
    besides: list[list[str]] = []


class State(GameState, kw_only=True):
    """Everything that is true at the table, and the program's own secrets.

    `regiments` are the reserve regiments called forward, in order (each shortens the game),
    `cleared` the numbered sectors cleared for good, `suribachi` whether the mountain is. `rebuilt`
    are the units that got a replacement step in this movement phase, `called` those called forward
    in it, `opposed` the US units that
    landed on a Japanese-held hex, with the hex. `banzai` are the charging counters, each with the
    hex of the US unit it has come next to. `seat` is set while a second player looks at the screen.
    `among` are units that were seen before a blind draw, each with the counters it may be now.
    `seen` is what a table told in the running phase, `no_task_force` that Task Force Collins is not
    to be formed in this turn, `tables` what a printed table says in words only: as our
    estimate, not looked at, or its data file. `bombarded` says how many bombardment markers lie on
    which hexes, of the side whose phase it is; none do when a phase begins.
    """

    turn: Turn = 1
    phase: Phase = "set-up"
    storm: bool = False
    coast: Coast = ""
    us: dict[str, UsUnit] = {}
    japan: dict[str, JapaneseUnit] = {}
    described: dict[str, JapaneseValues] = {}
    regiments: list[str] = []
    cleared: list[Sector] = []
    suribachi: bool = False
    rebuilt: list[str] = []
    called: list[str] = []
    opposed: dict[str, str] = {}
    banzai: dict[str, str] = {}
    spaces: dict[str, Space] = {}
    script: Script = msgspec.field(default_factory=Script)
    result: Result | None = None
    among: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET
    seen: Seen | msgspec.UnsetType = msgspec.UNSET
    no_task_force: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    tables: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    bombarded: dict[str, Markers] | msgspec.UnsetType = msgspec.UNSET
    seat: Literal["japan"] | msgspec.UnsetType = msgspec.UNSET

    @property
    def left_out(self) -> bool:
        """Tell whether units of the Japanese are left out, who hold the island with the others."""
        return any(unit.place == OUTSIDE for unit in self.japan.values())

    @property
    def japanese_in_play(self) -> int:
        """Return how many Japanese units the game has, without those outside a lesson."""
        return sum(unit.place != OUTSIDE for unit in self.japan.values())

    @property
    def last_turn(self) -> int:
        """Return the last turn: one fewer for each reserve regiment (bib:12.1)."""
        return TURNS - len(self.regiments)

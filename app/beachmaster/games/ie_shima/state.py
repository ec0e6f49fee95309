"""Hold the state of a game of Last Battle: Ie Shima as plain data with a canonical form."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from beachmaster.engine.module import GameState
from beachmaster.games.ie_shima.roster import SideId

TRACK = 12
"""The spaces of the impulse track (ies:3.5, I-08)."""
LAST, LAST_EXTENDED = 4, 7
"""The last turn of the Basic and of the Extended Game (ies:5.1, ies:21.1, I-43)."""

Strength = Literal["full", "reduced"]
Weather = Literal["clear", "rain"]
Holder = Literal["us", "japan", "spent-us", "spent-japan"]
"""Who has the Advantage, or who spent it just now (ies:15.2)."""
Ready = Literal["ready", "used", "gone"]
Turn = Annotated[int, Meta(ge=1, le=LAST_EXTENDED)]
LostPoints = Annotated[int, Meta(ge=0, le=LAST)]
Impulse = Annotated[int, Meta(ge=1, le=TRACK)]
Phase = Annotated[
    str,
    Meta(
        pattern="^(set-up|reinforcement|(japan|us)-[1-9][0-9]*|night|refit|end)$",
        description="a phase such as refit or us-1",
    ),
]
Marker = Literal["air", "artillery", "naval", "japan-artillery", "kamikaze", "satchel"]
Figure = Literal["pyle", "igawa"]


class Unit(msgspec.Struct):
    """A unit: its place and the side that is up; where it is eliminated, that means nothing."""

    place: str
    strength: Strength = "full"


class Active(msgspec.Struct):
    """What is under way in an Assault Impulse, or in what one night placement sets off.

    `areas` are the Active Area, two on 16 April; `begun` are the units that began there and may
    act. `contested` are the areas contested as it began. `moved` are the units that moved, `spent`
    the MF that units spent, `came` says from which area a unit entered the one it is in.
    `attacked` are the areas that were attacked, `fought` the units that attacked, `calls` the calls
    that were made. `figure` is the area of the fight that a historical figure takes part in.
    """

    side: SideId
    areas: list[str]
    begun: list[str]
    contested: list[str] = []
    moved: list[str] = []
    spent: dict[str, int] = {}
    came: dict[str, str] = {}
    attacked: list[str] = []
    fought: list[str] = []
    calls: list[str] = []
    figure: str | msgspec.UnsetType = msgspec.UNSET


class Result(msgspec.Struct, frozen=True):
    """How the game ended: who won, with how many points, and what made them (ies:17.0)."""

    result: str
    points: int
    parts: dict[str, int]


class State(GameState, kw_only=True):
    """Everything that is true at the table; nothing of it is hidden (ies:7.1).

    `weather_next` says that the weather changes as the next Japanese Impulse begins (ies:9.3),
    `passed` that the last half-impulse was a pass (ies:8.1.4). `sunset` is the Sunset DR of the US
    half that runs, 0 while there is none (ies:6.3.1). `kia` are figures that were killed, and
    `figures` the turn in which one was used last (ies:20.1). `kamikaze_rp` are RP lost to the
    Kamikaze (ies:19.1). `area4` says that Area 4 gave its point on 16 April (ies:17.2).
    `stance` is how the program's Japanese see the fight: our own, and told at the end.
    """

    turn: Turn = 1
    phase: Phase = "set-up"
    impulse: Impulse = 1
    weather: Weather = "clear"
    weather_next: bool = False
    advantage: Holder = "us"
    passed: bool = False
    sunset: int = 0
    units: dict[str, Unit] = {}
    control: dict[str, SideId] = {}
    rubble: list[str] = []
    markers: dict[Marker, Ready] = {}
    figures: dict[Figure, int] = {}
    kia: dict[Figure, str] = {}
    kamikaze_rp: LostPoints = 0
    area4: bool = False
    active: Active | None = None
    result: Result | None = None
    stance: str = ""

    @property
    def rain(self) -> bool:
        """Tell whether it rains (ies:9.2)."""
        return self.weather == "rain"

    @property
    def night(self) -> bool:
        """Tell whether the Night Phase runs (ies:6.4)."""
        return self.phase == "night"

    @property
    def half(self) -> int:
        """Return the running number of the pair of half-impulses; 0 outside of the day."""
        return int(self.phase.rpartition("-")[2]) if self.by_day else 0

    @property
    def by_day(self) -> bool:
        """Tell whether the Daylight Phase runs (ies:6.3)."""
        return self.phase.startswith(("japan-", "us-"))

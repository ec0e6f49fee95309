"""Say what an assault is given, and turn it into what the modifiers count (hoe:5.4.2)."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, structs

from beachmaster.engine.tray import Given
from beachmaster.games.hell_on_earth.counter_data import HQ, Defence, UsSupport
from beachmaster.games.hell_on_earth.drm import MOST_ATTACKERS, MOST_SUPPORTERS
from beachmaster.games.hell_on_earth.resolve.us import Turn
from beachmaster.games.hell_on_earth.state import UsSteps

Factor = Annotated[int, Meta(ge=1, le=9)]
PointCount = Annotated[int, Meta(ge=0, le=9)]
Steps = Annotated[UsSteps, Meta(description="steps of the US unit; 1 and 2 show its back")]
UsId = Annotated[str, Meta(description="a US regiment such as 25, its values from the counters")]
Terrain = Literal["clear", "rough", "difficult", "beach", "hill", "suribachi"]
HIGH = ("hill", "suribachi")


class Attacker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One attacking US unit: by its number and steps, or by its combat factor."""

    unit: UsId | None = None
    cf: Annotated[Factor | None, Meta(description="combat factor, in place of a unit")] = None
    steps: Steps = 4
    or_marker: Annotated[bool, Meta(description="the unit has an OR marker: CF -1")] = False


class Supporter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One supporting US unit: by its number and steps, or by kind and value."""

    unit: UsId | None = None
    kind: UsSupport | None = None
    value: Annotated[int, Meta(ge=1, le=3)] | None = None
    steps: Annotated[
        Steps | None, Meta(description="taken from the attacker of the same number, else 4")
    ] = None
    distance: Annotated[
        Literal["adjacent", "two", "far"], Meta(description="hexes from the target: 1, 2, or more")
    ] = "adjacent"
    lower: Annotated[bool, Meta(description="a tank on a lower level than the target")] = False
    high_ground: Annotated[
        bool, Meta(description="artillery on a hill, Mount Suribachi or a Fixed Artillery hex")
    ] = False


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Additional Combat Support order (hoe:3.3.4.1)."""

    icon: UsSupport
    value: Annotated[int, Meta(ge=1, le=3)]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Japanese combat support by kind."""

    tank: PointCount = 0
    artillery: PointCount = 0
    at: PointCount = 0

    def plain(self) -> dict[str, int]:
        """Return the points by kind."""
        return {"tank": self.tank, "artillery": self.artillery, "at": self.at}


class Neighbour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Japanese unit next to the target whose support is known: revealed, or its marker drawn."""

    unit: Annotated[str | None, Meta(description="a Japanese counter such as 309")] = None
    tank: PointCount = 0
    artillery: PointCount = 0
    at: PointCount = 0


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Japanese unit under attack.

    Revealed: `unit`, or `cf`, `defence` and `support`. Hidden: its Defense marker by `marker` or by
    `cf` and `defence`, its Support marker by `support`; what is left out is drawn.
    """

    hidden: bool = False
    unit: Annotated[str | None, Meta(description="a revealed Japanese counter such as 145")] = None
    marker: Annotated[
        str | None, Meta(description="the Defense marker on a hidden unit, such as ds01")
    ] = None
    cf: Factor | None = None
    defence: Defence | None = None
    support: Points | None = None


class BagCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many markers of each class the red bag holds."""

    defence_support: Annotated[int, Meta(ge=0, le=21)]
    reaction: Annotated[int, Meta(ge=0, le=5)]


class Assault(Given, kw_only=True, forbid_unknown_fields=True):
    """One assault, up to the combat table."""

    attackers: Annotated[tuple[Attacker, ...], Meta(min_length=1, max_length=MOST_ATTACKERS)]
    target: Target
    support: Annotated[tuple[Supporter, ...], Meta(max_length=MOST_SUPPORTERS)] = ()
    order: Order | None = None
    neighbours: Annotated[
        tuple[Neighbour, ...],
        Meta(max_length=5, description="Japanese units next to the target with known support"),
    ] = ()
    hidden_neighbours: Annotated[
        int, Meta(ge=0, le=5, description="hidden Japanese units next to the target, to draw for")
    ] = 0
    flank: Annotated[
        bool, Meta(description="two attackers from hexes that are not adjacent to each other")
    ] = False
    terrain: Annotated[Terrain, Meta(description="the target's hex")] = "clear"
    high: Annotated[
        bool, Meta(description="the target is on a hill or Mount Suribachi, whatever the terrain")
    ] = False
    hq: Annotated[bool, Meta(description="the target is the revealed HQ or next to it")] = False
    turn: Annotated[
        Turn | None, Meta(description="needed where markers are drawn, for the reaction roll")
    ] = None
    hq_eliminated: Annotated[bool, Meta(description="the Japanese HQ is out of the game")] = False
    bag: Annotated[
        BagCounts | tuple[str, ...] | None,
        Meta(description="the red bag: counts or tokens; without it the set-up bag (21 and 3)"),
    ] = None
    mix: Annotated[
        Literal["known", "unknown"],
        Meta(description="whether the values of the Defense/Support markers are known"),
    ] = "known"
    draws: Annotated[
        tuple[str, ...],
        Meta(description="tokens in the order drawn (ds01, re1, reaction); others by the seed"),
    ] = ()

    def complete(self) -> None:
        """Take a supporter's steps from its attack, and the HQ modifier from a revealed HQ."""
        steps = {one.unit: one.steps for one in self.attackers if one.unit is not None}
        self.support = tuple(
            structs.replace(one, steps=one.steps or steps.get(one.unit or "", 4))
            for one in self.support
        )
        self.hq = self.hq or self.target.unit == HQ

    @property
    def on_high_ground(self) -> bool:
        """Tell whether the target's hex costs the attacker (hoe:5.4.2.7.3.2)."""
        return self.high or self.terrain in HIGH


def ids(units: Sequence[Attacker] | Sequence[Supporter]) -> list[str]:
    """Return the numbers of the units that were named."""
    return [unit.unit for unit in units if unit.unit is not None]

"""The modifiers of every die, each named with its rule; those of an assault add up (5.4.2.7)."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from beachmaster.engine.die import Die
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.texts import T

PER_TYPE = 2
TOTAL = 3
DEFENCE_DRM = {"A": -2, "B": -1, "C": 0}


MOST_ATTACKERS, MOST_SUPPORTERS = 2, 3
"""How many US units assault, and support an assault, at most (hoe:5.4.2.2, hoe:5.4.2.3)."""
REACH = {"flamethrower": 1, "tank": 2}
"""How many hexes away US support still reaches its target; artillery always does (5.4.2.7.1)."""


def too_many_flames(kinds: Iterable[str]) -> bool:
    """Tell whether support holds a second flamethrower: one supports an assault (H-26)."""
    return sum(kind == "flamethrower" for kind in kinds) > 1


def drops(
    kind: str, *, apart: bool, lower: Callable[[], bool], sees_far: Callable[[], bool]
) -> bool:
    """Tell whether US support loses a point (hoe:5.4.2.7.1.1, 5.4.2.7.1.3, H-24).

    `apart` says that it is not adjacent to the target, `lower` that it stands on a lower level,
    `sees_far` that it is on a hill, Mount Suribachi or a Fixed Artillery hex. The ground is looked
    at only where it decides.
    """
    if kind == "tank":
        return apart or lower()
    return kind == "artillery" and apart and not sees_far()


class UsSupport(msgspec.Struct, frozen=True):
    """One US combat support: tank, artillery or flamethrower with its printed value.

    `reduced` says that the value drops by one: a tank two hexes away or lower, artillery not
    adjacent and not on high ground. `order` marks a Special Order, which has no distance (H-27).
    """

    name: Text
    kind: str
    value: int
    reduced: bool = False
    order: bool = False

    @property
    def points(self) -> int:
        """Return the value after distance and level, at least 0 (H-24)."""
        return max(0, self.value - (1 if self.reduced and not self.order else 0))


class JapaneseSupport(msgspec.Struct, frozen=True):
    """The support that one Japanese unit gives: points by tank, artillery and at."""

    name: Text
    points: dict[str, int]


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that step 7 counts, besides the anti-tank die."""

    us: tuple[UsSupport, ...] = ()
    japan: tuple[JapaneseSupport, ...] = ()
    defence: str = "C"
    flank: bool = False
    high: bool = False
    hq: bool = False

    def us_points(self, kind: str) -> int:
        """Add up the US points, not the units, of tank or artillery support (H-23)."""
        return sum(support.points for support in self.us if support.kind == kind)

    def japanese_points(self, kind: str) -> int:
        """Add up the Japanese points of tank, artillery or at support."""
        return sum(support.points.get(kind, 0) for support in self.japan)

    @property
    def at_roll(self) -> bool:
        """Tell whether an anti-tank die is rolled (hoe:5.4.2.7.1.7)."""
        return self.us_points("tank") > 0 and self.japanese_points("at") > 0

    @property
    def anti_tank(self) -> Die[bool] | None:
        """Return the anti-tank die, where one is rolled (hoe:5.4.2.7.1.7)."""
        return rolls.anti_tank(self.japanese_points("at")) if self.at_roll else None


class Drm(msgspec.Struct, frozen=True):
    """The modifiers considered, their sum, and the final modifier within its bounds."""

    modifiers: list[Modifier]
    total: int
    final: int

    @property
    def limited(self) -> list[Modifier]:
        """Return the modifiers with the bounds as one of them, so that they add up."""
        cut = self.final - self.total
        rule = "hoe:5.4.2.7.4"
        return [
            *self.modifiers,
            *([Modifier(T("the sum is limited to −3 to +3"), cut, True, rule)] if cut else []),
        ]


def assault_drm(situation: Situation, stopped: bool = False) -> Drm:
    """Return every modifier of an assault and the final one, -3 to +3 (hoe:5.4.2.7.4).

    `stopped` says that the anti-tank die keeps the US tanks out.
    """
    tank = _tank(situation, stopped)
    modifiers = [
        *tank,
        *_flamethrower(situation, sum(m.value for m in tank if m.applied)),
        *_artillery(situation),
        *_other(situation),
    ]
    total = applied_total(modifiers)
    return Drm(modifiers, total, max(-TOTAL, min(TOTAL, total)))


def _capped(points: int) -> int:
    return max(-PER_TYPE, min(PER_TYPE, points))


def _tank(situation: Situation, stopped: bool) -> list[Modifier]:
    """Net the tanks of both sides; stopped US tanks count 0, Japanese ones still do (H-27)."""
    us = 0 if stopped else situation.us_points("tank")
    japan = situation.japanese_points("tank")
    net = _capped(us - japan)
    ours = "hoe:5.4.2.7.1.7" if stopped else "hoe:5.4.2.7.1.1"
    rule = "hoe:5.4.2.7.1.5" if net < 0 and not stopped else ours
    name = (
        T("tanks: US 0 (stopped by anti-tank), Japanese {japan}")
        if stopped
        else T("tanks: US {us}, Japanese {japan}")
    ).fill(us=us, japan=japan)
    return [Modifier(name, net, net != 0, rule)]


def _artillery(situation: Situation) -> list[Modifier]:
    us, japan = situation.us_points("artillery"), situation.japanese_points("artillery")
    net = _capped(us - japan)
    rule = "hoe:5.4.2.7.1.6" if net < 0 else "hoe:5.4.2.7.1.3"
    return [
        Modifier(T("artillery: US {us}, Japanese {japan}", us=us, japan=japan), net, net != 0, rule)
    ]


def _flamethrower(situation: Situation, net_tank: int) -> list[Modifier]:
    """Count one flamethrower, one more against caves with tanks in support (H-26)."""
    flames = [support for support in situation.us if support.kind == "flamethrower"]
    caves = net_tank > 0 and situation.defence == "A"
    value = _flame_value(flames[0]) + (1 if caves else 0) if flames else 0
    source = T("flamethrower with tanks against caves") if caves and flames else T("flamethrower")
    return [Modifier(source, value, bool(flames), "hoe:5.4.2.7.1.2")]


def _flame_value(flame: UsSupport) -> int:
    return flame.value if flame.order else 1


def _other(situation: Situation) -> Sequence[Modifier]:
    defence = situation.defence
    drm = DEFENCE_DRM[defence]
    flank = situation.flank and defence in ("B", "C")
    return (
        Modifier(T("defense type {type}", type=defence), drm, drm != 0, "hoe:5.4.2.7.2"),
        Modifier(T("flank attack"), 1, flank, "hoe:5.4.2.7.3.1"),
        Modifier(T("target on a hill or Mount Suribachi"), -1, situation.high, "hoe:5.4.2.7.3.2"),
        Modifier(
            T("revealed HQ is the target or adjacent to it"), -1, situation.hq, "hoe:5.4.2.7.3.3"
        ),
    )


def modifier(name: Text, value: int, applied: bool, rule: str, **params: int) -> Modifier:
    """Name one modifier that was considered."""
    return Modifier(name.fill(**params), value, applied, rule)


def bombardment_us_modifiers(points: int, spotter: bool) -> list[Modifier]:
    """Return the modifiers of a US bombardment with 1 to 3 points (hoe:5.2.1, H-11)."""
    return [
        modifier(T("one bombardment point"), -1, points == 1, "hoe:5.2.1"),
        modifier(T("three bombardment points"), 1, points == 3, "hoe:5.2.1"),
        modifier(
            T("artillery spotter on a hill or Fixed Artillery hex adjacent to the target"),
            1,
            spotter,
            "hoe:5.2.1",
        ),
    ]


def bombardment_japan_modifiers(on_beach: bool) -> list[Modifier]:
    """Return the modifiers of a Japanese bombardment (hoe:5.2.2)."""
    return [modifier(T("target on a landing beach"), 1, on_beach, "hoe:5.2.2")]


def us_points(
    bad_weather: bool, heroic: bool, first_airfield: bool, second_airfield: bool
) -> list[Modifier]:
    """Return what makes the US bombardment points of a turn (hoe:5.2, hoe:7.2)."""
    return [
        modifier(T("base"), 9, True, "hoe:5.2"),
        modifier(T("First Airfield under US control"), 2, first_airfield, "hoe:5.2"),
        modifier(T("Second Airfield under US control"), 1, second_airfield, "hoe:5.2"),
        modifier(_BAD_WEATHER, -3, bad_weather, "hoe:5.1"),
        modifier(_HEROIC, -2, heroic, "hoe:7.2"),
    ]


def japanese_points(guns: int, bad_weather: bool) -> list[Modifier]:
    """Return what makes the Japanese bombardment points of a turn (hoe:5.2)."""
    return [
        modifier(T("Fixed Artillery in Japanese hands"), guns, guns > 0, "hoe:5.2"),
        modifier(_BAD_WEATHER, -1, bad_weather, "hoe:5.1"),
    ]


def rally_modifiers(organised: bool, command_phase: bool) -> list[Modifier]:
    """Return the modifiers of a rally roll (hoe:5.3.1, 5.8.1)."""
    return [
        modifier(T("Organized Retreat (OR) marker"), 1, organised, "hoe:5.3.1"),
        modifier(T("Command Phase"), 1, command_phase, "hoe:5.8.1"),
    ]


def recon_modifiers(others: int, organised: bool) -> list[Modifier]:
    """Return the modifiers of a Recon; `others` are further adjacent US units without OR or DR."""
    help_ = min(2, others)
    return [
        modifier(
            T("other US units adjacent to the target ({count})"),
            help_,
            help_ > 0,
            "hoe:5.4.1",
            count=others,
        ),
        modifier(T("Organized Retreat (OR) marker on the scout"), -1, organised, "hoe:5.4.1"),
    ]


def reaction_modifiers(turn: int, hq_eliminated: bool) -> list[Modifier]:
    """Return the modifiers of a reaction roll (hoe:5.4.2.5)."""
    return [
        modifier(T("turns 4 to 6"), 1, 4 <= turn <= 6, "hoe:5.4.2.5"),
        modifier(T("turns 7 to 9"), 2, turn >= 7, "hoe:5.4.2.5"),
        modifier(T("Japanese HQ eliminated"), -1, hq_eliminated, "hoe:5.4.2.5"),
    ]


def raid_modifiers(adjacent: int, marked: bool) -> list[Modifier]:
    """Return the modifiers of a raid; with none adjacent the raider is two hexes away (H-38)."""
    return [
        modifier(T("several Japanese units adjacent"), 1, adjacent > 1, "hoe:5.5"),
        modifier(T("target has a Retreat marker (OR or DR)"), 1, marked, "hoe:5.5"),
        modifier(T("raider two hexes away"), -1, adjacent == 0, "hoe:5.5"),
    ]


def command_point_modifiers(heroic: bool) -> list[Modifier]:
    """Return the modifiers of the Command Point roll (hoe:7.5, H-49)."""
    return [modifier(_HEROIC, -1, heroic, "hoe:7.5")]


def retreat_modifiers(steps: int) -> list[Modifier]:
    """Return the modifiers of a retreat check; steps before the new hits (hoe:5.4.2.9.2, H-29)."""
    return [modifier(T("fewer than 3 steps"), -1, steps < 3, "hoe:5.4.2.9.2")]


_BAD_WEATHER = T("bad weather")
_HEROIC = T("Heroic mode")

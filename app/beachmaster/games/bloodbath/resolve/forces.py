"""The units and rulings of an input: named counters, or their kind with the player's values."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace as changed

from beachmaster.engine.resolution import ResolveError, refuse
from beachmaster.engine.rulings import OptionError, chosen_options
from beachmaster.engine.tray import Given
from beachmaster.games.bloodbath.counter_data import Factor, JapaneseKind, UsEntry, UsKind
from beachmaster.games.bloodbath.places import CONTAINER
from beachmaster.games.bloodbath.rulings import OPTIONS
from beachmaster.games.bloodbath.state import (
    JapaneseUnit,
    JapaneseValues,
    UsUnit,
)
from beachmaster.games.bloodbath.table_data import Terrain
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import TANK, GameData

HERE, BESIDE = "here", "beside"
"""Where the units of an input stand; `BenchGame` names units without their place."""
GIVEN = "given"
NUMBERED = "#"

Matters = Literal["attack", "defence"]
Ground = Annotated[Terrain, Meta(description="terrain line of the target's hex")]
Hill = Annotated[
    bool, Meta(description="a hill lies over it; only a table with a line for hills asks for it")
]
Word = Annotated[str, Meta(max_length=60)]


class Ruled(Given, kw_only=True, forbid_unknown_fields=True):
    """What every resolver of Bloodbath takes besides its own fields."""

    rulings: Annotated[
        dict[str, str], Meta(description="rulings at other than their default, such as b-27")
    ] = {}

    def options(self) -> dict[str, str]:
        """Return all rulings with their values; raise `ResolveError` for an unknown one."""
        try:
            options = chosen_options(OPTIONS, self.rulings)
        except OptionError as error:
            raise ResolveError(error.text, "rulings") from error
        if options["players"] != "one":
            raise refuse(
                "rulings",
                T(
                    "The field “{field}”: a second player decides what the solitaire procedures "
                    "roll for."
                ),
                None,
            )
        return options

    def complete(self) -> None:
        """Refuse rulings that there are not."""
        self.options()


class UsGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A US unit: a counter by its id, or its kind; factors of the player's go before ours."""

    unit: Annotated[Word, Meta(description="id of a counter, such as 23-1")] = ""
    kind: UsKind = "battalion"
    depleted: Annotated[bool, Meta(description="a battalion on its one-step side")] = False
    collins: Annotated[bool, Meta(description="a tank battalion as Task Force Collins")] = False
    attack: Factor | None = None
    defence: Factor | None = None


class JapaneseGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Japanese unit: a counter by its id, or kind and printed values; else it is hidden.

    With only a kind it is a hidden unit of that kind.
    """

    unit: Annotated[Word, Meta(description="id of a counter, such as 309")] = ""
    kind: JapaneseKind | None = None
    attack: Factor | None = None
    defence: Factor | None = None
    movement: Factor | None = None

    @property
    def hidden(self) -> bool:
        """Tell whether nobody has seen it yet."""
        return not self.unit and self.attack is None and self.defence is None


def us_side(
    data: GameData, given: Sequence[UsGiven], field: str, matters: Matters
) -> tuple[GameData, dict[str, UsUnit]]:
    """Return the units as the game's own counters, and data that print what the player says."""
    counters: dict[str, UsEntry] = {}
    units: dict[str, UsUnit] = {}
    for number, one in enumerate(given):
        where = f"{field}[{number}]"
        counter = _counter(data, one, number, where)
        if counter.id in units:
            raise refuse(
                f"{where}.unit", T("The field “{field}” names a counter a second time."), None
            )
        _check_sides(one, counter, where)
        counters[counter.id] = _printed(counter, one, matters)
        steps = 2 if counter.kind == "battalion" and not one.depleted else 1
        units[counter.id] = UsUnit(BESIDE, steps, level=number, collins=one.collins)
    whole = {**data.counters.us, **counters}
    return GameData(replace(data.counters, us=whole), data.crt, data.storm, None), units


def _counter(data: GameData, one: UsGiven, number: int, where: str) -> UsEntry:
    us = data.counters.us
    if one.unit:
        if one.unit not in us:
            raise refuse(f"{where}.unit", _NO_UNIT, sorted(us))
        return us[one.unit]
    two_sided = one.collins and one.kind == TANK
    alike = next(
        unit
        for unit in us.values()
        if unit.kind == one.kind and (unit.back is not None or not two_sided)
    )
    name = f"{one.kind}{NUMBERED}{number + 1}"  # unlike any counter's id
    return changed(alike, id=name, name=name)


def _check_sides(one: UsGiven, counter: UsEntry, where: str) -> None:
    if one.depleted and counter.kind != "battalion":
        raise refuse(
            f"{where}.depleted",
            T("The field “{field}” is for battalions: support units have one step."),
            False,
        )
    if one.collins and (counter.kind != "tank" or counter.back is None):
        raise refuse(
            f"{where}.collins",
            T("The field “{field}” is for the tank battalion whose back shows Task Force Collins."),
            False,
        )


def _printed(counter: UsEntry, one: UsGiven, matters: Matters) -> UsEntry:
    """Return the counter with the player's factors on the side that is up."""
    back = counter.back if one.depleted or one.collins else None
    face = back if back is not None else counter.front
    values = {"attack": one.attack, "defence": one.defence}
    told = {name: value for name, value in values.items() if value is not None}
    if not told:
        return counter
    tag = "player" if matters in told else face.tag
    face = changed(face, **told, tag=tag)
    return changed(counter, back=face) if back is not None else changed(counter, front=face)


def japanese_values(data: GameData, one: JapaneseGiven, field: str) -> JapaneseValues:
    """Return what a unit that was seen prints; raise `ResolveError` where a value is missing."""
    values = {"attack": one.attack, "defence": one.defence, "movement": one.movement}
    told = {name: value for name, value in values.items() if value is not None}
    if one.unit:
        if one.unit not in data.japan:
            raise refuse(f"{field}.unit", _NO_UNIT, sorted(data.japan))
        if one.kind is not None and one.kind != data.japan[one.unit].kind:
            raise refuse(
                f"{field}.kind",
                T("The field “{field}” contradicts the counter."),
                data.japan[one.unit].kind,
            )
        printed = data.japan[one.unit]
        return changed(printed, **told, tag="player" if told else printed.tag)
    kind = one.kind or "infantry"
    missing = next((name for name in ("attack", "defence") if name not in told), "")
    if missing:
        raise refuse(
            f"{field}.{missing}",
            T("The field “{field}” is missing: give both factors, or name the counter."),
            {"min": 0, "max": 20},
        )
    movement = told.get("movement", 1)
    return JapaneseValues(kind, kind, told["attack"], told["defence"], movement, "player")


def hidden_side(
    data: GameData, one: JapaneseGiven, seen: Sequence[str], dug_in: bool, field: str
) -> dict[str, JapaneseUnit]:
    """Return a hidden unit, and open elsewhere all those that it cannot be (bib:19.2)."""
    unknown = [name for name in seen if name not in data.japan]
    if unknown:
        raise refuse("seen", _NO_UNIT, sorted(data.japan))
    left = [
        name
        for name, values in data.japan.items()
        if name not in seen and one.kind in (None, values.kind)
    ]
    if not left:
        raise refuse(field, T("The field “{field}”: no such unit is left to be hidden."), None)
    opened = {
        name: JapaneseUnit(CONTAINER, name, hidden=False) for name in data.japan if name not in left
    }
    return {GIVEN: JapaneseUnit(HERE, dug_in=dug_in), **opened}


def described(values: Mapping[str, JapaneseValues]) -> dict[str, JapaneseUnit]:
    """Return face-up units of these values, each under its name."""
    return {name: JapaneseUnit(BESIDE, name, hidden=False, dug_in=False) for name in values}


_NO_UNIT = T("The field “{field}” names no counter of this side.")

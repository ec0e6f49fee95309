"""Count the Attack Value and the Defense Value, each modifier by its name (ies:11.4.2, 11.4.3)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.roster import BATTALIONS, ROSTER, SideId, other
from beachmaster.games.ie_shima.texts import TN, T

ARTILLERY, TANKS, SATCHEL, FIGURE = "artillery", "tanks", "satchel", "figure"
BONUS = {ARTILLERY: 1, TANKS: 2, SATCHEL: 4, FIGURE: 1}
"""What a call that worked adds to the Attack Value, and a figure (ies:19.2.2, ies:19.4.2)."""
RULE_OF = {
    ARTILLERY: "ies:11.4.2.e",
    TANKS: "ies:11.4.2.f",
    SATCHEL: "ies:11.4.2.g",
    FIGURE: "ies:20.1",
}
NAME_OF = {
    ARTILLERY: T("artillery support"),
    TANKS: T("tank support"),
    SATCHEL: T("Satchel Charge"),
    FIGURE: T("historical figure"),
}
FACTORS = {"artillery": 5, "naval": 8, "air": 6, "japan-artillery": 4, "kamikaze": 4}
"""The Attack Factors of the bombardment markers; that of the air marker is our estimate."""
KAMIKAZE_DEFENCE = 6
"""The Defense Value of a Naval marker or of a box against it (ies:19.1)."""
FOURS = 4


@dataclass(frozen=True)
class Conditions:
    """What holds around a fight: clear daylight, whose assault, calls that worked."""

    side: SideId
    clear: bool = True
    night: bool = False
    bonuses: tuple[str, ...] = ()

    @property
    def air(self) -> bool:
        """Tell whether the US has air support: in clear daylight (ies:9.1, ies:9.2.3, I-17)."""
        return self.clear and not self.night


class Fought(NamedTuple):
    """An attack as it is counted: who attacks where, and the two leads."""

    target: str
    units: tuple[str, ...]
    lead: str
    defender: str


def attack_lines(field: Field, fought: Fought, around: Conditions) -> list[Modifier]:
    """Return what counts for the Attack Value, calls too (ies:11.4.2, ies:19.2.2, ies:19.4.2)."""
    return list(_attack(field, fought, around))


def _attack(field: Field, fought: Fought, around: Conditions) -> Iterator[Modifier]:
    lead = fought.lead
    value = field.values.cv(lead, field.units[lead].strength)
    yield _line(T("{unit} leads", unit=ROSTER[lead].name), value, "ies:11.4.2.a")
    others = [unit for unit in fought.units if unit != lead]
    full = sum(field.full(unit) for unit in others)
    halves = len(others) - full
    if full:
        yield _line(TN("{n} other full unit", "{n} other full units", n=full), full, "ies:11.4.2.b")
    if halves:
        words = TN(
            "{n} other reduced unit, half each", "{n} other reduced units, half each", n=halves
        )
        yield _line(words, halves // 2, "ies:11.4.2.b")
    for name in whole_battalions(fought.units):
        yield _line(T("battalion {battalion} complete", battalion=name), 1, "ies:11.4.2.c")
    if around.side == "us":
        yield _line(T("air support"), 1, "ies:11.4.2.d", around.air)
    for bonus in around.bonuses:
        yield _line(NAME_OF[bonus], BONUS[bonus], RULE_OF[bonus])


def defence_lines(field: Field, fought: Fought, around: Conditions) -> list[Modifier]:
    """Return what counts for the Defense Value, line by line (ies:11.4.3)."""
    return list(_defence(field, fought, around))


def _defence(field: Field, fought: Fought, around: Conditions) -> Iterator[Modifier]:
    lead, target = fought.defender, fought.target
    value = field.values.cv(lead, field.units[lead].strength)
    yield _line(T("{unit} leads", unit=ROSTER[lead].name), value, "ies:11.4.3.a")
    more = len(field.enemies(around.side, target)) - 1
    if more:
        yield _line(TN("{n} other unit", "{n} other units", n=more), more, "ies:11.4.3.b")
    yield _line(_TEM.fill(area=target), field.ground.tem(target), "ies:11.4.3.c")
    if around.side == "japan":
        yield _line(T("air support"), 2, "ies:11.4.3.d", around.air)
    if target in field.rubble:
        yield _line(T("rubble"), 1, "ies:11.4.3.e")


def attack_value(field: Field, fought: Fought, around: Conditions) -> int:
    """Return the Attack Value (ies:11.4.2)."""
    return applied_total(_attack(field, fought, around))


def defence_value(field: Field, fought: Fought, around: Conditions) -> int:
    """Return the Defense Value (ies:11.4.3)."""
    return applied_total(_defence(field, fought, around))


def bombardment_lines(field: Field, area: str) -> list[Modifier]:
    """Return what counts against a bombardment: the TEM, and rubble (ies:12.7)."""
    lines = [_line(_TEM.fill(area=area), field.ground.tem(area), "ies:12.7.a")]
    if area in field.rubble:
        lines.append(_line(T("rubble"), 1, "ies:12.7.b"))
    return lines


def whole_battalions(units: Sequence[str]) -> list[str]:
    """Return the infantry battalions of which all four units are there (ies:11.4.2.c, I-19)."""
    if len(units) < FOURS:
        return []
    here = set(units)
    return [name for name, members in BATTALIONS.items() if here.issuperset(members)]


def strongest(field: Field, units: Sequence[str]) -> str:
    """Return the unit with the highest Combat Value, of equals a full one of no whole battalion."""
    whole = set(whole_battalions(units))
    return max(
        units,
        key=lambda unit: (_cv(field, unit), field.full(unit), ROSTER[unit].battalion not in whole),
    )


def by_strength(field: Field, units: Sequence[str]) -> list[str]:
    """Return units with the highest Combat Value first, equals as they were listed."""
    return sorted(units, key=lambda unit: -_cv(field, unit))


def leads(field: Field, units: Sequence[str], *, attacking: bool) -> list[str]:
    """Return one unit of each sort that can lead; a Pillbox leads no attack (ies:11.4.2)."""
    found: dict[tuple[object, ...], str] = {}
    for unit in units:
        entry = ROSTER[unit]
        if attacking and entry.kind == "pillbox":
            continue
        found.setdefault((entry.kind, entry.battalion, field.units[unit].strength), unit)
    return list(found.values())


def _cv(field: Field, unit: str) -> int:
    return field.values.cv(unit, field.units[unit].strength)


def _line(name: Text, value: int, rule: str, applied: bool = True) -> Modifier:
    return Modifier(name, value, applied, rule)


def defenders(field: Field, side: SideId, target: str) -> list[str]:
    """Return the units that an attack of a side on an area is made on."""
    return list(field.of(other(side), target))


def mandatory(contested: Sequence[str], target: str) -> bool:
    """Tell whether an attack on an area is mandatory: not contested at the start (ies:11.1)."""
    return target not in contested


def number(value: int) -> Text:
    """Return a value in figures."""
    return plain_text(str(value))


_TEM = T("terrain of area {area}")

"""Declare what the US counters of Hell on Earth print, and take it from our data (hoe:3.3.1).

The rulebook shows few of the values; on the player's own map the others are learned.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from beachmaster.engine.countersheet import (
    CounterKind,
    CounterPrint,
    CounterSheet,
    OwnCounter,
    PrintedValue,
)
from beachmaster.engine.options import Option
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.hell_on_earth.counter_data import (
    FACTORS,
    POINTS,
    Counters,
    Tagged,
    UsCounter,
)
from beachmaster.games.hell_on_earth.texts import T

REGIMENT = "regiment"
CF, REDUCED_CF = "cf", "reduced-cf"
KIND, SUPPORT, REDUCED_SUPPORT = "support-kind", "support", "reduced-support"
REDUCED = 2
"""The most steps with which the back of a counter is up (hoe:3.3.1)."""
FLAMETHROWERS = 1
"""The support of a flamethrower on either side (hoe:3.3.1)."""
SUPPORT_TEXTS: Mapping[str, Text] = {
    "tank": T("tank"),
    "artillery": T("artillery"),
    "flamethrower": T("flamethrower"),
}
_REGIMENTS = (CounterKind(REGIMENT, T("regiments")),)
_SUPPORTING = (
    CounterKind("tank", T("regiments with tanks")),
    CounterKind("artillery", T("regiments with artillery")),
)


def _factor(name: str, text: Text) -> CounterPrint:
    return CounterPrint(
        id=name,
        text=text,
        ask=T("Which combat factor is printed on your US counters?"),
        rules=("hoe:3.3.1", "hoe:5.4.2.6"),
        kinds=_REGIMENTS,
        together=(CF, REDUCED_CF),
        least=FACTORS[0],
        most=FACTORS[1],
    )


def _points(name: str, text: Text) -> CounterPrint:
    return CounterPrint(
        id=name,
        text=text,
        ask=T("How much combat support is printed on your US counters?"),
        rules=("hoe:3.3.1", "hoe:5.4.2.7.1"),
        kinds=_SUPPORTING,
        together=(SUPPORT, REDUCED_SUPPORT),
        by=KIND,
        ruled={"flamethrower": FLAMETHROWERS},
        least=POINTS[0],
        most=POINTS[1],
    )


_PRINTS = (
    _factor(CF, T("combat factor")),
    _factor(REDUCED_CF, T("combat factor (back)")),
    CounterPrint(
        id=KIND,
        text=T("kind of combat support"),
        ask=T("Which kind of combat support is printed on these US counters?"),
        rules=("hoe:3.3.1", "hoe:5.4.2.7.1"),
        values=tuple(Option(kind, words) for kind, words in SUPPORT_TEXTS.items()),
    ),
    _points(SUPPORT, T("combat support")),
    _points(REDUCED_SUPPORT, T("combat support (back)")),
)
PRINTS: Mapping[str, CounterPrint] = {one.id: one for one in _PRINTS}
"""Every print of a US counter that a rule reads, but for the movement allowance, which is ruled."""


def sheet_of(counters: Counters) -> CounterSheet:
    """Return the US counters with what our data, or the player's file, say of them."""
    return CounterSheet(PRINTS, {unit.id: _counter(unit) for unit in counters.us.values()})


def _counter(unit: UsCounter) -> OwnCounter:
    shown: dict[str, PrintedValue] = {
        name: PrintedValue(t.value, t.tag == "estimate") for name, t in _of(unit)
    }
    return OwnCounter(unit.id, plain_text(unit.name), REGIMENT, shown)


def _of(unit: UsCounter) -> Iterator[tuple[str, Tagged[Any]]]:
    yield CF, unit.front.cf
    yield REDUCED_CF, unit.back.cf
    yield KIND, unit.support
    yield SUPPORT, unit.front.support
    yield REDUCED_SUPPORT, unit.back.support

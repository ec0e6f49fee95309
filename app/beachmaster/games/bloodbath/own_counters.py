"""Declare what the US counters of Bloodbath print, and take it from our data (bib:11.4).

The booklet shows none of the factors; on the player's own map they are learned.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from beachmaster.engine.countersheet import (
    CounterKind,
    CounterPrint,
    CounterSheet,
    OwnCounter,
    PrintedValue,
)
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath.counter_data import FACTORS, Counters, CounterSide, UsEntry
from beachmaster.games.bloodbath.texts import T

ATTACK, DEFENCE, MOVEMENT = "attack", "defence", "movement"
BACK = "back-"
"""What the print of a depleted side begins with, and of Task Force Collins (bib:17.1)."""
_KINDS = (
    CounterKind("battalion", T("battalions")),
    CounterKind("flamethrower", T("flamethrowers")),
    CounterKind("tank", T("tank battalions")),
)
_TURNED = tuple(one for one in _KINDS if one.id != "flamethrower")


def _factor(name: str, text: Text) -> CounterPrint:
    """Return an attack or defense factor: one form asks for all of them (bib:7.3)."""
    return CounterPrint(
        id=name,
        text=text,
        ask=T("Which attack and defense factors are printed on your US counters, front and back?"),
        rules=("bib:7.3", "bib:11.4"),
        kinds=_TURNED if name.startswith(BACK) else _KINDS,
        together=(ATTACK, DEFENCE, BACK + ATTACK, BACK + DEFENCE),
        least=FACTORS[0],
        most=FACTORS[1],
    )


def _allowance(name: str, text: Text) -> CounterPrint:
    return CounterPrint(
        id=name,
        text=text,
        ask=T("Which movement allowance is printed on your US counters, front and back?"),
        rules=("bib:5.2", "bib:11.4"),
        kinds=_TURNED if name.startswith(BACK) else _KINDS,
        together=(MOVEMENT, BACK + MOVEMENT),
        least=FACTORS[0],
        most=FACTORS[1],
    )


_PRINTS = (
    _factor(ATTACK, T("attack")),
    _factor(DEFENCE, T("defense")),
    _allowance(MOVEMENT, T("movement")),
    _factor(BACK + ATTACK, T("attack (back)")),
    _factor(BACK + DEFENCE, T("defense (back)")),
    _allowance(BACK + MOVEMENT, T("movement (back)")),
)
PRINTS: Mapping[str, CounterPrint] = {one.id: one for one in _PRINTS}
"""Every factor of a US counter (bib:11.4)."""


@dataclass(frozen=True)
class UpperSide:
    """What a US counter shows on the side that it has up; read where it is needed (bib:11.4)."""

    counters: OpenCounters | CounterSheet
    counter: str
    back: bool = False

    @property
    def attack(self) -> int:
        """Return the attack factor (bib:7.3)."""
        return self._read(ATTACK)

    @property
    def defence(self) -> int:
        """Return the defense factor (bib:7.3)."""
        return self._read(DEFENCE)

    @property
    def movement(self) -> int:
        """Return the movement allowance (bib:5.2)."""
        return self._read(MOVEMENT)

    def tag(self, *names: str) -> str:
        """Return whether any of these is our estimate, as the tag of a value says it."""
        open_ones = self.counters.is_open(self.counter, *map(self._print, names))
        return "estimate" if open_ones else "player"

    def _read(self, name: str) -> int:
        found: int = self.counters.read(self.counter, self._print(name))
        return found

    def _print(self, name: str) -> str:
        return BACK + name if self.back else name


def has_own_counters(options: Mapping[str, str]) -> bool:
    """Tell whether who plays on a map of their own has the counters too (bib:23.1)."""
    return options["players"] == "two" or options[OPTION] == OWN


def sheet_of(counters: Counters) -> CounterSheet:
    """Return the US counters with what our data, or the player's file, say of them."""
    return CounterSheet(PRINTS, {unit.id: _counter(unit) for unit in counters.us.values()})


def _counter(unit: UsEntry) -> OwnCounter:
    shown = _figures("", unit.front)
    if unit.back is not None:
        shown |= _figures(BACK, unit.back)
    return OwnCounter(unit.id, plain_text(unit.name), unit.kind, shown)


def _figures(prefix: str, side: CounterSide) -> dict[str, PrintedValue]:
    values = {ATTACK: side.attack, DEFENCE: side.defence, MOVEMENT: side.movement}
    return {
        prefix + name: PrintedValue(one, side.tag == "estimate") for name, one in values.items()
    }

"""Resolve the raid on one US unit (hoe:5.5)."""

from typing import Annotated

from msgspec import Meta

from beachmaster.engine.procedure import (
    Chances,
    Found,
    Procedure,
    refuse,
    table,
)
from beachmaster.engine.resolver import Next
from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth.tables import RAID, raid_modifiers


class Raid(Given, kw_only=True, forbid_unknown_fields=True):
    """The raid on one US unit; an adjacent raider goes before one two hexes away (H-38)."""

    adjacent: Annotated[
        int, Meta(ge=0, le=6, description="Japanese units adjacent to the US unit")
    ] = 0
    two_hexes: Annotated[
        bool,
        Meta(description="a Japanese unit is exactly two hexes away; counts if none is nearer"),
    ] = False
    marked: Annotated[bool, Meta(description="the US unit has an OR or DR marker")] = False

    def complete(self) -> None:
        """Hold the raid to a raider within two hexes."""
        if not self.adjacent and not self.two_hexes:
            raise refuse("adjacent", _NO_RAIDER, {"min": 1, "max": 6})


def _run(given: Raid, tray: Tray) -> Found:
    modifiers = raid_modifiers(given.adjacent, given.marked)
    total = tray.roll("red", Text(_ROLL), "hoe:5.5").value + applied_total(modifiers)
    outcome = RAID[total]
    choose = outcome == "raider-hit" and given.adjacent != 1
    return Found(
        outcome=outcome,
        result=Text(_WORDS[outcome]),
        total=total,
        modifiers=modifiers,
        next=[Next(text=Text(_CHOOSE), rule="hoe:5.5")] if choose else (),
    )


def _odds(given: Raid) -> Chances:
    modifiers = raid_modifiers(given.adjacent, given.marked)
    chances = RAID.distribution(applied_total(modifiers))
    return Chances([table("result", _RESULT, chances, _WORDS, modifiers)])


_ROLL = QT_TRANSLATE_NOOP("hoe", "raid")
_RESULT = QT_TRANSLATE_NOOP("hoe", "Result of the raid")
_WORDS = {
    "raider-hit": QT_TRANSLATE_NOOP("hoe", "1 hit on the raider"),
    "none": QT_TRANSLATE_NOOP("hoe", "no effect"),
    "one-hit": QT_TRANSLATE_NOOP("hoe", "1 hit on the US unit"),
    "two-hits": QT_TRANSLATE_NOOP("hoe", "2 hits on the US unit"),
}
_CHOOSE = QT_TRANSLATE_NOOP(
    "hoe", "Where several Japanese units could have raided, choose the one that is hit."
)
_NO_RAIDER = QT_TRANSLATE_NOOP(
    "hoe",
    "The field “{field}” takes 1 to 6, or set “two_hexes”: only a Japanese unit within two hexes"
    " can raid.",
)

RESOLVER = Procedure(
    game="hell-on-earth",
    name="raid",
    says=QT_TRANSLATE_NOOP("hoe", "Raid on one US unit"),
    rules=("hoe:5.5",),
    takes=Raid,
    run=_run,
    chances=_odds,
    limits={"red": 1},
)

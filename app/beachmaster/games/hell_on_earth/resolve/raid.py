"""Resolve the raid on one US unit (hoe:5.5)."""

from typing import Annotated

from msgspec import Meta

from beachmaster.engine.die_resolver import DieResolver
from beachmaster.engine.procedure import refuse
from beachmaster.engine.resolver import Next
from beachmaster.engine.tray import Given
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.drm import raid_modifiers
from beachmaster.games.hell_on_earth.texts import T


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
            raise refuse(
                "adjacent",
                T(
                    "The field “{field}” takes 1 to 6, or set “two_hexes”: only a Japanese unit "
                    "within two hexes can raid."
                ),
                {"min": 1, "max": 6},
            )


def _next(given: Raid, outcome: str) -> list[Next]:
    """Say that the player chooses whom of several raiders the hit falls on."""
    several = outcome == "raider-hit" and given.adjacent != 1
    return (
        [
            Next(
                text=T(
                    "Where several Japanese units could have raided, choose the one that is hit."
                ),
                rule="hoe:5.5",
            )
        ]
        if several
        else []
    )


RESOLVER = DieResolver(
    name="raid",
    color="red",
    says=T("Raid on one US unit"),
    rules=("hoe:5.5",),
    takes=Raid,
    die=lambda _given: rolls.RAID,
    modifiers=lambda given: raid_modifiers(given.adjacent, given.marked),
    next=_next,
).made("hell-on-earth")

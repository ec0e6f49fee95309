"""Resolve what is rolled for Japanese units: bombardment, reaction, Banzai, raid, command."""

from functools import partial
from typing import Annotated

from msgspec import Meta

from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import Next, Rolled, refuse
from beachmaster.engine.resolver import Chances, DieResolver, Found, Resolver, result_table
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.command import late
from beachmaster.games.hell_on_earth.resolve.us import GAME, Turn
from beachmaster.games.hell_on_earth.texts import T

MARKED = "one-hit-and-dr"


class JapaneseBombardment(Given, kw_only=True, forbid_unknown_fields=True):
    """One Japanese bombardment point on a US unit (hoe:5.2.2)."""

    on_beach: Annotated[bool, Meta(description="the target is in a Landing Beach hex")] = False


class Reaction(Given, kw_only=True, forbid_unknown_fields=True):
    """The roll for a Reaction marker that was drawn."""

    turn: Turn
    hq_eliminated: Annotated[bool, Meta(description="the Japanese HQ is out of the game")] = False


class Banzai(Given, kw_only=True, forbid_unknown_fields=True):
    """A Banzai of one Japanese unit: the red die for its target, the blue one for itself."""

    target_in_range: Annotated[
        bool, Meta(description="a US unit is within two hexes; without one there is no red roll")
    ] = True
    steps: Annotated[
        int, Meta(ge=1, le=3, description="steps of the Japanese unit; a hidden one has 3")
    ] = 3


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


class JapaneseCommand(Given, kw_only=True, forbid_unknown_fields=True):
    """The roll for a Japanese unit with one step; there is none on turn 9 (H-40)."""

    turn: Annotated[int, Meta(ge=1, le=8, description="the game turn; turn 9 has no such step")]
    vp: Annotated[int, Meta(ge=0, le=20, description="victory points so far (H-45)")] = 0
    target_in_range: Annotated[bool, Meta(description="a US unit is within two hexes")] = True

    @property
    def banzai(self) -> bool:
        """Tell whether a 1 is a Banzai rather than nothing."""
        return late(self.turn, self.vp) and self.target_in_range


class BombardmentRoll(Resolver[JapaneseBombardment]):
    """One Japanese bombardment point, with the Disorganized Retreat Roll it may ask for."""

    game, name, rules = GAME, "bombardment-japan", ("hoe:5.2.2", "hoe:5.2.3")
    title = T("Japanese bombardment of one US unit, with the roll for a DR marker")
    takes = JapaneseBombardment
    limits = {"red": 2}

    def _run(self, given: JapaneseBombardment, tray: Tray) -> Found:
        modifiers = drm.bombardment_japan_modifiers(given.on_beach)
        outcome, first = rolls.JAPANESE_BOMBARDMENT.take(tray, "result", modifiers)
        further: list[Rolled] = []
        if outcome == "hit-and-roll":
            marked, ddr = rolls.DDR.take(tray, "ddr")
            further, outcome = [ddr], MARKED if marked else "one-hit"
        marker = Next(text=T("Put a DR marker on the unit; it does not move."), rule="hoe:5.2.3")
        return Found(
            outcome=outcome,
            result=_hit(outcome),
            total=first.total,
            modifiers=modifiers,
            rolls=further,
            next=[marker] if outcome == MARKED else (),
        )

    def _chances(self, given: JapaneseBombardment) -> Chances:
        modifiers = drm.bombardment_japan_modifiers(given.on_beach)
        title = rolls.JAPANESE_BOMBARDMENT.title
        return Chances([result_table(title, partial(self._run, given), modifiers)])


class BanzaiRoll(Resolver[Banzai]):
    """A Banzai: what it does to its target, and to the Japanese unit itself."""

    game, name, rules = GAME, "banzai", ("hoe:5.4.2.5.1",)
    title = T("Banzai: hits on the US unit and on the Japanese unit itself")
    takes = Banzai
    limits = {"red": 1, "blue": 1}

    def _run(self, given: Banzai, tray: Tray) -> Found:
        first = rolls.BANZAI.take(tray, "result")[1] if given.target_in_range else None
        hits, own = rolls.BANZAI_OWN.take(tray, "own-hits")
        left = max(0, given.steps - hits)
        words = T("steps the Japanese unit has left")
        return Found(
            outcome=first.outcome if first else rolls.BANZAI.named(0),
            result=first.result if first else rolls.BANZAI.say(0),
            total=first.total if first else None,
            rolls=[own],
            facts=[Figure("steps_left", words, left, "hoe:5.4.2.5.1")],
            notes=() if first else [_NOBODY],
        )

    def _chances(self, given: Banzai) -> Chances:
        us = result_table(rolls.BANZAI.title, partial(self._run, given))
        notes = () if given.target_in_range else [_NOBODY]
        return Chances([us, rolls.BANZAI_OWN.table("own-hits")], notes)


def after(outcome: str) -> Next:
    """Return what the player does after a reaction."""
    if outcome == "banzai":
        return Next(
            text=T("Resolve the Banzai; the Reaction marker goes back."),
            rule="hoe:5.4.2.5.1",
            procedure="banzai",
        )
    return Next(
        text=T(
            "Roll the sector and the hex for the Redeployment; with no free hex anywhere it "
            "becomes a Banzai. The Reaction marker goes back."
        ),
        rule="hoe:5.4.2.5.2",
    )


def _hit(outcome: str) -> Text:
    return _HIT_AND_MARKED if outcome == MARKED else rolls.JAPANESE_BOMBARDMENT.say(outcome)


def _whose_hit(given: Raid, outcome: str) -> list[Next]:
    """Say that the player chooses whom of several raiders the hit falls on."""
    several = outcome == "raider-hit" and given.adjacent != 1
    return [Next(text=_CHOOSE, rule="hoe:5.5")] if several else []


def _charge(_given: JapaneseCommand, outcome: str) -> list[Next]:
    then = Next(
        text=T("Resolve the Banzai against the closest US unit; you choose in a tie."),
        rule="hoe:5.8.3",
        procedure="banzai",
    )
    return [then] if outcome == "banzai" else []


def _ignored(given: JapaneseCommand, face: int) -> list[Text]:
    """Say why a Banzai that the table shows is none."""
    if given.banzai or rolls.japanese_command(banzai=True).comes_to([face]) != "banzai":
        return []
    return [_TOO_EARLY if given.target_in_range else _IGNORED]


_HIT_AND_MARKED = T("1 hit on the US unit, and a DR marker")
_NOBODY = T(
    "No US unit is within two hexes: no red roll. In the Japanese command step the whole Banzai "
    "is dropped."
)
_CHOOSE = T("Where several Japanese units could have raided, choose the one that is hit.")
_TOO_EARLY = T("A 1 is a Banzai only on turn 8, or with more than 10 VP; here it is ignored.")
_IGNORED = T("No US unit is within two hexes: the Banzai is ignored.")

REACTION = DieResolver(
    game=GAME,
    name="reaction",
    color="red",
    title=T("Reaction of a hidden unit: Redeployment or Banzai"),
    rules=("hoe:5.4.2.5",),
    takes=Reaction,
    die=lambda _given: rolls.REACTION,
    modifiers=lambda given: drm.reaction_modifiers(given.turn, given.hq_eliminated),
    next=lambda _given, outcome: [after(outcome)],
    left_out=T("A Redeployment without a free hex becomes a Banzai; that is not counted here."),
)
RAID = DieResolver(
    game=GAME,
    name="raid",
    color="red",
    title=T("Raid on one US unit"),
    rules=("hoe:5.5",),
    takes=Raid,
    die=lambda _given: rolls.RAID,
    modifiers=lambda given: drm.raid_modifiers(given.adjacent, given.marked),
    next=_whose_hit,
)
COMMAND = DieResolver(
    game=GAME,
    name="japanese-command",
    color="red",
    title=T("Japanese command step of one unit with a single step"),
    rules=("hoe:5.8.3",),
    takes=JapaneseCommand,
    die=lambda given: rolls.japanese_command(given.banzai),
    next=_charge,
    remarks=_ignored,
)

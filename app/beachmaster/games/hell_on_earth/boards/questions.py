"""The questions that the rules of Hell on Earth ask of the board.

Every method is a procedure: the tracked board answers most of them at once, the table board yields
a prompt to the player. Both use the same words for the same answer, so that a twin of the tracked
board can answer for a table (`facts`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.text import Text

if TYPE_CHECKING:
    from beachmaster.games.hell_on_earth.game import Game


ADVANCE_RULE = "hoe:5.4.2.9.5"


class AssaultFacts(msgspec.Struct):
    """What the board says about an assault once attackers and supporters are known.

    `reduced` are the supporters whose value drops by one, `neighbours` the Japanese counters next
    to the target, `high` whether it stands on a hill or Mount Suribachi.
    """

    reduced: list[str]
    flank: bool
    high: bool
    neighbours: list[str]


class Board(Protocol):
    """Where things are, asked in the words of the rules."""

    def choose_japanese(
        self,
        game: "Game",
        procedure: str,
        text: Text,
        rules: tuple[str, ...],
        subjects: tuple[str, ...],
        among: "Candidates",
    ) -> Steps[str]:
        """Let the player point at a Japanese unit and return its counter."""
        ...

    def fire_order(self, game: "Game", units: Sequence[str]) -> Steps[list[str]]:
        """Return the units that Japanese fire picks first among these, all tied (hoe:5.2.2)."""
        ...

    def beside_target(self, game: "Game", target: str) -> Steps[tuple[bool, bool]]:
        """Tell whether a US unit is adjacent to a target, and whether one spots (hoe:5.2.1)."""
        ...

    def movement(self, game: "Game") -> Steps[None]:
        """Move US units, or learn what moved (hoe:5.3.2)."""
        ...

    def others_beside(self, game: "Game", target: str, unit: str) -> Steps[int]:
        """Count the other US units without OR or DR next to the target (hoe:5.4.1)."""
        ...

    def tells(self, procedure: str) -> Text | None:
        """Return what the player has to see to on a map that the program does not know."""
        ...

    def attack_units(self, game: "Game", target: str, able: Sequence[str]) -> list[str]:
        """Return those of the able units that may assault the target, as far as the board knows."""
        ...

    def support_units(self, game: "Game", target: str, able: Sequence[str]) -> list[str]:
        """Return those of the able units in support range, as far as the board knows."""
        ...

    def assault_facts(
        self, game: "Game", target: str, attackers: Sequence[str], supporters: Sequence[str]
    ) -> Steps[AssaultFacts]:
        """Return what steps 6 and 7 need (hoe:5.4.2.6, 5.4.2.7)."""
        ...

    def nearest_us(
        self,
        game: "Game",
        counter: str,
        beside: Sequence[str] = (),
        *,
        somebody: bool = False,
    ) -> Steps[list[str]]:
        """Return the nearest US units within two hexes, all tied ones (hoe:5.4.2.5.1).

        `beside` are attackers known to be next to it; they would be picked first in any case.
        `somebody` is true where a unit within two hexes is known of.
        """
        ...

    def redeployment_sector(self, game: "Game", counter: str, die: int) -> Steps[int]:
        """Return the first sector from the die on that can take the unit, 0 for none."""
        ...

    def redeploy(self, game: "Game", counter: str, sector: int, die: int) -> Steps[None]:
        """Put the unit on the first free redeployment hex from the die on (H-19)."""
        ...

    def pinned(self, game: "Game", unit: str, target: str) -> Steps[bool]:
        """Tell whether a US unit is pinned down on a beach (hoe:5.3.2.3)."""
        ...

    def may_retreat(self, game: "Game", unit: str, target: str, place: str) -> bool:
        """Tell whether an organised retreat has a legal hex, as far as the board knows."""
        ...

    def retreat(self, game: "Game", unit: str, place: str, organised: bool) -> Steps[str]:
        """Move a unit back from the target's place: `clear`, `zoc` or `none` (hoe:5.4.2.9.3)."""
        ...

    def advance(
        self,
        game: "Game",
        place: str,
        able: Sequence[str],
        barred_by_zoc: bool,
        rule: str = ADVANCE_RULE,
    ) -> Steps[str]:
        """Let one unit advance into an emptied hex and return it, or nothing; `rule` allows it."""
        ...

    def raid_reach(self, game: "Game", units: Sequence[str]) -> Steps[dict[str, str]]:
        """Return per US unit: none, two (hexes away), one or several (adjacent) (hoe:5.5)."""
        ...

    def raiders(self, game: "Game", unit: str, reach: str) -> "Candidates":
        """Return which Japanese units are in position to raid a US unit."""
        ...

    def on_beach(self, game: "Game", unit: str) -> bool:
        """Tell whether a US unit stands on a landing beach."""
        ...

    def beach_free(self, game: "Game", beach: int) -> Steps[bool]:
        """Tell whether a landing beach holds no US unit (hoe:5.8.2.3)."""
        ...

    def beaches_full(self, game: "Game") -> bool:
        """Tell whether all six beaches are known to be occupied (H-44)."""
        ...

    def beach_place(self, game: "Game", beach: int) -> str:
        """Return the place of a landing beach, 1 to 6."""
        ...

    def assault_possible(self, game: "Game", able: Sequence[str], hidden: bool | None) -> bool:
        """Tell whether any of these units has such a unit to assault, as far as is known."""
        ...

    def command_order(self, game: "Game", counters: Sequence[str]) -> Steps[list[str]]:
        """Return in which order the Japanese command step goes (H-70)."""
        ...


class Candidates(msgspec.Struct, frozen=True):
    """Which Japanese units a player may point at, in the terms both boards understand.

    `hidden` or `revealed` limit the kind; `adjacent_to` names US units one of which must be next to
    it; `barred` are counters that may not be named, with `reason` for the player; `listed`, where
    given, is the whole choice; `why` is what the player should know before choosing.
    """

    reason: Text
    hidden: bool | None = None
    adjacent_to: tuple[str, ...] | None = None
    barred: tuple[str, ...] = ()
    listed: tuple[str, ...] | None = None
    optional: bool = False
    why: tuple[Text, ...] = ()

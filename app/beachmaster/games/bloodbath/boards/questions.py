"""The questions that the rules of Bloodbath in the Bonins ask of the board.

Every method is a procedure: the tracked board answers most of them at once, the table board yields
a prompt to the player. Both use the same words for the same answer, so that a twin of the tracked
board can answer for a table (`facts`). What only one board knows is asked with `question=True`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.text import Text

if TYPE_CHECKING:
    from beachmaster.games.bloodbath.game import Game

WayBack = Literal["open", "zoc", "none", "unknown"]
"""Whether a retreat is open, leads through a zone of control, or is shut (bib:7.7)."""


class Targets(msgspec.Struct, frozen=True):
    """Which Japanese units a player may point at, in the terms both boards understand.

    `adjacent_to` names US units one of which must be able to attack it; `barred` are counters that
    may not be named, with `reason` for the player; `listed`, where given, is the whole choice;
    `optional` allows "none"; `side` is who points; `why` is what
    the player should know before choosing.
    """

    reason: Text
    adjacent_to: tuple[str, ...] | None = None
    barred: tuple[str, ...] = ()
    listed: tuple[str, ...] | None = None
    optional: bool = False
    side: str = "us"
    why: tuple[Text, ...] = ()


class Ground(msgspec.Struct, frozen=True):
    """What the map prints in a hex: terrain, whether a hill lies over it, sector (0 for none)."""

    terrain: str
    hill: bool = False
    sector: int = 0


class Board(Protocol):
    """Where things are, asked in the words of the rules."""

    # -- US movement -----------------------------------------------------------------------------

    def red_hexes(self, game: "Game") -> Steps[int]:
        """Return how many initial deployment hexes the map has (bib:11.2)."""
        ...

    def left_over(self, game: "Game") -> Steps[int]:
        """Return how many Japanese units are left when each red hex has one (bib:11.2, B-17)."""
        ...

    def movement(self, game: "Game", mobile: bool) -> Steps[None]:
        """Land, move and redeploy US units, or learn what was done (bib:14.2, bib:5.2, bib:15.0).

        Units in `state.rebuilt` neither land nor move; `state.opposed` notes who landed on a
        Japanese unit.
        """
        ...

    def far_from_enemy(self, game: "Game", units: Sequence[str]) -> Steps[list[str]]:
        """Return those of the units that are four or more hexes from all Japanese (bib:14.7)."""
        ...

    def airfields(self, game: "Game") -> Steps[int]:
        """Return how many more markers the airfields give: 0, 1 or 2 (bib:16.1, B-29)."""
        ...

    # -- attacks ---------------------------------------------------------------------------------

    def choose_target(
        self,
        game: "Game",
        procedure: str,
        text: Text,
        rules: tuple[str, ...],
        subjects: tuple[str, ...],
        among: Targets,
    ) -> Steps[str]:
        """Let the player point at a Japanese unit and return its counter, or nothing."""
        ...

    def attack_possible(
        self, game: "Game", able: Sequence[str], barred: Sequence[str] = ()
    ) -> bool:
        """Tell whether any of the units has a Japanese unit to attack but those barred (B-74)."""
        ...

    def attackers(self, game: "Game", target: str, able: Sequence[str]) -> list[str]:
        """Return those of the able units that may attack a target, as far as the board knows.

        They are adjacent or landed on it, and in a beach stack the top unit or its support partner
        (bib:14.3, B-50). Tanks and closed terrain are the caller's business (bib:17.3, B-60).
        """
        ...

    def stacks(self, game: "Game", place: str, units: Sequence[str]) -> Steps[None]:
        """Learn who shares a hex with the units that attack a hex (bib:17.2); see `stack`."""
        ...

    def stack(self, game: "Game", unit: str, whole: bool = False) -> Steps[list[str]]:
        """Return the US units in a unit's hex, itself included, the top one first (bib:14.3).

        `whole` says that everybody in the hex matters, not only who fights with the unit.
        """
        ...

    def us_at(self, game: "Game", place: str) -> Steps[list[str]]:
        """Return the US units in a hex, the top one first; none where it holds none."""
        ...

    def on_landing_beach(self, game: "Game", unit: str) -> Steps[bool]:
        """Tell whether a US unit stands on a landing beach of the chosen coast (bib:11.3)."""
        ...

    def ground(self, game: "Game", place: str) -> Steps[Ground]:
        """Return what the map prints in a hex (bib:7.4)."""
        ...

    def way_back(self, game: "Game", units: Sequence[str], hexes: int, instead: str) -> WayBack:
        """Tell how US units that share a hex can fall back, as far as the board knows (B-72).

        `open` and `zoc` say that there is a way, without or only with a Japanese zone of control
        on it; `none` says that only `instead` is left: to stand fast, or to stay (bib:7.7.2).
        """
        ...

    def retreat(self, game: "Game", units: Sequence[str], hexes: int) -> Steps[WayBack]:
        """Move US units that share a hex back together; `zoc` or `none` where they cannot."""
        ...

    def retreat_japanese(self, game: "Game", counter: str, hexes: int) -> Steps[WayBack]:
        """Move a face-up Japanese unit back; `zoc` or `none` where it cannot (bib:7.7)."""
        ...

    def advance(self, game: "Game", place: str, able: Sequence[str]) -> Steps[list[str]]:
        """Let a unit and its partner advance into an emptied hex; return who did (bib:7.9).

        Units that landed on the hex stand in it already and need no advance.
        """
        ...

    # -- sectors ---------------------------------------------------------------------------------

    def clear_sectors(self, game: "Game") -> Steps[list[int]]:
        """Return the numbered sectors, not cleared before, without a dug-in unit on a symbol.

        (bib:18.0)
        """
        ...

    def suribachi_clear(self, game: "Game") -> Steps[bool]:
        """Tell whether no Japanese unit is left on the five Suribachi hexes (bib:22.0)."""
        ...

    def in_sector(self, game: "Game", sector: int) -> Steps[list[str]]:
        """Return the Japanese counters in a numbered sector (bib:20.5.2)."""
        ...

    def hill_held(self, game: "Game", place: str) -> Steps[bool]:
        """Tell whether a Japanese unit holds a hill in a hex's sector (bib:21.3, B-11)."""
        ...

    # -- placing Japanese units ------------------------------------------------------------------

    def eligible(
        self, game: "Game", sector: int | None, without: Sequence[str] = (), origin: str = ""
    ) -> Steps[dict[str, str]]:
        """Return the hexes a unit can be placed in, each with its terrain (bib:19.5, B-19).

        The terrain is the word of the placement order: `hill` for any hill hex, else what the hex
        is; a board that does not know it leaves it empty. Where the terrain decides, hexes that
        come later in the order may be missing. `sector` None means any sector that is not cleared
        (bib:23.3). `without` are counters that do not count as the dug-in unit nearby (bib:20.3,
        B-54), `origin` is the hex a unit has just left, which is no new one.
        """
        ...

    def in_us_zoc(self, game: "Game", counter: str) -> Steps[bool]:
        """Tell whether a Japanese unit stands in a US zone of control (bib:23.2)."""
        ...

    # -- scans over hex numbers ------------------------------------------------------------------

    def next_dug_in(self, game: "Game", after: str) -> Steps[str]:
        """Return the next dug-in counter above a hex number, nothing at the end (bib:20.3.1).

        `after` is a hex, or nothing at the start of the search. Units on Mount Suribachi are
        passed over unless B-47 says otherwise.
        """
        ...

    def next_us_hex(self, game: "Game", after: str, upward: bool) -> Steps[str]:
        """Return the next hex with a US unit, nothing at the end (bib:21.2).

        `after` is a hex, or nothing at the start of the scan (0106 upward, 2812 downward).
        """
        ...

    def held_beaches(self, game: "Game") -> Steps[list[str]]:
        """Return the landing beach hexes with US units, the highest number first (bib:21.2.1)."""
        ...

    def under_fire(self, game: "Game", hexes: Sequence[str]) -> Steps[None]:
        """Learn at once what bombarding the hexes needs: units, ground, hills (bib:21.3)."""
        ...

    # -- Banzai ----------------------------------------------------------------------------------

    def nearest_to_us(self, game: "Game", counters: Sequence[str]) -> Steps[list[str]]:
        """Return the counters closest to any US unit, all tied ones (bib:20.5.3)."""
        ...

    def charge_targets(self, game: "Game", counter: str) -> Steps[list[str]]:
        """Return the hexes of the nearest US units by MP, all tied; none out of reach (B-56)."""
        ...

    def charge(self, game: "Game", counter: str, place: str) -> Steps[None]:
        """Move a charging unit next to a US-held hex (bib:20.5.4)."""
        ...

    # -- the two-player game ---------------------------------------------------------------------

    def move_japanese(self, game: "Game", counter: str) -> Steps[None]:
        """Move a face-up Japanese unit at its player's will (bib:23.2)."""
        ...

    def beside(self, game: "Game", counters: Sequence[str]) -> Steps[dict[str, list[str]]]:
        """Return the US-held hexes next to each of some face-up Japanese units (bib:23.2, B-49)."""
        ...

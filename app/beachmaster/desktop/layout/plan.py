"""Decide which parts of the window have room, and how wide each is; all lengths are in ems."""

from collections.abc import Mapping
from typing import Literal

import msgspec

Layout = Literal["map", "card", "read"]
LAYOUTS: tuple[Layout, ...] = ("map", "card", "read")
Covering = Literal["", "board", "rules", "drawer", "learning"]
"""What stands in the card's place: nothing, or what the player called for and has no room beside.

What is learned of the map has it by itself, however much room there is.
"""

CARD, CARD_LEAST, CARD_MOST = 27.0, 24.0, 31.0
CARD_ALONE = 80.0
"""How wide the card is at most where nothing stands beside it: longer lines lose the eye."""
CARD_BESIDE = 64.0
"""How wide the card stays where the rules come beside it by themselves."""
MAP_LEAST = 17.0
READING, READING_LEAST = 45.0, 28.0
CONTENTS, MAP_BESIDE = 22.0, 32.0
"""How wide the contents are beside the page, where the map still has so much."""
PAGE_LEAST = 40.0
"""How wide a page without a game is at least beside the rules."""
DRAWER = 28.0
CARD_HEIGHT = 30.0
"""How high the card stays at least above the rule unfolded."""
STRIP_HEIGHT, LINE_HEIGHT, FOLD_HEIGHT = 21.5, 26.0, 52.5
"""From these heights of the window on there is room for the strip (turn and phase stand on the card
as well), for a line of the rule, and for the rule unfolded."""
END = 48.0
"""How wide the page of a game's end may be beside the map."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What the player wants to see; `board` tells whether there is a map to be shown.

    `apart` tells that the map has a window of its own, and takes no room in this one. `away` names
    what the player closed of what a wide window shows beside a card without a map.
    """

    layout: Layout = "map"
    game: bool = True
    board: bool = True
    drawer: bool = False
    rules: bool = False
    ended: bool = False
    apart: bool = False
    covering: Covering = ""
    away: frozenset[str] = frozenset()
    widths: Mapping[str, float] = {}

    @property
    def here(self) -> bool:
        """Tell whether there is a map for this window."""
        return self.board and not self.apart

    def comes(self, part: str) -> bool:
        """Tell whether a part comes by itself where the card alone would leave a window empty."""
        alone = self.layout == "card" or (self.layout == "map" and not self.here)
        return alone and not self.ended and part not in self.away

    def without(self, part: str) -> frozenset[str]:
        """Return what is away once the player closed a part too: what came by itself stays so."""
        return self.away | {part} if self.comes(part) else self.away


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown and how wide, in ems: none of it is 0, and `card` takes what is left.

    `board` and `drawer` share the stage, `line` and `fold` are the rule below the card,
    `strip` tells where the game stands.
    """

    stage: float = 0
    card: float = 0
    reading: float = 0
    board: bool = False
    drawer: bool = False
    strip: bool = False
    line: bool = False
    fold: bool = False


def planned(width: float, height: float, wanted: Wanted) -> Plan:
    """Return what of the wanted has room in a window of this size."""
    if wanted.covering:
        return _covered(width, height, wanted)
    if not wanted.game:
        reading = min(READING, width - PAGE_LEAST) if wanted.rules else 0
        reading = reading if reading >= READING_LEAST else 0
        return Plan(card=width - reading, reading=reading)
    reading = _reading(width, wanted)
    rest = width - reading - CARD_LEAST
    board = wanted.here and wanted.layout != "card" and rest >= MAP_LEAST
    if wanted.drawer and not board and reading and rest < MAP_LEAST:
        reading, rest = 0, width - CARD_LEAST  # what was called for last has the room
    stage = _stage(width - reading, wanted, board=board) if rest >= MAP_LEAST else 0
    line = not reading and height >= LINE_HEIGHT
    return Plan(
        stage=stage,
        card=width - stage - reading,
        reading=reading,
        board=board,
        drawer=stage > 0 and (wanted.drawer or not board),
        strip=height >= STRIP_HEIGHT,
        line=line,
        fold=line and wanted.rules and height >= FOLD_HEIGHT,
    )


def _covered(width: float, height: float, wanted: Wanted) -> Plan:
    covering = wanted.covering
    reads = covering == "rules"
    return Plan(
        stage=0 if reads else width,
        reading=width if reads else 0,
        board=covering in ("board", "learning"),
        drawer=covering == "drawer",
        strip=wanted.game and height >= STRIP_HEIGHT,
    )


def _reading(width: float, wanted: Wanted) -> float:
    """Return how wide the rules stand beside the card: none in most layouts of most windows."""
    beside = wanted.comes("rules") and width >= CARD_BESIDE + READING
    if not beside and wanted.layout != "read":
        return 0
    room = width - (CARD_BESIDE if beside else CARD_LEAST)
    spread = READING + CONTENTS
    usual = spread if not beside and room - spread >= MAP_BESIDE else READING
    own = wanted.widths.get("reading", usual)
    reading = min(max(own, READING_LEAST), room)
    return reading if reading >= READING_LEAST else 0


def _stage(width: float, wanted: Wanted, *, board: bool) -> float:
    """Return how wide the stage is of what stands left of the rules: the map leaves the card."""
    if board:
        card = wanted.widths.get("card", CARD)
        most = END if wanted.ended else CARD_MOST
        card = END if wanted.ended else min(max(card, CARD_LEAST), most)
        return max(MAP_LEAST, width - min(card, width - MAP_LEAST))
    called = min(DRAWER, width - CARD_LEAST) if wanted.drawer else 0
    room = min(width - CARD_ALONE, READING) if wanted.comes("drawer") else 0
    return max(called, room if room >= DRAWER else 0)

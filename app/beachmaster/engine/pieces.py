"""Pieces of the real table, and one thing to do with one of them: acts, set-up, jumps."""

from typing import Literal

import msgspec

from beachmaster.engine.text import Text, render
from beachmaster.engine.texts import T

Act = Literal["take", "move", "turn", "place", "check", "set-up"]
TO_DO: tuple[Act, ...] = ("take", "move", "turn", "place")
"""The acts that change something, in an order that is safe; a check changes nothing."""

FACELESS = "none"
"""The face of a piece where no side of it means anything: it goes there and is not turned."""
SOMEWHERE = "map"
"""The space of what lies on the map where the program does not know the hex."""


class Piece(msgspec.Struct, frozen=True):
    """A counter or marker on the real table: its name, its space, and its look in words.

    `face` is a stored key for the look and never changes with its words. `on` is the id of the
    piece that bears it: it goes where that goes. A `counted` piece is what a bag or pool holds,
    and its face the number. A pile is `count` pieces of one `kind` that nobody tells apart
    (`engine/piles.py`); a piece that lies there by itself has neither.
    """

    name: Text
    space: str
    look: Text
    face: str = ""
    on: str = ""
    counted: bool = False
    kind: str = ""
    count: int = 0

    @property
    def lies(self) -> tuple[str, str]:
        """Return where it lies and which face it shows, in keys: equal for pieces that agree."""
        return self.on or self.space, self.face or render(self.look)


class TableChange(msgspec.Struct, frozen=True):
    """One thing to do at the table, and its words.

    `piece` is the id of what is changed, `was` and `now` say how it lay and is to lie, None off
    the table. `pool` is the counted piece that it goes into or comes out of. The player's `own`
    answer told an own one: it is shown, and nobody ticks it. A check is of a whole space, and
    a set-up of whatever its words say. Of a pile `count` pieces are changed: they leave the pile
    `piece` for the pile `to`; `was` is the one as it lay before all changes, `now` the other as it
    is to lie after them.
    """

    act: Act
    text: Text
    space: str
    piece: str = ""
    was: Piece | None = None
    now: Piece | None = None
    pool: str = ""
    own: bool = False
    count: int = 0
    to: str = ""


def alike(was: Piece | None, now: Piece | None) -> bool:
    """Tell whether a piece lies already as it is to lie, whatever its words are."""
    if was is None or now is None:
        return was is now
    if was.count != now.count:
        return False
    if now.face == FACELESS:
        return was.lies[0] == now.lies[0]
    return was.lies == now.lies


def lying(piece: Piece) -> Text:
    """Say what lies somewhere: a piece with its look, a pile with its number."""
    if piece.kind:
        return T("{number} {piece}", number=piece.count, piece=piece.name)
    return T("{piece} ({look})", piece=piece.name, look=piece.look)

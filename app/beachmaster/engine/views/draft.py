"""Keep what the player has entered for one prompt so far."""

import msgspec

from beachmaster.engine.values import Value
from beachmaster.engine.views.rowkeys import NO_KEYS, RowKeys

SINGLE = ""
"""The name of the one field of a prompt that is no form."""


class Refused(msgspec.Struct, frozen=True):
    """Why something was not taken, and the field at fault; empty for none."""

    words: str
    field: str = SINGLE


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """What is entered so far: values by field, faces of dice, and the line that is being typed.

    A one-field prompt has its picks under the empty name: they are the queue of the map, too.
    `typing` is set after the sign that begins own words. `at` names the field with the ring, None
    where nobody went to one; `behind` the field that was done last, so that the ring is at the next
    one. `row` is the row with the ring, -1 for none. `brought` has, by field, whom that field has
    picked in a later one. `denied` means that the last sign said no to all the rest. `described` is
    the form of a counter that is not listed.
    """

    fields: dict[str, Value] = {}
    dice: tuple[int, ...] = ()
    typed: str = ""
    typing: bool = False
    at: str | None = None
    behind: str | None = None
    row: int = -1
    brought: dict[str, list[Value]] = {}
    denied: bool = False
    row_keys: RowKeys = NO_KEYS
    refusal: Refused | None = None
    described: "Draft | None" = None

    @property
    def ticked(self) -> list[Value]:
        """Return what is picked at a prompt of one field, in the order of picking."""
        told = self.fields.get(SINGLE)
        return told if isinstance(told, list) else []


EMPTY = Draft()

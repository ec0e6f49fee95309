"""What the large card paints: words, dice, signs and bars, each in its rectangle."""

from typing import Literal

import msgspec
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont

from beachmaster.desktop.measures import LEFT
from beachmaster.desktop.theme import Role
from beachmaster.engine.fight import DrawnFace, Sign

Kind = Literal["words", "die", "face", "sign", "turns", "share"]
FADED, FADED_BY_DAY = 0.6, 0.75
"""How strong an earlier result is painted: on white, less would not be read from two metres."""


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to paint; `part` names what it belongs to.

    `value` is what a die shows or how many turns are begun, `of` how many there are; `step` counts
    what comes after the dice have landed.
    """

    kind: Kind
    part: str
    rect: QRect
    words: str = ""
    font: QFont | None = None
    colour: Role = "text"
    align: Qt.AlignmentFlag = LEFT
    value: int | None = None
    of: int = 0
    color: str = ""
    sign: Sign = "none"
    drawn: DrawnFace | None = None
    share: float = 0.0
    faded: bool = False
    step: int = 0

"""Tell which keys of Qt type a sign, and which are commands of the card's own."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from beachmaster.desktop.texts import T
from beachmaster.engine.text import Text
from beachmaster.engine.views.keys import COMMANDS

CHORDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With these held down a key is a command, no answer."""


def press_one_of(keys: Sequence[str]) -> Text:
    """Say which keys give an answer, for whoever pressed another one; there are two at least."""
    rising = [str(key) for key in range(int(keys[0]), int(keys[0]) + len(keys))]
    if len(keys) == 2:
        return T("Press {first} or {last}.", first=keys[0], last=keys[-1])
    if list(keys) == rising:
        return T("Press {first} to {last}.", first=keys[0], last=keys[-1])
    return T("Press one of these: {keys}.", keys=list(keys))


def is_command(event: QKeyEvent, acts: str = "") -> bool:
    """Tell whether a key is a letter of the card's own, or one of the `acts` of the answers."""
    sign = event.text().casefold()
    return len(sign) == 1 and not event.modifiers() & CHORDS and sign in COMMANDS + acts


def spelled_sign(event: QKeyEvent, *, begun: bool, acts: str = "") -> str:
    """Return the sign that a key adds to what is typed, empty where it is a command.

    What has `begun` goes on with any sign; else a letter or a digit begins it.
    """
    sign = event.text()
    if event.modifiers() & CHORDS or len(sign) != 1 or not sign.isprintable():
        return ""
    begins = sign.isalnum() and not is_command(event, acts)
    return sign if begins or (begun and sign != "/") else ""

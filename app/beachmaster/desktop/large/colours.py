"""The colours of the large card: its own dark scheme for the evening, in high contrast true black.

It is dark whatever the desk is, as it may stand beside a lamp; a key makes it light.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtGui import QColor

from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.theme.roles import COLOURS

_NIGHT: dict[Role, str] = {
    **COLOURS["evening"],
    "window": "#100c09",
    "surface": "#100c09",
    "raised": "#221b14",
    "text": "#f5ead3",
    "muted": "#bcae95",
    "line": "#5c4e3d",
    "edge": "#2a221a",
    "field": "#8d7c63",
    "accent": "#eeb768",
    "on-accent": "#1c1203",
    "accent-soft": "#3d2d18",
    "good": "#b4cf83",
    "bad": "#ff9c86",
    "signal": "#ff9b54",
}
_DAY: dict[Role, str] = {**COLOURS["light"], "window": "#fffdf7"}


def colours(*, light: bool) -> Mapping[Role, str]:
    """Return the colours in force: true black in high contrast, else the night's or the day's."""
    if current().scheme == "contrast":
        return COLOURS["contrast"]
    return _DAY if light else _NIGHT


@contextmanager
def worn(chosen: Mapping[Role, str]) -> Iterator[None]:
    """Let all that is painted meanwhile have these colours."""
    with current().wearing({role: QColor(name) for role, name in chosen.items()}):
        yield

"""Say which color a ground has on the map."""

from PySide6.QtGui import QColor

from beachmaster.desktop.theme import Role, Theme
from beachmaster.engine.display import Ground

_LAND: dict[Ground, Role] = {
    "clear": "land-clear",
    "rough": "land-rough",
    "difficult": "land-difficult",
    "broken": "land-broken",
    "beach": "land-beach",
    "mountain": "land-mountain",
    "mine": "land-mine",
    "ravine": "land-ravine",
    "open": "land-open",
}


def land_colour(theme: Theme, ground: Ground) -> QColor:
    """Return the colour of a ground."""
    return theme.colour(_LAND[ground])

"""Colours, type and spacing of the whole window, which scale with the player's text size."""

from beachmaster.desktop.theme.roles import ROLES, SCHEMES, Role, Scheme
from beachmaster.desktop.theme.theme import ZOOMS, Theme, current

__all__ = ["ROLES", "SCHEMES", "ZOOMS", "Role", "Scheme", "Theme", "current"]

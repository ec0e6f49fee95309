"""Name the plain values that travel between the player, the session and a saved game."""

from typing import Any, Literal, TypeAlias

Value: TypeAlias = Any
"""A JSON value: null, boolean, number, string, list or object."""

Side = Literal["us", "japan", "program"]
"""Whom a prompt speaks to."""

Visibility = Literal["all", "us", "japan", "program"]
"""Who may see an event, a reason or a field of the state."""

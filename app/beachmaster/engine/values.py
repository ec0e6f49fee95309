"""Name the plain values that travel between the player, the session and a saved game."""

from copy import deepcopy
from typing import Any, Literal, TypeAlias

Value: TypeAlias = Any
"""A JSON value: null, boolean, number, string, list or object."""

Side = Literal["us", "japan", "program"]
"""Whom a prompt speaks to."""

Visibility = Literal["all", "us", "japan", "program"]
"""Who may see an event, a reason or a field of the state."""


def detached(value: Value) -> Value:
    """Return a value that shares no list and no object with this one."""
    return deepcopy(value) if isinstance(value, list | dict) else value

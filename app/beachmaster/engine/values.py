"""Name the plain values that travel between the player, the session and a saved game."""

from copy import deepcopy
from typing import Any, TypeAlias

Value: TypeAlias = Any
"""A JSON value: null, boolean, number, string, list or object."""

Visibility: TypeAlias = str
"""Who may see an event or a field of the state: `all`, `program`, or the id of a side."""

LARGEST_NUMBER = 1 << 53
"""The largest number that every program reads from JSON as it was written."""


def is_bounded(value: Value) -> bool:
    """Tell whether no number in a value is larger than `LARGEST_NUMBER`."""
    if isinstance(value, dict):
        return all(map(is_bounded, value.values()))
    if isinstance(value, list):
        return all(map(is_bounded, value))
    return not isinstance(value, int | float) or abs(value) <= LARGEST_NUMBER


def detached(value: Value) -> Value:
    """Return a value that shares no list and no object with this one."""
    return deepcopy(value) if isinstance(value, list | dict) else value

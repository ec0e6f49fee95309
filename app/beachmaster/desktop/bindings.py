"""Leave imports alone: Qt's Python bindings read the whole source of each module that is imported.

They look for a switch of theirs in it (`__feature__`: snake_case for Qt's names), which we never
use, and Python's `linecache` keeps each line that they read. Without it a start takes a tenth less
and holds some twenty megabytes less.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - it puts its own `__import__` in place


def import_plainly() -> None:
    """Put Python's own `__import__` back in place, where the bindings have put theirs."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)

"""Ask the system whether it wants less motion."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


def motion_unwelcome() -> bool:
    """Return whether the system asks for less motion; Qt before 6.12 cannot ask."""
    hints = QGuiApplication.styleHints()  # held: the bindings drop what hangs on it with it
    ask = getattr(hints.accessibility(), "motionPreference", None)
    kinds: Any = getattr(Qt, "MotionPreference", None)
    return ask is not None and kinds is not None and bool(ask() != kinds.NoPreference)

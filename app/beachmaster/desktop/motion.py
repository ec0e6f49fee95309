"""Ask the system whether it wants less motion."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


def motion_unwelcome() -> bool:
    """Tell whether the system asks for less motion, where it can be asked."""
    hints = QGuiApplication.styleHints()  # held: the bindings drop what hangs on it with it
    return hints.accessibility().motionPreference() != Qt.MotionPreference.NoPreference

"""The room that a screen has for a window with its frame."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FRAME = QSize(16, 48)
"""Pixels that no title bar and no borders exceed; Qt learns the real ones too late."""


def size_within_screen(window: QWidget, wanted: QSize) -> QSize:
    """Return the size, bounded so that the window and its frame fit on its screen."""
    return wanted.boundedTo(window.screen().availableSize() - FRAME)

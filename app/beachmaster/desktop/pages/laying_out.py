"""Small parts that all pages are laid out with."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget


def spoken(role: str = "", words: str = "") -> QLabel:
    """Return a label whose words wrap."""
    label = QLabel(words)
    if role:
        label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def card() -> QFrame:
    """Return a frame that stands out from the page."""
    frame = QFrame()
    frame.setProperty("card", True)
    return frame


def scrolled(widget: QWidget) -> QScrollArea:
    """Return an area in which a page scrolls up and down, never sideways."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(widget)
    return area

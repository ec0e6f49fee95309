"""Small buttons that the keyboard reaches."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton


def tool_button(text: str = "", *, checkable: bool = False) -> QToolButton:
    """Return a tool button that takes the focus with Tab."""
    button = QToolButton()
    button.setText(text)
    button.setCheckable(checkable)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button

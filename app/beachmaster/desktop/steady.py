"""Fields that the wheel changes only with the keyboard in them: scrolling alters nothing."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget


class SteadySpinBox(QSpinBox):
    """A number field; a wheel over one without the keyboard scrolls what it stands in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count on where the keyboard stands; else leave the wheel to what is around."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class SteadyComboBox(QComboBox):
    """A list to choose from; a wheel over one without the keyboard scrolls what it stands in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Choose the next one where the keyboard stands; else leave the wheel to what is around."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

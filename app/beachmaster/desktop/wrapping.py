"""Buttons whose words may be long: Qt's own radio button does not wrap them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QRadioButton, QWidget


class WrappedRadio(QWidget):
    """A radio button with a label beside it that wraps; a click on either chooses."""

    toggled = Signal(bool)

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QRadioButton()
        self.button.setAccessibleName(words)
        self.button.toggled.connect(self.toggled)
        self._label = QLabel(words)
        self._label.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)
        self.setFocusProxy(self.button)

    def setChecked(self, on: bool) -> None:
        """Choose it, or not."""
        self.button.setChecked(on)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose it."""
        del event
        self.button.setFocus(Qt.FocusReason.MouseFocusReason)
        self.button.setChecked(True)

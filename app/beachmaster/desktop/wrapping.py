"""Buttons whose words may be long: Qt's own radio button does not wrap them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from beachmaster.desktop.theme import current


class WrappedRadio(QWidget):
    """A radio button with words that wrap and an explanation below; a click anywhere chooses."""

    toggled = Signal(bool)

    def __init__(self, words: str = "", hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QRadioButton()
        self.button.toggled.connect(self.toggled)
        self._label, self._hint = QLabel(), QLabel()
        self._hint.setProperty("role", "hint")
        words_column = QVBoxLayout()
        words_column.setSpacing(current().space(0.1))
        for label in (self._label, self._hint):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            words_column.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current().space(0.5))
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words_column, 1)
        self.setFocusProxy(self.button)
        self.reword(words, hint)

    def reword(self, words: str, hint: str = "") -> None:
        """Give it other words."""
        self._label.setText(words)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.button.setAccessibleName(words)
        self.button.setAccessibleDescription(hint)

    def is_checked(self) -> bool:
        """Tell whether it is chosen."""
        return self.button.isChecked()

    def check(self, on: bool = True) -> None:
        """Choose it, or not."""
        self.button.setChecked(on)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose it."""
        del event
        self.button.setFocus(Qt.FocusReason.MouseFocusReason)
        self.button.setChecked(True)

"""Buttons whose words may be long: Qt's own radio button does not wrap them."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from beachmaster.desktop.theme import current

FRAME = 2


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
        row.setContentsMargins(*(current().space(0.25),) * 4)
        row.setSpacing(current().space(0.5))
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words_column, 1)
        self.setFocusProxy(self.button)
        self.button.installEventFilter(self)
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw the frame anew when the keyboard comes to the button or leaves it."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame button and words together where the keyboard stands."""
        super().paintEvent(event)
        if self.button.hasFocus():
            painter, theme = QPainter(self), current()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.colour("accent"), FRAME))
            round_ = theme.space(0.25)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), round_, round_)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose it."""
        del event
        self.button.setFocus(Qt.FocusReason.MouseFocusReason)
        self.button.setChecked(True)

"""Fields that the wheel never changes: scrolling alters nothing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from beachmaster.desktop.theme import current
from beachmaster.engine.text import with_hyphens, with_minus

EDGE = 0.35
"""How far figures stand off the edge of their field, in ems."""
if TYPE_CHECKING:
    _Field = QWidget
else:
    _Field = object  # Qt lets a class inherit one of its own alone


class _Steady(_Field):
    """What a field inherits first: the wheel scrolls the page, wherever the keyboard stands."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what is around."""
        event.ignore()


class SteadySpinBox(_Steady, QSpinBox):
    """A number field that keeps its value while the page is scrolled, its figures off the edge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keep_off_edge()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave to what is around what belongs to no number: it may be a key there."""
        sign = event.text()
        minus = self.minimum() < -1 and sign in ("-", "\u2212")
        if len(sign) == 1 and sign.isprintable() and not (sign.isdecimal() or minus):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_off_edge()

    def sizeHint(self) -> QSize:
        """Leave room for the margin as well."""
        return super().sizeHint() + QSize(self.lineEdit().textMargins().left(), 0)

    def textFromValue(self, value: int) -> str:
        """Write a number below zero with a minus sign."""
        return with_minus(super().textFromValue(value))

    def valueFromText(self, words: str) -> int:
        """Read a number, with a hyphen or a minus sign."""
        return super().valueFromText(with_hyphens(words))

    def validate(self, words: str, at: int) -> tuple[QValidator.State, str, int]:
        """Take a hyphen or a minus sign before a number."""
        return super().validate(with_hyphens(words), at)

    def _keep_off_edge(self) -> None:
        """Set a margin: a style sheet's padding does not reach the field inside."""
        self.lineEdit().setTextMargins(current().space(EDGE), 0, 0, 0)


class EmptySpinBox(SteadySpinBox):
    """A number field that stands empty until a number is given: none is likelier than others.

    The value below the lowest one stands for nothing typed yet.
    """

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least = least
        self.setRange(least - 1, most)
        self.setValue(least - 1)

    @property
    def given(self) -> bool:
        """Tell whether a number stands in the field."""
        return self.value() >= self.least

    def textFromValue(self, value: int) -> str:
        """Write nothing while none is given."""
        return super().textFromValue(value) if value >= self.least else ""

    def valueFromText(self, words: str) -> int:
        """Read nothing as none given."""
        return super().valueFromText(words) if words.strip() else self.minimum()

    def validate(self, words: str, at: int) -> tuple[QValidator.State, str, int]:
        """Let the field be emptied."""
        if words.strip():
            return super().validate(words, at)
        return (QValidator.State.Acceptable, words, at)


class SteadyComboBox(_Steady, QComboBox):
    """A list to choose from that keeps its choice while the page is scrolled."""

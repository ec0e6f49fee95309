"""Fields that the wheel never changes: scrolling alters nothing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

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
    """A number field that keeps its value while the page is scrolled."""


class SteadyComboBox(_Steady, QComboBox):
    """A list to choose from that keeps its choice while the page is scrolled."""

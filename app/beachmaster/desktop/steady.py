"""Fields that the wheel never changes: scrolling alters nothing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from beachmaster.desktop.theme import current

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

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_off_edge()

    def sizeHint(self) -> QSize:
        """Leave room for the margin as well."""
        return super().sizeHint() + QSize(self.lineEdit().textMargins().left(), 0)

    def _keep_off_edge(self) -> None:
        """Set a margin: a style sheet's padding does not reach the field inside."""
        self.lineEdit().setTextMargins(current().space(EDGE), 0, 0, 0)


class SteadyComboBox(_Steady, QComboBox):
    """A list to choose from that keeps its choice while the page is scrolled."""

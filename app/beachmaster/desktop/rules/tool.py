"""Small buttons that the keyboard reaches, and that end in dots where they have no room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QToolButton

from beachmaster.desktop.measures import cut_to, width_of
from beachmaster.desktop.theme import current

LEAST = 8
"""So many ems a long one keeps at least."""


class ToolButton(QToolButton):
    """A tool button whose words are cut, with dots, rather than that its window grows."""

    elides = True

    def __init__(self) -> None:
        super().__init__()
        self.words = ""

    def setText(self, text: str) -> None:
        """Show these words, or their beginning."""
        self.words = text
        super().setText(text)
        self.updateGeometry()
        self._cut()

    def sizeHint(self) -> QSize:
        """Return the size of the whole words."""
        shown, font = super().sizeHint(), self.font()
        cut = width_of(self.words, font) - width_of(self.text(), font)
        return QSize(shown.width() + cut, shown.height())

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        whole = self.sizeHint()
        return QSize(min(whole.width(), current().space(LEAST)), whole.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words anew."""
        super().resizeEvent(event)
        self._cut()

    def showEvent(self, event: QShowEvent) -> None:
        """Cut the words to the size it got unseen."""
        super().showEvent(event)
        self._cut()

    def _cut(self) -> None:
        whole, font = self.sizeHint().width(), self.font()
        room = self.width() - whole + width_of(self.words, font)
        fits = not self.isVisible() or self.width() >= whole
        super().setText(self.words if fits else cut_to(self.words, font, room))


def tool_button(text: str = "", *, checkable: bool = False, elides: bool = False) -> QToolButton:
    """Return a tool button that takes the focus with Tab; one that elides gives way to others."""
    button = ToolButton() if elides else QToolButton()
    button.setText(text)
    button.setCheckable(checkable)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button

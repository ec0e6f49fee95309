"""A line to type into that leaves the card's own letters to the card until a word has begun."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit

from beachmaster.desktop.prompts.spelling import SPELLS, is_command, spelled_sign

_GONE_TO = {
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class FilterLine(QLineEdit):
    """Looks for what is typed, also where the program put the keyboard into it.

    W opens the reasons there as from anywhere else. Who goes into it by themselves (a click, Tab,
    `/`) types any letter, and so does whoever has begun a word. `acts` are letters that the answers
    themselves have as keys.
    """

    acts = ""

    def __init__(self) -> None:
        super().__init__()
        self._gone_to = False

    @property
    def begun(self) -> bool:
        """Tell whether a word stands there to be gone on with: what is marked will be replaced."""
        return bool(self.text()) and self.selectedText() != self.text()

    def sign_of(self, event: QKeyEvent, *, begun: bool) -> str:
        """Return the sign that a key adds, empty where it does something else."""
        return spelled_sign(event, begun=begun, acts=self.acts)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note who put the keyboard here; coming back to the window changes nothing."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._gone_to = event.reason() in _GONE_TO

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take any letter from now on."""
        super().mousePressEvent(event)
        self._gone_to = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type, but leave commands to the card where no word has begun."""
        if self._gone_to or self.begun:
            super().keyPressEvent(event)
        elif event.text() == SPELLS:
            self._gone_to = True
        elif is_command(event, self.acts):
            event.ignore()
        else:
            super().keyPressEvent(event)

"""Give a panel a title and a way to close it, wherever in the window it stands."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.icons import give_icon
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text


class Framed(QFrame):
    """A title, what belongs beside it, and a button to close; below them one panel."""

    closed = Signal()

    def __init__(self, title: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.setAutoFillBackground(True)
        give_role(self, QAccessible.Role.Grouping)
        self.label = QLabel()
        self.label.setProperty("role", "heading")
        self.close_button = tool_button()
        give_icon(self.close_button, "x")
        self.close_button.clicked.connect(self.closed)
        self.head = QHBoxLayout()
        self.head.addWidget(self.label, 1)
        self.head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.column = QVBoxLayout(self)
        self.column.addLayout(self.head)
        self._space()
        current().changed.connect(self._space)
        self.retranslate()

    def put(self, panel: QWidget, *, closes: bool = True) -> None:
        """Take a panel in, from wherever it stood; where another button leads back, none closes.

        Then it needs no title either: the player just called for it, and it has all the room.
        """
        for part in (self.label, self.close_button):
            part.setVisible(closes)
        if panel.parentWidget() is not self:
            self.column.addWidget(panel, 1)

    def retranslate(self) -> None:
        """Say the words in the language in force."""
        self.label.setText(say(self.title))
        name(self, self.title)
        name(self.close_button, T("Close: {panel}", panel=self.title), T("Close (Esc)"))

    def _space(self) -> None:
        gap = current().space(0.35)
        self.head.setContentsMargins(gap, gap, 0, 0)
        self.column.setContentsMargins(gap, 0, gap, gap)
        self.column.setSpacing(0)

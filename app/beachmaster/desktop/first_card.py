"""Show where the player was for the moment until the prompt card itself is there."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from beachmaster.desktop.left_off import left_lines
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say

if TYPE_CHECKING:
    from beachmaster.storage.last import Last


class FirstCard(QFrame):
    """The prompt as it was last shown; it needs nothing that is slow to load."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._step, self._prompt = _label("hint"), _label("prompt")
        self._acts, self._loading = _label(""), _label("hint")
        column = QVBoxLayout(self)
        gap = current().space(0.75)
        column.setContentsMargins(gap, gap, gap, gap)
        for label in (self._step, self._prompt, self._acts, self._loading):
            column.addWidget(label)
        column.addStretch(1)

    def show_remembered(self, last: "Last") -> None:
        """Show the prompt that waited when the program was left."""
        step = T("Turn {turn} · {phase}", turn=last.turn, phase=last.phase_words)
        self._step.setText(say(step))
        self._prompt.setText(last.prompt)
        self._acts.setText("\n".join(left_lines(last)))
        self._loading.setText(say(T("Opening the game…")))
        self.setAccessibleName(last.prompt)


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label

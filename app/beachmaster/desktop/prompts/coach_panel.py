"""Show the movement coach around the answers: who cannot go, and what others may do."""

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.coach import Coach, Coaching
from beachmaster.engine.coach_words import detail_lines, head_lines, unit_line
from beachmaster.engine.prompt import Prompt, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

AMONG = 1
"""Where the answers stand between what is above and below them."""


class CoachPanel(Stacked):
    """Who cannot go and why, what is left, and the unit looked at; nothing where nobody moves.

    `details` stands below the answers: what the others may do, and what every move costs. Before
    a form it stands above: one moves at the table by it, and fills in the form afterwards.
    """

    def __init__(self) -> None:
        super().__init__()
        self._coaching: Coaching | None = None
        self._subject = ""
        self.cannot, self.unit = Words("", PLAIN, bold=True), Words("", PLAIN)
        self.details, self.before = Words("", PLAIN, role="hint"), Words("", PLAIN, role="hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        for line in (self.cannot, self.before, self.unit):
            column.addWidget(line)
        self.hide()
        self.details.hide()

    def stand_in(self, answers: QBoxLayout) -> None:
        """Stand before and after the answers, which go to the place `AMONG`."""
        answers.addWidget(self)
        answers.addWidget(self.details)

    def show_prompt(self, prompt: Prompt | None) -> None:
        """Show what the coach says of a prompt, or nothing."""
        before, self._coaching = self._coaching, prompt.coach if prompt is not None else None
        self._subject = prompt.subjects[0] if prompt is not None and prompt.subjects else ""
        if before is None and self._coaching is None:
            return
        whole = self._coaching is not None and not self._subject
        coach = self._coaching.coach() if self._coaching and whole else Coach()
        _put(self.cannot, head_lines(coach))
        form, details = isinstance(prompt, Record), detail_lines(coach)
        _put(self.before, details if form else ())
        _put(self.details, () if form else details)
        self.show_unit(None)

    def show_unit(self, unit: Value) -> None:
        """Say of a unit that is looked at what it may do, or why it cannot go."""
        if self._coaching is None and self.isHidden():
            return
        one = unit if isinstance(unit, str) else ""
        going = self._coaching.going(self._subject or one) if self._coaching else None
        _put(self.unit, [unit_line(going)] if going is not None else [])
        self.setVisible(any(one.text() for one in (self.cannot, self.before, self.unit)))
        self.updateGeometry()


def _put(line: Words, texts: Sequence[Text]) -> None:
    """Write texts below each other; without any the line is not there."""
    line.setText("\n".join(map(say, texts)))
    line.setVisible(bool(texts))

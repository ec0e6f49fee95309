"""Explain what was decided or looked up, at three depths."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.labels import PLAIN, Words, rule_links
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.prompts.heading import why_words
from beachmaster.desktop.prompts.odds import Chances, OddsChart
from beachmaster.desktop.prompts.opponent_panel import OpponentPanel
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.explaining import steps_of
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.text import capital
from beachmaster.engine.weighing import beside_others, in_a_line, rules_in

CLOSED, SENTENCE, STEPS, PATH = range(4)
MOST_EXPLAINED, MOST_OF_PATH, MOST_WEIGHED = 3, 12, 80


class WhyPanel(QFrame):
    """One sentence; then each candidate, filter and modifier; then the path with its rules."""

    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.level = CLOSED
        self._prompt: Prompt | None = None
        self._told: Sequence[JournalEvent] = ()
        self._before: list[Chances] = []
        self._opponent: OpponentPanel | None = None
        self._column = QVBoxLayout(self)
        self._column.setSpacing(current().space(0.3))
        self.hide()

    def about(
        self,
        prompt: Prompt | None,
        told: Sequence[JournalEvent],
        before: list[Chances],
        opponent: OpponentPanel | None = None,
    ) -> None:
        """Explain this prompt, what was told and decided, and the odds of the last roll."""
        self._prompt, self._told, self._before = prompt, told, before
        self._opponent = opponent if opponent is not None and opponent.decided else None
        deepest = STEPS if self._opponent else PATH  # to weigh all again takes a moment
        self.go_to(min(self.level, deepest))

    def deepen(self) -> int:
        """Go one depth further, or close after the last; return the depth."""
        self.go_to((self.level + 1) % (PATH + 1))
        return self.level

    def go_to(self, depth: int) -> None:
        """Show a depth."""
        self.level = depth
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.setVisible(depth > CLOSED)
        if depth == CLOSED:
            return
        self._column.addWidget(Words(say(_TITLES[depth]), PLAIN, bold=True))
        if self._opponent is not None or depth < STEPS:
            self._sentence()
        if self._opponent is not None:
            self._decided(self._opponent, depth)
        elif depth >= STEPS:
            self._steps()
            self._now()
        if depth >= PATH:
            self._path()
        if depth < PATH:
            self._column.addWidget(Words(say(T("W: more")), CAPTION, role="hint"))

    def words(self) -> str:
        """Return everything that is shown, as plain text."""
        items = [self._column.itemAt(at) for at in range(self._column.count())]
        shown = [item.widget() for item in items if item is not None]
        return "\n".join(one.text() for one in shown if isinstance(one, Words))

    def _sentence(self) -> None:
        """Say why this is asked, or what was decided last."""
        explained = self._explained()
        if explained:
            self._add(say(explained[-1].event.text), explained[-1].event.rules)
        elif self._told:
            self._add(say(self._told[-1].event.text), self._told[-1].event.rules)
        self._now()

    def _now(self) -> None:
        """Say what is asked, and why."""
        if self._prompt is not None:
            reasons = why_words(self._prompt)
            source = T("Now: {what} {why}") if reasons else T("Now: {what}")
            said = say(source.fill(what=self._prompt.text, why=reasons))
            self._add(said, self._prompt.rules)

    def _decided(self, opponent: OpponentPanel, depth: int) -> None:
        """Say why the opponent did what it did: in a line, beside the best others, or all of it."""
        for entry in opponent.decided[-MOST_EXPLAINED:]:
            found = opponent.why(entry)
            if depth == PATH and entry is opponent.decided[-1]:
                found = opponent.weigh_again(entry) or found
            if found is None:
                continue
            self._add(say(in_a_line(found)), rules_in(found), bold=True)
            for line in beside_others(found)[:MOST_WEIGHED] if depth >= STEPS else ():
                self._column.addWidget(Words(_bullet(say(line))))

    def _steps(self) -> None:
        """Go through the decisions and table results told last, the newest first."""
        explained = self._explained()[-MOST_EXPLAINED:][::-1]
        if not explained:
            self._column.addWidget(
                Words(
                    say(T("Nothing was decided or looked up since your last answer.")), role="hint"
                )
            )
        for told in explained:
            self._heading(told)
            for step in steps_of(told.event):
                role = "hint" if step.aside else ""
                self._add(capital(say(step.text)), step.rules, role=role)

    def _path(self) -> None:
        """List what led here, and what the last die could have done instead."""
        self._column.addWidget(Words(say(T("How it came to this")), bold=True))
        for told in self._told[-MOST_OF_PATH:]:
            self._add(_bullet(say(told.event.text)), told.event.rules)
        if self._before:
            self._column.addWidget(Words(say(T("What the last die could have brought")), bold=True))
            chart = OddsChart()
            chart.show_odds(self._before)
            self._column.addWidget(chart)

    def _explained(self) -> list[JournalEvent]:
        return [told for told in self._told if steps_of(told.event)]

    def _heading(self, told: JournalEvent) -> None:
        """Name what is explained: its dice and their result are among its steps."""
        receipt = told.event.receipt
        self._add(say(told.event.text if receipt is None else receipt.what), (), bold=True)

    def _add(self, words: str, rules: Sequence[str], *, bold: bool = False, role: str = "") -> None:
        said = escape(words).replace("\n", "<br>")
        html = f"<b>{said}</b>" if bold else said
        line = LinkedWords(f"{html} {rule_links(list(rules))}", role=role)
        line.setAccessibleName(words)
        line.linkActivated.connect(self.rule_wanted)
        self._column.addWidget(line)

    def first_focus(self) -> QWidget:
        """Return the first line."""
        item = self._column.itemAt(1)
        widget = item.widget() if item is not None else None
        return widget if widget is not None else self


def _bullet(words: str) -> str:
    return f"• {words}"


_TITLES = {
    SENTENCE: T("Why: in short"),
    STEPS: T("Why: step by step"),
    PATH: T("Why: the whole path"),
}

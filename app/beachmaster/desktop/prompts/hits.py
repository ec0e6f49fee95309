"""Type the hits of each row of dice in a line, or let the program roll."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from beachmaster.desktop.buttons import ButtonGrid
from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.offer_button import OfferButton
from beachmaster.desktop.prompts.roll import ROLL_FOR_ME
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.fighting import volley_rows
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Roll
from beachmaster.engine.sheet_words import hit_row_text
from beachmaster.engine.text import Text
from beachmaster.engine.typed_hits import form_of, hits_meant
from beachmaster.engine.values import Value

SIGNS = frozenset("0123456789/ ,")
"""What begins a line wherever the keyboard stands."""


class HitsPane(AnswerPane[Roll]):
    """The rows of dice in a list, a line for their hits, and the button for the program."""

    def build(self) -> None:
        """List the rows, with those of the other side below; make the line and the button."""
        prompt = self.prompt
        self.rows = [Words(say(hit_row_text(row)), PLAIN) for row in volley_rows(prompt)]
        if prompt.dice.against is not None:
            against = Words(say(T("Other side:")), PLAIN, role="hint")
            self.rows.insert(prompt.own_rows, against)
        for row in self.rows:
            self.column.addWidget(row)
        self.line = QLineEdit()
        self.hint = T("Hits in each row, such as {form}, or every die", form=form_of(prompt))
        self.line.setPlaceholderText(say(self.hint))
        self.line.textChanged.connect(lambda _words: self.altered.emit())
        name(self.line, T("Hits in each row"), self.hint)
        self.column.addWidget(self.line)
        grid = ButtonGrid()
        self.program = OfferButton(say(ROLL_FOR_ME), "R")
        self.program.clicked.connect(self.left_to_program)
        grid.add(self.program)
        self.column.addWidget(grid)

    def dress(self) -> None:
        """Let the program's offer be a quiet line where the player always rolls by themselves."""
        self.program.dress(quiet=self.keeps(), rare=self.keeps())

    def typed(self) -> str:
        """Return the line without the spaces around it."""
        return self.line.text().strip()

    def default(self) -> Text | None:
        """Say what Enter does: use what was typed, or let the program roll."""
        if self.typed():
            return T("Use {hits}", hits=self.typed())
        return ROLL_FOR_ME if self._by_program() else None

    def awaited(self) -> Text:
        """Say what is waited for."""
        return T("Enter your hits") if self.keeps() else T("Enter your hits, or R")

    def enter(self) -> None:
        """Answer with the line, or let the program roll where that is left to it."""
        if not self.typed():
            if self._by_program():
                self.left_to_program.emit()
            else:
                self.unread.emit(AnswerError(T("{hint}.", hint=self.hint)))
            return
        try:
            value = hits_meant(self.prompt, self.typed())
        except AnswerError as error:
            self.unread.emit(error)
        else:
            self.answered.emit(value)

    def _by_program(self) -> bool:
        return self.leaves() or self.program.hasFocus()

    def key(self, event: QKeyEvent) -> bool:
        """Take R; let a figure begin the line wherever the keyboard stands."""
        if event.key() == Qt.Key.Key_R:
            self.left_to_program.emit()
            return True
        if event.key() == Qt.Key.Key_Backspace and self.line.text():
            self.line.backspace()
            return True
        if event.text() and event.text() in SIGNS:
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.line.insert(event.text())
            return True
        return super().key(event)

    def selection(self) -> Value:
        """Return what the line holds, or None where it holds no answer."""
        try:
            return hits_meant(self.prompt, self.typed()) if self.typed() else None
        except AnswerError:
            return None

    def told_so_far(self) -> Value:
        """Return the line."""
        return self.line.text()

    def tell_again(self, told: Value) -> None:
        """Take the line."""
        self.line.setText(told if isinstance(told, str) else "")

    def first_focus(self) -> QWidget:
        """Return the button for the program where Enter presses it, else no control."""
        return self.program if self.leaves() else self

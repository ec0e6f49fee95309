"""Say yes or no."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.buttons import ARROWS, AnswerButton, ButtonGrid
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Confirm
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


class ConfirmPane(AnswerPane[Confirm]):
    """Two buttons; Y, N, and Enter for yes."""

    lasting = True

    def build(self) -> None:
        """Make the buttons; Y and N are keys of every language."""
        self.grid = ButtonGrid()
        self.yes = AnswerButton(say(_YES), "Y", main=not self.must_be_said)
        self.no = AnswerButton(say(_NO), "N")
        for button, value in ((self.yes, True), (self.no, False)):
            button.clicked.connect(lambda _checked=False, value=value: self.answered.emit(value))
            self.grid.add(button)
        self.column.addWidget(self.grid)

    def take_over(self, prompt: Confirm) -> bool:
        """Ask something else, unless yes goes without saying there and not here."""
        if (prompt.at_enter is None) != self.must_be_said:
            return False
        self.prompt = prompt
        return True

    def default(self) -> Text | None:
        """Say what Enter answers."""
        meant = self.selection()
        return None if meant is None else _YES if meant else _NO

    def enter(self) -> None:
        """Answer what the keyboard stands on, at first yes; nothing where it must be said."""
        if self.selection() is not None:
            self.answered.emit(self.selection())

    def key(self, event: QKeyEvent) -> bool:
        """Take Y, N, 1 and 2."""
        meant = _KEYS.get(Qt.Key(event.key()))
        if meant is not None:
            self.answered.emit(meant)
        elif event.key() in ARROWS and not (self.yes.hasFocus() or self.no.hasFocus()):
            self.yes.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        elif event.text().isdecimal():
            self.unread.emit(AnswerError(T("Press Y or N.")))
            return True
        return meant is not None

    def selection(self) -> Value:
        """Return what Enter answers."""
        if self.no.hasFocus():
            return False
        return True if self.yes.hasFocus() else self.prompt.at_enter

    def first_focus(self) -> QWidget:
        """Return the button for yes; where Enter alone must not answer, no button."""
        return self if self.must_be_said else self.yes


YES_NO = {Qt.Key.Key_Y: True, Qt.Key.Key_N: False}
_KEYS = {**YES_NO, Qt.Key.Key_1: True, Qt.Key.Key_2: False}
_YES = T("Yes")
_NO = T("No")

"""Say yes or no."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.prompts.pane import AnswerPane
from beachmaster.desktop.prompts.wrapped import AnswerButton, ButtonGrid
from beachmaster.desktop.words import word
from beachmaster.engine.prompt import Confirm
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.values import Value


class ConfirmPane(AnswerPane[Confirm]):
    """Two buttons; Y, N, and Enter for yes."""

    def build(self) -> None:
        """Make the buttons; Y and N are keys of every language."""
        self.grid = ButtonGrid()
        self.yes = AnswerButton(word(_YES), "Y", main=True)
        self.no = AnswerButton(word(_NO), "N")
        for button, value in ((self.yes, True), (self.no, False)):
            button.clicked.connect(lambda _checked=False, value=value: self.answered.emit(value))
            self.grid.add(button)
        self.column.addWidget(self.grid)

    def default(self) -> Text:
        """Say what Enter answers."""
        return Text(_NO if self.no.hasFocus() else _YES)

    def enter(self) -> None:
        """Answer yes, unless the keyboard stands on no."""
        self.answered.emit(not self.no.hasFocus())

    def key(self, event: QKeyEvent) -> bool:
        """Take Y, N, 1 and 2."""
        meant = _KEYS.get(Qt.Key(event.key()))
        if meant is not None:
            self.answered.emit(meant)
        return meant is not None

    def selection(self) -> Value:
        """Return what Enter answers."""
        return not self.no.hasFocus()

    def first_focus(self) -> QWidget:
        """Return the button for yes."""
        return self.yes


_KEYS = {Qt.Key.Key_Y: True, Qt.Key.Key_1: True, Qt.Key.Key_N: False, Qt.Key.Key_2: False}
_YES = QT_TRANSLATE_NOOP("desktop", "Yes")
_NO = QT_TRANSLATE_NOOP("desktop", "No")

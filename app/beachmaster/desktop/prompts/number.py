"""Give a whole number."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.buttons import TARGET
from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import PLAIN, PROMPT, Words
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.steady import EmptySpinBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Number
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


class NumberPane(AnswerPane[Number]):
    """A field for a number, with its bounds; it stands empty."""

    def build(self) -> None:
        """Make the field."""
        prompt = self.prompt
        bounds = T("A whole number from {low} to {high}.", low=prompt.minimum, high=prompt.maximum)
        self.column.addWidget(Words(say(bounds), PLAIN, role="hint"))
        self.box = EmptySpinBox(prompt.minimum, prompt.maximum)
        self.box.setFont(current().font(PROMPT, bold=True))
        self.box.setMinimumSize(current().space(8), current().space(TARGET))
        self.box.valueChanged.connect(lambda _value: self.altered.emit())
        name(self.box, T("Number"), bounds)
        self.column.addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)

    def default(self) -> Text:
        """Say which number Enter gives."""
        return (
            T("Answer {number}", number=self.box.value()) if self._given else T("Type the number")
        )

    def enter(self) -> None:
        """Give the number."""
        self.box.interpretText()
        if self._given:
            self.answered.emit(self.box.value())
        else:
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _given(self) -> bool:
        return self.box.given

    def key(self, event: QKeyEvent) -> bool:
        """Let figures begin a number wherever the keyboard stands."""
        if event.text().isdigit() and not self.box.hasFocus():
            self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.box.lineEdit().setText(event.text())
            return True
        return False

    def offer(self, value: Value) -> bool:
        """Fill the field."""
        fits = isinstance(value, int) and self.prompt.minimum <= value <= self.prompt.maximum
        if fits:
            self.box.setValue(value)
        return fits

    def selection(self) -> Value:
        """Return the number."""
        return self.box.value() if self._given else None

    def told_so_far(self) -> Value:
        """Return the number."""
        return self.selection()

    def tell_again(self, told: Value) -> None:
        """Take the number."""
        self.offer(told)

    def first_focus(self) -> QWidget:
        """Return the field, its number marked so that figures replace it."""
        self.box.selectAll()
        return self.box

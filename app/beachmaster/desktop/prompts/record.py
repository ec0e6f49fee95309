"""Read a few named values off the table."""

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.prompts.pane import AnswerPane
from beachmaster.desktop.words import say
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Record
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.values import Value


class RecordPane(AnswerPane[Record]):
    """A form of the prompt's fields, with what is usual filled in."""

    def build(self) -> None:
        """Make the form."""
        self.form = Form(self.prompt.fields)
        self.form.altered.connect(self._altered)
        self._touched = False
        self.column.addWidget(self.form)

    def default(self) -> Text:
        """Say what Enter does."""
        ready = all(field.default is not None for field in self.prompt.fields)
        return Text(_AS_IT_STANDS if ready and not self._touched else _GIVE)

    def enter(self) -> None:
        """Answer with the form."""
        self.answered.emit(self.form.value())

    def digit(self, digit: int) -> bool:
        """Choose in the field that the keyboard stands in."""
        return self.form.digit(digit)

    def offer(self, value: Value) -> bool:
        """Fill a field."""
        return self.form.offer(value)

    def selection(self) -> Value:
        """Return what the form holds."""
        return self.form.value()

    def show_refusal(self, error: AnswerError) -> bool:
        """Show the refusal at its field."""
        return self.form.refuse(error.expected, say(error.text))

    def first_focus(self) -> QWidget | None:
        """Return the first control."""
        return self.form.controls[0].focus_at() if self.form.controls else None

    def _altered(self) -> None:
        self._touched = True
        self.altered.emit()


_AS_IT_STANDS = QT_TRANSLATE_NOOP("desktop", "All as it stands here")
_GIVE = QT_TRANSLATE_NOOP("desktop", "Note these values")

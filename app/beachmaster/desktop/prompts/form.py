"""Ask for named fields: one control for each, what is known of it, and refusals at the field."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QLayout, QVBoxLayout, QWidget

from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.controls import Segments, Several, control_for
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Field
from beachmaster.engine.record import narrowed, value_words
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

BRIEF = 6.6
"""How wide a field is that stands beside others, in ems: its estimate in one line."""


class FieldControl(QWidget):
    """A field's label, its control, and the place where a refusal stands."""

    altered = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        self.control = control_for(field)
        self.read, self.put = self.control.read, self.control.put
        self.focus_at = self.control.focus_at
        self.control.altered.connect(self._changed)
        label = say(field.brief or field.text)
        scale = PLAIN if field.brief is None else 1.0
        self.label = Words(label[:1].upper() + label[1:], scale)
        self.wrong = Words("", 0.95, role="bad")
        self.wrong.hide()
        self.estimate = Words("", 0.95, role="hint")
        if field.estimate is None:
            self.estimate.hide()
        else:
            guess = T("Our estimate: {value}", value=value_words(field, field.estimate))
            self.estimate.setText(say(guess))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.2))
        for widget in (self.label, self.control, self.estimate, self.wrong):
            column.addWidget(widget)
        name(self.control, field.text)
        if field.under is not None:
            self.control.setMinimumWidth(current().space(BRIEF))

    def _changed(self) -> None:
        """Take a refusal back as soon as something else is told."""
        self.refuse("")
        self.altered.emit()

    def missing(self) -> bool:
        """Tell whether a value is wanted and not there."""
        return not self.isHidden() and self.read() is None

    def narrow(self, field: Field, *, told: bool) -> None:
        """Offer what the lists told before leave, and nothing while they are not `told`."""
        self.setVisible(told and not field.settled)
        if told and isinstance(self.control, Several):
            self.control.narrow(field)

    def refuse(self, words: str) -> None:
        """Show why the value does not fit."""
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))


class Form(QWidget):
    """The controls of several fields, and the object they make.

    What is known stands as a line of words: there is nothing to tell about it.
    """

    altered = Signal()

    def __init__(self, fields: Sequence[Field]) -> None:
        super().__init__()
        self.controls: list[FieldControl] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.6))
        self._under: Text | None = None
        for field in fields:
            widget = _known(field) if field.settled else self._control(field)
            self._place(column, field).addWidget(widget)
        self._narrow()

    def _place(self, column: QVBoxLayout, field: Field) -> QLayout:
        """Return where a field stands: in the column, or beside those that it stands with."""
        if field.under is None or field.settled:
            return column
        if field.under != self._under:
            self._under, words = field.under, say(field.under)
            column.addWidget(Words(words[:1].upper() + words[1:], PLAIN, bold=True))
            self._row = FlowLayout(gap=0.8)
            column.addLayout(self._row)
        return self._row

    def _control(self, field: Field) -> FieldControl:
        control = FieldControl(field)
        control.altered.connect(self._altered)
        self.controls.append(control)
        return control

    def _altered(self) -> None:
        self._narrow()
        self.altered.emit()

    def _narrow(self) -> None:
        """Let each field that lies within another offer what is told there."""
        told = self.value()
        fields = narrowed([control.field for control in self.controls], told)
        for control, field in zip(self.controls, fields, strict=True):
            if field.within:
                control.narrow(field, told=field.within in told)

    def value(self) -> dict[str, Value]:
        """Return what the fields hold; those left empty are left out."""
        shown = [control for control in self.controls if not control.isHidden()]
        read = {control.field.name: control.read() for control in shown}
        return {field: value for field, value in read.items() if value is not None}

    def missing(self) -> list[FieldControl]:
        """Return the controls that hold nothing yet."""
        return [control for control in self.controls if control.missing()]

    def fill(self, answer: dict[str, Value]) -> None:
        """Take an answer that was given before."""
        for control in self.controls:
            if control.field.name in answer:
                control.put(answer[control.field.name])

    def refuse(self, expected: Value, words: str) -> bool:
        """Show a refusal at the field it names; tell whether it names one."""
        named = expected if isinstance(expected, dict) else {}
        wrong = [control for control in self.controls if control.field.name in named]
        wrong = wrong or self.missing()
        for control in self.controls:
            said = say(T("Say this as well.")) if control.missing() else words
            control.refuse(said if control in wrong else "")
        if wrong:
            wrong[0].focus_at().setFocus()
        return bool(wrong)

    def digit(self, digit: int) -> bool:
        """Let the value with this number hold, in the field that the keyboard stands in."""
        for one in self.controls:
            if isinstance(one.control, Segments):
                buttons = one.control.buttons
                if 0 < digit <= len(buttons) and any(each.hasFocus() for each in buttons):
                    buttons[digit - 1].setChecked(True)
                    return True
        return False

    def flag(self, value: bool) -> bool:
        """Say yes or no where the keyboard stands, or else in the first such field not told."""
        flags = [one for one in self.controls if one.field.kind == "flag"]
        focus = QApplication.focusWidget()
        here = [one for one in flags if focus is not None and one.isAncestorOf(focus)]
        asked = here or [one for one in flags if one.missing()] or flags[:1]
        return bool(asked) and asked[0].put(value)

    def offer(self, value: Value) -> bool:
        """Fill the field that the keyboard stands in, or the first that takes the value."""
        first = [one for one in self.controls if one.focus_at().hasFocus()]
        return any(control.put(value) for control in [*first, *self.controls])


def _known(field: Field) -> Words:
    """Return the line for a field that is known."""
    words = say(
        T("{field}: {value} (known)", field=field.text, value=value_words(field, field.certainly))
    )
    return Words(words[:1].upper() + words[1:], PLAIN, role="hint")
